package com.example.shop;

import org.junit.Test;

public class CartTest {
  @Test
  public void addsItem() {}

  @Test
  public void removesItem() {}
}
