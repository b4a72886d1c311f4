import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import type { DiagnosticsChannel } from 'undici';
import type { MachineFault } from './fault-kinds.ts';

/** Fault of this machine at a request, before the request is sent. */
export interface PlannedFault {
  readonly method: string;
  readonly path: RegExp;
  readonly nth: number;
  readonly lasting: boolean;
  readonly fault: MachineFault;
}

/** Host name of the service, so that every connection looks up its address. */
export const serviceHost = 'localhost';

/** A loopback address without a listener. */
const deadAddress = '127.0.0.2';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family: number) => void;

/** Affects requests of this process. undici announces each request, and then looks up the address. */
export const installMachineFaults = (jumpWallClock: (byMs: number) => void) => {
  let fault: PlannedFault | undefined;
  let [seen, affected, pending] = [0, 0, 0];

  const onRequest = (message: unknown): void => {
    const { method, path } = (message as DiagnosticsChannel.RequestCreateMessage).request;
    if (fault === undefined || method !== fault.method || !fault.path.test(String(path))) return;
    seen += 1;
    if (seen < fault.nth || (affected > 0 && !fault.lasting)) return;
    affected += 1;
    if (typeof fault.fault === 'number') jumpWallClock(fault.fault);
    else pending += 1;
  };
  subscribe('undici:request:create', onRequest);

  const { lookup } = dns;
  const faultyLookup = (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    if (hostname !== serviceHost) {
      lookup(hostname, options, callback);
      return;
    }
    const current = pending > 0 ? fault?.fault : undefined;
    if (current !== undefined) pending -= 1;
    const notFound = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname };
    const error = current === 'no such host' ? Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), notFound) : null;
    const address = current === 'refused' ? deadAddress : '127.0.0.1';
    process.nextTick(callback, error, options.all === true ? [{ address, family: 4 }] : address, 4);
  };
  Object.assign(dns, { lookup: faultyLookup });

  return {
    set: (next: PlannedFault | undefined): void => {
      [fault, seen, affected, pending] = [next, 0, 0, 0];
    },
    affected: () => affected,
    [Symbol.dispose]: () => {
      unsubscribe('undici:request:create', onRequest);
      Object.assign(dns, { lookup });
    },
  };
};
