import type { Counters } from '../../model/status.ts';
import { readNumber } from './numbers.ts';
import type { ProblemList } from './problem.ts';
import type { XmlAttributes } from './xml-attributes.ts';

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
  const text = attributes.get(name);
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
export interface FoundCounts {
  readonly tests: number;
  readonly bad: number;
  readonly skipped: number;
}

/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each try or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
export const describeDifference = (name: string, declared: DeclaredCounts, ways: readonly FoundCounts[]): string | undefined => {
  const { tests, failures, errors, skipped, timedOut } = declared;
  const bad = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + (timedOut ?? 0);
  const fits = (claim: number | undefined, ofWay: (way: FoundCounts) => readonly number[]): boolean =>
    claim === undefined || ways.some((way) => ofWay(way).includes(claim));
  const agrees =
    fits(tests, (way) => [way.tests, way.tests - way.skipped]) &&
    (fits(bad, (way) => [way.bad]) || (failures !== undefined && fits(failures, (way) => [way.bad]))) &&
    fits(skipped, (way) => [way.skipped]);
  const [found] = ways;
  if (agrees || found === undefined) return undefined;
  const claims = [claim(tests, 'tests'), claim(bad, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
  return `${name} declares ${claims.join(', ')}; found are ${found.tests} tests, ${found.bad} failed, ${found.skipped} skipped.`;
};

const claim = (count: number | undefined, word: string): string => (count === undefined ? '' : `${count} ${word}`);
