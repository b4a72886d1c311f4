package com.example.shop;

import org.junit.jupiter.api.Test;

public interface OpensScreen {
  @Test
  default void opensScreen() {}
}
