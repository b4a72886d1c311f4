import fc from 'fast-check';
import { anyText, tokens } from '../unit/lib/escape/hostile-texts.ts';

const numbers = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff].map((number) =>
  Buffer.from(Uint32Array.of(number).buffer).toString('latin1'),
);
/** Position in ten thousandths of the text, whatever its length is. */
const share = fc.nat(10_000);

/** Removal of a part of the text, and the text in its place. */
const edit = fc.record({
  // Most numbers of binary formats are at multiples of their size. The decisive numbers are in the first bytes.
  place: fc.record({ at: share, within: fc.constantFrom(128, Number.POSITIVE_INFINITY), unit: fc.constantFrom(1, 4) }),
  length: fc.oneof({ weight: 4, arbitrary: fc.nat(200) }, share),
  away: fc.constantFrom('nothing', 'as much', 'the part', 'the rest'),
  put: fc.constantFrom('token', 'token', 'the part', 'another part', 'nothing'),
  token: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...tokens, ...numbers) }, anyText),
  from: share,
  times: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(20, 100, 1_000)),
});
type Value<Type> = Type extends fc.Arbitrary<infer Inner> ? Inner : never;

/** Changes a valid sample one to six times. A byte is one character (`latin1`). */
export const mutatedText = (samples: readonly string[], largest = 300_000): fc.Arbitrary<string> => {
  const edited = (text: string, { place, length, away, put, token, from, times }: Value<typeof edit>): string => {
    const at = (part: number, size = text.length): number => Math.floor((size * part) / 10_000);
    const start = Math.floor(at(place.at, Math.min(text.length, place.within)) / place.unit) * place.unit;
    const part = text.slice(start, start + Math.max(1, at(length)));
    const another = text.slice(at(from), at(from) + part.length);
    const piece = { token, nothing: '', 'the part': part, 'another part': another }[put];
    const fill = piece.repeat(Math.min(times, largest / (piece.length + 1)));
    const gone = { nothing: 0, 'as much': fill.length, 'the part': part.length, 'the rest': text.length }[away];
    return (text.slice(0, start) + fill + text.slice(start + gone)).slice(0, largest);
  };
  const edits = fc.array(edit, { minLength: 1, maxLength: 6 });
  return fc.tuple(fc.constantFrom(...samples), edits).map(([sample, all]) => all.reduce(edited, sample));
};

/** Values that a reader does not expect. */
const oddValues = [
  ['', ' ', '0', '-1', '1e9', 'NaN', 'x'.repeat(20_000), 'TIMED OUT', 'timedout', 'done', 'passed', 'failed', 'No builds found'],
  ['12 mins 3 sec', '2026-02-31T00:00:00Z', '2026-01-02 03:04:05 UTC', '1767323045', 'http://127.0.0.1/x', 'javascript:alert(1)'],
  [null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e-7, {}, { message: 'no' }, { error: { message: 'no' } }],
  [{ length: 1e9 }, { toString: 1, toJSON: 1 }, [], [null], [[]], JSON.parse(`${'{"a":['.repeat(400)}1${']}'.repeat(400)}`)],
].flat();
const oddKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '0', 'then', 'id', 'status', 'error', ''];

const change = fc.record({
  kind: fc.constantFrom('set', 'move', 'delete', 'add'),
  /** Index of a value, modulo the number of values. */
  place: fc.nat(5_000),
  other: fc.nat(5_000),
  key: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...oddKeys) }, anyText),
  value: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...oddValues) }, anyText, fc.jsonValue({ maxDepth: 3 })),
});
const mostValues = 5_000;

const changed = (text: string, { kind, place, other, key, value }: Value<typeof change>): string => {
  const values: unknown[] = [];
  try {
    JSON.parse(text, (_key, found: unknown) => values[values.push(found) - 1]);
  } catch (error) {
    // An earlier change may nest the text more deeply than the stack allows.
    if (error instanceof RangeError) return text;
    throw error;
  }
  if (values.length > mostValues) return text;
  let nth = 0;
  const root: unknown = JSON.parse(text, function (this: object, _key, found: unknown) {
    if (nth++ !== place % values.length) return found;
    const added = { value: other % 2 === 0 ? value : found, enumerable: true, configurable: true, writable: true };
    if (kind === 'add') Object.defineProperty(this, Array.isArray(this) ? this.length : key, added);
    return { set: value, move: values[other % values.length], delete: undefined, add: found }[kind];
  });
  return JSON.stringify(root ?? null);
};

/** Changes values, keys and places of a valid sample or, less often, its text. */
export const mutatedJson = (samples: readonly unknown[]): fc.Arbitrary<string> => {
  const texts = samples.map((sample) => JSON.stringify(sample));
  const changes = fc.tuple(fc.constantFrom(...texts), fc.array(change, { maxLength: 6 }));
  return fc.oneof({ weight: 5, arbitrary: changes.map(([sample, all]) => all.reduce(changed, sample)) }, mutatedText(texts));
};
