import { type CrashNotes, noteLine, type OpenCrash } from './crash-notes.ts';
import type { DeviceLogLine } from './log-line.ts';

/** Reads system messages about processes that were started, stopped or killed, that died, or that do not respond. */
export const addSystemLine = (notes: CrashNotes, line: DeviceLogLine, raw: string): OpenCrash | undefined => {
  noteProcesses(notes, line.message);
  const hung = /^ANR in (\S{1,300})/.exec(line.message)?.[1];
  if (hung !== undefined) {
    const crash = notes.open('not-responding', line, raw, undefined);
    crash.process = hung;
    crash.thread = 'main';
    return crash;
  }
  addDeath(notes, line, raw);
  const crash = notes.crashes.findLast((each) => each.kind === 'not-responding' && each.logger === line.pid);
  if (crash !== undefined) continueHang(crash, line.message, raw);
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

/** Lines of a report about a process that does not respond. */
const ofHang =
  /^(?:PID|Reason|Parent|ErrorId|Frozen|Load|Package|Foreground|Process-Runtime|Subject|Tag|some|full|-{3,}|\/proc\/|CPU usage|\s*\+?\d|\s*$)/;

export const continueHang = (crash: OpenCrash, message: string, raw: string): void => {
  if (crash.isComplete) return;
  if (!ofHang.test(message)) {
    crash.isComplete = true;
    return;
  }
  noteLine(crash, raw);
  const reason = /^Reason: (.{1,1000})/.exec(message)?.[1];
  if (reason !== undefined) crash.headline ??= reason.trim();
};

/**
 * Whether a kill counts as a crash. For other reasons, the system ends apps that are in the background or whose tests are over.
 */
const isKill = (reason: string): boolean => /memory|excessive|signal/i.test(reason);

const died = 'the process died';

const addDeath = (notes: CrashNotes, line: DeviceLogLine, raw: string): void => {
  const killing = /^Killing (\d{1,9}):([^/\s]{1,300})\/\S{1,100} \(adj -?\d{1,5}\): (.{1,300})/.exec(line.message);
  if (killing !== null) {
    const [, pid = '', process = '', reason = ''] = killing;
    notes.name(Number(pid), process);
    if (isKill(reason)) addKill(notes, line, raw, { pid: Number(pid), process, headline: reason.trim() });
    else notes.stopped.add(Number(pid));
  }
  const death = /^Process (\S{1,300}) \(pid (\d{1,9})\) has died/.exec(line.message);
  if (death === null) return;
  const [, process = '', pid = ''] = death;
  notes.name(Number(pid), process);
  addKill(notes, line, raw, { pid: Number(pid), process, headline: died });
};

interface Killed {
  readonly pid: number;
  readonly process: string;
  readonly headline: string;
}

/**
 * Adds a killed process as a crash, unless a crash of the process is already known. The log usually gives the reason before it
 * reports the death.
 */
const addKill = (notes: CrashNotes, line: DeviceLogLine, raw: string, { pid, process, headline }: Killed): void => {
  const before = notes.crashes.find((each) => each.pid === pid || (each.kind === 'not-responding' && each.process === process));
  if (before?.kind === 'killed') noteLine(before, raw);
  if (before !== undefined || (headline === died && notes.stopped.has(pid))) return;
  const crash = notes.open('killed', line, raw, pid);
  crash.process = process;
  crash.headline = headline;
};

/** Reads `Kill 'com.shop' (1234), uid 10123, oom_score_adj 0 to free 123kB rss; reason: low watermark is breached`. */
export const addKillerLine = (notes: CrashNotes, line: DeviceLogLine, raw: string): void => {
  const kill = /Kill(?:ing)? '([^']{1,300})' \((\d{1,9})\)(.{0,500})/.exec(line.message);
  if (kill === null) return;
  const [, name = '', pid = '', rest = ''] = kill;
  const reason = /reason: (.{1,200})/.exec(rest)?.[1];
  const headline = `low memory${reason === undefined ? '' : ` (${reason.trim()})`}`;
  addKill(notes, line, raw, { pid: Number(pid), process: notes.processes.get(Number(pid)) ?? name, headline });
};

/** Reads `Process 1234 exited due to signal 9 (Killed)`, or `exited cleanly (1)` if the app exited on its own. */
export const addExitLine = (notes: CrashNotes, line: DeviceLogLine, raw: string): void => {
  const exit = /^Process (\d{1,9}) exited (?:due to (signal \d{1,3}(?: \(.{1,50}?\))?)|cleanly \((\d{1,3})\))/.exec(line.message);
  if (exit === null) return;
  const [, id = '', signal, status] = exit;
  const pid = Number(id);
  const headline = signal ?? `the process exited with status ${status}`;
  const known = notes.crashes.find((each) => each.pid === pid);
  if (known?.kind === 'killed' && known.headline === died) {
    known.headline = headline;
    noteLine(known, raw);
  } else if (known === undefined && !notes.stopped.has(pid) && notes.processes.has(pid))
    addKill(notes, line, raw, { pid, process: notes.processes.get(pid) ?? '', headline });
};

/** Reads `am_proc_start: [0,1234,10123,com.shop,…]` and `am_kill: [0,1234,com.shop,0,reason]` of the event log. */
export const addEventLine = (notes: CrashNotes, { tag, message }: DeviceLogLine): void => {
  const fields = message.startsWith('[') ? message.slice(1).split(',', 6) : [];
  const pid = Number(fields[1]);
  if (!Number.isSafeInteger(pid)) return;
  if (tag === 'am_proc_start') notes.name(pid, fields[3]);
  else if (tag === 'am_kill') {
    notes.name(pid, fields[2]);
    if (!isKill(fields[4] ?? '')) notes.stopped.add(pid);
  }
};
