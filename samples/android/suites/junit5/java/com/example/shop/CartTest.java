package com.example.shop;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

public class CartTest implements OpensScreen {
  @FastTest
  public void addsItem() {}

  @Test
  @OnTablets
  public void showsTwoColumns() {}

  @Test
  @DisplayName("totals the prices of all items")
  public void totalsPrices() {}

  @ParameterizedTest
  public void formats(int cents) {}

  @Nested
  public class WhenEmpty {
    @Test
    public void showsHint() {}
  }
}
