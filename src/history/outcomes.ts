import type { PastStatus } from '../model/history.ts';

/**
 * An outcome with its duration in one number: the status counts 128 times, the step of the duration once. 0: the test did not run.
 *
 * The larger of two is the worse, and of equal ones the longer, so `Math.max` joins what several jobs of a run say of one test.
 */
export type OutcomeCode = number;

const statuses: readonly PastStatus[] = ['passed', 'flaky', 'failed'];
const letters = 'pkf';
const gap = '.';
const statusFactor = 128;

/** Durations are kept in steps of 15 %, from 10 ms to 55 minutes, so that one character holds each. Step 0: unknown. */
const shortestMs = 10;
const stepFactor = 1.15;
/** The printable ASCII characters that JSON need not escape. */
const stepCharacters = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const lastStep = stepCharacters.length - 1;
const msOfSteps = Array.from({ length: lastStep + 1 }, (_, step) => Math.round(shortestMs * stepFactor ** (step - 1)));
const stepsByCharCode = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, stepCharacters.indexOf(String.fromCharCode(code))),
);

/** @param durationMs unknown where it is absent or not positive */
export const codeOf = (status: PastStatus, durationMs?: number): OutcomeCode =>
  (statuses.indexOf(status) + 1) * statusFactor + stepOf(durationMs);

const stepOf = (durationMs: number | undefined): number => {
  if (durationMs === undefined || !(durationMs > 0)) return 0;
  const step = 1 + Math.round(Math.log(durationMs / shortestMs) / Math.log(stepFactor));
  return Math.min(lastStep, Math.max(1, step));
};

/** @param code not 0 */
export const statusOf = (code: OutcomeCode): PastStatus => statuses[Math.floor(code / statusFactor) - 1] ?? 'failed';

export const durationOf = (code: OutcomeCode): number | undefined => {
  const step = code % statusFactor;
  return step === 0 ? undefined : msOfSteps[step];
};

/** Failed and did not pass in the same run. */
export const isFailure = (code: OutcomeCode): boolean => code >= 3 * statusFactor;
/** Passed in the end. */
export const isPass = (code: OutcomeCode): boolean => code > 0 && code < 3 * statusFactor;
export const isFlakyCode = (code: OutcomeCode): boolean => code >= 2 * statusFactor && code < 3 * statusFactor;

/**
 * The outcomes of a test on a device as text: runs of equal status as `<count><letter>` (`p`, `k` flaky, `f`; `.` where it did not run),
 * and one character for the duration of each outcome.
 */
export const encodeOutcomes = (codes: Uint16Array): readonly [statuses: string, durations: string] => {
  let text = '';
  let durations = '';
  for (let at = 0; at < codes.length; ) {
    const letter = letterOf(codes[at] ?? 0);
    const start = at;
    for (; at < codes.length && letterOf(codes[at] ?? 0) === letter; at++) {
      if (letter !== gap) durations += stepCharacters[(codes[at] ?? 0) % statusFactor];
    }
    // Gaps at the end are left out: what follows the last outcome is no outcome.
    if (letter === gap && at === codes.length) break;
    text += at - start === 1 ? letter : `${at - start}${letter}`;
  }
  return [text, durations];
};

const letterOf = (code: OutcomeCode): string => (code === 0 ? gap : (letters[Math.floor(code / statusFactor) - 1] ?? gap));

const rowsPerBlock = 1_000;

/** Makes rows of outcomes, all 0. Many share a block of memory, since thousands of small ones take longer to get than to fill. */
export const createRowMaker = (length: number): (() => Uint16Array) => {
  let block = new Uint16Array();
  let at = 0;
  return () => {
    if (at + length > block.length) {
      block = new Uint16Array(length * rowsPerBlock);
      at = 0;
    }
    const start = at;
    at += length;
    return block.subarray(start, at);
  };
};

/**
 * Reads what `encodeOutcomes` wrote.
 *
 * @param codes one for each run, all 0
 * @returns whether the texts were of this form
 */
export const decodeOutcomes = (text: string, durations: string, codes: Uint16Array): boolean => {
  const { length } = codes;
  let at = 0;
  let measured = 0;
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character >= 48 && character <= 57) {
      count = count * 10 + character - 48;
      if (count > length) return false;
      continue;
    }
    const end = at + (count === 0 ? 1 : count);
    count = 0;
    if (end > length) return false;
    if (character === 46) {
      at = end;
      continue;
    }
    const status = letters.indexOf(text[index] ?? '') + 1;
    if (status === 0) return false;
    for (; at < end; at++) codes[at] = status * statusFactor + (stepsByCharCode[durations.charCodeAt(measured++)] ?? 0);
  }
  return count === 0 && measured === durations.length;
};
