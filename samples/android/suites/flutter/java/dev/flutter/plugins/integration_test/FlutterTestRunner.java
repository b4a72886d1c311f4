package dev.flutter.plugins.integration_test;

import org.junit.runner.Runner;

/** As Flutter's own: it starts the app, whose Dart code says which tests there are. */
public class FlutterTestRunner extends Runner {
  public FlutterTestRunner(Class<?> testClass) {}
}
