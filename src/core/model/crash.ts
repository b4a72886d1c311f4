export type CrashKind = 'java' | 'native' | 'not-responding' | 'killed';

/** Crash of the app or its tests, as found in the device log or the instrumentation log. */
export interface Crash {
  readonly kind: CrashKind;
  /** Process name, such as `com.shop:remote`. Absent if only the instrumentation log is available. */
  readonly process?: string;
  readonly thread?: string;
  readonly cause: string;
  /** Place of the crash: file and line if the frame has them, otherwise the text of the frame. */
  readonly at?: string;
  readonly log: readonly string[];
}

/** Frame of an obfuscated trace that is not restored, because it may stand for several calls. */
export interface AmbiguousFrame {
  readonly frame: string;
  /** Possible calls for the frame. Each text has one call per line, innermost first. */
  readonly alternatives: readonly string[];
}
