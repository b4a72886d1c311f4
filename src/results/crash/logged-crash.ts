import type { CrashKind } from '../../model/crash.ts';
import type { NamedTest } from '../../model/results.ts';
import type { DeviceLogLine } from './log-line.ts';

export interface LoggedCrash {
  readonly kind: CrashKind;
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** Signal or reason. Absent for an exception, which the trace contains. */
  readonly headline?: string | undefined;
  /** Exception with frames, or native backtrace, without log prefixes. */
  readonly trace: readonly string[];
  /** Unchanged lines of the log. */
  readonly log: readonly string[];
  /** Test that had started but not ended, by its names in the log. */
  readonly running?: NamedTest | undefined;
}

/** Crashes of other processes are ignored. */
export interface OwnProcesses {
  /** Packages of app and tests; empty if unknown. */
  readonly packages: readonly string[];
  /** Without packages, the name of an own process must be a prefix of one of these classes. */
  readonly testClasses: readonly string[];
}

/** Android keeps only this many characters at the end of a process name. */
const cutNameChars = 15;

/**
 * Decides whether a process belongs to the app or its tests. It is named `package` or `package:name`.
 *
 * @param instrumented packages that the log names as instrumentation
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

/** A crash whose lines are still being read. */
export interface OpenCrash extends LoggedCrash {
  readonly pid: number | undefined;
  /** Process that logs the crash. For a native crash, the process that logs the dump. */
  logger: number | undefined;
  readonly log: string[];
  readonly trace: string[];
  process?: string | undefined;
  thread?: string | undefined;
  headline?: string | undefined;
  /** Whether later lines belong to other messages. */
  isComplete?: boolean;
}

const maxCrashes = 50;
const maxPids = 10_000;
const maxLogLines = 200;
const maxLineChars = 1_000;

export const createCrashNotes = () => {
  const crashes: OpenCrash[] = [];
  const processes = new Map<number, string>();
  let running: NamedTest | undefined;
  return {
    crashes: crashes as readonly OpenCrash[],
    processes: processes as ReadonlyMap<number, string>,
    /** Processes in which tests ran. */
    instrumented: new Set<number>(),
    /** Packages that the log names as instrumentation. */
    instrumentedNames: new Set<string>(),
    /** Processes that the system killed for another reason than a crash, such as the end of a test. */
    stopped: new Set<number>(),
    setRunning: (test: NamedTest | undefined): void => {
      running = test;
    },
    name: (pid: number | undefined, process: string | undefined): void => {
      if (pid === undefined || process === undefined) return;
      if (processes.size < maxPids || processes.has(pid)) processes.set(pid, process);
    },
    /** Latest crash of this kind that the process of the line logged. */
    latest: (kind: CrashKind, { pid }: DeviceLogLine): OpenCrash | undefined =>
      crashes.findLast((each) => each.kind === kind && each.logger === pid),
    open: (kind: CrashKind, line: DeviceLogLine, pid = line.pid): OpenCrash => {
      const crash: OpenCrash = { kind, pid, logger: line.pid, log: [], trace: [], running, process: line.process };
      noteLine(crash, line.raw);
      // Later crashes are usually consequences of earlier crashes.
      if (crashes.length < maxCrashes) crashes.push(crash);
      return crash;
    },
  };
};

export type CrashNotes = ReturnType<typeof createCrashNotes>;

export const noteLine = (crash: OpenCrash, raw: string): void => {
  if (crash.log.length < maxLogLines) crash.log.push(raw.slice(0, maxLineChars).trimEnd());
};
