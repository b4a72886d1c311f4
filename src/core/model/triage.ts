/** Categories of failures. A failure is `unknown` if no rule matches its text. */
export const categories = [
  'assertion',
  'exception',
  'app-crash',
  'app-not-responding',
  'element-not-found',
  'timeout',
  'network',
  'accessibility',
  'device-or-service',
  'test-setup',
  'configuration',
  'unknown',
] as const;

export type Category = (typeof categories)[number];

/** What a category rests on, surest first. */
export const certainties = [
  // A log, a counter or the service's own code shows it.
  'proven',
  // The text of the failure says it.
  'stated',
  // A rule of thumb over frames and names.
  'inferred',
] as const;

export type Certainty = (typeof certainties)[number];

const grounds: Readonly<Record<Certainty, string>> = {
  proven: 'proven by a log, a counter or the service',
  stated: "stated by the failure's text",
  inferred: 'inferred from frames and names',
};

/** Names a category with what it rests on, such as `assertion (stated by the failure's text)`. */
export const describeCategory = (category: Category, certainty: Certainty): string =>
  `${category} (${category === 'unknown' ? `${certainty}: no rule fits` : grounds[certainty]})`;

/** Call in a stack trace that belongs to the app or its tests. */
export interface CauseFrame {
  /** Call such as `com.shop.Cart.add`. Absent if the failure names only a file. */
  readonly call?: string;
  /** File name, or a path on the machine that built the tests. */
  readonly file?: string;
  readonly line?: number;
  readonly packagePath?: string;
}

export interface FailureCause {
  /** Id that stays equal for the same cause in later runs and on other devices. */
  readonly id: string;
  readonly category: Category;
  readonly rule: string;
  readonly certainty: Certainty;
  /** Host that a failed request went to, if the failure names it. */
  readonly host?: string;
  readonly exception?: string;
  /** Message in one line. Empty if the failure has no text. */
  readonly message: string;
  /** Message and the lines after it, joined to one text. */
  readonly text: string;
  /** Deepest call that is not in a test framework or library. */
  readonly frame?: CauseFrame;
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
