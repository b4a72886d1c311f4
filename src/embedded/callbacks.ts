import type { Build, BuildRegistry } from './builds/build-registry.ts';
import { buildDurationMs, buildEndsAtMs, buildVerdict, type Verdict } from './builds/progress.ts';
import { traitsOf } from './framework.ts';
import { postToLoopback } from './http/loopback.ts';
import type { SimulatedTime } from './simulated-time.ts';

const words: Readonly<Record<Verdict, string>> = {
  stop: 'Stopped',
  abort: 'Aborted',
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

/** The body of the callback of a project. */
const projectShape = (address: (path: string) => string, project: string, builds: readonly Build[]): Record<string, unknown> => ({
  custom_build_name: project,
  project,
  Status: 'Completed',
  builds: builds.map((build) => ({
    build_id: build.id,
    build_name: build.request.app.name,
    status: words[buildVerdict(build)],
    duration: durationText(buildDurationMs(build, buildEndsAtMs(build))),
    dashboard_url: address(`/dashboard/v2/builds/${build.id}`),
    api_endpoint: address(`/app-automate/${rootOf(build)}/builds/${build.id}`),
  })),
});

const durationText = (durationMs: number): string =>
  durationMs < 120_000 ? `${Math.round(durationMs / 1_000)} sec` : `${Math.round(durationMs / 60_000)} mins`;

export interface Callbacks {
  /**
   * Must be called for every build that starts.
   *
   * @param shapeOf the build as its status call shows it
   */
  started(build: Build, shapeOf: () => unknown): void;
  /** Ends every wait; sends nothing more. */
  close(): Promise<void>;
}

interface CallbackOptions {
  readonly builds: BuildRegistry;
  readonly time: SimulatedTime;
  /** Simulated. */
  readonly quietMs: () => number;
  readonly address: (path: string) => string;
}

/**
 * Sends the build to its `callbackURL` once it has ended. Sends the project completion callback to `projectNotifyURL` once all builds of the
 * project, of every framework, have completed and no other has been started for the quiet period after the last one. Both go to URLs on
 * this machine only.
 */
export const createCallbacks = (options: CallbackOptions): Callbacks => {
  const { builds, time, quietMs, address } = options;
  const closed = new AbortController();
  const waitingProjects = new Set<string>();
  const waiting = new Set<Promise<void>>();
  const told = new WeakSet<Build>();

  const inBackground = (wait: Promise<void>): void => {
    // Closing aborts the wait.
    const settled = wait.catch(() => {}).finally(() => waiting.delete(settled));
    waiting.add(settled);
  };

  /** False where the moment never comes. */
  const waitUntil = (dueAtMs: () => number): Promise<boolean> => time.waitUntil(dueAtMs, closed.signal);

  /** A project may hold builds of several frameworks; the oldest first. */
  const untold = (project: string): readonly Build[] =>
    builds.all().filter((build) => build.request.project === project && !told.has(build));

  const dueAtMs = (of: readonly Build[]): number => Math.max(...of.map(buildEndsAtMs)) + quietMs();

  const tellOfProject = async (project: string): Promise<void> => {
    // Another build may start meanwhile. Without any left, or with one that never ends, nothing is due.
    while (await waitUntil(() => dueAtMs(untold(project)))) {
      const round = untold(project);
      for (const build of round) told.add(build);
      const addresses = new Set(
        round.map(({ request }) => request.capabilities.projectNotifyURL).filter((url) => typeof url === 'string'),
      );
      const body = projectShape(address, project, round);
      for (const target of addresses) await postToLoopback(target, body, closed.signal);
    }
  };

  const tellOfBuild = async (build: Build, target: string, shapeOf: () => unknown): Promise<void> => {
    if (await waitUntil(() => buildEndsAtMs(build))) await postToLoopback(target, shapeOf(), closed.signal);
  };

  return {
    started: (build, shapeOf) => {
      const { project, capabilities } = build.request;
      const { callbackURL, projectNotifyURL } = capabilities;
      if (typeof callbackURL === 'string') inBackground(tellOfBuild(build, callbackURL, shapeOf));
      if (typeof projectNotifyURL !== 'string' || waitingProjects.has(project)) return;
      waitingProjects.add(project);
      inBackground(tellOfProject(project).finally(() => waitingProjects.delete(project)));
    },
    close: async () => {
      closed.abort();
      await Promise.all(waiting);
    },
  };
};
