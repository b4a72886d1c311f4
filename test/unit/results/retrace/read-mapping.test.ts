import { describe, expect, it } from 'vitest';
import { isSameBuild } from '../../../../src/results/retrace/mapping.ts';
import { readMapping } from '../../../../src/results/retrace/read-mapping.ts';
import { bytesOf, restore, shopMapping } from './mappings.ts';

const all = new Set(['a.b', 'a.c', 'a.d', 'a.e', 'a.f', 'a.g']);
const id = '95ccf54f0000000000000000000000000000000000000000000000000000abcd';

describe('readMapping', () => {
  it('reads the header', async () => {
    const { header, classCount } = await readMapping(bytesOf(shopMapping), new Set());
    expect(classCount).toBe(6);
    expect(header).toEqual({ compiler: 'R8', id, hash: id, version: '2.2' });
  });

  it('keeps the wanted classes alone, and the files of all', async () => {
    const { classes, sourceFiles } = await readMapping(bytesOf(shopMapping), new Set(['a.e', 'a.unknown']));
    expect([...classes.keys()]).toEqual(['a.e']);
    expect(Object.fromEntries(sourceFiles)).toEqual({
      'com.shop.CartException': 'Errors.kt',
      'com.shop.checkout.Cart': 'Cart.kt',
      'com.shop.Receipt': 'Receipt.kt',
    });
  });

  it.each([1, 2, 7, 64, 1_000])('reads the same in pieces of %i bytes', async (size) => {
    const whole = await readMapping(bytesOf(shopMapping), all);
    expect(await readMapping(bytesOf(shopMapping, size), all)).toEqual(whole);
  });

  it.each([
    ['lines that end as on Windows', shopMapping.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${shopMapping}`],
    ['notes in single quotes', shopMapping.replaceAll('"', "'")],
    ['keys of notes without quotes', shopMapping.replaceAll(/"(\w+)":/g, '$1:')],
    ['tabs as indentation', shopMapping.replaceAll(/^ {4}/gm, '\t')],
    ['lines that are none', `${shopMapping}nonsense\n    also nonsense\n   1:x:void y() -> z\n# {broken\n`],
    ['a class that comes twice', `${shopMapping}com.shop.Wrong -> a.c:\n    1:3:void wrong():1:3 -> a\n`],
  ])('reads a mapping with %s', async (_title, mapping) => {
    const trace = 'a.b: x\n\tat a.c.a(SourceFile:4)\n\tat a.d.a(SourceFile:1)\n\tat a.e.a(SourceFile:27)';
    expect((await restore(trace, mapping)).text).toBe((await restore(trace, shopMapping)).text);
  });

  it('ignores rewrites whose conditions or actions it does not know', async () => {
    const note = (conditions: string, actions: string): string =>
      `com.shop.Cart -> a.a:\n    1:1:void x():9:9 -> a\n    1:1:void y():7 -> a\n# {"id":"com.android.tools.r8.rewriteFrame","conditions":["${conditions}"],"actions":["${actions}"]}\n`;
    const trace = 'java.lang.NullPointerException\nat a.a.a(SourceFile:1)';
    for (const mapping of [
      note('whenever', 'removeInnerFrames(1)'),
      note('throws(Ljava/lang/NullPointerException;)', 'removeAll'),
    ])
      expect((await restore(trace, mapping)).text).toContain('Cart.x(Cart.java:9)\nat com.shop.Cart.y(Cart.java:7)');
  });

  it('drops lines that no compiler writes, and reads on', async () => {
    const endless = `com.shop.${'x'.repeat(5_000_000)} -> a.x:\n`;
    const { classes } = await readMapping(bytesOf(`${endless}${shopMapping}`, 65_536), all);
    expect([...classes.keys()]).toEqual([...all]);
  });
});

describe('the id of a mapping', () => {
  it.each([
    ['is the whole hash', id, id, undefined, true],
    ['is the start of the hash', id, '95ccf54', undefined, true],
    ['is in the hash alone', id, undefined, id, true],
    ['is short in the app', '95ccf54', id, id, true],
    ['is of another build', id, '1234567', '1234567', false],
    ['is absent', id, undefined, undefined, undefined],
  ])('%s', (_title, ofApp, ofMapping, hash, expected) => {
    expect(isSameBuild(ofApp, { id: ofMapping, hash })).toBe(expected);
  });
});
