import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns, { type LookupAddress, type LookupOptions } from 'node:dns';

/** What happens on this machine as a request is made, before anything is sent. */
export interface LocalFault {
  readonly method: string;
  readonly path: RegExp;
  readonly nth: number;
  readonly lasting: boolean;
  readonly fault: 'refused' | 'no such host' | { readonly jumpMs: number };
}

export interface LocalFaults extends Disposable {
  /** Replaces the fault before; `undefined` for none. */
  readonly set: (fault: LocalFault | undefined) => void;
  /** Requests that met the fault since it was set. */
  readonly struck: () => number;
}

/** The name under which the service is addressed, so that every connection asks for its address. */
export const serviceHost = 'localhost';

/** A loopback address without a listener. */
const deadAddress = '127.0.0.2';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Strikes the process's own requests: undici tells of each as it is made, and asks for the address right after. */
export const installLocalFaults = (jumpWallClock: (byMs: number) => void): LocalFaults => {
  let fault: LocalFault | undefined;
  let seen = 0;
  let struck = 0;
  let owed = 0;

  const onRequest = (message: unknown): void => {
    const { method, path } = requestOf(message);
    if (fault === undefined || method !== fault.method || !fault.path.test(path)) return;
    seen += 1;
    if (seen < fault.nth || (struck > 0 && !fault.lasting)) return;
    struck += 1;
    if (typeof fault.fault === 'object') jumpWallClock(fault.fault.jumpMs);
    else owed += 1;
  };
  subscribe('undici:request:create', onRequest);

  const lookup = dns.lookup;
  const struckLookup = (host: string, options: LookupOptions, callback: LookupCallback): void => {
    if (host !== serviceHost) {
      lookup(host, options, callback);
      return;
    }
    const strikes = owed > 0 && fault !== undefined;
    if (strikes) owed -= 1;
    if (strikes && fault?.fault === 'no such host') {
      const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {
        code: 'ENOTFOUND',
        syscall: 'getaddrinfo',
        hostname: host,
      });
      process.nextTick(callback, error);
      return;
    }
    const address = strikes ? deadAddress : '127.0.0.1';
    if (options.all === true) process.nextTick(callback, null, [{ address, family: 4 }]);
    else process.nextTick(callback, null, address, 4);
  };
  Object.assign(dns, { lookup: struckLookup });

  return {
    set: (next) => {
      [fault, seen, struck, owed] = [next, 0, 0, 0];
    },
    struck: () => struck,
    [Symbol.dispose]: () => {
      unsubscribe('undici:request:create', onRequest);
      Object.assign(dns, { lookup });
    },
  };
};

const requestOf = (message: unknown): { readonly method: string; readonly path: string } => {
  const request: unknown = typeof message === 'object' && message !== null && 'request' in message ? message.request : undefined;
  if (typeof request !== 'object' || request === null) throw new Error('undici tells of requests in another way');
  if (!('method' in request) || !('path' in request)) throw new Error('undici tells of requests in another way');
  return { method: String(request.method), path: String(request.path) };
};
