import { createHash, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  readonly username: string;
  readonly accessKey: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HTTP Basic, specification 5. Takes the same time for every wrong pair. */
export const createAuthenticator = ({ username, accessKey }: Credentials): ((header: string | undefined) => boolean) => {
  const expected = digest(`${username}:${accessKey}`);
  return (header) => {
    const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '')?.[1];
    return timingSafeEqual(digest(Buffer.from(encoded ?? '', 'base64').toString('utf8')), expected);
  };
};
