package junit.framework;

public interface Test {
  int countTestCases();
}
