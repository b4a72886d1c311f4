package androidx.test.runner.suites;

import org.junit.runner.RunWith;
import org.junit.runners.Suite;

/** As every newer release of the runner packs it: a class that runs all others. */
@RunWith(AndroidClasspathSuite.RunnerSuite.class)
public final class AndroidClasspathSuite {
  public static class RunnerSuite extends Suite {}
}
