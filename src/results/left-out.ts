import { isRecord, isTrue } from '../lib/is-record.ts';
import type { LeftOut, StartedBuild, UnstartedBuilds } from '../model/builds.ts';
import type { SessionTest } from '../model/records.ts';
import type { SessionResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad } from './attempts.ts';

/** Reads a request as sent, or as the service stores it. */
export const leftOutBy = (request: Readonly<Record<string, unknown>>): LeftOut | undefined => {
  const { testOrchestrationOptions: options } = request;
  const inner = isRecord(options) ? options : {};
  const abortRequested = isEnabled(inner.abortBuildOnFailure);
  const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
  return abortRequested || failuresOnlyRequested ? { abortRequested, failuresOnlyRequested } : undefined;
};

const isEnabled = (value: unknown): boolean => isRecord(value) && isTrue(value.enabled);

/**
 * Whether the service ended the session early on request. Without a status that says so, a test must have failed, other tests
 * never ran, and no source reports an error or a timeout.
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

/** Builds with a deciding session that the service stopped on request. */
export const stoppedBuilds = (started: readonly StartedBuild[], shards: readonly AnalyzedShard[]): readonly StartedBuild[] => {
  const ids = stoppedIds(shards);
  return started.filter(({ id }) => ids.has(id));
};

const stoppedIds = (shards: readonly AnalyzedShard[]): ReadonlySet<string> =>
  new Set(shards.flatMap(({ deciding }) => deciding.flatMap(({ session }) => (isStopped(session) ? session.buildId : []))));

/** Stopped builds without a failed test that explains the stop. */
export const stoppedWithoutFailure = (shards: readonly AnalyzedShard[]): ReadonlySet<string> => {
  const failed = new Set(
    shards.flatMap(({ attempts }) =>
      attempts.flatMap(({ buildId, tests }) => (tests.some(({ status }) => isBad(status)) ? buildId : [])),
    ),
  );
  return stoppedIds(shards).difference(failed);
};

/** In the form of unstarted builds, for the list of missing tests. */
export const asUnstarted = (stopped: readonly StartedBuild[]): readonly UnstartedBuilds[] =>
  stopped.length === 0 ? [] : [{ reason: 'fail-fast', builds: stopped }];

/** `not-run (retry-failures)`: the test passed in the earlier build and was not repeated. */
const isPassedBefore = (rawStatus: string): boolean => /^not[ _-]?run ?\(re-?(?:try|run)/i.test(rawStatus);

/** Marks a test as skipped if this build runs only failures of an earlier build, in which the test passed. */
export const inBuild =
  (leftOut: StartedBuild['leftOut']) =>
  (test: SessionTest): SessionTest =>
    leftOut?.failuresOnlyRequested === true && test.status === 'pending' && isPassedBefore(test.rawStatus)
      ? { ...test, status: 'skipped' }
      : test;

/** Undefined instead of 0. */
export const countPassedBefore = (tests: readonly SessionTest[]): number | undefined =>
  tests.filter(({ status, rawStatus }) => status === 'skipped' && isPassedBefore(rawStatus)).length || undefined;
