import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from '../../model/results.ts';
import { type LoggedTest, type LogLine, readLogLine } from './log-line.ts';

/** A failure as a log tells it. */
export interface LoggedFailure {
  /** One line. */
  readonly message: string;
  /** Lines after the first. */
  readonly more: readonly string[];
  readonly file?: string;
  readonly line?: number;
}

type FailureLine = Extract<LogLine, { kind: 'failure' }>;

const colorStart = '\u001b';
const maxFailures = 10;
const maxMoreLines = 30;
const maxMessageChars = 2_000;
const maxLineChars = 500;

/**
 * The failures of one test in a log, in their order. Of several tries of the test, those of the last one that failed.
 *
 * The log may be of the test alone or of others too. What names no test counts for the test that started before it, and in a log of one
 * test for that.
 */
export const readFailureLog = async (
  lines: AsyncIterable<readonly string[]>,
  wanted: Pick<TestResult, 'className' | 'name'>,
): Promise<readonly LoggedFailure[]> => {
  const named = createTries();
  const nameless = createTries();
  const unknownNames = new Set<string>();
  let current: LoggedTest | undefined;
  let hasOthers = false;
  let open: MutableFailure | undefined;

  const triesFor = (test: LoggedTest | undefined): Tries | undefined => {
    if (test === undefined) return nameless;
    if (isSame(test, wanted)) return named;
    // A display name says nothing about the function: one such name in the log can be the test's.
    if (test.isDisplayName !== true) hasOthers = true;
    else unknownNames.add(test.name);
    return test.isDisplayName === true ? nameless : undefined;
  };

  const read = (text: string): void => {
    const line = readLogLine(text.includes(colorStart) ? stripVTControlCharacters(text) : text);
    if (line.kind === 'text') {
      addTo(open, text);
      return;
    }
    open = undefined;
    if (line.kind === 'started') {
      current = line.test;
      triesFor(line.test)?.begin();
    } else if (line.kind === 'failure') open = triesFor(line.test ?? current)?.add(line);
  };

  for await (const some of lines) for (const text of some) read(text);
  const own = named.last();
  if (own.length > 0) return own;
  return hasOthers || unknownNames.size > 1 ? [] : nameless.last();
};

interface MutableFailure extends LoggedFailure {
  message: string;
  file?: string;
  line?: number;
  readonly more: string[];
}

interface Tries {
  readonly begin: () => void;
  /** @returns undefined where the failure is known, or there are too many */
  readonly add: (line: FailureLine) => MutableFailure | undefined;
  readonly last: () => readonly LoggedFailure[];
}

const createTries = (): Tries => {
  let before: readonly MutableFailure[] = [];
  let failures: MutableFailure[] = [];
  return {
    begin: () => {
      if (failures.length > 0) before = failures;
      failures = [];
    },
    add: ({ message, file, line }) => {
      const text = message.trim().slice(0, maxMessageChars);
      // XCTest writes a failure twice: for the log of the steps with the name of the file, and for Xcode with its path.
      const twin = failures.find((each) => each.message === text && each.line === line);
      if (twin !== undefined) {
        if (file !== undefined && file.length > (twin.file?.length ?? 0)) twin.file = file;
        return twin.more.length === 0 ? twin : undefined;
      }
      if (failures.length === maxFailures) return undefined;
      const failure: MutableFailure = { message: text, more: [], file };
      if (line !== undefined) failure.line = line;
      failures.push(failure);
      return failure;
    },
    last: () => (failures.length > 0 ? failures : before).map((each) => ({ ...each, more: withoutBlankEnd(each.more) })),
  };
};

const addTo = (failure: MutableFailure | undefined, text: string): void => {
  if (failure === undefined || failure.more.length === maxMoreLines) return;
  failure.more.push(text.trimEnd().slice(0, maxLineChars));
};

const withoutBlankEnd = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);

/** `Target.Class` and `Class` are one class, `test`, `test()` and `test(count:)` one test. */
const isSame = ({ className, name }: LoggedTest, wanted: Pick<TestResult, 'className' | 'name'>): boolean =>
  plainName(name) === plainName(wanted.name) &&
  (className === undefined || wanted.className === '' || lastPart(className) === lastPart(wanted.className));

const plainName = (name: string): string =>
  (name.endsWith(')') ? name.slice(0, name.indexOf('(')) : name)
    .replace(/(?:AndReturnError|WithCompletionHandler)?:$/, '')
    .replaceAll('`', '');

const lastPart = (className: string): string => className.split(/[./]/).at(-1) ?? className;
