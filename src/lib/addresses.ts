/** Whether a host name, as a URL has it, is this machine. Names that only a resolver could map to it are not. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);

const credentials = /\/\/[^/?#\s]*@/g;
const query = /(\bhttps?:\/\/[^\s?"']{0,2000})\?[^\s"']*/gi;

/** A text, without what may be secret in addresses in it: credentials, and the query, which may hold a token or a signature. */
export const withoutAddressSecrets = (text: string): string => text.replace(credentials, '//***@').replace(query, '$1?…');

/** Node's switch that turns the check of certificates off, for every connection of the process. */
const switchName = 'NODE_TLS_REJECT_UNAUTHORIZED';

/** Takes the switch out of the environment, so that no client in this process obeys it. @returns whether it was set to turn checks off */
export const keepTlsVerified = (environment: Record<string, string | undefined>): boolean => {
  const turnedOff = environment[switchName] === '0';
  if (turnedOff) delete environment[switchName];
  return turnedOff;
};
