import { present } from '../../lib/present.ts';
import type { BundleAttempt, BundleFailure, BundleRun, BundleTest } from '../../model/result-bundle.ts';
import type { TestAttempt, TestResult } from '../../model/results.ts';
import type { TestStatus } from '../../model/status.ts';
import { methodOf, simpleClass } from '../known-tests.ts';
import { failureOf } from './failure-text.ts';

/** One test of a result bundle, or one case of a parametrized one, as its attempts together decide. */
export interface BundleCase {
  /** `Class/test`: what it shares with the session's details, which may lack target, outer suites and arguments. */
  readonly key: string;
  /** XCTest's form of a name. Names of Swift Testing and of specs may be others in the session's details. */
  readonly isMethod: boolean;
  readonly bundled: BundleTest;
  /** `unknown`: evidence of nothing. */
  readonly status: TestStatus;
  readonly test: TestResult;
  /** The last one that failed. */
  readonly failedAttempt?: BundleAttempt;
}

/**
 * @param retried the request asked the service to run failed tests again: then the last attempt decides, otherwise one failed attempt
 * fails the test
 */
export const bundleCases = (runs: readonly BundleRun[], retried: boolean): readonly BundleCase[] => {
  const tests = runs.toSorted((one, other) => startMs(one) - startMs(other)).flatMap((run) => run.tests);
  return (retried ? joinRuns(tests) : tests).map((test) => caseOf(test, retried));
};

/** `Class/test` of a test, in whatever spelling a source has it. */
export const caseKey = ({ className, name }: Pick<TestResult, 'className' | 'name'>): string =>
  `${simpleClass(className)}/${methodOf(name)}`;

export const isMethodName = (key: string): boolean => /^[^/]+\/test[\p{L}\p{N}_]*$/u.test(key);

const startMs = ({ startedAt }: BundleRun): number => startedAt?.getTime() ?? 0;

/** The same case in several runs: the service ran it again. */
const joinRuns = (tests: readonly BundleTest[]): BundleTest[] => {
  const byIdentity = Map.groupBy(tests, ({ attempts: _other, ...identity }) => JSON.stringify(identity));
  return [...byIdentity.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const [attempt, ...attempts] = first.attempts;
    return [{ ...first, attempts: [attempt, ...attempts, ...more.flatMap((test) => test.attempts)] }];
  });
};

const caseOf = (bundled: BundleTest, retried: boolean): BundleCase => {
  const key = caseKey(bundled);
  const { attempts } = bundled;
  const failedAttempt = attempts.findLast(({ status }) => status === 'failed');
  const deciding = (retried ? undefined : failedAttempt) ?? attempts.findLast(isExecuted) ?? lastOf(attempts);
  const status = statuses[deciding.status];
  const others = attempts.filter((attempt) => attempt !== deciding && isExecuted(attempt));
  const failures = deciding.status === 'failed' ? deciding.failures : [];
  const test: TestResult = {
    className: bundled.className,
    name: bundled.name,
    status,
    failures: failures.map(failureOf),
    earlierAttempts: others.map(testAttempt),
    ...present({ durationMs: deciding.durationMs, skipMessage: deciding.skipReason }),
    ...placeOf(failures),
    ...(deciding.expectedFailures.length === 0 ? {} : { expectedFailures: deciding.expectedFailures.map(failureOf) }),
  };
  const isMethod = isMethodName(key) && bundled.arguments.length === 0;
  return { key, isMethod, bundled, status, test, ...present({ failedAttempt }) };
};

const lastOf = ([first, ...more]: BundleTest['attempts']): BundleAttempt => more.at(-1) ?? first;

const isExecuted = ({ status }: BundleAttempt): boolean => status !== 'skipped' && status !== 'unknown';

const statuses = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  'expected-failure': 'passed',
  unknown: 'unknown',
} as const satisfies Record<BundleAttempt['status'], TestStatus>;

const testAttempt = ({ status, failures, durationMs }: BundleAttempt): TestAttempt => ({
  status: statuses[status],
  failures: failures.map(failureOf),
  ...present({ durationMs }),
});

/** The folders of the machine that built the tests stay in the trace. */
const placeOf = (failures: readonly BundleFailure[]): Pick<TestResult, 'file' | 'line'> => {
  const { file, line } = failures.find((failure) => failure.file !== undefined) ?? {};
  return file === undefined ? {} : { file: file.slice(file.lastIndexOf('/') + 1), ...present({ line }) };
};
