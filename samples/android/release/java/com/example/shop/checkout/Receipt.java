package com.example.shop.checkout;

public final class Receipt {
  private final int totalCents;
  private final int items;

  Receipt(int totalCents, int items) {
    this.totalCents = totalCents;
    this.items = items;
  }

  public String text() {
    return items + " items: " + totalCents;
  }
}
