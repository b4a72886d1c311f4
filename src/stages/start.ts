import type { BuildRequest } from '../cloud/resources/builds.ts';
import { ParallelsInUseError, StartUncertainError } from '../cloud/start-errors.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { CancelledError } from '../lib/cancellation.ts';
import { formatDuration } from '../lib/durations.ts';
import { describeShard } from '../results/describe.ts';
import { asksForServiceRetries, buildRequest, type UploadedRefs } from './build-request.ts';
import { findStartedBuild } from './find-started-build.ts';
import { describeError, type Ledger, noteError } from './ledger.ts';
import { formatMark } from './mark.ts';
import type { PlannedBuild } from './plan.ts';
import type { StageServices } from './services.ts';

export interface StartedBuild extends PlannedBuild {
  readonly id: string;
  readonly serviceRetries: boolean;
  /** Of the answer, on the clock that never goes back. */
  readonly startedMonotonicMs: number;
  /** Time until the service had room for it. */
  readonly waitedMs: number;
}

/** How long a start that is under way may still answer once the workflow is cancelled: a build without an id cannot be stopped. */
const startGraceMs = 3_000;

/**
 * Starts the plan's builds, all at once. No build is ever started twice: after a lost answer it is looked for, never sent again blindly.
 *
 * A build that cannot be started becomes an error of the run; those that run are watched all the same.
 */
export const startBuilds = async (
  inputs: RunInputs,
  builds: readonly PlannedBuild[],
  uploaded: UploadedRefs,
  services: StageServices,
  ledger: Ledger,
): Promise<readonly StartedBuild[]> => {
  // Written before any start is awaited, so that the post step can find the builds even if this process is killed.
  services.saveState('project', inputs.project);
  services.saveState('marks', JSON.stringify(builds.map((planned) => formatMark(planned.mark))));

  const room = await roomFor(builds, services);
  const round: StartedBuild[] = [];
  const starts = builds.map(async (planned, nth) => {
    const request = buildRequest(inputs, uploaded, planned);
    try {
      const started = await startOne(planned, request, inputs, services, ledger, nth >= room);
      round.push(started);
      ledger.started.push(started);
      ledger.started.sort((a, b) => a.attempt - b.attempt || a.shard.index - b.shard.index);
      services.saveState('build-ids', JSON.stringify(ledger.started.map((build) => build.id)));
      services.log.info(`Started ${nameOf(planned)}: ${started.id}`);
    } catch (error) {
      if (services.signal.aborted || error instanceof QueueTimeoutError) {
        if (error instanceof QueueTimeoutError) ledger.outOfTime = error.message;
        return;
      }
      noteError(ledger, error, `${nameOf(planned)} could not be started: `);
    }
  });
  await Promise.race([Promise.all(starts), graceAfterCancellation(services)]);
  if (services.signal.aborted) throw new CancelledError();
  return round.sort((a, b) => a.shard.index - b.shard.index);
};

const nameOf = ({ shard, attempt, devices }: PlannedBuild): string => {
  const of = shard.total === 1 ? '' : ` of ${describeShard(shard)}`;
  return attempt === 0 ? `the build${of}` : `attempt ${attempt + 1}${of} on ${devices.join(', ')}`;
};

const graceAfterCancellation = ({ signal, clock }: StageServices): Promise<void> =>
  new Promise((resolve) => {
    const wait = (): void => void clock.sleep(startGraceMs).then(resolve);
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });

class QueueTimeoutError extends Error {}

/** The plan says beforehand what the service would answer. */
class NoRoomError extends Error {}

const firstSlotPauseMs = 15_000;
const longestSlotPauseMs = 60_000;

/** How many of the builds the plan has slots and places in its queue for; all of them where it does not say. */
const roomFor = async (builds: readonly PlannedBuild[], { cloud, log, signal }: StageServices): Promise<number> => {
  if (builds.length < 2) return builds.length;
  try {
    const { parallelMax, parallelRunning, queuedMax, queued } = await cloud.plan.get();
    const left = parallelMax - parallelRunning + queuedMax - queued;
    const sessionsUpTo = (nth: number): number => builds.slice(0, nth + 1).reduce((sum, { devices }) => sum + devices.length, 0);
    const room = builds.findIndex((_, nth) => sessionsUpTo(nth) > left);
    if (room === -1) return builds.length;
    log.info(`The plan has room for ${room} of ${builds.length} builds now; the others start as slots become free.`);
    return room;
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`What the plan has room for is not known: ${describeError(error)}`);
    return builds.length;
  }
};

/** "All parallels in use" is a queue, not a failure: it is waited out within the queue's limit. */
const startOne = async (
  planned: PlannedBuild,
  request: BuildRequest,
  inputs: RunInputs,
  services: StageServices,
  ledger: Ledger,
  waitsFirst: boolean,
): Promise<StartedBuild> => {
  const { clock, log, signal, random } = services;
  const beganMs = clock.monotonicMs();
  for (let asks = 0; ; asks++) {
    try {
      if (waitsFirst && asks === 0) throw new NoRoomError();
      const id = await startOrFind(planned, request, inputs, services, ledger);
      const startedMonotonicMs = clock.monotonicMs();
      const waitedMs = asks === 0 ? 0 : startedMonotonicMs - beganMs;
      return { ...planned, id, serviceRetries: asksForServiceRetries(request), startedMonotonicMs, waitedMs };
    } catch (error) {
      if (!(error instanceof ParallelsInUseError || error instanceof NoRoomError)) throw error;
      const leftMs = inputs.queueTimeoutMs - (clock.monotonicMs() - beganMs);
      if (leftMs <= 0) {
        throw new QueueTimeoutError(
          `no device slot became free for ${nameOf(planned)} within ${formatDuration(inputs.queueTimeoutMs)}`,
        );
      }
      const pauseMs = Math.min(leftMs, longestSlotPauseMs, firstSlotPauseMs * 2 ** asks * (0.8 + 0.4 * random()));
      log.info(`All parallel sessions of the plan are in use; ${nameOf(planned)} waits ${formatDuration(pauseMs)}.`);
      await clock.sleep(pauseMs, signal);
    }
  }
};

/** Sends the request once. Where its answer is lost, the build is looked for; only a proven absence is sent once more. */
const startOrFind = async (
  planned: PlannedBuild,
  request: BuildRequest,
  inputs: RunInputs,
  services: StageServices,
  ledger: Ledger,
): Promise<string> => {
  const { cloud, log } = services;
  const sentAt = new Date(services.clock.nowMs());
  try {
    return await cloud.builds(inputs.framework).start(request);
  } catch (error) {
    if (!(error instanceof StartUncertainError)) throw error;
    log.info(`The answer to the start of ${nameOf(planned)} was lost (${describeError(error)}); looking for the build.`);
    const found = await findStartedBuild(
      { planned, request, inputs, sentAt, cause: error, known: new Set(ledger.started.map((build) => build.id)) },
      services,
    );
    if (found !== undefined) {
      log.info(`Found ${nameOf(planned)}; nothing is started twice.`);
      return found;
    }
    log.info(`The service does not have ${nameOf(planned)}; sending it once more.`);
    return cloud.builds(inputs.framework).start(request);
  }
};
