import fc from 'fast-check';
import { hostileTexts } from '../unit/lib/escape/hostile-texts.ts';

const hostileNumbers = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff];
const bytesOf = (number: number): string => Buffer.from(Uint32Array.of(number).buffer).toString('latin1');

/** What means something in one of the languages that are read or written: log, Markdown, HTML, XML, YAML, JSON, forms, traces. */
const words = `
:: : ##[ # [ ] error warning %0A %25 \\ , a.kt :12: (3,4) \` \`\`\` ~~~ | < > <!-- --> @a #1 :// http www. * _ ** ~~ ( ) ![ & &lt; - 1.
--- === $ :tada: GH-1 x A ' " </script> ]]> <![CDATA[ &amp; &#0; &#x110000; &b; .. / CON nul .txt ; %% title section 2026- </testsuite>
<testsuites> </testsuites> </testcase> <skipped/> <error/> </failure> <flakyFailure/> { } null ~ 1e999 {"__proto__":{"x":1}}, >- <<:*a
&a *a !!binary .nan 0x1F constructor: --mark name= filename*=UTF-8''%zz = boundary= .kt:1 .... $1 mtc1 run= plan=ab try= BROWSERSTACK_
[A_B] <title api.example.com %2e%2e %2f user:word@ [::1] localhost ％ 。 e\u0301 😀 \t \u2028 \u0085 \ufeff \u200d \u00a0 \u0000
\u001b[31m \ud800 \udc00 \ufffe a/b.m#CharacterRangeLen=0&StartingLineNumber=11 File.swift:12:`;
const phrases = [
  ['\n', '\r', '\r\n', ' ', '\n\n', '\n  ', '- ', ': ', '? ', '---\n', 'a: &b [*b]\n', '__proto__: {a: 1}\n', 'x'.repeat(300)],
  ['x: &x [a,a,a,a,a,a,a,a,a]\ny: [*x,*x,*x,*x,*x]\n', 'a: b\n'.repeat(999), ' tests="-1"', ' time="NaN"', ' a="1" a="2"'],
  ['<testsuite name="s" tests="1">', '<testcase classname="c" name="n">', '<failure message="&lt;" type="t">', 'Caused by: '],
  ['<!DOCTYPE a [<!ENTITY b "c">]>', ' failures="9999999999999999999"', 'View Hierarchy:', ': line 3, col 4, '],
  ['\tat com.shop.CartTest.adds(CartTest.kt:31)\n', 'Exception in thread "m" a: b'],
].flat();
const tokens = [...words.trim().split(/[ \n]+/), ...phrases, ...hostileNumbers.map(bytesOf)];

const anyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...hostileTexts),
);
const token = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...tokens) }, anyString);

/** Any text, texts that broke others, and texts made of tokens that mean something where they go. */
export const anyText = fc.oneof(
  anyString,
  fc.array(token, { maxLength: 24 }).map((parts) => parts.join('')),
);

/** In ten thousandths, so that it fits any text. */
const share = fc.nat(10_000);

const edit = fc.record({
  kind: fc.constantFrom('insert', 'overwrite', 'replace', 'delete', 'repeat', 'move', 'cut'),
  // In binary formats most numbers are at multiples of their size, and the decisive ones are in the first bytes.
  place: fc.record({ at: share, within: fc.constantFrom(128, Number.POSITIVE_INFINITY), unit: fc.constantFrom(1, 4) }),
  length: fc.oneof({ weight: 4, arbitrary: fc.nat(200) }, share),
  from: share,
  token,
  times: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(20, 100, 1_000)),
});
type Value<Type> = Type extends fc.Arbitrary<infer Inner> ? Inner : never;

/** A valid sample with one to six changes. Bytes are one character each (`latin1`). */
export const mutatedText = (samples: readonly string[], largest = 300_000): fc.Arbitrary<string> => {
  const edited = (text: string, { kind, place, length, from, token: given, times }: Value<typeof edit>): string => {
    const at = (part: number, size = text.length): number => Math.floor((size * part) / 10_000);
    const start = Math.floor(at(place.at, Math.min(text.length, place.within)) / place.unit) * place.unit;
    const end = start + Math.max(1, at(length));
    const piece = text.slice(start, end);
    const [fill, next]: readonly [string, number] = {
      insert: [given.repeat(times), start],
      overwrite: [given, start + given.length],
      replace: [given, end],
      delete: ['', end],
      repeat: [piece.repeat(Math.min(times, largest / (piece.length + 1))), start],
      move: [text.slice(at(from), at(from) + piece.length), end],
      cut: ['', text.length],
    }[kind] as [string, number];
    return (text.slice(0, start) + fill + text.slice(next)).slice(0, largest);
  };
  const edits = fc.array(edit, { minLength: 1, maxLength: 6 });
  return fc.tuple(fc.constantFrom(...samples), edits).map(([sample, all]) => all.reduce(edited, sample));
};

/** Values that a reader does not expect. */
const oddValues = [
  ['', ' ', '0', '-1', '1e9', 'NaN', 'x'.repeat(20_000), 'TIMED OUT', 'timedout', 'done', 'passed', 'No builds found'],
  ['12 mins 3 sec', '2026-02-31T00:00:00Z', '2026-01-02 03:04:05 UTC', '1767323045', 'http://127.0.0.1/x', 'javascript:alert(1)'],
  [null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e-7, {}, { message: 'no' }, { error: { message: 'no' } }],
  [{ length: 1e9 }, { toString: 1, toJSON: 1 }, [], [null], [[]], JSON.parse(`${'{"a":['.repeat(400)}1${']}'.repeat(400)}`)],
].flat();
const oddKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '0', 'then', 'id', 'status', 'error', ''];

const change = fc.record({
  kind: fc.constantFrom('set', 'set', 'take', 'delete', 'rename', 'copy', 'add', 'wrap'),
  /** Numbers of values, modulo how many there are. */
  place: fc.nat(5_000),
  other: fc.nat(5_000),
  key: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...oddKeys) }, anyText),
  value: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...oddValues) }, anyText, fc.jsonValue({ maxDepth: 3 })),
});
const mostValues = 5_000;

const changed = (text: string, { kind, place, other, key, value }: Value<typeof change>): string => {
  const values: unknown[] = [];
  JSON.parse(text, (_key, found: unknown) => values[values.push(found) - 1]);
  if (values.length > mostValues) return text;
  let nth = 0;
  const root: unknown = JSON.parse(text, function (this: object, _key, found: unknown) {
    if (nth++ !== place % values.length) return found;
    const added = { value: kind === 'add' ? value : found, enumerable: true, configurable: true, writable: true };
    if (['rename', 'copy', 'add'].includes(kind)) Object.defineProperty(this, Array.isArray(this) ? this.length : key, added);
    if (kind === 'delete' || kind === 'rename') return undefined;
    if (kind === 'wrap') return other % 2 === 0 ? [found] : { [key]: found };
    return kind === 'set' ? value : kind === 'take' ? values[other % values.length] : found;
  });
  return JSON.stringify(root ?? null);
};

/** A valid sample with values, keys and places changed or, less often, with changes of its text. */
export const mutatedJson = (samples: readonly unknown[]): fc.Arbitrary<string> => {
  const texts = samples.map((sample) => JSON.stringify(sample));
  const changes = fc.tuple(fc.constantFrom(...texts), fc.array(change, { maxLength: 6 }));
  return fc.oneof({ weight: 5, arbitrary: changes.map(([sample, all]) => all.reduce(changed, sample)) }, mutatedText(texts));
};
