import { BlockList, isIP } from 'node:net';

/** Whether a request to the host of a URL certainly stays on this machine: `localhost` or a loopback address, in any spelling. */
export const isLoopback = (hostname: string): boolean => {
  const host = bareHost(hostname);
  return host === 'localhost' || isIn(loopback, host);
};

/**
 * Says that the host of a URL is loopback, link-local or unspecified, in any spelling, or a name that systems commonly resolve to
 * loopback. Undefined for other hosts. Resolves no names.
 */
export const localPlaceOf = (hostname: string): 'loopback' | 'link-local' | 'unspecified' | undefined => {
  const host = bareHost(hostname);
  if (isLoopback(host) || loopbackName.test(host)) return 'loopback';
  if (isIn(linkLocal, host)) return 'link-local';
  return isIn(unspecified, host) ? 'unspecified' : undefined;
};

/** Removes the brackets of an IPv6 address, its zone, and the dot at the end of a complete name. */
const bareHost = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/(?<=:.*)%.*$/, '')
    .replace(/(?<!\.)\.+$/, '');

/** Names below `localhost` (RFC 6761), and those that Linux distributions write to `/etc/hosts`. */
const loopbackName = /(?:^|\.)localhost$|^localhost[46]?\.localdomain[46]?$|^(?:ip6-)?(?:localhost[46]?|loopback)$/;

/** Prefixes of IPv6 addresses that contain an IPv4 address in their last 4 bytes: compatible, translated, and NAT64. */
const embeddings = ['::', '::ffff:0:', '64:ff9b::'];

/** Adds a network, and the IPv6 addresses that contain its addresses. `BlockList` itself knows the mapped ones. */
const networksOf = (ipv4: string, prefix: number, ipv6: readonly [address: string, prefix: number]): BlockList => {
  const networks = new BlockList();
  networks.addSubnet(ipv4, prefix, 'ipv4');
  for (const embedding of embeddings) networks.addSubnet(`${embedding}${ipv4}`, 96 + prefix, 'ipv6');
  networks.addSubnet(...ipv6, 'ipv6');
  return networks;
};

const loopback = networksOf('127.0.0.0', 8, ['::1', 128]);
const linkLocal = networksOf('169.254.0.0', 16, ['fe80::', 10]);
/** Systems connect to this machine for `0.0.0.0` and `::`. */
const unspecified = networksOf('0.0.0.0', 8, ['::', 128]);

const isIn = (networks: BlockList, host: string): boolean => {
  const version = isIP(host);
  return version !== 0 && networks.check(host, version === 4 ? 'ipv4' : 'ipv6');
};

const credentials = /\/\/[^/?#\s]*@/g;
const query = /(\bhttps?:\/\/[^\s?"']{0,2000})\?[^\s"']*/gi;

/** Removes secrets from addresses in a text: credentials, and the query, which may hold a token or a signature. */
export const withoutAddressSecrets = (text: string): string => text.replace(credentials, '//***@').replace(query, '$1?…');

/** Decodes percent-encoding. Text with an invalid encoding stays as it is. */
export const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const switchName = 'NODE_TLS_REJECT_UNAUTHORIZED';

/** Removes `NODE_TLS_REJECT_UNAUTHORIZED` if it turns off the check of certificates. Returns whether it did. */
export const keepTlsVerified = (environment: Record<string, string | undefined>): boolean => {
  const turnedOff = environment[switchName] === '0';
  if (turnedOff) delete environment[switchName];
  return turnedOff;
};

/** Variables with the address of a proxy. The library that uploads artifacts also reads `ALL_PROXY`. */
const proxyNames = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'];

/**
 * Removes all proxies from the environment if `NO_PROXY` contains `*`, because not all libraries that send requests know this
 * value: the one that uploads artifacts would use the proxy.
 */
export const leaveOutProxies = (environment: Record<string, string | undefined>): void => {
  const exceptions = environment.no_proxy || environment.NO_PROXY || '';
  if (!exceptions.split(/[\s,]+/).includes('*')) return;
  for (const name of proxyNames) {
    delete environment[name];
    delete environment[name.toLowerCase()];
  }
};

/** Longest URL that reports link. */
const maxAddressLength = 2_000;

/** Returns an https URL without credentials. Undefined for other URLs, such as the URLs of the built-in cloud. */
export const webAddress = (text: string | undefined): string | undefined => {
  const url = text === undefined || text.length > maxAddressLength ? null : URL.parse(text);
  if (url?.protocol !== 'https:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
};
