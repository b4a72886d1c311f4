/**
 * How a process of the app or of its tests ended during a test. `not-responding`: the system reported that it does not react to
 * input.
 */
export type CrashKind = 'java' | 'native' | 'not-responding' | 'killed';

/** Reason for the end of a process, from the logs of the device and the instrumentation. */
export interface Crash {
  readonly kind: CrashKind;
  /** `com.shop` or `com.shop:remote`; absent if only the instrumentation log is available. */
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** Exception or signal with its message, from the deepest cause. */
  readonly cause: string;
  /** Deepest frame of the app: file and line, or the frame itself. */
  readonly at?: string | undefined;
  /** Part of the log about the crash. */
  readonly log: readonly string[];
}

/** A frame of an obfuscated stack trace that may stand for several calls. It is left unchanged. */
export interface AmbiguousFrame {
  /** The frame in the trace, without surrounding white space. */
  readonly frame: string;
  /** Possible stacks, each with one call per line, innermost first. */
  readonly alternatives: readonly string[];
}
