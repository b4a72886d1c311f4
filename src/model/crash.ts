/**
 * How a process of the app or its tests ended before its test did. `not-responding`: the system found that it does not react to
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

/** A frame of an obfuscated build that may be one of several calls, and is left unchanged. */
export interface AmbiguousFrame {
  /** The frame in the trace, without surrounding white space. */
  readonly frame: string;
  /** Possible stacks, each with one call per line, innermost first. */
  readonly alternatives: readonly string[];
}
