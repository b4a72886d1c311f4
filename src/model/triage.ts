/** Categories of failures. A failure's text decides its category; `unknown` if no rule matches. */
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

/** A call in a failure's stack trace, in the tested code or in the tests. */
export interface CauseFrame {
  /** Called method, such as `com.shop.Cart.add`; absent if the failure names only a file. */
  readonly call?: string | undefined;
  /** File name, or path on the machine that built the tests. */
  readonly file?: string | undefined;
  /** Line number, from 1. */
  readonly line?: number | undefined;
  /** Usual folder of the class, such as `com/shop`. */
  readonly packagePath?: string | undefined;
}

/** Cause of a failure, as far as its text shows it. */
export interface FailureCause {
  /** Id of the cause. Equal for the same cause in later runs, on other devices, and with other values in the message. */
  readonly id: string;
  readonly category: Category;
  /** Name of the rule that chose the category. */
  readonly rule: string;
  /** Exception of the deepest cause that has a message. */
  readonly exception?: string | undefined;
  /** Message on one line; empty if the failure has no text. */
  readonly message: string;
  /** Message and the lines of the failure after the message, joined to one line. */
  readonly text: string;
  /** Deepest frame outside of test frameworks and libraries. */
  readonly frame?: CauseFrame | undefined;
}

export interface ScreenElement {
  /** Type of the element, such as `Button` or `AppCompatTextView`. */
  readonly type?: string;
  /** Resource name or accessibility identifier of the element. */
  readonly id?: string;
  readonly text?: string;
  /** Text for screen readers, if it differs from `text`. */
  readonly description?: string;
  /** Set if the element existed but was not visible. */
  readonly hidden?: true;
}
