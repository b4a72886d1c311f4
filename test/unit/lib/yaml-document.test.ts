import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { findCostly } from '../../../src/lib/yaml-cost.ts';
import { readYaml, yamlKey } from '../../../src/lib/yaml-document.ts';
import { cpuTimeOf } from '../../helpers/cpu-time.ts';

const placeOf = (text: string, path: readonly PropertyKey[]) => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') throw new Error(reading.mistakes[0]?.message);
  return reading.placeOf(path);
};

describe('a place', () => {
  const text = 'rules:\n  - name: one\n    notifications:\n      - channel: email\n  - name: two\n';
  test.each([
    [[], { line: 1, column: 1 }],
    [['rules'], { line: 1, column: 1 }],
    [['rules', 0], { line: 2, column: 5 }],
    [['rules', 1, 'name'], { line: 5, column: 5 }],
    [['rules', 0, 'notifications', 0, 'channel'], { line: 4, column: 9 }],
    [['rules', 0, 'metric'], { line: 2, column: 5 }],
    [['rules', 7, 'name'], { line: 1, column: 1 }],
  ] as const)('the place of %j is found', (path, place) => {
    expect(placeOf(text, path)).toEqual(place);
  });

  test('the place of a value in JSON is found', () => {
    expect(placeOf('[\n {"name": 1}]', [0, 'name'])).toEqual({ line: 2, column: 3 });
  });

  test('the place of nothing is the start', () => {
    expect(placeOf('', ['x'])).toEqual({ line: 1, column: 1 });
  });
});

test('a mapping may have very many keys, each with its place', () => {
  // Comparing every key with every other would run into the time-out.
  const lines = Array.from({ length: 20_000 }, (_none, index) => `key${index}: 1`);
  const reading = readYaml(lines.join('\n'));
  if (reading.kind === 'broken') throw new Error(reading.mistakes[0]?.message);
  expect(lines.map((line) => reading.placeOf([line.split(':', 1)[0] ?? '']).line)).toEqual(
    lines.map((_line, index) => index + 1),
  );
});

test.each([
  ['a: 1\n"a": 2', 2],
  ['1: a\n"1": b', 2],
  ['- a: 1\n- a: 1\n  b: 2\n  b: 3', 4],
  ['a: 1\nb: [', 2],
  ['a: 1\na: 2', 2],
  ['a: *nowhere', 1],
  [`a: &x [1,1,1,1,1,1,1,1,1,1]\nb: &y [${'*x,'.repeat(20)}]\nc: [${'*y,'.repeat(20)}]`, 1],
  ['a: 1\n---\nb: 2', 1],
  ['a: 1\n? [b]\n: 2', 2],
  ['a: 1\n? {b: 1}\n: 2', 2],
  ['a: &x b\n*x : 2', 2],
  ['a:\n  - &x [*x]', 2],
  ['a: &x\n  b: { c: [*x] }', 2],
  ['a: no\nb: { __proto__: { polluted: 1 } }', 2],
])('%j is broken in line %i', (text, line) => {
  const reading = readYaml(text);
  expect(reading).toMatchObject({ kind: 'broken', mistakes: [{ line: expect.any(Number), message: expect.any(String) }] });
  expect(reading.kind === 'broken' ? reading.mistakes[0]?.line : 0).toBeGreaterThanOrEqual(line);
});

test.each([
  ['a: b\n\tc: d', 'The line is indented with a tab. Use spaces'],
  ['- a: 1\n\tb: 2', 'The line is indented with a tab. Use spaces'],
  ['a: "b', 'A quote is not closed'],
  ["a: 'b", 'A quote is not closed'],
  ['a: [b', 'A bracket is not closed, or the line after it is not indented'],
  ['a: b: c', 'A value that contains a colon and a space needs quotes, and a nested key needs a line of its own'],
  ['a: @b', 'A value that begins with this character needs quotes'],
  ['a: *', 'A value that begins with * or & needs quotes'],
  ['a: !b!c d', 'A value that begins with ! needs quotes'],
  ['a: b\n  c: d', 'A value that contains a colon and a space needs quotes, and a nested key needs a line of its own'],
  ['a: 1\n---\nb: 2', 'A second document begins here (---), but only one is read'],
  ['a: ]', 'This text does not belong here. Check the quotes, brackets and indentation'],
])('%j has one mistake in plain words: %s', (text, message) => {
  const reading = readYaml(text);
  expect(reading.kind === 'broken' ? reading.mistakes.map((mistake) => mistake.message) : []).toEqual([message]);
});

test('the core schema alone holds: no is a text', () => {
  expect(readYaml('a: no')).toMatchObject({ kind: 'read', value: { a: 'no' } });
});

test('the path to a value is shown as in code', () => {
  expect([[], ['rules', 2, 'name'], [0, 'name']].map(yamlKey)).toEqual(['', 'rules[2].name', '[0].name']);
});

test('values that are nested more deeply than can be read are a mistake', () => {
  const message = 'The document is nested too deeply';
  expect(readYaml(`a: 1\nb: ${'? '.repeat(10_000)}\na: b`)).toMatchObject({ kind: 'broken', mistakes: [{ line: 2, message }] });
});

/** Four megabytes of one text. */
const costly = (unit: string, start = ''): string => start + unit.repeat(Math.ceil(4_000_000 / unit.length));

test.each([
  ['brackets', costly('['), /nested too deeply/],
  ['braces', costly('{'), /nested too deeply/],
  ['mappings in brackets', costly('{a: '), /nested too deeply/],
  ['list items in one line', costly('- '), /nested too deeply/],
  ['keys in one line', costly('a: '), /nested too deeply/],
  ['quotes', costly('"'), /more than 100 mistakes/],
  ['texts without a comma', costly("'a' ", '['), /more than 100 mistakes/],
  ['lists in a row', costly('[]\n'), /more than 100 mistakes/],
  ['ends of brackets', costly('[]]'), /more than 100 mistakes/],
  ['anchors', costly('&a '), /more than 100 mistakes/],
  ['tags', costly('! '), /more than 100 mistakes/],
  ['aliases', costly('*a '), /more than 100 mistakes/],
  ['commas', costly(',', '['), /more than 100 mistakes/],
  ['colons', costly(': ', '['), /more than 100 mistakes/],
  ['entries', costly(',a', '[a'), /more than 1000000 words and signs/],
  ['lines', costly('- a\n'), /more than 1000000 words and signs/],
])('four megabytes of %s are refused after little work', (_what, text, message) => {
  let reading: ReturnType<typeof readYaml> | undefined;
  const cpuMs = cpuTimeOf(() => {
    reading = readYaml(text);
  });
  expect(reading).toMatchObject({ kind: 'broken', mistakes: [{ message: expect.stringMatching(message) }] });
  expect(cpuMs).toBeLessThan(5_000);
});

test.each([
  ['brackets that are closed', '- [[], {}, [[]], {a: []}]\n'.repeat(500)],
  ['keys in every style', `"a": 'b'\n? c\n: d\n`.repeat(500)],
  ['a long flow list', `[${'"a", '.repeat(5_000)}]`],
  ['nested lists', `${'['.repeat(300)}${']'.repeat(300)}`],
  ['brackets and quotes in texts', `a: '${'["'.repeat(5_000)}'\nb: |\n  ${'[{"'.repeat(5_000)}\nc: x ${'['.repeat(5_000)}`],
  ['documented values', 'a: &x !!str b # [[[\nc: *x\n---\n'],
])('%s are no mistakes (control)', (_what, text) => {
  expect(findCostly(text)).toBeUndefined();
});

test('what is called too costly is no valid YAML, but for its length', () => {
  // Without explicit keys (`? `), after which the parser drops a second value and calls that valid.
  const piece = fc.constantFrom(
    'a',
    '"b"',
    "'c'",
    ': ',
    '- ',
    '\n',
    '\n  ',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '&x ',
    '*x',
    '!t ',
    '# d\n',
    '---\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      // A mistake is repeated until it would be too costly.
      const repeated = `${text}\n`.repeat(150);
      const isValid = parseAllDocuments(repeated, { uniqueKeys: false }).every(({ errors }) => errors.length === 0);
      if (isValid) expect(findCostly(repeated)).toBeUndefined();
    }),
    { numRuns: 400 },
  );
});

test('of equal keys the last counts where a reader asks for that, and each other one is listed', () => {
  const text = 'a: 1\nb:\n  - { c: x }\n  - c: [y]\n    d: 0\n    c: z\na: 2\na: 3\n';
  expect(readYaml(text)).toMatchObject({ kind: 'broken', isLimit: false });
  expect(readYaml(text, { isLenient: true })).toMatchObject({
    kind: 'read',
    value: { a: 3, b: [{ c: 'x' }, { c: 'z', d: 0 }] },
    repeated: [
      { keys: ['a'], value: 1, line: 1, lastLine: 8 },
      { keys: ['a'], value: 2, line: 7, lastLine: 8 },
      { keys: ['b', 'c'], value: ['y'], line: 4, lastLine: 6 },
    ],
  });
});

test('of several documents the first counts where a reader asks for that, with the line of the next', () => {
  expect(readYaml('a: 1\n---\nb: "x\n', { isLenient: true })).toMatchObject({
    kind: 'read',
    value: { a: 1 },
    nextDocumentLine: 2,
  });
  expect(readYaml('a: 1\n', { isLenient: true })).toMatchObject({ kind: 'read', nextDocumentLine: undefined });
});
