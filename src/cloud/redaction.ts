import { withoutEnding } from '../lib/without-ending.ts';

/** Takes the credentials out of a text. */
export interface Redact {
  /** Out of a message, which loses nothing by it. */
  (text: string): string;
  /** What must not stand in the data of the service either, longest first. Names of accounts only where no ordinary word looks so. */
  readonly needles: readonly string[];
  /** Those of the needles that stand for the account's name. Values that are compared may hold it: it is taken out where they are shown. */
  readonly names?: readonly string[];
}

/** What stands in place of a credential. */
export const mask = '***';
/** Shorter names would take pieces out of ordinary words. */
const minNameLength = 4;
/** Shorter keys would take pieces out of data that has nothing to do with them. */
const minDataLength = 8;
/** Pieces of base64 shorter than this are anything. */
const minCoreLength = 10;

/** Knows the credentials plain, as the Basic header carries them, and as URLs, JSON, HTML, XML and base64 spell them. */
export const createRedact = (username: string, accessKey: string): Redact => {
  const pair = `${username}:${accessKey}`;
  const name = username.length >= minNameLength ? [username] : [];
  const inText = spellings([pair, accessKey, ...name]);
  const dataName = username.length >= minDataLength && /\d/.test(username) && /\p{L}/u.test(username) ? [username] : [];
  const ofSecrets = spellings([pair, accessKey].filter((secret) => secret.length >= minDataLength));
  const ofName = spellings(dataName).filter((needle) => !ofSecrets.includes(needle));
  const needles = longestFirst([...ofSecrets, ...ofName]);
  return Object.assign((text: string) => redactWith(inText, text), { needles, names: ofName });
};

/** Several credentials at once. */
export const redactAll = (redacts: readonly Redact[]): Redact =>
  Object.assign((text: string) => redacts.reduce((redacted, redact) => redact(redacted), text), {
    needles: longestFirst(redacts.flatMap(({ needles }) => needles)),
  });

/** Those that stand for nothing but a secret. */
export const secretNeedles = ({ needles, names = [] }: Pick<Redact, 'needles' | 'names'>): readonly string[] =>
  needles.filter((needle) => !names.includes(needle));

/** Data as text, credentials taken out. */
export const redactData = ({ needles }: Pick<Redact, 'needles'>, text: string): string => redactWith(needles, text);

/** Bytes as they come, credentials taken out, wherever chunks begin and end. */
export const redactBytes = async function* (
  { needles }: Pick<Redact, 'needles'>,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const wanted = needles.map((needle) => Buffer.from(needle));
  const longest = wanted.reduce((most, { length }) => Math.max(most, length), 1);
  let rest: Buffer = Buffer.alloc(0);

  /** From here on, the end may have cut a secret in two; a shorter one inside of it does not count then. */
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
    // A copy, since the piece would keep the whole chunk.
    rest = Buffer.from(bytes.subarray(safe));
  };

  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    yield* redacted(bytes, Math.max(0, bytes.length - longest + 1));
  }
  yield* redacted(rest, rest.length);
};

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Finds one after the other; each needle is looked for once on every stretch, however many places there are. */
export const createFinder = (wanted: readonly Buffer[], bytes: Buffer): ((from: number) => Place | undefined) => {
  const places = wanted.map((needle) => ({ needle, start: bytes.indexOf(needle) }));
  return (from) => {
    let first: Place | undefined;
    for (const place of places) {
      if (place.start !== -1 && place.start < from) place.start = bytes.indexOf(place.needle, from);
      const { start, needle } = place;
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
        const json = JSON.stringify(secret).slice(1, -1);
        const plain = [secret, encodeURIComponent(secret.toWellFormed()), json, json.replaceAll('/', '\\/')];
        return [...plain.flatMap((text) => markup.map((quotes) => inMarkup(text, quotes))), ...plain, ...inBase64(secret)];
      }),
  );

/** Longest first, so that a pair goes as a whole before its halves do. */
const longestFirst = (needles: readonly string[]): readonly string[] =>
  [...new Set(needles)].sort((one, other) => other.length - one.length);

/** How writers of HTML and XML spell quotes; some leave them. */
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

/** Also in the middle of something longer: base64 spells a text in three ways, by where its first byte falls. */
const inBase64 = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  const cores = [0, 1, 2].flatMap((before) => {
    const whole = withoutEnding(Buffer.concat([Buffer.alloc(before), bytes]).toString('base64'), '=');
    // The first and the last sign may hold bits of what stands beside the secret.
    const core = whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return core.length >= minCoreLength ? [core] : [];
  });
  return [base64(secret), withoutEnding(base64(secret), '='), ...cores].flatMap((text) => [
    text,
    text.replaceAll('+', '-').replaceAll('/', '_'),
  ]);
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');
