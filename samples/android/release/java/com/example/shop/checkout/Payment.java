package com.example.shop.checkout;

import com.example.shop.Cart;

final class Payment {
  private final String card;

  Payment(String card) {
    this.card = card;
  }

  int charge(Cart cart) {
    requireItems(cart);
    if (card.isEmpty()) throw new EmptyCartException("no card");
    return cart.totalCents();
  }

  private static void requireItems(Cart cart) {
    if (cart.items() == 0) throw new EmptyCartException("no items in the cart");
  }
}
