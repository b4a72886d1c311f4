package android.app;

public class Instrumentation {}
