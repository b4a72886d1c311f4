package android.app;

import android.os.Bundle;

public class Activity {
  protected void onCreate(Bundle savedInstanceState) {}

  public void setTitle(CharSequence title) {}
}
