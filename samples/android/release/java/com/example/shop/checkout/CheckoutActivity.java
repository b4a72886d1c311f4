package com.example.shop.checkout;

import android.app.Activity;
import android.os.Bundle;
import com.example.shop.Cart;

public final class CheckoutActivity extends Activity {
  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    setTitle(new Checkout(new Cart()).pay(getClass().getName()).text());
  }
}
