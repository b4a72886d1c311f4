import type { Clock } from '../../lib/clock.ts';
import type { PlannedLength, StartedBuild } from '../../model/builds.ts';
import { afterLook, type BuildPoll } from './build-poll.ts';
import { type Expectation, expectSession } from './expectation.ts';
import { type Look, type LookLimits, planRound } from './next-look.ts';
import type { Pacing, PolledBuild } from './pacing.ts';
import type { SessionTrack } from './session-track.ts';

interface Tools {
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly random: () => number;
}

interface Polled {
  readonly started: StartedBuild;
  readonly poll: BuildPoll;
}

/** Pauses are shortened by up to this part, so that the jobs of a matrix drift apart. */
const jitter = 0.2;

/** Asks when asking is worth its price, by what is known of the remaining time (docs/polling.md). */
export const createAutoPacing = (limits: LookLimits, { clock, random }: Tools): Pacing => {
  const polled = new Map<string, Polled>();
  const askedMs = new Map<string, number>();

  const expectationOf = (started: StartedBuild, own: ReadonlyMap<string, SessionTrack>): Expectation => {
    // What runs some tests again is like no other session.
    if (started.partial) return expectSession([], lengthOf(started), []);
    const relatives = [...polled.values()].filter((other) => other.started.id !== started.id && !other.started.partial);
    const isSibling = (other: Polled): boolean => other.started.shard.index === started.shard.index;
    const tracksOf = (others: readonly Polled[]): SessionTrack[] => others.flatMap(({ poll }) => [...poll.tracks.values()]);
    return expectSession(
      [...own.values(), ...tracksOf(relatives.filter(isSibling))],
      lengthOf(started),
      tracksOf(relatives.filter((other) => !isSibling(other))),
    );
  };

  const jittered = (poll: BuildPoll): BuildPoll => {
    const factor = 1 - jitter * random();
    const shorten = (pauseMs: number): number => Math.max(limits.fastestMs, pauseMs * factor);
    const look: Look = { worthMs: shorten(poll.look.worthMs), likelyMs: shorten(poll.look.likelyMs) };
    return { ...poll, latestMs: shorten(poll.latestMs), look };
  };

  const takeIn = (builds: readonly PolledBuild[]): void => {
    for (const { started, record } of builds) {
      const asked = askedMs.get(started.id);
      const before = polled.get(started.id)?.poll;
      if (asked === undefined || asked === before?.askedMs) continue;
      const look = { started, record, askedMs: asked };
      const poll = afterLook(before, look, (tracks) => expectationOf(started, tracks), limits);
      polled.set(started.id, { started, poll: jittered(poll) });
    }
  };

  /** A build that was never asked is due at once. */
  const dueMs = (builds: readonly PolledBuild[]): readonly number[] => {
    const known = builds.flatMap(({ started }) => polled.get(started.id) ?? []);
    const moments = new Map(planRound(known.map(({ poll }) => poll)).map((ms, nth) => [known[nth]?.started.id, ms]));
    return builds.map(({ started }) => moments.get(started.id) ?? 0);
  };

  return {
    due: (builds) => {
      const open = builds.filter(({ ended }) => !ended);
      const moments = dueMs(open);
      const nowMs = clock.monotonicMs();
      const due = open.filter((_, nth) => (moments[nth] ?? 0) <= nowMs);
      for (const { started } of due) askedMs.set(started.id, nowMs);
      return due;
    },
    pauseMs: (builds) => {
      takeIn(builds);
      return Math.max(0, Math.min(...dueMs(builds.filter(({ ended }) => !ended))) - clock.monotonicMs());
    },
  };
};

const lengthOf = ({ partial, tests, expected }: StartedBuild): PlannedLength =>
  partial && tests !== undefined ? { plannedTests: tests.length } : (expected ?? {});
