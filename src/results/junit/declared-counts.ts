import { counted } from '../../lib/numbers.ts';
import { present } from '../../lib/present.ts';
import { type Counters, countedTests } from '../../model/status.ts';
import { failedIn } from '../counting.ts';
import { readNumber } from './numbers.ts';
import type { ProblemList } from './problem.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** What the attributes of a suite claim. */
export interface DeclaredCounts {
  readonly tests?: number;
  readonly failures?: number;
  readonly errors?: number;
  readonly skipped?: number;
  readonly timedOut?: number;
}

export const readDeclaredCounts = (attributes: XmlAttributes, problems: ProblemList): DeclaredCounts => {
  /** Several spellings of one count are added: writers tell `skipped` from `disabled`. */
  const count = (...names: readonly string[]): number | undefined => {
    const values = names.flatMap((name) => {
      const text = attributes[name]?.trim() ?? '';
      const value = readNumber(text);
      if (value === undefined && text !== '')
        problems.add({ code: 'bad-count', message: `${name}="${text.slice(0, 40)}" is not a count.` });
      return value === undefined ? [] : [Math.trunc(value)];
    });
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
  };
  return present({
    tests: count('tests', 'total'),
    failures: count('failures', 'failed'),
    errors: count('errors'),
    skipped: count('skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'),
    timedOut: count('timedout'),
  });
};

/**
 * @param held tests of a suite that does not say how many it has
 * @returns nothing where the suite claims nothing
 */
export const toCounters = (declared: DeclaredCounts, held: number): Counters | undefined => {
  const { tests = held, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
  if (Object.keys(declared).length === 0) return undefined;
  const passed = Math.max(0, tests - failures - errors - skipped - timedOut);
  return { passed, failed: failures, error: errors, skipped, timedOut, pending: 0 };
};

/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each attempt or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
export const describeDifference = (
  name: string,
  { tests, failures, errors, skipped, timedOut = 0 }: DeclaredCounts,
  found: readonly [Counters, ...Counters[]],
): string | undefined => {
  const failed = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + timedOut;
  const fits = (claim: number | undefined, ...ways: readonly ((counters: Counters) => number)[]): boolean =>
    claim === undefined || found.some((counters) => ways.some((count) => count(counters) === claim));
  const agrees =
    fits(tests, countedTests, (counters) => countedTests(counters) - counters.skipped) &&
    (fits(failed, notPassed) || (failures !== undefined && fits(failures, notPassed))) &&
    fits(skipped, (counters) => counters.skipped);
  if (agrees) return undefined;
  const claims = [claim(tests, 'tests'), claim(failed, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
  const [first] = found;
  return `${name} declares ${claims.join(', ')}; it contains ${counted(countedTests(first), 'test')}, ${notPassed(first)} failed, ${first.skipped} skipped.`;
};

const notPassed = (counters: Counters): number => failedIn(counters) + counters.pending;

const claim = (count: number | undefined, word: string): string => (count === undefined ? '' : `${count} ${word}`);
