import type { Scenario } from '../schema/scenario.ts';
import type { SimulatedTime } from '../simulated-time.ts';

/** Simulated times of a session in milliseconds; Infinity means never. */
export interface Stay {
  readonly queuedAtMs: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

const smallestQueue = 5;

/** Assigns parallel slots in the order of the requests. `booked` holds unfinished sessions of an earlier scenario. */
export const createQuotaUse = (plan: Scenario['plan'], time: SimulatedTime, booked: readonly Stay[]) => {
  const queueMax = plan.queue ?? Math.max(smallestQueue, plan.parallel);
  const startMs = time.nowMs();
  const elsewhereEndsAtMs = startMs + plan['used-elsewhere-seconds'] * 1_000;
  const usedElsewhere = plan['used-elsewhere'];
  const freeAtMs = Array.from({ length: plan.parallel }, (_, index) => (index < usedElsewhere ? elsewhereEndsAtMs : startMs));
  let stays: Stay[] = [...booked];
  for (const { startsAtMs, endsAtMs } of booked) {
    const slot = freeAtMs.indexOf(Math.min(...freeAtMs));
    if (Number.isFinite(startsAtMs)) freeAtMs[slot] = endsAtMs;
  }

  const current = (): readonly Stay[] => {
    const nowMs = time.nowMs();
    stays = stays.filter(({ endsAtMs }) => endsAtMs > nowMs);
    return stays;
  };
  const elsewhere = (): number => (time.nowMs() < elsewhereEndsAtMs ? usedElsewhere : 0);
  const startedNow = (): number => {
    const nowMs = time.nowMs();
    return current().filter(({ startsAtMs }) => startsAtMs <= nowMs).length;
  };
  const running = (): number => startedNow() + Math.min(elsewhere(), plan.parallel);
  const queued = (): number => current().length - startedNow() + Math.max(0, elsewhere() - plan.parallel);

  return {
    parallelMax: plan.parallel,
    queueMax,
    queueLimitMs: plan['queue-limit-seconds'] * 1_000,
    running,
    queued,
    hasRoomFor: (sessions: number): boolean => running() + queued() + sessions <= plan.parallel + queueMax,
    /** Finds the slot that is free first, at `fromMs` or later. The caller must then reserve the slot with `book`. */
    nextSlot: (fromMs: number) => {
      const slot = freeAtMs.indexOf(Math.min(...freeAtMs));
      return {
        freeAtMs: Math.max(fromMs, freeAtMs[slot] ?? fromMs),
        book: (stay: Stay): void => {
          freeAtMs[slot] = stay.endsAtMs;
          stays.push(stay);
        },
      };
    },
    /** If one slot has several sessions, the caller must shorten the last session first. */
    shorten: ({ queuedAtMs, startsAtMs, endsAtMs: bookedMs }: Stay, endsAtMs: number): void => {
      const index = stays.findIndex((each) => each.startsAtMs === startsAtMs && each.endsAtMs === bookedMs);
      if (index !== -1) stays[index] = { queuedAtMs, startsAtMs: Math.min(startsAtMs, endsAtMs), endsAtMs };
      const slot = freeAtMs.indexOf(bookedMs);
      // The slot of a session that has not started is free from the planned start of that session.
      if (slot !== -1 && Number.isFinite(startsAtMs)) freeAtMs[slot] = Math.max(endsAtMs, Math.min(startsAtMs, bookedMs));
    },
    /** Records a session that waits in the queue and never starts. */
    wait: (stay: Stay): void => {
      stays.push(stay);
    },
  };
};

export type QuotaUse = ReturnType<typeof createQuotaUse>;
