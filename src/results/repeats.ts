import { counted } from '../lib/numbers.ts';
import type { RepeatedTest, RepeatReason, RepeatReport, RepeatResult } from '../model/repeats.ts';
import { type Failure, type NamedTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isFlaky } from './attempts.ts';
import { judgeSession } from './expected-sessions.ts';

/** Undefined for a test that the base branch has unchanged. */
export type FindReason = (test: NamedTest) => RepeatReason | undefined;

/** A new or changed test, and the device on which it is repeated. */
export interface NewTest {
  readonly test: TestResult;
  readonly why: RepeatReason;
  readonly device: string;
}

/** More tests are repeated only if they are at most `mostShare` of all. */
const mostWithoutRule = 10;
const mostShare = 0.3;

/** So many new tests mean that the suite was renamed or the history lost. */
export const isTooMany = (count: number, all: number): boolean => count > mostWithoutRule && count > mostShare * all;

/** Tests that passed on a device, each once. */
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

/** A passed repeat counts only if its session ended without an error, a failed repeat if the test failed. */
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

/** Of several results of a name, a failed result takes precedence. */
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

/** A flaky test has already both passed and failed. */
export const needsRepeats = ({ test }: NewTest): boolean => !isFlaky(test);

/** `class#method @ device`; at most `limit`. */
export const unstableTests = (report: RepeatReport | undefined, limit: number): readonly string[] =>
  (report?.tests ?? [])
    .filter(isUnstable)
    .slice(0, limit)
    .map((test) => `${testName(test)} @ ${test.device}`);

/** Failure rate in the example of `describeShown`. */
const shownRate = 0.2;

/** What passed repeats prove: `6 of 6 runs passed: a test that fails in 20 % of its runs would have failed …` */
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
