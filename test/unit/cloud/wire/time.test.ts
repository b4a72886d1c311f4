import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime } from '../../../../src/cloud/wire/values.ts';

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

test.each([
  [''],
  ['soon'],
  ['2026-13-02 10:11:12 UTC'],
  ['2026-02-31 10:11:12 UTC'],
  ['2026-01-02 25:11:12 UTC'],
  ['2026-01-02'],
  ['2026-01-02 10:20:40 +9900'],
  [`2026-01-02 10:20:40 ${' '.repeat(100)}UTC`],
  [0],
  [-5],
  [Number.NaN],
  [1e300],
  [null],
  [undefined],
  [{}],
  [[1_767_348_672]],
])('%j is no time', (value) => {
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
