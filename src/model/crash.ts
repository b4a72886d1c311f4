export type CrashKind = 'java' | 'native' | 'not-responding' | 'killed';

/** Why a process of the app or its tests ended, according to logs of the device and of the instrumentation. */
export interface Crash {
  readonly kind: CrashKind;
  /** `com.shop` or `com.shop:remote`; absent if only the instrumentation log is available. */
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  readonly cause: string;
  /** File and line of the app's deepest frame, or the frame as written. */
  readonly at?: string | undefined;
  readonly log: readonly string[];
}

/** A frame of an obfuscated trace that may stand for several calls, so that it stays unchanged. */
export interface AmbiguousFrame {
  readonly frame: string;
  /** Each has one call per line, innermost first. */
  readonly alternatives: readonly string[];
}
