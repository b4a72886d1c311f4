import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Clock, systemClock } from '../lib/clock.ts';
import { accountRoutes } from './account/account-routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { simulationRoutes } from './alerts/simulation-routes.ts';
import { buildRoutes } from './builds/build-routes.ts';
import { createBuildStarter } from './builds/start-build.ts';
import { buildRoutesV2 } from './builds/v2-routes.ts';
import { type CloudState, createCloudState, type DiscoverTests } from './cloud-state.ts';
import { automationRoutes } from './debug-data/automation-routes.ts';
import { debugRoutes } from './debug-data/debug-routes.ts';
import { createFaultSelector } from './faults/perform.ts';
import type { Framework } from './framework.ts';
import { type Credentials, createAuthenticator, createBearerAuthenticator } from './http/authentication.ts';
import { createListener, type RewriteResponse } from './http/listener.ts';
import { createRequestLog, type RecordedRequest } from './http/request-log.ts';
import { createRouteFinder, type Route } from './http/route.ts';
import { type Random, seededRandom } from './random.ts';
import { completeScenario } from './scenario.ts';
import type { Scenario, ScenarioInput } from './schema/scenario.ts';
import { createSimulatedTime } from './simulated-time.ts';
import { testCaseRoutes } from './test-management/case-routes.ts';
import { appRoutes, mediaRoutes } from './uploads/app-routes.ts';
import { suiteRoutes } from './uploads/suite-routes.ts';
import { uploadRoutesV2 } from './uploads/v2-routes.ts';

/** Counts events in consecutive windows of `windowMs`; returns false above `limit`. */
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

export interface EmbeddedCloudOptions {
  /** Default: a service without failures, with a small suite that passes. */
  readonly scenario?: ScenarioInput;
  /** Holds the uploads; the caller removes the folder. */
  readonly storageDir: string;
  /** Default 0: any free port. */
  readonly port?: number;
  readonly username?: string;
  /** Default: a random one. */
  readonly accessKey?: string;
  readonly clock?: Clock;
  /** For ids and durations; default: from the scenario's `seed`, else unpredictable. */
  readonly random?: Random;
  /** Simulated seconds per real second; overrides the scenario's `time-scale`. */
  readonly timeScale?: number;
  /** Called after each request. Must not throw. */
  readonly onRequest?: (request: RecordedRequest) => void;
  /** For tests: responses that no scenario can express. Must not throw. */
  readonly rewrite?: RewriteResponse;
  /** Finds the tests of an uploaded suite where the scenario lists none for its framework. */
  readonly discoverTests?: DiscoverTests;
}

export interface EmbeddedCloud extends Credentials {
  /** Simulated seconds per real second. */
  readonly timeScale: number;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** In the order of their arrival; the last 5,000. */
  readonly requests: readonly RecordedRequest[];
  /** Every build that was started, in order, including those whose start got a fault as its response. */
  startedBuilds(): readonly StartedBuild[];
  /** Replaces the scenario's faults from here on. Throws ScenarioError. */
  setFaults(faults: NonNullable<ScenarioInput['faults']>): void;
  /** Ends every connection at once, and resolves when all work has ended. */
  close(): Promise<void>;
}

/** A build, with the request that started it. */
export interface StartedBuild {
  readonly id: string;
  readonly framework: Framework;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

const listen = async (server: Server, port: number): Promise<string> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The built-in cloud could not open a port on 127.0.0.1.');
  return `http://127.0.0.1:${address.port}`;
};

const createAdmission = ({ limits }: Scenario, clock: Clock): ((method: string, path: string) => boolean) => {
  const admitsRequest = createRateLimit(limits['requests-per-second'], 1_000, () => clock.monotonicMs());
  const admitsUpload = createRateLimit(limits['uploads-per-minute'], 60_000, () => clock.monotonicMs());
  const uploadPath = /\/(upload|upload-media|test-suite|test-package|app-dir|v2\/app|v2\/android\/app)$/;
  return (method, path) => admitsRequest() && (method !== 'POST' || !uploadPath.test(path) || admitsUpload());
};

/** The service does not document how alerts authenticate, so their paths accept a bearer token too. */
const createGate = (credentials: Credentials): ((header: string | undefined, path: string) => boolean) => {
  const isBasic = createAuthenticator(credentials);
  const isBearer = createBearerAuthenticator(credentials.accessKey);
  return (header, path) => isBasic(header) || (/^\/(?:alerts|simulation)(?:\/|$)/.test(path) && isBearer(header));
};

/**
 * Starts the service on a loopback port. Its results are simulated: every response carries the header
 * `X-Mobile-Test-Cloud: simulated`.
 *
 * Throws ScenarioError for a scenario that cannot be used, and the system's error where the port is taken or `storageDir`
 * cannot be written.
 */
export const startEmbeddedCloud = async (options: EmbeddedCloudOptions): Promise<EmbeddedCloud> => {
  const { storageDir, port = 0, clock = systemClock, discoverTests, onRequest, rewrite } = options;
  const scenario = completeScenario(options.scenario ?? {});
  const credentials: Credentials = {
    username: options.username ?? 'embedded',
    accessKey: options.accessKey ?? randomBytes(16).toString('hex'),
  };
  const random = options.random ?? (scenario.seed === undefined ? Math.random : seededRandom(scenario.seed));
  const timeScale = options.timeScale ?? scenario['time-scale'];
  let ownOrigin = '';
  const cloud = await createCloudState({
    scenario,
    username: credentials.username,
    time: createSimulatedTime(clock, timeScale),
    clock,
    timeScale,
    random,
    discoverTests,
    storageDir,
    origin: () => (scenario['url-host'] === undefined ? ownOrigin : new URL(scenario['url-host']).origin),
  });
  const log = createRequestLog();
  let selectFault = createFaultSelector(scenario.faults, random);
  const listener = createListener({
    findRoute: createRouteFinder(routeTable(cloud)),
    isAuthentic: createGate(credentials),
    admits: createAdmission(scenario, clock),
    selectFault: (method, path) => selectFault(method, path),
    errors: scenario.shapes.errors,
    log,
    clock,
    onRequest,
    rewrite,
  });

  const underway = new Set<Promise<void>>();
  // Large uploads may take long.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
    if (!scenario.limits['keep-alive']) response.shouldKeepAlive = false;
    const work = listener(request, response).finally(() => underway.delete(work));
    underway.add(work);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  ownOrigin = await listen(server, port);

  return {
    ...credentials,
    timeScale,
    origin: ownOrigin,
    requests: log.requests,
    startedBuilds: () =>
      cloud.builds.all().map(({ id, request: { framework, capabilities } }) => ({ id, framework, capabilities })),
    setFaults: (faults) => {
      selectFault = createFaultSelector(completeScenario({ faults }).faults, random);
    },
    close: async () => {
      const closed = server.listening ? once(server, 'close') : Promise.resolve();
      server.close();
      server.closeAllConnections();
      await closed;
      await Promise.allSettled(underway);
      await cloud.callbacks.close();
    },
  };
};

/** Every route of the built-in cloud. */
export const routeTable = (cloud: CloudState): readonly Route[] => {
  const startBuild = createBuildStarter(cloud);
  return [
    ...appRoutes(cloud),
    ...suiteRoutes(cloud),
    ...mediaRoutes(cloud),
    ...buildRoutes(cloud, startBuild),
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
