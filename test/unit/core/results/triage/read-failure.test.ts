import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/core/model/results.ts';
import {
  type FailureReading,
  readFailure,
  withoutValues,
  withQuotedText,
} from '../../../../../src/core/results/triage/read-failure.ts';
import { failedTest } from '../../../../helpers/run-results.ts';

const read = (failure: Partial<Failure>, name = 'com.shop.CartTest#adds'): FailureReading => {
  const test = failedTest(name, failure);
  return readFailure(test, test.failures[0]);
};

const callsIn = (trace: string, name?: string) => read({ trace }, name).frames.map(({ call }) => call);

describe('the text of a failure', () => {
  it.each<[string, Partial<Failure>, Partial<FailureReading>]>([
    [
      'starts with its thread',
      { message: 'Exception in thread "main" java.lang.IllegalStateException : no user' },
      { exceptions: ['IllegalStateException'], exception: 'java.lang.IllegalStateException', message: 'no user', isInner: false },
    ],
    [
      'has its exception only in the trace',
      { message: 'no user', trace: ' a.b.CException: no user at all\n\tat a.B.c(B.kt:1)' },
      { exceptions: ['CException'], exception: 'a.b.CException', message: 'no user' },
    ],
    [
      'has the exception of another message in the trace',
      { message: 'no user', trace: 'a.b.CException: no cart\n\tat a.B.c(B.kt:1)' },
      { exceptions: [], exception: undefined, message: 'no user' },
    ],
    [
      'has a deepest cause without a message',
      {
        type: 'a.b.CException',
        trace: 'a.b.CException\nCaused by: a.b.D$EError: deep\nCaused by: a.b.FCrash\n\tat a.B.c(B.kt:1)',
      },
      { exceptions: ['CException', 'CException', 'EError', 'FCrash'], exception: 'a.b.D$EError', message: 'deep', isInner: true },
    ],
    [
      'has no message anywhere',
      { trace: 'a.b.CException\nCaused by: a.b.DError' },
      { exceptions: ['CException', 'DError'], exception: 'a.b.DError', message: '', text: '', isInner: true, isSilent: false },
    ],
    [
      'has its message below the exception',
      { trace: 'java.lang.AssertionError: \r\n\r\nExpected:  1\r\n     but: was 2\r\n\tat a.B.c(B.kt:1)' },
      { message: 'Expected:  1', text: 'Expected:  1 but: was 2' },
    ],
    [
      'starts with a place in a file',
      { message: 'src/Cart.swift:12:5: error: no user\nsecond   line\rthird\r\nfourth\nfifth\nsixth' },
      { message: 'no user', text: 'no user second   line third fourth fifth', frames: [{ file: 'src/Cart.swift', line: 12 }] },
    ],
    ['starts with a word like a file', { message: 'about Cart.swift:12: no user' }, { message: 'about Cart.swift:12: no user' }],
    ['contains the screen', { message: 'x', trace: 'failed\n  View hierarchy: secret' }, { ruleText: '\nx\nfailed' }],
    ['is only white space', { trace: ' \n ' }, { message: '', isSilent: true, frames: [] }],
    ['ends in white space', { message: 'no user \n \n' }, { message: 'no user', text: 'no user' }],
    ['is in the wrong case', { message: 'error: no' }, { exceptions: [], message: 'error: no' }],
    ['starts with a class', { message: 'a.b.C: no' }, { exceptions: ['C'], exception: 'a.b.C', message: 'no' }],
    ['starts with a sentence', { message: 'It is an Error: no' }, { exceptions: [], message: 'It is an Error: no' }],
  ])('is read if it %s', (_what, failure, expected) => {
    expect(read(failure)).toMatchObject(expected);
  });

  it('is cut to a kilobyte in five lines, and its rules read four kilobytes of 20 lines', () => {
    const lines = Array.from({ length: 30 }, (_none, nth) => `line ${nth} ${'x'.repeat(280)}`);
    const { message, text, ruleText } = read({ message: lines.join('\n') });
    expect([message, text]).toEqual([lines[0], lines.slice(0, 5).join(' ').slice(0, 1_000)]);
    expect(ruleText).toHaveLength(4_000);
    expect(read({ message: 'a\n'.repeat(30) }).ruleText).toBe(`\n${'a\n'.repeat(20)}`);
  });
});

describe('the calls in a trace', () => {
  it.each([
    ['com.shop.CartTest$adds$1.invoke', 'com.shop.CartTest.adds'],
    ['com.shop.CartTest$load$2.invokeSuspend', 'com.shop.CartTest.load'],
    ['com.shop.CartTest$lambda$1.run', 'com.shop.CartTest.run'],
    ['com.shop.Cart.add$lambda$3', 'com.shop.Cart.add'],
    ['com.shop.Cart.lambda$add$3', 'com.shop.Cart.add'],
    ['com.shop.Cart.add$default', 'com.shop.Cart.add'],
    ['com.shop.Cart.access$000', 'com.shop.Cart.access'],
    ['com.shop.Cart$adds$1.access$7', 'com.shop.Cart.adds'],
    ['com.shop.Cart$Inner.call', 'com.shop.Cart.call'],
    ['com.shop.Cart$adds$1.pay', 'com.shop.Cart.pay'],
    ['com.shop.Cart.$', 'com.shop.Cart.$'],
  ])('have the name of the function that contains them: %s', (call, expected) => {
    expect(callsIn(`E\n\tat ${call}(Cart.kt:3)`)).toEqual([expected]);
  });

  it('begin with the deepest cause, without those of test frameworks and without anonymous functions', () => {
    const trace = `a.BError: no
\tat com.shop.CartTest.adds(CartTest.kt:3)
\tat org.junit.Assert.fail(Assert.java:3)
Caused by: a.CError: no
\tat com.shop.Cart.<anonymous>(Cart.kt:9)
com.shop.Cart.add(Cart.kt:7)
com.shop.Cart.looksLikeACall(but is none)
\tat com.shop.Cart.store(Native Method)`;
    expect(read({ trace }).frames).toEqual([
      { call: 'com.shop.Cart.add', file: 'Cart.kt', line: 7, packagePath: 'com/shop' },
      { call: 'com.shop.Cart.store', packagePath: 'com/shop' },
      { call: 'com.shop.CartTest.adds', file: 'CartTest.kt', line: 3, packagePath: 'com/shop' },
    ]);
  });

  it('omit libraries, except in the tests of the library', () => {
    const inLibraries = 'E: no\n\tat okhttp3.Call.run(Call.java:3)\n\tat com.google.gson.Gson.read(Gson.java:3)';
    expect(callsIn(inLibraries)).toEqual([]);
    expect(callsIn(`${inLibraries}\n\tat com.shop.Cart.add(Cart.kt:3)`)).toEqual(['com.shop.Cart.add']);
    expect(callsIn(inLibraries, 'com.google.gson.GsonTest#reads')).toEqual(['com.google.gson.Gson.read']);
  });

  it('of .NET are read from the first line on, and have no path', () => {
    const trace = `   at Shop.Cart.Add(Item item) in C:\\shop\\Cart.cs:line 9
   at Shop.CartTest.Adds() in /home/ann/CartTest.cs:line 31.
   at Xunit.Assert.True() in /x/Assert.cs:line 3`;
    expect(callsIn(trace, 'Shop.CartTest#Adds')).toEqual(['Shop.Cart.Add', 'Shop.CartTest.Adds']);
  });

  it('are those of the message if the trace has none, and at most 20', () => {
    expect(read({ message: 'it failed\ncom.shop.Cart.add(Cart.kt:3)', trace: 'no calls' }).frames).toMatchObject([{ line: 3 }]);
    const many = Array.from({ length: 30 }, (_none, nth) => `\n\tat a.B.c${nth}(B.kt:${nth + 1})`).join('');
    expect(callsIn(`E: no${many}`)).toHaveLength(20);
    expect(callsIn(`E: no${many.slice(0, 200)}\nCaused by: F: no${many.slice(0, 200)}\nCaused by: G: no${many}`)).toHaveLength(
      20,
    );
    const places = Array.from({ length: 30 }, (_none, nth) => `Cart.swift:${nth + 1}: no`).join('\n');
    expect(read({ message: places }).frames).toHaveLength(20);
  });
});

it.each([
  ['session 3F2504e0-4f89-11d3-9a0c-0305e82c3301 lost', 'session # lost'],
  ['Object@1f2E3d, @abc, 0x7FFE at 12.5,30 s', 'Object#, @abc, # at # s'],
  ['C:\\Users\\ann\\Shop.cs and /home/x-y/y.kt, a/b', 'Shop.cs and y.kt, a/b'],
  ['deadbeef1 build, feedface, cafe', '# build, feedface, cafe'],
  ['commit 0A1b2c3 ', 'commit #'],
  ['a  "b\n 1" d', 'a "b #" d', 'a  "b #" d'],
  [
    "no \"Ann\", “Bob”, `x` and 'y 1' in [1, 2] of <a/b>, isn't",
    "no “”, “”, “” and “” in [] of <>, isn't",
    "no \"Ann\", “Bob”, `x` and 'y #' in [#, #] of <a/b>, isn't",
  ],
  ["don't 'say' 'em", "don't “” 'em", "don't 'say' 'em"],
])(
  'values that change between runs are removed from a message, and optionally quoted texts: %j',
  (message, without, quoted = without) => {
    expect([withoutValues(message), withQuotedText(message)]).toEqual([without, quoted]);
  },
);
