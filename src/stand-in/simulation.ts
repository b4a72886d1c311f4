import { type Clock, systemClock } from '../lib/clock.ts';
import { type CloudState, createAccount, type DiscoverTests, withScenario } from './cloud-state.ts';
import { createFaultSelector } from './faults/perform.ts';
import { createIds, type Random, seededRandom } from './random.ts';
import { createReplay } from './record/replay.ts';
import { completeScenario } from './scenario.ts';
import type { Scenario, ScenarioInput } from './schema/scenario.ts';
import { createSimulatedTime, type Pace, type SimulatedTime } from './simulated-time.ts';
import { createContentStore } from './uploads/content-store.ts';

export interface SimulationOptions {
  /** Default: a small suite of passing tests, on a service without failures. */
  readonly scenario?: ScenarioInput;
  readonly storageDir: string;
  readonly clock?: Clock;
  /** Source of random numbers. Default: the `seed` of the scenario, or unpredictable numbers. */
  readonly random?: Random;
  /** Simulated seconds per real second, instead of `time-scale` and `poll-seconds` of the scenario. */
  readonly timeScale?: number;
  /** Value of `poll-seconds` if the scenario sets neither `poll-seconds` nor `time-scale`. */
  readonly pollSeconds?: number;
  readonly startsAtMs?: number;
  /** Finds the tests of a framework for which the scenario has no tests. */
  readonly discoverTests?: DiscoverTests;
}

const createRateLimit = (limit: number | undefined, windowMs: number, clock: Clock): (() => boolean) => {
  if (limit === undefined) return () => true;
  let windowEndsAtMs = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    if (clock.monotonicMs() >= windowEndsAtMs) {
      windowEndsAtMs = clock.monotonicMs() + windowMs;
      used = 0;
    }
    used++;
    return used <= limit;
  };
};

/** Counts each request, and returns whether the rate limits of the scenario allow it. */
const createAdmission = ({ limits }: Scenario, clock: Clock): ((method: string, path: string) => boolean) => {
  const admitsRequest = createRateLimit(limits['requests-per-second'], 1_000, clock);
  const admitsUpload = createRateLimit(limits['uploads-per-minute'], 60_000, clock);
  const uploadPath = /\/(upload|upload-media|test-suite|test-package|app-dir|v2\/app|v2\/android\/app)$/;
  return (method, path) => admitsRequest() && (method !== 'POST' || !uploadPath.test(path) || admitsUpload());
};

const choosePace = ({ timeScale, pollSeconds }: SimulationOptions, scenario: Scenario): Pace => {
  if (timeScale !== undefined) return { scale: timeScale };
  if (scenario['time-scale'] !== undefined) return { scale: scenario['time-scale'] };
  const seconds = scenario['poll-seconds'] ?? pollSeconds;
  return seconds === undefined ? { scale: 60 } : { waitMs: seconds * 1_000 };
};

const maxRemembered = 10_000;

/** Throws ScenarioError if the scenario is invalid, and the system's error if `storageDir` cannot be written. */
export const createSimulation = async (options: SimulationOptions, username: string, ownOrigin: () => string) => {
  const { storageDir, clock = systemClock, startsAtMs, discoverTests } = options;
  const initial = completeScenario(options.scenario ?? {});
  const contents = await createContentStore(storageDir);
  const requested = new Set<string>();
  let scenario = initial;
  let random: Random = Math.random;

  const origin = (): string => {
    const host = scenario['url-host'];
    return host === undefined ? ownOrigin() : new URL(host).origin;
  };
  const address = (path: string): string => `${origin()}${path}`;
  /** Creates the part of the server that is replaced together with the scenario. */
  const under = (cloud: CloudState) => ({
    cloud,
    replay: createReplay(scenario.recorded, origin),
    selectFault: createFaultSelector(scenario.faults, random),
    admits: createAdmission(scenario, clock),
  });
  const start = () => {
    scenario = initial;
    random = options.random ?? (scenario.seed === undefined ? Math.random : seededRandom(scenario.seed));
    requested.clear();
    const time = createSimulatedTime(clock, choosePace(options, scenario), startsAtMs);
    const given = { username, time, newId: createIds(random), contents, discoverTests };
    return under(
      withScenario(
        createAccount(given, () => scenario, address),
        scenario,
        address,
      ),
    );
  };
  let live = start();
  const time = (): SimulatedTime => live.cloud.time;

  return {
    live: () => live,
    time,
    /** A repeated request means that the client waits, so a time that stands still advances. */
    noteRequest: (method: string, url: string): void => {
      if (method !== 'GET' || !time().standsStill()) return;
      if (requested.has(url)) time().passWait();
      if (requested.size >= maxRemembered) requested.clear();
      requested.add(url);
    },
    /** Returns the number of faults. Throws ScenarioError. */
    setFaults: (faults: unknown): number => {
      const checked = completeScenario({ faults } as ScenarioInput).faults;
      live = { ...live, selectFault: createFaultSelector(checked, random) };
      return checked.length;
    },
    /** Keeps uploads, builds and the simulated time. Throws ScenarioError. */
    setScenario: (input: ScenarioInput): void => {
      scenario = completeScenario(input);
      live = under(withScenario(live.cloud, scenario, address));
      time().setPace(choosePace(options, scenario));
    },
    advance: (byMs: number): void => {
      requested.clear();
      time().advance(byMs);
    },
    reset: async (): Promise<void> => {
      await live.cloud.callbacks.close();
      await contents.clear();
      live = start();
    },
    close: () => live.cloud.callbacks.close(),
  };
};

export type Simulation = Awaited<ReturnType<typeof createSimulation>>;
