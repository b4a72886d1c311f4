import type { Context } from '../../context.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { StartedBuild } from '../../model/builds.ts';
import type { BuildRecord } from '../../model/records.ts';
import { type Counters, isEnded, type RunStatus } from '../../model/status.ts';
import { describeSession } from '../../results/describe.ts';
import type { ExpectedSession } from '../../results/expected-sessions.ts';

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

export const createProgress = ({ clock, log }: Pick<Context, 'clock' | 'log'>): Progress => {
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
        say(`${describe(session)}: ${describeStatus(session, known)}`);
      }
      return hasJustEnded;
    },
    buildsSeen: (builds) => {
      for (const { started, record } of builds) {
        if (record === undefined) continue;
        const before = buildWords.get(started.id)?.status;
        buildWords.set(started.id, record);
        if (before !== record.status && (isEnded(record.status) || record.status === 'unknown'))
          say(`Build ${started.id}: ${wordOf(record.status, record.statusWord)}`);
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
        .map(({ statusWord }) => `"${statusWord}"`);
      return words.length === 0 ? '' : `, and the service calls a build ${words.join(', ')} (unrecognized)`;
    },
  };
};

const describe = ({ device, shard, build }: ExpectedSession): string => describeSession({ ...build, device, shard });

const isRunning = ({ status }: Seen): boolean => status !== 'absent' && status !== 'queued' && !isEnded(status);

const isWaiting = (status: RunStatus | 'absent'): boolean => status === 'absent' || status === 'queued';

const describeStatus = ({ summary, build }: ExpectedSession, { startedMs, endedMs }: Seen): string => {
  if (summary === undefined) return 'no longer listed';
  if (summary.status === 'queued') return 'waiting for a device';
  if (summary.status === 'running')
    return `running${summary.id === undefined ? '' : ` (session ${summary.id})`}, after ${formatDuration((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs)} in the queue`;
  const tookMs = summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : endedMs - startedMs);
  const took = tookMs === undefined ? '' : ` after ${formatDuration(tookMs)}`;
  const counters = summary.counters === undefined ? '' : `: ${describeCounters(summary.counters)}`;
  return `${wordOf(summary.status, summary.statusWord)}${took}${counters}`;
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
