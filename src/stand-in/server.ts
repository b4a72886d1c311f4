import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { systemClock } from '../lib/clock.ts';
import type { Framework } from './framework.ts';
import { type Credentials, createGate } from './http/authentication.ts';
import { createListener, type RewriteResponse } from './http/listener.ts';
import { listenOnLoopback } from './http/loopback.ts';
import { createRequestLog, type RecordedRequest } from './http/request-log.ts';
import { createRouteTable } from './route-table.ts';
import type { ScenarioInput } from './schema/scenario.ts';
import { createSimulation, type SimulationOptions } from './simulation.ts';

export interface EmbeddedCloudOptions extends SimulationOptions {
  /** Default: 0, which means any free port. */
  readonly port?: number;
  readonly username?: string;
  /** Default: a random key. */
  readonly accessKey?: string;
  readonly onRequest?: (request: RecordedRequest) => void;
  /** Changes responses in a way that no scenario can express. Must not throw. */
  readonly rewrite?: RewriteResponse;
}

export interface EmbeddedCloud extends Credentials {
  /** Simulated seconds per real second. */
  readonly timeScale: number;
  readonly origin: string;
  /** Last 5,000 requests, in the order of their arrival. */
  readonly requests: readonly RecordedRequest[];
  /** Lists builds in the order of their start, even if the client got a fault instead of the response. */
  startedBuilds(): readonly StartedBuild[];
  setFaults(faults: NonNullable<ScenarioInput['faults']>): void;
  /** Closes all connections at once, and waits until all requests in progress have ended. */
  close(): Promise<void>;
}

export interface StartedBuild {
  readonly id: string;
  readonly framework: Framework;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** Throws ScenarioError for an invalid scenario. Throws the system's error if the port or `storageDir` cannot be used. */
export const startEmbeddedCloud = async (options: EmbeddedCloudOptions): Promise<EmbeddedCloud> => {
  const { port = 0, clock = systemClock, onRequest, rewrite } = options;
  const credentials: Credentials = {
    username: options.username ?? 'embedded',
    accessKey: options.accessKey ?? randomBytes(16).toString('hex'),
  };
  let ownOrigin = '';
  const simulation = await createSimulation(options, credentials.username, () => ownOrigin);
  const log = createRequestLog();
  const listener = createListener({
    simulation,
    findRoute: createRouteTable(simulation, log),
    isAuthentic: createGate(credentials),
    log,
    clock,
    onRequest,
    rewrite,
  });

  const underway = new Set<Promise<void>>();
  // A request has no time limit, because a large upload may take long.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
    const work = listener(request, response).finally(() => underway.delete(work));
    underway.add(work);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  ownOrigin = await listenOnLoopback(server, port);

  return {
    ...credentials,
    timeScale: simulation.time().scale(),
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
