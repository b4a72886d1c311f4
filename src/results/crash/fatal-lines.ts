import { type CrashNotes, noteLine, type OpenCrash } from './crash-notes.ts';
import type { DeviceLogLine } from './log-line.ts';

const maxTraceLines = 200;
const maxTraceChars = 1_000;

/** Reads `FATAL EXCEPTION: main`, the process, and the exception with its frames and causes. */
export const addJavaLine = (notes: CrashNotes, line: DeviceLogLine, raw: string): OpenCrash | undefined => {
  const thread = /^FATAL EXCEPTION: (.{1,200})/.exec(line.message)?.[1];
  if (thread !== undefined) {
    const crash = notes.open('java', line, raw);
    crash.thread = thread.trim();
    return crash;
  }
  const crash = notes.crashes.findLast((each) => each.kind === 'java' && each.logger === line.pid);
  if (crash === undefined || line.level !== 'E') return undefined;
  continueJava(crash, line.message, raw);
  return crash;
};

export const continueJava = (crash: OpenCrash, message: string, raw: string): void => {
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

/**
 * Reads the `Fatal signal` line that the crashing process logs, and the dump that another process logs. The dump repeats the
 * signal.
 */
export const addNativeLine = (notes: CrashNotes, line: DeviceLogLine, raw: string): OpenCrash | undefined => {
  if (line.tag === 'libc') return addSignal(notes, line, raw);
  const head = /^pid: (\d{1,9}), tid: \d{1,9}, name: (.{0,100}?) {1,3}>>> (.{1,300}?) <<</.exec(line.message);
  if (head !== null) {
    const pid = Number(head[1]);
    const begun = notes.crashes.findLast((each) => each.kind === 'native' && each.pid === pid);
    if (begun !== undefined) noteLine(begun, raw);
    const crash = begun ?? notes.open('native', line, raw, pid);
    crash.logger = line.pid;
    crash.thread = head[2];
    crash.process = head[3];
    return crash;
  }
  const crash = notes.crashes.findLast((each) => each.kind === 'native' && each.logger === line.pid);
  if (crash !== undefined) continueNative(crash, line.message, raw);
  return crash;
};

const addSignal = (notes: CrashNotes, line: DeviceLogLine, raw: string): OpenCrash | undefined => {
  const fatal = /^Fatal signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(line.message);
  if (fatal === null) return undefined;
  const [, signal = '', rest = ''] = fatal;
  const crash = notes.open('native', line, raw);
  crash.headline = `${signal}${codeIn(rest)}`;
  crash.thread = /in tid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1];
  crash.process ??= /pid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1];
  return crash;
};

export const continueNative = (crash: OpenCrash, message: string, raw: string): void => {
  if (crash.isComplete) return;
  const text = message.trim();
  if (/^#\d\d {1,4}pc /.test(text)) {
    if (crash.trace.length < maxTraceLines) crash.trace.push(`  ${text}`.slice(0, maxTraceChars));
  } else if (crash.trace.length > 0 && text !== '') {
    // The lines after the backtrace list memory, open files and other threads.
    crash.isComplete = true;
    return;
  } else crash.headline = nativeHeadline(crash.headline, text);
  noteLine(crash, raw);
};

/** Headline of a native crash: the signal with its code and address, or the abort message if the process aborted itself. */
const nativeHeadline = (before: string | undefined, text: string): string | undefined => {
  const signal = /^signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(text);
  if (signal !== null) return `${signal[1]}${codeIn(signal[2] ?? '')}`;
  const abortMessage = /^Abort message: (.{1,1000})$/.exec(text)?.[1]?.replace(/^'(.*)'$/, '$1');
  if (abortMessage !== undefined) return `${before?.split(' ')[0] ?? 'SIGABRT'}: ${abortMessage}`;
  const cause = /^Cause: (.{1,500})$/.exec(text)?.[1];
  return cause === undefined || before === undefined ? before : `${before}: ${cause}`;
};

/** Name of the signal's code and the fault address: ` (SEGV_MAPERR) at 0x0` for `code 1 (SEGV_MAPERR), fault addr 0x0`. */
const codeIn = (text: string): string => {
  const code = /code -?\d{1,5} \((\w{1,50})/.exec(text)?.[1];
  const address = /fault addr (0x[\da-f]{1,16})/i.exec(text)?.[1];
  return `${code === undefined ? '' : ` (${code})`}${address === undefined ? '' : ` at ${address}`}`;
};
