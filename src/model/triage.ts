/** Category of a failure, from its text. `unknown` if no rule matches. */
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

/** A call of the tested code or of the tests in a failure. */
export interface CauseFrame {
  /** `com.shop.Cart.add`; absent if the failure names only a file. */
  readonly call?: string | undefined;
  /** File name, or a path on the machine that built the tests. */
  readonly file?: string | undefined;
  /** Line number, from 1. */
  readonly line?: number | undefined;
  /** `com/shop`, the usual folder of the class. */
  readonly packagePath?: string | undefined;
}

/** Cause of a failure, as far as its text shows it. */
export interface FailureCause {
  /** Equal for the same cause in later runs, on other devices, and with other values in the message. */
  readonly id: string;
  readonly category: Category;
  /** Name of the rule that chose the category. */
  readonly rule: string;
  /** Exception of the deepest cause with a message. */
  readonly exception?: string | undefined;
  /** Message on one line; empty without text. */
  readonly message: string;
  /** The message and the following lines, on one line. */
  readonly text: string;
  /** Deepest frame outside of test frameworks and libraries. */
  readonly frame?: CauseFrame | undefined;
}

/** A screen element at the time of a failure. */
export interface ScreenElement {
  /** Type such as `Button` or `AppCompatTextView`. */
  readonly type?: string;
  /** Resource name or accessibility identifier. */
  readonly id?: string;
  readonly text?: string;
  /** Text for screen readers, if it differs from `text`. */
  readonly description?: string;
  /** Set if the element existed but was not visible. */
  readonly hidden?: true;
}
