import { isRecord, listIn, memberOf } from '../../../lib/is-record.ts';
import { parseJsonOrUndefined } from '../../../lib/parse-json.ts';
import type { Crash, CrashKind } from '../../model/crash.ts';

/** Crash report of Apple, as JSON (`.ips`) or text (`.crash`). */
export interface AppleCrash {
  readonly crash: Crash;
  /** Reasons of the crash, then the frames of the crashed thread. */
  readonly trace: string;
}

const maxFrames = 100;
const maxTextChars = 1_000;

export const readAppleCrashReport = (report: string): AppleCrash | undefined => {
  const text = report.trimStart();
  return text.startsWith('{') ? readIps(text) : readCrashText(text);
};

interface Reported extends Pick<Crash, 'process' | 'thread' | 'at'> {
  /** Type of the exception, such as `EXC_CRASH (SIGABRT)`. */
  readonly exception: string | undefined;
  /** Reasons of the crash, most specific first. */
  readonly reasons: readonly (string | undefined)[];
  readonly frames: readonly string[];
}

/** Matches reports about a process that the watchdog ended because it did not respond. */
const hung = /0x8badf00d|watchdog|scene-update|failed to (?:launch|terminate|resign)/i;
const killed = /\bjetsam|per-process-limit|EXC_RESOURCE|highwater|vm-pageshortage/i;

const appleCrash = ({ process, thread, exception, reasons, frames, at }: Reported): AppleCrash | undefined => {
  const descriptions = [...reasons, exception]
    .map((each = '') => each.replace(/\s+/g, ' ').trim().slice(0, maxTextChars))
    .filter((each) => each !== '');
  const [cause] = descriptions;
  if (cause === undefined) return undefined;
  const all = descriptions.join('\n');
  const kind: CrashKind = hung.test(all) ? 'not-responding' : killed.test(all) ? 'killed' : 'native';
  const lines = [...new Set([...descriptions, ...(thread === undefined ? [] : [`Thread: ${thread}`]), ...frames])];
  return { crash: { kind, process, thread, cause, at, log: lines }, trace: lines.join('\n') };
};

const textAt = (value: unknown, ...keys: readonly string[]): string | undefined => {
  const found = keys.reduce(memberOf, value);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

const listAt = (value: unknown, ...keys: readonly string[]): readonly unknown[] => listIn(keys.reduce(memberOf, value));

/** Reads an `.ips` file. The first line is JSON about the app, the other lines are JSON about the crash. */
const readIps = (text: string): AppleCrash | undefined => {
  const end = text.indexOf('\n');
  const head = parseJsonOrUndefined(end === -1 ? text : text.slice(0, end));
  const body = parseJsonOrUndefined(text.slice(end + 1)) ?? head;
  if (!isRecord(body) || textAt(head, 'bug_type') === undefined) return undefined;
  const threads = listAt(body, 'threads');
  const crashed =
    threads.find((each) => isRecord(each) && each.triggered === true) ?? threads[Number(textAt(body, 'faultingThread'))];
  const images = listAt(body, 'usedImages').map((image) => textAt(image, 'name'));
  const process = textAt(body, 'procName') ?? textAt(head, 'app_name');
  const thrown = listAt(body, 'lastExceptionBacktrace');
  const frames = [thrown, listAt(crashed, 'frames')].find((each) => each.length > 0) ?? [];
  const type = textAt(body, 'exception', 'type');
  const signal = textAt(body, 'exception', 'signal');
  const subtype = textAt(body, 'exception', 'subtype');
  const exception = type && `${type}${signal === undefined ? '' : ` (${signal})`}`;
  return appleCrash({
    process: textAt(body, 'bundleInfo', 'CFBundleIdentifier') ?? textAt(head, 'bundleID') ?? process,
    thread: textAt(crashed, 'name') ?? textAt(crashed, 'queue') ?? textAt(body, 'faultingThread'),
    exception: exception ?? textAt(body, 'termination', 'indicator'),
    reasons: [
      libraryNote(body.asi),
      ...listAt(body, 'termination', 'reasons').filter((each) => typeof each === 'string'),
      subtype && `${exception === undefined ? '' : `${exception}: `}${subtype}`,
      listAt(body, 'processes')
        .map((each) => textAt(each, 'reason'))
        .find((reason) => reason !== undefined),
    ],
    frames: frames.slice(0, maxFrames).map((frame, index) => frameText(frame, index, images)),
    at: frames.filter((frame) => process !== undefined && imageOf(frame, images) === process).map(callText)[0],
  });
};

/** Message that a library left when the process ended. */
const libraryNote = (messages: unknown): string | undefined =>
  (isRecord(messages) ? Object.values(messages).flat() : []).filter((each) => typeof each === 'string').find(isInformative);

const isInformative = (message: string): boolean => !['', 'abort() called'].includes(message.trim());

type ImageNames = readonly (string | undefined)[];

const imageOf = (frame: unknown, images: ImageNames): string | undefined => images[Number(textAt(frame, 'imageIndex'))];

const frameText = (frame: unknown, index: number, images: ImageNames): string =>
  `${String(index).padEnd(3)} ${(imageOf(frame, images) ?? '???').padEnd(30)} ${callText(frame)}`.slice(0, maxTextChars);

const callText = (frame: unknown): string => {
  const symbol = textAt(frame, 'symbol') ?? `+ ${textAt(frame, 'imageOffset') ?? '?'}`;
  const file = textAt(frame, 'sourceFile');
  return file === undefined ? symbol : `${symbol} (${file}:${textAt(frame, 'sourceLine') ?? '?'})`;
};

const readCrashText = (text: string): AppleCrash | undefined => {
  if (!/^(?:Incident Identifier|Process|Hardware Model):/m.test(text)) return undefined;
  const lines = text.split(/\r?\n/);
  const field = (name: string): string | undefined =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const program = field('Process')?.replace(/ \[\d+\]$/, '');
  const number = field('Triggered by Thread') ?? field('Crashed Thread');
  const thrown = framesAfter(lines, (line) => line.startsWith('Last Exception Backtrace'));
  const crashed = framesAfter(lines, (line) => /^Thread \d{1,5} (?:Crashed|.{0,200} Crashed)/.test(line));
  const frames = thrown.length > 0 ? thrown : crashed;
  const at = frames.find((frame) => program !== undefined && frame.slice(4).trimStart().startsWith(`${program} `));
  return appleCrash({
    process: field('Identifier') ?? program,
    thread: field(`Thread ${number?.split(' ')[0]} name`) ?? number,
    exception: field('Exception Type'),
    reasons: [
      saidAfter(lines, 'Application Specific Information:'),
      field('Termination Description') ?? field('Termination Reason'),
      field('Exception Subtype'),
      field('Exception Note')?.replace(/^EXC_CORPSE_NOTIFY$/, ''),
    ],
    frames,
    at: at?.replace(/^\d+\s+\S+\s+0x[\da-f]+\s+/i, ''),
  });
};

const framesAfter = (lines: readonly string[], isStart: (line: string) => boolean): readonly string[] => {
  const start = lines.findIndex(isStart);
  const rest = start === -1 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => !/^\d{1,4}\s/.test(line));
  return rest.slice(0, Math.min(end === -1 ? rest.length : end, maxFrames)).map((line) => line.trimEnd().slice(0, maxTextChars));
};

const saidAfter = (lines: readonly string[], title: string): string | undefined => {
  const start = lines.indexOf(title);
  if (start === -1) return undefined;
  return lines.slice(start + 1, start + 6).find(isInformative);
};
