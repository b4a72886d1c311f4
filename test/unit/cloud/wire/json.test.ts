import { expect, test } from 'vitest';
import { readAlert } from '../../../../src/cloud/wire/alert.ts';
import { readBuild, readBuildIds } from '../../../../src/cloud/wire/build.ts';
import { readSession } from '../../../../src/cloud/wire/session.ts';
import { readUpload } from '../../../../src/cloud/wire/upload.ts';
import { countOf, idField, parseJson, textField, UnexpectedShapeError } from '../../../../src/cloud/wire/values.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';

test.each(['{"__proto__":{"admin":true},"a":1}', '{"\\u005f_proto__":{"admin":true},"a":1}', '{"x":[{"__proto__":[]}],"a":1}'])(
  '%s cannot change a prototype, not even through a copy',
  (text) => {
    const body = parseJson(text) as { readonly a: number };
    expect(JSON.stringify(body)).not.toContain('__proto__');
    expect(Object.assign({}, body)).not.toHaveProperty('admin');
    expect(body.a).toBe(1);
  },
);

test('a byte order mark is no part of JSON', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
});

test('keys of the prototype are no fields', () => {
  expect(textField({}, 'toString', 'hasOwnProperty')).toBeUndefined();
});

test.each([
  [{ a: 'x', b: 'y' }, 'x'],
  [{ a: '', b: 'y' }, 'y'],
  [{ a: ' ', b: 'y' }, 'y'],
  [{ a: null, b: 'y' }, 'y'],
  [{ a: 7 }, '7'],
  [{ a: {} }, undefined],
  [{ a: true }, undefined],
])('the text of a or b is read from %j', (record, text) => {
  expect(textField(record, 'a', 'b')).toBe(text);
});

test('an id has at most 200 characters, wherever it comes from', () => {
  const [longest, tooLong] = ['x'.repeat(200), 'x'.repeat(201)];
  expect(idField({ id: longest }, 'build_id', 'id')).toBe(longest);
  expect(idField({}, 'id')).toBeUndefined();
  const build = { id: 'b', status: 'done' };
  const session = { id: 's', status: 'done' };
  const alert = { id: 'a', name: 'x' };
  for (const [read, body] of [
    [readBuild, { ...build, id: tooLong }],
    [readBuild, { ...build, devices: { 'Pixel,13': { ...session, session_id: tooLong } } }],
    [readBuildIds, [{ id: tooLong }]],
    [readSession, { ...session, session_id: tooLong }],
    [readSession, { ...session, build_id: tooLong }],
    [readUpload, { app_url: `bs://${tooLong}` }],
    [readUpload, { app_url: 'bs://1', app_id: tooLong }],
    [readAlert, { ...alert, id: tooLong }],
  ] as const)
    expect(() => read(body)).toThrow(/^expected an id of at most 200 characters, found a string$/);
});

test.each([
  [4, 4],
  ['4', 4],
  [' 4 ', 4],
  ['4.5', undefined],
  ['', undefined],
  [-1, undefined],
  [2 ** 53, undefined],
  [null, undefined],
])('a count is read from %j', (value, count) => {
  expect(countOf(value)).toBe(count);
});

test.each([
  [null, false],
  [[], false],
  ['x', false],
  [{}, true],
])('a record is expected in place of %j', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [[1, 2], 'a list of 2'],
  ['text', 'a string'],
  [{}, 'an empty object'],
  [{ a: 1, 'b\u001b[31m\n': 2 }, 'an object with the keys "a", ?'],
  [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }, 'an object with the keys "a", "b", "c", "d", "e", "f", …'],
])('%j is described in words', (value, found) => {
  expect(new UnexpectedShapeError('a build', value).message).toBe(`expected a build, found ${found}`);
});
