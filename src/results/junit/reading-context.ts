import type { TestResult } from '../../model/results.ts';
import { hasJustPassed } from '../attempts.ts';
import type { ProblemList } from './problem.ts';

export interface JUnitReadingOptions {
  readonly limits?: Partial<JUnitLimits>;
  /**
   * How several cases with the same name are read: as attempts of one test if the caller requested retries, otherwise as separate
   * tests. With `separate`, which is the default, `flaky="true"` does not excuse a failure.
   */
  readonly repeatedCases?: 'attempts' | 'separate';
  /** Whether the request asked for a stop after failures. The report may then list tests as `aborted` or `not-run`. */
  readonly mayLeaveOut?: boolean;
  /** Whether passed and skipped tests keep their output in memory. The report file always contains the output. */
  readonly keepsPassedOutput?: boolean;
  /** Table of names, shared with the reports of other devices to save memory. These reports contain the same names. */
  readonly nameOf?: SharedNames;
}

/** State that all parts of one reading share. */
export interface ReadingContext extends Required<JUnitReadingOptions> {
  readonly limits: JUnitLimits;
  readonly problems: ProblemList;
  readonly budget: TextBudget;
}

const mebi = 1_048_576;

/**
 * Limits for one report. A report above a limit on bytes, depth, cases, suites or pieces is not read further (`too-large` or
 * `too-deep`). Longer texts and lists are cut.
 */
export const defaultJUnitLimits = {
  bytes: 512 * mebi,
  depth: 100,
  cases: 2_000_000,
  suites: 200_000,
  /**
   * Length of one tag with its attributes, one text, one CDATA section or one comment. Each of these pieces is kept in memory as
   * a whole, with up to 35 bytes per character.
   */
  pieceChars: 16 * mebi,
  attributesPerElement: 100_000,

  nameChars: 2_000,
  messageChars: 8_000,
  traceChars: 32_000,
  /** Limit for `system-out`, and for `system-err`, of one test. */
  outputChars: 16_000,
  /** Limit for the traces and outputs of all tests together. When the limit is reached, further texts are cut to a few lines. */
  keptChars: 64 * mebi,
  failuresPerTest: 50,
  propertiesPerElement: 200,
  attachmentsPerTest: 100,
};

export type JUnitLimits = Readonly<typeof defaultJUnitLimits>;

const spentChars = 300;
const headShare = 0.75;

/** Creates a limit on the length of all texts of one report together. */
export const createTextBudget = (keptChars: number) => {
  let left = keptChars;
  return {
    /**
     * Starts a text of any length. Above the limit, keeps its beginning (three quarters) and its end (one quarter). If the budget
     * is already used up, keeps only a few lines.
     */
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
          // Trims only at twice the size, so that not every piece is copied.
          if (tail.length > 2 * tailChars + 1_000) tail = lastChars(tail, tailChars);
        },
        /** @returns the kept text, with a note where its middle was cut; undefined if there is no text */
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

/** Removes blank lines at both ends, and surrogates whose other half was cut off. */
const trim = (text: string): string =>
  text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();

export const shorten = (text: string, limitChars: number): string =>
  detach(
    text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed(),
  );

/** Length up to which a slice of a string is a copy. A longer slice keeps its whole source string in memory. */
const longestInline = 12;

const detach = (text: string): string => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));

export type SharedNames = (text: string) => string;

/** Size at which the table is emptied, so that a hostile report cannot fill the memory. */
const mostChars = 8_000_000;
/** Estimated size of an entry in addition to its characters. */
const entryChars = 50;

/** Creates a table with one copy of each name, because names repeat within one report and across devices. */
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

/** Removes from passed tests the data that only explains failures. It takes most of the memory of a large run. */
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

/**
 * Reads a number in the spellings of JUnit writers: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`. Returns
 * undefined if the text has no digit, or if the number is negative or infinite.
 */
export const parseNumber = (text = ''): number | undefined => {
  const plain = Number(text.trim() === '' ? Number.NaN : text);
  const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
  return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};

/**
 * Replaces the decimal separator by a point. If both `,` and `.` occur, the last separator is the decimal separator. A single
 * comma before three digits separates thousands, unless the number starts with zero.
 */
const withPoint = (digits: string): string => {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma === -1) return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '');
  if (point > comma) return digits.replaceAll(',', '');
  if (point !== -1) return digits.replaceAll('.', '').replace(',', '.');
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
};

const millisecondsPerSecond = 1_000;

/** Reads seconds. Returns milliseconds, rounded to a microsecond. */
export const readSeconds = (text: string | undefined): number | undefined => {
  const seconds = parseNumber(text);
  return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};

/** Reads a line number, from 1. */
export const readLine = (text: string | undefined): number | undefined => {
  const line = parseNumber(text);
  return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};

/** Reads a time. A time without a zone is read as UTC, because the service and most writers mean UTC. */
export const readTimestamp = (text = ''): Date | undefined => {
  const trimmed = text.trim().slice(0, 60);
  if (trimmed === '') return undefined;
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
  const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
