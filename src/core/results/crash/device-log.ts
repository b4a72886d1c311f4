import { continueCrash, isDumpHead, type LineReader, readDump, readJava, readSignal } from './crash-lines.ts';
import { type CrashNotes, createCrashNotes, type LoggedCrash, type OpenCrash } from './crash-notes.ts';
import { killedProcesses, type OwnProcesses, ownership } from './killed-processes.ts';
import { createLineReader, type DeviceLogLine } from './log-lines.ts';
import { readEvent, readExit, readKiller, readOwnSignal, readRunner, readSystem } from './process-lines.ts';

const maxCrashes = 50;

/**
 * Reads the crashes of the app and the tests from an Android device log, in order. Processes that hung or were killed also
 * count as crashes. What the log says of the id of a process counts wherever it gives its name.
 */
export const readDeviceLog = async (
  lines: AsyncIterable<readonly string[]>,
  own: OwnProcesses,
): Promise<readonly LoggedCrash[]> => {
  const notes = createCrashNotes();
  const reader = createLineReader();
  let last: OpenCrash | undefined;
  const add = (raw: string): void => {
    notes.next();
    const line = reader.read(raw);
    if (line === 'continued') {
      // An indented line continues the message above, because Android Studio writes the prefix only once.
      if (last !== undefined) continueCrash(last, raw, raw);
    } else if (line === 'other') {
      last = undefined;
      notePhase(notes, raw);
    } else {
      notes.name(line.pid, line.process);
      if (isDumpHead(line.message)) reader.follow(line.tag);
      last = readerOf(line)(notes, line);
    }
  };
  for await (const some of lines) for (const line of some) add(line);
  return ownCrashes(notes, own);
};

/** Reads the line that Android Studio writes where a process starts or ends. */
const notePhase = (notes: CrashNotes, raw: string): void => {
  if (!raw.startsWith('-----')) return;
  const [, phase, id, name] = /^-{5,40} PROCESS (STARTED|ENDED) \((\d{1,9})\) for package (\S{1,300}) -{5,40}$/.exec(raw) ?? [];
  const pid = Number(id);
  if (phase === 'STARTED') notes.start(pid, name);
  if (phase !== 'ENDED') return;
  if (notes.nameOf(pid) === undefined) notes.name(pid, name);
  notes.end(pid, { raw }, { kind: 'death', text: '' });
};

const ownCrashes = (notes: CrashNotes, own: OwnProcesses): readonly LoggedCrash[] => {
  const isOwn = ownership(own, notes.instrumentedNames);
  const told = notes.crashes.flatMap((crash) => {
    const process = processOf(crash);
    const isOfTests = crash.life?.isInstrumented === true || (process !== undefined && isOwn(process));
    if (!isOfTests || isRepeated(notes, crash)) return [];
    const { order, kind, thread, headline, trace, place, log, running } = crash;
    return [{ order, crash: { kind, process, thread, headline, trace, place, log, running } }];
  });
  return [...told, ...killedProcesses(notes, isOwn)]
    .sort((one, other) => one.order - other.order)
    .slice(0, maxCrashes)
    .map(({ crash }) => crash);
};

/** Returns the name of the process. A signal line contains only the end of it. */
const processOf = ({ process, life }: OpenCrash): string | undefined => {
  const named = life?.name;
  return process === undefined || named?.endsWith(process) === true ? named : process;
};

/** Whether the crash is an event that lines of its own tell in full. */
const isRepeated = ({ crashes }: CrashNotes, crash: OpenCrash): boolean =>
  crash.isEvent === true &&
  crashes.some((each) => {
    if (each.isEvent === true) return false;
    const isHang = crash.kind === 'not-responding';
    return isHang ? each.kind === crash.kind && each.process === crash.process : each.life === crash.life;
  });

/** Readers of log lines, by tag. */
const readers: ReadonlyMap<string, LineReader> = new Map([
  ['AndroidRuntime', readJava],
  ['libc', readSignal],
  ['DEBUG', readDump],
  ['ActivityManager', readSystem],
  ['lowmemorykiller', readKiller],
  ['lmkd', readKiller],
  ['Zygote', readExit],
  ['Process', readOwnSignal],
  ['TestRunner', readRunner],
]);

/** Returns the reader of a line. Vendors add their name to `ActivityManager`, and engines dump crashes under their own tags. */
const readerOf = ({ tag }: DeviceLogLine): LineReader => {
  const known = readers.get(tag);
  if (known !== undefined) return known;
  if (tag.startsWith('am_')) return readEvent;
  return tag.includes('ActivityManager') ? readSystem : readDump;
};
