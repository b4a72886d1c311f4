package com.example.shop;

public final class PriceFormat {
  private PriceFormat() {}

  public static String inEuro(int cents) {
    int rest = cents % 100;
    return "€ " + cents / 100 + (rest < 10 ? ".0" : ".") + rest;
  }
}
