import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { AddressRefusedError } from './connection-errors.ts';

export interface Agents {
  /** Keeps connections for further requests. */
  readonly shared: Dispatcher;
  /** A new connection for each request. */
  readonly fresh: Dispatcher;
}

/** More than the callers run at once, so that no call waits for its connection while its deadline runs. */
const maxConnections = 64;

/** Set explicitly, since the default follows NODE_TLS_REJECT_UNAUTHORIZED. */
const verified = { rejectUnauthorized: true };

/**
 * Opens the pools of connections. TLS is always verified. Deadlines are the transport's, so undici's own are off.
 *
 * @param proxy whether to use HTTPS_PROXY, HTTP_PROXY and NO_PROXY of the environment, in upper or lower case.
 * @throws {AddressRefusedError} for a proxy variable that is not the URL of a proxy.
 */
export const openAgents = (connectTimeoutMs: number, proxy: boolean): Agents => {
  const settings = {
    allowH2: false,
    connectTimeout: connectTimeoutMs,
    connections: maxConnections,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: verified,
  };
  const open = (options: Agent.Options): Dispatcher =>
    proxy
      ? new EnvHttpProxyAgent({ ...options, ...throughProxy, ...proxyOption('httpProxy'), ...proxyOption('httpsProxy') })
      : new Agent(options);
  return { shared: open(settings), fresh: open({ ...settings, pipelining: 0 }) };
};

// Plain HTTP is forwarded: proxies commonly refuse tunnels to other ports than 443.
const throughProxy = { requestTls: verified, proxyTls: verified, proxyTunnel: false };

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
