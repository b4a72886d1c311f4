import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDurationMs } from '../../../../src/cloud/wire/values.ts';

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

test.each([
  [''],
  ['soon'],
  ['-5'],
  [-5],
  ['5 fortnights'],
  ['1,5'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [1e12],
  ['999999999999 seconds'],
  [null],
  [undefined],
  [{}],
  ['1 20 sec'],
  ['1.5.3'],
  ['5 sec!'],
  ['5 sec later'],
])('%j is no duration', (value) => {
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
