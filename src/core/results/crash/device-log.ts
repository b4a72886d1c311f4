import type { CrashKind } from '../../model/crash.ts';
import type { NamedTest } from '../../model/results.ts';

export interface LoggedCrash {
  readonly kind: CrashKind;
  readonly process?: string | undefined;
  readonly thread?: string | undefined;
  /** Signal or reason of the crash. Absent for an exception, which the trace contains. */
  readonly headline?: string | undefined;
  /** Stack trace of an exception, or native backtrace, without log prefixes. */
  readonly trace: readonly string[];
  /** Lines of the log, unchanged. */
  readonly log: readonly string[];
  /** Test that was running during the crash, by its names in the log. */
  readonly running?: NamedTest | undefined;
}

/** Processes of the app and the tests. Crashes of other processes are ignored. */
interface OwnProcesses {
  /** Packages of the app and the tests. Empty if they are unknown. */
  readonly packages: readonly string[];
  /** Names of test classes. Used without packages, because these names begin with the name of the app's process. */
  readonly testClasses: readonly string[];
}

/** Android keeps only this number of characters at the end of a long process name. */
const cutNameChars = 15;

/**
 * Creates a function that decides by name whether a process belongs to the app or its tests.
 *
 * @param instrumented packages that the log names as instrumentation
 */
const ownership = ({ packages, testClasses }: OwnProcesses, instrumented: ReadonlySet<string>) => {
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
interface OpenCrash extends LoggedCrash {
  readonly pid: number | undefined;
  /** Id of the process that logs the crash. For a native crash, another process logs the dump. */
  logger: number | undefined;
  readonly log: string[];
  readonly trace: string[];
  process?: string | undefined;
  thread?: string | undefined;
  headline?: string | undefined;
  /** Whether the lines that follow belong to other messages. */
  isComplete?: boolean;
}

const maxCrashes = 50;
const maxPids = 10_000;
const maxLogLines = 200;
const maxLineChars = 1_000;

const createCrashNotes = () => {
  const crashes: OpenCrash[] = [];
  const processes = new Map<number, string>();
  let running: NamedTest | undefined;
  return {
    crashes: crashes as readonly OpenCrash[],
    processes: processes as ReadonlyMap<number, string>,
    /** Ids of the processes in which tests ran. */
    instrumented: new Set<number>(),
    /** Packages that the log names as instrumentation. */
    instrumentedNames: new Set<string>(),
    /** Ids of processes that the system stopped for another reason than a crash. */
    stopped: new Set<number>(),
    setRunning: (test: NamedTest | undefined): void => {
      running = test;
    },
    name: (pid: number | undefined, process: string | undefined): void => {
      if (pid === undefined || process === undefined) return;
      if (processes.size < maxPids || processes.has(pid)) processes.set(pid, process);
    },
    /** Finds the latest crash of this kind that the process of the line logged. */
    latest: (kind: CrashKind, { pid }: DeviceLogLine): OpenCrash | undefined =>
      crashes.findLast((each) => each.kind === kind && each.logger === pid),
    open: (kind: CrashKind, line: DeviceLogLine, pid = line.pid): OpenCrash => {
      const crash: OpenCrash = { kind, pid, logger: line.pid, log: [], trace: [], running, process: line.process };
      noteLine(crash, line.raw);
      // Drops later crashes above the limit, because they usually result from earlier crashes.
      if (crashes.length < maxCrashes) crashes.push(crash);
      return crash;
    },
  };
};

type CrashNotes = ReturnType<typeof createCrashNotes>;

const noteLine = (crash: OpenCrash, raw: string): void => {
  if (crash.log.length < maxLogLines) crash.log.push(raw.slice(0, maxLineChars).trimEnd());
};

interface DeviceLogLine {
  readonly raw: string;
  readonly pid: number | undefined;
  /** Name of the process, which only some formats contain. */
  readonly process: string | undefined;
  readonly level: string;
  readonly tag: string;
  readonly message: string;
}

/** Formats of log lines, as `logcat -v` and Android Studio write them. */
const formats: readonly RegExp[] = [
  // Format `threadtime`, also with year, zone or user: `01-02 03:04:05.678  1234  1250 E AndroidRuntime: text`
  /^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:[a-z]\w{0,20} {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
  // Format `threadtime` with seconds since 1970 or since the start of the device
  /^ {0,20}\d{1,12}\.\d{1,9} {1,9}(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
  // Format `time`: `01-02 03:04:05.678 E/AndroidRuntime( 1234): text`. Format `brief`: the same without the time
  /^(?:(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9}:? {1,9})?(?<level>[VDIWEFA])\/(?<tag>[^(:]{0,100}?) {0,99}\( {0,9}(?<pid>\d{1,9})\): (?<text>.*)$/,
  // Android Studio: `2024-01-02 03:04:05.678  1234-1250  AndroidRuntime  com.shop  E  text`
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9} {1,9}(?<tag>\S{1,100}) {1,99}(?<process>\S{1,300}) {1,99}(?<level>[VDIWEFA]) {2}(?<text>.*)$/,
  // Older versions of Android Studio: `01-02 03:04:05.678 1234-1250/com.shop E/AndroidRuntime: text`
  /^(?:\d{4}-)?(?:\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9}\/(?<process>\S{1,300}) (?<level>[VDIWEFA])\/(?<tag>[^:]{0,100}): (?<text>.*)$/,
  // Formats without a process: `E/AndroidRuntime: text`, and `threadtime` cut off before the level
  /^ {0,9}(?<level>[VDIWEFA])[/ ](?<tag>[^(:]{1,100}): (?<text>.*)$/,
];

/** @returns undefined for a line without a prefix, such as a line that continues a message */
const readDeviceLogLine = (raw: string): DeviceLogLine | undefined => {
  for (const format of formats) {
    const found = format.exec(raw)?.groups;
    if (found === undefined) continue;
    const { pid, process, level = '', tag = '', text: message = '' } = found;
    return {
      raw,
      pid: pid === undefined ? undefined : Number(pid),
      process: process === '?' || process === 'pid-unknown' ? undefined : process,
      level,
      tag: tag.trim(),
      message,
    };
  }
  return undefined;
};

/** Matches the tags of relevant log lines. Most lines of a log contain none of these tags. */
const interesting = /AndroidRuntime|DEBUG|libc|ActivityManager|am_|lowmemorykiller|lmkd|TestRunner|Zygote/;
const maxHeadChars = 300;

/**
 * Reads the crashes of the app and the tests from an Android device log, in order. Processes that hung or were killed also
 * count as crashes.
 */
export const readDeviceLog = async (
  lines: AsyncIterable<readonly string[]>,
  own: OwnProcesses,
): Promise<readonly LoggedCrash[]> => {
  const notes = createCrashNotes();
  let last: OpenCrash | undefined;
  const add = (raw: string): void => {
    const line = interesting.test(raw.slice(0, maxHeadChars)) ? readDeviceLogLine(raw) : undefined;
    if (line !== undefined) {
      notes.name(line.pid, line.process);
      last = (readers.get(line.tag) ?? readEvent)(notes, line);
    } else if (/^\s/.test(raw)) {
      // An indented line continues the message above, because Android Studio writes the prefix only once.
      if (last !== undefined) continueCrash(last, last.kind === 'not-responding' ? raw.trim() : raw, raw);
    } else last = undefined;
  };
  for await (const some of lines) for (const line of some) add(line);
  return ownCrashes(notes, own);
};

const continueCrash = (crash: OpenCrash, text: string, raw: string): void => {
  if (crash.isComplete) return;
  if (crash.kind === 'java') continueJava(crash, text, raw);
  else if (crash.kind === 'native') continueNative(crash, text, raw);
  else if (crash.kind === 'not-responding') continueHang(crash, text, raw);
};

const ownCrashes = ({ crashes, processes, instrumented, instrumentedNames }: CrashNotes, own: OwnProcesses): LoggedCrash[] => {
  const isOwn = ownership(own, instrumentedNames);
  return crashes.flatMap(({ kind, pid, process, thread, headline, trace, log, running }): LoggedCrash[] => {
    const named = pid === undefined ? undefined : processes.get(pid);
    // A signal line contains only the end of the process name.
    const whole = process === undefined || named?.endsWith(process) ? named : process;
    const hasTests = pid !== undefined && instrumented.has(pid);
    if (!hasTests && (whole === undefined || !isOwn(whole))) return [];
    return [{ kind, process: whole, thread, headline, trace, log, running }];
  });
};

/** Reads a log line. Returns the crash that the next lines may continue. */
type LineReader = (notes: CrashNotes, line: DeviceLogLine) => OpenCrash | undefined;

/** Reads `started: addsItem(com.shop.CartTest)`, which the process of the tests logs. */
const readRunner: LineReader = (notes, { pid, message }) => {
  const test = /^(started|finished): (.{1,500})\(([\w.$]{1,500})\)\s*$/.exec(message);
  if (test === null) return undefined;
  const [, event, name = '', className = ''] = test;
  if (pid !== undefined) notes.instrumented.add(pid);
  notes.setRunning(event === 'started' ? { className, name } : undefined);
  return undefined;
};

/** Reads messages about processes that started, ended or do not respond. */
const readSystem: LineReader = (notes, line) => {
  noteProcesses(notes, line.message);
  const process = /^ANR in (\S{1,300})/.exec(line.message)?.[1];
  if (process !== undefined) return Object.assign(notes.open('not-responding', line), { process, thread: 'main' });
  addDeath(notes, line);
  const crash = notes.latest('not-responding', line);
  if (crash !== undefined) continueCrash(crash, line.message, line.raw);
  return crash?.isComplete === true ? undefined : crash;
};

const noteProcesses = (notes: CrashNotes, message: string): void => {
  const now = /Start proc (\d{1,9}):([^/\s]{1,300})\//.exec(message);
  if (now !== null) notes.name(Number(now[1]), now[2]);
  const before = /Start proc ([^\s]{1,300}) for .{0,300}: pid=(\d{1,9})/.exec(message);
  if (before !== null) notes.name(Number(before[2]), before[1]);
  const ended = /Crash of app (\S{1,300}) running instrumentation ComponentInfo\{([^/}]{1,300})\//.exec(message);
  for (const name of ended?.slice(1) ?? []) notes.instrumentedNames.add(name);
  const stopped = /^Force stopping (\S{1,300}) .{0,300}: (?:start|finished) inst/.exec(message)?.[1];
  if (stopped !== undefined) notes.instrumentedNames.add(stopped);
};

const hangLine =
  /^(?:PID|Reason|Parent|ErrorId|Frozen|Load|Package|Foreground|Process-Runtime|Subject|Tag|some|full|-{3,}|\/proc\/|CPU usage|\s*\+?\d|\s*$)/;

const continueHang = (crash: OpenCrash, message: string, raw: string): void => {
  crash.isComplete = !hangLine.test(message);
  if (crash.isComplete) return;
  noteLine(crash, raw);
  crash.headline ??= /^Reason: (.{1,1000})/.exec(message)?.[1]?.trim();
};

/** Whether a kill counts as a crash. The system also kills apps in the background, and apps whose tests are over. */
const isKill = (reason: string): boolean => /memory|excessive|signal/i.test(reason);

const died = 'the process died';

const addDeath = (notes: CrashNotes, line: DeviceLogLine): void => {
  const killing = /^Killing (\d{1,9}):([^/\s]{1,300})\/\S{1,100} \(adj -?\d{1,5}\): (.{1,300})/.exec(line.message);
  if (killing !== null) {
    const [, pid = '', process = '', reason = ''] = killing;
    notes.name(Number(pid), process);
    if (isKill(reason)) addKill(notes, line, { pid: Number(pid), process, headline: reason.trim() });
    else notes.stopped.add(Number(pid));
  }
  const death = /^Process (\S{1,300}) \(pid (\d{1,9})\) has died/.exec(line.message);
  if (death === null) return;
  const [, process = '', pid = ''] = death;
  notes.name(Number(pid), process);
  addKill(notes, line, { pid: Number(pid), process, headline: died });
};

/** Adds a kill, unless a crash of the process is already known. */
const addKill = (notes: CrashNotes, line: DeviceLogLine, killed: { pid: number; process: string; headline: string }): void => {
  const { pid, process, headline } = killed;
  const before = notes.crashes.find((each) => each.pid === pid || (each.kind === 'not-responding' && each.process === process));
  if (before?.kind === 'killed') noteLine(before, line.raw);
  if (before !== undefined || (headline === died && notes.stopped.has(pid))) return;
  Object.assign(notes.open('killed', line, pid), { process, headline });
};

/** Reads `Kill 'com.shop' (1234), uid 10123, oom_score_adj 0 to free 123kB rss; reason: low watermark is breached`. */
const readKiller: LineReader = (notes, line) => {
  const kill = /Kill(?:ing)? '([^']{1,300})' \((\d{1,9})\)(.{0,500})/.exec(line.message);
  if (kill === null) return undefined;
  const [, name = '', id = '', rest = ''] = kill;
  const pid = Number(id);
  const reason = /reason: (.{1,200})/.exec(rest)?.[1];
  const headline = `low memory${reason === undefined ? '' : ` (${reason.trim()})`}`;
  addKill(notes, line, { pid, process: notes.processes.get(pid) ?? name, headline });
  return undefined;
};

/** Reads `Process 1234 exited due to signal 9 (Killed)`, or `exited cleanly (1)` if the app exited on its own. */
const readExit: LineReader = (notes, line) => {
  const exit = /^Process (\d{1,9}) exited (?:due to (signal \d{1,3}(?: \(.{1,50}?\))?)|cleanly \((\d{1,3})\))/.exec(line.message);
  if (exit === null) return undefined;
  const [, id = '', signal, status] = exit;
  const pid = Number(id);
  const headline = signal ?? `the process exited with status ${status}`;
  const known = notes.crashes.find((each) => each.pid === pid);
  if (known?.headline === died) known.headline = headline;
  const process = notes.processes.get(pid);
  if (process !== undefined && !notes.stopped.has(pid)) addKill(notes, line, { pid, process, headline });
  return undefined;
};

/** Reads `am_proc_start: [0,1234,10123,com.shop,…]` and `am_kill: [0,1234,com.shop,0,reason]` of the event log. */
const readEvent: LineReader = (notes, { tag, message }) => {
  const fields = message.startsWith('[') ? message.slice(1).split(',', 6) : [];
  const pid = Number(fields[1]);
  if (!Number.isSafeInteger(pid)) return undefined;
  if (tag === 'am_proc_start') notes.name(pid, fields[3]);
  else if (tag === 'am_kill') {
    notes.name(pid, fields[2]);
    if (!isKill(fields[4] ?? '')) notes.stopped.add(pid);
  }
  return undefined;
};

const maxTraceLines = 200;
const maxTraceChars = 1_000;

const readJava: LineReader = (notes, line) => {
  const thread = /^FATAL EXCEPTION: (.{1,200})/.exec(line.message)?.[1];
  if (thread !== undefined) return Object.assign(notes.open('java', line), { thread: thread.trim() });
  const crash = line.level === 'E' ? notes.latest('java', line) : undefined;
  if (crash !== undefined) continueCrash(crash, line.message, line.raw);
  return crash;
};

const continueJava = (crash: OpenCrash, message: string, raw: string): void => {
  noteLine(crash, raw);
  const text = message.trim();
  if (crash.trace.length === 0) {
    const process = /^Process: (\S{1,300}?)(?:, PID: \d{1,9})?$/.exec(text)?.[1];
    if (process !== undefined) crash.process = process;
    if (process !== undefined || text === '' || /^PID: \d{1,9}$/.test(text)) return;
  }
  if (crash.trace.length === maxTraceLines) return;
  const isFrame = /^(?:at |\.\.\. \d|Suppressed: )/.test(text);
  crash.trace.push((isFrame ? `\t${text}` : text).slice(0, maxTraceChars));
};

/** Reads `Fatal signal 11 (SIGSEGV)`, which the crashing process logs. */
const readSignal: LineReader = (notes, line) => {
  const fatal = /^Fatal signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(line.message);
  if (fatal === null) return undefined;
  const [, signal = '', rest = ''] = fatal;
  const crash = notes.open('native', line);
  crash.headline = `${signal}${codeIn(rest)}`;
  crash.thread = /in tid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1];
  crash.process ??= /pid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1];
  return crash;
};

/** Reads the dump of a native crash, which another process logs after the signal. */
const readDump: LineReader = (notes, line) => {
  const head = /^pid: (\d{1,9}), tid: \d{1,9}, name: (.{0,100}?) {1,3}>>> (.{1,300}?) <<</.exec(line.message);
  if (head === null) {
    const crash = notes.latest('native', line);
    if (crash !== undefined) continueCrash(crash, line.message, line.raw);
    return crash;
  }
  const [, id, thread, process] = head;
  const pid = Number(id);
  const begun = notes.crashes.findLast((each) => each.kind === 'native' && each.pid === pid);
  if (begun !== undefined) noteLine(begun, line.raw);
  return Object.assign(begun ?? notes.open('native', line, pid), { logger: line.pid, thread, process });
};

const continueNative = (crash: OpenCrash, message: string, raw: string): void => {
  const text = message.trim();
  if (/^#\d\d {1,4}pc /.test(text)) {
    if (crash.trace.length < maxTraceLines) crash.trace.push(`  ${text}`.slice(0, maxTraceChars));
  } else if (crash.trace.length > 0 && text !== '') {
    // Stops at the end of the backtrace, because the next lines list memory, open files and other threads.
    crash.isComplete = true;
    return;
  } else crash.headline = nativeHeadline(crash.headline, text);
  noteLine(crash, raw);
};

/** Returns the signal with code and address, or the abort message if the process aborted itself. */
const nativeHeadline = (before: string | undefined, text: string): string | undefined => {
  const signal = /^signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(text);
  if (signal !== null) {
    const [, name = '', rest = ''] = signal;
    return `${name}${codeIn(rest)}`;
  }
  const abortMessage = /^Abort message: (.{1,1000})$/.exec(text)?.[1]?.replace(/^'(.*)'$/, '$1');
  if (abortMessage !== undefined) return `${before?.split(' ')[0] ?? 'SIGABRT'}: ${abortMessage}`;
  const cause = /^Cause: (.{1,500})$/.exec(text)?.[1];
  return cause === undefined || before === undefined ? before : `${before}: ${cause}`;
};

/** Returns ` (SEGV_MAPERR) at 0x0` for `code 1 (SEGV_MAPERR), fault addr 0x0`. */
const codeIn = (text: string): string => {
  const code = /code -?\d{1,5} \((\w{1,50})/.exec(text)?.[1];
  const address = /fault addr (0x[\da-f]{1,16})/i.exec(text)?.[1];
  return `${code === undefined ? '' : ` (${code})`}${address === undefined ? '' : ` at ${address}`}`;
};

/** Readers of log lines, by tag. A line with another tag is read as an event. */
const readers: ReadonlyMap<string, LineReader> = new Map([
  ['AndroidRuntime', readJava],
  ['libc', readSignal],
  ['DEBUG', readDump],
  ['ActivityManager', readSystem],
  ['lowmemorykiller', readKiller],
  ['lmkd', readKiller],
  ['Zygote', readExit],
  ['TestRunner', readRunner],
]);
