import type { Build, BuildRegistry } from './builds/build-registry.ts';
import { buildDurationMs, buildEndsAtMs, buildVerdict, type Verdict } from './builds/progress.ts';
import { traitsOf } from './framework.ts';
import { postToLoopback } from './http/loopback.ts';
import type { SimulatedTime } from './simulated-time.ts';
import { spellDuration } from './spelling.ts';

const projectStatuses: Readonly<Record<Verdict, string>> = {
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

const projectShape = (address: (path: string) => string, project: string, builds: readonly Build[]): Record<string, unknown> => ({
  custom_build_name: project,
  project,
  Status: 'Completed',
  builds: builds.map((build) => ({
    build_id: build.id,
    build_name: build.request.app.name,
    status: projectStatuses[buildVerdict(build)],
    duration: spellDuration(buildDurationMs(build, buildEndsAtMs(build)), 'short'),
    dashboard_url: address(`/dashboard/v2/builds/${build.id}`),
    api_endpoint: address(`/app-automate/${rootOf(build)}/builds/${build.id}`),
  })),
});

/** Sends callbacks for ended builds and completed projects, but only to URLs of this machine. */
export const createCallbacks = (
  builds: BuildRegistry,
  time: SimulatedTime,
  quietMs: () => number,
  address: (path: string) => string,
) => {
  const closed = new AbortController();
  const waitingProjects = new Set<string>();
  const waiting = new Set<Promise<void>>();
  const sent = new WeakSet<Build>();

  const inBackground = (wait: Promise<void>): void => {
    // The wait rejects if `close` aborts it.
    const settled = wait.catch(() => {}).finally(() => waiting.delete(settled));
    waiting.add(settled);
  };

  const waitUntil = (dueAtMs: () => number): Promise<boolean> => time.waitUntil(dueAtMs, closed.signal);

  /** Lists builds of all frameworks from oldest to newest. */
  const unsentBuilds = (project: string): readonly Build[] =>
    builds.all().filter((build) => build.request.project === project && !sent.has(build));

  const dueAtMs = (of: readonly Build[]): number => Math.max(...of.map(buildEndsAtMs)) + quietMs();

  const callBackProject = async (project: string): Promise<void> => {
    // The wait becomes longer if another build starts. It returns false if no build is left, or if a build never ends.
    while (await waitUntil(() => dueAtMs(unsentBuilds(project)))) {
      const completed = unsentBuilds(project);
      for (const build of completed) sent.add(build);
      const addresses = new Set(
        completed.map(({ request }) => request.capabilities.projectNotifyURL).filter((url) => typeof url === 'string'),
      );
      const body = projectShape(address, project, completed);
      for (const target of addresses) await postToLoopback(target, body, closed.signal);
    }
  };

  const callBackBuild = async (build: Build, target: string, shapeOf: () => unknown): Promise<void> => {
    if (await waitUntil(() => buildEndsAtMs(build))) await postToLoopback(target, shapeOf(), closed.signal);
  };

  return {
    /** The callback contains the result of `shapeOf`, which is also the response to a status request. */
    started: (build: Build, shapeOf: () => unknown): void => {
      const { project, capabilities } = build.request;
      const { callbackURL, projectNotifyURL } = capabilities;
      if (typeof callbackURL === 'string') inBackground(callBackBuild(build, callbackURL, shapeOf));
      if (typeof projectNotifyURL !== 'string' || waitingProjects.has(project)) return;
      waitingProjects.add(project);
      inBackground(callBackProject(project).finally(() => waitingProjects.delete(project)));
    },
    close: async (): Promise<void> => {
      closed.abort();
      await Promise.all(waiting);
    },
  };
};
