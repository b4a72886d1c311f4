import { foreignBuild } from '../../builds/list-builds.ts';
import { isCloudError } from '../../cloud/errors.ts';
import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { StartedBuild } from '../../model/builds.ts';
import { deviceKey } from '../../model/device-name.ts';
import { problem, type RunProblem } from '../../model/error-codes.ts';
import type { BuildRecord, DeviceRecord, SessionSummary } from '../../model/records.ts';
import { describeError, hasCode, problemOf } from '../../model/run-problem.ts';
import { type Counters, isEnded, type RunStatus } from '../../model/status.ts';
import { describeSession } from '../../results/describe.ts';
import { type ExpectedSession, expectedSessions, withShownDevices } from '../../results/expected-sessions.ts';
import { type RunDeadline, timeLimit } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { type StartedBuilds, withStarted } from '../start/start.ts';
import { createPollSchedule } from './poll-schedule.ts';

/** A build and the service's last response about it. */
export interface PolledBuild {
  readonly started: StartedBuild;
  /** Absent if the service never responded. */
  readonly record?: BuildRecord;
  readonly ended: boolean;
}

export type PollLimits = Pick<RunInputs, 'framework' | 'timeoutMs' | 'queueTimeoutMs' | 'pollIntervalMs'>;

/** What polling reports as it goes. */
interface PollEvents extends Pick<RunState, 'onPolled' | 'onQueued' | 'onProblem' | 'facts'> {
  /** Called once for each session, as soon as it ends. */
  readonly onSessionEnded: (session: ExpectedSession) => void;
}

interface OpenBuild {
  /** With the devices that it has shown, where its request names none. */
  started: StartedBuild;
  record?: BuildRecord;
  /** Its status is final and its sessions have settled, or it has been polled often enough. */
  ended: boolean;
  settlePolls: number;
  failuresInARow: number;
  /** When it is to be polled next; a build that was never polled is due at once. */
  dueMs: number;
}

/** A build that has ended may still show sessions that run: it is polled this often until they settle. */
const maxSettlePolls = 5;
/** A build that was just started may not be found for a moment, and credentials that were accepted before may be refused by mistake. */
const maxRefusedPolls = 6;
const maxRequestsAtOnce = 8;

/**
 * Polls all builds in one loop, each when the schedule says so, until each has ended or a limit is over. As sessions end, builds that wait
 * for a parallel slot are started.
 *
 * Failed requests do not end it: the client repeats them, and what still fails is polled again in the next round. Only a response that
 * will not change (credentials refused, build unknown, another build, again and again) gives a build up.
 */
export const pollBuilds = async (
  started: StartedBuilds,
  limits: PollLimits,
  context: Context,
  deadline: RunDeadline,
  events: PollEvents,
): Promise<readonly PolledBuild[]> => {
  const { clock, signal } = context;
  const schedule = createPollSchedule(limits.pollIntervalMs, context);
  let running = started.builds;
  const builds = new Map(running.map(toPoll));
  const progress = createProgress(context);
  // A limit that is over stays over in later rounds, and is reported once.
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
    const over = limitOver(limits, deadline, progress, clock.monotonicMs(), open);
    if (endsPolling(over, progress, reported, events)) break;
    progress.roundEnded();
    const untilPollMs = Math.max(0, Math.min(...left.map(({ dueMs }) => dueMs)) - clock.monotonicMs());
    await clock.sleep(Math.min(untilPollMs, started.moreInMs(), Math.max(1, deadline.leftMs() + 1)), signal);
  }
  return running.map((build) => polledBuild(build, builds.get(build.id)));
};

const polledBuild = (asStarted: StartedBuild, open: Partial<OpenBuild> = {}): PolledBuild => {
  const { started = asStarted, record, ended = false } = open;
  return { started, ended, record };
};

const toPoll = (started: StartedBuild): readonly [string, OpenBuild] => [
  started.id,
  { started, ended: false, settlePolls: 0, failuresInARow: 0, dueMs: 0 },
];

/** Every wait in a request, such as one that the service asks for, ends with the limit that applies. */
const pollRound = async (
  due: readonly OpenBuild[],
  limits: PollLimits,
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
  { framework }: PollLimits,
  { cloud, log, signal }: Context,
  { onPolled, onProblem, facts }: PollEvents,
): Promise<void> => {
  const { id } = build.started;
  try {
    const { record: latest } = await cloud.builds(framework).get(id);
    if (latest.id !== id) throw foreignBuild(id, latest.id);
    // What another attempt or job started was seen before it was polled.
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
      // A session of an aborted build may wait for a device for good.
      (build.record?.status === 'aborted' && session.summary?.status !== 'running'),
  );

/** Tests that were left out may be counted as queued for good. */
const leavesTestsOut = ({ started, record }: OpenBuild): boolean =>
  record?.status === 'aborted' || started.leftOut?.failuresOnlyRequested === true;

/** Sessions that run are still waited for when others got no device, since they use device minutes in any case. */
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

/** Waiting for devices has its own limit, and does not use up the time of the tests. */
const limitOver = (
  { timeoutMs, queueTimeoutMs }: PollLimits,
  deadline: RunDeadline,
  progress: Progress,
  nowMs: number,
  open: readonly OpenBuild[],
): RunProblem | undefined => {
  if (deadline.leftMs() <= 0) {
    const clause = `the builds did not end within ${formatDuration(timeoutMs)} of the first session's start${progress.unknownWords()}`;
    return problem('run-timeout', clause);
  }
  const silent = open.find((build) => nowMs - build.started.queueLimitSinceMs > queueTimeoutMs && sessionsOf(build).length === 0);
  if (silent !== undefined) {
    const { record, started } = silent;
    const limit = formatDuration(queueTimeoutMs);
    if (record !== undefined) return problem('queue-timeout', `build ${started.id} showed no device within ${limit}`);
    return problem('queue-timeout', `the service did not return the status of build ${started.id} within ${limit}`);
  }
  const waiting = progress.queuedLongerThan(queueTimeoutMs);
  if (waiting === undefined) return undefined;
  return problem('queue-timeout', `no device became available for ${waiting} within ${formatDuration(queueTimeoutMs)}`);
};

/** Polls builds once that are not watched yet, or never will be: what they used counts. */
export const lookBack = async (
  builds: readonly StartedBuild[],
  { framework }: Pick<RunInputs, 'framework'>,
  { cloud, log, signal }: Pick<Context, 'cloud' | 'log' | 'signal'>,
  { onPolled, onSessionEnded, facts }: Pick<PollEvents, 'onPolled' | 'onSessionEnded' | 'facts'>,
): Promise<void> => {
  await mapConcurrently(builds, maxRequestsAtOnce, async (build) => {
    try {
      const { record: latest } = await cloud.builds(framework).get(build.id);
      if (latest.id !== build.id) return;
      const record = withReplacedSessions(facts().records.get(build.id), latest);
      onPolled(record);
      for (const session of expectedSessions(build, record))
        if (session.summary !== undefined && isEnded(session.summary.status)) onSessionEnded(session);
    } catch (error) {
      signal.throwIfAborted();
      log.info(`Could not read what build ${build.id} used: ${describeError(error)}.`);
    }
  });
};

/**
 * Adds to the latest response about a build the sessions that had ended in the one before, and in whose place it lists others of their
 * device: their results still count. A device for which it lists no session is left as it is, since that session is missing.
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

/** Logs each change of a session or build, and measures how long sessions wait and run. */
export interface Progress {
  /** @returns whether the session has ended since it was last seen */
  sessionSeen(session: ExpectedSession): boolean;
  buildsSeen(builds: readonly { readonly started: StartedBuild; readonly record?: BuildRecord }[]): void;
  /** Logs one line of status if nothing was logged for a minute. */
  roundEnded(): void;
  firstSessionStartMs(): number | undefined;
  longestQueueMs(): number;
  /** A session that has waited for a device for longer than the limit, as messages name it. */
  queuedLongerThan(limitMs: number): string | undefined;
  isAnyRunning(): boolean;
  /** Unrecognized statuses of builds, as a clause. */
  unknownWords(): string;
}

const silenceMs = 60_000;

export const createProgress = ({ clock, log, timeScale = 1 }: Pick<Context, 'clock' | 'log' | 'timeScale'>): Progress => {
  const seen = new Map<string, Seen>();
  const buildWords = new Map<string, BuildRecord>();
  let saidMs = clock.monotonicMs();
  const say = (line: string): void => {
    saidMs = clock.monotonicMs();
    log.info(line);
  };

  return {
    sessionSeen: (session) => {
      const nowMs = clock.monotonicMs();
      const known: Seen = seen.get(session.key) ?? { session, status: 'absent' };
      seen.set(session.key, known);
      const status = session.summary?.status ?? 'absent';
      if (!isWaiting(status)) known.startedMs ??= nowMs;
      const hasJustEnded = known.endedMs === undefined && status !== 'absent' && isEnded(status);
      if (hasJustEnded) known.endedMs = nowMs;
      if (status !== known.status) {
        known.status = status;
        say(`${describe(session)}: ${describeStatus(session, known, timeScale)}`);
      }
      return hasJustEnded;
    },
    buildsSeen: (builds) => {
      for (const { started, record } of builds) {
        if (record === undefined) continue;
        const before = buildWords.get(started.id)?.status;
        buildWords.set(started.id, record);
        if (before !== record.status && (isEnded(record.status) || record.status === 'unknown'))
          say(`Build ${started.id}: ${wordOf(record.status, record.rawStatus)}`);
      }
    },
    roundEnded: () => {
      if (clock.monotonicMs() - saidMs >= silenceMs) say(`Still waiting: ${tally([...seen.values()])}.`);
    },
    firstSessionStartMs: () => minimum([...seen.values()].map(({ startedMs }) => startedMs)),
    longestQueueMs: () =>
      Math.max(
        0,
        ...[...seen.values()].map(({ startedMs = clock.monotonicMs(), session }) => startedMs - session.build.queuedSinceMs),
      ),
    queuedLongerThan: (limitMs) => {
      const waiting = [...seen.values()].find(
        ({ startedMs, session }) => startedMs === undefined && clock.monotonicMs() - session.build.queueLimitSinceMs > limitMs,
      );
      return waiting === undefined ? undefined : describe(waiting.session);
    },
    isAnyRunning: () => [...seen.values()].some(isRunning),
    unknownWords: () => {
      const words = [...buildWords.values()]
        .filter(({ status }) => status === 'unknown')
        .map(({ rawStatus }) => `"${rawStatus}"`);
      return words.length === 0 ? '' : `, and the service calls a build ${words.join(', ')} (unrecognized)`;
    },
  };
};

const describe = ({ device, shard, build }: ExpectedSession): string => describeSession({ ...build, device, shard });

const isRunning = ({ status }: Seen): boolean => status !== 'absent' && status !== 'queued' && !isEnded(status);

const isWaiting = (status: RunStatus | 'absent'): boolean => status === 'absent' || status === 'queued';

const describeStatus = ({ summary, build }: ExpectedSession, { startedMs, endedMs }: Seen, timeScale: number): string => {
  if (summary === undefined) return 'no longer listed';
  if (summary.status === 'queued') return 'waiting for a device';
  if (summary.status === 'running')
    return `running${summary.id === undefined ? '' : ` (session ${summary.id})`}, after ${formatDuration(((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs) * timeScale)} in the queue`;
  const tookMs =
    summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : (endedMs - startedMs) * timeScale);
  const took = tookMs === undefined ? '' : ` after ${formatDuration(tookMs)}`;
  const counters = summary.counters === undefined ? '' : `: ${describeCounters(summary.counters)}`;
  return `${wordOf(summary.status, summary.rawStatus)}${took}${counters}`;
};

const wordOf = (status: RunStatus, word: string): string => (status === 'unknown' ? `"${word}" (unrecognized)` : status);

const describeCounters = ({ passed, failed, skipped, timedOut, error, pending }: Counters): string => {
  const parts = [
    [passed, 'passed'],
    [failed, 'failed'],
    [error, 'in error'],
    [timedOut, 'timed out'],
    [skipped, 'skipped'],
    [pending, 'pending'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.length === 0 ? 'no tests' : said.join(', ');
};

const tally = (sessions: readonly Seen[]): string => {
  const ended = sessions.filter(({ status }) => status !== 'absent' && isEnded(status)).length;
  const waiting = sessions.filter(({ status }) => isWaiting(status)).length;
  return `${ended} of ${sessions.length} sessions ended, ${sessions.length - ended - waiting} running, ${waiting} waiting for a device`;
};

const minimum = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((least, value) => (value !== undefined && (least === undefined || value < least) ? value : least), undefined);
