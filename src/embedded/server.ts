import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Clock, systemClock } from '../lib/clock.ts';
import { accountRoutes } from './account/account-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { simulationRoutes } from './alerts/simulation-routes.ts';
import { buildRoutesV1, buildRoutesV2 } from './builds/build-routes.ts';
import { createBuildStarter } from './builds/start-build.ts';
import type { CloudState, DiscoverTests } from './cloud-state.ts';
import { controlRoutes } from './control/control-routes.ts';
import { automationRoutes } from './debug-data/automation-routes.ts';
import { debugRoutes } from './debug-data/debug-routes.ts';
import type { Framework } from './framework.ts';
import { type Credentials, createAuthenticator, createBearerAuthenticator } from './http/authentication.ts';
import { createListener, type RewriteResponse } from './http/listener.ts';
import { listenOnLoopback } from './http/loopback.ts';
import { createRequestLog, type RecordedRequest } from './http/request-log.ts';
import { createRouteFinder, type Route } from './http/route.ts';
import type { Random } from './random.ts';
import type { Scenario, ScenarioInput } from './schema/scenario.ts';
import type { Pace } from './simulated-time.ts';
import { createSimulation } from './simulation.ts';
import { testCaseRoutes } from './test-management/case-routes.ts';
import { uploadRoutesV1, uploadRoutesV2 } from './uploads/upload-routes.ts';

export interface EmbeddedCloudOptions {
  /** Scenario. Default: a service without failures, with a small suite whose tests pass. */
  readonly scenario?: ScenarioInput;
  /** Folder for uploads. The caller must delete it. */
  readonly storageDir: string;
  /** Port; 0 for any free port. Default: 0. */
  readonly port?: number;
  readonly username?: string;
  /** Access key. Default: a random key. */
  readonly accessKey?: string;
  readonly clock?: Clock;
  /** Random numbers for ids and durations. Default: computed from the `seed` of the scenario, or unpredictable without a seed. */
  readonly random?: Random;
  /** Simulated seconds per real second. Overrides `time-scale` and `poll-seconds` of the scenario. */
  readonly timeScale?: number;
  /** Value of `poll-seconds` for a scenario that sets neither `poll-seconds` nor `time-scale`. */
  readonly pollSeconds?: number;
  /** Start of the simulated time. Default: the current time. */
  readonly startsAtMs?: number;
  /** Function to call after each request. Must not throw. */
  readonly onRequest?: (request: RecordedRequest) => void;
  /** Changes responses in tests, in ways that a scenario cannot express. Must not throw. */
  readonly rewrite?: RewriteResponse;
  /** Finds the tests of an uploaded suite, for frameworks without tests in the scenario. */
  readonly discoverTests?: DiscoverTests;
}

export interface EmbeddedCloud extends Credentials {
  /** Simulated seconds per real second. */
  readonly timeScale: number;
  /** Origin of the server, `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Last 5,000 requests, in the order of their arrival. */
  readonly requests: readonly RecordedRequest[];
  /** Lists all builds in the order of their start. Includes builds whose client got a fault instead of the response. */
  startedBuilds(): readonly StartedBuild[];
  /** Replaces the faults of the scenario. Throws ScenarioError. */
  setFaults(faults: NonNullable<ScenarioInput['faults']>): void;
  /** Closes all connections at once. Resolves when all requests in progress have ended. */
  close(): Promise<void>;
}

export interface StartedBuild {
  readonly id: string;
  readonly framework: Framework;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

const defaultScale = 60;

const choosePace = ({ timeScale, pollSeconds }: EmbeddedCloudOptions, scenario: Scenario): Pace => {
  if (timeScale !== undefined) return { scale: timeScale };
  if (scenario['time-scale'] !== undefined) return { scale: scenario['time-scale'] };
  const seconds = scenario['poll-seconds'] ?? pollSeconds;
  return seconds === undefined ? { scale: defaultScale } : { waitMs: seconds * 1_000 };
};

/** Simulated seconds per real second; 1 if the time stands still between requests. */
const scaleOf = (pace: Pace): number => ('scale' in pace ? pace.scale : 1);

/**
 * Creates the check of credentials. The service does not document how requests for alerts authenticate, so their paths also
 * accept a bearer token.
 */
const createGate = (credentials: Credentials): ((header: string | undefined, path: string) => boolean) => {
  const isBasic = createAuthenticator(credentials);
  const isBearer = createBearerAuthenticator(credentials.accessKey);
  return (header, path) => isBasic(header) || (/^\/(?:alerts|simulation)(?:\/|$)/.test(path) && isBearer(header));
};

/**
 * Starts the built-in cloud on a loopback port. Its results are simulated: every response has the header `X-Mobile-Test-Cloud:
 * simulated`. Throws ScenarioError for an invalid scenario. Throws the system's error if the port is in use, or if `storageDir`
 * cannot be written.
 */
export const startEmbeddedCloud = async (options: EmbeddedCloudOptions): Promise<EmbeddedCloud> => {
  const { storageDir, port = 0, clock = systemClock, discoverTests, onRequest, rewrite, random, startsAtMs } = options;
  const credentials: Credentials = {
    username: options.username ?? 'embedded',
    accessKey: options.accessKey ?? randomBytes(16).toString('hex'),
  };
  let ownOrigin = '';
  const simulation = await createSimulation({
    scenario: options.scenario ?? {},
    storageDir,
    clock,
    username: credentials.username,
    random,
    startsAtMs,
    paceOf: (scenario) => choosePace(options, scenario),
    discoverTests,
    origin: (scenario) => (scenario['url-host'] === undefined ? ownOrigin : new URL(scenario['url-host']).origin),
    routes: routeTable,
  });
  const log = createRequestLog();
  const listener = createListener({
    simulation,
    findControl: createRouteFinder(controlRoutes(simulation, log)),
    isAuthentic: createGate(credentials),
    log,
    clock,
    onRequest,
    rewrite,
  });

  const underway = new Set<Promise<void>>();
  // No time limit for a request, since large uploads may take long.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
    const work = listener(request, response).finally(() => underway.delete(work));
    underway.add(work);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  ownOrigin = await listenOnLoopback(server, port);

  return {
    ...credentials,
    timeScale: scaleOf(choosePace(options, simulation.live().cloud.scenario)),
    origin: ownOrigin,
    requests: log.requests,
    startedBuilds: () =>
      simulation
        .live()
        .cloud.builds.all()
        .map(({ id, request: { framework, capabilities } }) => ({ id, framework, capabilities })),
    setFaults: (faults) => {
      simulation.setFaults(faults);
    },
    close: async () => {
      const closed = server.listening ? once(server, 'close') : Promise.resolve();
      server.close();
      server.closeAllConnections();
      await closed;
      await Promise.allSettled(underway);
      await simulation.close();
    },
  };
};

const routeTable = (cloud: CloudState): readonly Route[] => {
  const startBuild = createBuildStarter(cloud);
  return [
    ...uploadRoutesV1(cloud),
    ...buildRoutesV1(cloud, startBuild),
    ...debugRoutes(cloud),
    ...automationRoutes(cloud),
    ...accountRoutes(cloud),
    ...uploadRoutesV2(cloud),
    ...buildRoutesV2(cloud, startBuild),
    ...testCaseRoutes(cloud),
    ...alertRoutes(cloud),
    ...simulationRoutes(cloud),
  ];
};
