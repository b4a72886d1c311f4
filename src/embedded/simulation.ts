import type { Clock } from '../lib/clock.ts';
import { type CloudState, createCloudState, type DiscoverTests, withScenario } from './cloud-state.ts';
import { createFaultSelector } from './faults/perform.ts';
import { createRouteFinder, type Route, type RouteFinder } from './http/route.ts';
import { createIds, type Random, seededRandom } from './random.ts';
import { createReplay, type Replay } from './record/replay.ts';
import { completeScenario } from './scenario.ts';
import type { Fault, Scenario, ScenarioInput } from './schema/scenario.ts';
import { createSimulatedTime, type Pace, type SimulatedTime } from './simulated-time.ts';
import { createContentStore } from './uploads/content-store.ts';

/** The part of the server that is replaced together with the scenario. */
interface Live {
  readonly cloud: CloudState;
  readonly routes: readonly Route[];
  readonly findRoute: RouteFinder;
  readonly replay: Replay;
  readonly selectFault: (method: string, path: string) => Fault | undefined;
  /** Whether the rate limits of the scenario allow a request. Counts the request. */
  readonly admits: (method: string, path: string) => boolean;
}

/** The simulated service, and the operations that control it. */
export interface Simulation {
  live(): Live;
  time(): SimulatedTime;
  /**
   * Notes a request. A repeated request means that the client is waiting. If the simulated time stands still, such a request
   * advances it.
   */
  noteRequest(method: string, url: string): void;
  /** Replaces the faults. Returns the number of faults. Throws ScenarioError. */
  setFaults(faults: unknown): number;
  /** Replaces the scenario. Uploads, builds and the simulated time are kept. Throws ScenarioError. */
  setScenario(scenario: ScenarioInput): void;
  advance(byMs: number): void;
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface SimulationOptions {
  readonly scenario: ScenarioInput;
  readonly storageDir: string;
  readonly clock: Clock;
  readonly username: string;
  readonly random: Random | undefined;
  /** Start of the simulated time. Default: the current time of `clock`. */
  readonly startsAtMs: number | undefined;
  readonly paceOf: (scenario: Scenario) => Pace;
  readonly discoverTests: DiscoverTests | undefined;
  readonly origin: (scenario: Scenario) => string;
  readonly routes: (cloud: CloudState) => readonly Route[];
}

/** Creates a rate limit: a function that returns false for calls above `limit` within a window of `windowMs`. */
const createRateLimit = (limit: number | undefined, windowMs: number, nowMs: () => number): (() => boolean) => {
  if (limit === undefined) return () => true;
  let windowEndsAtMs = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    if (nowMs() >= windowEndsAtMs) {
      windowEndsAtMs = nowMs() + windowMs;
      used = 0;
    }
    used++;
    return used <= limit;
  };
};

const createAdmission = ({ limits }: Scenario, clock: Clock): Live['admits'] => {
  const admitsRequest = createRateLimit(limits['requests-per-second'], 1_000, () => clock.monotonicMs());
  const admitsUpload = createRateLimit(limits['uploads-per-minute'], 60_000, () => clock.monotonicMs());
  const uploadPath = /\/(upload|upload-media|test-suite|test-package|app-dir|v2\/app|v2\/android\/app)$/;
  return (method, path) => admitsRequest() && (method !== 'POST' || !uploadPath.test(path) || admitsUpload());
};

const maxRemembered = 10_000;

/**
 * Creates a simulation. Throws ScenarioError for an invalid scenario, and the system's error if `storageDir` cannot be written.
 */
export const createSimulation = async (options: SimulationOptions): Promise<Simulation> => {
  const { storageDir, clock, username, startsAtMs, paceOf, discoverTests, origin, routes } = options;
  const initial = completeScenario(options.scenario);
  const contents = await createContentStore(storageDir);
  const requested = new Set<string>();
  let scenario = initial;
  let random: Random = Math.random;

  const address = (path: string): string => `${origin(scenario)}${path}`;
  const under = (cloud: CloudState): Live => {
    const table = routes(cloud);
    return {
      cloud,
      routes: table,
      findRoute: createRouteFinder(table),
      replay: createReplay(scenario.recorded, () => origin(scenario)),
      selectFault: createFaultSelector(scenario.faults, random),
      admits: createAdmission(scenario, clock),
    };
  };
  const start = (): Live => {
    scenario = initial;
    random = options.random ?? (scenario.seed === undefined ? Math.random : seededRandom(scenario.seed));
    requested.clear();
    return under(
      createCloudState({
        scenario: () => scenario,
        username,
        time: createSimulatedTime(clock, paceOf(scenario), startsAtMs),
        newId: createIds(random),
        contents,
        discoverTests,
        origin: () => origin(scenario),
      }),
    );
  };
  let live = start();
  const time = (): SimulatedTime => live.cloud.time;

  return {
    live: () => live,
    time,
    noteRequest: (method, url) => {
      if (method !== 'GET' || !time().standsStill()) return;
      if (requested.has(url)) time().passWait();
      if (requested.size >= maxRemembered) requested.clear();
      requested.add(url);
    },
    setFaults: (faults) => {
      const checked = completeScenario({ faults } as ScenarioInput).faults;
      live = { ...live, selectFault: createFaultSelector(checked, random) };
      return checked.length;
    },
    setScenario: (input) => {
      scenario = completeScenario(input);
      live = under(withScenario(live.cloud, scenario, address));
      time().setPace(paceOf(scenario));
    },
    advance: (byMs) => {
      requested.clear();
      time().advance(byMs);
    },
    reset: async () => {
      await live.cloud.callbacks.close();
      await contents.clear();
      live = start();
    },
    close: () => live.cloud.callbacks.close(),
  };
};
