import { deviceLabel } from '../model/device-shard.ts';
import { codeMark } from '../model/error-codes.ts';
import type { TestHistory } from '../model/history.ts';
import {
  type MissingTest,
  type NamedTest,
  type SessionJudgment,
  type SessionResult,
  type TestResult,
  type Totals,
  testName,
} from '../model/results.ts';
import type { AnalyzedShard, CountedShard, RunAnalysis, TestAnalysis, TestsOfRun } from '../model/run-analysis.ts';
import { isBad, isFlaky } from './attempts.ts';
import { failureOfCrash } from './crash/describe-crash.ts';
import { describeSession } from './describe.ts';

/** Counts the results of a run. This is the only place that counts them: all reports show these numbers. */
export const countTotals = (
  shards: readonly CountedShard[],
  failOnFlaky: boolean,
  missingTests: readonly MissingTest[] = [],
): Totals => {
  const missing = missingTests.reduce((sum, { devices }) => sum + devices.length, 0);
  const totals = { tests: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, missing, quarantined: 0 };
  for (const pair of pairsOf(shards)) {
    const { test, isQuarantined } = pair;
    totals.tests += 1;
    if (isFlaky(test)) totals.flaky += 1;
    if (isBad(test.status) && isQuarantined) totals.quarantined += 1;
    if (isFailed(pair, failOnFlaky)) totals.failed += 1;
    else if (test.status === 'skipped') totals.skipped += 1;
    else totals.passed += 1;
  }
  return totals;
};

/** Names the first `limit` failed tests, as `class#method @ device`. */
export const failedTests = (shards: readonly CountedShard[], failOnFlaky: boolean, limit: number): readonly string[] =>
  failedPairs(shards, failOnFlaky).take(limit).map(nameOf).toArray();

const nameOf = ({ test, device }: Pair): string => `${testName(test)} @ ${device}`;

/** Yields failed tests device by device, including quarantined failures. */
export function* failedPairs(shards: readonly CountedShard[], failOnFlaky: boolean): Generator<Pair, undefined> {
  for (const pair of pairsOf(shards)) if (isFailed(pair, failOnFlaky)) yield pair;
}

/** Finds the test that failed on the most devices. Ignores quarantined tests. */
export const widestFailure = (shards: readonly CountedShard[], failOnFlaky: boolean): Pair | undefined => {
  const tests = new Map<string, { readonly first: Pair; failed: number; flaky: number }>();
  for (const pair of failedPairs(shards, failOnFlaky)) {
    if (pair.isQuarantined) continue;
    const name = testName(pair.test);
    const known = tests.get(name) ?? { first: pair, failed: 0, flaky: 0 };
    tests.set(name, known);
    if (isFlaky(pair.test)) known.flaky += 1;
    else known.failed += 1;
  }
  const [widest] = [...tests.values()].toSorted((a, b) => b.failed - a.failed || b.flaky - a.flaky);
  return widest?.first;
};

export const countFailedFlaky = (shards: readonly CountedShard[], failOnFlaky: boolean): number =>
  failedPairs(shards, failOnFlaky).reduce((count, { test }) => count + (isFlaky(test) ? 1 : 0), 0);

/** Tells whether a test counts as failed. A quarantined failure counts, but a quarantined flaky test does not. */
const isFailed = ({ test, isQuarantined }: Pair, failOnFlaky: boolean): boolean =>
  isBad(test.status) || (failOnFlaky && isFlaky(test) && !isQuarantined);

interface Pair {
  readonly device: string;
  readonly label: string;
  readonly test: TestResult;
  readonly isQuarantined: boolean;
}

/** Yields the results that count, device by device. */
function* pairsOf(shards: readonly CountedShard[]): Generator<Pair> {
  for (const [label, own] of Map.groupBy(shards, ({ last }) => deviceLabel(last)))
    for (const { tests, quarantined, last } of own)
      for (const test of tests) yield { device: last.device, label, test, isQuarantined: quarantined.has(test) };
}

/** Class name of entries that stand for a problem instead of a test. */
export const ownClass = 'Mobile Test Cloud';

/** Presents the problem of a shard as a test in error, or as a pending one if it waits. Undefined without a problem, or if a test already shows it. */
export const problemCaseOf = ({ judgment, tests, last }: AnalyzedShard): TestResult | undefined => {
  if (judgment.kind === 'waiting')
    return { ...problemCase('waiting', `session [${shardLabel(last)}]`, judgment.reason), status: 'pending' };
  if ((judgment.kind !== 'error' && judgment.kind !== 'timed-out') || isShown(judgment, tests)) return undefined;
  const { kind, code, reason } = judgment;
  const { crash } = last;
  const problem = problemCase(kind, `session [${shardLabel(last)}]`, code === undefined ? reason : `${reason} ${codeMark(code)}`);
  return crash === undefined ? problem : { ...problem, crash, failures: [...problem.failures, failureOfCrash(crash, undefined)] };
};

const isShown = ({ kind }: SessionJudgment, tests: readonly TestResult[]): boolean =>
  tests.some(({ status }) => (kind === 'timed-out' ? status === 'timed-out' : status === 'error' || status === 'unknown'));

/** `Google Pixel 3-10.0, shard 1 of 2`, always without the attempt. */
export const shardLabel = (session: SessionResult): string => describeSession({ ...session, attempt: 0 });

/** Presents a red verdict as a test in error. Undefined for a green verdict. */
export const verdictCaseOf = ({ verdict: { kind, reason } }: RunAnalysis): TestResult | undefined =>
  kind === 'failed' || kind === 'error' || kind === 'timed-out' || kind === 'cancelled'
    ? problemCase(kind, 'verdict', reason)
    : undefined;

const problemCase = (rawStatus: string, name: string, message: string): TestResult => ({
  className: ownClass,
  name,
  status: 'error',
  rawStatus,
  failures: [{ kind: 'error', message }],
  earlierAttempts: [],
});

export const failureLabels = ({ tests, devices }: TestAnalysis) => {
  const known = new Map(tests.flatMap((test) => (test.history === undefined ? [] : [[testName(test), test.history] as const])));
  return (test: NamedTest, label: string): TestHistory | undefined => {
    const ofTest = known.size === 0 ? undefined : known.get(testName(test));
    return ofTest?.find((past) => devices[past.device] === label);
  };
};

/** Names the first `limit` failed tests, without tests that failed or were flaky in earlier runs. */
export const newFailures = (analysis: TestsOfRun, limit: number): readonly string[] => {
  const labeled = failureLabels(analysis);
  return failedPairs(analysis.shards, analysis.failOnFlaky)
    .filter(({ test, label }) => (labeled(test, label)?.label ?? 'new') === 'new')
    .take(limit)
    .map(nameOf)
    .toArray();
};

/** Counts failed tests. `failed` does not include quarantined failures. */
export const countFailures = ({ failed: all, quarantined: tests }: AnalyzedShard) => {
  const quarantined = tests.keys().reduce((sum, { status }) => sum + Number(status === 'failed'), 0);
  return { failed: all - quarantined, quarantined };
};
