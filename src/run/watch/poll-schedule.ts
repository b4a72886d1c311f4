import type { Context } from '../../context.ts';
import { isEmbedded, type ServiceInputs } from '../../inputs/service.ts';
import type { PlannedLength, StartedBuild } from '../../model/builds.ts';
import type { BuildRecord } from '../../model/records.ts';
import { isEnded } from '../../model/status.ts';
import { expectedSessions } from '../../results/expected-sessions.ts';
import { closingLeftMs, type SessionTrack, sessionLeftMs, trackSession } from './remaining-time.ts';

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
export type PollSchedule = (poll: Poll) => number;

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
