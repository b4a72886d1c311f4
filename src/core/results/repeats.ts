import { counted } from '../../lib/numbers.ts';
import type { RepeatedTest, RepeatReason, RepeatReport, RepeatResult } from '../model/repeats.ts';
import { type Failure, type NamedTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad, isFlaky } from './attempts.ts';
import { whatRan } from './evidence.ts';
import { mostCounted } from './evidence-reading.ts';
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

/** Counts how often each test passed and did not pass. Passed repeats in sessions with an error do not count. */
export const judgeRepeats = (tests: readonly NewTest[], sessions: readonly SessionResult[]): readonly RepeatedTest[] => {
  const usable = sessions
    .map((session) => ({ session, kind: judgeSession(session).kind, statusOf: statusesIn(session) }))
    .toSorted((a, b) => (a.session.repeat ?? 0) - (b.session.repeat ?? 0));
  return tests.map(({ test, why, device }) => {
    const results = usable.flatMap(({ session, kind, statusOf }): RepeatResult[] => {
      const { status, failures = [], durationMs } = statusOf(testName(test));
      const isProven = kind === 'passed' || kind === 'failed';
      if (status === undefined || (status === 'passed' && !isProven)) return [];
      const { repeat = 0, buildId, sessionId, folder } = session;
      return [{ repeat, status, failures, durationMs, buildId, sessionId, folder }];
    });
    const failures = results.filter(isFailure);
    const broken = failures.filter(({ status }) => status !== 'failed').length || undefined;
    const before = test.earlierAttempts.filter(({ status }) => isBad(status)).length;
    const { className, name } = test;
    const passed = 1 + results.length - failures.length;
    return { className, name, device, why, passed, failed: failures.length + before, broken, results };
  });
};

const isFailure = ({ status }: RepeatResult): boolean => status !== 'passed';

interface RepeatStatus {
  /** Absent if the repeat shows nothing about the test. */
  readonly status?: RepeatResult['status'];
  readonly failures?: readonly Failure[];
  readonly durationMs?: number;
}

/**
 * Looks up what a repeat shows about a test. If a name has several results, a failed one counts. Failures that only a counter shows
 * may be of any test without a result.
 */
const statusesIn = (session: SessionResult): ((name: string) => RepeatStatus) => {
  const byName = new Map<string, TestResult>();
  for (const test of session.tests) {
    const name = testName(test);
    const known = byName.get(name);
    if (known === undefined || !isBad(known.status)) byName.set(name, test);
  }
  const unnamed = whatRan(session, [session]).hidesFailures ? { status: countedStatus(session) } : {};
  return (name) => {
    const result = byName.get(name);
    return result === undefined ? unnamed : { ...result, status: repeatStatus(result.status) };
  };
};

const repeatStatus = (status: TestResult['status']): RepeatStatus['status'] => {
  if (status === 'skipped' || status === 'pending') return undefined;
  return status === 'unknown' ? 'error' : status;
};

const countedStatus = (session: SessionResult): RepeatResult['status'] => {
  if (mostCounted(session, ({ timedOut }) => timedOut) > 0) return 'timed-out';
  return mostCounted(session, ({ error }) => error) > 0 ? 'error' : 'failed';
};

/** Counts the repeats in which a test ran. */
export const countRan = (sessions: readonly SessionResult[]): number =>
  new Set(sessions.flatMap((each) => (whatRan(each, [each]).mayHaveRun ? (each.repeat ?? 0) : []))).size;

export const isUnstable = ({ passed, failed }: Pick<RepeatedTest, 'passed' | 'failed'>): boolean => passed > 0 && failed > 0;

export const countsAsUnstable = (test: RepeatedTest): boolean => isUnstable(test) && test.quarantined === undefined;

export const firstFailedRepeat = ({ results }: RepeatedTest): RepeatResult | undefined => results.find(isFailure);

export const firstRepeatFailure = (test: RepeatedTest): Failure | undefined => firstFailedRepeat(test)?.failures[0];

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
