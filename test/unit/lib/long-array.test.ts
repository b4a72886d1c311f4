import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLongArrayReader } from '../../../src/lib/long-array.ts';

const read = (text: string, chunkBytes = 7): { readonly entries: readonly unknown[]; readonly rest: unknown } => {
  const entries: unknown[] = [];
  const reader = createLongArrayReader({
    path: ['results', 'tests'],
    onEntry: (entry, index) => {
      expect(index).toBe(entries.length);
      entries.push(entry);
    },
  });
  // One memory for all chunks, as readers of files have it.
  const memory = Buffer.alloc(chunkBytes);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const length = bytes.copy(memory, 0, at, at + chunkBytes);
    reader.write(memory.subarray(0, length));
  }
  return { entries, rest: reader.end() };
};

describe('a document with a long array', () => {
  it('is read entry by entry, and the rest has the array empty', () => {
    const text =
      '{"a":[{"tests":[1]}],"results":{"tool":{"tests":["x"]},"tests":[{"name":"a,]}\\"[","s":["b"]} , 2,null ],"extra":{}}}';
    expect(read(text)).toEqual({
      entries: [{ name: 'a,]}"[', s: ['b'] }, 2, null],
      rest: { a: [{ tests: [1] }], results: { tool: { tests: ['x'] }, tests: [], extra: {} } },
    });
  });

  it.each([
    ['an empty one', '{"results":{"tests":[ ]}}', { results: { tests: [] } }],
    ['a byte order mark', '\uFEFF{"results":{"tests":[]}}', { results: { tests: [] } }],
    ['a key with an escape', '{"r\\u0065sults":{"tests":[]}}', { results: { tests: [] } }],
    ['keys as values', '{"a":"results","b":["results","tests",["tests"]]}', { a: 'results', b: ['results', 'tests', ['tests']] }],
    ['something else in its place', '{"results":{"tests":{"tests":[1]}}}', { results: { tests: { tests: [1] } } }],
    ['none at all', '[{"results":{"tests":[1]}}]', [{ results: { tests: [1] } }]],
  ])('is left as it is with %s', (_what, text, rest) => {
    expect(read(text)).toEqual({ entries: [], rest });
  });

  it.each([
    '',
    '{"results":{"tests":[1',
    '{"results":{"tests":["a',
    '{"results":{"tests":[1],"tests":[2]}}',
    '{"results":{"tests":[1]},"results":{"tests":[2]}}',
  ])('is refused where it is broken: %s', (text) => {
    expect(() => read(text)).toThrow(SyntaxError);
  });

  it('is what JSON.parse makes of it, wherever chunks end', () => {
    const tests = fc.array(fc.jsonValue());
    const around = fc.dictionary(fc.constantFrom('tests', 'results', 'a"\\', 'é'), fc.jsonValue(), { maxKeys: 3 });
    fc.assert(
      fc.property(
        tests,
        around,
        around,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(undefined, 1),
        (list, outer, inner, size, indent) => {
          const document = { ...outer, results: { ...inner, tests: list } };
          const { entries, rest } = read(JSON.stringify(document, null, indent), size);
          expect(entries).toEqual(JSON.parse(JSON.stringify(list)));
          expect(rest).toEqual(JSON.parse(JSON.stringify({ ...document, results: { ...inner, tests: [] } })));
        },
      ),
    );
  });

  it('is read or refused as by JSON.parse, also where it is damaged', () => {
    const text = '{"results":{"x":["tests"],"tests":[{"a":"]"},[1,"\\\\"]],"y":{"tests":[3]}}}';
    fc.assert(
      fc.property(fc.nat(text.length), fc.constantFrom('', '"', '\\', ',', '[', ']', '{', '}', ':', '1'), (at, sign) => {
        const damaged = text.slice(0, at) + sign + text.slice(at + 1);
        const parsed = ((): unknown => {
          try {
            return JSON.parse(damaged);
          } catch {
            return undefined;
          }
        })();
        if (parsed === undefined) expect(() => read(damaged)).toThrow(SyntaxError);
        else expect(() => read(damaged)).not.toThrow();
      }),
    );
  });
});
