import type { CrashKind } from '../../model/crash.ts';

/** A test with the names that the log of the test runner gives it. */
export interface RunningTest {
  readonly className: string;
  readonly name: string;
}

export interface LoggedCrash {
  readonly kind: CrashKind;
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** Signal or reason, if the trace does not contain it. */
  readonly headline?: string | undefined;
  /** Lines of the exception with its frames, or of the native backtrace, without log prefixes. */
  readonly trace: readonly string[];
  /** Lines of the log that report the crash, unchanged. */
  readonly log: readonly string[];
  /** Test that had started but not ended when the crash was logged. */
  readonly running?: RunningTest | undefined;
}

/** Processes of the app and its tests. Crashes of other processes are ignored. */
export interface OwnProcesses {
  /** Packages of the app and of its tests; empty if unknown. */
  readonly packages: readonly string[];
  /**
   * Classes of the tests. Used only if `packages` is empty: a process whose name is a prefix of a test class belongs to the app.
   */
  readonly testClasses: readonly string[];
}

/** Android cuts process names to this length and keeps the end. */
const cutNameChars = 15;

/**
 * Creates a function that decides whether a process belongs to the app. The name of a process may be the package, a colon and a
 * further name. `instrumented` contains the packages that the log names as instrumentation.
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
