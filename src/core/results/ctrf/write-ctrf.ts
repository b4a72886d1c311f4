import { showHidden } from '../../../lib/escape/invisible.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { BaseReport, ComparedTest } from '../../model/base-comparison.ts';
import { deviceLabel } from '../../model/device-shard.ts';
import type { PastRun, QuarantineEntry, RunHistory, TestHistory } from '../../model/history.ts';
import type { RepeatReport, RepeatResult } from '../../model/repeats.ts';
import {
  type Failure,
  type JobIdentity,
  type SessionResult,
  type TestAttempt,
  type TestResult,
  testName,
} from '../../model/results.ts';
import type { CountedShard, LocatedTest, RunAnalysis } from '../../model/run-analysis.ts';
import type { UnstartedShards } from '../../model/run-plan.ts';
import type { TestStatus } from '../../model/status.ts';
import { hasFailedAttempt, hasJustPassed, hasRun, isFlaky } from '../attempts.ts';
import { findOnBase } from '../base-comparison.ts';
import { describeFailure, describeFlaky } from '../describe.ts';
import { failureLabels, problemCaseOf, verdictCaseOf } from '../totals.ts';
import type { CtrfDocument, CtrfOtherResult, CtrfRunExtra, CtrfTest } from './ctrf-document.ts';

/** Yields `results.json` in chunks, as a CTRF 0.0.x document (https://ctrf.io) with one test per line. */
export function* ctrfJson(run: RunAnalysis): Generator<string> {
  const { results, ...document } = ctrfWithoutTests(run);
  const { tool, summary, ...after } = results;
  yield `${withoutEnd(JSON.stringify(document))},"results":${withoutEnd(JSON.stringify({ tool, summary }))},"tests":[`;
  let separator = '\n';
  for (const item of testsOfRun(run)) {
    yield `${separator}${JSON.stringify(toCtrfTest(item, run))}`;
    separator = ',\n';
  }
  yield `\n],${JSON.stringify(after).slice(1)}}\n`;
}

const withoutEnd = (object: string): string => object.slice(0, -1);

/** The document without its tests, which are written one by one. */
type CtrfFrame = Omit<CtrfDocument, 'results'> & { readonly results: Omit<CtrfDocument['results'], 'tests'> };

const ctrfWithoutTests = (run: RunAnalysis): CtrfFrame => ({
  reportFormat: 'CTRF',
  specVersion: '0.0.0',
  timestamp: run.finishedAt.toISOString(),
  generatedBy: 'Mobile Test Cloud',
  results: {
    tool: { name: definitionOf(run.framework).title },
    summary: summaryOf(run),
    environment: {
      reportName: run.project,
      testEnvironment: run.simulated ? 'simulated' : 'device cloud',
      healthy: run.verdict.kind === 'passed',
    },
    extra: runExtra(run),
  },
});

/**
 * Yields the results that count, and entries for problems without a test, so that the file never looks better than the verdict.
 */
function* testsOfRun(run: RunAnalysis): Generator<TestToWrite> {
  const { simulated } = run;
  const pastOf = failureLabels(run);
  const repeatsOf = findRepeats(run);
  const onBaseOf = findOnBase(run.onBase);
  let isRed = false;
  for (const shard of run.shards) {
    for (const test of shard.tests) {
      const item: TestToWrite = {
        test,
        context: { ...placeOf(shard.sessionOf(test)), simulated, kind: 'test' },
        quarantine: shard.quarantined.get(test),
        history: pastOf(test, deviceLabel(shard.last)),
        repeats: repeatsOf(test, shard.last.device),
        onBase: onBaseOf(test, shard.last.device),
        others: shard.otherResults.get(test),
      };
      isRed ||= ctrfStatusOf(item, run) === 'failed' && item.quarantine === undefined;
      yield item;
    }
    const problem = problemCaseOf(shard);
    if (problem === undefined) continue;
    const test: TestResult = isWaiting(shard) ? { ...problem, status: 'pending' } : problem;
    isRed ||= problem.status !== 'pending';
    yield { test, context: { ...placeOf(shard.last), simulated, kind: 'session' } };
  }
  const problem = isRed ? undefined : verdictCaseOf(run);
  // A verdict is about the whole run, so its entry has no device.
  const context = { device: '', shard: 1, shards: 1, attempt: 1, build: '', simulated, kind: 'verdict' } as const;
  if (problem !== undefined) yield { test: problem, context };
}

/** Whether the last session of the shard never got a device. */
const isWaiting = ({ last: { evidence } }: CountedShard): boolean => evidence.summary?.status === 'queued';

const summaryOf = (run: RunAnalysis) => {
  const { tests, passed, failed, skipped, flaky } = run.totals;
  const others = { pending: 0, other: 0 };
  for (const item of testsOfRun(run)) {
    const status = ctrfStatusOf(item, run);
    if (status === 'pending' || status === 'other') others[status] += 1;
  }
  const start = run.startedAt.getTime();
  const stop = run.finishedAt.getTime();
  return {
    tests,
    passed,
    failed,
    skipped,
    ...others,
    flaky,
    start,
    stop,
    duration: Math.max(0, stop - start),
  };
};

const runExtra = (run: RunAnalysis): CtrfRunExtra => ({
  simulated: run.simulated,
  verdict: run.verdict.kind,
  reason: run.verdict.reason,
  framework: run.framework,
  project: run.project,
  failOnFlaky: run.failOnFlaky,
  deviceMs: Math.round(run.deviceMs),
  queueMs: Math.round(run.queueMs),
  totals: run.totals,
  builds: run.builds.map(({ id, shard, attempt }) => ({ id, shard: shard.index + 1, shards: shard.total, attempt: attempt + 1 })),
  refs: run.refs,
  sessions: run.sessions.map(toCtrfSession),
  missingTests: run.missingTests,
  notices: run.notices,
  code: run.verdict.code,
  job: run.job && toCtrfJob(run.job),
  predicted: run.prediction && {
    deviceMs: Math.round(run.prediction.deviceMs),
    durationMs: Math.round(run.prediction.durationMs),
    runs: run.prediction.runs,
  },
  emptySelection: run.emptySelection || undefined,
  unstarted: run.unstarted.length === 0 ? undefined : run.unstarted.map(toCtrfUnstarted),
  repeats: run.repeats && toCtrfReport(run.repeats),
  onBase: run.onBase && toCtrfBaseReport(run.onBase),
  knownSuite: run.knownSuite,
  quarantine: run.quarantine && { file: run.quarantine.file, warnings: run.quarantine.warnings },
  history: run.history && toCtrfHistory(run.history),
});

const toCtrfUnstarted = ({ shards, ...rest }: UnstartedShards) => ({ ...rest, shards: shards.map((index) => index + 1) });

const toCtrfHistory = ({ earlierRuns, labels: { knownSinceMs, ...labels } }: RunHistory) => ({
  earlierRuns,
  ...labels,
  knownSince: knownSinceMs === undefined ? undefined : new Date(knownSinceMs).toISOString(),
});

const toCtrfJob = ({ runId, shardIndex, ...job }: JobIdentity) => ({
  ...job,
  run: runId,
  shard: shardIndex === undefined ? undefined : shardIndex + 1,
});

const toCtrfSession = (session: SessionResult) => ({
  ...placeOf(session),
  tests: session.tests.filter(hasRun).length,
  folder: session.folder,
  ...session.links,
  start: session.startedAt?.getTime(),
  duration: rounded(session.durationMs),
  queued: rounded(session.queuedMs),
});

const findRepeats = ({ repeats }: RunAnalysis) => {
  const known = new Map(repeats?.tests.map((test) => [`${test.device}\n${testName(test)}`, test.results]));
  return (test: TestResult, device: string): readonly RepeatResult[] | undefined =>
    known.size === 0 ? undefined : known.get(`${device}\n${testName(test)}`);
};

const toCtrfReport = ({ tests, deviceMs, ...report }: RepeatReport): CtrfRunExtra['repeats'] => ({
  ...report,
  deviceMs: Math.round(deviceMs),
  tests: tests.map(({ className, name, device, why, passed, failed, broken }) => {
    return { className, name, device, why, passed, failed, broken };
  }),
});

const toCtrfBaseReport = ({ tests, more, deviceMs }: BaseReport): CtrfRunExtra['onBase'] => ({
  tests: tests.map(({ className, name, device, ...test }) => ({ className, name, device, ...toCtrfOnBase(test) })),
  more,
  deviceMs: Math.round(deviceMs),
});

const toCtrfOnBase = ({ result, why, branch, commit, sessions }: Omit<ComparedTest, 'className' | 'name' | 'device'>) => ({
  result,
  why,
  branch,
  commit,
  sessions: sessions.map(({ status, buildId, sessionId, dashboard }) => ({
    status,
    build: buildId,
    session: sessionId,
    dashboard,
  })),
});

interface TestToWrite {
  readonly test: TestResult;
  readonly context: CtrfTest['extra'];
  /** Quarantine of the test. If present, a failure of the test does not count. */
  readonly quarantine?: QuarantineEntry;
  readonly history?: TestHistory;
  readonly repeats?: readonly RepeatResult[];
  readonly onBase?: ComparedTest;
  /** Results of the test in other shards of the device. */
  readonly others?: readonly LocatedTest[];
}

/** Returns `pending` and `other` only for entries that are no test, because tools would treat a test with them as harmless. */
const ctrfStatusOf = (item: TestToWrite, rules: RunAnalysis): CtrfTest['status'] => {
  const { test, context } = item;
  if (context.kind !== 'test') return test.status === 'pending' ? 'pending' : 'other';
  return isFailedFlaky(item, rules) ? 'failed' : toCtrfStatus(test.status);
};

const isFailedFlaky = ({ test, quarantine }: TestToWrite, { failOnFlaky }: RunAnalysis): boolean =>
  failOnFlaky && quarantine === undefined && isFlaky(test);

const toCtrfStatus = (status: TestStatus): CtrfOtherResult['status'] =>
  status === 'passed' || status === 'skipped' ? status : 'failed';

const rounded = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : Math.round(ms));

/** Avoids the helper `present`, because its objects would double the memory of a run with millions of tests. */
const toCtrfTest = (item: TestToWrite, rules: RunAnalysis): CtrfTest => {
  const { test, context } = item;
  const { earlierAttempts, startedAt, durationMs } = test;
  const isShort = isPlainPass(item);
  const start = startedAt?.getTime();
  return {
    name: test.name === '' ? '(no name)' : test.name,
    status: ctrfStatusOf(item, rules),
    duration: Math.round(durationMs ?? 0),
    start,
    stop: isShort || start === undefined || durationMs === undefined ? undefined : start + Math.round(durationMs),
    suite: test.className === '' ? undefined : [test.className],
    ...messageAndTrace(test.failures),
    ...ctrfMessage(item, rules),
    line: test.line,
    filePath: test.file,
    stdout: test.systemOut?.split('\n'),
    stderr: test.systemErr?.split('\n'),

    retryAttempts: earlierAttempts.length === 0 ? undefined : earlierAttempts.map(toAttempt),
    rawStatus: test.rawStatus ?? test.status,
    retries: earlierAttempts.length,
    flaky: isFlaky(test),
    device: context.device,
    // The entry of a plain pass omits the build, so that it has at most 400 bytes.
    extra: isShort ? { ...context, build: undefined, kind: undefined } : extraOf(item),
  };
};

const isPlainPass = ({ test, context, history, repeats, others }: TestToWrite): boolean =>
  hasJustPassed(test) &&
  test.testId === undefined &&
  test.links === undefined &&
  context.session !== undefined &&
  history === undefined &&
  repeats === undefined &&
  others === undefined;

const extraOf = (item: TestToWrite): CtrfTest['extra'] => {
  const { testId, properties, attachments, links } = item.test;
  return {
    ...item.context,
    ...quarantineExtra(item),
    ...historyExtra(item),
    ...crashExtra(item.test),
    repeats: item.repeats?.map(toCtrfRepeat),
    onBase: item.onBase && toCtrfOnBase(item.onBase),
    otherResults: item.others?.map(toCtrfOther),
    expectedFailures: item.test.expectedFailures?.flatMap((failure) => describeFailure(failure) ?? []),
    testId,
    properties,
    attachments,
    links,
  };
};

const messageAndTrace = (failures: readonly Failure[]): { message?: string; trace?: string } => {
  if (failures.length === 0) return {};
  const messages = failures.flatMap((failure) => describeFailure(failure) ?? []);
  const traces = failures.flatMap(({ trace }) => trace ?? []);
  return {
    message: messages.length === 0 ? undefined : showHidden(messages.join('\n')),
    trace: traces.length === 0 ? undefined : showHidden(traces.join('\n\n')),
  };
};

const ctrfMessage = (item: TestToWrite, rules: RunAnalysis): { message?: string } => {
  const { test } = item;
  if (test.skipMessage !== undefined && test.status === 'skipped') return { message: showHidden(test.skipMessage) };
  return isFailedFlaky(item, rules) ? { message: describeFlaky(test) } : {};
};

const quarantineExtra = ({ test, quarantine }: TestToWrite) => {
  if (quarantine === undefined || test.status !== 'failed') return {};
  const { reason, issue, until } = quarantine;
  return { quarantined: true as const, quarantine: { reason, issue, until } };
};

/** Adds the history of a test. Only results with a failed attempt get the label, because it describes a failure. */
const historyExtra = ({ test, history }: TestToWrite) => {
  if (history === undefined) return {};
  const { flakyRate, recent } = history;
  const { label, since }: Partial<TestHistory> = hasFailedAttempt(test) ? history : {};
  return {
    history: {
      label,
      since: since && toPastRun(since),
      flakyRate,
      recent: recent.map(({ status, run, durationMs }) => ({ status, ...toPastRun(run), duration: durationMs })),
    },
  };
};

const toCtrfRepeat = ({ repeat, status, failures, durationMs, buildId, sessionId, folder }: RepeatResult) => ({
  repeat,
  status,
  duration: rounded(durationMs),
  ...messageAndTrace(failures),
  build: buildId,
  session: sessionId,
  folder,
});

const toCtrfOther = ({ test, session }: LocatedTest): CtrfOtherResult => ({
  ...placeOf(session),
  status: toCtrfStatus(test.status),
  rawStatus: test.rawStatus ?? test.status,
  duration: rounded(test.durationMs),
  ...messageAndTrace(test.failures),
});

const crashExtra = ({ crash, failures }: TestResult) => {
  if (failures.length === 0) return {};
  const traces = failures.flatMap(({ rawTrace }) => rawTrace ?? []);
  const ambiguous = failures.flatMap(({ ambiguousFrames }) => ambiguousFrames ?? []);
  return {
    crash,
    rawTrace: traces.length === 0 ? undefined : traces.join('\n\n'),
    ambiguousFrames: ambiguous.length === 0 ? undefined : ambiguous,
  };
};

const toPastRun = ({ commit, startedAtMs, url }: PastRun) => ({ commit, date: new Date(startedAtMs).toISOString(), url });

const toAttempt = ({ status, failures, durationMs }: TestAttempt, index: number) => ({
  attempt: index + 1,
  status: toCtrfStatus(status),
  duration: rounded(durationMs),
  ...messageAndTrace(failures),
  extra: { rawStatus: status },
});

/** Fields that tell where a test ran. Shards and attempts count from 1. */
const placeOf = ({ device, ranOn, shard, attempt, buildId, sessionId }: SessionResult) => ({
  device,
  shard: shard.index + 1,
  shards: shard.total,
  attempt: attempt + 1,
  build: buildId,
  session: sessionId,
  ranOn,
});
