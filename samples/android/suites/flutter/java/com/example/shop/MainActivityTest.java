package com.example.shop;

import dev.flutter.plugins.integration_test.FlutterTestRunner;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** No method is a test: their names are in the Dart code of the app. */
@RunWith(FlutterTestRunner.class)
public class MainActivityTest {
  @Rule public Object activity = null;
}
