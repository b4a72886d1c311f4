import { definitionOf } from '../../frameworks/lookup.ts';
import type { JobIdentity, RunAnalysis, SessionResult } from '../../model/results.ts';
import { isFlaky } from '../attempts.ts';
import { problemCaseOf, verdictCaseOf } from '../problem-cases.ts';
import type { CtrfDocument, CtrfJob, CtrfRunExtra, CtrfSession, CtrfSummary } from './ctrf-document.ts';
import { ctrfStatusOf, placeOf, type TestToWrite, toCtrfTest } from './ctrf-test.ts';

/** The whole document in memory; for files, see `ctrfJson`. */
export const toCtrf = (run: RunAnalysis): CtrfDocument => {
  const { results, ...document } = ctrfWithoutTests(run);
  return {
    ...document,
    results: {
      ...results,
      tests: testsOfRun(run)
        .map((item) => toCtrfTest(item, run))
        .toArray(),
    },
  };
};

/** A document whose tests are written apart. */
export type CtrfFrame = Omit<CtrfDocument, 'results'> & { readonly results: Omit<CtrfDocument['results'], 'tests'> };

export const ctrfWithoutTests = (run: RunAnalysis): CtrfFrame => ({
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
 * Every test on every device and shard, attempts merged, and an entry for each session that proves nothing and for a verdict that
 * nothing else explains. One device and shard is in memory at a time.
 */
export function* testsOfRun(run: RunAnalysis): Generator<TestToWrite> {
  let isRed = false;
  for (const shard of run.shards) {
    for (const test of shard.tests) {
      const extra = placeOf(shard.sessionOf(test), run.simulated, 'test');
      const item: TestToWrite = { test, flaky: isFlaky(test), extra };
      isRed ||= ctrfStatusOf(item, run) === 'failed';
      yield item;
    }
    const problem = problemCaseOf(shard);
    if (problem === undefined) continue;
    isRed = true;
    yield { test: problem, flaky: false, extra: placeOf(shard.last, run.simulated, 'session') };
  }
  const problem = isRed ? undefined : verdictCaseOf(run);
  if (problem !== undefined) yield { test: problem, flaky: false, extra: nowhere(run.simulated) };
}

/** The verdict belongs to no device. */
const nowhere = (simulated: boolean): TestToWrite['extra'] => ({
  device: '',
  shard: 1,
  shards: 1,
  attempt: 1,
  build: '',
  simulated,
  kind: 'verdict',
});

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
  ...(run.verdict.code === undefined ? {} : { code: run.verdict.code }),
  framework: run.framework,
  project: run.project,
  ...(run.job === undefined ? {} : { job: toCtrfJob(run.job) }),
  failOnFlaky: run.failOnFlaky,
  deviceMs: Math.round(run.deviceMs),
  queueMs: Math.round(run.queueMs),
  totals: { ...run.totals },
  builds: run.builds.map(({ id, shard, attempt }) => ({ id, shard: shard.index + 1, shards: shard.total, attempt: attempt + 1 })),
  sessions: run.sessions.map(toCtrfSession),
  missingTests: run.missingTests,
  ...(run.knownSuite === undefined ? {} : { knownSuite: run.knownSuite }),
  notices: run.notices,
});

const toCtrfJob = ({ hash, runId, runAttempt, name, devices, shards, shardIndex }: JobIdentity): CtrfJob => ({
  hash,
  run: runId,
  runAttempt,
  name,
  devices,
  shards,
  ...(shardIndex === undefined ? {} : { shard: shardIndex + 1 }),
});

const toCtrfSession = (session: SessionResult): CtrfSession => ({
  device: session.device,
  shard: session.shard.index + 1,
  shards: session.shard.total,
  attempt: session.attempt + 1,
  build: session.buildId,
  ...(session.sessionId === undefined ? {} : { session: session.sessionId }),
  tests: session.tests.length,
  ...(session.startedAt === undefined ? {} : { start: session.startedAt.getTime() }),
  ...(session.durationMs === undefined ? {} : { duration: Math.round(session.durationMs) }),
  ...(session.queuedMs === undefined ? {} : { queued: Math.round(session.queuedMs) }),
  folder: session.folder,
  ...session.links,
});
