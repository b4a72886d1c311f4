import { describe, expect, it } from 'vitest';
import { failedRequests, findLogLines } from '../../../../src/results/triage/file-evidence.ts';
import { withoutSecrets } from '../../../../src/results/triage/mask-secrets.ts';
import { cpuTimeOf } from '../../../helpers/cpu-time.ts';

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
11-23 10:00:06.000  4711  4732 E Shop: authorization: Bearer 0123456789abcdef0123, password=hunter22
===== com.shop.CartTest#other =====
11-23 10:00:07.000  4711  4732 E Shop: password=hunter22 and more`;

const find = async (...wanted: readonly { test: string; exception?: string }[]) => {
  const lines = async function* () {
    yield log.split('\n');
  };
  return findLogLines(lines(), wanted);
};

describe('lines of a log', () => {
  it('are those of the exception with what follows, in the part of the test, by their number', async () => {
    const found = await find({ test: 'com.shop.CartTest#adds', exception: 'java.lang.IllegalStateException' });
    expect([...found]).toEqual([
      [
        'com.shop.CartTest#adds',
        {
          line: 4,
          lines: [expect.stringContaining('IllegalStateException: closed'), expect.stringContaining('at com.shop.Cart.add')],
        },
      ],
    ]);
  });

  it('are those of a crash, whatever exception the test names', async () => {
    const found = await find({ test: 'com.shop.CartTest#pays', exception: 'java.lang.RuntimeException' });
    expect(found.get('com.shop.CartTest#pays')).toEqual({
      line: 10,
      lines: [expect.stringContaining('FATAL EXCEPTION'), expect.stringContaining('NullPointerException')],
    });
  });

  it('are the last error where there is no other reason, without secrets', async () => {
    const found = await find({ test: 'com.shop.CartTest#other' });
    expect(found.get('com.shop.CartTest#other')).toEqual({
      line: 14,
      lines: ['11-23 10:00:07.000  4711  4732 E Shop: password=*** and more'],
    });
  });

  it('are none of a test that the log does not have', async () => {
    expect((await find({ test: 'com.shop.CartTest#unknown', exception: 'a.B' })).size).toBe(0);
  });
});

describe('secrets', () => {
  it.each([
    ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
    ["{'authorization': 'Basic dXNlcjpwYXNz'}", "{'authorization': 'Basic ***'}"],
    ['token ghp_0123456789abcdefghij0123', 'token ***'],
    ['AKIA0123456789ABCDEF is here', '*** is here'],
    ['The basic selection failed', 'The basic selection failed'],
    ['expected password field', 'expected password field'],
  ])('%j becomes %j', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown);
  });

  it('are found in time', () => {
    const maskAll = () => {
      for (const text of ['authorization', 'bearer ', 'eyJa.', 'a:', '"', 'basic ', 'ghp_']) withoutSecrets(text.repeat(20_000));
    };
    expect(cpuTimeOf(maskAll)).toBeLessThan(2_000);
  });
});

describe('failed requests', () => {
  const entry = (test: string, status: number, url = 'https://ann:secret@api.shop.com/cart?token=1#x') => ({
    _test: test,
    request: { method: 'GET', url },
    response: { status },
  });
  const har = {
    log: {
      entries: [
        entry('a#b', 200),
        entry('a#b', 503),
        entry('a#c', 500),
        entry('a#b', 0),
        entry('a#b', 404, 'no address'),
        null,
        7,
        {},
      ],
    },
  };

  it('are those of the test, without user, query and fragment', () => {
    const url = 'https://api.shop.com/cart';
    expect(failedRequests(har, 'a#b', 'sessions/network.har')).toEqual([
      { kind: 'request', method: 'GET', url, status: 503, file: 'sessions/network.har' },
      { kind: 'request', method: 'GET', url, status: 0, file: 'sessions/network.har' },
    ]);
  });

  it.each([null, [], {}, { log: 7 }, { log: { entries: {} } }])('are none of %j', (broken) => {
    expect(failedRequests(broken, 'a#b', 'x')).toEqual([]);
  });
});
