/** An object as JSON gives it; keys are the sender's. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** A body that is not what was expected. Carries words only; the caller knows the route. */
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

/**
 * JSON text to values that hold no `__proto__` key, so that no later copy of them can change a prototype.
 *
 * @throws {SyntaxError} for text that is not JSON.
 */
export const parseJson = (text: string): unknown => {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // The reviver costs time on large bodies; a key can be spelled with escapes, so any of them calls for it.
  const suspicious = body.includes('__proto__') || body.includes('\\u00');
  return suspicious ? JSON.parse(body, withoutPrototypeKey) : JSON.parse(body);
};

const withoutPrototypeKey = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** The value of an own key; what the prototype has does not count. */
export const field = (record: JsonRecord, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

/** The first of the keys that holds a text that is not empty, or a number. */
export const textField = (record: JsonRecord, ...keys: readonly string[]): string | undefined => {
  for (const key of keys) {
    const value = field(record, key);
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
};

/** Ids become paths, outputs and state of the step, which a text without end would break. */
const longestId = 200;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestId;

/**
 * The first of the keys that holds an id.
 *
 * @throws {UnexpectedShapeError} for one that is too long
 */
export const idField = (record: JsonRecord, ...keys: readonly string[]): string | undefined => {
  const id = textField(record, ...keys);
  if (id === undefined || isId(id)) return id;
  throw new UnexpectedShapeError(`an id of at most ${longestId} characters`, id);
};

/** A whole number of 0 or more, also as text: `4`, `"4"`. */
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
  // Whole or not at all: a piece of a key could be a piece of a secret that redaction no longer recognizes.
  const shown = keys.slice(0, 6).map((key) => (/^[\w.-]{1,40}$/.test(key) ? key : '?'));
  return `an object with ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
};
