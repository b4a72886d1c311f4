import type { CrashKind } from '../../model/crash.ts';
import type { NamedTest } from '../../model/results.ts';
import type { DeviceLogLine } from './log-lines.ts';

export interface LoggedCrash {
  readonly kind: CrashKind;
  readonly process?: string;
  readonly thread?: string;
  /** Signal or reason of the crash. Absent for an exception, which the trace contains. */
  readonly headline?: string;
  /** Stack trace of an exception, or native backtrace, without log prefixes. */
  readonly trace: readonly string[];
  /** Place of the crash, where the log gives one without a trace: `Cart.kt:42`. */
  readonly place?: string;
  /** Lines of the log, unchanged. */
  readonly log: readonly string[];
  /** Test that was running during the crash, by its names in the log. */
  readonly running?: NamedTest;
}

/** A crash whose lines are still being read. */
export interface OpenCrash extends LoggedCrash {
  kind: CrashKind;
  /** Number of the line in the log. */
  readonly order: number;
  readonly life: ProcessLife | undefined;
  /** Id of the process that logs the crash. For a native crash, another process logs the dump. */
  logger: number | undefined;
  readonly log: string[];
  readonly trace: string[];
  process?: string;
  thread?: string;
  headline?: string;
  place?: string;
  /** Whether only an event names the crash, so that its own lines tell more. */
  readonly isEvent?: boolean;
  /** Whether the lines that follow continue the message of an abort. */
  isInMessage?: boolean;
  /** Whether the lines that follow belong to other messages. */
  isComplete?: boolean;
}

/** What the log says of the end of a process. */
export interface ProcessEnd {
  /** Kind of the statement. Each of these explains less than the one before it. */
  readonly kind: 'reason' | 'own-signal' | 'exit' | 'death';
  /** Reason, or signal or status of the exit. Empty if the log gives none. */
  readonly text: string;
  /** Priority of the process: 0 in the foreground, 900 and more in the background. */
  readonly adj?: number;
  readonly order: number;
  readonly raw: string;
  readonly running: NamedTest | undefined;
}

/** A process from its start to its end. A later process may have the same id. */
export interface ProcessLife {
  readonly pid: number;
  /** Name of the process, as the log gives it last, whether before its end or after. */
  name: string | undefined;
  /** Whether tests run in the process. */
  isInstrumented: boolean;
  readonly ends: ProcessEnd[];
}

/** Start or end of an instrumentation, or the note that its process ended. */
interface InstrumentationNote {
  readonly kind: 'started' | 'broke-off' | 'finished';
  /** Package of the app. Absent for the tests' own lines. */
  readonly packageName: string | undefined;
  readonly order: number;
}

const maxCrashes = 50;
const maxPids = 10_000;
const maxEnds = 20;
const maxLogLines = 200;
const maxLineChars = 1_000;

export const createCrashNotes = () => {
  const crashes: OpenCrash[] = [];
  const lives: ProcessLife[] = [];
  const current = new Map<number, ProcessLife>();
  const instrumentations: InstrumentationNote[] = [];
  let running: NamedTest | undefined;
  let order = 0;

  const lifeOf = (pid: number | undefined): ProcessLife | undefined => {
    if (pid === undefined) return undefined;
    const known = current.get(pid);
    if (known !== undefined || lives.length >= maxPids) return known;
    const life: ProcessLife = { pid, name: undefined, isInstrumented: false, ends: [] };
    lives.push(life);
    current.set(pid, life);
    return life;
  };

  const name = (pid: number | undefined, process: string | undefined): void => {
    const life = process === undefined ? undefined : lifeOf(pid);
    if (life !== undefined) life.name = process;
  };

  return {
    crashes: crashes as readonly OpenCrash[],
    lives: lives as readonly ProcessLife[],
    instrumentations: instrumentations as readonly InstrumentationNote[],
    /** Packages that the log names as instrumentation. */
    instrumentedNames: new Set<string>(),
    /** Counts a line of the log. */
    next: (): void => {
      order += 1;
    },
    name,
    nameOf: (pid: number): string | undefined => current.get(pid)?.name,
    /** Notes that a process started. A process with a name that had ended before is another one. */
    start: (pid: number, process: string | undefined): void => {
      const before = current.get(pid);
      const isUsed = before?.name !== undefined && (before.ends.length > 0 || crashes.some(({ life }) => life === before));
      if (isUsed && lives.length < maxPids) current.delete(pid);
      name(pid, process);
    },
    runTest: (pid: number | undefined, test: NamedTest | undefined): void => {
      const life = lifeOf(pid);
      if (life !== undefined) life.isInstrumented = true;
      running = test;
    },
    instrument: (kind: InstrumentationNote['kind'], packageName?: string): void => {
      const last = instrumentations.at(-1);
      if ((last?.kind === kind && last.packageName === packageName) || instrumentations.length >= maxPids) return;
      instrumentations.push({ kind, packageName, order });
    },
    end: (pid: number, { raw }: Pick<DeviceLogLine, 'raw'>, said: Pick<ProcessEnd, 'kind' | 'text' | 'adj'>): void => {
      const life = lifeOf(pid);
      if (life !== undefined && life.ends.length < maxEnds) life.ends.push({ ...said, order, raw, running });
    },
    /** Finds the latest crash of one of these kinds that the process of the line logged. */
    latest: (kinds: readonly CrashKind[], { pid }: DeviceLogLine): OpenCrash | undefined =>
      crashes.findLast((each) => kinds.includes(each.kind) && each.logger === pid && each.isEvent !== true),
    latestOf: (kind: CrashKind, pid: number): OpenCrash | undefined =>
      crashes.findLast((each) => each.kind === kind && each.life?.pid === pid && each.isEvent !== true),
    open: (kind: CrashKind, line: DeviceLogLine, pid = line.pid, isEvent = false): OpenCrash => {
      const { process, pid: logger } = line;
      const life = lifeOf(pid);
      const crash: OpenCrash = { kind, order, life, logger, log: [], trace: [], running, process, isEvent };
      noteLine(crash, line.raw);
      // Drops later crashes above the limit, because they usually result from earlier crashes.
      if (crashes.length < maxCrashes) crashes.push(crash);
      return crash;
    },
  };
};

export type CrashNotes = ReturnType<typeof createCrashNotes>;

export const noteLine = (crash: OpenCrash, raw: string): void => {
  if (crash.log.length < maxLogLines) crash.log.push(cutLine(raw));
};

export const cutLine = (raw: string): string => raw.slice(0, maxLineChars).trimEnd();
