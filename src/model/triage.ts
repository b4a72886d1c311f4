/** Why something failed, as far as its text says. `unknown` where no written rule applies. */
export const categories = [
  'assertion',
  'app-crash',
  'app-not-responding',
  'element-not-found',
  'timeout',
  'network',
  'accessibility',
  'device-or-service',
  'test-setup',
  'unknown',
] as const;

export type Category = (typeof categories)[number];

/** A call of the tested code or of the tests, as a failure names it. */
export interface CauseFrame {
  /** `com.shop.Cart.add`; absent where the failure names only a file. */
  readonly call?: string | undefined;
  /** A file name, or a path of the machine that built the tests. */
  readonly file?: string | undefined;
  /** From 1. */
  readonly line?: number | undefined;
  /** `com/shop`, the folder that the class usually lies in. */
  readonly packagePath?: string | undefined;
}

/** What a failure says about why it failed. */
export interface FailureCause {
  /** The same for the same cause in later runs, on other devices, and with other values in the message. */
  readonly id: string;
  readonly category: Category;
  /** The name of the rule that chose the category. */
  readonly rule: string;
  /** Of the deepest cause that has a message. */
  readonly exception?: string | undefined;
  /** On one line; empty where there is no text. */
  readonly message: string;
  /** The message with the lines after it, on one line. */
  readonly text: string;
  /** Deepest outside of test frameworks and libraries. */
  readonly frame?: CauseFrame | undefined;
}

/** An element of the screen at the time of a failure. */
export interface ScreenElement {
  /** `Button`, `AppCompatTextView`. */
  readonly type?: string;
  /** Resource name or accessibility identifier. */
  readonly id?: string;
  readonly text?: string;
  /** What screen readers say, where it is not the text. */
  readonly description?: string;
  /** It was there and could not be seen. */
  readonly hidden?: true;
}
