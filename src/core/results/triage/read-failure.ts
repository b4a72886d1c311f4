import type { Crash } from '../../model/crash.ts';
import type { Failure, TestResult } from '../../model/results.ts';
import type { CauseFrame } from '../../model/triage.ts';
import {
  causeMark,
  causeStarts,
  causesIn,
  failureHeadline,
  firstLine,
  isFrameworkClass,
  packagePathOf,
  parseFrame,
  sourceHints,
} from '../analysis/root-cause.ts';
import { hostIn } from './failed-host.ts';

export interface FailureReading {
  /** Simple names of the exceptions, outermost first. */
  readonly exceptions: readonly string[];
  /** Deepest exception with a message, or else the deepest exception. The name includes the package. */
  readonly exception?: string;
  /** Message of the exception on one line, without the type. */
  readonly message: string;
  /** Message with the lines after it, such as an actual value below the expected value. */
  readonly text: string;
  /** Whether `exception` is a cause of the exception at the start of the text. */
  readonly isInner: boolean;
  /** Text for the rules: message, causes and first lines, without quoted values. */
  readonly ruleText: string;
  /** Calls, deepest first, without test frameworks and libraries. */
  readonly frames: readonly CauseFrame[];
  /** Call in which the deepest exception was thrown, also in a library. */
  readonly thrownIn?: string;
  /** Host of the failed request, if the failure names it. */
  readonly host?: string;
  readonly isSilent: boolean;
}

const maxLine = 300;
const maxRuleChars = 4_000;
const maxRuleLines = 20;
const maxFrames = 20;
const maxFrameLines = 200;
const maxFrameChars = 40_000;

export const readFailure = (test: TestResult, failure: Failure | undefined): FailureReading => {
  const headline = crashIn(test, failure)?.cause ?? failureHeadline(failure);
  const { message = '', trace = '', type = '' } = failure ?? {};
  const causes = causesIn(trace);
  const [outer, ...inner] = [headline, ...causes].map(splitException);
  // Reads the exception from the trace, because job documents store only the message and the trace.
  const first = outer?.exception === undefined ? { ...outer, ...exceptionOf(trace, outer?.message ?? '') } : outer;
  const chain = [first, ...inner];
  const deepest = chain.slice(1).findLast((each) => each.message !== '') ?? chain.at(-1) ?? { message: '' };
  const own = deepest.message === '' ? secondLine(message, trace) : deepest.message;
  const frames = framesOf(test, failure);
  const ruleText = [type, ...causes, ...headLines(message), ...headLines(trace)].join('\n');
  return {
    exceptions: [type, ...chain.flatMap(namesIn), ...thrownBefore(message)].filter(isExceptionName).map(simpleExceptionName),
    exception: deepest.exception ?? chain[0]?.exception,
    message: withoutPlace(own),
    text: textFrom(withoutPlace(own), [message, trace]),
    isInner: deepest !== first,
    ruleText: withoutQuotes(withErrorTexts(ruleText.slice(0, maxRuleChars))),
    frames,
    thrownIn: thrownIn(trace === '' ? message : trace),
    host: hostIn([own, ...chain.map((each) => each.message)], [message, trace]),
    isSilent: headline === '' && trace.trim() === '',
  };
};

/** Returns the crash if this failure describes it, because the failure may be from an earlier attempt. */
const crashIn = ({ crash }: TestResult, failure: Failure | undefined): Crash | undefined =>
  crash !== undefined && failure?.message?.endsWith(crash.cause) === true ? crash : undefined;

/** Reads the exception at the start of a trace. Ignores the exception if another text than the message follows. */
const exceptionOf = (trace: string, message: string): SplitLine => {
  const split = splitException(firstLine(trace));
  const isOfMessage = split.exception !== undefined && split.message.startsWith(message.slice(0, maxLine / 2));
  return isOfMessage ? { ...split, message } : { message };
};

interface SplitLine {
  readonly exception?: string;
  readonly message: string;
}

const exceptionEnd = /(?:Error|Exception|Throwable|\w(?:Failure|Failed|Crash))$/;

/** Splits `java.lang.IllegalStateException: no user` into type and message. Any other line counts as a message. */
const splitException = (line: string): SplitLine => {
  const text = line
    .replace(/^Exception in thread "[^"]{0,100}" /, '')
    // Gradle prints only the place: `a.b.TimeoutException at CartTest.kt:31`.
    .replace(/ at [\w$-]{1,200}\.(?:kt|java):\d{1,7}$/, '');
  const colon = text.search(/\s?:(?:\s|$)/);
  const name = (colon === -1 ? text : text.slice(0, colon)).trim();
  if (!isExceptionName(name)) return { message: text.trim() };
  return { exception: name, message: colon === -1 ? '' : text.slice(text.indexOf(':', colon) + 1).trim() };
};

/** Lists the exception and the exceptions that its message begins with, as in `ExecutionException: IOException: closed`. */
const namesIn = ({ exception, message }: SplitLine): readonly string[] => {
  const names = exception === undefined ? [] : [exception];
  for (
    let rest = splitException(message);
    rest.exception !== undefined && names.length < maxFrames;
    rest = splitException(rest.message)
  )
    names.push(rest.exception);
  return names;
};

/** Exception that Flutter names above its message: `The following StateError was thrown running a test:`. */
const thrownBefore = (message: string): readonly string[] =>
  /^The following ([\w$]{3,100}) was thrown\b/.exec(message)?.slice(1) ?? [];

const isExceptionName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{N}_.$\\]{2,200}$/u.test(name) &&
  (exceptionEnd.test(name) || /^(?:[a-z]\w{0,50}\.){1,10}[A-Z][\w$]{0,100}$/.test(name));

/** Name without package and enclosing class, such as `NoMatchingViewException`. */
export const simpleExceptionName = (exception: string): string =>
  exception.slice(Math.max(...['.', '$', '\\'].map((at) => exception.lastIndexOf(at))) + 1);

/** Finds the message on a line below the type, because some exceptions have the message there. */
const secondLine = (message: string, trace: string): string => {
  for (const text of [message, trace])
    for (const line of headLines(text)) {
      const split = splitException(line.trim().replace(/^Caused by: /, ''));
      if (split.exception === undefined && split.message !== '') return split.message.slice(0, maxLine);
    }
  return '';
};

const maxTextLines = 5;
const maxText = 1_000;

/** Joins lines. Spaces inside a line stay, because they may be why a text was not found. */
const onOneLine = (text: string): string => text.trim().replace(/\s+/g, (space) => (/[^ ]/.test(space) ? ' ' : space));

/** Joins a line with the lines after it, from the first text that contains the line. */
const textFrom = (line: string, texts: readonly string[]): string => {
  if (line === '') return line;
  for (const text of texts)
    for (const start of [0, ...causeStarts(text, maxFrames - 1)].toReversed()) {
      const at = text.slice(start, start + 2 * maxText).indexOf(line);
      if (at === -1) continue;
      const lines = headLines(text.slice(start + at, start + at + maxRuleChars)).slice(0, maxTextLines);
      return onOneLine(lines.join('\n')).slice(0, maxText);
    }
  return line;
};

/** Returns the lines before the first call, and before a dump of the view hierarchy. */
const headLines = (text: string): string[] => {
  const lines = text.slice(0, maxRuleChars).split(/\r\n?|\n/, maxRuleLines);
  const end = lines.findIndex((line) => parseFrame(withoutSource(line)) !== undefined || /^\s*View Hierarchy:/i.test(line));
  return end === -1 ? lines : lines.slice(0, end);
};

/** Removes the path from frames of .NET: `at Shop.Cart.Add(Item item) in C:\shop\Cart.cs:line 9`. */
const withoutSource = (line: string): string =>
  !line.includes(':line ') ? line : line.replace(/\) in .{1,300}:line \d{1,7}\.?\s*$/, ')');

/** Removes the place from messages such as `Cart.swift:12: no user`. */
const withoutPlace = (line: string): string =>
  line.replace(/^[^\s:]{1,300}\.(?:swift|mm?|cpp|cc|c|h|dart):\d{1,7}(?::\d{1,7})?: (?:error: )?/, '');

const framesOf = (test: TestResult, failure: Failure | undefined): readonly CauseFrame[] => {
  const calls = callsIn(failure?.trace ?? '', test.className);
  const found = calls.length > 0 ? calls : callsIn(failure?.message ?? '', test.className);
  if (found.length > 0) return found;
  // Crash in native code: `libshop.so (Cart::add+12)`.
  const at = crashIn(test, failure)?.at;
  if (at !== undefined) return [{ call: at.replace(/\+\d+/g, '') }];
  return sourceHints(test, failure).take(maxFrames).toArray();
};

/** Lists calls of the deepest cause first, then calls of the exceptions around it. */
const callsIn = (trace: string, className: string): readonly CauseFrame[] => {
  const found: CauseFrame[] = [];
  let end = trace.length;
  while (end > 0 && found.length < maxFrames) {
    const start = Math.max(0, trace.lastIndexOf(causeMark, end - 1));
    found.push(...callsOfSection(trace.slice(start, end), className));
    end = start;
  }
  return found.slice(0, maxFrames);
};

/** Returns the first call below the deepest cause. */
const thrownIn = (trace: string): string | undefined => {
  const section = trace.slice(
    Math.max(0, trace.lastIndexOf(causeMark)),
    Math.max(0, trace.lastIndexOf(causeMark)) + maxFrameChars,
  );
  for (const line of section.split(/\r\n?|\n/, maxFrameLines)) {
    const frame = /^\s*at /.test(line) ? parseFrame(withoutSource(line)) : undefined;
    if (frame !== undefined) return callName(frame.className, frame.method);
  }
  return undefined;
};

const callsOfSection = (section: string, testClass: string): CauseFrame[] => {
  // Skips the text before the first call, because a dump of the screen can have megabytes.
  const first = /(?:^|\n)[ \t]*at \S/.exec(section)?.index ?? 0;
  const calls: CauseFrame[] = [];
  for (const line of section.slice(first, first + maxFrameChars).split(/\r\n?|\n/, maxFrameLines)) {
    const frame = parseFrame(withoutSource(line));
    // Skips text that only looks like a call, and anonymous functions, which have no name.
    if (frame === undefined || (frame.file === undefined && !/^\s*at /.test(line)) || frame.method.startsWith('<anonymous'))
      continue;
    const { className, method, file, line: number } = frame;
    if (isFrameworkClass(className, testClass)) continue;
    calls.push({ call: callName(className, method), file, line: number, packagePath: packagePathOf(className) });
    if (calls.length === maxFrames) break;
  }
  return calls;
};

/** Names that compilers give to code inside a function. Their numbers change between builds. */
const madeByCompiler = /^(?:invoke|invokeSuspend|call|run|apply|accept|onClick|access\$\d+)$/;

/** Returns `com.shop.CartTest.addsItem`, also for a lambda inside the method. */
const callName = (className: string, method: string): string => {
  const [outer = '', ...inner] = className.split('$');
  const named = method.split('$').filter((part) => part !== '' && part !== 'lambda' && !/^(?:\d+|default)$/.test(part));
  const function_ = inner.find((part) => /^[a-z]/.test(part) && part !== 'lambda');
  const ownName = madeByCompiler.test(method) && function_ !== undefined ? function_ : (named[0] ?? method);
  return `${outer}.${ownName}`;
};

/** Removes the quotes around the words of an error itself, as in Apple's `Error Domain=… Code=1 "Device is locked"` and in JSON. */
const withErrorTexts = (text: string): string =>
  text
    .replace(/\bCode=(-?\d{1,12}) "/g, 'Code=$1 ')
    .replace(/"(?:errorMessage|message|NSLocalizedDescription)"\s{0,5}:\s{0,5}"([^"\n]{0,400})"/g, ': $1');

export const withoutQuotes = (text: string): string =>
  text
    .replace(/"[^"\n]{0,400}"/g, '“”')
    .replace(/“[^”\n]{0,400}”/g, '“”')
    .replace(/`[^`\n]{0,400}`/g, '“”')
    .replace(/(?<![\p{L}\p{N}])'[^'\n]{0,400}'(?![\p{L}\p{N}])/gu, '“”');

const withoutNumbers = (text: string): string =>
  onOneLine(text)
    .replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '#')
    .replace(/0x[\da-f]+|@[\da-f]{4,}/gi, '#')
    .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.%@+~-]+){1,50}[\\/]/g, '')
    .replace(/\b(?=\D{0,40}\d)[\da-f]{7,40}\b/gi, '#')
    .replace(/\d+(?:[.,]\d+)*/g, '#');

/** Removes values that change between runs, such as numbers, ids, paths and quoted texts. */
export const withoutValues = (message: string): string =>
  withoutNumbers(
    withoutQuotes(message)
      .replace(/<[^<>\n]{0,400}>/g, '<>')
      .replace(/\[[^[\]\n]{0,400}\]/g, '[]'),
  ).replace(/ {2,}/g, ' ');

/** Removes numbers, but keeps quoted texts with their spaces, because they identify the missing element. */
export const withQuotedText = (message: string): string => withoutNumbers(message);
