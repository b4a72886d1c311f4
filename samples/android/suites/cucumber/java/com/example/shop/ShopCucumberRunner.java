package com.example.shop;

import io.cucumber.android.runner.CucumberAndroidJUnitRunner;

/** A runner of the suite's own, made from that of a library. */
public class ShopCucumberRunner extends CucumberAndroidJUnitRunner {}
