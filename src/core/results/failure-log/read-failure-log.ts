import { stripVTControlCharacters } from 'node:util';
import { isRecord } from '../../../lib/is-record.ts';
import { parseJsonOrUndefined } from '../../../lib/parse-json.ts';
import type { NamedTest, SourcePlace } from '../../model/results.ts';
import type { ScreenElement } from '../../model/triage.ts';
import { elementsOfTree } from '../triage/screen.ts';

/** Failure in a log. `file` is a name, or a path on the machine that built the tests. */
export interface LoggedFailure extends SourcePlace {
  readonly message: string;
  readonly more: readonly string[];
  /** Elements on the screen, if the log lists them. */
  readonly screen?: readonly ScreenElement[];
}

const colorStart = '\u001b';
const maxFailures = 10;
const maxMoreLines = 30;
const maxMessageChars = 2_000;
const maxLineChars = 500;

/** Reads the failures of a test's last failed attempt. A line without a test name belongs to the last started test. */
export const readFailureLog = async (
  lines: AsyncIterable<readonly string[]>,
  wanted: NamedTest,
): Promise<readonly LoggedFailure[]> => {
  const named = createAttempts();
  const nameless = createAttempts();
  const unknownNames = new Set<string>();
  let current: LoggedTest | undefined;
  let hasOthers = false;
  let open: MutableFailure | undefined;

  const attemptsOf = (test: LoggedTest | undefined): typeof named | undefined => {
    if (test === undefined) return nameless;
    if (isSameTest(test, wanted)) return named;
    // A display name may stand for the wanted test, because it hides the function name.
    if (test.isDisplayName === true) {
      unknownNames.add(test.name);
      return nameless;
    }
    hasOthers = true;
    return undefined;
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
      attemptsOf(line.test)?.begin();
    } else if (line.kind === 'failure') open = attemptsOf(line.test ?? current)?.add(line);
  };

  for await (const some of lines) for (const text of some) read(text);
  const own = named.last();
  if (own.length > 0) return own;
  // Failures without a test name count only if the log contains no other test.
  return hasOthers || unknownNames.size > 1 ? [] : nameless.last();
};

interface MutableFailure extends LoggedFailure {
  file?: string;
  readonly more: string[];
}

const createAttempts = () => {
  let before: readonly MutableFailure[] = [];
  let failures: MutableFailure[] = [];
  return {
    begin: (): void => {
      if (failures.length > 0) before = failures;
      failures = [];
    },
    /** @returns undefined if the failure is a duplicate or exceeds the limit */
    add: ({ message, file, line }: FailureLine): MutableFailure | undefined => {
      const text = message.trim().slice(0, maxMessageChars);
      // XCTest writes each failure twice: once with the file name, and once with the full path.
      const twin = failures.find((each) => each.message === text && each.line === line);
      if (twin !== undefined) {
        if (file !== undefined && twin.file !== undefined && file.length > twin.file.length) twin.file = file;
        return twin.more.length === 0 ? twin : undefined;
      }
      if (failures.length === maxFailures) return undefined;
      const failure: MutableFailure = { message: text, more: [], file, line };
      failures.push(failure);
      return failure;
    },
    last: (): readonly LoggedFailure[] =>
      (failures.length > 0 ? failures : before).map((each) => ({ ...each, more: withoutBlankEnd(each.more) })),
  };
};

const addTo = (failure: MutableFailure | undefined, text: string): void => {
  if (failure === undefined || failure.more.length === maxMoreLines) return;
  failure.more.push(text.trimEnd().slice(0, maxLineChars));
};

const withoutBlankEnd = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);

/** Ignores targets and arguments: `Target.Class` equals `Class`, and `test` equals `test()` and `test(count:)`. */
const isSameTest = ({ className, name }: LoggedTest, wanted: NamedTest): boolean =>
  comparedName(name) === comparedName(wanted.name) &&
  (className === undefined || wanted.className === '' || lastPart(className) === lastPart(wanted.className));

const comparedName = (name: string): string =>
  (name.endsWith(')') ? name.slice(0, name.indexOf('(')) : name)
    .replace(/(?:AndReturnError|WithCompletionHandler)?:$/, '')
    .replaceAll('`', '');

const lastPart = (className: string): string => className.replace(/^.*[./]/, '');

interface LoggedTest {
  /** Absent if the log has only the function name or the display name. */
  readonly className?: string;
  readonly name: string;
  /** Whether the log shows `name` in quotes. It may then differ from the function name. */
  readonly isDisplayName?: boolean;
}

interface FailureLine extends SourcePlace {
  readonly kind: 'failure';
  /** Test that failed. Absent if the line does not name it. */
  readonly test?: LoggedTest;
  readonly message: string;
}

/** A line in the log of XCTest or Swift Testing. */
type LogLine =
  | FailureLine
  | { readonly kind: 'started'; readonly test: LoggedTest }
  /** A line that only ends the message before it. */
  | { readonly kind: 'other' }
  /** A line that continues the message before it. */
  | { readonly kind: 'text' };

/** Reads a line, which may start with the prefix of a device log. */
const readLogLine = (line: string): LogLine => {
  for (const read of [readError, readAssertion, readIssue, readTestStart]) {
    const found = read(line);
    if (found !== undefined) return found;
  }
  return beginsSomethingNew.test(line) ? { kind: 'other' } : { kind: 'text' };
};

const beginsSomethingNew =
  /^(?:\s*t =\s|\s*Test (?:Case|Suite) |\s*Executed \d|Restarting after|\*\* |Testing |\s*[◇✔✘✗×◆➜⚠]|\d{4}-\d\d-\d\d |\d\d-\d\d \d\d:|[A-Z][a-z]{2} +\d+ \d\d:)/u;

const errorMark = ': error: ';
const objectiveTest = /^-\[(\S{1,500}) ([^\]]{1,500})\] : ?/;
const swiftTest = /^([\w.]{1,500})\.(\w{1,500})(?:\(\))? : /;

/** `/path/File.swift:42: error: -[Target.Class test] : message` */
const readError = (text: string): LogLine | undefined => {
  const at = text.indexOf(errorMark);
  if (at === -1) return undefined;
  const tail = text.slice(at + errorMark.length);
  const named = objectiveTest.exec(tail) ?? swiftTest.exec(tail);
  if (named === null) return undefined;
  const [whole, className = '', name = ''] = named;
  return { kind: 'failure', test: { className, name }, ...placeAtEnd(text.slice(0, at)), message: tail.slice(whole.length) };
};

const assertionMark = 'Assertion Failure: ';

/** `t = 1.20s Assertion Failure: File.swift:42: message` */
const readAssertion = (text: string): LogLine | undefined => {
  const at = text.indexOf(assertionMark);
  if (at === -1) return undefined;
  const tail = text.slice(at + assertionMark.length);
  const place = /^[^:]{1,1000}:\d{1,7}(?=: )/.exec(tail)?.[0];
  if (place === undefined) return { kind: 'failure', message: tail };
  return { kind: 'failure', ...placeAtEnd(place), message: tail.slice(place.length + ': '.length) };
};

const issueMark = ' recorded an issue';

/** `✘ Test "name" recorded an issue at File.swift:42:5: message` */
const readIssue = (text: string): LogLine | undefined => {
  const at = text.indexOf(issueMark);
  const test = at === -1 ? undefined : subjectOf(text.slice(0, at));
  if (test === undefined) return undefined;
  const tail = text.slice(at + issueMark.length);
  const place = /(?<= at )[^\s:]{1,1000}:\d{1,7}:\d{1,7}(?=: )/.exec(tail);
  if (place === null) return { kind: 'failure', test, message: tail.replace(/^.*?: /, '').trim() };
  const values = tail.slice(0, place.index - ' at '.length).trim();
  const message = tail.slice(place.index + place[0].length + ': '.length);
  return { kind: 'failure', test, ...placeAtEnd(place[0]), message: values === '' ? message : `${message} (${values})` };
};

const readTestStart = (text: string): LogLine | undefined => {
  const named =
    /Test Case '-\[(\S{1,500}) ([^\]]{1,500})\]' started/.exec(text) ??
    /Test Case '([\w.]{1,500})\.(\w{1,500})' started/.exec(text);
  if (named !== null) {
    const [, className = '', name = ''] = named;
    return { kind: 'started', test: { className, name } };
  }
  const head = /^(\s*[^\w\s'"]\s+Test (?!run started\.).*?) started\./u.exec(text)?.[1];
  const test = head === undefined ? undefined : subjectOf(head);
  return test === undefined ? undefined : { kind: 'started', test };
};

/** Reads the test in `✘ Test "Adds an item"` or `✘ Test addsItem(count:)`. */
const subjectOf = (head: string): LoggedTest | undefined => {
  const named = /(?:^|\s)Test (?:case passing .{0,500} to )?("(.{1,1000})"|\S.{0,999})$/u.exec(head);
  if (named === null) return undefined;
  const [, name = '', displayName] = named;
  return displayName === undefined ? { name } : { name: displayName, isDisplayName: true };
};

/** Reads the file and line at the end of a text. Line 0 means that the place is unknown. */
const placeAtEnd = (head: string): SourcePlace => {
  const number = /:(\d{1,7})(?::\d{1,7})?$/.exec(head);
  if (number === null) return {};
  const line = Number(number[1]);
  const file = withoutPrefix(head.slice(0, number.index));
  return line === 0 || file === '' || file.startsWith('<') ? {} : { file, line };
};

const withoutPrefix = (path: string): string => {
  const behindColon = path.slice(path.lastIndexOf(': ') + 1).trimStart();
  if (behindColon.startsWith('/')) return behindColon;
  const slash = behindColon.indexOf(' /');
  return slash === -1 ? behindColon.slice(behindColon.lastIndexOf(' ') + 1) : behindColon.slice(slash + 1);
};

const maxJsonChars = 32_000_000;

interface FailedCommand {
  readonly command: string;
  readonly lines: string[];
  screen: readonly ScreenElement[];
}

/** Finds the command that made a Maestro flow fail. The log is JSON, or has one line per command. */
export const readCommandLog = async (lines: AsyncIterable<readonly string[]>): Promise<readonly LoggedFailure[]> => {
  const kept: string[] = [];
  let chars = 0;
  for await (const some of lines)
    for (const line of some) {
      chars += line.length + 1;
      if (chars <= maxJsonChars) kept.push(stripVTControlCharacters(line));
    }
  const commands = createCommands();
  const entries = parseJsonOrUndefined(kept.join('\n'));
  if (entries === undefined) readPlainLog(kept, commands);
  else readJsonLog(entries, commands);
  const failed = commands.failed();
  return failed === undefined ? [] : [commandFailure(failed)];
};

/** Start of a log line, such as `12:00:01.000 [INFO]`, with an optional logger name. */
const head = /^(?:[\d:.,TZ+-]+ ){0,3}\[ {0,5}[A-Z]{3,8} {0,5}\] {0,5}(?:[\w.$]{1,200}: )?/;
const state = / (FAILED|COMPLETED|SKIPPED|WARNED|RUNNING|PENDING)\s{0,5}$/;

const readPlainLog = (lines: readonly string[], commands: Commands): void => {
  let open: FailedCommand | undefined;
  for (const line of lines) {
    const text = line.replace(head, '');
    const end = state.exec(text)?.[1];
    if (end !== undefined) open = commands.add(text.slice(0, text.lastIndexOf(end)).trim(), end);
    else if (text.length < line.length) open = undefined;
    else if (open !== undefined && open.lines.length < maxMoreLines && line.trim() !== '') open.lines.push(line.trimEnd());
  }
};

/** Reads entries in which `command` has one key, and `metadata` contains the state and an error. */
const readJsonLog = (entries: unknown, commands: Commands): void => {
  for (const entry of Array.isArray(entries) ? entries : []) {
    const { command, metadata } = isRecord(entry) ? entry : {};
    const { status, error } = isRecord(metadata) ? metadata : {};
    const failed = commands.add(commandLabel(command), status);
    const { message, hierarchyRoot } = isRecord(error) ? error : {};
    if (failed !== undefined) failed.screen = elementsOfTree(hierarchyRoot);
    if (typeof message === 'string') failed?.lines.push(...message.split('\n').slice(0, maxMoreLines));
  }
};

const commandLabel = (command: unknown): string => {
  const [[name, value] = ['A command']] = isRecord(command) ? Object.entries(command) : [];
  const { description, label } = isRecord(value) ? value : {};
  const [title = name] = [label, description].filter((each) => typeof each === 'string');
  return title;
};

/** Collects failed commands. Only the first of several in a row is kept, because it caused the others. */
const createCommands = () => {
  let first: FailedCommand | undefined;
  let isOpen = false;
  return {
    /** @returns undefined if the command did not fail, or if the previous command caused the failure */
    add: (command: string, status: unknown): FailedCommand | undefined => {
      const isCaused = isOpen;
      isOpen = status === 'FAILED';
      if (!isOpen || isCaused) return undefined;
      first = { command, lines: [], screen: [] };
      return first;
    },
    failed: (): FailedCommand | undefined => first,
  };
};

type Commands = ReturnType<typeof createCommands>;

const commandFailure = ({ command, lines, screen }: FailedCommand): LoggedFailure => {
  const [reason, ...more] = lines;
  const message = reason === undefined ? `${command} failed` : `${command}: ${reason.trim()}`;
  return { message: message.slice(0, maxMessageChars), more, ...(screen.length === 0 ? {} : { screen }) };
};
