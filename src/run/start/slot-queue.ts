import type { Context } from '../../context.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { problem } from '../../model/error-codes.ts';
import type { RunEvents } from '../run-state.ts';
import { namePlanned } from './start-build.ts';

/** Planned builds that wait for a parallel slot, in shard order. Only the first one is requested, so that a long queue sends no more requests than a short one. */
interface SlotQueue {
  /** Until the next request; infinite where no build waits. */
  readonly dueInMs: () => number;
  /** Until the limit. */
  readonly leftMs: () => number;
  /** Something of this run has ended: its slot may be free, and is asked for at once. */
  readonly slotFreed: () => void;
  /** Starts builds until no slot is free or none waits. Once a gate refuses one, all of them leave the queue. */
  readonly advance: (start: (planned: PlannedBuild, wait: SlotWait) => Promise<StartOutcome>) => Promise<void>;
}

/** `no-slot`: it still waits. `refused`: a gate refuses it. */
export type StartOutcome = 'started' | 'no-slot' | 'refused';

/** On the clock that never goes back. */
export interface SlotWait {
  readonly sinceMs: number;
  /** From when it counts against the limit of the queue: a queue that moves is no queue without end. */
  readonly limitSinceMs: number;
}

const firstPauseMs = 15_000;
const longestPauseMs = 60_000;

/** @param queueTimeoutMs how long the queue may stand still; what still waits then is given up, and the run is out of time */
export const createSlotQueue = (
  builds: readonly PlannedBuild[],
  queueTimeoutMs: number,
  { clock, log, random }: Pick<Context, 'clock' | 'log' | 'random'>,
  { onProblem, onQueued }: Pick<RunEvents, 'onProblem' | 'onQueued'>,
  /** Builds of the queue that will not be started, since a gate refused the first of them. */
  onRefused: (builds: readonly PlannedBuild[]) => void,
): SlotQueue => {
  const waiting = [...builds];
  const sinceMs = clock.monotonicMs();
  let movedMs = sinceMs;
  let dueMs = sinceMs;
  let refusals = 0;

  const leftMs = (): number => movedMs + queueTimeoutMs - clock.monotonicMs();
  const wait = (): void => {
    const pauseMs = Math.min(leftMs(), longestPauseMs, firstPauseMs * 2 ** refusals * (0.8 + 0.4 * random()));
    refusals += 1;
    dueMs = clock.monotonicMs() + pauseMs;
    log.info(
      `All parallel slots are in use; trying to start ${describeNames(waiting)} again in at most ${formatDuration(pauseMs)}.`,
    );
  };
  const giveUp = (): void => {
    const limit = formatDuration(queueTimeoutMs);
    onProblem(problem('queue-timeout', `no parallel slot became free for ${describeNames(waiting)} within ${limit}`));
    onQueued(clock.monotonicMs() - sinceMs);
    waiting.length = 0;
  };
  if (waiting.length > 0) wait();

  return {
    leftMs,
    dueInMs: () => (waiting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, dueMs - clock.monotonicMs())),
    slotFreed: () => {
      movedMs = clock.monotonicMs();
      dueMs = movedMs;
      refusals = 0;
    },
    advance: async (start) => {
      for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
        const outcome = await start(first, { sinceMs, limitSinceMs: movedMs });
        if (outcome === 'refused') return onRefused(waiting.splice(0));
        if (outcome === 'no-slot') {
          if (leftMs() <= 0) giveUp();
          else wait();
          return;
        }
        waiting.shift();
        movedMs = clock.monotonicMs();
        refusals = 0;
      }
    },
  };
};

const describeNames = ([first, ...others]: readonly PlannedBuild[]): string => {
  const name = first === undefined ? 'a build' : namePlanned(first);
  return others.length === 0 ? name : `${name} and ${others.length} more`;
};
