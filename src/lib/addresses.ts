/** Whether the host name of a URL is `localhost` or a loopback address. Does not resolve other names. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);

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
