import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAlert } from '../../../../src/service/wire/alert.ts';
import { readBuild, readBuildIds } from '../../../../src/service/wire/build.ts';
import { readSession } from '../../../../src/service/wire/session.ts';
import { readUpload } from '../../../../src/service/wire/upload.ts';
import {
  countOf,
  idField,
  parseJson,
  readDurationMs,
  readTime,
  textField,
  UnexpectedShapeError,
} from '../../../../src/service/wire/values.ts';

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

test.each([
  ['2026-01-02 10:11:12 UTC', '2026-01-02T10:11:12.000Z'],
  ['2026-01-02 10:20:40 +0000', '2026-01-02T10:20:40.000Z'],
  ['2026-01-02 10:20:40 +0530', '2026-01-02T04:50:40.000Z'],
  ['2026-01-02T10:20:40-08:00', '2026-01-02T18:20:40.000Z'],
  ['2026-04-25T20:23:02.123Z', '2026-04-25T20:23:02.123Z'],
  ['2026-04-25T20:23:02.123456789Z', '2026-04-25T20:23:02.123Z'],
  ['2026-01-02 10:20:40', '2026-01-02T10:20:40.000Z'],
  ['2024-02-29 00:00:00 UTC', '2024-02-29T00:00:00.000Z'],
  [1_767_348_672, '2026-01-02T10:11:12.000Z'],
  ['1767348672', '2026-01-02T10:11:12.000Z'],
  [1_767_348_672_000, '2026-01-02T10:11:12.000Z'],
])('%j is read as a time', (value, iso) => {
  expect(readTime(value)?.toISOString()).toBe(iso);
});

const noNumbers = ['', 'soon', '-5', -5, Number.NaN, 1e300, null, undefined, {}];
const wrongDates = ['2026-13-02 10:11:12 UTC', '2026-02-31 10:11:12 UTC', '2026-01-02 25:11:12 UTC', '2026-01-02'];
const wrongZones = ['2026-01-02 10:20:40 +9900', `2026-01-02 10:20:40 ${' '.repeat(100)}UTC`];
test.each([...noNumbers, ...wrongDates, ...wrongZones, 0, [1_767_348_672]])('%j is no time', (value) => {
  expect(readTime(value)).toBeUndefined();
});

test('every second of a lifetime is read back in each format', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }), (seconds) => {
      const iso = new Date(seconds * 1_000).toISOString();
      const plain = iso.slice(0, 19).replace('T', ' ');
      for (const text of [iso, `${plain} UTC`, `${plain} +0000`, seconds, String(seconds)]) {
        expect(readTime(text)?.getTime()).toBe(seconds * 1_000);
      }
    }),
  );
});

test.each([
  ['127 seconds', 127_000],
  ['1 second', 1_000],
  ['20', 20_000],
  [83, 83_000],
  ['50 sec', 50_000],
  ['2 mins', 120_000],
  ['50 mins', 3_000_000],
  ['1 min 20 sec', 80_000],
  ['1 hour 2 minutes', 3_720_000],
  ['1.784', 1_784],
  ['2.057', 2_057],
  [9.563, 9_563],
  ['250 ms', 250],
  ['0', 0],
  [0, 0],
  [' 5 s ', 5_000],
])('%j is %i ms', (value, durationMs) => {
  expect(readDurationMs(value)).toBe(durationMs);
});

const wrongUnits = ['5 fortnights', '1,5', '999999999999 seconds', '1 20 sec', '1.5.3', '5 sec!', '5 sec later'];
test.each([...noNumbers, ...wrongUnits, Number.POSITIVE_INFINITY, 1e12])('%j is no duration', (value) => {
  expect(readDurationMs(value)).toBeUndefined();
});

test('a text that is far too long is not even searched', () => {
  expect(readDurationMs('9'.repeat(1_000_000))).toBeUndefined();
  expect(readDurationMs(`${'9 '.repeat(500_000)}x`)).toBeUndefined();
});

test('any value gives whole milliseconds or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (value) => {
      const durationMs = readDurationMs(value);
      expect(durationMs === undefined || (Number.isSafeInteger(durationMs) && durationMs >= 0)).toBe(true);
    }),
  );
});
