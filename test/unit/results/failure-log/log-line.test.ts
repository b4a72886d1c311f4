import { describe, expect, it } from 'vitest';
import { readLogLine } from '../../../../src/results/failure-log/read-failure-log.ts';
import { cpuTimeOf } from '../../../helpers/cpu-time.ts';

const adds = { className: 'ShopUITests.CartTests', name: 'testAdds' };
const plain = { className: 'CartTests', name: 'testAdds' };

const failure = (message: string, test?: object, place = '') => {
  const [, file, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  return { kind: 'failure', message, ...(test && { test }), ...(file && { file, line: Number(line) }) };
};

describe('readLogLine', () => {
  it.each([
    [
      'Swift on Apple systems',
      '/Users/me/Shop/CartTests.swift:42: error: -[ShopUITests.CartTests testAdds] : XCTAssertEqual failed: ("1") is not equal to ("2") - sum',
      failure('XCTAssertEqual failed: ("1") is not equal to ("2") - sum', adds, '/Users/me/Shop/CartTests.swift:42'),
    ],
    [
      'a path with spaces',
      '/Users/my name/My App/CartTests.swift:42: error: -[ShopUITests.CartTests testAdds] : failed',
      failure('failed', adds, '/Users/my name/My App/CartTests.swift:42'),
    ],
    [
      'Objective-C',
      '/b/CartTests.m:7: error: -[CartTests testAdds] : ((a) is true) failed: error: no',
      failure('((a) is true) failed: error: no', plain, '/b/CartTests.m:7'),
    ],
    [
      'an unknown place',
      '<unknown>:0: error: -[ShopUITests.CartTests testAdds] : failed: caught "NSInternalInconsistencyException", "reason"',
      failure('failed: caught "NSInternalInconsistencyException", "reason"', adds),
    ],
    [
      'open source XCTest',
      'CartTests.swift:9: error: CartTests.testAdds : XCTAssertTrue failed - ',
      failure('XCTAssertTrue failed - ', plain, 'CartTests.swift:9'),
    ],
    [
      'a device log',
      'Jan  2 10:00:00 iPhone XCTRunner[471] <Notice>: /b/CartTests.swift:7: error: -[ShopUITests.CartTests testAdds] : no',
      failure('no', adds, '/b/CartTests.swift:7'),
    ],
    [
      'the log of a process',
      '2026-01-02 10:20:30.123456+0000 Shop-Runner[471:9000] /b/My App/CartTests.swift:7: error: -[ShopUITests.CartTests testAdds] : no',
      failure('no', adds, '/b/My App/CartTests.swift:7'),
    ],
    ...[
      ['/b/CartTests.swift:7:15', '/b/CartTests.swift:7'],
      ['R[4]:   CartTests.swift:7', 'CartTests.swift:7'],
      ['R[4] CartTests.swift:7', 'CartTests.swift:7'],
      ['R[4]: /b/CartTests.swift:1234567:1234567', '/b/CartTests.swift:1234567'],
      ['/b/CartTests.swift', ''],
      ['/b/CartTests.swift:0', ''],
      ['<unknown>:7', ''],
      [':7', ''],
    ].map(([head = '', place]): [string, string, object] => [
      `the place "${head}"`,
      `${head}: error: -[ShopUITests.CartTests testAdds] : no`,
      failure('no', adds, place),
    ]),
    [
      'the log of the steps',
      '    t =     3.42s         Assertion Failure: CartTests.swift:42: XCTAssertTrue failed: a: b',
      failure('XCTAssertTrue failed: a: b', undefined, 'CartTests.swift:42'),
    ],
    [
      'the log of the steps without a place',
      '    t =     3.42s Assertion Failure: <unknown>:0: Failed to tap "Pay" Button',
      failure('Failed to tap "Pay" Button'),
    ],
    [
      'the log of the steps without anything like a place',
      '    t =     3.42s Assertion Failure: failed: "a:5: b"',
      failure('failed: "a:5: b"'),
    ],
    [
      'Swift Testing by display name',
      '✘ Test "Adds an item" recorded an issue at CartTests.swift:42:5: Expectation failed: (a → 1) == (b → 2)',
      failure('Expectation failed: (a → 1) == (b → 2)', { name: 'Adds an item', isDisplayName: true }, 'CartTests.swift:42'),
    ],
    [
      'Swift Testing with arguments',
      '✘ Test adds(count:) recorded an issue with 1 argument value → 3 at CartTests.swift:42:5: Expectation failed',
      failure('Expectation failed (with 1 argument value → 3)', { name: 'adds(count:)' }, 'CartTests.swift:42'),
    ],
    [
      'one case of Swift Testing',
      'Test case passing 2 arguments to adds(count:) recorded an issue at CartTests.swift:42:125: Caught: no',
      failure('Caught: no', { name: 'adds(count:)' }, 'CartTests.swift:42'),
    ],
    [
      'Swift Testing in the symbols of Apple',
      '\u{100884}  Test adds() recorded an issue at CartTests.swift:42:5: Caught error: no',
      failure('Caught error: no', { name: 'adds()' }, 'CartTests.swift:42'),
    ],
    [
      'Swift Testing without a place',
      '✘ Test adds() recorded an issue: Time limit was exceeded: 60 seconds ',
      failure('Time limit was exceeded: 60 seconds', { name: 'adds()' }),
    ],
  ])('reads a failure of %s', (_what, line, expected) => {
    expect(readLogLine(line)).toEqual(expected);
  });

  it.each([
    ["Test Case '-[ShopUITests.CartTests testAdds]' started (Iteration 2 of 3).", adds],
    ["Test Case 'CartTests.testAdds' started at 10:00", plain],
    ['◇ Test adds() started.', { name: 'adds()' }],
    ['  ◇  Test runsOffline() started.', { name: 'runsOffline()' }],
    ['◇ Test "Adds an item" started.', { name: 'Adds an item', isDisplayName: true }],
  ])('reads the start of a test: %s', (line, test) => {
    expect(readLogLine(line)).toEqual({ kind: 'started', test });
  });

  it.each([
    "Test Case '-[ShopUITests.CartTests testAdds]' failed (1.0 seconds).",
    "Test Suite 'All tests' started at 2026-01-02",
    '    t =     4.00s Tear Down',
    '2026-01-02 10:20:30.123 Shop[1:2] hello',
    'Jan  2 10:00:00 iPhone Shop[471] <Notice>: hello',
    '✘ Test adds() recorded a known issue at CartTests.swift:42:5: no',
    '✘ Test adds() failed after 0.1 seconds with 1 issue.',
    '◇ Test run started.',
    '◇ Suite CartTests started.',
    'Restarting after unexpected exit, crash, or test timeout',
  ])('takes for something else: %s', (line) => {
    expect(readLogLine(line)).toEqual({ kind: 'other' });
  });

  it.each([
    '',
    '  details of the failure',
    '       CartPage.total : 3',
    "Test 'a' started.",
    'The ◇ Test adds() started.',
    'Test adds() started.',
    '/b/Cart.swift:3:5: error: cannot find x in scope',
    'INSTRUMENTATION_STATUS_CODE: -2',
  ])('takes for text: %s', (line) => {
    expect(readLogLine(line)).toEqual({ kind: 'text' });
  });

  it('takes little time for hostile lines', () => {
    const pieces = [
      ': error: -[',
      'Test ',
      ' at a:1',
      ' recorded an issue',
      'Assertion Failure: ',
      ': error: a.b',
      "Test Case '-[a ",
    ];
    const lines = pieces.flatMap((piece) => [
      piece.repeat(16_000 / piece.length),
      `${piece}${' '.repeat(16_000)}`,
      `${' '.repeat(16_000)}${piece}`,
    ]);
    expect(cpuTimeOf(() => void lines.map(readLogLine))).toBeLessThan(1_000);
  });
});
