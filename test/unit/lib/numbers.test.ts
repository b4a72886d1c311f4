import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatBytes, formatDuration } from '../../../src/lib/durations.ts';
import { counted, digits, formatMinutes } from '../../../src/lib/numbers.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0 ms'],
    [180, '180 ms'],
    [999.6, '1 s'],
    [1_000, '1 s'],
    [4_240, '4.2 s'],
    [59_960, '1 m'],
    [192_000, '3 m 12 s'],
    [3_599_600, '1 h'],
    [3_900_000, '1 h 5 m'],
    [90_000_000, '25 h'],
  ])('%d ms are shown as %s', (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [4_200, '4.2 kB'],
    [99_990, '100 kB'],
    [100_000, '0.1 MB'],
    [12_000_000, '12 MB'],
    [12_540_000, '12.5 MB'],
    [1_500_000_000, '1500 MB'],
  ])('%d bytes are shown as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

it('the digits of a number are grouped by commas', () => {
  expect([7, 1_200, 2_000_000].map(digits)).toEqual(['7', '1,200', '2,000,000']);
  expect([counted(1, 'test'), counted(1_200, 'test')]).toEqual(['1 test', '1,200 tests']);
  expect(formatMinutes(1_362_000)).toBe('22.7');
});

it('nothing but numbers.ts formats by the locale of the machine, or sizes and times by hand', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const byHand = globSync('src/**/*.ts', { cwd: root })
    .filter((file) => !/embedded|assets\.ts$|lib.(?:numbers|durations)\.ts$/.test(file))
    .filter((file) =>
      /toLocale|\bIntl\.|toFixed\(1\)\} (?:MB|s|kB)|Bytes\} bytes,/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(byHand).toEqual([]);
});
