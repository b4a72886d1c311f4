package com.example.shop;

import org.junit.Test;

public class CheckoutTest extends ScreenChecks {
  @Test
  public void paysWithCard() {}
}
