import { type CrashNotes, createCrashNotes, type OpenCrash } from './crash-notes.ts';
import { addEventLine, addExitLine, addKillerLine, addSystemLine, continueHang } from './death-lines.ts';
import { addJavaLine, addNativeLine, continueJava, continueNative } from './fatal-lines.ts';
import { type DeviceLogLine, readDeviceLogLine } from './log-line.ts';
import { type LoggedCrash, type OwnProcesses, ownership } from './logged-crash.ts';

/** Tags of relevant log lines. Most lines of a log contain none of these tags. */
const interesting = /AndroidRuntime|DEBUG|libc|ActivityManager|am_|lowmemorykiller|lmkd|TestRunner|Zygote/;
const maxHeadChars = 300;

/**
 * Reads an Android device log for crashes of the processes of the app and the tests: exceptions, native signals, and processes
 * that did not respond or were killed. Crashes of other apps are left out. Returns the crashes in the order of the log.
 */
export const readDeviceLog = async (
  lines: AsyncIterable<readonly string[]>,
  own: OwnProcesses,
): Promise<readonly LoggedCrash[]> => {
  const notes = createCrashNotes();
  let last: OpenCrash | undefined;
  const add = (raw: string): void => {
    const line = interesting.test(raw.slice(0, maxHeadChars)) ? readDeviceLogLine(raw) : undefined;
    if (line !== undefined) last = route(notes, line, raw);
    // An indented line without a prefix continues the message above it. Android Studio writes the prefix only once per message.
    else if (/^\s/.test(raw)) continueLast(last, raw);
    else last = undefined;
  };
  for await (const some of lines) for (const line of some) add(line);
  return ownCrashes(notes, own);
};

/** @returns the crash that the line belongs to, if the next lines may belong to it as well */
const route = (notes: CrashNotes, line: DeviceLogLine, raw: string): OpenCrash | undefined => {
  notes.name(line.pid, line.process);
  switch (line.tag) {
    case 'AndroidRuntime':
      return addJavaLine(notes, line, raw);
    case 'libc':
    case 'DEBUG':
      return addNativeLine(notes, line, raw);
    case 'ActivityManager':
      return addSystemLine(notes, line, raw);
    case 'lowmemorykiller':
    case 'lmkd':
      addKillerLine(notes, line, raw);
      return undefined;
    case 'Zygote':
      addExitLine(notes, line, raw);
      return undefined;
    case 'TestRunner':
      addRunnerLine(notes, line);
      return undefined;
    default:
      addEventLine(notes, line);
      return undefined;
  }
};

const continueLast = (crash: OpenCrash | undefined, raw: string): void => {
  if (crash?.kind === 'java') continueJava(crash, raw, raw);
  else if (crash?.kind === 'native') continueNative(crash, raw, raw);
  else if (crash?.kind === 'not-responding') continueHang(crash, raw.trim(), raw);
};

/** Reads `started: addsItem(com.shop.CartTest)`. The AndroidX test runner logs it in the process of the tests. */
const addRunnerLine = (notes: CrashNotes, { pid, message }: DeviceLogLine): void => {
  const test = /^(started|finished): (.{1,500})\(([\w.$]{1,500})\)\s*$/.exec(message);
  if (test === null) return;
  const [, event, name = '', className = ''] = test;
  if (pid !== undefined) notes.instrumented.add(pid);
  notes.setRunning(event === 'started' ? { className, name } : undefined);
};

const ownCrashes = ({ crashes, processes, instrumented, instrumentedNames }: CrashNotes, own: OwnProcesses): LoggedCrash[] => {
  const isOwn = ownership(own, instrumentedNames);
  return crashes.flatMap(({ kind, pid, process, thread, headline, trace, log, running }): LoggedCrash[] => {
    const named = pid === undefined ? undefined : processes.get(pid);
    // A signal line contains only the end of the process name.
    const whole = named?.endsWith(process ?? '') ? named : (process ?? named);
    const hasTests = pid !== undefined && instrumented.has(pid);
    if (!hasTests && (whole === undefined || !isOwn(whole))) return [];
    return [{ kind, process: whole, thread, headline, trace, log, running }];
  });
};
