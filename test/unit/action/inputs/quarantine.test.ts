import { describe, expect, it } from 'vitest';
import { parseQuarantine } from '../../../../src/action/inputs/quarantine.ts';

const now = Date.parse('2026-01-02T23:59:00Z');

const yaml = (changes: Readonly<Record<string, string>> = {}): string => {
  const keys = {
    test: 'com.shop.CartTest#adds',
    reason: 'Flaky',
    issue: 'https://github.com/octo/shop/issues/7',
    until: '2026-03-31',
    ...changes,
  };
  return `- ${Object.entries(keys)
    .flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${value}`]))
    .join('\n  ')}\n`;
};

const mistakesIn = (text: string): string[] =>
  parseQuarantine(text, now).mistakes.map(({ line, column, key, message }) => `${line}:${column} ${key}: ${message}`);

describe('a quarantine file', () => {
  it('is a list of entries, each with its line', () => {
    const text = `# Known bad tests\n${yaml()}${yaml({ test: '"com.shop.*#adds*"', devices: '[Google Pixel *]', frameworks: '[espresso, xcuitest]' })}`;
    expect(parseQuarantine(text, now)).toEqual({
      entries: [
        {
          test: 'com.shop.CartTest#adds',
          reason: 'Flaky',
          issue: 'https://github.com/octo/shop/issues/7',
          until: '2026-03-31',
          devices: [],
          frameworks: [],
          line: 2,
        },
        expect.objectContaining({
          test: 'com.shop.*#adds*',
          devices: ['Google Pixel *'],
          frameworks: ['espresso', 'xcuitest'],
          line: 6,
        }),
      ],
      mistakes: [],
    });
  });

  it.each(['', '[]', '# No test is quarantined.\n'])('may be empty: %j', (text) => {
    expect(parseQuarantine(text, now)).toEqual({ entries: [], mistakes: [] });
  });

  it.each([
    ['today', '2026-01-02'],
    ['in the past', '2020-01-01'],
    ['180 days ahead', '2026-07-01'],
  ])('may name a day %s', (_what, until) => {
    expect(mistakesIn(yaml({ until }))).toEqual([]);
  });

  it.each([
    ['entries: []', '1:1 : must be a list of quarantined tests'],
    ['- CartTest#adds', '1:3 : must be a mapping with test, reason, issue and until'],
    [
      yaml({ test: 'CartTest' }),
      '1:3 test: is "CartTest", which is no class#method. Name the test as class#method; * matches any characters',
    ],
    [yaml({ test: '' }), '1:3 test: is missing. Name the test as class#method; * matches any characters'],
    [yaml({ reason: '" "' }), '2:3 reason: is " ", which is no text. Say why its failures do not count'],
    [yaml({ issue: 'SHOP-7' }), '3:3 issue: is "SHOP-7", which is no web address. Write the address of the issue about the test'],
    [
      yaml({ issue: 'javascript:alert(1)' }),
      '3:3 issue: is "javascript:alert(1)", which is no web address. Write the address of the issue about the test',
    ],
    [
      yaml({ until: '2026-02-30' }),
      '4:3 until: is "2026-02-30", which is no date. Name the last day on which it applies, such as 2026-03-31',
    ],
    [
      yaml({ until: '2026-7-1' }),
      '4:3 until: is "2026-7-1", which is no date. Name the last day on which it applies, such as 2026-03-31',
    ],
    [yaml({ until: '2026-07-02' }), '4:3 until: is 2026-07-02, more than 180 days ahead: name 2026-07-01 or an earlier day'],
    [yaml({ devices: 'Pixel' }), '5:3 devices: is "Pixel", which is no list of devices. Write one per line, each after a hyphen'],
    [yaml({ devices: '[]' }), '5:3 devices: names no device. Remove the key, or name at least one'],
    [yaml({ frameworks: '[junit]' }), /^5:16 frameworks\[0\]: is "junit", which is no framework\. Write espresso, xcuitest/],
    [yaml({ owner: 'ann' }), '5:3 owner: unknown key. The keys are test, reason, issue, until, devices and frameworks'],
    [yaml({ test: '*' }), /^1:\d+ : /],
  ])('names the place of a mistake: %j', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([typeof mistake === 'string' ? mistake : expect.stringMatching(mistake)]);
  });

  it('has at most 1,000 entries', () => {
    expect(mistakesIn(yaml().repeat(1_000))).toEqual([]);
    expect(mistakesIn(yaml().repeat(1_001))).toEqual([
      '1:1 : must have at most 1000 entries. Use * in test to cover several tests',
    ]);
  });

  it('names all mistakes of all entries in the order of the file', () => {
    const text = `${yaml({ until: '2027-01-01', owner: 'ann' })}${yaml({ test: 'a', issue: '' })}`;
    expect(mistakesIn(text).map((mistake) => mistake.split(' ')[1])).toEqual(['until:', 'owner:', 'test:', 'issue:']);
  });
});
