import type { Framework } from '../framework.ts';
import type { BuildRequest } from './build-request.ts';
import type { BuildOrders } from './rule-book.ts';
import type { PlannedSession } from './session-plan.ts';

export interface Build {
  readonly id: string;
  readonly request: BuildRequest;
  /** Simulated time, in milliseconds since the epoch. */
  readonly createdAtMs: number;
  readonly sessions: readonly PlannedSession[];
  readonly orders: BuildOrders;
}

const maxBuilds = 5_000;
const maxWeight = 128 * 1024 * 1024;
const testWeight = 200;

const weigh = ({ request, sessions }: Build): number =>
  JSON.stringify(request.capabilities).length + sessions.reduce((sum, { tests }) => sum + tests.length, 0) * testWeight;

/** Deletes the oldest builds when there are too many builds, or when the builds need too much memory. */
export const createBuildRegistry = () => {
  const builds = new Map<string, Build>();
  const weights = new Map<string, number>();
  let totalWeight = 0;
  const forget = (id: string): void => {
    totalWeight -= weights.get(id) ?? 0;
    weights.delete(id);
    builds.delete(id);
  };
  return {
    add: (build: Build): void => {
      const weight = weigh(build);
      builds.set(build.id, build);
      weights.set(build.id, weight);
      totalWeight += weight;
      for (const id of builds.keys()) {
        if (builds.size <= maxBuilds && (totalWeight <= maxWeight || builds.size === 1)) return;
        forget(id);
      }
    },
    replace: (build: Build): void => {
      if (builds.has(build.id)) builds.set(build.id, build);
    },
    find: (framework: Framework, id: string): Build | undefined => {
      const build = builds.get(id);
      return build?.request.framework === framework ? build : undefined;
    },
    findSession: (sessionId: string): { readonly build: Build; readonly session: PlannedSession } | undefined => {
      for (const build of builds.values()) {
        const session = build.sessions.find(({ id }) => id === sessionId);
        if (session !== undefined) return { build, session };
      }
      return undefined;
    },
    all: (): readonly Build[] => [...builds.values()],
    /** Lists the newest builds first. Without `project`, the list contains the builds of all projects. */
    list: (framework: Framework, project: string | undefined): readonly Build[] =>
      [...builds.values()]
        .filter(({ request }) => request.framework === framework)
        .filter(({ request }) => project === undefined || request.project === project)
        .reverse(),
  };
};

export type BuildRegistry = ReturnType<typeof createBuildRegistry>;
