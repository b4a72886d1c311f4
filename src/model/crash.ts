/** How a process of the app or of its tests ended. `not-responding`: it does not react to input. */
export type CrashKind = 'java' | 'native' | 'not-responding' | 'killed';

/** Why a process ended, according to the logs of the device and of the instrumentation. */
export interface Crash {
  readonly kind: CrashKind;
  /** Name of the process: `com.shop` or `com.shop:remote`; absent if only the instrumentation log is available. */
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** Exception or signal of the deepest cause, with its message. */
  readonly cause: string;
  /** Deepest frame of the app in the stack trace: its file and line, or the frame as written. */
  readonly at?: string | undefined;
  readonly log: readonly string[];
}

/** A frame of an obfuscated stack trace that may stand for several calls. It is left unchanged. */
export interface AmbiguousFrame {
  /** The frame in the trace, without surrounding white space. */
  readonly frame: string;
  /** Possible stacks. Each has one call per line, innermost first. */
  readonly alternatives: readonly string[];
}
