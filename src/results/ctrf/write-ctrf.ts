import { definitionOf } from '../../frameworks/lookup.ts';
import { deviceLabel } from '../../model/device-shard.ts';
import type { RunHistory } from '../../model/history.ts';
import type { RepeatReport, RepeatResult } from '../../model/repeats.ts';
import { type JobIdentity, type SessionResult, type TestResult, testName } from '../../model/results.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { UnstartedShards } from '../../model/run-plan.ts';
import { hasRun, isFlaky } from '../attempts.ts';
import { failureLabels, problemCaseOf, verdictCaseOf } from '../totals.ts';
import type { CtrfDocument, CtrfJob, CtrfRunExtra, CtrfSession, CtrfSummary } from './ctrf-document.ts';
import { ctrfStatusOf, placeOf, rounded, type TestToWrite, toCtrfTest } from './ctrf-test.ts';

/**
 * Chunks of `results.json`: a CTRF 0.0.x document (https://ctrf.io) with one test per line. Times and durations are in
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

/** Merged tests by shard. An inconclusive session gets an entry, and so does a red verdict that no other entry explains. */
function* testsOfRun(run: RunAnalysis): Generator<TestToWrite> {
  const { simulated } = run;
  const pastOf = failureLabels(run);
  const repeatsOf = findRepeats(run);
  let isRed = false;
  for (const shard of run.shards) {
    for (const test of shard.tests) {
      const item: TestToWrite = {
        test,
        context: { ...placeOf(shard.sessionOf(test)), simulated, kind: 'test' },
        quarantine: shard.quarantined.get(test),
        history: pastOf(test, deviceLabel(shard.last)),
        repeats: repeatsOf(test, shard.last.device),
      };
      isRed ||= ctrfStatusOf(item, run) === 'failed' && item.quarantine === undefined;
      yield item;
    }
    const problem = problemCaseOf(shard);
    if (problem === undefined) continue;
    isRed = true;
    yield { test: problem, context: { ...placeOf(shard.last), simulated, kind: 'session' } };
  }
  const problem = isRed ? undefined : verdictCaseOf(run);
  // A verdict is about the whole run, so its entry has no device.
  const context = { device: '', shard: 1, shards: 1, attempt: 1, build: '', simulated, kind: 'verdict' } as const;
  if (problem !== undefined) yield { test: problem, context };
}

const summaryOf = (run: RunAnalysis): CtrfSummary => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let flaky = 0;
  for (const item of testsOfRun(run)) {
    counts[ctrfStatusOf(item, run)] += 1;
    if (isFlaky(item.test)) flaky += 1;
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

const toCtrfSession = (session: SessionResult): CtrfSession => ({
  ...placeOf(session),
  tests: session.tests.filter(hasRun).length,
  folder: session.folder,
  ...session.links,
  start: session.startedAt?.getTime(),
  duration: rounded(session.durationMs),
  queued: rounded(session.queuedMs),
});

/** Finds the repeats of a test on a device. */
const findRepeats = ({ repeats }: RunAnalysis) => {
  const known = new Map(repeats?.tests.map((test) => [`${test.device}\n${testName(test)}`, test.results]));
  return (test: TestResult, device: string): readonly RepeatResult[] | undefined =>
    known.size === 0 ? undefined : known.get(`${device}\n${testName(test)}`);
};

const toCtrfReport = ({ tests, deviceMs, ...report }: RepeatReport): CtrfRunExtra['repeats'] => ({
  ...report,
  deviceMs: Math.round(deviceMs),
  tests: tests.map(({ className, name, device, why, passed, failed }) => ({ className, name, device, why, passed, failed })),
});
