package org.junit;

public class Assert {
  protected Assert() {}

  public static void assertEquals(long expected, long actual) {
    if (expected != actual) throw new AssertionError("expected:<" + expected + "> but was:<" + actual + ">");
  }

  public static void assertEquals(Object expected, Object actual) {
    if (!expected.equals(actual)) throw new AssertionError("expected:<" + expected + "> but was:<" + actual + ">");
  }
}
