package com.example.shop;

public final class Cart {
  private int items;
  private int totalCents;

  public void add(int priceCents) {
    items++;
    totalCents += priceCents;
  }

  public void clear() {
    items = 0;
    totalCents = 0;
  }

  public int items() {
    return items;
  }

  public int totalCents() {
    return totalCents;
  }
}
