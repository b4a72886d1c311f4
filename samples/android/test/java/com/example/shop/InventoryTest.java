package com.example.shop;

import junit.framework.TestCase;

public class InventoryTest extends TestCase {
  private final Inventory inventory = new Inventory();

  public void testStartsEmpty() {
    assertEquals(0, inventory.stock());
  }

  public void testRestocks() {
    inventory.restock(3);
    assertEquals(3, inventory.stock());
  }

  /** Not a test: it takes an argument. */
  public void testedWith(int count) {
    inventory.restock(count);
  }
}
