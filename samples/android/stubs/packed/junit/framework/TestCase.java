package junit.framework;

public abstract class TestCase implements Test {
  @Override
  public int countTestCases() {
    return 1;
  }

  public static void assertEquals(int expected, int actual) {
    if (expected != actual) throw new AssertionError("expected:<" + expected + "> but was:<" + actual + ">");
  }
}
