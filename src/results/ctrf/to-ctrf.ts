import { frameworkTitle } from '../../model/framework.ts';
import { complaintAboutSession, complaintOfVerdict, retryingBuilds } from '../complaints.ts';
import { foldAttempts, groupAttempts, isFlaky } from '../fold.ts';
import type { RunResult, SessionResult } from '../model.ts';
import type { CtrfDocument, CtrfRunExtra, CtrfSession, CtrfSummary } from './ctrf-document.ts';
import { ctrfStatusOf, placeOf, type TestToWrite, toCtrfTest } from './ctrf-test.ts';

/** The whole document in memory; for files, see `writeCtrf`. */
export const toCtrf = (run: RunResult): CtrfDocument => {
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

export const ctrfWithoutTests = (run: RunResult): CtrfFrame => ({
  reportFormat: 'CTRF',
  specVersion: '0.0.0',
  timestamp: run.finishedAt.toISOString(),
  generatedBy: 'Mobile Test Cloud',
  results: {
    tool: { name: frameworkTitle[run.framework] },
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
 * Every test on every device and shard, attempts folded, and an entry for each session that proves nothing and for a verdict that
 * nothing else explains. One device and shard is in memory at a time.
 */
export function* testsOfRun(run: RunResult): Generator<TestToWrite> {
  const retrying = retryingBuilds(run);
  let isRed = false;
  for (const attempts of groupAttempts(run.sessions)) {
    const last = attempts.at(-1);
    if (last === undefined) continue;
    const folded = foldAttempts(attempts);
    for (const test of folded.tests) {
      const extra = placeOf(folded.sessionOf(test), run.simulated, 'test');
      const item: TestToWrite = { test, flaky: isFlaky(test), extra };
      isRed ||= ctrfStatusOf(item, run) === 'failed';
      yield item;
    }
    const complaint = complaintAboutSession(last, folded.tests, retrying.has(last.buildId));
    if (complaint === undefined) continue;
    isRed = true;
    yield { test: complaint, flaky: false, extra: placeOf(last, run.simulated, 'session') };
  }
  const complaint = isRed ? undefined : complaintOfVerdict(run);
  if (complaint !== undefined) yield { test: complaint, flaky: false, extra: nowhere(run.simulated) };
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

const summaryOf = (run: RunResult): CtrfSummary => {
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

const extraOf = (run: RunResult): CtrfRunExtra => ({
  simulated: run.simulated,
  verdict: run.verdict.kind,
  reason: run.verdict.reason,
  ...(run.verdict.code === undefined ? {} : { code: run.verdict.code }),
  framework: run.framework,
  project: run.project,
  failOnFlaky: run.failOnFlaky,
  deviceMs: Math.round(run.deviceMs),
  queueMs: Math.round(run.queueMs),
  totals: { ...run.totals },
  builds: run.builds.map(({ id, shard, attempt }) => ({ id, shard: shard.index + 1, shards: shard.total, attempt: attempt + 1 })),
  sessions: run.sessions.map(toCtrfSession),
  missingTests: run.missingTests,
  notices: run.notices,
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
