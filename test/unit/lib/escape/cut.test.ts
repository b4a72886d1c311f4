import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutBytes, cutText, utf8Bytes } from '../../../../src/lib/escape/cut.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('cutText', () => {
  it('keeps short text and marks a cut', () => {
    expect(cutText('abc', 3)).toBe('abc');
    expect(cutText('abcd', 3)).toBe('ab…');
    expect(cutText('a😀b', 3)).toBe('a…');
    expect(cutText('abc', 0)).toBe('');
  });

  it('never exceeds its limit nor splits a character', () => {
    fc.assert(
      fc.property(text, fc.nat(60), (whole, limit) => {
        const cut = cutText(whole, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('cutBytes', () => {
  it('never exceeds its limit nor splits a character, and keeps what fits', () => {
    fc.assert(
      fc.property(text, fc.nat(200), (whole, limit) => {
        const cut = cutBytes(whole, limit);
        expect(utf8Bytes(cut)).toBeLessThanOrEqual(limit);
        expect(cut.isWellFormed()).toBe(true);
        if (utf8Bytes(whole) <= limit) expect(cut).toBe(whole);
      }),
    );
  });

  it('fills its room', () => {
    expect(cutBytes('a'.repeat(100), 10)).toBe(`${'a'.repeat(7)}…`);
    expect(cutBytes('日'.repeat(100), 10)).toBe('日日…');
  });
});
