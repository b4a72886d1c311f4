import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `Authorization: Bearer <token>`, with the access key as the token. Takes the same time for every wrong one. */
export const createBearerAuthenticator = (accessKey: string): ((header: string | undefined) => boolean) => {
  const expected = digest(accessKey);
  return (header) => timingSafeEqual(digest(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? ''), expected);
};
