package com.example.shop;

import org.junit.Test;

/** Lies in the app, so that several test APKs can inherit its tests. */
public abstract class ScreenChecks {
  @Test
  public void opens() {}

  @Test
  public void rotates() {}
}
