import type { CrashKind } from '../../model/crash.ts';
import type { DeviceLogLine } from './log-line.ts';
import type { RunningTest } from './logged-crash.ts';

/** A crash whose lines are still being read. */
export interface OpenCrash {
  readonly kind: CrashKind;
  readonly pid: number | undefined;
  /** Process that writes the log lines of the crash. For a native crash, this is the process that writes the dump. */
  logger: number | undefined;
  readonly log: string[];
  readonly trace: string[];
  readonly running: RunningTest | undefined;
  process?: string | undefined;
  thread?: string | undefined;
  headline?: string | undefined;
  /** Whether the crash is complete, so that later lines are not added to it. */
  isComplete?: boolean;
}

const maxCrashes = 50;
const maxPids = 10_000;
const maxLogLines = 200;
const maxLineChars = 1_000;

/** Collects facts from a device log: crashes, process names, and the processes of the tests. */
export const createCrashNotes = () => {
  const crashes: OpenCrash[] = [];
  const processes = new Map<number, string>();
  let running: RunningTest | undefined;
  return {
    crashes: crashes as readonly OpenCrash[],
    processes: processes as ReadonlyMap<number, string>,
    /** Processes in which tests ran. */
    instrumented: new Set<number>(),
    /** Packages that the log names as instrumentation. */
    instrumentedNames: new Set<string>(),
    /** Processes that the system killed for a reason that is not a crash, such as the end of a test. */
    stopped: new Set<number>(),
    setRunning: (test: RunningTest | undefined): void => {
      running = test;
    },
    name: (pid: number | undefined, process: string | undefined): void => {
      if (pid === undefined || process === undefined) return;
      if (processes.size < maxPids || processes.has(pid)) processes.set(pid, process);
    },
    open: (kind: CrashKind, line: DeviceLogLine, raw: string, pid = line.pid): OpenCrash => {
      const crash: OpenCrash = { kind, pid, logger: line.pid, log: [], trace: [], running, process: line.process };
      noteLine(crash, raw);
      // Ignores crashes above the limit. Later crashes are usually consequences of earlier crashes.
      if (crashes.length < maxCrashes) crashes.push(crash);
      return crash;
    },
  };
};

export type CrashNotes = ReturnType<typeof createCrashNotes>;

export const noteLine = (crash: OpenCrash, raw: string): void => {
  if (crash.log.length < maxLogLines) crash.log.push(raw.slice(0, maxLineChars).trimEnd());
};
