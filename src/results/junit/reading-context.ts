import type { ProblemList } from './problem.ts';

/**
 * Cases of one name in one report are attempts of one test only for a caller that requested retries; otherwise a test each. Nor does
 * `flaky="true"` excuse a failure then.
 */
export type RepeatedCases = 'attempts' | 'separate';

/** What every part of one reading shares. */
export interface ReadingContext {
  readonly limits: JUnitLimits;
  readonly repeatedCases: RepeatedCases;
  /** Whether tests may have been left out of a build that was stopped: `aborted` and `not-run` are words for them. */
  readonly mayLeaveOut: boolean;
  /** Whether tests that passed at once or were skipped keep their output. */
  readonly keepsPassedOutput: boolean;
  readonly problems: ProblemList;
  readonly budget: TextBudget;
  readonly nameOf: SharedNames;
}

/** Bounds of one report. Past the first group the reading ends with `too-large` or `too-deep`; past the second, text is cut and says so. */
export interface JUnitLimits {
  readonly bytes: number;
  /** Elements inside each other. */
  readonly depth: number;
  readonly cases: number;
  readonly suites: number;
  /** One tag with its attributes, one text, CDATA section or comment: all of it is in memory until it ends, at worst with 35 bytes a character. */
  readonly pieceChars: number;
  readonly attributesPerElement: number;

  readonly nameChars: number;
  readonly messageChars: number;
  readonly traceChars: number;
  /** `system-out` and `system-err`, each. */
  readonly outputChars: number;
  /** Traces and outputs of all tests together; what comes later is cut to a few lines. */
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

/** Takes text of any length and keeps its first three quarters and its last quarter, up to a limit. */
export interface TextCollector {
  readonly push: (piece: string) => void;
  /** @returns what is kept, with a note of how much is missing in its middle; `undefined` if there was no text */
  readonly take: () => string | undefined;
}

/** What all texts of one report may keep together. */
interface TextBudget {
  /** A text begun after the budget is used up keeps only enough to know it by. */
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
          // Twice the room, so that not every piece costs a copy.
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

/** No blank lines around, no halves of a character where the text was cut. */
const trim = (text: string): string =>
  text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();

/** A short text, cut at its end. */
export const shorten = (text: string, limitChars: number): string =>
  detach(
    text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed(),
  );

/** Slices of a string keep the whole of it alive; a chunk of the file must not live as long as a name in it. */
const longestInline = 12;

const detach = (text: string): string => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));

/** One copy of each name, however often it comes. */
export type SharedNames = (text: string) => string;

/** A table that hostile reports fill is emptied. */
const mostChars = 8_000_000;
/** What an entry takes beside its characters. */
const entryChars = 50;

/** Names come again and again, in one report and in those of other devices. Each is cut to `nameChars`. */
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
 * A number as JUnit writers spell it: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 *
 * @returns nothing where no digit is to be found, or the number is negative or not finite
 */
export const readNumber = (text = ''): number | undefined => {
  const plain = Number(text.trim() === '' ? Number.NaN : text);
  const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
  return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};

/** Makes the last of two kinds of signs the decimal point; a lone comma before three digits groups thousands, unless a zero leads. */
const withPoint = (digits: string): string => {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma === -1) return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '');
  if (point > comma) return digits.replaceAll(',', '');
  if (point !== -1) return digits.replaceAll('.', '').replace(',', '.');
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
};

const millisecondsPerSecond = 1_000;

/** Seconds in milliseconds, rounded to a microsecond. */
export const readSeconds = (text: string | undefined): number | undefined => {
  const seconds = readNumber(text);
  return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};

/** The number of a line in a file, from 1. */
export const readLine = (text: string | undefined): number | undefined => {
  const line = readNumber(text);
  return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};

/** A time without a zone is taken as UTC, which is what the service and most writers mean. */
export const readTimestamp = (text = ''): Date | undefined => {
  const trimmed = text.trim().slice(0, 60);
  if (trimmed === '') return undefined;
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
  const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
