import type { PlannedLength, StartedBuild } from '../../../core/model/builds.ts';
import type { BuildRecord } from '../../../core/model/records.ts';
import { countedTests, isEnded } from '../../../core/model/status.ts';
import { type ExpectedSession, expectedSessions } from '../../../core/results/expected-sessions.ts';
import type { Context } from '../../context.ts';
import { isEmbedded } from '../../inputs/service.ts';

export interface Poll {
  readonly started: StartedBuild;
  readonly record?: BuildRecord;
  /** Time when the poll was sent, on the monotonic clock. */
  readonly polledMs: number;
  /** Number of builds that this job polls, including this build. */
  readonly openBuilds: number;
}

/** Returns the milliseconds from this poll to the next poll of the same build. */
type PollSchedule = (poll: Poll) => number;

/** Poll interval for the built-in cloud, which simulates minutes in seconds. */
const simulatedMs = 250;
const fastestMs = 2_000;
const slowestMs = 30_000;
type PollPace = Pick<Context, 'random' | 'jobs' | 'service'>;

/** Pause between polls, as a fraction of the expected remaining time of a build. */
const pausePart = 0.2;
/** Largest fraction by which a pause is shortened at random, so that the jobs of a matrix do not poll at the same time. */
const jitter = 0.2;
/** Limit for all jobs together: a third of the service's limit, because jobs also send other requests. */
const maxPollsPerSecond = 30;

/** @param interval milliseconds; `auto` uses the expected remaining time of each build */
export const createPollSchedule = (interval: number | 'auto', options: PollPace): PollSchedule => {
  if (interval !== 'auto') return () => interval;
  return isEmbedded(options.service) ? () => simulatedMs : autoSchedule(options);
};

interface PolledBuild {
  readonly started: StartedBuild;
  readonly tracks: ReadonlyMap<string, SessionTrack>;
  /** Number of consecutive polls that failed or found the build ended. */
  readonly idlePolls: number;
}

const autoSchedule = ({ random, jobs }: PollPace): PollSchedule => {
  const builds = new Map<string, PolledBuild>();
  return ({ started, record, polledMs, openBuilds }) => {
    const { tracks: before, idlePolls } = builds.get(started.id) ?? { tracks: new Map<string, SessionTrack>(), idlePolls: 0 };
    const sessions = record === undefined ? [] : expectedSessions(started, record);
    const seen = sessions.map(
      (session) => [session.key, trackSession(before.get(session.key) ?? {}, session, polledMs)] as const,
    );
    const isIdle = record === undefined || isEnded(record.status);
    const tracks = record === undefined ? before : new Map(seen);
    const build = { started, tracks, idlePolls: isIdle ? idlePolls + 1 : 0 };
    builds.set(started.id, build);
    const pauseMs = isIdle ? fastestMs * 2 ** idlePolls : pausePart * leftOf(build, [...builds.values()], polledMs);
    const shareMs = (jobs * openBuilds * 1_000) / maxPollsPerSecond;
    const jitteredMs = Math.round(pauseMs * (1 - jitter * random()));
    return Math.min(Math.max(slowestMs, 2 * shareMs), Math.max(fastestMs, shareMs, jitteredMs));
  };
};

/** Expected remaining time of the session that ends last. */
const leftOf = ({ started, tracks }: PolledBuild, builds: readonly PolledBuild[], nowMs: number): number => {
  const all = [...tracks.values()];
  const open = all.filter(({ endedMs }) => endedMs === undefined);
  if (open.length === 0) return leftMs(closingMs, nowMs - Math.max(...all.map(({ endedMs = nowMs }) => endedMs)));
  const length = plannedLength(started, builds);
  return Math.max(...open.map((track) => sessionLeftMs(track, length, started.queuedSinceMs, nowMs)));
};

/** Predicted length of a build's sessions; without a prediction, the median of ended sessions. */
const plannedLength = ({ partial, tests, expected }: StartedBuild, builds: readonly PolledBuild[]): PlannedLength => {
  if (partial) return { plannedTests: tests?.length };
  const whole = builds.filter(({ started }) => !started.partial).flatMap(({ tracks }) => [...tracks.values()]);
  const tookMs = whole.flatMap((track) => track.tookMs ?? []).toSorted((one, other) => one - other);
  return { predictedMs: expected?.predictedMs ?? tookMs[tookMs.length >> 1], plannedTests: expected?.plannedTests };
};

const autoReportPauseMs = 5_000;
const longestReportPauseMs = 30_000;
const reportRequests = 6;

/** Pauses between requests for a late report. They double up to 30 seconds. */
export const reportPauses = (interval: number | 'auto', simulated: boolean): readonly number[] => {
  const firstMs = interval === 'auto' ? (simulated ? simulatedMs : autoReportPauseMs) : interval;
  return Array.from({ length: reportRequests - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
};

/** Facts about one session from the polls of its build. All times are poll times on the monotonic clock. */
export interface SessionTrack {
  readonly startedMs?: number;
  readonly endedMs?: number;
  /** Duration of the session; absent if it did not run all its tests. */
  readonly tookMs?: number;
  /** Number of ended tests, and the time of the first poll that showed it; absent while no test has ended. */
  readonly done?: { readonly tests: number; readonly atMs: number };
  /** Number of tests, including waiting tests; 0 if a later response counted more tests. */
  readonly total?: number;
}

const trackSession = (before: SessionTrack, { summary, deviceError }: ExpectedSession, polledMs: number): SessionTrack => {
  if (before.endedMs !== undefined) return before;
  if (summary === undefined || summary.status === 'queued')
    return deviceError === undefined ? before : { ...before, endedMs: polledMs };
  const { startedMs = polledMs } = before;
  const track = { ...before, startedMs, ...trackCounts(before, summary, polledMs) };
  if (!isEnded(summary.status)) return track;
  const ranAll = summary.status === 'passed' || summary.status === 'failed' || summary.status === 'done';
  const tookMs = summary.durationMs ?? polledMs - startedMs;
  return { ...track, endedMs: polledMs, ...(ranAll && tookMs > 0 ? { tookMs } : {}) };
};

const trackCounts = (
  { done, total }: SessionTrack,
  { counters }: NonNullable<ExpectedSession['summary']>,
  polledMs: number,
): SessionTrack => {
  if (counters === undefined) return {};
  const sum = countedTests(counters);
  const tests = sum - counters.pending;
  return {
    ...(tests === 0 || tests === done?.tests ? {} : { done: { tests, atMs: polledMs } }),
    ...(total === undefined && counters.pending > 0 ? { total: sum } : {}),
    ...(total !== undefined && sum > total ? { total: 0 } : {}),
  };
};

/** Time that a session needs after its last test, and that a build needs after its last session. */
const closingMs = 4_000;
/** The real number of tests may differ from the planned number by these factors, because of parameterized tests. */
const [fewerTests, moreTests] = [0.97, 1.1];
const maxOverdueMs = 70_000;

/** Expects that work which is n seconds late needs n more seconds, up to a limit. */
const leftMs = (expectedMs: number, elapsedMs: number): number =>
  elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);

/**
 * Expected remaining time of a session, from its ended tests or else from its predicted duration.
 *
 * @param queuedMs time when the session began to wait for a device
 */
export const sessionLeftMs = (
  { startedMs, done, total }: SessionTrack,
  { predictedMs = 0, plannedTests = 0 }: PlannedLength,
  queuedMs: number,
  nowMs: number,
): number => {
  if (startedMs === undefined) return leftMs(0, nowMs - queuedMs);
  const tests = total || plannedTests * fewerTests;
  if (done === undefined || done.tests > (total || plannedTests * moreTests)) return leftMs(predictedMs, nowMs - startedMs);
  const meanMs = (done.atMs - startedMs) / done.tests;
  const testsLeft = Math.max(0, tests - done.tests);
  // Only the running test can be late. The tests after it need their full time.
  const running = Math.min(1, testsLeft);
  return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
};
