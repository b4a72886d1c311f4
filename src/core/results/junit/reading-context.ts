import type { TestResult } from '../../model/results.ts';
import { hasJustPassed } from '../attempts.ts';

export interface JUnitReadingOptions {
  readonly limits?: Partial<JUnitLimits>;
  /** Whether cases with the same name are attempts of one test, as after retries, or separate tests (the default). */
  readonly repeatedCases?: 'attempts' | 'separate';
  /** Whether `aborted` and `not-run` tests are expected, because the request asked for a stop after failures. */
  readonly mayLeaveOut?: boolean;
  /** Whether passed and skipped tests keep their output in memory. */
  readonly keepsPassedOutput?: boolean;
  /** Table of names, shared with the reports of other devices because they contain the same names. */
  readonly nameOf?: SharedNames;
}

export interface ReadingContext extends Required<JUnitReadingOptions> {
  readonly limits: JUnitLimits;
  readonly problems: ProblemList;
  readonly budget: TextBudget;
}

/** Problems that end the reading. Other problems are only noted. */
const fatalCodes = [
  'empty',
  'not-xml',
  'html',
  'doctype',
  'malformed',
  'truncated',
  'trailing-content',
  'not-junit',
  'too-deep',
  'too-large',
] as const;

export type FatalCode = (typeof fatalCodes)[number];

type NotedCode =
  | 'bad-encoding'
  | 'illegal-characters'
  | 'bad-reference'
  | 'bad-attribute'
  | 'bad-number'
  | 'bad-count'
  | 'unknown-result'
  | 'counts-differ';

/** Place in the decoded text. Lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface JUnitProblem extends Partial<Position> {
  readonly code: FatalCode | NotedCode;
  readonly message: string;
}

/** Tells whether results may be missing because of the problem. */
export const isFatal = (problem: JUnitProblem): problem is JUnitProblem & { readonly code: FatalCode } =>
  (fatalCodes as readonly string[]).includes(problem.code);

/** Ends the reading of a report. The reader catches this error and keeps `problem`. */
export class ReadingStopped extends Error {
  readonly problem: JUnitProblem;

  constructor(code: FatalCode, message: string, position?: Position) {
    super(message);
    this.name = 'ReadingStopped';
    this.problem = { code, message, ...position };
  }
}

const shownOfEachKind = 10;

export const createProblemList = () => {
  const problems: JUnitProblem[] = [];
  const counts = new Map<JUnitProblem['code'], number>();
  return {
    add: (problem: JUnitProblem): void => {
      const count = (counts.get(problem.code) ?? 0) + 1;
      counts.set(problem.code, count);
      if (count <= shownOfEachKind) problems.push(problem);
    },
    /** Lists the problems in order, with one summary for further problems of the same kind. */
    all: (): JUnitProblem[] => {
      const cut = counts.entries().filter(([, count]) => count > shownOfEachKind);
      return [
        ...problems,
        ...cut.map(([code, count]) => ({ code, message: `${count - shownOfEachKind} more of the same kind` })),
      ];
    },
  };
};

export type ProblemList = ReturnType<typeof createProblemList>;

const mebi = 1_048_576;

export const defaultJUnitLimits = {
  // Above these limits, the reading ends.
  bytes: 512 * mebi,
  depth: 100,
  cases: 2_000_000,
  suites: 200_000,
  /** Longest tag, text, CDATA section or comment. Each character takes up to 35 bytes in memory. */
  pieceChars: 16 * mebi,
  attributesPerElement: 100_000,

  // Above these limits, texts and lists are cut.
  nameChars: 2_000,
  messageChars: 8_000,
  traceChars: 32_000,
  /** Limit for `system-out` and for `system-err` of each test. */
  outputChars: 16_000,
  /** Limit for the traces and outputs of all tests together. Later texts are cut to a few lines. */
  keptChars: 64 * mebi,
  failuresPerTest: 50,
  propertiesPerElement: 200,
  attachmentsPerTest: 100,
};

export type JUnitLimits = Readonly<typeof defaultJUnitLimits>;

/** Limit of a text after `keptChars` is used up. */
const spentChars = 300;
const headShare = 0.75;

export const createTextBudget = (keptChars: number) => {
  let left = keptChars;
  return {
    /** Collects a text. Above the limit, only its beginning and end are kept. */
    collect: (mostChars: number) => {
      const limitChars = left > 0 ? mostChars : Math.min(mostChars, spentChars);
      const headChars = Math.ceil(limitChars * headShare);
      const tailChars = limitChars - headChars;
      let head = '';
      let tail = '';
      let totalChars = 0;
      return {
        push: (piece: string): void => {
          totalChars += piece.length;
          const room = headChars - head.length;
          head += piece.slice(0, room);
          tail += piece.slice(room);
          // Trims only above twice the size, so that few pieces are copied.
          if (tail.length > 2 * tailChars + 1_000) tail = lastChars(tail, tailChars);
        },
        /** @returns the text, with a note where its middle was cut; undefined if the text is empty */
        take: (): string | undefined => {
          const end = lastChars(tail, tailChars);
          const cutChars = totalChars - head.length - end.length;
          const kept = trim(cutChars === 0 ? head + end : `${head}\n[${cutChars} characters cut]\n${end}`);
          left -= kept.length;
          return kept === '' ? undefined : detach(kept);
        },
      };
    },
  };
};

type TextBudget = ReturnType<typeof createTextBudget>;
export type TextCollector = ReturnType<TextBudget['collect']>;

const lastChars = (text: string, count: number): string => (count === 0 ? '' : text.slice(-count));

/** Removes blank lines at both ends, and replaces halves of surrogate pairs. */
const trim = (text: string): string =>
  text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();

export const shorten = (text: string, limitChars: number): string =>
  detach(
    text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed(),
  );

/** V8 copies slices up to this length. A longer slice keeps the whole source text in memory. */
const longestInline = 12;

const detach = (text: string): string => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));

export type SharedNames = (text: string) => string;

/** Size at which the table is emptied, because a hostile report could otherwise fill the memory. */
const mostChars = 8_000_000;
/** Estimated size of an entry, in addition to its characters. */
const entryChars = 50;

/** Keeps one copy of each name, because names repeat within a report and across devices. */
export const createSharedNames = (nameChars = defaultJUnitLimits.nameChars): SharedNames => {
  const names = new Map<string, string>();
  let chars = 0;
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = shorten(text, nameChars);
    chars += name.length + entryChars;
    if (chars > mostChars) {
      names.clear();
      chars = name.length + entryChars;
    }
    names.set(name, name);
    return name;
  };
};

const none: readonly [] = [];

/** Removes data that passed tests do not need, because it takes most of the memory of a large run. */
export const leanTests = (tests: readonly TestResult[], nameOf: SharedNames): readonly TestResult[] =>
  tests.map((test) => (hasJustPassed(test) && test.worseInDetails === undefined ? leanTest(test, nameOf) : test));

const leanTest = ({ className, name, durationMs, startedAt, file, line }: TestResult, nameOf: SharedNames): TestResult => ({
  className: nameOf(className),
  name: nameOf(name),
  status: 'passed',
  durationMs,
  startedAt,
  failures: none,
  earlierAttempts: none,
  file,
  line,
});

/** Parses numbers of JUnit writers, such as `4.5e-05`, `1,234.5` and `1.5 s`. Undefined below zero and without digits. */
export const parseNumber = (text = ''): number | undefined => {
  const plain = Number(text.trim() === '' ? Number.NaN : text);
  const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
  return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};

/** Decides whether `,` and `.` separate thousands or decimals, and returns a number with a decimal point. */
const withPoint = (digits: string): string => {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma === -1) return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '');
  if (point > comma) return digits.replaceAll(',', '');
  if (point !== -1) return digits.replaceAll('.', '').replace(',', '.');
  // Without a point, commas before groups of three digits separate thousands.
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
};

const millisecondsPerSecond = 1_000;

/** Reads seconds and returns milliseconds, rounded to a microsecond. */
export const readSeconds = (text: string | undefined): number | undefined => {
  const seconds = parseNumber(text);
  return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};

export const readLine = (text: string | undefined): number | undefined => {
  const line = parseNumber(text);
  return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};

/** Reads a time without a zone as UTC, because the service and most writers mean UTC. */
export const readTimestamp = (text = ''): Date | undefined => {
  const trimmed = text.trim().slice(0, 60);
  if (trimmed === '') return undefined;
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
  const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
