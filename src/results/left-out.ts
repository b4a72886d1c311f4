import { isRecord } from '../lib/is-record.ts';
import type { LeftOut, StartedBuild, UnstartedBuilds } from '../model/builds.ts';
import type { SessionTest } from '../model/records.ts';
import type { SessionResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad } from './attempts.ts';

type Request = Readonly<Record<string, unknown>>;

/** Reads a build request as it was sent, or as the service stores it. */
export const leftOutBy = (request: Request): LeftOut | undefined => {
  const { testOrchestrationOptions: options } = request;
  const inner = isRecord(options) ? options : {};
  const abortRequested = isEnabled(inner.abortBuildOnFailure);
  const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
  return abortRequested || failuresOnlyRequested ? { abortRequested, failuresOnlyRequested } : undefined;
};

const isEnabled = (value: unknown): boolean => isRecord(value) && ['true', true].includes(value.enabled as string | boolean);

/**
 * Whether the service ended the session early on request, because tests of its build had failed. Without an explicit status, a
 * session counts as stopped if it has a failed test and tests that never ran, and did not end in another way.
 */
export const isStopped = (session: SessionResult): boolean => {
  const { abortRequested, buildAborted, summary, details, deviceStatus } = session.evidence;
  if (abortRequested !== true) return false;
  const stated = [summary, details.state === 'read' ? details : undefined];
  const statuses = [...stated.map((each) => each?.status), deviceStatus?.status];
  if (buildAborted === true || statuses.includes('aborted')) return true;
  if (statuses.some((status) => status === 'error' || status === 'timed-out' || status === 'running')) return false;
  const neverRan =
    stated.some((each) => (each?.counters?.pending ?? 0) > 0) || session.tests.some(({ status }) => status === 'pending');
  return neverRan && session.tests.some(({ status }) => isBad(status));
};

/** Builds with a deciding session that was stopped on request. */
export const stoppedBuilds = (started: readonly StartedBuild[], shards: readonly AnalyzedShard[]): readonly StartedBuild[] => {
  const ids = stoppedIds(shards);
  return started.filter(({ id }) => ids.has(id));
};

const stoppedIds = (shards: readonly AnalyzedShard[]): ReadonlySet<string> =>
  new Set(shards.flatMap(({ deciding }) => deciding.flatMap(({ session }) => (isStopped(session) ? session.buildId : []))));

/** Ids of stopped builds without a failed test that would explain the stop. */
export const stoppedWithoutFailure = (shards: readonly AnalyzedShard[]): ReadonlySet<string> => {
  const failed = new Set(
    shards.flatMap(({ attempts }) =>
      attempts.flatMap(({ buildId, tests }) => (tests.some(({ status }) => isBad(status)) ? buildId : [])),
    ),
  );
  return stoppedIds(shards).difference(failed);
};

/** Stopped builds in the form of unstarted builds, for the accounting of missing tests. */
export const asUnstarted = (stopped: readonly StartedBuild[]): readonly UnstartedBuilds[] =>
  stopped.length === 0 ? [] : [{ reason: 'fail-fast', builds: stopped }];

/** Matches `not-run (retry-failures)`: the test passed in the earlier build whose failures are repeated. */
const isPassedBefore = (rawStatus: string): boolean => /^not[ _-]?run ?\(re-?(?:try|run)/i.test(rawStatus);

/** Converts a test of the session details. If only failures of an earlier build run, the other tests are skipped, not missing. */
export const inBuild =
  (leftOut: StartedBuild['leftOut']) =>
  (test: SessionTest): SessionTest =>
    leftOut?.failuresOnlyRequested === true && test.status === 'pending' && isPassedBefore(test.rawStatus)
      ? { ...test, status: 'skipped' }
      : test;

/** Number of tests that `inBuild` marks as skipped; undefined for none. */
export const countPassedBefore = (tests: readonly SessionTest[]): number | undefined =>
  tests.filter(({ status, rawStatus }) => status === 'skipped' && isPassedBefore(rawStatus)).length || undefined;
