package com.example.shop;

/** All its tests are default methods. */
public class SearchTest implements OpensScreen {}
