import { describe, expect, it } from 'vitest';
import { duration, utcTime } from '../../../../src/rendering/markdown/format.ts';

describe('duration and utcTime', () => {
  it('are never ambiguous', () => {
    expect(duration(192_000)).toBe('3 m 12 s');
    expect(utcTime(new Date('2026-01-02T10:20:30.400Z'))).toBe('2026-01-02 10:20:30 UTC');
  });

  it.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])('show a dash for %j', (value) => {
    expect(duration(value)).toBe('–');
    expect(utcTime(value === undefined ? undefined : new Date(Number.NaN))).toBe('–');
  });
});
