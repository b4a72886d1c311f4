import { createHash, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  readonly username: string;
  readonly accessKey: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Challenge for clients that send no credentials in their first request (RFC 7617). */
export const basicChallenge = 'Basic realm="Mobile Test Cloud", charset="UTF-8"';

/**
 * Accepts the users `<user>` and `<user>-<tool>`, and a bearer token for alerts. The check takes the same time for every wrong
 * key.
 */
export const createGate = ({ username, accessKey }: Credentials): ((header: string | undefined, path: string) => boolean) => {
  const expected = digest(accessKey);
  const isKey = (text: string): boolean => timingSafeEqual(digest(text), expected);
  const isBasic = (header: string): boolean => {
    const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
    const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
    const colon = pair.indexOf(':');
    const user = pair.slice(0, Math.max(0, colon));
    const isUser = user === username || (user.startsWith(`${username}-`) && user.length > username.length + 1);
    return isKey(pair.slice(colon + 1)) && isUser;
  };
  const isBearer = (header: string): boolean => isKey(/^Bearer (\S+)$/i.exec(header)?.[1] ?? '');
  return (header = '', path) => isBasic(header) || (/^\/(?:alerts|simulation)(?:\/|$)/.test(path) && isBearer(header));
};
