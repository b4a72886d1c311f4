import { createHash, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  readonly username: string;
  readonly accessKey: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Challenge in a response with status 401. Many clients send no credentials before they receive a challenge (RFC 7617). */
export const basicChallenge = 'Basic realm="Mobile Test Cloud", charset="UTF-8"';

/**
 * Creates a check of HTTP Basic credentials. The check takes the same time for every wrong key. Tools may append their name to
 * the user name: `<user>-<tool>`.
 */
export const createAuthenticator = ({ username, accessKey }: Credentials): ((header: string | undefined) => boolean) => {
  const expected = digest(accessKey);
  return (header) => {
    const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '')?.[1];
    const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
    const colon = pair.indexOf(':');
    const user = pair.slice(0, Math.max(0, colon));
    const isUser = user === username || (user.startsWith(`${username}-`) && user.length > username.length + 1);
    return timingSafeEqual(digest(pair.slice(colon + 1)), expected) && isUser;
  };
};

/** Creates a check of `Authorization: Bearer <access key>`. The check takes the same time for every wrong token. */
export const createBearerAuthenticator = (accessKey: string): ((header: string | undefined) => boolean) => {
  const expected = digest(accessKey);
  return (header) => timingSafeEqual(digest(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? ''), expected);
};
