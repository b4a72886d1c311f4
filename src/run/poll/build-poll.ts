import type { StartedBuild } from '../../model/builds.ts';
import type { BuildRecord } from '../../model/records.ts';
import { isEnded } from '../../model/status.ts';
import { expectedSessions } from '../collect/expected-sessions.ts';
import type { Expectation } from './expectation.ts';
import { forecastClosing, forecastSession } from './forecast.ts';
import { type AskedBuild, type Look, type LookLimits, lastOf, planLook } from './next-look.ts';
import { type SessionTrack, trackSession } from './session-track.ts';

/** What is kept of one build from look to look. */
export interface BuildPoll extends AskedBuild {
  readonly record: BuildRecord | undefined;
  readonly tracks: ReadonlyMap<string, SessionTrack>;
  /** The first look at which all its sessions were over, and it was not. */
  readonly closingMs?: number;
  /** Looks in a row that brought nothing to go by: no answer, or an ended build whose sessions have not settled. */
  readonly idle: number;
}

/** What one look brought. */
export interface LookedAt {
  readonly started: StartedBuild;
  /** The newest there is; the same as before where the look failed. */
  readonly record: BuildRecord | undefined;
  readonly askedMs: number;
}

const firstIdleMs = 2_000;
const firstWaitingMs = 5_000;
/** A session that has waited for ten minutes need not be looked at every five seconds. */
const waitingGrowth = 0.1;
const firstRunningMs = 2_000;
/** A run of seconds shall not take half a minute longer, only because most take many minutes. */
const runningGrowth = 1;

/** What is known of a build after a look, and when it is to be asked again, before jitter. */
export const afterLook = (
  before: BuildPoll | undefined,
  { started, record, askedMs }: LookedAt,
  expect: (tracks: ReadonlyMap<string, SessionTrack>) => Expectation,
  limits: LookLimits,
): BuildPoll => {
  const isNews = record !== undefined && record !== before?.record;
  const tracks = isNews ? trackAll(started, record, before?.tracks, askedMs) : (before?.tracks ?? new Map());
  if (!isNews || isEnded(record.status)) {
    const idle = (before?.idle ?? 0) + 1;
    const pauseMs = bounded(firstIdleMs * 2 ** (idle - 1), limits);
    return { record, tracks, askedMs, idle, latestMs: pauseMs, look: { worthMs: pauseMs, likelyMs: pauseMs } };
  }
  const open = [...tracks.values()].filter(({ endedMs }) => endedMs === undefined);
  const closingMs = open.length > 0 ? undefined : (before?.closingMs ?? askedMs);
  const expected = expect(tracks);
  return {
    record,
    tracks,
    askedMs,
    idle: 0,
    ...(closingMs === undefined ? {} : { closingMs }),
    latestMs: latestMs(started, [...tracks.values()], expected, askedMs, limits),
    look: lookAt(open, closingMs, expected, askedMs, limits),
  };
};

const trackAll = (
  started: StartedBuild,
  record: BuildRecord,
  before: ReadonlyMap<string, SessionTrack> | undefined,
  atMs: number,
): ReadonlyMap<string, SessionTrack> =>
  new Map(
    expectedSessions(started, record).map((session) => [
      session.key,
      trackSession(before?.get(session.key) ?? {}, session, atMs),
    ]),
  );

const lookAt = (
  open: readonly SessionTrack[],
  closingMs: number | undefined,
  expected: Expectation,
  askedMs: number,
  limits: LookLimits,
): Look => {
  const forecasts =
    closingMs === undefined ? open.map((track) => forecastSession(track, expected, askedMs)) : [forecastClosing(closingMs)];
  return lastOf(
    forecasts.map((remaining) => planLook(remaining, askedMs, limits)),
    limits,
  );
};

/**
 * While a session waits for its device, its start is wanted about as exactly as it has waited long. While nothing like it was ever
 * measured, its end is wanted so exactly, too, by how long it has run.
 */
const latestMs = (
  { queuedSinceMs }: StartedBuild,
  tracks: readonly SessionTrack[],
  { isMeasured }: Expectation,
  nowMs: number,
  limits: LookLimits,
): number => {
  const startsMs = tracks.flatMap(({ startedMs }) => startedMs ?? []);
  if (startsMs.length < tracks.length)
    return bounded(Math.max(firstWaitingMs, 2 * limits.fastestMs, (nowMs - queuedSinceMs) * waitingGrowth), limits);
  if (isMeasured) return limits.slowestMs;
  return bounded(Math.max(firstRunningMs, (nowMs - Math.min(...startsMs)) * runningGrowth), limits);
};

const bounded = (pauseMs: number, { fastestMs, slowestMs }: LookLimits): number =>
  Math.min(slowestMs, Math.max(fastestMs, pauseMs));
