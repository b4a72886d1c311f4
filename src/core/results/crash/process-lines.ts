import { continueCrash, type LineReader } from './crash-lines.ts';
import { type CrashNotes, cutLine } from './crash-notes.ts';
import type { DeviceLogLine } from './log-lines.ts';

/** Reads `started: addsItem(com.shop.CartTest)`, which the process of the tests logs. */
export const readRunner: LineReader = (notes, { pid, message }) => {
  const test = /^(started|finished): (.{1,500})\(([\w.$]{1,500})\)\s*$/.exec(message);
  if (test === null) return undefined;
  const [, event, name = '', className = ''] = test;
  notes.runTest(pid, event === 'started' ? { className, name } : undefined);
  notes.instrument('started');
  return undefined;
};

/** Reads messages about processes that started, ended or do not respond. */
export const readSystem: LineReader = (notes, line) => {
  noteProcesses(notes, line.message);
  const process = /^ANR in ([^\s,]{1,300})/.exec(line.message)?.[1];
  if (process !== undefined) return Object.assign(notes.open('not-responding', line), { process, thread: 'main' });
  noteEnds(notes, line);
  const crash = notes.latest(['not-responding'], line);
  if (crash !== undefined) continueCrash(crash, line.message, line.raw);
  return crash?.isComplete === true ? undefined : crash;
};

const noteProcesses = (notes: CrashNotes, message: string): void => {
  const now = /Start proc (\d{1,9}):([^/\s]{1,300})\/\S{1,100}(.{0,300})/.exec(message);
  if (now !== null) {
    notes.start(Number(now[1]), now[2]);
    if (/^ for (?:added application|instrumentation)\b/.test(now[3] ?? '')) notes.instrument('started', now[2]?.split(':')[0]);
  }
  const [, recorded, name] = /ProcessRecord\{[\da-f]{1,16} (\d{1,9}):([^/\s]{1,300})\//.exec(message) ?? [];
  if (recorded !== undefined) notes.name(Number(recorded), name);
  const before = /Start proc ([^\s]{1,300}) for .{0,300}: pid=(\d{1,9})/.exec(message);
  if (before !== null) notes.start(Number(before[2]), before[1]);
  const ended = /Crash of app (\S{1,300}) running instrumentation ComponentInfo\{([^/}]{1,300})\//.exec(message);
  for (const name of ended?.slice(1) ?? []) notes.instrumentedNames.add(name);
  if (ended !== null) notes.instrument('broke-off', ended[1]);
  const [, stopped, when] = /^Force stopping (\S{1,300}) .{0,300}: (start|finished) inst/.exec(message) ?? [];
  if (stopped === undefined) return;
  notes.instrumentedNames.add(stopped);
  notes.instrument(when === 'start' ? 'started' : 'finished', stopped);
};

const noteEnds = (notes: CrashNotes, line: DeviceLogLine): void => {
  const killing =
    /^Killing (?:proc )?(\d{1,9}):([^/\s]{1,300})\/[^\s:]{1,100}(?: \(adj (-?\d{1,5})[^)]{0,50}\))?: (.{1,300})/.exec(
      line.message,
    );
  if (killing !== null) {
    const [, pid = '', process, adj, reason = ''] = killing;
    notes.name(Number(pid), process);
    notes.end(Number(pid), line, { kind: 'reason', text: reason.trim(), adj: adj === undefined ? undefined : Number(adj) });
  }
  const death = /^Process (\S{1,300}) \(pid (\d{1,9})\) has died/.exec(line.message);
  if (death === null) return;
  const [, process, pid = ''] = death;
  notes.name(Number(pid), process);
  notes.end(Number(pid), line, { kind: 'death', text: '' });
};

/** Forms of kills for lack of memory, of the system, of vendors and of the kernel. */
const memoryKills: readonly RegExp[] = [
  // `Kill 'com.shop' (4711), uid 10123, oom_score_adj 0 to free 5kB rss; reason: low watermark is breached`
  /(?:Kill(?:ing)?|Reclaim|select) '(?<name>[^']{1,300})' \((?<pid>\d{1,9})\)(?<rest>.{0,500})/,
  // `send sigkill to 4711 (com.shop), adj 0, size 5` and `Out of memory: Killed process 4711 (com.shop)`
  /(?:send sigkill to|Out of memory: Kill(?:ed)? process) (?<pid>\d{1,9}) \((?<name>[^)]{1,300})\)(?<rest>.{0,500})/,
];

/** Reads that a process was killed for lack of memory. */
export const readKiller: LineReader = (notes, line) => {
  const kill = memoryKills.map((form) => form.exec(line.message)?.groups).find((each) => each !== undefined);
  if (kill === undefined) return undefined;
  const { name, pid: id, rest = '' } = kill;
  const pid = Number(id);
  // The kernel cuts names to 15 characters.
  if (notes.nameOf(pid) === undefined) notes.name(pid, name);
  const reason = /reason: (.{1,200})/.exec(rest)?.[1];
  const adj = /\b(?:oom_score_)?adj (-?\d{1,5})/.exec(rest)?.[1];
  notes.end(pid, line, {
    kind: 'reason',
    text: `low memory${reason === undefined ? '' : ` (${reason.trim()})`}`,
    adj: adj === undefined ? undefined : Number(adj),
  });
  return undefined;
};

/** Reads `Process 1234 exited due to signal 9 (Killed)`, or `exited cleanly (1)` if the app exited on its own. */
export const readExit: LineReader = (notes, line) => {
  const exit =
    /^Process (\d{1,9}) (?:exited due to|terminated by) signal \(?(\d{1,3})\)?( \(.{1,50}?\))?|^Process (\d{1,9}) exited cleanly \((\d{1,3})\)/.exec(
      line.message,
    );
  if (exit === null) return undefined;
  const [, signaled, signal, meaning = '', exited, status] = exit;
  const text = signal === undefined ? `the process exited with status ${status}` : `signal ${signal}${meaning}`;
  notes.end(Number(signaled ?? exited), line, { kind: 'exit', text });
  return undefined;
};

/** Reads `Sending signal. PID: 4711 SIG: 9`, which a process logs when it ends itself or another one. */
export const readOwnSignal: LineReader = (notes, line) => {
  const [, pid, signal] = /^Sending signal\. PID: (\d{1,9}) SIG: (\d{1,3})/.exec(line.message) ?? [];
  if (pid !== undefined && Number(pid) === line.pid)
    notes.end(Number(pid), line, { kind: 'own-signal', text: `the process sent itself signal ${signal}` });
  return undefined;
};

/** Reads the log of events, such as `am_proc_start: [0,1234,10123,com.shop,…]`. */
export const readEvent: LineReader = (notes, line) => {
  const text = /^\[(.*)\]\s*$/.exec(line.message)?.[1];
  const read = text === undefined ? undefined : events.get(line.tag);
  if (text !== undefined && read !== undefined) read(notes, line, text);
  return undefined;
};

type EventReader = (notes: CrashNotes, line: DeviceLogLine, text: string) => void;

/** Returns the id of the process, of two ids of which the other is the user's: a small number. */
const pidOf = (one: string | undefined, other: string | undefined): number => Math.max(Number(one), Number(other));

const readStart: EventReader = (notes, _line, text) => {
  const [, pid, , process] = text.split(',', 4);
  if (isId(pid)) notes.start(Number(pid), process);
};

const readBound: EventReader = (notes, _line, text) => {
  const [, pid, process] = text.split(',', 3);
  if (isId(pid)) notes.name(Number(pid), process);
};

/** Reads `0,4711,com.shop,900,cached`, to which newer systems add the memory of the process. */
const readKill: EventReader = (notes, line, text) => {
  const [, pid, process, adj, reason = ''] =
    /^\d{1,9},(\d{1,9}),([^,]{1,300})(?:,(-?\d{1,5})(?:,(.{0,300}?)(?:,\d{1,12})?)?)?$/.exec(text) ?? [];
  if (!isId(pid)) return;
  notes.name(Number(pid), process);
  notes.end(Number(pid), line, { kind: 'reason', text: reason.trim(), adj: adj === undefined ? undefined : Number(adj) });
};

const isId = (text: string | undefined): text is string => /^\d{1,9}$/.test(text ?? '');

/** Reads that a process died: `0,4711,com.shop,0,2`. */
const readDeath: EventReader = (notes, line, text) => {
  const [, pid, process] = text.split(',', 3);
  if (!isId(pid)) return;
  notes.name(Number(pid), process);
  notes.end(Number(pid), line, { kind: 'death', text: '' });
};

/** Reads `4711,0,com.shop,551042630,java.lang.Error,no items, or so,Cart.kt,42`. The message may have commas. */
const readCrash: EventReader = (notes, line, text) => {
  const found =
    /^(\d{1,9}),(\d{1,9}),([^,]{1,300}),-?\d{1,12},([^,]{1,300}),(.{0,1000}),([^,]{0,300}[^,\d]),(-?\d{1,9})(?:,\d{1,3})?$/.exec(
      text,
    );
  if (found === null) return;
  const [, one, other, process, exception = '', message = '', file = '', number] = found;
  const isNative = exception === 'Native crash';
  const crash = notes.open(isNative ? 'native' : 'java', line, pidOf(one, other), true);
  notes.name(pidOf(one, other), process);
  crash.process = process;
  if (isNative) crash.headline = message === '' ? exception : message;
  else {
    crash.trace.push(cutLine(message === '' || message === 'null' ? exception : `${exception}: ${message}`));
    crash.place = Number(number) > 0 ? `${file}:${number}` : undefined;
  }
};

/** Reads `0,4711,com.shop,551042630,Input dispatching timed out`. */
const readHang: EventReader = (notes, line, text) => {
  const [, one, other, process, reason] = /^(\d{1,9}),(\d{1,9}),([^,]{1,300}),-?\d{1,12},(.{1,1000})$/.exec(text) ?? [];
  if (process === undefined) return;
  const crash = notes.open('not-responding', line, pidOf(one, other), true);
  Object.assign(crash, { process, thread: 'main', headline: reason });
};

const events: ReadonlyMap<string, EventReader> = new Map([
  ['am_proc_start', readStart],
  ['am_proc_bound', readBound],
  ['am_kill', readKill],
  ['am_proc_died', readDeath],
  ['am_crash', readCrash],
  ['am_anr', readHang],
]);
