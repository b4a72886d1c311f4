import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  decodeOutcomes,
  durationOf,
  encodeOutcomes,
  isFailure,
  isFlakyCode,
  isPass,
  statusOf,
} from '../../../src/history/outcomes.ts';
import type { PastStatus } from '../../../src/model/history.ts';

const status = fc.constantFrom<PastStatus>('passed', 'flaky', 'failed');
const code = fc
  .tuple(status, fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }))
  .map(([each, ms]) => codeOf(each, ms));

describe('the code of an outcome', () => {
  it('holds its status, and its duration within 7.5 %', () => {
    fc.assert(
      fc.property(status, fc.integer({ min: 100, max: 3_300_000 }), (each, durationMs) => {
        const held = codeOf(each, durationMs);
        expect(statusOf(held)).toBe(each);
        expect(Math.abs(Math.log(durationOf(held)! / durationMs))).toBeLessThan(0.075);
        expect(codeOf(each, durationOf(held))).toBe(held);
        expect([isPass(held), isFlakyCode(held), isFailure(held)]).toEqual([
          each !== 'failed',
          each === 'flaky',
          each === 'failed',
        ]);
      }),
    );
  });

  it.each([undefined, 0, -1, Number.NaN])('knows no duration of %s', (durationMs) => {
    expect(durationOf(codeOf('passed', durationMs))).toBeUndefined();
  });

  it('is larger the worse the outcome is, then the longer it took', () => {
    const codes = [codeOf('passed', 5_000), codeOf('passed', 9_000_000), codeOf('flaky'), codeOf('flaky', 20), codeOf('failed')];
    expect(codes.toSorted((a, b) => a - b)).toEqual(codes);
  });
});

describe('outcomes as text', () => {
  const decoded = (texts: readonly [string, string], length: number): Uint16Array | undefined => {
    const codes = new Uint16Array(length);
    return decodeOutcomes(...texts, codes) ? codes : undefined;
  };

  it('read back as they were written, in at most two characters each', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(code, fc.constant(0)), { maxLength: 120 }), (codes) => {
        const texts = encodeOutcomes(Uint16Array.from(codes));
        expect([...decoded(texts, codes.length)!]).toEqual(codes);
        expect(JSON.stringify(texts).length).toBeLessThanOrEqual(2 * codes.length + '["",""]'.length);
      }),
    );
  });

  it('are few characters for a test that passes', () => {
    expect(encodeOutcomes(new Uint16Array(50).fill(codeOf('passed', 1_000)))[0]).toBe('50p');
    expect(encodeOutcomes(Uint16Array.of(0, 0, codeOf('failed'), codeOf('flaky'), 0))[0]).toBe('2.fk');
  });

  it.each<[string, string, string]>([
    ['more outcomes than runs', '6p', '      '],
    ['a count without a letter', '3', ''],
    ['a count beyond all bounds', '99999999999999999999p', ''],
    ['an unknown letter', 'x', ' '],
    ['too few durations', 'pp', ' '],
    ['too many durations', 'p', '  '],
  ])('are refused with %s', (_what, statuses, durations) => {
    expect(decoded([statuses, durations], 5)).toBeUndefined();
  });
});
