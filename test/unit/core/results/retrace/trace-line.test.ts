import { describe, expect, test } from 'vitest';
import { readTraceLine } from '../../../../../src/core/results/retrace/trace-line.ts';

describe('readTraceLine', () => {
  test.each<
    [line: string, before: string, className: string, method: string, file: string, line: number | undefined, after: string]
  >([
    ['\tat a.b.c(SourceFile:12)', '\tat ', 'a.b', 'c', 'SourceFile', 12, ''],
    ['at a.b(Cart.kt)', 'at ', 'a', 'b', 'Cart.kt', undefined, ''],
    ['at a.b(Unknown Source)  ', 'at ', 'a', 'b', 'Unknown Source', undefined, '  '],
    ['at a.b(Native:Method)', 'at ', 'a', 'b', 'Native:Method', undefined, ''],
    ['at a.b(C:\\x.kt:7)', 'at ', 'a', 'b', 'C:\\x.kt', 7, ''],
    ['at a.b(x.kt:123456789)', 'at ', 'a', 'b', 'x.kt', 123_456_789, ''],
    ['at a.b(x.kt:1234567890)', 'at ', 'a', 'b', 'x.kt:1234567890', undefined, ''],
    ['at a.b()', 'at ', 'a', 'b', '', undefined, ''],
    ['at a.b(:3)', 'at ', 'a', 'b', '', 3, ''],
    ['at a.b.<init>(A.java:1)', 'at ', 'a.b', '<init>', 'A.java', 1, ''],
    ['at a.b.<clinit>(A.java:1)', 'at ', 'a.b', '<clinit>', 'A.java', 1, ''],
    ['at java.base/java.lang.Thread.run(Thread.java:9)', 'at java.base/', 'java.lang.Thread', 'run', 'Thread.java', 9, ''],
    ['at app//a/b.c(x:1)', 'at app//a/', 'b', 'c', 'x', 1, ''],
    ['at   a.b  (x:1)', 'at   ', 'a', 'b', 'x', 1, ''],
    ['10-12 10:00 E/App(12): at a.b(x:1)', '10-12 10:00 E/App(12): at ', 'a', 'b', 'x', 1, ''],
    ['looked at nothing, at a.b(x:1)', 'looked at nothing, at ', 'a', 'b', 'x', 1, ''],
    ['.at a.b(x:1)', '.at ', 'a', 'b', 'x', 1, ''],
    ['at a.b(x:1) ~[shop.jar:1.0]', 'at ', 'a', 'b', 'x', 1, ' ~[shop.jar:1.0]'],
    ['at a.b(x:1)~[shop.jar:1.0] ', 'at ', 'a', 'b', 'x', 1, '~[shop.jar:1.0] '],
    ['at a.b(x (y):1)', 'at ', 'a', 'b', 'x (y)', 1, ''],
  ])('reads the call of the line "%s"', (line, before, className, method, file, number, after) => {
    expect(readTraceLine(line)).toEqual({ kind: 'frame', before, className, method, file, line: number, after });
  });

  test.each([
    ['nothing that a call needs', 'hello world'],
    ['no class', 'at b(x:1)'],
    ['an empty class', 'at .b(x:1)'],
    ['an empty class behind a module', 'at java.base/.b(x:1)'],
    ['no method', 'at a.(x:1)'],
    ['no place', 'at a.b'],
    ['an open place', 'at a.b(x:1'],
    ['no parenthesis before the end', 'at a.b)'],
    ['text behind the place', 'at a.b(x:1) and so on'],
    ['another bracket behind the place', 'at a.b(x:1) [shop.jar:1.0]'],
    ['an archive without a place', 'at a.b(x:1 ~[shop.jar:1.0]'],
    ['a word that ends with "at"', 'format a.b(x:1)'],
    ['a name that ends with "at"', '_at a.b(x:1), $at a.b(x:1), 1at a.b(x:1), éat a.b(x:1)'],
    ['a space in the name', 'at a b.c(x:1)'],
    ['a bracket in the name', 'at a[0].c(x:1)'],
    ['a colon in the name', 'at a:b.c(x:1)'],
    ['a semicolon in the name', 'at a;b.c(x:1)'],
    ['another name in angle brackets', 'at a.b.<main>(x:1)'],
    ['a constructor that is not last', 'at a.<init>.b(x:1)'],
    ['only a constructor', 'at .<init>(x:1)'],
    ['too many characters', `at a.b(x:1)${' '.repeat(4_000)}`],
  ])('reads no call from a line with %s', (_title, line) => {
    expect(readTraceLine(line)?.kind).not.toBe('frame');
  });

  test.each<[line: string, ...names: string[]]>([
    ['a.b', 'a.b'],
    ['a.b: no such thing', 'a.b'],
    ['  a.b: no such thing', 'a.b'],
    ['Caused by: a.b$c: no such thing', 'a.b$c'],
    ['Caused by: a.b', 'a.b'],
    ['Caused by: a.b  ', 'a.b'],
    ['\tSuppressed: _a.b-c1: x', '_a.b-c1', 'x'],
    ['Suppressed: a: text', 'a', 'text'],
    ['[CIRCULAR REFERENCE: a: text]', 'a', 'text'],
    ['[CIRCULAR REFERENCE:a]', 'a'],
    ['Caused by: [CIRCULAR REFERENCE: a.b]', 'a.b'],
    ['Exception in thread "main" a: text', 'a', 'text'],
    ['Exception in thread "a: b" a.b', 'a.b'],
    ['AndroidRuntime: Caused by: a: text', 'a', 'text'],
    ['a.b: Caused by: c.d: text', 'a.b', 'c.d', 'text'],
    ['Wrapped: a.b: c.d: text', 'Wrapped', 'a.b', 'c.d', 'text'],
    ['$a.$b: x', '$a.$b', 'x'],
    ['é.ü2: 1', 'é.ü2'],
    ['a: b: c: d: e: f', 'a', 'b', 'c', 'd', 'e'],
    ['INSTRUMENTATION_RESULT: shortMsg=a.b', 'a.b'],
    ['INSTRUMENTATION_RESULT: longMsg=a.b: no such thing', 'a.b'],
    ['INSTRUMENTATION_RESULT: shortMsg=a', 'a'],
    ['x: otherMsg=a.b', 'x'],
    ['x: :shortMsg=a.b', 'x'],
    ['a..b: 1'],
    ['.a: 1'],
    ['a.: 1'],
    ['1a: 1'],
    ['a.1b: 1'],
    ['-a: 1'],
    ['a.-b: 1'],
    ['a b: 1'],
    ['a] b'],
    ['a, b'],
    [''],
    ['   '],
    [`a.b:${' '.repeat(4_000)}`],
  ])('finds the exceptions of the line "%s"', (line, ...names) => {
    const read = readTraceLine(line);
    expect(read?.kind).toBe(names.length === 0 ? undefined : 'thrown');
    expect(read?.kind === 'thrown' ? read.names.map(([start, end]) => line.slice(start, end)) : []).toEqual(names);
  });

  test.each<[line: string, isNamed: true | undefined]>([
    ['a: text', undefined],
    ['a.b: Caused by: c.d: text', undefined],
    ['Caused by: a', true],
    ['  Suppressed: a: text', true],
    ['[CIRCULAR REFERENCE: a]', true],
    ['Exception in thread "main" a: text', true],
    ['INSTRUMENTATION_RESULT: shortMsg=a', true],
  ])('knows whether words before it name the exception: "%s"', (line, isNamed) => {
    expect(readTraceLine(line)).toMatchObject({ kind: 'thrown', isNamed });
  });
});
