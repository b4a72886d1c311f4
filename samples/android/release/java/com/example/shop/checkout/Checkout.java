package com.example.shop.checkout;

import com.example.shop.Cart;

/** Only in the release build, which R8 shrinks: it makes stacks that cannot be read without the mapping. */
public final class Checkout {
  private final Cart cart;

  public Checkout(Cart cart) {
    this.cart = cart;
  }

  /** Crashes with an empty cart. */
  public Receipt pay(String card) {
    Payment payment = new Payment(card);
    return new Receipt(payment.charge(cart), cart.items());
  }
}
