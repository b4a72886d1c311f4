import { buildRequest, requestsServiceRetries, type UploadedRefs } from '../../../core/builds/build-request.ts';
import { holdsSlot, sessionsInFlight, slotLimits } from '../../../core/builds/slots.ts';
import type { PlannedBuild, StartedBuild } from '../../../core/model/builds.ts';
import { countSessions, shardsOf } from '../../../core/model/device-shard.ts';
import { problem, type RunProblem } from '../../../core/model/error-codes.ts';
import type { UnstartedReason } from '../../../core/model/run-plan.ts';
import { CodedError, describeError, hasCode, problemOf } from '../../../core/model/run-problem.ts';
import { nameSessions } from '../../../core/results/describe.ts';
import { leftOutBy } from '../../../core/results/left-out.ts';
import { requestedSplit } from '../../../core/results/selection/capability-filters.ts';
import { isCancellation } from '../../../lib/cancellation.ts';
import { createLimiter, mapConcurrently } from '../../../lib/concurrency.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { counted } from '../../../lib/numbers.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context, StepContext } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { outOfTime, type RunDeadline, signalAfter, within } from '../run-deadline.ts';
import type { RunEvents, RunState } from '../run-state.ts';
import type { EarlierAttempt } from './adopt-builds.ts';
import { openGate, type StartGate } from './gates.ts';
import { namePlanned, startOrFind } from './start-build.ts';

export interface StartedBuilds {
  readonly builds: readonly StartedBuild[];
  /** Milliseconds until `startMore` can start builds; infinite if no build waits for a parallel slot. */
  readonly moreInMs: () => number;
  /** Builds that wait for a parallel slot. */
  readonly waiting: () => readonly PlannedBuild[];
  /**
   * Starts waiting builds until `until` aborts. Returns the builds started by this call.
   *
   * @param slotFreed whether a session has ended since the last call, which may have freed a slot
   */
  readonly startMore: (slotFreed?: boolean, until?: AbortSignal) => Promise<readonly StartedBuild[]>;
}

export const noMoreThan = (builds: readonly StartedBuild[]): StartedBuilds => ({
  builds,
  moreInMs: () => Number.POSITIVE_INFINITY,
  waiting: () => [],
  startMore: async () => [],
});

/** Joins two lists of builds in shard order. */
export const withStarted = (builds: readonly StartedBuild[], more: readonly StartedBuild[]): readonly StartedBuild[] =>
  more.length === 0 ? builds : [...builds, ...more].toSorted((a, b) => a.shard.index - b.shard.index);

/**
 * Waits until all builds have started or a time limit is reached. Returns all builds that have started.
 *
 * @param learn reads the builds that run. It is called before each attempt to start builds
 * @param timeout ends the wait at the deadline of the run, with a problem
 */
export const startAll = async (
  { builds, moreInMs, startMore, waiting }: StartedBuilds,
  { clock, signal }: Context,
  learn: (builds: readonly StartedBuild[]) => Promise<void> = async () => {},
  timeout?: { readonly deadline: RunDeadline } & RunEvents,
): Promise<readonly StartedBuild[]> => {
  let running = builds;
  for (let pauseMs = moreInMs(); pauseMs < Number.POSITIVE_INFINITY; pauseMs = moreInMs()) {
    const leftMs = timeout?.deadline.leftMs() ?? Number.POSITIVE_INFINITY;
    await clock.sleep(Math.max(0, Math.min(pauseMs, leftMs)), signal);
    if (timeout !== undefined && timeout.deadline.leftMs() <= 0) {
      timeout.onProblem(problem('run-timeout', `the run timed out before ${nameWaiting(waiting())} could start`));
      break;
    }
    await learn(running);
    running = withStarted(running, await startMore(false, timeout?.deadline.signal));
  }
  return running;
};

/** Names all sessions of builds that wait to be started. */
export const nameWaiting = (builds: readonly PlannedBuild[]): string =>
  nameSessions(
    builds.flatMap((build) => build.devices.flatMap((device) => shardsOf(build).map((shard) => ({ ...build, device, shard })))),
  );

const mayHaveStarted = (error: unknown): boolean =>
  hasCode(error, 'build-may-be-running', 'response-foreign') || isCloudError(error, 'cloud-start-uncertain');

const startProblem = (planned: PlannedBuild, error: unknown): RunProblem =>
  problemOf(error, `${namePlanned(planned)} ${mayHaveStarted(error) ? 'may be running' : 'could not be started'}: `);

/** Time after the end of the run to look for the builds of pending start requests. */
const graceMs = 5_000;
const maxStartsAtOnce = 8;

interface BuildsToStart extends EarlierAttempt {
  readonly inputs: RunInputs;
  readonly refs: UploadedRefs;
  /** Decides which builds may start; absent if all may start. */
  readonly gate?: StartGate;
}

/** Starts builds while parallel slots are free. The other builds wait for `startMore`. */
export const startBuilds = async (
  { inputs, adopted, remaining, refs, gate = openGate }: BuildsToStart,
  context: Context,
  events: RunState,
): Promise<StartedBuilds> => {
  const fresh: StartedBuild[] = [];
  let refusal: UnstartedReason | undefined;
  const leaveRefused = (builds: readonly PlannedBuild[]): void => {
    if (refusal !== undefined && builds.length > 0) events.onUnstarted({ reason: refusal, builds });
  };
  const oneByOne = createLimiter(1);
  // Builds pass the gate one by one, because the cost of an admitted build counts for the next build.
  const admits = (planned: PlannedBuild, stop: AbortSignal): Promise<Exclude<StartOutcome, 'started'> | 'admitted'> =>
    oneByOne(async () => {
      if (!hasRoom(planned, inputs, events)) return 'no-room';
      refusal ??= stop.aborted ? undefined : await gate(planned);
      if (refusal !== undefined) return 'refused';
      events.onStarting(planned);
      return 'admitted';
    });
  const startWithin =
    (lasting: Context, stop: AbortSignal) =>
    async (planned: PlannedBuild, wait?: SlotWait): Promise<StartOutcome> => {
      const admission = await admits(planned, stop);
      if (admission !== 'admitted') return admission;
      const request = buildRequest(inputs, refs, planned);
      try {
        const known = (): ReadonlySet<string> =>
          new Set([...events.facts().started, ...events.facts().beside].map((build) => build.id));
        const id = await startOrFind({ planned, request, inputs, known: known() }, lasting, stop);
        // Two builds with the same id would be polled and judged as one build.
        if (known().has(id))
          throw new CodedError(
            'response-foreign',
            `the response to the start request has the id ${id}, which belongs to another build of this run`,
          );
        const nowMs = context.clock.monotonicMs();
        const { sinceMs: queuedSinceMs = nowMs, limitSinceMs: queueLimitSinceMs = nowMs } = wait ?? {};
        const started = {
          ...planned,
          id,
          serviceRetries: requestsServiceRetries(request),
          leftOut: leftOutBy(request),
          requestedSplit: requestedSplit(request),
          queuedSinceMs,
          queueLimitSinceMs,
        };
        events.onStarted(started);
        fresh.push(started);
        context.log.info(`Started ${namePlanned(planned)}: ${id}`);
      } catch (error) {
        const mayRun = mayHaveStarted(error);
        if (!mayRun) events.onStartFailed(planned);
        // If the run must end before the request is sent, the build counts as waiting, without a problem.
        if (isCloudError(error, 'cloud-parallels-in-use') || (stop.aborted && !mayRun)) return 'no-slot';
        events.onProblem(startProblem(planned, error));
      }
      return 'started';
    };

  let why = noSlotFree;
  const room = await roomFor(remaining, context);
  const waiting = new Set(remaining.slice(room));
  await withGrace(context, (lasting, stop) =>
    mapConcurrently(remaining.slice(0, room), maxStartsAtOnce, async (planned) => {
      // After a build that got no slot or was refused, no further builds are requested.
      const outcome = waiting.size === remaining.length - room ? await startWithin(lasting, stop)(planned) : 'no-slot';
      if (outcome === 'no-room') why = allPlacesTaken;
      if (outcome !== 'started') waiting.add(planned);
    }),
  );
  // The time limit is recorded instead of thrown, because started builds cost device minutes and are still watched.
  if (context.signal.aborted) events.onProblem(problemOf(context.signal.reason));
  const inOrder = context.signal.aborted ? [] : remaining.filter((planned) => waiting.has(planned));
  leaveRefused(inOrder);
  const queue = createSlotQueue(refusal === undefined ? inOrder : [], inputs.queueTimeoutMs, context, events, why);
  return {
    builds: withStarted(adopted, fresh.splice(0)),
    moreInMs: queue.dueInMs,
    waiting: queue.waiting,
    startMore: async (slotFreed = false, until) => {
      if (slotFreed) queue.slotFreed();
      if (queue.dueInMs() > 0) return [];
      const late = new AbortController();
      const limitMs = Math.max(0, queue.leftMs()) + lateResponseMs;
      using _ = context.clock.after(limitMs, () => late.abort(outOfTime('queue-timeout')));
      const limited = within(context, AbortSignal.any(until === undefined ? [late.signal] : [late.signal, until]));
      await withGrace(limited, async (lasting, stop) => leaveRefused(await queue.advance(startWithin(lasting, stop))));
      return fresh.splice(0);
    },
  };
};

/** Time for the response to a start request that was sent just before the queue limit. */
const lateResponseMs = 5_000;

/** Gives `work` some more seconds when the run must end. A cancellation is thrown after that. */
const withGrace = async (context: Context, work: (lasting: Context, stop: AbortSignal) => Promise<unknown>): Promise<void> => {
  const { signal, cloud, clock } = context;
  using late = signalAfter(signal, graceMs, clock);
  await work({ ...context, cloud: cloud.boundTo(late.signal), signal: late.signal }, signal);
  if (isCancellation(signal.reason)) throw signal.reason;
};

/** Number of builds that fit into the account's parallel slots and queue; all builds if unknown. */
const roomFor = async (builds: readonly PlannedBuild[], { cloud, log, signal }: Context): Promise<number> => {
  if (builds.length < 2) return builds.length;
  try {
    const { freePlaces: left } = slotLimits(await cloud.quota.get());
    const room = builds.findIndex((_, nth) => countSessions(builds.slice(0, nth + 1)) > left);
    if (room === -1) return builds.length;
    log.info(
      room === 0
        ? `No build fits into the free slots now; ${counted(builds.length, 'build starts', 'builds start')} as slots become free.`
        : `Slots are free for ${room} of ${builds.length} builds now; the others start as slots become free.`,
    );
    return room;
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Could not read the plan's parallel limit: ${describeError(error)}`);
    return builds.length;
  }
};

type StartOutcome =
  /** The build has started, or its failed start is reported as a problem. */
  | 'started'
  | 'no-slot'
  /** `max-sessions` does not allow the build now. No request was sent. */
  | 'no-room'
  /** The gate refused the build. */
  | 'refused';

/** Whether `max-sessions` allows the sessions of a build beside those of this step that run or wait at the service. */
const hasRoom = (planned: PlannedBuild, { maxSessions }: RunInputs, { facts }: RunState): boolean => {
  if (maxSessions === undefined) return true;
  const { started, beside, records, starting } = facts();
  return sessionsInFlight([...started, ...beside], records) + countSessions([...starting, planned]) <= maxSessions;
};

interface SlotWait {
  readonly sinceMs: number;
  /** Start of the queue limit. It is set again when a build starts or a slot becomes free. */
  readonly limitSinceMs: number;
}

const noSlotFree = 'All parallel slots are in use';
const allPlacesTaken = 'As many sessions of this step run or wait as `max-sessions` allows';

const firstPauseMs = 15_000;
const longestPauseMs = 60_000;

/**
 * Creates a queue of builds that wait for a parallel slot. Only the first build is requested, to send few requests. The queue limit
 * does not run while a session of this step has a slot, for which the builds may wait.
 */
export const createSlotQueue = (
  builds: readonly PlannedBuild[],
  queueTimeoutMs: number,
  { clock, log, random }: StepContext,
  { onProblem, onQueued, facts }: RunState,
  firstWhy = noSlotFree,
) => {
  const waiting = [...builds];
  const sinceMs = clock.monotonicMs();
  let movedMs = sinceMs;
  let dueMs = sinceMs;
  let refusals = 0;

  const leftMs = (): number => {
    const { started, beside, records } = facts();
    if (holdsSlot([...started, ...beside], records)) movedMs = clock.monotonicMs();
    return movedMs + queueTimeoutMs - clock.monotonicMs();
  };
  const wait = (why: string): void => {
    const pauseMs = Math.min(leftMs(), longestPauseMs, firstPauseMs * 2 ** refusals * (0.8 + 0.4 * random()));
    refusals += 1;
    dueMs = clock.monotonicMs() + pauseMs;
    log.info(`${why}; trying to start ${describeNames(waiting)} again in at most ${formatDuration(pauseMs)}.`);
  };
  const giveUp = (): void => {
    const limit = formatDuration(queueTimeoutMs);
    onProblem(problem('queue-timeout', `no parallel slot became free for ${nameWaiting(waiting)} within ${limit}`));
    onQueued(clock.monotonicMs() - sinceMs);
    waiting.length = 0;
  };
  if (waiting.length > 0) wait(firstWhy);

  return {
    leftMs,
    waiting: (): readonly PlannedBuild[] => waiting,
    /** Milliseconds until the next request; infinite if no build waits. */
    dueInMs: (): number => (waiting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, dueMs - clock.monotonicMs())),
    /** Reports that a session of this run has ended, so that the next build is requested at once. */
    slotFreed: (): void => {
      movedMs = clock.monotonicMs();
      dueMs = movedMs;
      refusals = 0;
    },
    /** Starts builds until no slot is free. If the gate refuses a build, empties the queue and returns its builds. */
    advance: async (
      start: (planned: PlannedBuild, wait: SlotWait) => Promise<StartOutcome>,
    ): Promise<readonly PlannedBuild[]> => {
      for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
        const outcome = await start(first, { sinceMs, limitSinceMs: movedMs });
        if (outcome === 'refused') return waiting.splice(0);
        if (outcome !== 'started') {
          if (leftMs() <= 0) giveUp();
          else wait(outcome === 'no-room' ? allPlacesTaken : noSlotFree);
          return [];
        }
        waiting.shift();
        movedMs = clock.monotonicMs();
        refusals = 0;
      }
      return [];
    },
  };
};

const describeNames = ([first, ...others]: readonly PlannedBuild[]): string => {
  const name = first === undefined ? 'a build' : namePlanned(first);
  return others.length === 0 ? name : `${name} and ${others.length} more`;
};
