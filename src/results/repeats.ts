import { counted } from '../lib/numbers.ts';
import type { RepeatedTest, RepeatReason, RepeatReport, RepeatResult } from '../model/repeats.ts';
import { type Failure, type NamedTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isFlaky } from './attempts.ts';
import { judgeSession } from './expected-sessions.ts';

/** Returns why a test is repeated. Undefined for a test that exists unchanged on the base branch. */
export type FindReason = (test: NamedTest) => RepeatReason | undefined;

/** A new or changed test with its result on one device. The test is repeated on this device. */
export interface NewTest {
  readonly test: TestResult;
  readonly why: RepeatReason;
  readonly device: string;
}

/** Number of new tests that are always repeated. More tests are repeated only if they are at most `mostShare` of all tests. */
const mostWithoutRule = 10;
const mostShare = 0.3;

/** Whether so many tests are new that the suite was probably renamed or the history lost. */
export const isTooMany = (count: number, all: number): boolean => count > mostWithoutRule && count > mostShare * all;

/** New and changed tests that passed on a device. Each test is listed once. */
export const newTestsOn = (device: string, shards: readonly AnalyzedShard[], reasonOf: FindReason): readonly NewTest[] => {
  const own = shards.filter(({ last }) => last.device === device);
  const passed = own.flatMap(({ tests }) => tests.filter(({ status }) => status === 'passed'));
  // Lists each test once, because two shards may have run the same test.
  const once = new Map(passed.map((test) => [testName(test), test]));
  return [...once.values()].flatMap((test) => {
    const why = reasonOf(test);
    return why === undefined ? [] : [{ test, why, device }];
  });
};

/**
 * Evaluates the repeats of tests. A passed repeat counts only if its session ended without an error. A failed repeat counts only
 * if the test itself failed.
 */
export const judgeRepeats = (tests: readonly NewTest[], sessions: readonly SessionResult[]): readonly RepeatedTest[] => {
  const usable = sessions
    .map((session) => ({ session, kind: judgeSession(session).kind, byName: resultsByName(session) }))
    .toSorted((a, b) => (a.session.repeat ?? 0) - (b.session.repeat ?? 0));
  return tests.map(({ test, why, device }) => {
    const results = usable.flatMap(({ session, kind, byName }): RepeatResult[] => {
      const result = byName.get(testName(test));
      const isProven = kind === 'passed' || kind === 'failed';
      if (result === undefined || (result.status !== 'failed' && !(result.status === 'passed' && isProven))) return [];
      const { status, failures, durationMs } = result;
      const { repeat = 0, buildId, sessionId, folder } = session;
      return [{ repeat, status, failures, durationMs, buildId, sessionId, folder }];
    });
    const failures = results.filter(({ status }) => status === 'failed').length;
    const before = test.earlierAttempts.filter(({ status }) => status === 'failed').length;
    const { className, name } = test;
    const passed = 1 + results.length - failures;
    return { className, name, device, why, passed, failed: failures + before, results };
  });
};

/** Results by test name. If a name has several results, a failed result takes precedence. */
const resultsByName = ({ tests }: SessionResult): ReadonlyMap<string, TestResult & { status: string }> => {
  const byName = new Map<string, TestResult>();
  for (const test of tests) {
    const name = testName(test);
    if (byName.get(name)?.status !== 'failed') byName.set(name, test);
  }
  return byName;
};

/** Whether a test both passed and failed. */
export const isUnstable = ({ passed, failed }: Pick<RepeatedTest, 'passed' | 'failed'>): boolean => passed > 0 && failed > 0;

/** Whether a test makes the verdict `failed`, because it is unstable and not quarantined. */
export const countsAsUnstable = (test: RepeatedTest): boolean => isUnstable(test) && test.quarantined === undefined;

export const firstRepeatFailure = ({ results }: RepeatedTest): Failure | undefined =>
  results.find(({ status }) => status === 'failed')?.failures[0];

/** Whether a test needs repeats. A flaky test needs no repeats, because it has already both passed and failed. */
export const needsRepeats = ({ test }: NewTest): boolean => !isFlaky(test);

/** Unstable tests as `class#method @ device`; at most `limit`. */
export const unstableTests = (report: RepeatReport | undefined, limit: number): readonly string[] =>
  (report?.tests ?? [])
    .filter(isUnstable)
    .slice(0, limit)
    .map((test) => `${testName(test)} @ ${test.device}`);

/** Failure rate of the test that `describeShown` uses as an example. */
const shownRate = 0.2;

/**
 * Describes what passed repeats prove: `6 of 6 runs passed: a test that fails in 20 % of its runs would have failed in one of
 * them with a probability of 74 %.`
 */
export const describeShown = (runs: number): string =>
  `${runs} of ${runs} runs passed: a test that fails in ${percent(shownRate)} of its runs would have failed in one of them with a probability of ${percent(1 - (1 - shownRate) ** runs)}.`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Describes unstable tests as a clause: `1 new or changed test is unstable: a.B#c @ Pixel passed in 4 of 7 runs`. */
export const describeUnstable = (unstable: readonly RepeatedTest[]): string => {
  const [first] = unstable;
  if (first === undefined) return '';
  const { device, passed, failed } = first;
  const more = unstable.length > 1 ? `, and ${unstable.length - 1} more` : '';
  return `${counted(unstable.length, 'new or changed test is', 'new or changed tests are')} unstable: ${testName(first)} @ ${device} passed in ${passed} of ${passed + failed} runs${more}`;
};
