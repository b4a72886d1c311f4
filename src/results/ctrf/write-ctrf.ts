import { definitionOf } from '../../frameworks/lookup.ts';
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
import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { UnstartedShards } from '../../model/run-plan.ts';
import type { TestStatus } from '../../model/status.ts';
import { hasFailedAttempt, hasRun, isFlaky } from '../attempts.ts';
import { describeFailure, describeFlaky } from '../describe.ts';
import { failureLabels, problemCaseOf, verdictCaseOf } from '../totals.ts';
import type {
  CtrfAttempt,
  CtrfDocument,
  CtrfJob,
  CtrfRepeat,
  CtrfRunExtra,
  CtrfSession,
  CtrfStatus,
  CtrfSummary,
  CtrfTest,
  CtrfTestExtra,
  CtrfTestHistory,
} from './ctrf-document.ts';

/**
 * `results.json` of the report folder: a CTRF 0.0.x document (https://ctrf.io), in pieces, one test per line. Times and durations are in
 * milliseconds.
 */
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
    extra: extraOf(run),
  },
});

/**
 * Every test on every device and shard, attempts merged, and an entry for each inconclusive session and for a verdict that
 * nothing else explains. One device and shard is in memory at a time.
 */
function* testsOfRun(run: RunAnalysis): Generator<TestToWrite> {
  const { simulated } = run;
  const pastOf = failureLabels(run);
  const repeatsOf = findRepeats(run);
  let isRed = false;
  for (const shard of run.shards) {
    for (const test of shard.tests) {
      const context = contextOf(shard.sessionOf(test), simulated, 'test');
      const history = pastOf(test, deviceLabel(shard.last));
      const repeats = repeatsOf(test, shard.last.device);
      const item: TestToWrite = {
        test,
        flaky: isFlaky(test),
        context,
        quarantine: shard.quarantined.get(test),
        history,
        repeats,
      };
      isRed ||= ctrfStatusOf(item, run) === 'failed' && item.quarantine === undefined;
      yield item;
    }
    const problem = problemCaseOf(shard);
    if (problem === undefined) continue;
    isRed = true;
    yield { test: problem, flaky: false, context: contextOf(shard.last, simulated, 'session') };
  }
  const problem = isRed ? undefined : verdictCaseOf(run);
  // The verdict belongs to no device.
  const context = { device: '', shard: 1, shards: 1, attempt: 1, build: '', simulated, kind: 'verdict' } as const;
  if (problem !== undefined) yield { test: problem, flaky: false, context };
}

const summaryOf = (run: RunAnalysis): CtrfSummary => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let flaky = 0;
  for (const item of testsOfRun(run)) {
    counts[ctrfStatusOf(item, run)] += 1;
    if (item.flaky) flaky += 1;
  }
  const start = run.startedAt.getTime();
  const stop = run.finishedAt.getTime();
  return {
    tests: counts.passed + counts.failed + counts.skipped,
    ...counts,
    pending: 0,
    other: 0,
    flaky,
    start,
    stop,
    duration: Math.max(0, stop - start),
  };
};

const extraOf = (run: RunAnalysis): CtrfRunExtra => ({
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

const toCtrfJob = ({ runId, shardIndex, ...job }: JobIdentity): CtrfJob => ({
  ...job,
  run: runId,
  shard: shardIndex === undefined ? undefined : shardIndex + 1,
});

const toCtrfSession = ({
  device,
  shard,
  attempt,
  buildId,
  sessionId,
  ranOn,
  tests,
  folder,
  links,
  startedAt,
  durationMs,
  queuedMs,
}: SessionResult): CtrfSession => ({
  device,
  shard: shard.index + 1,
  shards: shard.total,
  attempt: attempt + 1,
  build: buildId,
  ranOn,
  tests: tests.filter(hasRun).length,
  folder,
  ...links,
  session: sessionId,
  start: startedAt?.getTime(),
  duration: durationMs === undefined ? undefined : Math.round(durationMs),
  queued: queuedMs === undefined ? undefined : Math.round(queuedMs),
});

/** Where an entry belongs. */
type CtrfContext = Omit<
  CtrfTestExtra,
  | 'quarantined'
  | 'quarantine'
  | 'history'
  | 'crash'
  | 'rawTrace'
  | 'ambiguousFrames'
  | 'repeats'
  | 'expectedFailures'
  | 'testId'
  | 'properties'
  | 'attachments'
  | 'links'
>;

interface TestToWrite {
  readonly test: TestResult;
  readonly flaky: boolean;
  readonly context: CtrfContext;
  /** The test does not count as failed because of this entry. */
  readonly quarantine?: QuarantineEntry | undefined;
  readonly history?: TestHistory | undefined;
  readonly repeats?: readonly RepeatResult[] | undefined;
}

interface CtrfRules {
  /** A test that passed only on a retry counts as failed. */
  readonly failOnFlaky: boolean;
}

/**
 * CTRF's `pending` and `other` are never used: tools take them for harmless, and here whatever is neither passed nor skipped is a
 * failure. `rawStatus` is the status that the service reported.
 */
const ctrfStatusOf = (item: Pick<TestToWrite, 'test' | 'flaky' | 'quarantine'>, rules: CtrfRules): CtrfStatus =>
  isFailedFlaky(item, rules) ? 'failed' : statusOf(item.test.status);

const isFailedFlaky = ({ flaky, quarantine }: Pick<TestToWrite, 'flaky' | 'quarantine'>, { failOnFlaky }: CtrfRules): boolean =>
  flaky && failOnFlaky && quarantine === undefined;

const statusOf = (status: TestStatus): CtrfStatus => (status === 'passed' || status === 'skipped' ? status : 'failed');

/**
 * `start` and `stop` in milliseconds since 1970, `duration` in milliseconds.
 *
 * Spreads instead of `present`: with millions of tests, its objects double the memory of the process.
 */
const toCtrfTest = (item: TestToWrite, rules: CtrfRules): CtrfTest => {
  if (isPlainPass(item)) return toPlainPass(item);
  const { test, flaky, context } = item;
  const { earlierAttempts, startedAt, durationMs, testId, properties, attachments, links } = test;
  const expectedFailures = test.expectedFailures?.flatMap((failure) => describeFailure(failure) ?? []);
  const start = startedAt?.getTime();
  return {
    name: test.name === '' ? '(no name)' : test.name,
    status: ctrfStatusOf(item, rules),
    duration: Math.round(durationMs ?? 0),
    start,
    stop: start === undefined || durationMs === undefined ? undefined : start + Math.round(durationMs),
    suite: test.className === '' ? undefined : [test.className],
    ...textsOf(test.failures),
    ...messageOf(item, rules),
    line: test.line,
    filePath: test.file,
    stdout: test.systemOut?.split('\n'),
    stderr: test.systemErr?.split('\n'),
    /** Attempts before the last one; 1 is the first. */
    retryAttempts: earlierAttempts.length === 0 ? undefined : earlierAttempts.map(toAttempt),
    rawStatus: test.statusWord ?? test.status,
    retries: earlierAttempts.length,
    flaky,
    device: context.device,
    extra: {
      ...context,
      ...quarantineExtra(item),
      ...historyExtra(item),
      ...crashExtra(test),
      repeats: item.repeats?.map(toCtrfRepeat),
      expectedFailures,
      testId,
      properties,
      attachments,
      links,
    },
  };
};

/** Whether there is nothing to say of a test but that it passed, when and where. Nearly all results of a large run are like that. */
const isPlainPass = ({ test, flaky, context, quarantine, history, repeats }: TestToWrite): boolean =>
  test.status === 'passed' &&
  !flaky &&
  test.failures.length + test.earlierAttempts.length === 0 &&
  context.kind === 'test' &&
  context.session !== undefined &&
  quarantine === undefined &&
  history === undefined &&
  repeats === undefined &&
  !unusual.some((field) => test[field] !== undefined);

const unusual = [
  'statusWord',
  'expectedFailures',
  'crash',
  'testId',
  'systemOut',
  'systemErr',
  'attachments',
  'properties',
  'links',
] as const;

/** At most 400 bytes with usual names. What is left out follows from the rest, and from the entry of the session. */
const toPlainPass = ({ test, context }: TestToWrite): CtrfTest => {
  const { device, shard, shards, attempt, session, ranOn, simulated } = context;
  return {
    name: test.name === '' ? '(no name)' : test.name,
    status: 'passed',
    duration: Math.round(test.durationMs ?? 0),
    start: test.startedAt?.getTime(),
    suite: test.className === '' ? undefined : [test.className],
    line: test.line,
    filePath: test.file,
    rawStatus: 'passed',
    retries: 0,
    flaky: false,
    device,
    extra: { device, shard, shards, attempt, session, ranOn, simulated },
  };
};

const textsOf = (failures: readonly Failure[]): { message?: string; trace?: string } => {
  const messages = failures.flatMap((failure) => describeFailure(failure) ?? []);
  const traces = failures.flatMap(({ trace }) => trace ?? []);
  return {
    message: messages.length === 0 ? undefined : messages.join('\n'),
    trace: traces.length === 0 ? undefined : traces.join('\n\n'),
  };
};

const messageOf = (item: TestToWrite, rules: CtrfRules): { message?: string } => {
  const { test } = item;
  if (test.skipMessage !== undefined && test.status === 'skipped') return { message: test.skipMessage };
  return isFailedFlaky(item, rules) ? { message: describeFlaky(test) } : {};
};

const quarantineExtra = ({ test, quarantine }: TestToWrite): Pick<CtrfTestExtra, 'quarantined' | 'quarantine'> => {
  if (quarantine === undefined || test.status !== 'failed') return {};
  const { reason, issue, until } = quarantine;
  return { quarantined: true, quarantine: { reason, issue, until } };
};

/** Of several results of one name, a label is for those that failed. */
const historyExtra = ({ test, history }: TestToWrite): { history?: CtrfTestHistory } => {
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

/** Finds the repeats of a test on a device; undefined where it was not to run again. */
const findRepeats = ({ repeats }: RunAnalysis) => {
  const known = new Map(repeats?.tests.map((test) => [`${test.device}\n${testName(test)}`, test.results]));
  return (test: TestResult, device: string): readonly RepeatResult[] | undefined =>
    known.size === 0 ? undefined : known.get(`${device}\n${testName(test)}`);
};

const toCtrfRepeat = ({ repeat, status, failures, durationMs, buildId, sessionId, folder }: RepeatResult): CtrfRepeat => ({
  repeat,
  status,
  duration: durationMs === undefined ? undefined : Math.round(durationMs),
  ...textsOf(failures),
  build: buildId,
  session: sessionId,
  folder,
});

const toCtrfReport = ({ tests, deviceMs, ...report }: RepeatReport): CtrfRunExtra['repeats'] => ({
  ...report,
  deviceMs: Math.round(deviceMs),
  tests: tests.map(({ className, name, device, why, passed, failed }) => ({ className, name, device, why, passed, failed })),
});

const crashExtra = ({ crash, failures }: TestResult): Pick<CtrfTestExtra, 'crash' | 'rawTrace' | 'ambiguousFrames'> => {
  if (failures.length === 0) return {};
  const traces = failures.flatMap(({ rawTrace }) => rawTrace ?? []);
  const ambiguous = failures.flatMap(({ ambiguousFrames }) => ambiguousFrames ?? []);
  return {
    crash,
    rawTrace: traces.length === 0 ? undefined : traces.join('\n\n'),
    ambiguousFrames: ambiguous.length === 0 ? undefined : ambiguous,
  };
};

const toPastRun = ({ commit, startedAtMs, url }: PastRun) => ({
  commit,
  date: new Date(startedAtMs).toISOString(),
  url,
});

const toAttempt = ({ status, failures, durationMs }: TestAttempt, index: number): CtrfAttempt => ({
  attempt: index + 1,
  status: statusOf(status),
  duration: durationMs === undefined ? undefined : Math.round(durationMs),
  ...textsOf(failures),
  extra: { rawStatus: status },
});

const contextOf = (
  { device, ranOn, shard, attempt, buildId, sessionId }: SessionResult,
  simulated: boolean,
  kind: CtrfContext['kind'],
): CtrfContext => ({
  device,
  shard: shard.index + 1,
  shards: shard.total,
  attempt: attempt + 1,
  build: buildId,
  session: sessionId,
  ranOn,
  simulated,
  kind,
});
