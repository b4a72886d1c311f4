import { holdsSlot } from '../../../core/builds/slots.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import type { StartedBuild } from '../../../core/model/builds.ts';
import { problem } from '../../../core/model/error-codes.ts';
import type { DeviceSystem } from '../../../core/model/framework.ts';
import type { SessionResult } from '../../../core/model/results.ts';
import type { KnownSuite } from '../../../core/model/run-plan.ts';
import { clauseOf } from '../../../core/model/run-problem.ts';
import {
  type ExpectedSession,
  expectedSessions,
  judgeSession,
  markSharedSessions,
  mayStillSettle,
} from '../../../core/results/expected-sessions.ts';
import { createSharedNames } from '../../../core/results/junit/reading-context.ts';
import { flowNaming } from '../../../core/results/known-tests.ts';
import { createLimiter } from '../../../lib/concurrency.ts';
import { formatDuration } from '../../../lib/durations.ts';
import { createSafeNames } from '../../../lib/escape/file-name.ts';
import { limitHeap } from '../../../lib/heap.ts';
import type { Context } from '../../context.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import { createRunDeadline, type RunDeadline, signalAfter } from '../run-deadline.ts';
import type { RunEvents, RunState } from '../run-state.ts';
import type { StartedBuilds } from '../start/start.ts';
import {
  type CollectionSettings,
  collectSession,
  fileNotices,
  hasFailed,
  isIncomplete,
  withLatestEntry,
} from './collect-session.ts';
import { lookBack, type PolledBuild, pollBuilds } from './poll-builds.ts';
import { reportPauses } from './poll-schedule.ts';

export type BuildWatch = ReturnType<typeof openWatch>;

/** A run with builds that are waited for. */
export interface WatchedRun {
  readonly watch: BuildWatch;
  readonly state: RunState;
}

/**
 * Waits for builds and collects results until one deadline.
 *
 * @param builds builds that other steps started
 */
export const openWatch = (inputs: CollectionInputs, context: Context, state: RunState, builds: readonly StartedBuild[] = []) => {
  const deadline = createRunDeadline(inputs.timeoutMs, context.clock);
  const collector = createCollector(collectionSettings(inputs, context, builds), context, deadline, state);
  const events = { ...state, onSessionEnded: collector.sessionEnded };
  return {
    deadline,
    caughtUp: collector.caughtUp,
    /**
     * Polls builds once.
     *
     * @param collects whether to start to fetch the results of their ended sessions
     */
    lookBack: async (earlier: readonly StartedBuild[], within: Context, collects = true): Promise<void> => {
      await lookBack(earlier, inputs, within, collects ? events : { ...events, onSessionEnded: () => {} });
      if (holdsSlot(earlier, state.facts().records)) deadline.sessionStarted(context.clock.monotonicMs());
    },
    results: async (started: StartedBuilds, group = context.log.group): Promise<readonly SessionResult[]> => {
      const polled = await group('Wait', () => pollBuilds(started, inputs, context, deadline, events));
      return group('Collect', () => collector.finish(polled));
    },
    [Symbol.dispose]: () => deadline[Symbol.dispose](),
  };
};

interface CollectionInputs extends ResultInputs {
  /** Resolved devices; empty if this step knows the devices only from builds. */
  readonly devices: readonly string[];
  readonly suite?: KnownSuite;
  /** Operating system of the devices; defaults to the first operating system of the framework. */
  readonly system?: DeviceSystem;
  readonly packages?: readonly string[];
}

/** Chooses the folder names of all devices together, so that no two devices share a folder. */
export const collectionSettings = (
  inputs: CollectionInputs,
  { baseUrl }: { readonly baseUrl: string },
  builds: readonly StartedBuild[] = [],
): CollectionSettings => ({
  ...inputs,
  baseUrl,
  deviceFolder: createSafeNames([...inputs.devices, ...builds.flatMap(({ devices }) => devices)]),
  names: createSharedNames(),
  naming: flowNaming(inputs.suite),
  system: inputs.system ?? definitionOf(inputs.framework).systems[0],
  packages: inputs.packages ?? [],
});

/** Maximum number of sessions to fetch at the same time, which means about 45 requests per second. */
const maxSessionsAtOnce = 12;
/** Time after the deadline to fetch the results of sessions that ended before it. */
const collectionGraceMs = 10_000;

/** Collects the results of each session when it ends. After all builds have ended, requests missing results again. */
export const createCollector = (
  settings: CollectionSettings,
  context: Context,
  deadline: RunDeadline,
  { onCollected, onProblem }: RunEvents,
) => {
  const { clock, log, signal } = context;
  const limit = createLimiter(maxSessionsAtOnce);
  const early = new Map<string, Promise<SessionResult | undefined>>();
  const over = new AbortController();
  const limited = { ...context, cloud: context.cloud.within(over.signal) };

  let isUnstored = false;
  /** Reports only the first error, because the same error occurs for all following sessions. */
  const onUnstored = ({ device }: ExpectedSession, error: unknown): void => {
    if (!isUnstored) onProblem(problem('runner-file', `the results of ${device} could not be stored: ${clauseOf(error)}`));
    isUnstored = true;
  };

  // Each result is reported at once, so that a cancellation does not lose fetched results.
  const once = async (session: ExpectedSession, isLast = false): Promise<SessionResult> => {
    const result = await limit(() => collectSession(session, settings, limited, (error) => onUnstored(session, error), isLast));
    onCollected(session.key, result);
    limitHeap();
    return result;
  };

  /** Adds the build's latest response to an early result, because it may show that the session failed. */
  const completed = async (early: SessionResult, session: ExpectedSession): Promise<SessionResult> => {
    const result = withLatestEntry(early, session);
    if (settings.downloadIfFailed.size > 0 && hasFailed(result) && !hasFailed(early)) return once(session, true);
    onCollected(session.key, result);
    return result;
  };

  /** Result fetched when the session ended; undefined if the key now stands for another session. */
  const earlyResult = async ({ key, summary }: ExpectedSession): Promise<SessionResult | undefined> => {
    const fetched = await early.get(key);
    return summary?.id !== undefined && fetched?.sessionId !== summary.id ? undefined : fetched;
  };

  /**
   * Requests results until they are complete.
   *
   * @returns `outOfTime`: whether the run timed out before that
   */
  const patiently = async (session: ExpectedSession): Promise<{ result: SessionResult; outOfTime: boolean }> => {
    const first = await earlyResult(session);
    if (first !== undefined && !isIncomplete(first)) return { result: await completed(first, session), outOfTime: false };
    if (first !== undefined) logRepeat(first, session, 'now', context);
    const pauses = pausesFor(session, settings, context);
    let result = await once(session, pauses.length === 0);
    for (const [nth, pauseMs] of pauses.entries()) {
      if (!isIncomplete(result)) break;
      if (pauseMs > deadline.leftMs()) {
        const outOfTime = mayStillSettle(result);
        if (settings.download.size > 1) result = await once(session, true);
        return { result, outOfTime };
      }
      logRepeat(result, session, `in ${formatDuration(pauseMs)}`, context);
      await clock.sleep(pauseMs, signal);
      result = await once(session, nth === pauses.length - 1);
    }
    return { result, outOfTime: over.signal.aborted && mayStillSettle(result) };
  };

  return {
    sessionEnded: (session: ExpectedSession): void => {
      if (early.has(session.key)) return;
      // An error is ignored, because missing results are requested again after the builds have ended.
      const fetched = once(session).catch(() => undefined);
      early.set(session.key, fetched);
    },
    caughtUp: async (): Promise<void> => void (await Promise.all(early.values())),
    /** Returns the results of every session that must report, in the order of builds and devices. */
    finish: async (polled: readonly PolledBuild[]): Promise<readonly SessionResult[]> => {
      const sessions = markSharedSessions(polled.flatMap(({ started, record }) => expectedSessions(started, record)));
      using late = signalAfter(deadline.signal, collectionGraceMs, clock);
      late.signal.addEventListener('abort', () => over.abort(late.signal.reason));
      const collected = await Promise.all(
        sessions.map(async (session) => {
          const each = await patiently(session);
          log.info(`${judgeSession(each.result).reason}.`);
          return each;
        }),
      );
      if (collected.some(({ outOfTime }) => outOfTime))
        onProblem(problem('run-timeout', 'the run timed out before all reports arrived'));
      const results = collected.map(({ result }) => result);
      for (const notice of fileNotices(results, settings)) log.notice(notice);
      return results;
    },
  };
};

/** Logs why results are requested again. A late report is usual, so only an invalid report is logged for users. */
const logRepeat = ({ evidence }: SessionResult, { device, build }: ExpectedSession, when: string, { log }: Context): void => {
  const { report } = evidence;
  const place = `${device}, build ${build.id}`;
  if (report.state === 'unreadable')
    log.info(`${place}: the JUnit report cannot be read (${report.message}); requesting it again ${when}.`);
  else log.debug(`${place}: the results are not complete; requesting them again ${when}.`);
};

/** Pauses between requests for results. A session that crashed or never got a device is requested only once. */
const pausesFor = (session: ExpectedSession, settings: CollectionSettings, { service }: Context): readonly number[] => {
  const { id, status } = session.summary ?? {};
  const hopeless = id === undefined || status === 'error' || status === 'queued';
  return hopeless ? [] : reportPauses(settings.pollIntervalMs, isEmbedded(service));
};
