import { describe, expect, it } from 'vitest';
import { failedRequests, findLogLines } from '../../../../../src/core/results/triage/file-evidence.ts';

const log = `===== com.shop.CartTest#adds =====
11-23 10:00:00.000  4711  4732 I TestRunner: started: adds
11-23 10:00:01.000  4711  4732 E Shop: no cart
11-23 10:00:02.000  4711  4732 E TestRunner: java.lang.IllegalStateException: closed
11-23 10:00:02.000  4711  4732 E TestRunner: 	at com.shop.Cart.add(Cart.kt:3)
11-23 10:00:03.000  4711  4732 I TestRunner: finished: adds

===== com.shop.CartTest#pays =====
11-23 10:00:04.000  4711  4732 E Shop: no card
11-23 10:00:05.000  4712  4712 E AndroidRuntime: FATAL EXCEPTION: main
11-23 10:00:05.000  4712  4712 E AndroidRuntime: java.lang.NullPointerException: card
11-23 10:00:06.000  4711  4732 E Shop: request sent
===== com.shop.CartTest#other =====
11-23 10:00:07.000  4711  4732 E Shop: total=3 and more`;

const find = async (text: string, test: string, exception?: string) => {
  const lines = async function* () {
    yield text.split('\n');
  };
  return (await findLogLines(lines(), [{ test, exception }])).get(test);
};

describe('lines of a log', () => {
  it.each<[what: string, test: string, exception: string | undefined, expected: object | undefined]>([
    [
      'those of the exception with what follows, in the part of the test, by their number',
      'com.shop.CartTest#adds',
      'java.lang.IllegalStateException',
      {
        line: 4,
        lines: [expect.stringContaining('IllegalStateException: closed'), expect.stringContaining('at com.shop.Cart.add')],
      },
    ],
    [
      'those of a crash, whatever exception the test names',
      'com.shop.CartTest#pays',
      'java.lang.RuntimeException',
      { line: 10, lines: [expect.stringContaining('FATAL EXCEPTION'), expect.stringContaining('NullPointerException')] },
    ],
    [
      'the last error where there is no other reason',
      'com.shop.CartTest#other',
      undefined,
      { line: 14, lines: ['11-23 10:00:07.000  4711  4732 E Shop: total=3 and more'] },
    ],
    ['none of a test that the log does not have', 'com.shop.CartTest#unknown', 'a.B', undefined],
  ])('are %s', async (_what, test, exception, expected) => {
    expect(await find(log, test, exception)).toEqual(expected);
  });

  it.each<[string, string, object | undefined]>([
    ['the first of two crashes', 'FATAL EXCEPTION: one\nx\nFATAL EXCEPTION: two', { line: 2, lines: ['FATAL EXCEPTION: one'] }],
    ['the first of two exceptions', 'a CError: 1\nx\na CError: 2', { line: 2, lines: ['a CError: 1'] }],
    ['the last of two errors', 'E/a: 1\nx\nE/a: 2', { line: 4, lines: ['E/a: 2'] }],
    ['an exception before an error', 'CError\nE/a: 2', { line: 2, lines: ['CError'] }],
    ['an exception after an error', 'E/a: 2\nx\nCError', { line: 4, lines: ['CError'] }],
    ['twelve lines of a trace', `CError${'\n at x'.repeat(20)}`, { line: 2, lines: ['CError', ...Array(11).fill(' at x')] }],
    ['an error with a crash in its trace', 'E/a: 2\n at x FATAL EXCEPTION', { line: 3, lines: [' at x FATAL EXCEPTION'] }],
    ['a cut line', `CError${'x'.repeat(2_000)}`, { line: 2, lines: [expect.stringMatching(/^CErrorx{200,293}…$/)] }],
    ['no line', 'nothing\nelse', undefined],
  ])('are %s', async (_what, text, expected) => {
    expect(await find(`===== a#b =====\n${text}`, 'a#b', 'a.CError')).toEqual(expected);
  });
});

describe('failed requests', () => {
  const entry = (test: string, status: number, url = 'https://ann:secret@api.shop.com/cart?token=1#x') => ({
    _test: test,
    request: { method: 'GET', url },
    response: { status },
  });
  const answered = [entry('a#b', 200), entry('a#b', 503), entry('a#c', 500), entry('a#b', 0), entry('a#b', 404, 'no address')];
  const har = { log: { entries: [...answered, null, 7, {}] } };

  it('are those of the test, without user, query and fragment', () => {
    const url = 'https://api.shop.com/cart';
    expect(failedRequests(har, 'a#b', 'sessions/network.har')).toEqual([
      { kind: 'request', method: 'GET', url, status: 503, file: 'sessions/network.har' },
      { kind: 'request', method: 'GET', url, status: 0, file: 'sessions/network.har' },
    ]);
  });

  it('are the last five, with a method and an address that are cut', () => {
    const entries = Array.from({ length: 7 }, (_none, nth) => ({ ...entry('a#b', 500, `https://h/${nth}${'x'.repeat(400)}`) }));
    const found = failedRequests({ log: { entries } }, 'a#b', 'f');
    expect(found.map((each) => 'url' in each && [each.url?.slice(0, 11), each.url?.length])).toEqual(
      ['2', '3', '4', '5', '6'].map((nth) => [`https://h/${nth}`, 300]),
    );
    const odd = (method: unknown, status: unknown) => ({
      ...entry('a#b', 0),
      request: { method, url: 'https://h/' },
      response: { status },
    });
    const others = [odd('x'.repeat(30), 400), odd(7, -3), odd('GET', 399), odd('GET', 500.5), odd('GET', '500')];
    expect(failedRequests({ log: { entries: others } }, 'a#b', 'f')).toMatchObject([
      { method: 'x'.repeat(20), status: 400 },
      { method: '?', status: 0 },
    ]);
  });

  it.each([null, [], {}, { log: 7 }, { log: { entries: {} } }])('are none of %j', (broken) => {
    expect(failedRequests(broken, 'a#b', 'x')).toEqual([]);
  });
});
