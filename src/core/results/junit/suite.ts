import { counted } from '../../../lib/numbers.ts';
import { present } from '../../../lib/present.ts';
import type { NamedTest, TestResult } from '../../model/results.ts';
import { type Counters, countedTests, noCounters } from '../../model/status.ts';
import { addCounters, countByStatus, failedIn } from '../accounting.ts';
import { mergeRepeated } from '../attempts.ts';
import { type ProblemList, parseNumber, type ReadingContext, shorten } from './reading-context.ts';
import type { ReadFailure } from './test-case.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** Counts of a suite and its nested suites. */
export interface SuiteTotals {
  readonly found: Counters;
  /** Counts of attempts instead of tests. */
  readonly attempts: Counters;
  readonly declared?: Counters;
}

/** Counts in the attributes of a suite. `failed` contains no errors and no timeouts. */
type DeclaredCounts = Partial<Record<'tests' | 'failed' | 'error' | 'skipped' | 'timedOut', number>>;

export interface OpenSuite {
  readonly name: string;
  readonly declared: DeclaredCounts;
  readonly properties: Map<string, string>;
  readonly cases: TestResult[];
  readonly failures: ReadFailure[];
  readonly inner: SuiteTotals[];
}

export const openSuite = (attributes: XmlAttributes, { nameOf, problems }: ReadingContext): OpenSuite => ({
  name: nameOf(attributes.name ?? attributes.id ?? ''),
  declared: readDeclaredCounts(attributes, problems),
  properties: new Map(),
  cases: [],
  failures: [],
  inner: [],
});

const suiteItself = '(suite)';

/** Tells whether a result stands for failures outside of tests. */
export const isSuiteItself = ({ name }: NamedTest): boolean => name === suiteItself;

/** Creates one test for all failures outside of tests. Empty if there are no such failures. */
export const testsOfSuite = ({ name, failures: read }: OpenSuite): readonly TestResult[] => {
  if (read.length === 0) return [];
  const failures = read.map(({ failure }) => failure);
  const status = failures.some(({ kind }) => kind === 'error') ? 'error' : 'failed';
  return [{ className: name, name: suiteItself, status, failures, earlierAttempts: [] }];
};

/** Counts the tests of a suite and its nested suites. Notes a problem if its attributes declare other counts. */
export const closeSuite = (suite: OpenSuite, isWhole: boolean, { problems, repeatedCases }: ReadingContext): SuiteTotals => {
  const { name, declared, cases, inner } = suite;
  const ofCases = countByStatus(cases);
  const found = addCounters(ofCases, countByStatus(testsOfSuite(suite)));
  const attempts = addCounters(found, countByStatus(cases.flatMap(({ earlierAttempts }) => earlierAttempts)));
  const totals = {
    found: inner.reduce((sum, each) => addCounters(sum, each.found), found),
    attempts: inner.reduce((sum, each) => addCounters(sum, each.attempts), attempts),
  };
  const eachOnce = repeatedCases === 'attempts' ? [countByStatus(mergeRepeated(cases))] : [];
  const ways = [totals.found, totals.attempts, found, ofCases, attempts, ...eachOnce] as const;
  const difference = describeDifference(name, declared, ways);
  if (difference !== undefined && isWhole) problems.add({ code: 'counts-differ', message: difference });
  return { ...totals, declared: declaredTotal(declared, found, totals.found, inner) };
};

/** Adds up the counts that nested suites declare. If suites contradict each other, the higher number of failures counts. */
const declaredTotal = (
  declared: DeclaredCounts,
  own: Counters,
  all: Counters,
  inner: readonly SuiteTotals[],
): Counters | undefined => {
  const isOwnAlone = declared.tests === countedTests(own) && countedTests(all) !== countedTests(own);
  const covered = countedTests(isOwnAlone ? own : all);
  const claim = toCounters(declared, covered);
  const claims = inner.flatMap((each) => each.declared ?? []);
  if (claim === undefined && claims.length === 0) return undefined;
  const ofInner = inner.reduce((sum, each) => addCounters(sum, each.declared ?? each.found), noCounters);
  const held = addCounters(own, ofInner);
  if (claim === undefined) return held;
  return isOwnAlone ? addCounters(worseOf(own, claim, covered), ofInner) : worseOf(held, claim, covered);
};

/** @param covered number of tests that `claim` should cover */
const worseOf = (held: Counters, claim: Counters, covered: number): Counters => {
  const { failed, error } = claim.failed + claim.error >= held.failed + held.error ? claim : held;
  const timedOut = Math.max(held.timedOut, claim.timedOut);
  const others = Math.max(0, Math.max(covered, countedTests(claim)) - failed - error - timedOut);
  const skipped = Math.min(others, Math.max(held.skipped, claim.skipped));
  return { passed: others - skipped, failed, error, skipped, timedOut, pending: 0 };
};

const readDeclaredCounts = (attributes: XmlAttributes, problems: ProblemList): DeclaredCounts => {
  /** Adds up several attributes, because some writers count `skipped` and `disabled` separately. */
  const count = (...names: readonly string[]): number | undefined => {
    const values = names.flatMap((name) => {
      const text = attributes[name]?.trim() ?? '';
      const value = parseNumber(text);
      if (value === undefined && text !== '')
        problems.add({ code: 'bad-count', message: `${name}="${text.slice(0, 40)}" is not a count.` });
      return value === undefined ? [] : [Math.trunc(value)];
    });
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
  };
  return present({
    tests: count('tests', 'total'),
    failed: count('failures', 'failed'),
    error: count('errors'),
    skipped: count('skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'),
    timedOut: count('timedout'),
  });
};

/** @param held number of tests to use if the suite declares no number */
const toCounters = (declared: DeclaredCounts, held: number): Counters | undefined => {
  if (Object.keys(declared).length === 0) return undefined;
  const { tests = held, failed = 0, error = 0, skipped = 0, timedOut = 0 } = declared;
  return { passed: Math.max(0, tests - failed - error - skipped - timedOut), failed, error, skipped, timedOut, pending: 0 };
};

/** Describes how declared counts differ from the report. Undefined if one of the usual ways of counting matches. */
const describeDifference = (
  name: string,
  { tests, failed: failures, error, skipped, timedOut = 0 }: DeclaredCounts,
  found: readonly [Counters, ...Counters[]],
): string | undefined => {
  const failed = failures === undefined && error === undefined ? undefined : (failures ?? 0) + (error ?? 0) + timedOut;
  const fits = (claim: number | undefined, ...ways: readonly ((counters: Counters) => number)[]): boolean =>
    claim === undefined || found.some((counters) => ways.some((count) => count(counters) === claim));
  const agrees =
    fits(tests, countedTests, (counters) => countedTests(counters) - counters.skipped) &&
    (fits(failed, notPassed) || (failures !== undefined && fits(failures, notPassed))) &&
    fits(skipped, (counters) => counters.skipped);
  if (agrees) return undefined;
  const claims = [
    tests === undefined ? '' : counted(tests, 'test'),
    failed === undefined ? '' : `${failed} failed`,
    skipped === undefined ? '' : `${skipped} skipped`,
  ].filter((text) => text !== '');
  const [first] = found;
  const suite = name === '' ? 'A suite without a name' : `The suite "${shorten(name, 100)}"`;
  return `${suite} declares ${claims.join(', ')}; it contains ${counted(countedTests(first), 'test')}, ${notPassed(first)} failed, ${first.skipped} skipped.`;
};

const notPassed = (counters: Counters): number => failedIn(counters) + counters.pending;
