import type { CrashKind } from '../../model/crash.ts';

/** A test as the log of the test runner names it. */
export interface RunningTest {
  readonly className: string;
  readonly name: string;
}

/** A crash as a log tells it. */
export interface LoggedCrash {
  readonly kind: CrashKind;
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** What went wrong, where that is no line of the trace: signal, reason. */
  readonly headline?: string | undefined;
  /** The exception and its frames, or the native backtrace; without the heads of the log's lines. */
  readonly trace: readonly string[];
  /** Lines as the log has them. */
  readonly log: readonly string[];
  /** The test that had started and not ended. */
  readonly running?: RunningTest | undefined;
}

/** Whose crashes count. */
export interface OwnProcesses {
  /** Packages of the app and of its tests; empty where they are not known. */
  readonly packages: readonly string[];
  /** Of the tests: a process that is named as the start of one is the app's. Counts only without packages. */
  readonly testClasses: readonly string[];
}

/** The system cuts names of processes to so many characters, and keeps the end. */
const cutNameChars = 15;

/**
 * A process may have a name of its own after a colon; its package is the app's.
 *
 * @param instrumented packages that the log calls those of an instrumentation
 */
export const ownership = ({ packages, testClasses }: OwnProcesses, instrumented: ReadonlySet<string>) => {
  const known = packages.length > 0 ? packages : [...instrumented];
  return (process: string): boolean => {
    const [name = ''] = process.split(':');
    if (known.some((each) => each === name || (name.length === cutNameChars && each.endsWith(name)))) return true;
    if (packages.length > 0 || !name.includes('.')) return false;
    const app = name.endsWith('.test') ? name.slice(0, -'.test'.length) : name;
    return testClasses.some((each) => each.startsWith(`${app}.`));
  };
};
