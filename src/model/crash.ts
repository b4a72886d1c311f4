/** How a process of the app or of its tests ended before its test did. `not-responding`: the system found that it answers no input. */
export type CrashKind = 'java' | 'native' | 'not-responding' | 'killed';

/** Why a process ended, as the logs of the device and of the instrumentation tell. */
export interface Crash {
  readonly kind: CrashKind;
  /** `com.shop` or `com.shop:remote`; absent where only the log of the instrumentation is known. */
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** The exception or the signal, with its message: the deepest cause. */
  readonly cause: string;
  /** The deepest frame of the app: file and line, or the frame. */
  readonly at?: string | undefined;
  /** The part of the log that tells of it. */
  readonly log: readonly string[];
}

/** A frame of a shrunk build that may be one of several calls, and stays as it is. */
export interface AmbiguousFrame {
  /** As the trace has it, without white space around. */
  readonly frame: string;
  /** What it may be: each the calls from the innermost on, one per line. */
  readonly alternatives: readonly string[];
}
