package androidx.test.runner;

import android.app.Instrumentation;

public class AndroidJUnitRunner extends Instrumentation {}
