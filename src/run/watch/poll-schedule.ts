import type { Context } from '../../context.ts';
import { isEmbedded, type ServiceInputs } from '../../inputs/service.ts';
import type { PlannedLength, StartedBuild } from '../../model/builds.ts';
import type { BuildRecord } from '../../model/records.ts';
import { countedTests, isEnded } from '../../model/status.ts';
import { type ExpectedSession, expectedSessions } from '../../results/expected-sessions.ts';

/** What one poll of a build brought. */
export interface Poll {
  readonly started: StartedBuild;
  /** Absent if the poll failed. */
  readonly record?: BuildRecord | undefined;
  /** When it was sent, on the monotonic clock. */
  readonly polledMs: number;
  /** Builds of this job that are polled, this one included. */
  readonly openBuilds: number;
}

/** @returns milliseconds from this poll to the next one of the same build */
type PollSchedule = (poll: Poll) => number;

type ScheduleOptions = Pick<Context, 'random' | 'jobs'> & { readonly service: Pick<ServiceInputs, 'baseUrl'> };

/** In the built-in cloud minutes pass in seconds. */
const simulatedMs = 250;
const fastestMs = 2_000;
const slowestMs = 30_000;
/** A build is polled again after this part of the time that is expected to be left of it. */
const pausePart = 0.2;
/** Pauses are shortened by up to this part, so that the jobs of a matrix drift apart. */
const jitter = 0.2;
/** For all jobs together; the service allows 90 requests per second, and other requests need their share. */
const maxPollsPerSecond = 30;

/** @param interval a number fixes it; `auto` follows the time that is expected to be left of each build */
export const createPollSchedule = (interval: number | 'auto', options: ScheduleOptions): PollSchedule => {
  if (interval !== 'auto') return () => interval;
  return isEmbedded(options.service) ? () => simulatedMs : autoSchedule(options);
};

interface PolledBuild {
  readonly started: StartedBuild;
  readonly tracks: ReadonlyMap<string, SessionTrack>;
  /** Polls in a row without progress: failed, or of an ended build whose sessions have not settled. */
  readonly idlePolls: number;
}

const autoSchedule = ({ random, jobs }: ScheduleOptions): PollSchedule => {
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

/** What is left of the session that is expected to end last. */
const leftOf = ({ started, tracks }: PolledBuild, builds: readonly PolledBuild[], nowMs: number): number => {
  const all = [...tracks.values()];
  const open = all.filter(({ endedMs }) => endedMs === undefined);
  if (open.length === 0) return closingLeftMs(nowMs - Math.max(...all.map(({ endedMs = nowMs }) => endedMs)));
  const length = lengthOf(started, builds);
  return Math.max(...open.map((track) => sessionLeftMs(track, length, started.queuedSinceMs, nowMs)));
};

/** The duration comes from earlier runs, else from the sessions of this run that have ended. Runs of a few failed tests are no measure. */
const lengthOf = ({ partial, tests, expected }: StartedBuild, builds: readonly PolledBuild[]): PlannedLength => {
  if (partial) return { plannedTests: tests?.length };
  const whole = builds.filter(({ started }) => !started.partial).flatMap(({ tracks }) => [...tracks.values()]);
  const tookMs = whole.flatMap((track) => track.tookMs ?? []).toSorted((one, other) => one - other);
  return { predictedMs: expected?.predictedMs ?? tookMs[tookMs.length >> 1], plannedTests: expected?.plannedTests };
};

const autoReportPauseMs = 5_000;
const longestReportPauseMs = 30_000;
const reportRequests = 6;

/** The pauses between requests for a late report: from the poll interval (5 s for `auto`), doubling, at most 30 s. */
export const reportPauses = (interval: number | 'auto', simulated: boolean): readonly number[] => {
  const firstMs = interval === 'auto' ? (simulated ? simulatedMs : autoReportPauseMs) : interval;
  return Array.from({ length: reportRequests - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
};

/** What the polls of a build showed of one session. Moments are those of polls, on the monotonic clock. */
export interface SessionTrack {
  readonly startedMs?: number;
  readonly endedMs?: number;
  /** How long it took, if it ran all its tests. */
  readonly tookMs?: number;
  /** Tests that have ended, and when that number was first seen. Absent as long as the service counts none. */
  readonly done?: { readonly tests: number; readonly atMs: number };
  /** Tests to run, as the service first counted them; 0 if it counts more as they come. Absent if it counts none that wait. */
  readonly total?: number;
}

export const trackSession = (
  before: SessionTrack,
  { summary, deviceError }: Pick<ExpectedSession, 'summary' | 'deviceError'>,
  polledMs: number,
): SessionTrack => {
  if (before.endedMs !== undefined) return before;
  if (summary === undefined || summary.status === 'queued')
    return deviceError === undefined ? before : { ...before, endedMs: polledMs };
  const { startedMs = polledMs } = before;
  const track = { ...before, startedMs, ...countTests(before, summary, polledMs) };
  if (!isEnded(summary.status)) return track;
  const ranAll = summary.status === 'passed' || summary.status === 'failed' || summary.status === 'done';
  const tookMs = summary.durationMs ?? polledMs - startedMs;
  return { ...track, endedMs: polledMs, ...(ranAll && tookMs > 0 ? { tookMs } : {}) };
};

const countTests = (
  { done, total }: SessionTrack,
  { counters }: NonNullable<ExpectedSession['summary']>,
  polledMs: number,
): Pick<SessionTrack, 'done' | 'total'> => {
  if (counters === undefined) return {};
  const sum = countedTests(counters);
  const tests = sum - counters.pending;
  return {
    ...(tests === 0 || tests === done?.tests ? {} : { done: { tests, atMs: polledMs } }),
    ...(total === undefined && counters.pending > 0 ? { total: sum } : {}),
    ...(total !== undefined && sum > total ? { total: 0 } : {}),
  };
};

/** From the last test to the end of the session, and from the last session's end to the end of the build. */
const closingMs = 4_000;
/** Parameterized and ignored tests are counted differently: the suite may have fewer tests than were found, or more. */
const [fewerTests, moreTests] = [0.97, 1.1];
const maxOverdueMs = 70_000;

/** Something overdue is expected to take as long again as it is overdue, but it may end at any moment. */
const leftMs = (expectedMs: number, elapsedMs: number): number =>
  elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);

/** What is left of a build whose sessions have all ended. */
export const closingLeftMs = (elapsedMs: number): number => leftMs(closingMs, elapsedMs);

/**
 * What is left of one session: by its counters, else by its predicted duration. With neither, it is expected to wait or run as long again
 * as it already has.
 *
 * @param queuedMs since when the session waits for a device
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
  // Only the test that runs now can be overdue; those behind it take their time in any case.
  const running = Math.min(1, testsLeft);
  return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
};
