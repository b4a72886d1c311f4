package com.example.shop;

/** Steps of scenarios, which no test annotation marks. */
public class CheckoutSteps {
  public void payWithCard() {}
}
