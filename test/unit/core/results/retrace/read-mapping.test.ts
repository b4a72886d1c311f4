import { describe, expect, it } from 'vitest';
import { isSameBuild, readMapping } from '../../../../../src/core/results/retrace/read-mapping.ts';
import { bytesOf, restore, shopMapping } from './mappings.ts';

const all = new Set(['a.b', 'a.c', 'a.d', 'a.e', 'a.f', 'a.g']);
const id = '95ccf54f0000000000000000000000000000000000000000000000000000abcd';

describe('readMapping', () => {
  it('reads the header', async () => {
    const { header, classCount } = await readMapping(bytesOf(shopMapping), new Set());
    expect(classCount).toBe(6);
    expect(header).toEqual({ id, hash: id, version: '2.2' });
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
});

const linesOf = async (...lines: readonly string[]) => {
  const { classes } = await readMapping(bytesOf(['com.shop.Cart -> a.a:', ...lines].join('\n')), new Set(['a.a']));
  return [...(classes.get('a.a')?.methods ?? [])].map(([name, methods]) => ({ name, methods }));
};

describe('a line of a method', () => {
  const plain = { short: undefined, holder: undefined, method: 'x', signature: 'void x()', original: undefined };

  it.each<[line: string, name: string, Record<string, unknown>]>([
    ['void x() -> a', 'a', {}],
    ['  void x()   -> a  ', 'a', {}],
    ['1:3:void x():10:12 -> a', 'a', { short: { from: 1, to: 3 }, original: { from: 10, to: 12 } }],
    ['3:1:void x():12:10 -> a', 'a', { short: { from: 1, to: 3 }, original: { from: 10, to: 12 } }],
    ['1:3:void x():10 -> a', 'a', { short: { from: 1, to: 3 }, original: { from: 10, to: 10 } }],
    ['1:3:void x() -> a', 'a', { short: { from: 1, to: 3 } }],
    ['1:3:void x():9:9  -> a', 'a', { short: { from: 1, to: 3 }, original: { from: 9, to: 9 } }],
    ['1:3:void x() :9:9 -> a', 'a', { short: { from: 1, to: 3 } }],
    ['1:3:void x()1:9:9 -> a', 'a', { short: { from: 1, to: 3 } }],
    ['1:3:void x():9:9x -> a', 'a', { short: { from: 1, to: 3 } }],
    ['void x():7 -> a', 'a', { original: { from: 7, to: 7 } }],
    ['int a.b.x(int,a.c[]) -> <init>', '<init>', { holder: 'a.b', signature: 'int a.b.x(int,a.c[])' }],
    ['1:2:int a.x(int) -> b', 'b', { short: { from: 1, to: 2 }, holder: 'a', signature: 'int a.x(int)' }],
    ['void x 1:2:() -> a', 'a', { method: 'x 1:2:', signature: 'void x 1:2:()' }],
  ])('gives a method: "%s"', async (line, name, expected) => {
    const [method, ...others] = await linesOf(`    ${line}`);
    expect(others).toEqual([]);
    expect(method?.name).toBe(name);
    expect(method?.methods[0]).toEqual([expect.objectContaining({ ...plain, ...expected })]);
  });

  it.each([
    'int x -> a',
    'x)( -> a',
    ')(',
    'void x()',
    'void () -> a',
    'void x() ->',
    'void x() ->  ',
    'void x) -> a',
    'void x( -> a',
  ])('gives no method: "%s"', async (line) => {
    expect(await linesOf(`    ${line}`)).toEqual([]);
  });

  it('belongs to the method of its signature, and in a stack to the outermost one', async () => {
    const found = await linesOf(
      '    1:1:void x():1 -> a',
      '    2:2:int y():2 -> a',
      '    2:2:void x():3 -> a',
      '    3:3:void z():4 -> a',
      '    3:4:void z():5 -> a',
      '    2:4:void z():6 -> a',
      '    void w() -> a',
      '    void v() -> a',
    );
    expect(found.map(({ methods }) => methods.map((lines) => lines.map(({ method }) => method).join('')))).toEqual([
      ['xyx', 'zzz', 'w', 'v'],
    ]);
  });
});

describe('a line of a class', () => {
  it.each<[line: string, short: string, original: string | undefined]>([
    ['a.B -> c:', 'c', 'a.B'],
    ['a.B -> c:  \r', 'c', 'a.B'],
    ['a.B  ->  c :', 'c', 'a.B'],
    ['a.B -> c', 'c', undefined],
    [' -> c:', 'c', undefined],
    ['-> c:', 'c', undefined],
    ['a.B c:', 'c', undefined],
    ['a.B -> :', '', undefined],
  ])('names a class only if it is complete: "%s"', async (line, short, original) => {
    const { classes, classCount } = await readMapping(bytesOf(line), new Set([short]));
    expect(classes.get(short)?.original).toBe(original);
    expect(classCount).toBe(original === undefined ? 0 : 1);
  });
});

describe('a note', () => {
  const header = async (...lines: readonly string[]): Promise<unknown> =>
    (await readMapping(bytesOf(lines.join('\n')), new Set())).header;

  it.each<[line: string, expected: Record<string, string>]>([
    ['#pg_map_id:ABC', { id: 'abc' }],
    ['#  pg_map_id:  ABC x', { id: 'abc' }],
    ['# pg_map_hash: SHA-256   ABC', { hash: 'abc' }],
    ['# pg_map_hash:ABC', { hash: 'abc' }],
    ['# a # pg_map_id: abc', {}],
    ['# pg_map_id_version: 8', {}],
    ['# {"id":"com.android.tools.r8.mapping","version":2.2}', { version: '2.2' }],
    ['# {"id":"x.com.android.tools.r8.mapping","version":2.2}', {}],
    ["# {'id':'mapping',version:'2'}", { version: '2' }],
    ['# {"id":1,"version":"2.2"}', {}],
    ['# {"id":', {}],
  ])('before the first class describes the mapping: %s', async (line, expected) => {
    expect(await header(line)).toEqual(expected);
  });

  it('of the mapping is not read behind the first class, and the first version counts', async () => {
    const version = '# {"id":"mapping","version":"1"}';
    expect(await header(version, version.replace('1', '2'), 'a.B -> c:', '# pg_map_id: abc')).toEqual({ version: '1' });
  });

  it.each([
    ['# {"id":"sourceFile","fileName":"B.kt"}', [['a.B', 'B.kt']]],
    ['# {"id":"sourceFile","fileName":1}', []],
  ])('names the file of a class: %s', async (note, expected) => {
    const { sourceFiles } = await readMapping(bytesOf(`${note.replace('B.kt', 'A.kt')}\na.B -> c:\n${note}\n`), new Set());
    expect([...sourceFiles]).toEqual(expected);
  });

  const rewrite = (conditions: unknown, actions: unknown): string => JSON.stringify({ id: 'rewriteFrame', conditions, actions });

  it.each<[string, Record<string, unknown>]>([
    ['{"id":"synthesized"}', { isSynthesized: true }],
    ['{"id":"outline"}', { isOutline: true }],
    ['{"id":"residualsignature"}', {}],
    [
      rewrite(['throws(La/b;)'], ['removeInnerFrames(1)', 'removeInnerFrames(12)']),
      { rewrites: [{ thrown: ['a.b'], removeInner: 13 }] },
    ],
    [rewrite([], []), { rewrites: [{ thrown: [], removeInner: 0 }] }],
    [rewrite(['throws(La;)', 'x'], ['removeInnerFrames(1)']), {}],
    [rewrite(['throws(La;)'], ['removeInnerFrames(1)', 'x']), {}],
    [rewrite(['xthrows(La;)'], ['removeInnerFrames(1)']), {}],
    [rewrite(['throws(La;)x'], ['removeInnerFrames(1)']), {}],
    [rewrite(['throws(La;)'], ['xremoveInnerFrames(1)']), {}],
    [rewrite(['throws(La;)'], ['removeInnerFrames(1)x']), {}],
    [rewrite('throws(La;)', ['removeInnerFrames(1)']), {}],
    [rewrite(['throws(La;)'], 'removeInnerFrames(1)'), {}],
    ['{"id":"outlineCallsite","positions":{"1":4,"x":5,"6":"y"}}', { callsite: new Map([[1, 4]]) }],
    ['{"id":"outlineCallsite","positions":"none"}', { callsite: new Map() }],
  ])('describes the line above it: %s', async (note, expected) => {
    const lines = ['# {"id":"outline"}', '    void y() -> b', '    void x() -> a', `      # ${note}`, '    int x() -> a'];
    const [first, second] = await linesOf(...lines);
    const none = { rewrites: [], callsite: undefined, isSynthesized: false, isOutline: false };
    expect(first?.methods).toMatchObject([[none]]);
    expect(second?.methods).toEqual([[expect.objectContaining({ ...none, ...expected })], [expect.objectContaining(none)]]);
  });

  it('describes the method even if only one of several lines has it', async () => {
    const mapping = 'com.shop.Cart -> a.a:\n    1:1:void x() -> a\n      # {"id":"outline"}\n    2:2:void x() -> a\n';
    expect((await restore('at a.a.a(SourceFile:2)', mapping)).text).toBe('');
  });
});

const wanted = new Set(['a.a', 'b.b']);

describe('bounds of a mapping', () => {
  const limitBytes = 4 * 1024 * 1024;
  const namesOf = async (text: string, size?: number): Promise<string[]> => [
    ...(await readMapping(bytesOf(text, size), wanted)).classes.keys(),
  ];

  it.each([
    ['in its last line', (long: string) => `a.B -> b.b:\n${long}`],
    ['in its first line', (long: string) => `${long}\na.B -> b.b:`],
  ])('a line without an end is dropped %s', async (_title, mapping) => {
    // Lines are measured at the end of each chunk.
    const longest = `${'x'.repeat(limitBytes - ' -> a.a:'.length)} -> a.a:`;
    expect((await namesOf(mapping(longest), limitBytes / 4)).sort()).toEqual(['a.a', 'b.b']);
    expect(await namesOf(mapping(`${'x'.repeat(limitBytes)}${longest}`), limitBytes / 4)).toEqual(['b.b']);
  });

  it('of the lines of a class the first 200,000 are kept', async () => {
    const text = `a.B -> a.a:\n    1:1:void x() -> a\n${'    2:2:void x() -> a\n'.repeat(200_000)}`;
    const { classes } = await readMapping(bytesOf(text), wanted);
    expect(classes.get('a.a')?.methods.get('a')?.[0]).toHaveLength(200_000);
  });
});

describe('the reading of a mapping', () => {
  it('keeps the source files of at most 200 MiB', async () => {
    const longName = 'x'.repeat(1024 * 1024);
    const chunks = async function* (classes: number) {
      for (let nth = 0; nth < classes; nth++)
        yield Buffer.from(`${longName}${nth} -> a.${nth}:\n# {"id":"sourceFile","fileName":"File${nth}.kt"}\n`);
    };
    const cut = await readMapping(chunks(250), wanted);
    expect([cut.isCut, cut.classCount, cut.sourceFiles.size]).toEqual([true, 250, 199]);
    const whole = await readMapping(chunks(150), wanted);
    expect([whole.isCut, whole.sourceFiles.size]).toEqual([false, 150]);
  });

  it('takes 40,000 rules for one method in a time that grows with their number', async () => {
    const rule = '      # {"id":"rewriteFrame","conditions":["throws(Le;)"],"actions":["removeInnerFrames(1)"]}\n';
    const secondsFor = async (count: number): Promise<number> => {
      const startedAt = performance.now();
      const { classes } = await readMapping(bytesOf(`a.B -> a.a:\n    1:1:void x() -> a\n${rule.repeat(count)}`), wanted);
      expect(classes.get('a.a')?.methods.get('a')?.[0]?.[0]?.rewrites).toHaveLength(count);
      return (performance.now() - startedAt) / 1_000;
    };
    // The fastest of several readings, because other work on the machine only slows them down.
    const fastest = async (count: number): Promise<number> =>
      Math.min(await secondsFor(count), await secondsFor(count), await secondsFor(count));
    // Copying all rules for each one takes 100 times as long.
    expect(await fastest(40_000)).toBeLessThan(40 * Math.max(await fastest(4_000), 0.01));
  });

  it('ends with the step', async () => {
    const step = new AbortController();
    const chunks = async function* () {
      yield Buffer.from('a.B -> a.a:\n');
      step.abort(new Error('cancelled'));
      yield Buffer.from('b.B -> b.b:\n');
    };
    await expect(readMapping(chunks(), wanted, step.signal)).rejects.toThrow('cancelled');
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
