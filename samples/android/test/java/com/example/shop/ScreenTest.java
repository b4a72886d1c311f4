package com.example.shop;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** In the second DEX file: its subclasses, in the first, inherit a test across the files. */
public abstract class ScreenTest {
  protected abstract String title();

  @Test
  public void opensWithoutCrash() {
    assertEquals("Shop", title().substring(0, 4));
  }
}
