package com.example.shop.prices;

import androidx.test.runner.AndroidJUnitRunner;

/** A runner of any name. */
public class Instrumented extends AndroidJUnitRunner {}
