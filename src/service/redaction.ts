import { isRecord } from '../lib/is-record.ts';
import { withoutEnding } from '../lib/without-ending.ts';
import { parseJson } from './wire/values.ts';

interface Secrets {
  /** Spellings that are redacted in response bodies, longest first. A user name that may be an ordinary word is left out. */
  readonly needles: readonly string[];
  /** Spellings of the user name. They are redacted in values that are shown, but not in values that are compared. */
  readonly names?: readonly string[];
}

export interface Redact extends Secrets {
  (text: string): string;
  /** Spellings of the credentials that are redacted in messages. */
  readonly inText: readonly string[];
}

const mask = '***';
/** Minimum length of a user name. A shorter name would match parts of ordinary words. */
const minNameLength = 4;
/** Minimum length of a credential in data. A shorter credential would match unrelated data. */
const minDataLength = 8;
/** Minimum length of a piece of base64. A shorter piece would match unrelated data. */
const minCoreLength = 10;

/** Redacts a user name and an access key, as they are and in common encodings. */
export const createRedact = (username: string, accessKey: string): Redact => {
  const pair = `${username}:${accessKey}`;
  const name = username.length >= minNameLength ? [username] : [];
  // Searches for rare spellings of only one secret: the access key, or `pair` if the key is too short.
  const rare = [accessKey, pair]
    .filter((secret) => secret.length >= minDataLength)
    .slice(0, 1)
    .flatMap(rareSpellings);
  const inText = longestFirst([...spellings([pair, accessKey, ...name]), ...rare]);
  const dataName = username.length >= minDataLength && /\d/.test(username) && /\p{L}/u.test(username) ? [username] : [];
  const ofSecrets = [...spellings([pair, accessKey].filter((secret) => secret.length >= minDataLength)), ...rare];
  const ofName = spellings(dataName).filter((needle) => !ofSecrets.includes(needle));
  const needles = longestFirst([...ofSecrets, ...ofName]);
  return Object.assign((text: string) => redactWith(inText, text), { inText, needles, names: ofName });
};

/** Combines redactions. A credential that contains another credential is replaced as a whole. */
export const redactAll = (redacts: readonly Redact[]): Redact => {
  const inText = longestFirst(redacts.flatMap((redact) => redact.inText));
  const needles = longestFirst(redacts.flatMap((redact) => redact.needles));
  return Object.assign((text: string) => redactWith(inText, text), { inText, needles });
};

/** Returns the needles without spellings of the user name. */
const secretNeedles = ({ needles, names = [] }: Secrets): readonly string[] =>
  needles.filter((needle) => !names.includes(needle));

export const redactData = ({ needles }: Secrets, text: string): string => redactWith(needles, text);

/** Removes the credentials from a stream, even if a credential is split between two chunks. */
export const redactBytes = async function* ({ needles }: Secrets, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const wanted = needles.map((needle) => Buffer.from(needle));
  const longest = wanted.reduce((most, { length }) => Math.max(most, length), 1);
  let rest: Buffer = Buffer.alloc(0);

  /**
   * Redacts matches that start before `doubtfulFrom`. A later match may be part of a longer secret that the next chunk
   * completes.
   */
  const redacted = function* (bytes: Buffer, doubtfulFrom: number): Generator<Buffer> {
    const next = createFinder(wanted, bytes);
    let at = 0;
    for (let found = next(at); found !== undefined && found.start < doubtfulFrom; found = next(at)) {
      yield bytes.subarray(at, found.start);
      yield Buffer.from(mask);
      at = found.end;
    }
    const safe = Math.max(at, doubtfulFrom);
    if (safe > at) yield bytes.subarray(at, safe);
    // Copies the rest, because a view would keep the whole chunk in memory.
    rest = Buffer.from(bytes.subarray(safe));
  };

  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    yield* redacted(bytes, Math.max(0, bytes.length - longest + 1));
  }
  yield* redacted(rest, rest.length);
};

interface Match {
  readonly start: number;
  readonly end: number;
}

/** Finds the first match of any needle from an offset on. Remembers matches, so that no bytes are searched twice. */
const createFinder = (wanted: readonly Buffer[], bytes: Buffer): ((from: number) => Match | undefined) => {
  const matches = wanted.map((needle) => ({ needle, start: bytes.indexOf(needle) }));
  return (from) => {
    let first: Match | undefined;
    for (const match of matches) {
      if (match.start !== -1 && match.start < from) match.start = bytes.indexOf(match.needle, from);
      const { start, needle } = match;
      if (start !== -1 && (first === undefined || start < first.start)) first = { start, end: start + needle.length };
    }
    return first;
  };
};

export const basicAuthorization = (username: string, accessKey: string): string => `Basic ${base64(`${username}:${accessKey}`)}`;

const redactWith = (needles: readonly string[], text: string): string =>
  needles.reduce((redacted, needle) => redacted.replaceAll(needle, mask), text);

const spellings = (secrets: readonly string[]): readonly string[] =>
  longestFirst(
    secrets
      .filter((secret) => secret !== '')
      .flatMap((secret) => {
        const json = inJson(secret);
        const plain = [secret, encodeURIComponent(secret.toWellFormed()), json, json.replaceAll('/', '\\/')];
        return [...plain.flatMap((text) => markup.map((quotes) => inMarkup(text, quotes))), ...plain, ...inBase64(secret)];
      }),
  );

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const withSmallLetters = (url: string): readonly string[] => [
  url,
  url.replace(/%[0-9A-F]{2}/g, (encoded) => encoded.toLowerCase()),
];

/** Escapes every character as `\u0041`, with small and with capital digits. A text that is not parsed as JSON may have it so. */
const unicodeEscapes = (text: string): readonly string[] => {
  const digits = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  const inSmall = digits.map((each) => `\\u${each}`).join('');
  const inCapitals = digits.map((each) => `\\u${each.toUpperCase()}`).join('');
  return [inSmall, inCapitals].flatMap((escaped) => [escaped, inJson(escaped)]);
};

/** Spellings of a secret by less common URL and form encoders, in hex, in escapes of JSON, and encoded twice. */
const rareSpellings = (secret: string): readonly string[] => {
  const [component, form] = [encodeURIComponent(secret.toWellFormed()), new URLSearchParams([['', secret]]).toString().slice(1)];
  const strict = component.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const inUrls = [component, form, strict, strict.replaceAll('%2F', '/')]
    .flatMap(withSmallLetters)
    .flatMap((text) => [text, text.replaceAll('%', '%25')]);
  const hex = Buffer.from(secret).toString('hex');
  const inTwoDocuments = markup.map((quotes) => inMarkup(inMarkup(secret, quotes), {}));
  return [...inUrls, hex, hex.toUpperCase(), ...unicodeEscapes(secret), inJson(inJson(secret)), ...inTwoDocuments];
};

/** Sorts the longest first, so that a pair of name and key is replaced before the name or the key alone. */
const longestFirst = (needles: readonly string[]): readonly string[] =>
  [...new Set(needles)].sort((one, other) => other.length - one.length);

/** Ways in which HTML and XML writers escape quotes. Some writers do not escape them. */
const markup: readonly Readonly<Record<string, string>>[] = [
  {},
  { '"': '&quot;' },
  { '"': '&quot;', "'": '&apos;' },
  { '"': '&quot;', "'": '&#39;' },
  { '"': '&quot;', "'": '&#x27;' },
  { '"': '&quot;', "'": '&#39;', '`': '&#96;' },
];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const inMarkup = (text: string, quotes: Readonly<Record<string, string>>): string =>
  text.replace(/[&<>"'`]/g, (sign) => entities[sign] ?? quotes[sign] ?? sign);

/** Spellings of a secret in the base64 of a longer text. There are three, depending on the offset of the secret in that text. */
const inBase64 = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  const cores = [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Cuts the padding, and the characters that share bits with neighboring bytes.
    const core = whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return core.length >= minCoreLength ? [core] : [];
  });
  return [base64(secret), withoutEnding(base64(secret), '='), ...cores].flatMap((text) => [
    text,
    text.replaceAll('+', '-').replaceAll('/', '_'),
    // Skips a text with padding, because no padding follows the secret inside a longer text.
    ...(text.endsWith('=') ? [] : withSmallLetters(encodeURIComponent(text))),
  ]);
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Maximum depth of JSON. No response of the service is nested so deeply. */
const deepest = 200;

/**
 * Parses JSON and removes the credentials in any spelling. `body` may still contain the user name, but `text` does not.
 *
 * @throws {SyntaxError} for invalid JSON, and for JSON that is nested too deeply.
 */
export const parseRedacted = (text: string, redact: Secrets): { readonly body: unknown; readonly text: string } => {
  const body = parseJson(text);
  // Redacts only a text with a credential, or with an escape such as `\u0041` that can hide a credential.
  const suspicious = text.includes('\\u') || redactData(redact, text) !== text;
  if (!suspicious) return { body, text };
  const cleanText = JSON.stringify(redactValue(body, redact, 0));
  if (cleanText === JSON.stringify(body)) return { body, text };
  return { body: redactValue(body, { needles: secretNeedles(redact) }, 0), text: cleanText };
};

const redactValue = (value: unknown, redact: Secrets, depth: number): unknown => {
  if (depth > deepest) throw new SyntaxError('nested too deeply');
  if (typeof value === 'string') return redactData(redact, value);
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, redact, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [redactData(redact, key), redactValue(entry, redact, depth + 1)]),
  );
};
