import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeArtifactName, safeNames } from '../../../../src/lib/escape/file-name.ts';
import { anyText } from './hostile-texts.ts';

const one = (name: string): string => safeNames([name]).get(name) ?? '';
const names = fc.oneof(anyText, fc.string({ unit: fc.constantFrom('a', 'A', 'B', 'b', '.', ' ', '/', '\\', '-', 'é') }));

describe('safeNames', () => {
  it.each([
    ['Google Pixel 3-10.0', 'Google-Pixel-3-10.0'],
    ['iPhone 15 Pro Max-17.2', 'iPhone-15-Pro-Max-17.2'],
    ['..', '_'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['..\\..\\windows', '__.._windows'],
    ['a/../b', 'a_.._b'],
    ['.hidden', '_hidden'],
    ['ends.', 'ends_'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['COM1', '_COM1'],
    ['console', 'console'],
    ['', '_'],
    ['a\u0000b', 'a_b'],
    ['Galaxy S21 Ultra 5G (é)', 'Galaxy-S21-Ultra-5G-___'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('the safe name of %j is %j', (name, folder) => {
    expect(one(name)).toBe(folder);
  });

  it('keeps names apart that file systems do not tell apart', () => {
    const folders = [...safeNames(['Pixel 3', 'pixel 3', 'Pixel-3', 'Pixel/3', 'Pixel?3']).values()];
    expect(new Set(folders.map((folder) => folder.toLowerCase())).size).toBe(5);
  });

  it('gives every name its own safe folder, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 30 }), (given) => {
        const folders = safeNames(given);
        expect(folders.size).toBe(new Set(given).size);
        expect(new Set([...folders.values()].map((folder) => folder.toLowerCase())).size).toBe(folders.size);
        for (const folder of folders.values())
          expect(folder).toMatch(/^(?!\.|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[a-z0-9._-]{1,100}(?<!\.)$/i);
        expect(safeNames(given.toReversed())).toEqual(folders);
      }),
    );
  });

  it('takes prototype keys as names', () => {
    expect(one('__proto__')).toBe('__proto__');
  });
});

describe('safeArtifactName', () => {
  it.each([
    ['mobile-test-results-espresso-tests-1', 'mobile-test-results-espresso-tests-1'],
    ['a"b:c<d>e|f*g?h\\i/j\r\nk', 'a-b-c-d-e-f-g-h-i-j␍␊k'],
    ['..', 'artifact'],
    ['', 'artifact'],
    ['ends. ', 'ends'],
  ])('the safe name of %j is %j', (text, name) => {
    expect(safeArtifactName(text)).toBe(name);
  });

  it('holds nothing that the service forbids, and keeps long names apart', () => {
    fc.assert(
      fc.property(names, (text) => {
        expect(safeArtifactName(text)).toMatch(/^[^":<>|*?\\/\p{Cc}]{1,150}$/u);
      }),
    );
    const long = 'x'.repeat(300);
    expect(safeArtifactName(`${long}1`)).not.toBe(safeArtifactName(`${long}2`));
    expect(safeArtifactName(`${long}1`)).toHaveLength(150);
  });
});
