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
const hung = /0x0*8badf00d|watchdog|scene-update|failed to (?:launch|terminate|resign)/i;
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

interface IpsParts {
  /** Facts about the app, on the first line. Undefined in a body that was stored alone. */
  readonly head: unknown;
  /** Text below the head: JSON since iOS 15, otherwise the text of a `.crash` file. */
  readonly rest: string;
}

const splitIps = (text: string): IpsParts => {
  const end = text.indexOf('\n');
  const head = parseJsonOrUndefined(end === -1 ? text : text.slice(0, end));
  // A body without a head takes several lines, as the whole text does then.
  const isBody = end === -1 || (!isRecord(head) && parseJsonOrUndefined(text) !== undefined);
  return { head, rest: isBody ? text : text.slice(end + 1).trimStart() };
};

/** Reads an `.ips` file. Its head and its body are read independently, since either may lack or be of another age. */
const readIps = (text: string): AppleCrash | undefined => {
  const { head, rest } = splitIps(text);
  const parsed = parseJsonOrUndefined(rest);
  if (parsed === undefined && !rest.startsWith('{')) return readCrashText(rest, textAt(head, 'bundleID'));
  const body = parsed ?? head;
  if (!isRecord(body) || (textAt(head, 'bug_type') === undefined && !isReportBody(body))) return undefined;
  const threads = listAt(body, 'threads');
  const crashed =
    threads.find((each) => isRecord(each) && each.triggered === true) ?? threads[Number(textAt(body, 'faultingThread'))];
  const images = listAt(body, 'usedImages').map((image) => textAt(image, 'name'));
  const ended = listAt(body, 'processes').find((each) => textAt(each, 'reason') !== undefined);
  const process = textAt(body, 'procName') ?? textAt(head, 'app_name') ?? textAt(ended, 'name');
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
      thrownException(body.exceptionReason),
      libraryNote(body.asi),
      ...[...listAt(body, 'termination', 'reasons'), ...listAt(body, 'termination', 'details')].filter(
        (each) => typeof each === 'string',
      ),
      subtype && `${exception === undefined ? '' : `${exception}: `}${subtype}`,
      textAt(ended, 'reason'),
      watchdogNote(body.termination),
    ],
    frames: frames.slice(0, maxFrames).map((frame, index) => frameText(frame, index, images)),
    at: frames.filter((frame) => process !== undefined && imageOf(frame, images) === process).map(callText)[0],
  });
};

/** Whether the record has what only the body of a crash report has. */
const isReportBody = (body: Readonly<Record<string, unknown>>): boolean =>
  isRecord(body.exception) || isRecord(body.termination) || isRecord(body.exceptionReason);

/** Name and message of an exception that nothing caught: `NSRangeException: index 12 beyond bounds`. */
const thrownException = (reason: unknown): string | undefined => {
  const parts = [textAt(reason, 'name') ?? textAt(reason, 'class'), textAt(reason, 'composed_message')];
  const told = parts.filter((part) => part !== undefined && part.trim() !== '');
  return told.length === 0 ? undefined : told.join(': ');
};

/** Code of the watchdog, which reports give as a decimal number. */
const watchdogCode = 0x8badf00d;

const watchdogNote = (termination: unknown): string | undefined =>
  Number(textAt(termination, 'code')) === watchdogCode ? `${textAt(termination, 'namespace') ?? ''} 0x8badf00d` : undefined;

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

const readCrashText = (text: string, bundleId?: string): AppleCrash | undefined => {
  if (!/^(?:Incident Identifier|Process|Hardware Model):/m.test(text)) return undefined;
  const lines = text.split(/\r?\n/);
  const field = (name: string): string | undefined =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const program = field('Process')?.replace(/ \[\d+\]$/, '');
  const number = field('Triggered by Thread') ?? field('Crashed Thread') ?? field('Highlighted Thread');
  const type = field('Exception Type');
  const thrown = framesAfter(lines, (line) => line.startsWith('Last Exception Backtrace'));
  const crashed = framesAfter(lines, (line) => /^Thread \d{1,5} (?:Crashed|.{0,200} Crashed)/.test(line));
  const highlighted = framesAfter(lines, (line) => number !== undefined && line === `Thread ${number.split(' ')[0]}:`);
  const frames = [thrown, crashed, highlighted].find((each) => each.length > 0) ?? [];
  const at = frames.find((frame) => program !== undefined && frame.slice(4).trimStart().startsWith(`${program} `));
  return appleCrash({
    process: field('Identifier') ?? bundleId ?? program,
    thread: field(`Thread ${number?.split(' ')[0]} name`) ?? number,
    // Old systems write a number for the type of a process that the watchdog ended, and name the code.
    exception: /^[\da-f]+$/.test(type ?? '') ? `${type} (${field('Exception Codes') ?? 'unknown code'})` : type,
    reasons: [
      field('Exception Reason'),
      saidAfter(lines, 'Application Specific Information:'),
      field('Termination Description') ?? terminationReason(lines),
      field('Exception Subtype'),
      field('Exception Note')?.replace(/^EXC_CORPSE_NOTIFY$/, ''),
    ],
    frames,
    at: at?.replace(/^\d+\s+\S+\s+0x[\da-f]+\s+/i, ''),
  });
};

/** Reason with the lines below it, which name the rule that the process broke. */
const terminationReason = (lines: readonly string[]): string | undefined => {
  const start = lines.findIndex((line) => line.startsWith(reasonTitle));
  if (start === -1) return undefined;
  const below = lines.slice(start + 1, start + 12);
  const end = below.findIndex((line) => line.trim() === '');
  const more = below[0]?.startsWith('<') === true ? below.slice(0, end === -1 ? undefined : end) : [];
  return [lines[start]?.slice(reasonTitle.length), ...more].join(' ').trim();
};

const reasonTitle = 'Termination Reason:';

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
