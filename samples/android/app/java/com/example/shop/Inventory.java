package com.example.shop;

public final class Inventory {
  private int stock;

  public void restock(int count) {
    stock += count;
  }

  public int stock() {
    return stock;
  }
}
