import fc from 'fast-check';
import { hostileTexts } from '../../unit/lib/escape/hostile-texts.ts';
import { anyText } from './texts.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const nested = (depth: number): Json => Array.from({ length: depth }).reduce<Json>((inner) => ({ a: [inner] }), 1);

/** Values that a reader does not expect. */
const oddTexts = [
  ['', ' ', '0', '-1', '1e9', 'NaN', 'x'.repeat(20_000), 'TIMED OUT', 'timedout', 'done', 'passed', 'No builds found'],
  ['12 mins 3 sec', '2026-02-31T00:00:00Z', '2026-01-02 03:04:05 UTC', '1767323045'],
  ['http://127.0.0.1/x', 'https://user:word@api.browserstack.com/app-automate/x', 'javascript:alert(1)'],
].flat();
const oddNumbers = [0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e-7];
const oddRecords: readonly Json[] = [
  {},
  { message: 'no' },
  { error: { message: 'no' } },
  { length: 1e9 },
  { toString: 1, toJSON: 1 },
];
const oddLists: readonly Json[] = [[], [null], [[]], nested(400)];
const oddValues = [null, true, false, ...oddNumbers, ...oddTexts, ...oddRecords, ...oddLists, ...hostileTexts];

/** Taking and doubling make large values larger. */
const mostPlaces = 5_000;

const oddKeys = '__proto__ constructor prototype toString hasOwnProperty length 0 then id status error'.split(' ').concat('');

const oddValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
);

interface Change {
  readonly kind: 'set' | 'delete' | 'rename' | 'double' | 'wrap' | 'take' | 'add';
  /** Which of the value's places, modulo their number. */
  readonly place: number;
  readonly other: number;
  readonly key: string;
  readonly value: Json;
}

/** A good sample with some values, keys and places changed, as the text of a body. */
export const mutatedJson = (samples: readonly Json[], keys: readonly string[] = []): fc.Arbitrary<string> => {
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom('set', 'set', 'delete', 'rename', 'double', 'wrap', 'take', 'add'),
    place: fc.nat(5_000),
    other: fc.nat(5_000),
    key: fc.oneof(fc.constantFrom(...oddKeys, ...keys), anyText),
    value: oddValue,
  });
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 0, maxLength: 6 }))
    .map(([sample, changes]) => JSON.stringify(changes.reduce(changed, structuredClone(sample))));
};

type Holder = Json[] | Record<string, Json>;

interface Place {
  readonly holder: Holder;
  readonly key: string;
}

const placesIn = (value: Json, places: Place[] = []): Place[] => {
  if (typeof value !== 'object' || value === null) return places;
  for (const key of Object.keys(value)) {
    places.push({ holder: value as Holder, key });
    placesIn(at({ holder: value as Holder, key }), places);
  }
  return places;
};

const at = ({ holder, key }: Place): Json => (holder as Record<string, Json>)[key] ?? null;

/** Also a key such as `__proto__` becomes the object's own. */
const put = ({ holder, key }: Place, value: Json): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

const changed = (root: Json, { kind, place: nth, other, key, value: given }: Change): Json => {
  // A copy, since later changes may go into it.
  const value = structuredClone(given);
  const places = placesIn(root);
  const place = places[nth % places.length];
  const source = places[other % places.length];
  if (place === undefined || source === undefined || places.length > mostPlaces) return value;
  const { holder } = place;
  const before = at(place);
  switch (kind) {
    case 'set':
      put(place, value);
      break;
    case 'take':
      put(place, structuredClone(at(source)));
      break;
    case 'wrap':
      put(place, other % 2 === 0 ? [before] : { [key]: before });
      break;
    case 'add':
      if (Array.isArray(holder)) holder.push(value);
      else put({ holder, key }, value);
      break;
    case 'double':
      if (Array.isArray(holder)) holder.push(structuredClone(before));
      else put({ holder, key: `${place.key}2` }, structuredClone(before));
      break;
    case 'delete':
    case 'rename':
      if (Array.isArray(holder)) holder.splice(Number(place.key), 1);
      else delete holder[place.key];
      if (kind === 'rename' && !Array.isArray(holder)) put({ holder, key }, before);
      break;
  }
  return root;
};

/** Whether a value holds, at any depth, a key of its own that could reach a prototype in a later copy. */
export const holdsPrototypeKey = (value: unknown): boolean => {
  const seen = new Set<object>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (Object.hasOwn(next, '__proto__')) return true;
    if (next instanceof Map) for (const entry of next) open.push(...entry);
    else for (const entry of Object.values(next)) open.push(entry);
  }
  return false;
};
