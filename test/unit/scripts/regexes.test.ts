import recheck from 'recheck';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expressionsIn } from '../../../scripts/regexes/expressions.ts';
import { growthOf } from '../../../scripts/regexes/growth.ts';

describe('expressionsIn', () => {
  it('finds literals and fixed texts, wherever they stand', () => {
    const source = `
      const a: RegExp = /x+\\/y/gu;
      export class B { readonly c = { d: [new RegExp('a+', 'i')] }; }
      const f = <T,>(t: T): boolean => RegExp(\`[b]\\\\d\`).test(String(t).replace(/c/, ''));
    `;
    expect(expressionsIn(source)).toEqual([
      { text: '/x+\\/y/gu', regex: { pattern: 'x+\\/y', flags: 'gu' } },
      { text: "new RegExp('a+', 'i')", regex: { pattern: 'a+', flags: 'i' } },
      { text: 'RegExp(`[b]\\\\d`)', regex: { pattern: '[b]\\d', flags: '' } },
      { text: '/c/', regex: { pattern: 'c', flags: '' } },
    ]);
  });

  it.each([`new RegExp(\`a\${b}\`)`, 'new RegExp(a)', "RegExp('a', flags)"])('cannot know the text of %s', (text) => {
    expect(expressionsIn(`const x = ${text};`)).toEqual([{ text }]);
  });

  it('takes neither a comment nor a text for one', () => {
    expect(expressionsIn("const a = '/x+$/'; // /y+$/\nconst b = 4 / 2 / 1;")).toEqual([]);
  });
});

describe('growthOf', () => {
  // In this process: the tests leave none behind.
  beforeEach(() => void vi.stubEnv('RECHECK_BACKEND', 'pure'));

  it.each(['^a+$', '"[^"]*"', '^(?:[^/]+/)*[^/]+$'])('proves that %s is linear', async (pattern) => {
    expect(await growthOf({ pattern, flags: '' }, recheck.check)).toBe('linear');
  });

  it.each([
    ['a+$', /^2nd degree polynomial/],
    ['^(a|ab|b)*c$', /^exponential/],
    ['(a+)+$', /^exponential/],
    ['[:(]\\d+(?:[:,]\\d+)*(error)', /^2nd degree polynomial/],
    ['^(a+)\\1$', /^not proven: unsupported/],
  ])('says of %s what is known', async (pattern, growth) => {
    expect(await growthOf({ pattern, flags: '' }, recheck.check)).toMatch(growth);
  });
});
