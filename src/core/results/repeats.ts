import { counted } from '../../lib/numbers.ts';
import type { RepeatedTest, RepeatReason, RepeatReport, RepeatResult } from '../model/repeats.ts';
import { type Failure, type NamedTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isFlaky } from './attempts.ts';
import { judgeSession } from './expected-sessions.ts';

/** Tells why a test is repeated. Undefined for a test that is unchanged since the base branch. */
export type FindReason = (test: NamedTest) => RepeatReason | undefined;

/** A new or changed test, and the device on which it is repeated. */
export interface NewTest {
  readonly test: TestResult;
  readonly why: RepeatReason;
  readonly device: string;
}

/** Up to this number, new tests are always repeated. */
const mostWithoutRule = 10;
/** More new tests are repeated only up to this share of all tests. */
const mostShare = 0.3;

/** Tells whether there are so many new tests that the suite was probably renamed or the history lost. */
export const isTooMany = (count: number, all: number): boolean => count > mostWithoutRule && count > mostShare * all;

/** Finds new and changed tests that passed on a device. Lists each test once. */
export const newTestsOn = (device: string, shards: readonly AnalyzedShard[], reasonOf: FindReason): readonly NewTest[] => {
  const own = shards.filter(({ last }) => last.device === device);
  const passed = own.flatMap(({ tests }) => tests.filter(({ status }) => status === 'passed'));
  // Two shards may have run the same test.
  const once = new Map(passed.map((test) => [testName(test), test]));
  return [...once.values()].flatMap((test) => {
    const why = reasonOf(test);
    return why === undefined ? [] : [{ test, why, device }];
  });
};

/** Counts how often each test passed and failed. Passed repeats in sessions with an error do not count. */
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

/** Looks up results by test name. If a name has several results, a failed result counts. */
const resultsByName = ({ tests }: SessionResult): ReadonlyMap<string, TestResult & { status: string }> => {
  const byName = new Map<string, TestResult>();
  for (const test of tests) {
    const name = testName(test);
    if (byName.get(name)?.status !== 'failed') byName.set(name, test);
  }
  return byName;
};

export const isUnstable = ({ passed, failed }: Pick<RepeatedTest, 'passed' | 'failed'>): boolean => passed > 0 && failed > 0;

export const countsAsUnstable = (test: RepeatedTest): boolean => isUnstable(test) && test.quarantined === undefined;

export const firstRepeatFailure = ({ results }: RepeatedTest): Failure | undefined =>
  results.find(({ status }) => status === 'failed')?.failures[0];

/** Tells whether repeats can show something new. A flaky test has already passed and failed. */
export const needsRepeats = ({ test }: NewTest): boolean => !isFlaky(test);

/** Names the first `limit` unstable tests, as `class#method @ device`. */
export const unstableTests = (report: RepeatReport | undefined, limit: number): readonly string[] =>
  (report?.tests ?? [])
    .filter(isUnstable)
    .slice(0, limit)
    .map((test) => `${testName(test)} @ ${test.device}`);

/** Failure rate of the example test in the text of `describeShown`. */
const shownRate = 0.2;

/** `6 of 6 runs passed: a test that fails in 20 % of its runs would have failed …` */
export const describeShown = (runs: number): string =>
  `${runs} of ${runs} runs passed: a test that fails in ${percent(shownRate)} of its runs would have failed in one of them with a probability of ${percent(1 - (1 - shownRate) ** runs)}.`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** `1 new or changed test is unstable: a.B#c @ Pixel passed in 4 of 7 runs` */
export const describeUnstable = (unstable: readonly RepeatedTest[]): string => {
  const [first] = unstable;
  if (first === undefined) return '';
  const { device, passed, failed } = first;
  const more = unstable.length > 1 ? `, and ${unstable.length - 1} more` : '';
  return `${counted(unstable.length, 'new or changed test is', 'new or changed tests are')} unstable: ${testName(first)} @ ${device} passed in ${passed} of ${passed + failed} runs${more}`;
};
