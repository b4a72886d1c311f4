import { describe, expect, it } from 'vitest';
import { parseNumber, readSeconds, readTimestamp } from '../../../../src/results/junit/reading-context.ts';
import { parseStatus } from '../../../../src/results/junit/test-case.ts';

describe('numbers', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['.5', 0.5],
    ['4.50611114501953e-05', 0.0000450611114501953],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['12,345,678', 12_345_678],
    ['a99,999', 99_999],
    ['o99,999.881', 99_999.881],
    ['0,005', 0.005],
    ['0,5', 0.5],
    ['1.5 s', 1.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.5', 1_234_567.5],
    ['1.234.567,5', 1_234_567.5],
    ['1,234', 1_234],
    ['1234,567', 1_234.567],
    ['1,23', 1.23],
    ['1,2345', 1.2345],
    ['0', 0],
    ['2 e', 2],
    ['1e3 s', 1_000],
    ['1e+2s', 100],
    ['   ', undefined],
    [`${'x'.repeat(59)}12`, 1],
    ['-3', undefined],
    ['', undefined],
    ['soon', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['1e999', undefined],
  ])('%j is %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('keeps microseconds of a duration', () => {
    expect(readSeconds('0.0005123')).toBe(0.512);
    expect(readSeconds('16.05245804786682')).toBe(16_052.458);
  });
});

describe('timestamps', () => {
  it.each([
    ['2026-01-02T10:20:50', '2026-01-02T10:20:50.000Z'],
    ['2026-01-02 10:20:50', '2026-01-02T10:20:50.000Z'],
    ['2026-01-02 10:20:50 +0000', '2026-01-02T10:20:50.000Z'],
    ['2026-01-02 10:20:50 UTC', '2026-01-02T10:20:50.000Z'],
    ['2026-01-02T10:20:50.123456+02:00', '2026-01-02T08:20:50.123Z'],
    ['2026-01-02T10:20:50Z', '2026-01-02T10:20:50.000Z'],
    ['2026-01-02 10:20:50 gmt', '2026-01-02T10:20:50.000Z'],
    ['2026-01-02T10:20:50-0130', '2026-01-02T11:50:50.000Z'],
    ['  2026-01-02T10:20:50  ', '2026-01-02T10:20:50.000Z'],
    [`2026-01-02T10:20:50.${'0'.repeat(60)}Z`, '2026-01-02T10:20:50.000Z'],
    ['yesterday', undefined],
    ['', undefined],
  ])('%j is %j', (text, expected) => {
    expect(readTimestamp(text)?.toISOString()).toBe(expected);
  });
});

describe('words', () => {
  it.each([
    ['passed', 'SUCCESS', 'Passed', 'ok', 'run', 'completed'],
    ['failed', 'FAILED', 'fail'],
    ['error', 'errored', 'ERROR'],
    ['skipped', 'IGNORED', 'disabled', 'not_run', 'NotExecuted'],
    ['timed-out', 'TIMEDOUT', 'timed_out', 'timed out', 'timeout', 'Time-Out'],
    ['pending', 'QUEUED', 'running'],
    ['unknown', 'constructor', '__proto__', '', 'x'.repeat(10_000)],
  ])('words that mean %s are read', (status, ...words) => {
    expect(words.map(parseStatus)).toEqual(words.map(() => status));
  });
});
