package com.example.shop;

import androidx.test.runner.AndroidJUnitRunner;

/** As suites with dependency injection have it: it only replaces the application. */
public class ShopRunner extends AndroidJUnitRunner {
  public Object newApplication(ClassLoader loader, String name, Object context) {
    return null;
  }
}
