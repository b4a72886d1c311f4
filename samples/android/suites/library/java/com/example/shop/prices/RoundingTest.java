package com.example.shop.prices;

import org.junit.Test;

public class RoundingTest {
  @Test
  public void roundsUp() {}
}
