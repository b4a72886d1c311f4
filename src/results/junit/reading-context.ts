import type { ProblemList } from './problem.ts';

/**
 * Meaning of several cases with the same name in one report: attempts of one test if the caller requested retries, otherwise
 * separate tests. With `separate`, `flaky="true"` does not excuse a failure.
 */
export type RepeatedCases = 'attempts' | 'separate';

/** State shared by all parts of one reading. */
export interface ReadingContext {
  readonly limits: JUnitLimits;
  readonly repeatedCases: RepeatedCases;
  /** Whether tests may be left out because the build was stopped. They have the status `aborted` or `not-run`. */
  readonly mayLeaveOut: boolean;
  /** Whether tests that passed at once or were skipped keep their output. */
  readonly keepsPassedOutput: boolean;
  readonly problems: ProblemList;
  readonly budget: TextBudget;
  readonly nameOf: SharedNames;
}

/**
 * Limits for one report. Above the first group, reading ends with `too-large` or `too-deep`; above the second, text is cut with
 * a note.
 */
export interface JUnitLimits {
  readonly bytes: number;
  /** Depth of nested elements. */
  readonly depth: number;
  readonly cases: number;
  readonly suites: number;
  /**
   * One tag with its attributes, one text, CDATA section or comment. It is held in memory as a whole, with up to 35 bytes per
   * character.
   */
  readonly pieceChars: number;
  readonly attributesPerElement: number;

  readonly nameChars: number;
  readonly messageChars: number;
  readonly traceChars: number;
  /** Limit for each of `system-out` and `system-err`. */
  readonly outputChars: number;
  /** Traces and outputs of all tests together. Later texts are cut to a few lines. */
  readonly keptChars: number;
  readonly failuresPerTest: number;
  readonly propertiesPerElement: number;
  readonly attachmentsPerTest: number;
}

const mebi = 1_048_576;

export const defaultJUnitLimits: JUnitLimits = {
  bytes: 512 * mebi,
  depth: 100,
  cases: 2_000_000,
  suites: 200_000,
  pieceChars: 16 * mebi,
  attributesPerElement: 100_000,
  nameChars: 2_000,
  messageChars: 8_000,
  traceChars: 32_000,
  outputChars: 16_000,
  keptChars: 64 * mebi,
  failuresPerTest: 50,
  propertiesPerElement: 200,
  attachmentsPerTest: 100,
};

/** Collects text of any length, and keeps its first three quarters and its last quarter up to a limit. */
export interface TextCollector {
  readonly push: (piece: string) => void;
  /** @returns the kept text, with a note about the amount missing in its middle; `undefined` without text */
  readonly take: () => string | undefined;
}

/** Budget for all texts of one report together. */
interface TextBudget {
  /** A text that starts after the budget is used up keeps only enough to recognize it. */
  readonly collect: (limitChars: number) => TextCollector;
}

const spentChars = 300;
const headShare = 0.75;

export const createTextBudget = (keptChars: number): TextBudget => {
  let left = keptChars;
  return {
    collect: (mostChars) => {
      const limitChars = left > 0 ? mostChars : Math.min(mostChars, spentChars);
      const headChars = Math.ceil(limitChars * headShare);
      const tailChars = limitChars - headChars;
      let head = '';
      let tail = '';
      let totalChars = 0;
      return {
        push: (piece) => {
          totalChars += piece.length;
          const room = headChars - head.length;
          if (room > 0) head += room >= piece.length ? piece : piece.slice(0, room);
          if (room >= piece.length) return;
          tail += room > 0 ? piece.slice(room) : piece;
          // Trims at twice the size, so that not every piece causes a copy.
          if (tail.length > 2 * tailChars + 1_000) tail = lastChars(tail, tailChars);
        },
        take: () => {
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

const lastChars = (text: string, count: number): string => (count === 0 ? '' : text.slice(-count));

/** Removes surrounding blank lines, and halves of a character at a cut. */
const trim = (text: string): string =>
  text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();

export const shorten = (text: string, limitChars: number): string =>
  detach(
    text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed(),
  );

/** A slice keeps its whole source string in memory, so names must be copied out of the file's chunks. */
const longestInline = 12;

const detach = (text: string): string => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));

/** Returns one shared copy of each name. */
export type SharedNames = (text: string) => string;

/** The table is emptied above this size, because hostile reports could fill it. */
const mostChars = 8_000_000;
/** Estimated size of an entry besides its characters. */
const entryChars = 50;

/** Names repeat within one report and across devices. Each is cut to `nameChars`. */
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

/**
 * Reads a number in the spellings of JUnit writers: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 * Undefined if there is no digit, or the number is negative or not finite.
 */
export const readNumber = (text = ''): number | undefined => {
  const plain = Number(text.trim() === '' ? Number.NaN : text);
  const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
  return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};

/**
 * Treats the last of two kinds of separators as the decimal point. A single comma before three digits separates thousands,
 * unless the number starts with zero.
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

/** Reads seconds as milliseconds, rounded to a microsecond. */
export const readSeconds = (text: string | undefined): number | undefined => {
  const seconds = readNumber(text);
  return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};

/** Reads a line number, from 1. */
export const readLine = (text: string | undefined): number | undefined => {
  const line = readNumber(text);
  return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};

/** Reads a time. Without a zone it is UTC, which the service and most writers mean. */
export const readTimestamp = (text = ''): Date | undefined => {
  const trimmed = text.trim().slice(0, 60);
  if (trimmed === '') return undefined;
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
  const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
