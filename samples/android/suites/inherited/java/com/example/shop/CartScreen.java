package com.example.shop;

/** All its tests come from the app, and its name is not that of a test. */
public class CartScreen extends ScreenChecks {}
