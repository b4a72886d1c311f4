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
