import type { Clock } from '../../lib/clock.ts';
import type { Build, BuildRegistry } from '../builds/build-registry.ts';
import { buildDurationMs, buildEndsAtMs, buildVerdict, type Verdict } from '../builds/progress.ts';
import { traitsOf } from '../framework.ts';
import { postToLoopback } from '../http/loopback.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import type { Spelling } from '../spelling.ts';

const words: Readonly<Record<Verdict, string>> = {
  stop: 'Stopped',
  pass: 'Done',
  skip: 'Done',
  fail: 'Failed',
  error: 'Error',
  timeout: 'Timeout',
};

const rootOf = ({ request }: Build): string => {
  const { v1, v2, logs } = traitsOf(request.framework);
  return v1 ?? v2 ?? logs;
};

/** The body of the callback. */
const callbackShape = (spelling: Spelling, project: string, builds: readonly Build[]): Record<string, unknown> => ({
  custom_build_name: project,
  project,
  Status: 'Completed',
  builds: builds.map((build) => ({
    build_id: build.id,
    build_name: build.request.app.name,
    status: words[buildVerdict(build)],
    duration: durationText(buildDurationMs(build, buildEndsAtMs(build))),
    dashboard_url: spelling.address(`/dashboard/v2/builds/${build.id}`),
    api_endpoint: spelling.address(`/app-automate/${rootOf(build)}/builds/${build.id}`),
  })),
});

const durationText = (durationMs: number): string =>
  durationMs < 120_000 ? `${Math.round(durationMs / 1_000)} sec` : `${Math.round(durationMs / 60_000)} mins`;

export interface ProjectCallbacks {
  /** Must be called for every build that starts. */
  started(build: Build): void;
  /** Ends every wait; sends nothing more. */
  close(): Promise<void>;
}

export interface CallbackOptions {
  readonly builds: BuildRegistry;
  readonly time: SimulatedTime;
  readonly clock: Clock;
  /** Simulated milliseconds per real millisecond. */
  readonly timeScale: number;
  /** Simulated. */
  readonly quietMs: number;
  readonly spelling: Spelling;
}

/** The longest delay of a timer. */
const maxDelayMs = 2 ** 31 - 1;

/**
 * The project completion callback: sent to `projectNotifyURL` once all builds of the project, of every framework, have completed and no
 * other has been started for the quiet period after the last one. Sends to URLs on this machine only.
 */
export const createProjectCallbacks = (options: CallbackOptions): ProjectCallbacks => {
  const { builds, time, clock, timeScale, quietMs, spelling } = options;
  const closed = new AbortController();
  const waiting = new Map<string, Promise<void>>();
  const told = new WeakSet<Build>();

  /** A project may hold builds of several frameworks; the oldest first. */
  const untold = (project: string): readonly Build[] =>
    builds.all().filter((build) => build.request.project === project && !told.has(build));

  const dueAtMs = (of: readonly Build[]): number => Math.max(...of.map(buildEndsAtMs)) + quietMs;

  const waitAndTell = async (project: string): Promise<void> => {
    for (;;) {
      const round = untold(project);
      const waitMs = (dueAtMs(round) - time.nowMs()) / timeScale;
      // Without a callback for a build that never ends, and for an empty list.
      if (!Number.isFinite(waitMs)) return;
      if (waitMs > 0) {
        await clock.sleep(Math.min(waitMs, maxDelayMs), closed.signal);
        continue;
      }
      for (const build of round) told.add(build);
      const addresses = new Set(
        round.map(({ request }) => request.capabilities.projectNotifyURL).filter((url) => typeof url === 'string'),
      );
      const body = callbackShape(spelling, project, round);
      // Another build may start meanwhile, so the loop checks again.
      for (const address of addresses) await postToLoopback(address, body, closed.signal);
    }
  };

  return {
    started: ({ request: { project, capabilities } }) => {
      if (typeof capabilities.projectNotifyURL !== 'string' || waiting.has(project)) return;
      const wait = waitAndTell(project)
        // Closing aborts the wait.
        .catch(() => {})
        .finally(() => waiting.delete(project));
      waiting.set(project, wait);
    },
    close: async () => {
      closed.abort();
      await Promise.all(waiting.values());
    },
  };
};
