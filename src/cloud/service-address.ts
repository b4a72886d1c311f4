import { withoutEnding } from '../lib/without-ending.ts';
import { AddressRefusedError } from './connection-errors.ts';

/** The configured API: where requests with credentials go, and nowhere else. */
export interface ServiceAddress {
  readonly origin: string;
  /** Path in front of every API path, without a slash at the end; empty for most. */
  readonly prefix: string;
  readonly loopback: boolean;
}

/** One place to ask: credentials go along only where `trusted`. */
export interface Target {
  readonly origin: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly trusted: boolean;
}

/** URLs in bodies name sibling hosts of this domain, whatever host the API has. */
const vendorDomain = 'browserstack.com';
const apiPathStart = '/app-automate/';

/**
 * Reads `base-url`: https, or http on loopback, with an optional path prefix.
 *
 * @throws {AddressRefusedError} that never repeats the value, since it may hold a password.
 */
export const parseServiceAddress = (baseUrl: string): ServiceAddress => {
  const refuse = (why: string): AddressRefusedError => new AddressRefusedError({ route: 'base-url', why });
  const url = URL.parse(baseUrl);
  if (url === null) throw refuse('it is not a URL');
  if (url.username !== '' || url.password !== '') throw refuse('it holds credentials; they have inputs of their own');
  if (url.search !== '' || url.hash !== '') throw refuse('it has a query or a fragment');
  const loopback = isLoopback(url.hostname);
  if (!isAllowedScheme(url, loopback)) throw refuse('only https is allowed, and http on loopback');
  return { origin: url.origin, prefix: withoutEnding(url.pathname, '/'), loopback };
};

/**
 * Where a URL from a body is fetched: an API path of the service's own hosts at the configured origin with credentials, all else
 * where it says, without.
 *
 * @throws {AddressRefusedError} for what is not a URL, and for http off loopback.
 */
export const locateUrl = (address: ServiceAddress, link: string, route: string): Target => {
  const url = URL.parse(link);
  if (url === null) throw new AddressRefusedError({ route, why: 'it is not a URL' });
  const path = url.pathname + url.search;
  if (url.origin === address.origin && path.startsWith(address.prefix + apiPathStart)) {
    return { origin: address.origin, path, trusted: true };
  }
  if (isVendorHost(url.hostname) && path.startsWith(apiPathStart)) {
    return { origin: address.origin, path: address.prefix + path, trusted: true };
  }
  return foreignTarget(address, url, route);
};

/**
 * A place that gets no credentials.
 *
 * @throws {AddressRefusedError} for http off loopback, and for loopback when the service itself is elsewhere: a body must not
 *   make the runner ask its own neighbours.
 */
export const foreignTarget = (address: ServiceAddress, url: URL, route: string): Target => {
  const loopback = isLoopback(url.hostname);
  if (loopback && !address.loopback) throw new AddressRefusedError({ route, why: 'it is on loopback' });
  if (!isAllowedScheme(url, loopback)) throw new AddressRefusedError({ route, why: 'only https is allowed' });
  return { origin: url.origin, path: url.pathname + url.search, trusted: false };
};

const isAllowedScheme = (url: URL, loopback: boolean): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && loopback);

const isVendorHost = (hostname: string): boolean => hostname === vendorDomain || hostname.endsWith(`.${vendorDomain}`);

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
