package com.example.shop;

public class CheckoutScenario {
  public void paysWithCard() {}
}
