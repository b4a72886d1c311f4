import { describe, expect, it } from 'vitest';
import { parseSelect } from '../../../../src/action/inputs/select.ts';

const mistakesIn = (text: string): string[] =>
  parseSelect(text, 'espresso').mistakes.map(({ line, column, key, message }) => `${line}:${column} ${key}: ${message}`);

describe('rules for changed files', () => {
  it('rules map path patterns to one entry, several, or none', () => {
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
    ['', '1:1 : must be a mapping'],
    ['[]', '1:1 : must be a mapping'],
    ['{}', '1:1 : must have at least one rule'],
    ['docs/**:', '1:1 docs/**: must be an entry as in the input tests'],
    ['docs/**: ""', '1:1 docs/**: must be an entry'],
    ['docs/**: {a: b}', '1:1 docs/**: must be an entry'],
    ['"!docs/**": []', '1:1 !docs/**: must be a path pattern from the root'],
    ['/docs/**: []', '1:1 /docs/**: must be a path pattern from the root'],
    ['./docs/**: []', '1:1 ./docs/**: must be a path pattern from the root'],
    ['docs/: []', '1:1 docs/: must be a path pattern from the root of the repository, such as src/cart/** for a folder'],
    ['a: []\n  **/*.md: []', '2:3 : a pattern that begins with *, { or [ needs quotes'],
    ['"*(*a*)b": []', '1:1 *(*a*)b: the pattern has *(…), which is not supported'],
    ['a: []\nsrc/{1..3}/**: []', '2:1 src/{1..3}/**: the pattern has no comma within {…}, as in {a,b}'],
    ['{a,b}/**: []', '1:1 : a pattern that begins with *, { or [ needs quotes'],
    ['[ab]/**: []', '1:1 : a pattern that begins with *, { or [ needs quotes'],
    ['a: [com.shop.A, !com.shop.B]', '1:17 : an entry that begins with ! needs quotes, as in "!com.example.SlowTest"'],
    ['a:\n  - !com.shop.B', '2:5 : an entry that begins with ! needs quotes, as in "!com.example.SlowTest"'],
    ['src/[!a]: 3', '1:1 src/[!a]: must be an entry'],
    ['{a: [], b: 3}', '1:9 b: must be an entry'],
    ['a: []\na: []', '2:1 : The mapping has this key twice'],
    [
      'a:\n  - com.shop.A\n  - Target/Class',
      '3:5 a[1]: has the entry "Target/Class", which must not contain a slash: only names',
    ],
    ['a: a.A, a.B', '1:1 a: has the entry "a.A, a.B", which must be one entry per line, without commas. Espresso takes'],
  ])('%j is refused at its place', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([expect.stringContaining(mistake)]);
    expect(parseSelect(text, 'espresso').rules).toEqual([]);
  });

  it('rules report all their mistakes at once', () => {
    expect(mistakesIn('a: size:tiny\nb: [x/y, "!"]')).toHaveLength(3);
    expect(mistakesIn('a: !com.shop.A\nb: 3\n/c: []')).toHaveLength(3);
  });
});
