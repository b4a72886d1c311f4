package com.example.shop;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import org.junit.Test;
import org.junit.runner.RunWith;

@LargeTest
@RunWith(AndroidJUnit4.class)
public class CheckoutTest extends ScreenTest {
  @Override
  protected String title() {
    return "Shop: checkout";
  }

  @Smoke
  @Test
  public void paysWithCard() {
    assertEquals("€ 4.49", PriceFormat.inEuro(449));
  }

  @Test
  public void showsReceipt() {
    assertEquals("Shop: checkout", title());
  }
}
