import { type CrashNotes, noteLine, type OpenCrash } from './crash-notes.ts';
import type { DeviceLogLine } from './log-lines.ts';

/** Reads a log line. Returns the crash that the next lines may continue. */
export type LineReader = (notes: CrashNotes, line: DeviceLogLine) => OpenCrash | undefined;

const maxTraceLines = 200;
const maxTraceChars = 1_000;

/** Adds a line to the crash that it continues. */
export const continueCrash = (crash: OpenCrash, text: string, raw: string): void => {
  if (crash.isComplete === true || crash.isEvent === true) return;
  if (crash.kind === 'java') continueJava(crash, text, raw);
  else if (crash.kind === 'native') continueNative(crash, text, raw);
  else if (crash.kind === 'not-responding') continueHang(crash, text, raw);
};

export const readJava: LineReader = (notes, line) => {
  const thread = /^FATAL EXCEPTION: (.{1,200})/.exec(line.message)?.[1];
  if (thread !== undefined) return Object.assign(notes.open('java', line), { thread: thread.trim() });
  const crash = line.level === 'E' ? notes.latest(['java', 'native'], line) : undefined;
  if (crash !== undefined) continueCrash(crash, line.message, line.raw);
  return crash;
};

/** Matches the start of the dump of a native crash that an engine throws as an error: `java.lang.Error: *** *** ***`. */
const thrownDump = /^java\.lang\.Error: (?:\*\*\* ?){4}/;

const continueJava = (crash: OpenCrash, message: string, raw: string): void => {
  noteLine(crash, raw);
  const text = message.trim();
  if (crash.trace.length === 0) {
    const process = /^Process: ([^\s,]{1,300})(?:,|$)/.exec(text)?.[1];
    if (process !== undefined) crash.process = process;
    if (process !== undefined || text === '' || /^PID: \d{1,9}$/.test(text)) return;
  }
  if (crash.trace.length === 0 && thrownDump.test(text)) {
    crash.kind = 'native';
    return;
  }
  if (crash.trace.length === maxTraceLines) return;
  const isFrame = /^(?:at |\.\.\. \d|Suppressed: )/.test(text);
  crash.trace.push((isFrame ? `\t${text}` : text).slice(0, maxTraceChars));
};

/** Reads `Fatal signal 11 (SIGSEGV)`, which the crashing process logs. */
export const readSignal: LineReader = (notes, line) => {
  const fatal = /^Fatal signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(line.message);
  if (fatal === null) return undefined;
  const [, signal = '', rest = ''] = fatal;
  const crash = notes.open('native', line);
  crash.headline = `${signal}${codeIn(rest)}`;
  const [, tid, thread] = /(?:in tid|thread) (\d{1,9}) \(([^)]{1,100})\)/.exec(rest) ?? [];
  crash.thread = thread;
  // The main thread has the id and the name of its process.
  crash.process ??= /pid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1] ?? (Number(tid) === line.pid ? thread : undefined);
  return crash;
};

/** Head of the dump of a native crash: `pid: 4711, tid: 4716, name: RenderThread  >>> com.shop <<<`. */
const dumpHead = /^pid: (\d{1,9}), tid: \d{1,9}(?:, name: (.{0,100}?))? {1,3}>>> (.{1,300}?) <<</;

export const isDumpHead = (message: string): boolean => dumpHead.test(message);

/** Reads the dump of a native crash: another process logs it after the signal, or an engine under its own tag. */
export const readDump: LineReader = (notes, line) => {
  const crash = notes.latest(['native'], line);
  if (!dumpHead.test(line.message)) {
    if (crash !== undefined) continueCrash(crash, line.message, line.raw);
    return crash;
  }
  const pid = Number(dumpHead.exec(line.message)?.[1]);
  const begun = notes.latestOf('native', pid);
  if (begun === undefined || begun.trace.length > 0) return readHead(notes.open('native', line, pid), line);
  noteLine(begun, line.raw);
  return readHead(begun, line);
};

const readHead = (crash: OpenCrash, { pid: logger, message }: DeviceLogLine): OpenCrash => {
  const [, , thread, process] = dumpHead.exec(message) ?? [];
  return Object.assign(crash, { logger, thread: thread ?? crash.thread, process });
};

const backtraceFrame = /^#\d{2,4} {1,4}pc (?:0x)?[\da-f]/i;

const continueNative = (crash: OpenCrash, message: string, raw: string): void => {
  const text = message.trim();
  const head = dumpHead.exec(text);
  if (backtraceFrame.test(text)) {
    if (crash.trace.length < maxTraceLines) crash.trace.push(`  ${text}`.slice(0, maxTraceChars));
  } else if (crash.trace.length > 0 && text !== '') {
    // Stops at the end of the backtrace, because the next lines list memory, open files and other threads.
    crash.isComplete = true;
    return;
  } else if (head !== null) {
    crash.thread = head[2] ?? crash.thread;
    crash.process = head[3];
  } else {
    crash.isInMessage = crash.isInMessage === true && !isDumpField(text);
    if (crash.isInMessage) continueMessage(crash, text);
    else readNativeFact(crash, text);
  }
  noteLine(crash, raw);
};

/** Whether the line ends the message of an abort: registers and the backtrace follow it. */
const isDumpField = (text: string): boolean =>
  /^(?:(?:[rxw]\d{1,2}|[re][abcd]x|rax|eax|ip|lr)\s|backtrace:|\d{1,4} total frames)/.test(text);

const maxHeadlineChars = 1_000;

const continueMessage = (crash: OpenCrash, text: string): void => {
  crash.isInMessage = !text.endsWith("'");
  crash.headline = `${crash.headline} ${text.replace(/'$/, '')}`.trimEnd().slice(0, maxHeadlineChars);
};

/** Reads the signal with code and address, or the abort message if the process aborted itself. */
const readNativeFact = (crash: OpenCrash, text: string): void => {
  const signal = /^signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(text);
  if (signal !== null) {
    const [, name = '', rest = ''] = signal;
    crash.headline = `${name}${codeIn(rest)}`;
    return;
  }
  const abortMessage = /^Abort message: (.{1,1000})$/.exec(text)?.[1];
  if (abortMessage !== undefined) {
    const quoted = /^'(.*?)('?)$/.exec(abortMessage);
    crash.headline = `${crash.headline?.split(' ')[0] ?? 'SIGABRT'}: ${quoted?.[1] ?? abortMessage}`;
    crash.isInMessage = quoted !== null && quoted[2] === '';
    return;
  }
  const cause = /^Cause: (.{1,500})$/.exec(text)?.[1];
  if (cause !== undefined && crash.headline !== undefined) crash.headline = `${crash.headline}: ${cause}`;
};

/** Returns ` (SEGV_MAPERR) at 0x0` for `code 1 (SEGV_MAPERR), fault addr 0x0`, or ` at 0x0` for `at 0x0 (code=1)`. */
const codeIn = (text: string): string => {
  const code = /code -?\d{1,5} \((\w{1,50})/.exec(text)?.[1];
  const address =
    /fault addr ((?:0x[\da-f]{1,16}|[\da-f]{8,16})\b)/i.exec(text)?.[1] ?? /^ at (0x[\da-f]{1,16})/i.exec(text)?.[1];
  return `${code === undefined ? '' : ` (${code})`}${address === undefined ? '' : ` at ${address}`}`;
};

const hangLine =
  /^(?:PID|UID|Flags|Reason|Parent|ErrorId|Frozen|Load|Package|Foreground|Process-Runtime|Subject|Tag|some|full|-{3,}|\/proc\/|CPU usage|\s*\+?\d|\s*$)/;

const continueHang = (crash: OpenCrash, message: string, raw: string): void => {
  const text = message.trim();
  crash.isComplete = !hangLine.test(text);
  if (crash.isComplete) return;
  noteLine(crash, raw);
  crash.headline ??= /^Reason: (.{1,1000})/.exec(text)?.[1]?.trim();
};
