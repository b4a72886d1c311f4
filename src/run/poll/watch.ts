import { ForbiddenError, NotFoundError, UnauthorizedError } from '../../cloud/errors.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { Clock } from '../../lib/clock.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { formatDuration } from '../../lib/durations.ts';
import { cause } from '../../model/causes.ts';
import type { BuildRecord } from '../../model/records.ts';
import { isEnded } from '../../model/status.ts';
import type { BuildResult } from '../../results/model.ts';
import { type ExpectedSession, expectedSessions } from '../collect/expected-sessions.ts';
import { dashboardUrl } from '../dashboard.ts';
import { describeError, type Ledger, noteError } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import type { StartedBuild, StartedBuilds } from '../start/start.ts';
import { createPacing, type Pacing } from './pacing.ts';
import { createProgress, type Progress } from './progress.ts';

/** A build and the last that the service said of it. */
export interface WatchedBuild {
  readonly started: StartedBuild;
  /** Absent where the service never answered for it. */
  readonly record?: BuildRecord;
  readonly ended: boolean;
}

type WatchLimits = Pick<RunInputs, 'framework' | 'timeoutMs' | 'queueTimeoutMs' | 'pollIntervalMs'>;

interface Watch {
  readonly started: StartedBuild;
  record?: BuildRecord;
  /** The service's word on the build is final and its sessions have settled, or it has been asked often enough. */
  ended: boolean;
  settleAsks: number;
  failuresInARow: number;
}

/** A build that has ended may still show sessions that run (observed shapes 3.2, trap 3): it is asked this often until they settle. */
const maxSettleAsks = 5;
/** A build that was just started may not be found for a moment, and credentials that were taken before may be refused by mistake. */
const maxRefusedAsks = 6;
const maxRequestsAtOnce = 8;

/**
 * Watches all builds in one loop, each asked when the pacing says so, until each has ended or a limit is over. As sessions end, builds
 * that wait for a slot are started.
 *
 * Failed requests are outlived: the client repeats them, and what still fails is asked again in the next round. Only an answer that
 * will not change (credentials refused, build unknown, both again and again) gives a build up.
 *
 * @param onSessionEnded is told once for each session, as soon as it ends
 */
export const watchBuilds = async (
  started: StartedBuilds,
  limits: WatchLimits,
  services: StageServices,
  ledger: Ledger,
  onSessionEnded: (session: ExpectedSession) => void,
  pacing: Pacing = createPacing(limits.pollIntervalMs, services, services.jobs),
): Promise<readonly WatchedBuild[]> => {
  const { clock, signal } = services;
  const watches = new Map<string, Watch>();
  const progress = createProgress(services);
  const told = new Set<string>();

  for (;;) {
    const open = openWatches(started.builds, watches);
    const due = pacing.due(open);
    await mapConcurrently(due, maxRequestsAtOnce, (watch) => look(watch, limits, services, ledger));
    for (const session of due.flatMap(sessionsOf)) {
      progress.sessionSeen(session);
      if (!isOver(session) || told.has(session.key)) continue;
      told.add(session.key);
      onSessionEnded(session);
      started.slotFreed();
    }
    for (const { record, started } of due) if (record !== undefined) progress.buildSeen(started, record);
    ledger.queueMs = Math.max(ledger.queueMs, progress.longestQueueMs());
    await started.startMore();
    if (open.every((watch) => watch.ended) && isLast(started, watches)) break;
    // The first round of sessions sets it; what is run again later has no time of its own.
    ledger.deadlineMonotonicMs = Math.min(
      ledger.deadlineMonotonicMs,
      (progress.firstSessionStartMs() ?? Number.POSITIVE_INFINITY) + limits.timeoutMs,
    );
    if (isOverLimit(limits, ledger, progress, clock.monotonicMs(), open)) break;
    progress.roundEnded();
    const pauseMs = Math.min(pacing.pauseMs([...watches.values()]), started.moreInMs(), untilOver(ledger, clock));
    // What has just been started is looked at without a pause.
    await clock.sleep(started.builds.length > watches.size ? 0 : pauseMs, signal);
  }
  return started.builds.map((build) => {
    const { record, ended = false } = watches.get(build.id) ?? {};
    return { started: build, ended, ...(record === undefined ? {} : { record }) };
  });
};

/** Takes up what has started since the last round. */
const openWatches = (builds: readonly StartedBuild[], watches: Map<string, Watch>): readonly Watch[] => {
  for (const started of builds)
    if (!watches.has(started.id)) watches.set(started.id, { started, ended: false, settleAsks: 0, failuresInARow: 0 });
  return [...watches.values()].filter((watch) => !watch.ended);
};

const isLast = ({ builds, moreInMs }: StartedBuilds, watches: ReadonlyMap<string, Watch>): boolean =>
  builds.length === watches.size && moreInMs() === Number.POSITIVE_INFINITY;

/** The end of the run's time is not slept over. */
const untilOver = ({ deadlineMonotonicMs }: Ledger, { monotonicMs }: Clock): number =>
  Math.max(1, deadlineMonotonicMs - monotonicMs() + 1);

const look = async (
  watch: Watch,
  { framework }: WatchLimits,
  { cloud, log, signal, baseUrl }: StageServices,
  ledger: Ledger,
): Promise<void> => {
  try {
    const { record } = await cloud.builds(framework).get(watch.started.id);
    watch.record = record;
    watch.failuresInARow = 0;
    ledger.records.set(record.id, record);
    ledger.builds.set(record.id, buildResultOf(watch.started, record, baseUrl));
    if (!isEnded(record.status)) return;
    watch.settleAsks += 1;
    watch.ended = isSettled(watch) || watch.settleAsks > maxSettleAsks;
  } catch (error) {
    if (signal.aborted) throw error;
    watch.failuresInARow += 1;
    if (isFinal(error, watch)) {
      watch.ended = true;
      noteError(ledger, error, `build ${watch.started.id} can no longer be watched: `);
      return;
    }
    log.info(`No news of build ${watch.started.id} in this round: ${describeError(error)}`);
  }
};

const isFinal = (error: unknown, watch: Watch): boolean =>
  watch.failuresInARow > maxRefusedAsks &&
  (error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof NotFoundError);

const buildResultOf = (started: StartedBuild, record: BuildRecord, baseUrl: string): BuildResult => ({
  ...linkTo(baseUrl, started.id),
  id: started.id,
  shard: started.shard,
  attempt: started.attempt,
  status: record.status,
  statusWord: record.statusWord,
  serviceRetries: started.serviceRetries,
});

const linkTo = (baseUrl: string, buildId: string): Pick<BuildResult, 'dashboardUrl'> => {
  const url = dashboardUrl(baseUrl, buildId);
  return url === undefined ? {} : { dashboardUrl: url };
};

const sessionsOf = ({ started, record }: Watch): ExpectedSession[] =>
  record === undefined ? [] : expectedSessions(started, record);

const isOver = ({ summary }: ExpectedSession): boolean => summary !== undefined && isEnded(summary.status);

const isSettled = (watch: Watch): boolean =>
  sessionsOf(watch).every(
    (session) => (isOver(session) && (session.summary?.counters?.pending ?? 0) === 0) || session.deviceError !== undefined,
  );

/**
 * Waiting for devices has its own limit, and does not eat into the time of the tests. Where it is over, what runs is still waited for:
 * its results are paid for.
 */
const isOverLimit = (
  { timeoutMs, queueTimeoutMs }: WatchLimits,
  ledger: Ledger,
  progress: Progress,
  nowMs: number,
  open: readonly Watch[],
): boolean => {
  if (nowMs > ledger.deadlineMonotonicMs) {
    ledger.outOfTime ??= cause(
      'run-timeout',
      `the builds did not end within ${formatDuration(timeoutMs)} of the first session's start${progress.unknownWords()}`,
    );
    return true;
  }
  // Nobody knows whether it waits or runs, so it may do both in turn.
  const silent = open.find(
    ({ record, started }) => record === undefined && nowMs - started.queueLimitSinceMs > queueTimeoutMs + timeoutMs,
  );
  if (silent !== undefined) {
    const limit = formatDuration(queueTimeoutMs + timeoutMs);
    ledger.outOfTime ??= cause('run-timeout', `the service said nothing of build ${silent.started.id} within ${limit}`);
    return true;
  }
  const waiting = progress.queuedLongerThan(queueTimeoutMs);
  if (waiting === undefined) return false;
  ledger.outOfTime ??= cause('queue-timeout', `${waiting} got no device within ${formatDuration(queueTimeoutMs)}`);
  return !progress.isAnyRunning();
};
