package com.example.shop;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class PriceFormatTest {
  private final int cents;
  private final String text;

  public PriceFormatTest(int cents, String text) {
    this.cents = cents;
    this.text = text;
  }

  @Parameters(name = "{1}")
  public static Collection<Object[]> prices() {
    return Arrays.asList(new Object[] {0, "€ 0.00"}, new Object[] {5, "€ 0.05"}, new Object[] {1999, "€ 19.99"});
  }

  @Test
  public void formats() {
    assertEquals(text, PriceFormat.inEuro(cents));
  }
}
