import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import type { DiagnosticsChannel } from 'undici';

/** What happens on this machine as a request is made, before anything is sent: a number of milliseconds is a jump of the wall clock. */
export interface LocalFault {
  readonly method: string;
  readonly path: RegExp;
  readonly nth: number;
  readonly lasting: boolean;
  readonly fault: 'refused' | 'no such host' | number;
}

/** The name under which the service is addressed, so that every connection asks for its address. */
export const serviceHost = 'localhost';

/** A loopback address without a listener. */
const deadAddress = '127.0.0.2';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family: number) => void;

const noSuchHost = (hostname: string): Error =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname });

/** Strikes the process's own requests: undici tells of each as it is made, and asks for the address right after. */
export const installLocalFaults = (jumpWallClock: (byMs: number) => void) => {
  let fault: LocalFault | undefined;
  let [seen, struck, owed] = [0, 0, 0];

  const onRequest = (message: unknown): void => {
    const { method, path } = (message as DiagnosticsChannel.RequestCreateMessage).request;
    if (fault === undefined || method !== fault.method || !fault.path.test(String(path))) return;
    seen += 1;
    if (seen < fault.nth || (struck > 0 && !fault.lasting)) return;
    struck += 1;
    if (typeof fault.fault === 'number') jumpWallClock(fault.fault);
    else owed += 1;
  };
  subscribe('undici:request:create', onRequest);

  const { lookup } = dns;
  const struckLookup = (host: string, options: LookupOptions, callback: LookupCallback): void => {
    if (host !== serviceHost) {
      lookup(host, options, callback);
      return;
    }
    const met = owed > 0 ? fault?.fault : undefined;
    if (met !== undefined) owed -= 1;
    const error = met === 'no such host' ? noSuchHost(host) : null;
    const address = met === 'refused' ? deadAddress : '127.0.0.1';
    process.nextTick(callback, error, options.all === true ? [{ address, family: 4 }] : address, 4);
  };
  Object.assign(dns, { lookup: struckLookup });

  return {
    /** Replaces the fault before; `undefined` for none. */
    set: (next: LocalFault | undefined): void => {
      [fault, seen, struck, owed] = [next, 0, 0, 0];
    },
    /** Requests that met the fault since it was set. */
    struck: () => struck,
    [Symbol.dispose]: () => {
      unsubscribe('undici:request:create', onRequest);
      Object.assign(dns, { lookup });
    },
  };
};
