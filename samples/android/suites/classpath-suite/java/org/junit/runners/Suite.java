package org.junit.runners;

import org.junit.runner.Runner;

public class Suite extends Runner {}
