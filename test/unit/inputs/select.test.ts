import { describe, expect, it } from 'vitest';
import { parseSelect } from '../../../src/inputs/select.ts';

const mistakesIn = (text: string): string[] =>
  parseSelect(text, 'espresso').mistakes.map(({ line, column, key, message }) => `${line}:${column} ${key}: ${message}`);

describe('rules for changed files', () => {
  it('map path patterns to one entry, several, or none', () => {
    const { rules, mistakes } = parseSelect(
      'src/cart/**: package:com.shop.cart\n"*.gradle": [com.shop.A, "!com.shop.B#c"]\ndocs/**: []\n',
      'espresso',
    );
    expect(mistakes).toEqual([]);
    expect(rules).toEqual([
      {
        pattern: 'src/cart/**',
        matches: expect.any(Function),
        entries: [{ kind: 'package', name: 'com.shop.cart', text: 'package:com.shop.cart', excludes: false }],
      },
      {
        pattern: '*.gradle',
        matches: expect.any(Function),
        entries: [
          expect.objectContaining({ text: 'com.shop.A' }),
          expect.objectContaining({ text: 'com.shop.B#c', excludes: true }),
        ],
      },
      { pattern: 'docs/**', matches: expect.any(Function), entries: [] },
    ]);
  });

  it.each([
    ['', '1:1 : expected a mapping'],
    ['[]', '1:1 : expected a mapping'],
    ['{}', '1:1 : expected at least one rule'],
    ['docs/**:', '1:1 docs/**: expected an entry as in the input tests'],
    ['docs/**: ""', '1:1 docs/**: expected an entry'],
    ['docs/**: {a: b}', '1:1 docs/**: expected an entry'],
    ['"!docs/**": []', '1:1 !docs/**: expected a path pattern from the root'],
    ['/docs/**: []', '1:1 /docs/**: expected a path pattern from the root'],
    ['./docs/**: []', '1:1 ./docs/**: expected a path pattern from the root'],
    ['docs/: []', '1:1 docs/: expected a path pattern from the root of the repository, such as src/cart/** for a folder'],
    ['a: []\n  **/*.md: []', '2:3 : expected quotes around a pattern that begins with *, { or ['],
    ['"*(*a*)b": []', '1:1 *(*a*)b: expected a pattern without *(…), which is not supported'],
    ['a: []\nsrc/{1..3}/**: []', '2:1 src/{1..3}/**: expected alternatives with commas within {…}'],
    ['{a,b}/**: []', '1:1 : expected quotes around a pattern'],
    ['[ab]/**: []', '1:1 : expected quotes around a pattern'],
    ['a: [com.shop.A, !com.shop.B]', '1:17 : expected quotes around an entry that begins with !'],
    ['a:\n  - !com.shop.B', '2:5 : expected quotes around an entry that begins with !'],
    ['src/[!a]: 3', '1:1 src/[!a]: expected an entry'],
    ['{a: [], b: 3}', '1:9 b: expected an entry'],
    ['a: []\na: []', '2:1 : Map keys must be unique'],
    ['a:\n  - com.shop.A\n  - Target/Class', '3:5 a[1]: "Target/Class": expected the form of Android tests'],
    ['a: com.shop.A, com.shop.B', '1:1 a: "com.shop.A, com.shop.B": expected one entry per line'],
  ])('%j is refused at its place', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
    expect(parseSelect(text, 'espresso').rules).toEqual([]);
  });

  it('report all their mistakes at once', () => {
    expect(mistakesIn('a: size:tiny\nb: [x/y, "!"]')).toHaveLength(3);
    expect(mistakesIn('a: !com.shop.A\nb: 3\n/c: []')).toHaveLength(3);
  });
});
