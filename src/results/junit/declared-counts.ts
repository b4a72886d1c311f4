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

const spellings = {
  tests: ['tests', 'total'],
  failures: ['failures', 'failed'],
  errors: ['errors'],
  skipped: ['skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'],
  timedOut: ['timedout'],
} as const;

/** Several spellings of one count are added: writers tell `skipped` from `disabled`. */
export const readDeclaredCounts = (attributes: XmlAttributes, problems: ProblemList): DeclaredCounts => {
  const counts = Object.entries(spellings).flatMap(([key, names]) => {
    const values = names.flatMap((name) => readCount(attributes, name, problems));
    return values.length === 0 ? [] : [[key, values.reduce((sum, value) => sum + value)] as const];
  });
  return Object.fromEntries(counts);
};

const readCount = (attributes: XmlAttributes, name: string, problems: ProblemList): number[] => {
  const text = attributes[name];
  if (text === undefined || text.trim() === '') return [];
  const value = readNumber(text);
  if (value === undefined) problems.note('bad-number', `${name}="${text.slice(0, 40)}" is no count.`);
  return value === undefined ? [] : [Math.trunc(value)];
};

/** @returns nothing where the suite does not say how many tests it has */
export const toCounters = (declared: DeclaredCounts): Counters | undefined => {
  const { tests, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
  if (tests === undefined) return undefined;
  const passed = Math.max(0, tests - failures - errors - skipped - timedOut);
  return { passed, failed: failures, error: errors, skipped, timedOut, pending: 0 };
};

/** Results as they were found, in one of the ways in which writers count. */
const foundCounts = (counters: Counters) => ({
  tests: countedTests(counters),
  bad: failedIn(counters) + counters.pending,
  skipped: counters.skipped,
});

type FoundCounts = ReturnType<typeof foundCounts>;

export const addCounters = (one: Counters, other: Counters): Counters => combine(one, other, (a, b) => a + b);

export const subtractCounters = (one: Counters, other: Counters): Counters => combine(one, other, (a, b) => a - b);

const combine = (one: Counters, other: Counters, operation: (a: number, b: number) => number): Counters => ({
  passed: operation(one.passed, other.passed),
  failed: operation(one.failed, other.failed),
  skipped: operation(one.skipped, other.skipped),
  timedOut: operation(one.timedOut, other.timedOut),
  error: operation(one.error, other.error),
  pending: operation(one.pending, other.pending),
});

/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each try or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
export const describeDifference = (name: string, declared: DeclaredCounts, found: readonly Counters[]): string | undefined => {
  const ways = found.map(foundCounts);
  const { tests, failures, errors, skipped, timedOut } = declared;
  const bad = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + (timedOut ?? 0);
  const fits = (claim: number | undefined, ofWay: (way: FoundCounts) => readonly number[]): boolean =>
    claim === undefined || ways.some((way) => ofWay(way).includes(claim));
  const agrees =
    fits(tests, (way) => [way.tests, way.tests - way.skipped]) &&
    (fits(bad, (way) => [way.bad]) || (failures !== undefined && fits(failures, (way) => [way.bad]))) &&
    fits(skipped, (way) => [way.skipped]);
  const [first] = ways;
  if (agrees || first === undefined) return undefined;
  const claims = [claim(tests, 'tests'), claim(bad, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
  return `${name} declares ${claims.join(', ')}; found are ${first.tests} tests, ${first.bad} failed, ${first.skipped} skipped.`;
};

const claim = (count: number | undefined, word: string): string => (count === undefined ? '' : `${count} ${word}`);
