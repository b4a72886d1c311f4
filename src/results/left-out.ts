import { isRecord } from '../lib/is-record.ts';
import type { LeftOut, StartedBuild, UnstartedBuilds } from '../model/builds.ts';
import type { SessionTest } from '../model/records.ts';
import type { SessionResult } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { isBad } from './attempts.ts';

type Request = Readonly<Record<string, unknown>>;

/** Reads a build request as it was sent, or as the service keeps it. */
export const leftOutBy = (request: Request): LeftOut | undefined => {
  const { testOrchestrationOptions: options } = request;
  const inner = isRecord(options) ? options : {};
  const abortRequested = isEnabled(inner.abortBuildOnFailure);
  const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
  return abortRequested || failuresOnlyRequested ? { abortRequested, failuresOnlyRequested } : undefined;
};

const isEnabled = (value: unknown): boolean => isRecord(value) && ['true', true].includes(value.enabled as string | boolean);

/**
 * The service ended the session early because tests of its build had failed, as its request asked for. Where no word says so, a failed test
 * and tests that never ran say it of a session that ended in no other way.
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

/** Builds of which a session that counts was stopped as asked. */
export const stoppedBuilds = (started: readonly StartedBuild[], shards: readonly AnalyzedShard[]): readonly StartedBuild[] => {
  const ids = stoppedIds(shards);
  return started.filter(({ id }) => ids.has(id));
};

const stoppedIds = (shards: readonly AnalyzedShard[]): ReadonlySet<string> =>
  new Set(shards.flatMap(({ deciding }) => deciding.flatMap(({ session }) => (isStopped(session) ? session.buildId : []))));

/** Ids of stopped builds without a failed test: nothing explains why they were stopped. */
export const stoppedWithoutFailure = (shards: readonly AnalyzedShard[]): ReadonlySet<string> => {
  const failed = new Set(
    shards.flatMap(({ attempts }) =>
      attempts.flatMap(({ buildId, tests }) => (tests.some(({ status }) => isBad(status)) ? buildId : [])),
    ),
  );
  return stoppedIds(shards).difference(failed);
};

/** Stopped builds, as the accounting of missing tests takes those that were not started at all. */
export const asUnstarted = (stopped: readonly StartedBuild[]): readonly UnstartedBuilds[] =>
  stopped.length === 0 ? [] : [{ reason: 'fail-fast', builds: stopped }];

/** `not-run (retry-failures)`: the test had passed in the build whose failures alone run again. */
const isPassedBefore = (word: string): boolean => /^not[ _-]?run ?\(re-?(?:try|run)/i.test(word);

/** A test as the details of a session name it. Where only failures of an earlier build run, the others are skipped, not lost. */
export const inBuild =
  ({ leftOut }: Pick<StartedBuild, 'leftOut'>) =>
  (test: SessionTest): SessionTest =>
    leftOut?.failuresOnlyRequested === true && test.status === 'pending' && isPassedBefore(test.rawStatus)
      ? { ...test, status: 'skipped' }
      : test;

/** Tests that `inBuild` calls skipped; undefined for none. */
export const countPassedBefore = (tests: readonly SessionTest[]): number | undefined =>
  tests.filter(({ status, rawStatus }) => status === 'skipped' && isPassedBefore(rawStatus)).length || undefined;
