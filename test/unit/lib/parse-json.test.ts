import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLargeJson } from '../../../src/lib/parse-json.ts';

describe('parseLargeJson', () => {
  it('reads any document as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(parseLargeJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a key of the document', '{"results": 1, "results": 2}', 'has the key "results" twice in one object'],
    ['a key of what is in it', '{"results":{"tests":[1],"tests":[]}}', 'has the key "tests" twice'],
    ['a key in another spelling', String.raw`{"results":{"tests":[1],"te\u0073ts" :[]}}`, 'has the key "tests" twice'],
    ['a key far from its colon', `{"b"${' '.repeat(500)}:1,"b":2}`, 'has the key "b" twice'],
    ['a long key, which is cut,', `{"${'k'.repeat(500)}":1,"${'k'.repeat(500)}":2}`, `has the key "${'k'.repeat(98)}… twice`],
    ['a key behind a string with quotes', String.raw`{"a":"\\\",\"b\":\\","b":1,"b":2}`, 'has the key "b" twice'],
  ])('refuses %s that is there twice', (_, text, message) => {
    expect(() => parseLargeJson(text)).toThrow(message);
  });

  it.each([
    '{"results":{"tests":[{"a":1},{"a":1}]},"tests":[]}',
    '[{"a":1},{"a":1}]',
    '{"a":{"x":1},"b":{"x":1}}',
    '{"a":"a","b":"a"}',
    '{"deep":{"er":{"a":1,"a":2}}}',
  ])('accepts equal keys of different objects, and of inner ones: %s', (text) => {
    expect(parseLargeJson(text)).toEqual(JSON.parse(text));
  });

  it('refuses more values than memory is made for, before it makes any', () => {
    expect(() => parseLargeJson(`{"tests":[${'[],'.repeat(11_000_000)}[]]}`)).toThrow('has more than 20 million values');
  });

  it.each(['', '{', '"', '"\\', '{"a"', '}', '[1,', '<html>'])('throws SyntaxError for %j', (text) => {
    expect(() => parseLargeJson(text)).toThrow(SyntaxError);
  });
});
