import { isLoopback, localPlaceOf } from '../lib/addresses.ts';
import { withoutEnding } from '../lib/without-ending.ts';
import { CloudError } from './errors.ts';

export interface Path {
  /** Path of a request, with encoded variables. */
  readonly path: string;
  /** Path for messages, with the name of each variable in place of its value, such as `<buildId>`. */
  readonly template: string;
}

/** Part of a path: a fixed text, another path, or a variable such as `{ buildId }`. */
type Segment = string | Path | Readonly<Record<string, string>>;

const maxSegmentLength = 1_024;

/**
 * Builds the path of a request. Variables are percent-encoded.
 *
 * @example path`/builds/${{ buildId }}` has the template `/builds/<buildId>`
 * @throws CloudError `cloud-invalid-path` for a variable that is empty, `.`, `..`, too long or not valid Unicode
 */
export const path = (strings: TemplateStringsArray, ...segments: readonly Segment[]): Path => {
  let sent = strings[0] ?? '';
  let template = sent;
  for (const [index, segment] of segments.entries()) {
    const part = renderSegment(segment);
    const literal = strings[index + 1] ?? '';
    sent += part.path + literal;
    template += part.template + literal;
  }
  return { path: sent, template };
};

/** Adds the parameters that have a value to the path. The template does not show parameters. */
export const withQuery = (target: Path, parameters: Readonly<Record<string, string | number | undefined>>): Path => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? target : { path: `${target.path}?${query.toString()}`, template: target.template };
};

const renderSegment = (segment: Segment): Path => {
  if (typeof segment === 'string') {
    const encoded = encodeSegment('path segment', segment);
    return { path: encoded, template: encoded };
  }
  if (isPath(segment)) return segment;
  const [name = 'variable', value = ''] = Object.entries(segment)[0] ?? [];
  return { path: encodeSegment(name, value), template: `<${name}>` };
};

const isPath = (segment: Path | Readonly<Record<string, string>>): segment is Path => Object.hasOwn(segment, 'template');

const encodeSegment = (name: string, value: string): string => {
  const refuse = (detail: string): CloudError => new CloudError('cloud-invalid-path', { route: `<${name}>`, detail });
  if (value === '') throw refuse('is empty');
  if (value === '.' || value === '..') throw refuse(`is "${value}", which names another place`);
  if (value.length > maxSegmentLength) throw refuse(`is longer than ${maxSegmentLength} characters`);
  if (!value.isWellFormed()) throw refuse('is not valid Unicode');
  return encodeURIComponent(value);
};

/** Address of the configured API, parsed from `base-url`. Only this address receives credentials. */
export interface ServiceAddress {
  readonly origin: string;
  /** Start of every API path, without a trailing slash. Usually empty. */
  readonly prefix: string;
  readonly loopback: boolean;
}

/** Address of a request. Only a `trusted` target receives credentials. */
export interface Target {
  readonly origin: string;
  readonly path: string;
  readonly trusted: boolean;
}

/** Domain of the service. A URL in a response may name any host of this domain. */
const vendorDomain = 'browserstack.com';
const apiPathStart = '/app-automate/';

/** @throws CloudError `cloud-address-refused`. The message does not contain the address, because it may contain a password */
export const parseServiceAddress = (baseUrl: string): ServiceAddress => {
  const refuse = (why: string): CloudError => refused('base-url', why);
  const url = URL.parse(baseUrl);
  if (url === null) throw refuse('it is not a URL');
  if (url.username !== '' || url.password !== '') throw refuse('it contains credentials; use the inputs for credentials instead');
  if (url.search !== '' || url.hash !== '') throw refuse('it has a query or a fragment');
  const loopback = isLoopback(url.hostname);
  if (!isAllowedScheme(url, loopback)) throw refuse('only https is allowed, and http on loopback');
  return { origin: url.origin, prefix: withoutEnding(url.pathname, '/'), loopback };
};

/**
 * Finds the address for a URL in a response. API paths of the service are requested from the configured API, with credentials.
 *
 * @throws CloudError `cloud-address-refused` for a URL that is invalid or that {@link foreignTarget} refuses
 */
export const locateUrl = (address: ServiceAddress, link: string, route: string): Target => {
  const url = URL.parse(link);
  if (url === null) throw refused(route, 'it is not a URL');
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
 * @throws CloudError `cloud-address-refused` for http to a host that is not loopback
 * @throws CloudError `cloud-address-refused` for a host that is loopback, link-local or unspecified, unless the API itself is on
 *   loopback
 */
export const foreignTarget = (address: ServiceAddress, url: URL, route: string): Target => {
  const place = localPlaceOf(url.hostname);
  if (place !== undefined && !address.loopback) throw refused(route, `its host is ${place}`);
  if (!isAllowedScheme(url, isLoopback(url.hostname))) throw refused(route, 'only https is allowed');
  return { origin: url.origin, path: url.pathname + url.search, trusted: false };
};

const refused = (route: string, detail: string): CloudError => new CloudError('cloud-address-refused', { route, detail });

const isAllowedScheme = (url: URL, loopback: boolean): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && loopback);

const isVendorHost = (hostname: string): boolean => hostname === vendorDomain || hostname.endsWith(`.${vendorDomain}`);
