import { foreignBuild } from '../../../core/builds/listed-build.ts';
import type { PlannedBuild, StartedBuild } from '../../../core/model/builds.ts';
import { deviceKey } from '../../../core/model/device-name.ts';
import { problem, type RunProblem } from '../../../core/model/error-codes.ts';
import type { BuildRecord, DeviceRecord, SessionSummary } from '../../../core/model/records.ts';
import { describeError, hasCode, problemOf } from '../../../core/model/run-problem.ts';
import { type Counters, isEnded, type RunStatus } from '../../../core/model/status.ts';
import { describeSession, nameSessions } from '../../../core/results/describe.ts';
import { type ExpectedSession, expectedSessions, withShownDevices } from '../../../core/results/expected-sessions.ts';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import { type RunDeadline, timeLimit } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { nameWaiting, type StartedBuilds, withStarted } from '../start/start.ts';
import { createPollSchedule } from './poll-schedule.ts';

export interface PolledBuild {
  readonly started: StartedBuild;
  readonly record?: BuildRecord;
  readonly ended: boolean;
}

interface PollEvents extends RunState {
  /** Called once for each session. */
  readonly onSessionEnded: (session: ExpectedSession) => void;
}

interface OpenBuild {
  started: StartedBuild;
  record?: BuildRecord;
  /** Whether the build is no longer polled. */
  ended: boolean;
  settlePolls: number;
  failuresInARow: number;
  /** Time of the next poll, on the monotonic clock. */
  dueMs: number;
}

/** Maximum number of polls of an ended build while its sessions are still running. */
const maxSettlePolls = 5;
/** Maximum number of consecutive refusals, because a new build may be unknown at first. */
const maxRefusedPolls = 6;
const maxRequestsAtOnce = 8;

/** Polls builds until each has ended or a limit is reached. Starts waiting builds as parallel slots become free. */
export const pollBuilds = async (
  started: StartedBuilds,
  limits: ResultInputs,
  context: Context,
  deadline: RunDeadline,
  events: PollEvents,
): Promise<readonly PolledBuild[]> => {
  const { clock, signal } = context;
  const schedule = createPollSchedule(limits.pollIntervalMs, context);
  let running = started.builds;
  const builds = new Map(running.map(toPoll));
  const progress = createProgress(context);
  const reported = new Set<string>();

  for (;;) {
    const open = [...builds.values()].filter((build) => !build.ended);
    const polledMs = clock.monotonicMs();
    const due = open.filter(({ dueMs }) => dueMs <= polledMs);
    await pollRound(due, limits, context, deadline, events);
    for (const build of due) {
      const record = build.failuresInARow > 0 ? undefined : build.record;
      build.dueMs = polledMs + schedule({ started: build.started, record, polledMs, openBuilds: open.length });
    }
    const ended = due.flatMap(sessionsOf).filter(progress.sessionSeen);
    for (const session of ended) events.onSessionEnded(session);
    progress.buildsSeen(due);
    events.onQueued(progress.longestQueueMs());
    const more = await started.startMore(ended.length > 0, deadline.signal);
    running = withStarted(running, more);
    for (const [id, build] of more.map(toPoll)) builds.set(id, build);
    const left = [...builds.values()].filter((build) => !build.ended);
    const isOver = left.length === 0 && started.moreInMs() === Number.POSITIVE_INFINITY;
    const firstStartMs = progress.firstSessionStartMs() ?? (isOver ? clock.monotonicMs() : undefined);
    if (firstStartMs !== undefined) deadline.sessionStarted(firstStartMs);
    if (isOver) break;
    const over = limitOver(limits, deadline, progress, clock.monotonicMs(), open, started.waiting());
    if (endsPolling(over, progress, reported, events)) break;
    progress.roundEnded();
    const untilPollMs = Math.max(0, Math.min(...left.map(({ dueMs }) => dueMs)) - clock.monotonicMs());
    await clock.sleep(Math.min(untilPollMs, started.moreInMs(), Math.max(1, deadline.leftMs() + 1)), signal);
  }
  return running.flatMap(({ id }) => builds.get(id) ?? []).map(({ started, ended, record }) => ({ started, ended, record }));
};

const toPoll = (started: StartedBuild): readonly [string, OpenBuild] => [
  started.id,
  { started, ended: false, settlePolls: 0, failuresInARow: 0, dueMs: 0 },
];

/** Polls all due builds. The time limit also ends long pauses inside a request. */
const pollRound = async (
  due: readonly OpenBuild[],
  limits: ResultInputs,
  context: Context,
  deadline: RunDeadline,
  events: PollEvents,
): Promise<void> => {
  if (due.length === 0) return;
  const { clock, cloud } = context;
  const endMs = Math.min(...due.map(({ started }) => started.queueLimitSinceMs)) + limits.queueTimeoutMs;
  using queue = Number.isFinite(deadline.leftMs()) ? undefined : timeLimit(Math.max(0, endMs - clock.monotonicMs()) + 1, clock);
  const limited = { ...context, cloud: cloud.within(queue?.signal ?? deadline.signal) };
  await mapConcurrently(due, maxRequestsAtOnce, (build) => poll(build, limits, limited, events));
};

const poll = async (
  build: OpenBuild,
  { framework }: ResultInputs,
  { cloud, log, signal }: Context,
  { onPolled, onProblem, facts }: PollEvents,
): Promise<void> => {
  const { id } = build.started;
  try {
    const { record: latest } = await cloud.builds(framework).get(id);
    if (latest.id !== id) throw foreignBuild(id, latest.id);
    // The previous response about an adopted build is from before polling began.
    const record = withReplacedSessions(build.record ?? facts().records.get(id), latest);
    build.record = record;
    build.started = withShownDevices(build.started, record);
    build.failuresInARow = 0;
    onPolled(record);
    if (!isEnded(record.status)) return;
    build.settlePolls += 1;
    build.ended = isSettled(build) || build.settlePolls > maxSettlePolls;
  } catch (error) {
    if (signal.aborted) throw error;
    build.failuresInARow += 1;
    if (isFinal(error, build)) {
      build.ended = true;
      onProblem(problemOf(error, `build ${id} can no longer be polled: `));
      return;
    }
    log.info(`Could not poll build ${id}: ${describeError(error)}; polling again.`);
  }
};

const isFinal = (error: unknown, build: OpenBuild): boolean =>
  build.failuresInARow > maxRefusedPolls &&
  (isCloudError(error, 'cloud-unauthorized', 'cloud-forbidden', 'cloud-not-found') || hasCode(error, 'response-foreign'));

const sessionsOf = ({ started, record }: OpenBuild): readonly ExpectedSession[] =>
  record === undefined ? [] : expectedSessions(started, record);

const isOver = ({ summary }: ExpectedSession): boolean => summary !== undefined && isEnded(summary.status);

const isSettled = (build: OpenBuild): boolean =>
  sessionsOf(build).every(
    (session) =>
      (isOver(session) && ((session.summary?.counters?.pending ?? 0) === 0 || leavesTestsOut(build))) ||
      session.deviceError !== undefined ||
      // A session of an aborted build may wait for a device forever.
      (build.record?.status === 'aborted' && session.summary?.status !== 'running'),
  );

/** Whether the build may leave out tests, which the service may count as queued forever. */
const leavesTestsOut = ({ started, record }: OpenBuild): boolean =>
  record?.status === 'aborted' || started.leftOut?.failuresOnlyRequested === true;

/** Whether polling ends. If only the wait for devices was too long, it continues while other sessions run. */
const endsPolling = (
  over: RunProblem | undefined,
  progress: Progress,
  reported: Set<string>,
  { onProblem }: PollEvents,
): boolean => {
  if (over === undefined) return false;
  if (!reported.has(over.code)) onProblem(over);
  reported.add(over.code);
  return over.code === 'run-timeout' || !progress.isAnyRunning();
};

const limitOver = (
  { timeoutMs, queueTimeoutMs }: ResultInputs,
  deadline: RunDeadline,
  progress: Progress,
  nowMs: number,
  open: readonly OpenBuild[],
  notStarted: readonly PlannedBuild[],
): RunProblem | undefined => {
  if (deadline.leftMs() <= 0) {
    const clause = `the builds did not end within ${formatDuration(timeoutMs)} after the first session started${progress.unknownStatuses()}`;
    const unstarted = notStarted.length === 0 ? '' : `, and ${nameWaiting(notStarted)} had not started`;
    return problem('run-timeout', `${clause}${unstarted}`);
  }
  const silent = open.find((build) => nowMs - build.started.queueLimitSinceMs > queueTimeoutMs && sessionsOf(build).length === 0);
  const limit = formatDuration(queueTimeoutMs);
  if (silent?.record !== undefined)
    return problem('queue-timeout', `build ${silent.started.id} showed no device within ${limit}`);
  if (silent !== undefined)
    return problem('queue-timeout', `the service did not return the status of build ${silent.started.id} within ${limit}`);
  const waiting = progress.queuedLongerThan(queueTimeoutMs);
  return waiting.length === 0
    ? undefined
    : problem('queue-timeout', `no device became available for ${nameSessions(waiting)} within ${limit}`);
};

/** Polls builds once, so that their device time counts toward the budget. */
export const lookBack = async (
  builds: readonly StartedBuild[],
  { framework }: ResultInputs,
  { cloud, log, signal }: Context,
  { onPolled, onSessionEnded, facts }: PollEvents,
): Promise<void> => {
  await mapConcurrently(builds, maxRequestsAtOnce, async (build) => {
    try {
      const { record: latest } = await cloud.builds(framework).get(build.id);
      if (latest.id !== build.id) return;
      const record = withReplacedSessions(facts().records.get(build.id), latest);
      onPolled(record);
      for (const session of expectedSessions(build, record).filter(isOver)) onSessionEnded(session);
    } catch (error) {
      signal.throwIfAborted();
      log.info(`Could not read what build ${build.id} used: ${describeError(error)}.`);
    }
  });
};

/**
 * Keeps ended sessions that the latest response no longer lists, because their results still count. If it lists no session of a
 * device, the ended sessions of this device are dropped, so that the device counts as missing.
 */
export const withReplacedSessions = (before: BuildRecord | undefined, record: BuildRecord): BuildRecord => {
  if (before === undefined) return record;
  const ids = idsOf(record.devices);
  const listed = new Set(record.devices.filter((entry) => idsOf([entry]).size > 0).map(({ device }) => deviceKey(device)));
  const isReplaced = ({ id, status }: SessionSummary): boolean => id !== undefined && !ids.has(id) && isEnded(status);
  const replaced = before.devices
    .filter(({ device }) => listed.has(deviceKey(device)))
    .map(({ device, sessions }) => ({ device, sessions: sessions.filter(isReplaced) }))
    .filter(({ sessions }) => sessions.length > 0);
  return replaced.length === 0 ? record : { ...record, devices: [...record.devices, ...replaced] };
};

const idsOf = (devices: readonly DeviceRecord[]): ReadonlySet<string> =>
  new Set(devices.flatMap(({ sessions }) => sessions.flatMap(({ id }) => id ?? [])));

interface Seen {
  readonly session: ExpectedSession;
  status: RunStatus | 'absent';
  startedMs?: number;
  endedMs?: number;
}

const silenceMs = 60_000;

type Progress = ReturnType<typeof createProgress>;

export const createProgress = ({ clock, log, timeScale = 1 }: Pick<Context, 'clock' | 'log' | 'timeScale'>) => {
  const seen = new Map<string, Seen>();
  const records = new Map<string, BuildRecord>();
  let loggedMs = clock.monotonicMs();
  const logLine = (line: string): void => {
    loggedMs = clock.monotonicMs();
    log.info(line);
  };

  /** Last time at which a session of this step was seen running. */
  let heldMs = Number.NEGATIVE_INFINITY;
  const isAnyRunning = (): boolean => seen.values().some(({ status }) => !isWaiting(status) && !isEndedStatus(status));

  return {
    /** Records the status of a session, and returns whether the session has just ended. */
    sessionSeen: (session: ExpectedSession): boolean => {
      const nowMs = clock.monotonicMs();
      const known: Seen = seen.get(session.key) ?? { session, status: 'absent' };
      seen.set(session.key, known);
      const status = session.summary?.status ?? 'absent';
      if (!isWaiting(status)) known.startedMs ??= nowMs;
      const hasJustEnded = known.endedMs === undefined && isEndedStatus(status);
      if (hasJustEnded) known.endedMs = nowMs;
      if (status !== known.status) {
        known.status = status;
        logLine(`${describe(session)}: ${describeStatus(session, known, timeScale)}`);
      }
      return hasJustEnded;
    },
    buildsSeen: (builds: readonly Pick<PolledBuild, 'started' | 'record'>[]): void => {
      for (const { started, record } of builds) {
        if (record === undefined) continue;
        const before = records.get(started.id)?.status;
        records.set(started.id, record);
        if (before !== record.status && (isEnded(record.status) || record.status === 'unknown'))
          logLine(`Build ${started.id}: ${statusText(record.status, record.rawStatus)}`);
      }
    },
    roundEnded: (): void => {
      if (clock.monotonicMs() - loggedMs >= silenceMs) logLine(`Still waiting: ${tally([...seen.values()])}.`);
    },
    firstSessionStartMs: (): number | undefined => {
      const startsMs = [...seen.values()].flatMap(({ startedMs }) => startedMs ?? []);
      return startsMs.length === 0 ? undefined : Math.min(...startsMs);
    },
    longestQueueMs: (): number => {
      const nowMs = clock.monotonicMs();
      return Math.max(0, ...seen.values().map(({ startedMs = nowMs, session }) => startedMs - session.build.queuedSinceMs));
    },
    /**
     * All sessions that wait, if one waits longer than the limit. While another session of the step runs, the limit does not, since
     * the others may wait for its slot.
     */
    queuedLongerThan: (limitMs: number): readonly Parameters<typeof describeSession>[0][] => {
      const nowMs = clock.monotonicMs();
      if (isAnyRunning()) heldMs = nowMs;
      const waiting = seen
        .values()
        .filter(({ status }) => isWaiting(status))
        .map(({ session }) => session)
        .toArray();
      const isLate = ({ build }: ExpectedSession): boolean => nowMs - Math.max(heldMs, build.queueLimitSinceMs) > limitMs;
      return waiting.some(isLate) ? waiting.map(placeOf) : [];
    },
    isAnyRunning,
    /** Clause about unrecognized statuses; empty if there are none. */
    unknownStatuses: (): string => {
      const statuses = [...records.values()]
        .filter(({ status }) => status === 'unknown')
        .map(({ rawStatus }) => `"${rawStatus}"`);
      return statuses.length === 0 ? '' : `, and a build has the unrecognized status ${statuses.join(', ')}`;
    },
  };
};

const placeOf = ({ device, shard, build }: ExpectedSession) => ({ ...build, device, shard });

const describe = (session: ExpectedSession): string => describeSession(placeOf(session));

const isWaiting = (status: Seen['status']): boolean => status === 'absent' || status === 'queued';

const isEndedStatus = (status: Seen['status']): boolean => status !== 'absent' && isEnded(status);

const describeStatus = ({ summary, build }: ExpectedSession, { startedMs, endedMs }: Seen, timeScale: number): string => {
  if (summary === undefined) return 'no longer listed';
  if (summary.status === 'queued') return 'waiting for a device';
  if (summary.status === 'running')
    return `running${summary.id === undefined ? '' : ` (session ${summary.id})`}, after waiting ${formatDuration(((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs) * timeScale)}`;
  const tookMs =
    summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : (endedMs - startedMs) * timeScale);
  // A session that the service drops from its queue took no time.
  const took = tookMs === undefined || tookMs === 0 ? '' : ` after ${formatDuration(tookMs)}`;
  const counters = summary.counters === undefined ? '' : `: ${describeCounters(summary.counters)}`;
  return `${statusText(summary.status, summary.rawStatus)}${took}${counters}`;
};

const statusText = (status: RunStatus, rawStatus: string): string =>
  status === 'unknown' ? `"${rawStatus}" (unrecognized)` : status;

const describeCounters = ({ passed, failed, skipped, timedOut, error, pending }: Counters): string => {
  const parts = [
    [passed, 'passed'],
    [failed, 'failed'],
    [error, 'in error'],
    [timedOut, 'timed out'],
    [skipped, 'skipped'],
    [pending, 'pending'],
  ] as const;
  const counts = parts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
  return counts.length === 0 ? 'no tests' : counts.join(', ');
};

const tally = (sessions: readonly Seen[]): string => {
  const ended = sessions.filter(({ status }) => isEndedStatus(status)).length;
  const waiting = sessions.filter(({ status }) => isWaiting(status)).length;
  return `${ended} of ${sessions.length} sessions ended, ${sessions.length - ended - waiting} running, ${waiting} waiting for a device`;
};
