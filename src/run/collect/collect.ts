import type { RunInputs } from '../../inputs/run-inputs.ts';
import { createLimiter } from '../../lib/concurrency.ts';
import { formatDuration } from '../../lib/durations.ts';
import { safeNames } from '../../lib/escape/file-name.ts';
import { cause } from '../../model/causes.ts';
import { judgeSession, mayStillSettle } from '../../results/judge-session.ts';
import { defaultJUnitLimits } from '../../results/junit/limits.ts';
import { createSharedNames } from '../../results/junit/shared-names.ts';
import type { SessionResult } from '../../results/model.ts';
import { reportPauses } from '../poll/pacing.ts';
import type { WatchedBuild } from '../poll/watch.ts';
import type { Ledger } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import type { StartedBuild } from '../start/start.ts';
import { type CollectionPlace, collectSession, summaryEvidence } from './collect-session.ts';
import { type ExpectedSession, expectedSessions } from './expected-sessions.ts';

/** Brings the results of every session home: at once where a session ends early, and for certain once all builds have ended. */
export interface Collector {
  /** Starts to fetch; the builds go on. */
  readonly sessionEnded: (session: ExpectedSession) => void;
  /** Answers for every session that the plan asked for, in the order of the builds and devices. */
  readonly finish: (watched: readonly WatchedBuild[]) => Promise<void>;
}

type CollectionInputs = Pick<RunInputs, 'framework' | 'download' | 'reportDir' | 'pollIntervalMs' | 'devices'>;

/** Folder names are made once for all devices, so that two never share one. */
export const collectionPlace = (
  inputs: CollectionInputs,
  { baseUrl }: { readonly baseUrl: string },
  builds: readonly Pick<StartedBuild, 'devices'>[] = [],
): CollectionPlace => ({
  framework: inputs.framework,
  download: inputs.download,
  reportDir: inputs.reportDir,
  pollIntervalMs: inputs.pollIntervalMs,
  baseUrl,
  deviceFolders: safeNames([...new Set([...inputs.devices, ...builds.flatMap(({ devices }) => devices)])]),
  names: createSharedNames(defaultJUnitLimits.nameChars),
});

const maxSessionsAtOnce = 8;
/** What a run that is out of time may still bring home. */
const leastCollectionMs = 2 * 60_000;

/** Ends requests for results that no longer have time. */
class OutOfTimeError extends Error {
  readonly code = 'run-timeout';
  override readonly message = 'the time of the run was over before it came';
}

export const createCollector = (place: CollectionPlace, services: StageServices, ledger: Ledger): Collector => {
  const limit = createLimiter(maxSessionsAtOnce);
  const early = new Map<string, Promise<SessionResult | undefined>>();
  const end = new AbortController();
  const timed = { ...services, cloud: services.cloud.within(end.signal) };

  // Known one by one, so that a cancellation keeps what has come.
  const once = async (session: ExpectedSession): Promise<SessionResult> => {
    const result = await limit(() => collectSession(session, place, timed));
    ledger.sessions.set(session.key, result);
    return result;
  };

  const patiently = async (session: ExpectedSession): Promise<SessionResult> => {
    const first = await early.get(session.key);
    if (first !== undefined && !mayStillSettle(first, session.build)) return withLatest(first, session);
    if (first !== undefined) sayWhyAgain(first, session, 'now', services);
    let result = await once(session);
    for (const pauseMs of patienceFor(session, ledger, place, services)) {
      if (!mayStillSettle(result, session.build)) break;
      if (services.clock.monotonicMs() + pauseMs > ledger.deadlineMonotonicMs) {
        ledger.outOfTime ??= tooLate;
        break;
      }
      sayWhyAgain(result, session, `in ${formatDuration(pauseMs)}`, services);
      await services.clock.sleep(pauseMs, services.signal);
      result = await once(session);
    }
    if (end.signal.aborted && mayStillSettle(result, session.build)) ledger.outOfTime ??= tooLate;
    return result;
  };

  return {
    sessionEnded: (session) => {
      // A report that is not there yet is no trouble: everything is asked for again when the builds have ended.
      early.set(
        session.key,
        once(session).catch(() => undefined),
      );
    },
    finish: async (watched) => {
      const sessions = watched.flatMap(({ started, record }) =>
        record === undefined ? started.devices.map((device) => unseen(started, device)) : expectedSessions(started, record),
      );
      const leftMs = Math.max(leastCollectionMs, ledger.deadlineMonotonicMs - services.clock.monotonicMs());
      // A real timer, as all that guard sockets.
      const timer = setTimeout(() => end.abort(new OutOfTimeError()), Math.min(leftMs, longestTimerMs));
      const results = await Promise.all(
        sessions.map(async (session) => {
          const result = await patiently(session);
          services.log.info(`${judgeSession(result, session.build).reason}.`);
          return [session.key, result] as const;
        }),
      ).finally(() => clearTimeout(timer));
      // In the order of builds and devices, behind what earlier rounds brought.
      for (const [key] of results) ledger.sessions.delete(key);
      for (const [key, result] of results) ledger.sessions.set(key, result);
    },
  };
};

const tooLate = cause('run-timeout', 'the time of the run was over before every report had come');
const longestTimerMs = 2 ** 31 - 1;

/** That a report is not there yet is usual; one that came and is no good is not. */
const sayWhyAgain = (
  { evidence }: SessionResult,
  { device, build }: ExpectedSession,
  when: string,
  { log }: StageServices,
): void => {
  if (evidence.report.state === 'unreadable')
    log.info(`${device}, build ${build.id}: its JUnit report cannot be read (${evidence.report.message}); asking again ${when}.`);
  else log.debug(`${device}, build ${build.id}: its results are not whole; asking again ${when}.`);
};

/** Reports are late, but not for ever; after the end of the run's time, or for a session in error, one ask is all. */
const patienceFor = (
  session: ExpectedSession,
  ledger: Ledger,
  place: CollectionPlace,
  { simulated }: StageServices,
): readonly number[] => {
  const hopeless = session.summary?.id === undefined || session.summary.status === 'error' || ledger.outOfTime !== undefined;
  return hopeless ? [] : reportPauses(place.pollIntervalMs, simulated);
};

/** The build may have said more about the session since it was fetched. */
const withLatest = (result: SessionResult, { summary, deviceError }: ExpectedSession): SessionResult => ({
  ...result,
  evidence: {
    ...result.evidence,
    ...(summary === undefined ? {} : { summary: summaryEvidence(summary) }),
    ...(deviceError === undefined ? {} : { deviceError }),
  },
});

const unseen = (build: WatchedBuild['started'], device: string): ExpectedSession => ({
  key: `${build.id}/${device}`,
  build,
  device,
  shard: build.shard,
});
