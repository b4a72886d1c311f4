import { describe, expect, it } from 'vitest';
import type { Failure, TestResult } from '../../../../../src/core/model/results.ts';
import { noFacts, triageRun } from '../../../../../src/core/results/triage/triage.ts';
import { failedTest, runResult, sessionResult } from '../../../../helpers/run-results.ts';

const entryOf = (failure: Partial<Failure>, of: Partial<TestResult> = {}) => {
  const session = sessionResult({ device: 'Google Pixel 7-13.0', tests: [failedTest('com.shop.CartTest#adds', failure, of)] });
  const [entry] = triageRun(runResult([session]), noFacts).entries;
  if (entry === undefined) throw new Error('unreachable: the test failed');
  return entry;
};

const inTest = '\n\tat com.shop.CartTest.adds(CartTest.kt:31)';
const inPage = '\n\tat com.shop.pages.CartPage.open(CartPage.kt:12)';
const crash = { kind: 'java', cause: 'java.lang.Error: no', log: ['FATAL EXCEPTION'] } as const;

describe('the next step', () => {
  it.each<[string, Partial<Failure>, Partial<TestResult>, RegExp, RegExp]>([
    ['a place where there is none', { message: 'java.lang.NullPointerException: cart' }, {}, /read the whole trace/, /place/],
    [
      'a trace where the place is known',
      { trace: `a.b.CartException: no${inPage}${inTest}` },
      {},
      /named place in the code/,
      /whole trace/,
    ],
    ['values where there are none', { trace: `java.lang.AssertionError${inTest}` }, {}, /Find what is checked/, /Compare/],
    ['the place of an assertion without one', { message: 'XCTAssertTrue failed' }, {}, /in this test/, /Compare|place/],
    [
      'a search for the values that are there',
      { message: 'XCTAssertEqual failed: ("3") is not equal to ("4")' },
      {},
      /Compare/,
      /Find/,
    ],
    [
      'another run where installing failed',
      { message: 'INSTALL_FAILED_OLDER_SDK: Requires newer sdk version #33' },
      {},
      /Correct the build/,
      /again:|Run the/,
    ],
    [
      'another run without space',
      { message: 'INSTALL_FAILED_INSUFFICIENT_STORAGE' },
      {},
      /reason that the installer gives/,
      /Run the/,
    ],
    [
      'the end of the app without proof',
      { trace: `a.b.CartException: no${inPage}${inTest}` },
      {},
      /is not shown/,
      /ended there|process ended/,
    ],
    ['a log that is there', { message: 'The app crashed: java.lang.Error: no' }, { crash }, /lines of the log/, /set `download/],
    [
      'lines of a log that are missing',
      { message: "Instrumentation run failed due to 'Process crashed.'" },
      {},
      /set `download/,
      /lines of the log/,
    ],
    ['a host that is unknown', { message: 'java.io.InterruptedIOException: timeout' }, {}, /the server/, /the host/],
    [
      'any server where the host is known',
      { message: 'java.net.UnknownHostException: api.shop.com' },
      {},
      /the named host/,
      /the server was/,
    ],
    [
      "the test's own code for a library",
      { trace: `io.mockk.MockKException: no answer\n\tat io.mockk.impl.A.b(A.kt:1)${inTest}` },
      {},
      /called/,
      /own code/,
    ],
  ])('does not speak of %s', (_what, failure, of, says, saysNot) => {
    const { nextStep } = entryOf(failure, of);
    expect(nextStep).toMatch(says);
    expect(nextStep).not.toMatch(saysNot);
  });
});

describe('a failed request', () => {
  const messages = [
    'java.net.UnknownHostException: Unable to resolve host "api.shop.com": No address associated with hostname',
    'java.net.UnknownHostException: api.shop.com',
    'java.net.ConnectException: Failed to connect to api.shop.com/10.0.0.1:443',
    'java.net.SocketTimeoutException: failed to connect to api.shop.com/10.0.0.1 (port 443) after 10000ms',
    'java.net.UnknownServiceException: CLEARTEXT communication to api.shop.com not permitted by network security policy',
    'javax.net.ssl.SSLPeerUnverifiedException: Hostname api.shop.com not verified:',
    "SocketException: Failed host lookup: 'API.shop.com' (OS Error: No address associated with hostname, errno = 7)",
    'retrofit2.HttpException: HTTP 503 for https://user:secret@api.shop.com/v1/cart?token=1',
    'Error Domain=NSURLErrorDomain Code=-1001 "The request timed out." NSErrorFailingURLStringKey=https://api.shop.com/cart',
  ];

  it.each(messages)('names its host: %s', (message) => {
    expect(entryOf({ message })).toMatchObject({ category: 'network', cause: { host: 'api.shop.com' } });
  });

  it('has none if nothing names it, or if it is none', () => {
    expect(entryOf({ message: 'java.io.InterruptedIOException: timeout' }).cause.host).toBeUndefined();
    expect(entryOf({ message: 'java.lang.AssertionError: https://api.shop.com' }).cause.host).toBeUndefined();
  });

  it('is another cause for another host, and the same at another address of it', () => {
    const idOf = (message: string) => entryOf({ message }).id;
    const [quoted = ''] = messages;
    expect(idOf(quoted)).not.toBe(idOf(quoted.replace('api.', 'img.')));
    const to = (address: string) => `java.net.ConnectException: Failed to connect to ${address}:443`;
    expect(idOf(to('api.shop.com/10.0.0.1'))).toBe(idOf(to('api.shop.com/10.0.0.2')));
    expect(idOf(to('/10.0.0.1'))).toBe(idOf(to('/10.0.0.2')));
  });
});

describe('a text that was looked for', () => {
  const missing = (text: string) => ({ message: `Element not found: Text matching regex: ${text}` });

  it('keeps a double space, which makes it another cause', () => {
    expect(entryOf(missing('Pay  now!')).cause.message).toBe('Element not found: Text matching regex: Pay  now!');
    expect(entryOf(missing('Pay  now!')).id).not.toBe(entryOf(missing('Pay now!')).id);
  });
});
