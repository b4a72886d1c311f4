import type { TestResult } from '../../model/results.ts';
import { type Counters, countedTests, noCounters } from '../../model/status.ts';
import { mergeRepeated } from '../attempts.ts';
import { countByStatus } from '../counting.ts';
import { addCounters, type DeclaredCounts, describeDifference, readDeclaredCounts, toCounters } from './declared-counts.ts';
import { type ReadFailure, statusOfFailure } from './failure-builder.ts';
import { readNumber, readTimestamp, secondsToMs } from './numbers.ts';
import { createPropertyList, type Properties } from './property-list.ts';
import type { ReadingContext } from './reading-context.ts';
import { shorten } from './text-budget.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** One `<testsuite>`; suites inside it follow it in the list. */
export interface JUnitSuite {
  readonly name: string;
  /** Names of the suites around it, outermost first. */
  readonly inside: readonly string[];
  readonly properties: Properties;
  readonly declared?: Counters;
  /** Without those of suites inside it. */
  readonly found: Counters;
  readonly startedAt?: Date;
  readonly durationMs?: number;
  readonly hostname?: string;
}

/** A suite's counts with those of the suites inside it. */
export interface SuiteTotals {
  readonly found: Counters;
  /** The same with each try as a test of its own. */
  readonly tries: Counters;
  readonly declared?: Counters;
}

export interface SuiteBuilder {
  readonly name: string;
  readonly addCase: (test: TestResult) => void;
  /** A failure of the suite itself becomes a test of its own. */
  readonly addFailure: (failure: ReadFailure) => void;
  readonly addInner: (totals: SuiteTotals) => void;
  readonly property: (attributes: XmlAttributes, text: string) => void;
  readonly finish: (end: 'whole' | 'cut-off') => {
    readonly suite: JUnitSuite;
    /** The suite's own failure as a test. */
    readonly ofSuite: readonly TestResult[];
    readonly totals: SuiteTotals;
  };
}

export const createSuiteBuilder = (
  attributes: XmlAttributes,
  inside: readonly string[],
  context: ReadingContext,
): SuiteBuilder => {
  const { limits, problems, nameOf, repeatedCases } = context;
  const name = nameOf(attributes.name ?? attributes.id ?? '');
  const declared = readDeclaredCounts(attributes, problems);
  const properties = createPropertyList(limits);
  const cases: TestResult[] = [];
  const failures: ReadFailure[] = [];
  const inner: SuiteTotals[] = [];

  return {
    name,
    addCase: (test) => {
      cases.push(test);
    },
    addFailure: (failure) => {
      if (failures.length < limits.failuresPerTest) failures.push(failure);
    },
    addInner: (totals) => {
      inner.push(totals);
    },
    property: properties.add,
    finish: (end) => {
      const ofSuite = failures.length === 0 ? [] : [testOfSuite(name, failures)];
      const found = countByStatus([...cases, ...ofSuite]);
      const tries = countByStatus([...cases, ...cases.flatMap(({ earlierTries }) => earlierTries), ...ofSuite]);
      const totals = totalsOf(found, tries, declared, inner);
      const eachOnce = repeatedCases === 'attempts' ? [countByStatus(mergeRepeated(cases))] : [];
      const ways = [totals.found, totals.tries, found, countByStatus(cases), tries, ...eachOnce];
      const difference = describeDifference(
        name === '' ? 'A suite without a name' : `The suite "${shorten(name, 100)}"`,
        declared,
        ways,
      );
      if (difference !== undefined && end === 'whole') problems.note('counts-differ', difference);
      const own = toCounters(declared);
      const hostname = attributes.hostname;
      return {
        ofSuite,
        totals,
        suite: {
          name,
          inside,
          properties: properties.all() ?? {},
          ...(own === undefined ? {} : { declared: own }),
          found,
          ...timesOf(attributes),
          ...(hostname ? { hostname: nameOf(hostname) } : {}),
        },
      };
    },
  };
};

const totalsOf = (found: Counters, tries: Counters, declared: DeclaredCounts, inner: readonly SuiteTotals[]): SuiteTotals => {
  const foundTotal = inner.reduce((sum, totals) => addCounters(sum, totals.found), found);
  const ownTests = countedTests(found);
  const isOwnOnly = declared.tests === ownTests && countedTests(foundTotal) !== ownTests;
  return {
    found: foundTotal,
    tries: inner.reduce((sum, totals) => addCounters(sum, totals.tries), tries),
    ...declaredTotal(toCounters(declared), inner, isOwnOnly),
  };
};

/** A suite's claim usually includes the suites inside it; a suite without one is the sum of what is inside. */
const declaredTotal = (own: Counters | undefined, inner: readonly SuiteTotals[], isOwnOnly: boolean): { declared?: Counters } => {
  const claims = inner.flatMap(({ declared }) => declared ?? []);
  const hasAllClaims = claims.length === inner.length && inner.length > 0;
  const sum = claims.reduce(addCounters, noCounters);
  if (own === undefined) return hasAllClaims ? { declared: sum } : {};
  return { declared: isOwnOnly && hasAllClaims ? addCounters(own, sum) : own };
};

const testOfSuite = (suiteName: string, failures: readonly ReadFailure[]): TestResult => {
  const isError = failures.some(({ failure }) => statusOfFailure(failure) === 'error');
  return {
    className: suiteName,
    name: '(suite)',
    status: isError ? 'error' : 'failed',
    failures: failures.map(({ failure }) => failure),
    earlierTries: [],
  };
};

const timesOf = (attributes: XmlAttributes): Pick<JUnitSuite, 'startedAt' | 'durationMs'> => {
  const startedAt = readTimestamp(attributes.timestamp ?? '');
  const seconds = readNumber(attributes.time ?? '');
  return {
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(seconds === undefined ? {} : { durationMs: secondsToMs(seconds) }),
  };
};
