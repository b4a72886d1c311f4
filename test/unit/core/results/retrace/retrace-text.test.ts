import { describe, expect, it } from 'vitest';
import { readMapping } from '../../../../../src/core/results/retrace/read-mapping.ts';
import { retraceClassName } from '../../../../../src/core/results/retrace/retrace-text.ts';
import { bytesOf, restore, shopMapping } from './mappings.ts';

const frame = async (line: string): Promise<string> => (await restore(line, shopMapping)).text;

describe('a frame of a shrunk build', () => {
  it.each([
    ['gets class, method, file and line', 'at a.c.a(SourceFile:2)', 'at com.shop.checkout.Cart.add(Cart.kt:41)'],
    ['takes the line of a range of one line', 'at a.g.run(SourceFile:1)', 'at com.shop.Outer$Inner.run(Outer.java:8)'],
    ['becomes a Kotlin file for a class that ends in Kt', 'at a.f.a(SourceFile:1)', 'at com.shop.UtilKt.help(Util.kt:3)'],
    ['keeps its line where the mapping has none', 'at a.c.c(SourceFile:7)', 'at com.shop.checkout.Cart.size(Cart.kt:7)'],
    ['takes the only line of a method', 'at a.c.f(SourceFile:33)', 'at com.shop.checkout.Cart.close(Cart.kt:110)'],
    ['without a line takes the only line', 'at a.c.f(Unknown Source)', 'at com.shop.checkout.Cart.close(Cart.kt:110)'],
    ['without a line names the method', 'at a.c.a(Unknown Source)', 'at com.shop.checkout.Cart.add(Cart.kt)'],
    ['with line 0 names the method', 'at a.c.a(SourceFile:0)', 'at com.shop.checkout.Cart.add(Cart.kt)'],
    [
      'with a line outside of all ranges names the only method, without a line',
      'at a.c.a(SourceFile:99)',
      'at com.shop.checkout.Cart.add(Cart.kt)',
    ],
    ['with an unknown method names the class', 'at a.c.zz(SourceFile:1)', 'at com.shop.checkout.Cart.zz(Cart.kt:1)'],
    ['with an unknown class stays', 'at x.y.a(SourceFile:1)', 'at x.y.a(SourceFile:1)'],
    ['keeps a native place where no file is known', 'at a.f.a(Native Method)', 'at com.shop.UtilKt.help(Native Method)'],
    ['keeps a module or class loader', 'at app//a.c.a(SourceFile:1)', 'at app//com.shop.checkout.Cart.add(Cart.kt:40)'],
    ['keeps what a logger adds', 'at a.c.a(SourceFile:1) ~[a.jar:1.0]', 'at com.shop.checkout.Cart.add(Cart.kt:40) ~[a.jar:1.0]'],
    ['is split at the last colon', 'at a.c.a(a:b:c:2)', 'at com.shop.checkout.Cart.add(Cart.kt:41)'],
    ['is found in a log', '01-02 E App: \tat a.c.a(SourceFile:3)', '01-02 E App: \tat com.shop.checkout.Cart.add(Cart.kt:42)'],
    ['may be a constructor', 'at a.b.<init>(SourceFile:1)', 'at com.shop.CartException.<init>(Errors.kt:5)'],
    [
      'with the id of the mapping as its file is restored',
      'at a.c.a(r8-map-id-95ccf54f0000000000000000000000000000000000000000000000000000abcd:1)',
      'at com.shop.checkout.Cart.add(Cart.kt:40)',
    ],
    ['with the id of another mapping stays', 'at a.c.a(r8-map-id-1234567:1)', 'at a.c.a(r8-map-id-1234567:1)'],
    ['is no frame within a word', 'format a.c.a(SourceFile:1) is odd', 'format a.c.a(SourceFile:1) is odd'],
    ['keeps the end of a Windows line', 'at a.c.a(SourceFile:1)\r', 'at com.shop.checkout.Cart.add(Cart.kt:40)\r'],
  ])('%s', async (_title, line, expected) => {
    expect(await frame(line)).toBe(expected);
  });

  it('becomes several where methods were inlined, the innermost first', async () => {
    expect(await frame('\tat a.c.a(SourceFile:4)')).toBe(
      [
        '\tat com.shop.Prices.check(Prices.java:12)',
        '\tat com.shop.Prices.total(Prices.java:30)',
        '\tat com.shop.checkout.Cart.add(Cart.kt:43)',
      ].join('\n'),
    );
  });

  it('stays as it is where it may be one of several overloads, and the alternatives are listed', async () => {
    const { text, ambiguous } = await restore('\tat a.c.b(Unknown Source)', shopMapping);
    expect(text).toBe('\tat a.c.b(Unknown Source)');
    expect(ambiguous).toEqual([
      {
        frame: 'at a.c.b(Unknown Source)',
        alternatives: ['com.shop.checkout.Cart.remove(Cart.kt)', 'com.shop.checkout.Cart.clear(Cart.kt)'],
      },
    ]);
  });

  it('stays as it is where its line is outside of all ranges and the name is that of several methods', async () => {
    const { text, ambiguous } = await restore('\tat a.c.b(SourceFile:99)', shopMapping);
    expect(text).toBe('\tat a.c.b(SourceFile:99)');
    expect(ambiguous[0]?.alternatives).toEqual([
      'com.shop.checkout.Cart.remove(Cart.kt)',
      'com.shop.checkout.Cart.clear(Cart.kt)',
    ]);
  });

  it('is left out where only the compiler made it, and the method that it wraps stays', async () => {
    expect(await frame('\tat a.c.g(SourceFile:1)\n\tat a.c.h(SourceFile:2)')).toBe(
      '\tat com.shop.checkout.Cart.refund(Cart.kt:121)',
    );
  });
});

describe('the lines of a mapping', () => {
  const outline = '# {"id":"outline"}';
  const outlined = ['1:9:void o() -> o', outline];
  const caller = ['4:4:void x():40 -> a', '5:5:void x():50 -> a', '# {"id":"outlineCallsite","positions":{"1":4}}'];
  const synthesized = '# {"id":"synthesized"}';
  const rewrite = (removed: number, ...conditions: readonly string[]): string =>
    JSON.stringify({ id: 'rewriteFrame', conditions, actions: [`removeInnerFrames(${removed})`] }).replace(/^/, '# ');
  const [hidden, first] = ['1:1:void b():0:0 -> a', '1:1:void i():3 -> a'];
  const [inner, own] = ['1:1:void i():4 -> a', '1:1:void x():5 -> a'];
  const plain = ['1:3:void o():7:9 -> o'];
  const half = ['void o() -> o', outline, 'int o() -> o'];
  const [isE, isF] = ['throws(Le;)', 'throws(Lf;)'];

  it.each<[title: string, mapping: readonly string[], trace: string, ...restored: string[]]>([
    ['without a range apply to a frame without a line', ['void x():9 -> a', '1:2:void y():3:4 -> a'], 'a()', 'x(Cart.java:9)'],
    ['without a range apply to any line', ['void x():9 -> a'], 'a(F:5)', 'x(Cart.java:9)'],
    ['without a range apply where no range does', ['1:2:void x():3:4 -> a', 'void x() -> a'], 'a(F:9)', 'x(Cart.java:9)'],
    ['with a range apply first', ['1:2:void x():3:4 -> a', 'void x() -> a'], 'a(F:2)', 'x(Cart.java:4)'],
    ['that are two for one call have no line', ['void x():3 -> a', 'void x():4 -> a'], 'a()', 'x(Cart.java:3)'],
    ['that start at 0 apply to a frame without a line', ['0:2:void x():10:12 -> a'], 'a()', 'x(Cart.java:10)'],
    ['that end at the last line apply to it', ['0:2:void x():10:12 -> a'], 'a(F:2)', 'x(Cart.java:12)'],
    ['that start later name the outermost call only', ['1:2:void y():3:4 -> a', '1:2:void x():5 -> a'], 'a()', 'x(Cart.java)'],
    ['that have one place for many lines have that place', ['1:9:void x():5 -> a'], 'a(F:7)', 'x(Cart.java:5)'],
    ['that have many places for no line have no line', ['void x():3:5 -> a'], 'a()', 'x(Cart.java)'],
    ['of another class name its file', ['1:1:void com.shop.Tax.x():5 -> a'], 'a(F.kt:1)', 'Tax.x(Tax.kt:5)'],
    ['that do not have the method name the class', ['1:1:void x():5 -> a'], 'z(F:0)', 'z(Cart.java)'],
    ['of the compiler alone are no alternative', [hidden, synthesized, '2:2:void c():6 -> a', own], 'a(F:1)', 'x(Cart.java:5)'],
    ['are rewritten below an exception', [inner, own, rewrite(1, isE)], 'a(F:1)', 'x(Cart.java:5)'],
    ['are rewritten if all conditions hold', [inner, own, rewrite(1, isE, isF)], 'a(F:1)', 'i(Cart.java:4)', 'x(Cart.java:5)'],
    ['are rewritten by all rules that hold', [first, rewrite(1, isE), inner, rewrite(1), own], 'a(F:1)', 'x(Cart.java:5)'],
    ['stay where a rule removes more calls than there are', ['1:1:void x():5 -> a', rewrite(2, isE)], 'a(F:1)', 'x(Cart.java:5)'],
    ['may be removed as a whole', ['1:1:void x():5 -> a', rewrite(1, isE)], 'a(F:1)'],
    ['of outlined code give its caller another line', [...outlined, ...caller], 'o(F:1) a(F:5)', 'x(Cart.java:40)'],
    ['of outlined code may name lines of the caller', [...outlined, ...caller], 'o(F:4) a(F:5)', 'x(Cart.java:40)'],
    ['of outlined code may name no line of the caller', [...outlined, ...caller], 'o(F:2) a(F:5)', 'x(Cart.java:50)'],
    ['of outlined code need its line', [...outlined, ...caller], 'o() a(F:5)', 'x(Cart.java:50)'],
    ['of other code give its caller no line', [...plain, ...caller], 'o(F:1) a(F:5)', 'o(Cart.java:7)', 'x(Cart.java:50)'],
    ['of one outlined overload give no line', [...half, ...caller], 'o(F:1) a(F:5)', 'o(Cart.java:1)', 'x(Cart.java:50)'],
  ])('%s', async (_title, mapping, trace, ...expected) => {
    const frames = trace.split(' ').map((call) => `at a.c.${call}`);
    const { text } = await restore(
      ['e: no', ...frames].join('\n'),
      ['com.shop.Cart -> a.c:', ...mapping.map((line) => `  ${line}`), ''].join('\n'),
    );
    expect(
      text
        .replaceAll(/at com\.shop\.(?:Cart\.)?/g, '')
        .split('\n')
        .slice(1),
    ).toEqual(expected);
  });

  it.each([
    ['void x():3 -> a\n void x():4 -> a', 'F:9', ['Cart.x(Cart.java:3)', 'Cart.x(Cart.java:4)']],
    ['void x():3:5 -> a', 'F:9', ['Cart.x(Cart.java:3)', 'Cart.x(Cart.java:4)', 'Cart.x(Cart.java:5)']],
    [
      '1:1:void x():3:4 -> a\n 1:1:void y():9 -> a',
      'F:1',
      ['Cart.x(Cart.java:3)\ncom.shop.Cart.y(Cart.java:9)', 'Cart.x(Cart.java:4)\ncom.shop.Cart.y(Cart.java:9)'],
    ],
    ['1:2:void x():3:4 -> a\n 3:3:int z():7 -> a\n 1:2:int y():8:9 -> a', 'F:2', ['Cart.x(Cart.java:4)', 'Cart.y(Cart.java:9)']],
  ])('that have several places list them: %s', async (lines, place, alternatives) => {
    const { text, ambiguous } = await restore(`at a.c.a(${place})`, `com.shop.Cart -> a.c:\n ${lines}\n`);
    expect(text).toBe(`at a.c.a(${place})`);
    expect(ambiguous).toEqual([{ frame: text, alternatives: alternatives.map((call) => `com.shop.${call}`) }]);
  });

  it('list at most 200 places of a frame, of at most 50 frames', async () => {
    const mapping =
      'com.shop.Cart -> a.c:\n 1:1:void x():1:999 -> a\n 2:2:void y():1:150 -> b\n 3:3:void y():1:1 -> b\n 2:2:int z():1:150 -> b\n';
    const { ambiguous } = await restore('at a.c.a(F:1)\n'.repeat(51), mapping);
    expect(ambiguous.map(({ alternatives }) => alternatives.length)).toEqual(Array.from({ length: 50 }, () => 200));
    expect((await restore('at a.c.b(F:2)', mapping)).ambiguous[0]?.alternatives).toHaveLength(200);
  });

  it('apply to the first million characters', async () => {
    const text = `${'at a.c.a(F:1)\n'.repeat(71_428)}1234567\nat a.c.a(F:1)\n`;
    const { text: restored } = await restore(text, 'com.shop.Cart -> a.c:\n 1:1:void x():1 -> a\n');
    expect(restored.match(/com\.shop\.Cart\.x\(Cart\.java:1\)/g)).toHaveLength(71_428);
    expect(restored.endsWith('1234567\nat a.c.a(F:1)\n')).toBe(true);
  });
});

describe('methods in one range of a mapping of ProGuard', () => {
  const r8 = '# compiler: R8\n';
  const restored = async (lines: readonly string[], head = '') => {
    const { text, ambiguous } = await restore('at a.c.a(F:2)', `${head}com.shop.Cart -> a.c:\n    ${lines.join('\n    ')}\n`);
    return ambiguous[0]?.alternatives ?? text.replaceAll('at ', '').split('\n');
  };

  it.each<[title: string, lines: readonly string[], places: readonly string[]]>([
    ['without places', ['1:3:void x() -> a', '1:3:int y(int) -> a'], ['x(Cart.java:2)', 'y(Cart.java:2)']],
    [
      'with places of several lines',
      ['1:3:void x():11:13 -> a', '1:3:int y():21:23 -> a'],
      ['x(Cart.java:12)', 'y(Cart.java:22)'],
    ],
    ['with places in two numbers', ['2:2:void x():11:11 -> a', '2:2:int y():21:21 -> a'], ['x(Cart.java:11)', 'y(Cart.java:21)']],
  ])('are alternatives: %s', async (_title, lines, places) => {
    const calls = places.map((place) => `com.shop.Cart.${place}`);
    const { text, ambiguous } = await restore('at a.c.a(F:2)', `com.shop.Cart -> a.c:\n    ${lines.join('\n    ')}\n`);
    expect(text).toBe('at a.c.a(F:2)');
    expect(ambiguous[0]?.alternatives).toEqual(calls);
    // R8 writes a stack in the same form.
    expect(await restored(lines, r8)).toEqual(calls);
  });

  it('are a stack where the place of the caller is one number, which is that of a call', async () => {
    const lines = ['1:3:void com.shop.Tax.x():11:13 -> a', '1:3:int y():21 -> a'];
    expect(await restored(lines)).toEqual(['com.shop.Tax.x(Tax.java:12)', 'com.shop.Cart.y(Cart.java:21)']);
  });
});

describe('the file of a class that the mapping does not name', () => {
  it.each([
    ['com.shop.Cart', 'SourceFile', 'Cart.java'],
    ['com.shop.Cart', 'a.java', 'Cart.java'],
    ['com.shop.Cart', 'a.kt', 'Cart.kt'],
    ['com.shop.Cart$Item$1', 'a.kt', 'Cart.kt'],
    ['Cart', 'a.kt', 'Cart.kt'],
    ['com.shop.CartKt', 'SourceFile', 'Cart.kt'],
    ['com.shop.CartKt', 'a.kt', 'Cart.kt'],
    ['com.shop.CartKt', 'a.java', 'CartKt.java'],
    ['com.shop.CartKt$one$1', 'SourceFile', 'Cart.kt'],
    ['com.shop.Cart', 'Native Method', 'Native Method'],
  ])('follows from its name: %s in %s', async (className, file, expected) => {
    const { text } = await restore(`at a.c.a(${file})`, `${className} -> a.c:\n void x() -> a\n`);
    expect(text).toBe(`at ${className}.x(${expected})`);
  });
});

describe('frames below an exception', () => {
  it('lose the calls that R8 inlined as a null check, only below the exception of the check', async () => {
    const below = async (exception: string): Promise<string> => frame(`${exception}\n\tat a.c.e(SourceFile:7)`);
    expect(await below('java.lang.NullPointerException: no card')).toBe(
      'java.lang.NullPointerException: no card\n\tat com.shop.checkout.Cart.pay(Cart.kt:100)',
    );
    expect(await below('java.lang.NullPointerException: no card,\nin two lines')).not.toContain('Guard.check');
    expect(await below('java.lang.IllegalStateException')).toContain('at com.shop.Guard.check(Guard.java:9)\n');
    expect(await frame('java.lang.NullPointerException\n\tat x.y.z(A:1)\n\tat a.c.e(SourceFile:7)')).toContain('Guard.check');
  });

  it('have the line that the outlined code above them was called for', async () => {
    const trace = (line: number): Promise<string> => frame(`\tat a.d.a(SourceFile:${line})\n\tat a.e.a(SourceFile:27)`);
    expect(await trace(1)).toBe('\tat com.shop.Receipt.print(Receipt.kt:200)');
    expect(await trace(2)).toBe('\tat com.shop.Receipt.print(Receipt.kt:210)');
  });
});

describe('the name of an exception', () => {
  it.each([
    ['at the start', 'a.b: no items', 'com.shop.CartException: no items'],
    ['alone', 'a.b', 'com.shop.CartException'],
    ['in the end of an instrumentation', 'RESULT: longMsg=a.b: x', 'RESULT: longMsg=com.shop.CartException: x'],
    ['as a cause', 'Caused by: a.b: no items', 'Caused by: com.shop.CartException: no items'],
    ['as a suppressed exception', '\tSuppressed: a.b', '\tSuppressed: com.shop.CartException'],
    ['inside of another', 'java.lang.RuntimeException: a.b: x', 'java.lang.RuntimeException: com.shop.CartException: x'],
    ['in a text', 'java.X: No activity {com.shop/a.c}: a.b: x', 'java.X: No activity {com.shop/a.c}: com.shop.CartException: x'],
    ['in a log line', '01-02 03:04:05.678  1  2 E App: a.b: x', '01-02 03:04:05.678  1  2 E App: com.shop.CartException: x'],
  ])('%s is restored', async (_title, line, expected) => {
    expect(await frame(line)).toBe(expected);
  });

  const short = 'com.shop.CartException -> a:\ncom.shop.Cart -> b:\n    1:1:void add():4:4 -> a\n';

  it.each([
    ['a word of a message', 'expected a.b and a.c'],
    ['a word before a comma', 'a.b, a.c'],
  ])('is not read into %s', async (_title, line) => {
    expect(await frame(line)).toBe(line);
  });

  it.each([
    ['a cause', 'Caused by: a: text', 'Caused by: com.shop.CartException: text'],
    ['a suppressed exception', '\tSuppressed: a', '\tSuppressed: com.shop.CartException'],
    ['a circular reference', '[CIRCULAR REFERENCE: a: text]', '[CIRCULAR REFERENCE: com.shop.CartException: text]'],
    ['a circular reference of Android', '\t[CIRCULAR REFERENCE:a]', '\t[CIRCULAR REFERENCE:com.shop.CartException]'],
    ['the exception of a thread', 'Exception in thread "main" a: x', 'Exception in thread "main" com.shop.CartException: x'],
    ['the end of an instrumentation', 'RESULT: shortMsg=a', 'RESULT: shortMsg=com.shop.CartException'],
  ])('without a package is restored where words say that it is one: %s', async (_title, line, expected) => {
    expect((await restore(line, short)).text).toBe(expected);
  });

  it.each(['a: text', 'Caused by: a: text', '\tSuppressed: a', 'Exception in thread "main" a: text'])(
    'without a package removes the frames that a rule names: %s',
    async (line) => {
      const note = '{"id":"com.android.tools.r8.rewriteFrame","conditions":["throws(La;)"],"actions":["removeInnerFrames(1)"]}';
      const mapping = `${short}    2:2:void check():7:7 -> c\n    2:2:void add():8 -> c\n      # ${note}\n`;
      expect((await restore(`${line}\n\tat b.c(SourceFile:2)`, mapping)).text.split('\n')[1]).toBe(
        '\tat com.shop.Cart.add(Cart.java:8)',
      );
    },
  );

  it('is one letter without a package only right above a frame', async () => {
    expect((await restore('a: text\n\tat b.a(SourceFile:1)', short)).text).toBe(
      'com.shop.CartException: text\n\tat com.shop.Cart.add(Cart.java:4)',
    );
    expect((await restore('a: text\nb: more', short)).text).toBe('a: text\nb: more');
    expect((await restore('Result: a: text\n\tat b.a(SourceFile:1)', short)).text).toContain('Result: a: text');
  });
});

describe('several mappings', () => {
  const app = 'com.shop.Cart -> a.c:\n    1:1:void add():4:4 -> a\n';
  const tests = 'com.shop.test.CartTest -> a.t:\n    1:1:void adds():9:9 -> a\n';
  const other = 'com.shop.Other -> a.c:\n    1:1:void other():5:5 -> a\n';

  it('each restore their own classes', async () => {
    const { text } = await restore('\tat a.c.a(SourceFile:1)\n\tat a.t.a(SourceFile:1)', app, tests);
    expect(text).toBe('\tat com.shop.Cart.add(Cart.java:4)\n\tat com.shop.test.CartTest.adds(CartTest.java:9)');
  });

  it('that agree on a class restore it', async () => {
    const { text } = await restore('a.c: text\n\tat a.c.a(SourceFile:1)', app, app);
    expect(text).toBe('com.shop.Cart: text\n\tat com.shop.Cart.add(Cart.java:4)');
  });

  it('several mappings that disagree leave frames and names as they are', async () => {
    const { text, ambiguous } = await restore('a.c: text\n\tat a.c.a(SourceFile:1)', app, other);
    expect(text).toBe('a.c: text\n\tat a.c.a(SourceFile:1)');
    expect(ambiguous[0]?.alternatives).toEqual(['com.shop.Cart.add(Cart.java:4)', 'com.shop.Other.other(Other.java:5)']);
  });

  it('are told apart by the id in a frame', async () => {
    const { text } = await restore(
      '\tat a.c.a(r8-map-id-2222222:1)',
      `# pg_map_id: 1111111\n${app}`,
      `# pg_map_id: 2222222\n${other}`,
    );
    expect(text).toBe('\tat com.shop.Other.other(Other.java:5)');
  });
});

it('A class name alone is restored, and any other word is not', async () => {
  const mapping = await readMapping(bytesOf(shopMapping), new Set(['a.b']));
  expect(['a.b', 'a.zz', 'x'].map((name) => retraceClassName(name, [mapping]))).toEqual(['com.shop.CartException', 'a.zz', 'x']);
});
