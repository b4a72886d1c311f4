/** The text of a failure decides its category; `unknown` if no rule matches. */
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

/** Call of the tested code or the tests in a stack trace. */
export interface CauseFrame {
  /** Such as `com.shop.Cart.add`; absent if the failure names only a file. */
  readonly call?: string | undefined;
  /** File name, or path on the machine that built the tests. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly packagePath?: string | undefined;
}

export interface FailureCause {
  /** Equal for the same cause in later runs, on other devices, and with other values in the message. */
  readonly id: string;
  readonly category: Category;
  readonly rule: string;
  readonly exception?: string | undefined;
  /** One line; empty if the failure has no text. */
  readonly message: string;
  /** The message and the lines after it, joined. */
  readonly text: string;
  /** Deepest frame outside of test frameworks and libraries. */
  readonly frame?: CauseFrame | undefined;
}

export interface ScreenElement {
  readonly type?: string;
  /** Resource name or accessibility identifier. */
  readonly id?: string;
  readonly text?: string;
  /** Text for screen readers, if it differs from `text`. */
  readonly description?: string;
  /** Set if the element was not visible. */
  readonly hidden?: true;
}
