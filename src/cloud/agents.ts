import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { isLoopback } from '../lib/loopback.ts';
import { AddressRefusedError } from './connection-errors.ts';

interface Agents {
  /**
   * @param isFresh whether the request gets a connection of its own; without it, connections are kept for further requests
   * @throws {AddressRefusedError} for a proxy variable that is not the URL of a proxy
   */
  readonly forOrigin: (origin: string, isFresh: boolean) => Dispatcher;
  /** Ends all connections. */
  readonly destroy: () => Promise<void>;
}

/** More than the callers run at once, so that no call waits for its connection while its deadline runs. */
const maxConnections = 64;

/** Set explicitly, since the default follows NODE_TLS_REJECT_UNAUTHORIZED. */
const verified = { rejectUnauthorized: true };

/**
 * Pools of connections. TLS is always verified. Deadlines are the transport's, so undici's own are off.
 *
 * HTTPS_PROXY, HTTP_PROXY and NO_PROXY of the environment, in upper or lower case, are for other machines. A request to loopback never
 * takes a proxy, which would get the credentials in plain text.
 */
export const createAgents = (connectTimeoutMs: number): Agents => {
  const settings = {
    allowH2: false,
    connectTimeout: connectTimeoutMs,
    connections: maxConnections,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: verified,
  };
  const opened = new Map<string, Dispatcher>();
  const open = (isDirect: boolean, isFresh: boolean): Dispatcher => {
    const options = isFresh ? { ...settings, pipelining: 0 } : settings;
    if (isDirect) return new Agent(options);
    const proxies = { ...proxyOption('httpProxy'), ...proxyOption('httpsProxy') };
    return new EnvHttpProxyAgent({ ...options, requestTls: verified, proxyTls: verified, ...proxies });
  };
  return {
    forOrigin: (origin, isFresh) => {
      const isDirect = isLoopback(new URL(origin).hostname);
      const key = `${isDirect} ${isFresh}`;
      const agent = opened.get(key) ?? open(isDirect, isFresh);
      opened.set(key, agent);
      return agent;
    },
    destroy: async () => void (await Promise.all([...opened.values()].map((agent) => agent.destroy()))),
  };
};

const proxyVariables = { httpProxy: 'HTTP_PROXY', httpsProxy: 'HTTPS_PROXY' } as const;

/** The value may lack its scheme, as curl allows, and may hold a password, so no error repeats it. */
const proxyOption = (option: keyof typeof proxyVariables): { readonly [Option in keyof typeof proxyVariables]?: string } => {
  const name = proxyVariables[option];
  const value = process.env[name.toLowerCase()] ?? process.env[name];
  if (value === undefined || value === '') return {};
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new AddressRefusedError({ route: name, why: 'it is not the URL of an http or https proxy' });
  }
  return { [option]: url.href };
};
