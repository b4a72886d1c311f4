import { isRecord, isTrue } from '../../lib/is-record.ts';
import type { LeftOut, StartedBuild, UnstartedBuilds } from '../model/builds.ts';
import type { SessionTest } from '../model/records.ts';
import type { SessionResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad } from './attempts.ts';

/** Reads whether a build request lets the service leave tests out. */
export const leftOutBy = (request: Readonly<Record<string, unknown>>): LeftOut | undefined => {
  const { testOrchestrationOptions: options } = request;
  const inner = isRecord(options) ? options : {};
  const abortRequested = isEnabled(inner.abortBuildOnFailure);
  const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
  return abortRequested || failuresOnlyRequested ? { abortRequested, failuresOnlyRequested } : undefined;
};

const isEnabled = (value: unknown): boolean => isRecord(value) && isTrue(value.enabled);

/** Tells whether the service ended the session early, because the request asked for it. */
export const isStopped = (session: SessionResult): boolean => {
  const { abortRequested, buildAborted, summary, details, deviceStatus } = session.evidence;
  if (abortRequested !== true) return false;
  const stated = [summary, details.state === 'read' ? details : undefined];
  const statuses = [...stated.map((each) => each?.status), deviceStatus?.status];
  if (buildAborted === true || statuses.includes('aborted')) return true;
  // An error, a timeout or a running session explains why tests never ran.
  if (statuses.some((status) => status === 'error' || status === 'timed-out' || status === 'running')) return false;
  // Without a clear status, a failed test and tests that never ran show the stop.
  const neverRan =
    stated.some((each) => (each?.counters?.pending ?? 0) > 0) || session.tests.some(({ status }) => status === 'pending');
  return neverRan && session.tests.some(({ status }) => isBad(status));
};

/** Builds in which the service stopped a deciding session on request. */
export const stoppedBuilds = (started: readonly StartedBuild[], shards: readonly AnalyzedShard[]): readonly StartedBuild[] => {
  const ids = stoppedIds(shards);
  return started.filter(({ id }) => ids.has(id));
};

const stoppedIds = (shards: readonly AnalyzedShard[]): ReadonlySet<string> =>
  new Set(shards.flatMap(({ deciding }) => deciding.flatMap(({ session }) => (isStopped(session) ? session.buildId : []))));

/** Ids of stopped builds in which no test failed, so that nothing explains the stop. */
export const stoppedWithoutFailure = (shards: readonly AnalyzedShard[]): ReadonlySet<string> => {
  const failed = new Set(
    shards.flatMap(({ attempts }) =>
      attempts.flatMap(({ buildId, tests }) => (tests.some(({ status }) => isBad(status)) ? buildId : [])),
    ),
  );
  return stoppedIds(shards).difference(failed);
};

/** Converts stopped builds to unstarted builds, so that their tests are listed as missing. */
export const asUnstarted = (stopped: readonly StartedBuild[]): readonly UnstartedBuilds[] =>
  stopped.length === 0 ? [] : [{ reason: 'fail-fast', builds: stopped }];

/** Recognizes `not-run (retry-failures)`: the test passed in an earlier build and was not repeated. */
const isPassedBefore = (rawStatus: string): boolean => /^not[ _-]?run ?\(re-?(?:try|run)/i.test(rawStatus);

/** Marks a pending test as skipped if the build repeats only earlier failures and the test had passed. */
export const inBuild =
  (leftOut: StartedBuild['leftOut']) =>
  (test: SessionTest): SessionTest =>
    leftOut?.failuresOnlyRequested === true && test.status === 'pending' && isPassedBefore(test.rawStatus)
      ? { ...test, status: 'skipped' }
      : test;

/** Counts tests that passed in an earlier build. Undefined if there are none. */
export const countPassedBefore = (tests: readonly SessionTest[]): number | undefined =>
  tests.filter(({ status, rawStatus }) => status === 'skipped' && isPassedBefore(rawStatus)).length || undefined;
