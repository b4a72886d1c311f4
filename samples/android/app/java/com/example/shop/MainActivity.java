package com.example.shop;

import android.app.Activity;
import android.os.Bundle;

public final class MainActivity extends Activity {
  private final Cart cart = new Cart();

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    setTitle(PriceFormat.inEuro(cart.totalCents()));
  }
}
