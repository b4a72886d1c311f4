import { dayMs, hourMs, minuteMs, secondMs } from '../../lib/durations.ts';
import { memberOf } from '../../lib/is-record.ts';

/** JSON object with any keys and values. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Error for a value in an unexpected shape. The caller adds the route to the message. */
export class UnexpectedShapeError extends Error {
  override readonly name = 'UnexpectedShapeError';
  readonly expected: string;
  readonly found: string;

  constructor(expected: string, value: unknown) {
    const found = describeShape(value);
    super(`expected ${expected}, found ${found}`);
    this.expected = expected;
    this.found = found;
  }
}

/** Parses JSON without `__proto__` keys, so that copying a value can never change a prototype. */
export const parseJson = (text: string): unknown => {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // Uses the slow reviver only if the text may contain the key `__proto__`, as it is or with escapes.
  const suspicious = body.includes('__proto__') || body.includes('\\u00');
  return suspicious ? JSON.parse(body, withoutPrototypeKey) : JSON.parse(body);
};

const withoutPrototypeKey = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

export const parseJsonOrUndefined = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
};

/** Returns undefined for a blank text, and for any value that is neither text nor number. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

export const textField = (record: unknown, ...keys: readonly string[]): string | undefined =>
  keys.map((key) => textOf(memberOf(record, key))).find((text) => text !== undefined);

/** Maximum length of an id. Ids become parts of paths, outputs and the state of the step. */
const longestId = 200;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestId;

/** @throws {UnexpectedShapeError} if the id is too long. */
export const idField = (record: unknown, ...keys: readonly string[]): string | undefined => {
  const id = textField(record, ...keys);
  if (id === undefined || isId(id)) return id;
  throw new UnexpectedShapeError(`an id of at most ${longestId} characters`, id);
};

/** Reads a whole number of 0 or more, given as a number or text: `4`, `"4"`. */
export const countOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

export const describeShape = (value: unknown): string => {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== 'object') return `a ${typeof value}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return 'an empty object';
  // Hides a long key completely, because redaction does not recognize a part of a secret.
  const names = keys.slice(0, 6).map((key) => (/^[\w.-]{1,40}$/.test(key) ? `"${key}"` : '?'));
  return `an object with the ${keys.length === 1 ? 'key' : 'keys'} ${names.join(', ')}${keys.length > names.length ? ', …' : ''}`;
};

/**
 * Reads the entries of a list (v1), or of a list under one of `wrappers` (v2). A body with the message `No results found` has
 * no entries.
 *
 * @param what the entries as a plural noun, for messages
 */
export const readList = <Entry>(
  body: unknown,
  what: string,
  wrappers: readonly string[],
  readEntry: (entry: unknown) => Entry,
): Entry[] => {
  const entries = entriesIn(body, wrappers);
  if (entries === undefined) throw new UnexpectedShapeError(`a list of ${what}`, body);
  return entries.map((entry) => readEntry(entry));
};

const entriesIn = (body: unknown, wrappers: readonly string[]): readonly unknown[] | undefined => {
  if (Array.isArray(body)) return body;
  const wrapped = wrappers.map((wrapper) => memberOf(body, wrapper)).find((value) => Array.isArray(value));
  if (wrapped !== undefined) return wrapped;
  const message = memberOf(body, 'message');
  return typeof message === 'string' && /^no\b.{0,40}\bfound\b/i.test(message.trim()) ? [] : undefined;
};

const maxLength = 8_192;

/** Accepts an http or https URL only. A URL with another scheme must never become a link. */
export const webUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= maxLength && /^https?:\/\//i.test(value) && URL.canParse(value)
    ? value
    : undefined;

const timePattern = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d{1,9})?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;

/** Numbers from this limit on are milliseconds. Unix seconds stay below the limit until the year 5138. */
const firstMilliseconds = 1e11;
const maxTimeMs = 8.64e15;

/** Reads `… UTC`, `… +0000`, ISO with `Z`, and Unix seconds. A time without a zone is UTC. */
export const readTime = (value: unknown): Date | undefined => {
  if (typeof value === 'number') return readUnixTime(value);
  if (typeof value !== 'string' || value.length > 60) return undefined;
  const text = value.trim();
  return /^\d{9,13}$/.test(text) ? readUnixTime(Number(text)) : readCalendarTime(text);
};

const readUnixTime = (value: number): Date | undefined => {
  const timeMs = value < firstMilliseconds ? value * 1_000 : value;
  return timeMs > 0 && timeMs <= maxTimeMs ? new Date(timeMs) : undefined;
};

const readCalendarTime = (text: string): Date | undefined => {
  const match = timePattern.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : 'Z';
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = new Date(`${local}${fraction.slice(0, 4)}${offset}`);
  // `Date` turns 31 February into 3 March, so an impossible day is refused.
  const isReal = !Number.isNaN(time.getTime()) && new Date(`${local}Z`).toISOString().startsWith(local);
  return isReal ? time : undefined;
};

const units: readonly (readonly [name: RegExp, lengthMs: number])[] = [
  [/^ms$/, 1],
  [/^(?:s|secs?|seconds?)?$/, secondMs],
  [/^(?:m|mins?|minutes?)$/, minuteMs],
  [/^(?:h|hrs?|hours?)$/, hourMs],
];

const maxDurationMs = 366 * dayMs;

/** Reads `"127 seconds"`, `"1 min 20 sec"`, and seconds as `"20"` or `83`. Returns undefined for more than a year. */
export const readDurationMs = (value: unknown): number | undefined => {
  const durationMs = typeof value === 'number' ? value * 1_000 : typeof value === 'string' ? sumOfParts(value) : undefined;
  return durationMs !== undefined && durationMs >= 0 && durationMs <= maxDurationMs ? Math.round(durationMs) : undefined;
};

const maxTextLength = 60;

const sumOfParts = (value: string): number | undefined => {
  if (value.length > maxTextLength) return undefined;
  const text = value.toLowerCase().replace(/\s+/g, ' ').trim();
  let sumMs = 0;
  let read = '';
  for (const [part, number = '', unit = ''] of text.matchAll(/(\d+(?:\.\d+)?) ?([a-z]*) ?/g)) {
    const factor = units.find(([name]) => name.test(unit))?.[1];
    // A number without a unit means seconds. It must be alone, because `1 20 sec` is ambiguous.
    if (factor === undefined || (unit === '' && part !== text)) return undefined;
    sumMs += Number(number) * factor;
    read += part;
  }
  return read === text && text !== '' ? sumMs : undefined;
};
