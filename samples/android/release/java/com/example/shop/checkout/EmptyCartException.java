package com.example.shop.checkout;

final class EmptyCartException extends IllegalStateException {
  EmptyCartException(String message) {
    super(message);
  }
}
