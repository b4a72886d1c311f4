import type { Crash } from '../../model/crash.ts';
import type { Failure } from '../../model/results.ts';
import { deepestCause, isFrameworkClass, parseFrame } from '../analysis/root-cause.ts';
import type { LoggedCrash } from './crash-notes.ts';
import type { EndedInstrumentation } from './instrumentation-log.ts';
import { died } from './killed-processes.ts';

const maxCauseChars = 1_000;

export const crashOf = ({ kind, process, thread, headline, trace, place, log }: LoggedCrash): Crash => ({
  kind,
  process,
  thread,
  cause: (kind === 'java' ? javaCause(trace) : headline) ?? wording[kind].unknownCause,
  at: (kind === 'java' ? crashPlace(trace) : nativeFrame(trace, process)) ?? place,
  log,
});

const wording: Readonly<Record<Crash['kind'], { readonly sentence: string; readonly unknownCause: string }>> = {
  java: { sentence: 'The app crashed', unknownCause: 'an exception that the log does not name' },
  native: { sentence: 'The app crashed', unknownCause: 'a signal that the log does not name' },
  'not-responding': { sentence: 'The app did not respond', unknownCause: 'the log gives no reason' },
  killed: { sentence: 'The app was ended by the system', unknownCause: died },
};

/** Causes of a process that ended, where the log does not show who ended it. */
const withoutCulprit = /^(?:the process |signal \d)/;

const sentenceOf = ({ kind, cause }: Crash): string =>
  kind === 'killed' && withoutCulprit.test(cause) ? 'The app ended' : wording[kind].sentence;

export const failureOfCrash = (crash: Crash, trace: string | undefined): Failure => ({
  kind: 'error',
  type: crash.kind === 'java' ? /^[\w.$]{1,300}(?=:|$)/.exec(crash.cause)?.[0] : undefined,
  message: `${sentenceOf(crash)}: ${crash.cause}`,
  trace,
});

export const traceOf = ({ kind, headline, trace }: LoggedCrash): string | undefined => {
  const lines = kind === 'java' || headline === undefined ? trace : [headline, ...trace];
  return lines.length === 0 || trace.length === 0 ? undefined : lines.join('\n');
};

export const restoredCrash = (crash: Crash, trace: string, log: readonly string[]): Crash => {
  if (crash.kind !== 'java') return { ...crash, log };
  const lines = trace.split('\n');
  return { ...crash, cause: javaCause(lines) ?? crash.cause, at: crashPlace(lines) ?? crash.at, log };
};

const javaCause = (trace: readonly string[]): string | undefined => {
  const [first] = trace;
  const cause = deepestCause(trace.join('\n'));
  const text = cause === '' ? first?.trim() : cause;
  return text === undefined || text === '' ? undefined : text.slice(0, maxCauseChars);
};

/** Returns the first frame below the deepest cause, or else of the whole trace. Skips test frameworks and the platform. */
const crashPlace = (trace: readonly string[]): string | undefined => {
  const cause = trace.findLastIndex((line) => line.startsWith('Caused by: '));
  const [place] = [...trace.slice(Math.max(0, cause)), ...trace].flatMap((line) => {
    const frame = parseFrame(line);
    if (frame === undefined || isFrameworkClass(frame.className)) return [];
    return [frame.file === undefined ? line.trim().replace(/^at /, '') : `${frame.file}:${frame.line}`];
  });
  return place;
};

/**
 * Returns the first frame in a file of the app, such as `libshop.so (Java_com_shop_Cart_add+12)`. Without such a frame, returns
 * the first frame.
 */
const nativeFrame = (trace: readonly string[], process: string | undefined): string | undefined => {
  const [app = ''] = process?.split(':') ?? [];
  const own = trace.find((line) => app !== '' && line.includes(`/${app}`)) ?? trace[0];
  const found = own === undefined ? null : /^\s*#\d{2,4} {1,4}pc (?:0x)?[\da-f]{1,16} {1,3}(\S{1,500})(.*)$/.exec(own);
  if (found === null) return undefined;
  const [, path = '', rest = ''] = found;
  return `${path.slice(path.lastIndexOf('/') + 1)}${rest.replace(/ \(BuildId: .*/, '').slice(0, maxCauseChars)}`;
};

/** Returns undefined if the messages report no native crash, hang or exception. */
export const crashOfInstrumentation = (ended: EndedInstrumentation): Crash | undefined => {
  const { shortMessage, longMessage, log } = ended;
  if (ended.isRefused) return undefined;
  if (/^Native crash/i.test(shortMessage)) return { kind: 'native', cause: longMessage ?? shortMessage, log };
  if (/^key ?Dispatching ?Timed ?Out/i.test(shortMessage))
    return { kind: 'not-responding', cause: longMessage ?? shortMessage, log };
  // Without its package, only the class alone beside the class with its message shows that it is an exception.
  const isNamed =
    /^[\w$.]{1,300}$/.test(shortMessage) && (longMessage === shortMessage || longMessage?.startsWith(`${shortMessage}:`));
  const text = isNamed ? longMessage : [longMessage, shortMessage].find((each) => each !== undefined && exceptionText.test(each));
  return text === undefined ? undefined : { kind: 'java', cause: text.slice(0, maxCauseChars), log };
};

const exceptionText = /^(?:[\w$]{1,200}\.){1,30}[\w$]{1,200}(?::|$)/;

/** Start of the message of a failure that says why the system did not start the instrumentation. */
const refusedStart = 'The instrumentation could not start: ';

/** Creates a failure for a run without a device log. The long message usually contains the short message. */
export const failureOfInstrumentation = ({ shortMessage, longMessage = '', isRefused }: EndedInstrumentation): Failure => {
  const text = longMessage.includes(shortMessage) ? longMessage : `${shortMessage} ${longMessage}`.trim();
  return { kind: 'error', message: `${isRefused ? refusedStart : 'The instrumentation ended: '}${text}`.slice(0, maxCauseChars) };
};
