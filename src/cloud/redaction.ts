/** Takes the credentials out of a text. */
export type Redact = (text: string) => string;

const mask = '***';
/** Shorter names would take pieces out of ordinary words. */
const minNameLength = 4;

/** Knows the credentials plain, as the Basic header carries them, and as URLs and JSON spell them. */
export const createRedact = (username: string, accessKey: string): Redact => {
  const pair = `${username}:${accessKey}`;
  const secrets = [pair, accessKey, ...(username.length >= minNameLength ? [username] : [])].filter((secret) => secret !== '');
  const spellings = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    base64(secret),
    base64(secret).replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
  ]);
  // Longest first, so that a pair goes as a whole before its halves do.
  const needles = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  return (text) => needles.reduce((redacted, needle) => redacted.replaceAll(needle, mask), text);
};

export const basicAuthorization = (username: string, accessKey: string): string => `Basic ${base64(`${username}:${accessKey}`)}`;

const base64 = (text: string): string => Buffer.from(text).toString('base64');
