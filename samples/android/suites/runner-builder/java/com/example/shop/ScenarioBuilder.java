package com.example.shop;

import org.junit.runner.Runner;
import org.junit.runners.model.RunnerBuilder;

/** Given to the runner as its argument runnerBuilder; it makes tests of classes that no annotation marks. */
public class ScenarioBuilder extends RunnerBuilder {
  @Override
  public Runner runnerForClass(Class<?> testClass) {
    return null;
  }
}
