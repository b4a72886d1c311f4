import type { CrashKind } from '../../model/crash.ts';

/** A test as the test runner's log names it. */
export interface RunningTest {
  readonly className: string;
  readonly name: string;
}

export interface LoggedCrash {
  readonly kind: CrashKind;
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** Signal or reason, if it is not part of the trace. */
  readonly headline?: string | undefined;
  /** Exception with its frames, or native backtrace, without log prefixes. */
  readonly trace: readonly string[];
  /** Unchanged lines of the log. */
  readonly log: readonly string[];
  /** Test that had started but not ended. */
  readonly running?: RunningTest | undefined;
}

/** Processes whose crashes count. */
export interface OwnProcesses {
  /** Packages of the app and of its tests; empty if unknown. */
  readonly packages: readonly string[];
  /** Classes of the tests. A process name that is a prefix of a test class belongs to the app. Used only without `packages`. */
  readonly testClasses: readonly string[];
}

/** Android cuts process names to this length and keeps the end. */
const cutNameChars = 15;

/**
 * Decides whether a process belongs to the app. A process may have its own name after a colon, behind the package.
 * `instrumented` are packages that the log names as instrumentation.
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
