import { describe, expect, it } from 'vitest';
import { type LoggedFailure, readFailureLog } from '../../../../../src/core/results/failure-log/read-failure-log.ts';
import { textLines } from '../../../../../src/lib/text-lines.ts';

const read = (log: string, test = { className: 'CartTests', name: 'testAdds' }) =>
  readFailureLog(
    textLines(
      (async function* () {
        yield Buffer.from(log);
      })(),
      16_000,
    ),
    test,
  );

const started = (name: string, ofClass = 'Shop.CartTests') => `Test Case '-[${ofClass} ${name}]' started.\n`;
const failed = (name: string, message: string, ofClass = 'Shop.CartTests') =>
  `/b/${ofClass}.swift:7: error: -[${ofClass} ${name}] : ${message}\n`;
const nameless = (message: string) => `    t = 1.0s Assertion Failure: CartTests.swift:7: ${message}\n`;
const placed = ({ file, line, message }: LoggedFailure) => (file === undefined ? message : `${file}:${line} ${message}`);
const messages = async (...given: Parameters<typeof read>) => (await read(...given)).map(({ message }) => message);

const objective = '-[ShopUITests.CartTests testAdds]';

describe('a line of a log', () => {
  it.each<[line: string, failure: string, test?: string]>([
    [`/b/C.swift:42: error: ${objective} : ("1") is not equal to ("2") - sum`, '/b/C.swift:42 ("1") is not equal to ("2") - sum'],
    [`/U/my name/My App/C.swift:42: error: ${objective} : no`, '/U/my name/My App/C.swift:42 no'],
    ['/b/C.m:7: error: -[CartTests testAdds] : ((a) is true) failed: error: no', '/b/C.m:7 ((a) is true) failed: error: no'],
    [`<unknown>:0: error: ${objective} : failed: caught "NSException", "reason"`, 'failed: caught "NSException", "reason"'],
    ['C.swift:9: error: CartTests.testAdds : XCTAssertTrue failed - ', 'C.swift:9 XCTAssertTrue failed -'],
    [`Jan  2 10:00:00 iPhone R[471] <Notice>: /b/C.swift:7: error: ${objective} : no`, '/b/C.swift:7 no'],
    [`2026-01-02 10:20:30.1+0000 R[471:9000] /b/My App/C.swift:7: error: ${objective} : no`, '/b/My App/C.swift:7 no'],
    [`/b/C.swift:7:15: error: ${objective} : no`, '/b/C.swift:7 no'],
    [`R[4]:   C.swift:7: error: ${objective} : no`, 'C.swift:7 no'],
    [`R[4] C.swift:7: error: ${objective} : no`, 'C.swift:7 no'],
    [`R[4]: /b/C.swift:1234567:1234567: error: ${objective} : no`, '/b/C.swift:1234567 no'],
    [`/b/C.swift: error: ${objective} : no`, 'no'],
    [`/b/C.swift:0: error: ${objective} : no`, 'no'],
    [`<unknown>:7: error: ${objective} : no`, 'no'],
    [`:7: error: ${objective} : no`, 'no'],
    ['✘ Test "Adds an item" recorded an issue at C.swift:42:5: (a → 1) == b', 'C.swift:42 (a → 1) == b', 'Adds an item'],
    ['✘ Test adds(count:) recorded an issue with 1 value → 3 at C.swift:42:5: no', 'C.swift:42 no (with 1 value → 3)', 'adds'],
    ['Test case passing 2 arguments to adds(count:) recorded an issue at C.swift:42:125: no', 'C.swift:42 no', 'adds'],
    ['\u{100884}  Test adds() recorded an issue at C.swift:42:5: Caught error: no', 'C.swift:42 Caught error: no', 'adds'],
    ['✘ Test adds() recorded an issue: Time limit was exceeded: 60 seconds ', 'Time limit was exceeded: 60 seconds', 'adds'],
  ])('has the failure of its test, with place and message: %s', async (line, failure, name = 'testAdds') => {
    const log = `${failed('testOther', 'other', 'Shop.OtherTests')}${line}\n`;
    expect((await read(log, { className: 'CartTests', name })).map(placed)).toEqual([failure]);
  });

  it.each([
    ['CartTests.swift:42: XCTAssertTrue failed: a: b', 'CartTests.swift:42 XCTAssertTrue failed: a: b'],
    ['<unknown>:0: Failed to tap "Pay" Button', 'Failed to tap "Pay" Button'],
    ['failed: "a:5: b"', 'failed: "a:5: b"'],
  ])('has a failure in the log of the steps: %s', async (line, failure) => {
    expect((await read(`    t =     3.42s         Assertion Failure: ${line}\n`)).map(placed)).toEqual([failure]);
  });

  it.each([
    ["Test Case '-[ShopUITests.CartTests testAdds]' started (Iteration 2 of 3).", 'testAdds'],
    ["Test Case 'CartTests.testAdds' started at 10:00", 'testAdds'],
    ['◇ Test adds() started.', 'adds'],
    ['  ◇  Test runsOffline() started.', 'runsOffline'],
    ['◇ Test "Adds an item" started.', 'Adds an item'],
  ])('starts a test, which has the failures after it: %s', async (line, name) => {
    const log = `${started('testOther')}${nameless('other')}${line}\n${nameless('own')}`;
    expect(await messages(log, { className: 'CartTests', name })).toEqual(['own']);
  });

  const textAfter = async (line: string): Promise<readonly string[] | undefined> => {
    const [first, later] = await read(`${started('testAdds')}${failed('testAdds', 'no')}${line}\nend\n${nameless('later')}`);
    expect(later?.message).toBe('later');
    return first?.more;
  };

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
  ])('ends the failure before it: %s', async (line) => {
    expect(await textAfter(line)).toEqual([]);
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
  ])('belongs to the failure before it: "%s"', async (line) => {
    expect(await textAfter(line)).toEqual([line, 'end']);
  });

  it('takes little time, even if it is hostile', async () => {
    const pieces = [
      ': error: -[',
      'Test ',
      ' at a:1',
      ' recorded an issue',
      'Assertion Failure: ',
      ': error: a.b',
      "Test Case '-[a ",
    ];
    const spaces = ' '.repeat(15_900);
    const lines = pieces.flatMap((piece) => [piece.repeat(16_000 / piece.length), `${piece}${spaces}`, `${spaces}${piece}`]);
    const before = process.threadCpuUsage();
    await read(lines.join('\n'));
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  });
});

describe('readFailureLog', () => {
  it('finds the failures of a test among those of others', async () => {
    const log = [
      started('testAddsAll') + failed('testAddsAll', 'of a longer name'),
      started('testAdds') + failed('testAdds', 'first') + failed('testAdds', 'second'),
      started('testAdds', 'Shop.OtherTests') + failed('testAdds', 'of another class', 'Shop.OtherTests'),
    ].join('');
    expect(await messages(log)).toEqual(['first', 'second']);
    expect(await messages(log, { className: 'Shop/CartTests', name: 'testAdds()' })).toEqual(['first', 'second']);
    expect(await messages(log, { className: 'CartTests', name: 'testPays' })).toEqual([]);
    expect(await messages(log, { className: '', name: 'testAdds' })).toEqual(['of another class']);
  });

  it.each([
    ['testAddsAndReturnError:', 'testAdds', true],
    ['testAddsWithCompletionHandler:', 'testAdds', true],
    ['testAdds:', 'testAdds', true],
    ['testAdds:item:', 'testAdds:item', true],
    ['testAdds:item:', 'testAddsitem', false],
    ['testAddsAndReturnError', 'testAdds', false],
    ['testAdds', '`testAdds`()', true],
    ['testAdds', 'testAdds(count:)', true],
  ])('takes %s of a log for the test %s: %s', async (inLog, name, isSame) => {
    expect(await messages(failed(inLog, 'no'), { className: 'CartTests', name })).toEqual(isSame ? ['no'] : []);
  });

  it('keeps the lines that follow, up to the next line of the log', async () => {
    const log = `${failed('testAdds', 'first')}\n  Matchers: a\n\n    t =  3.4s Tear Down\nHello\n`;
    expect(await read(log)).toEqual([
      { message: 'first', more: ['', '  Matchers: a'], file: '/b/Shop.CartTests.swift', line: 7 },
    ]);
  });

  it('takes the last try that failed', async () => {
    const first = started('testAdds') + failed('testAdds', 'first try');
    expect(await messages(first + started('testAdds') + failed('testAdds', 'second try'))).toEqual(['second try']);
    // Of a crash there is no message.
    expect(await messages(first + started('testAdds') + started('testAdds'))).toEqual(['first try']);
  });

  it('tells failures of one message on two lines apart', async () => {
    const at = (line: number): string => `CartTests.swift:${line}: error: CartTests.testAdds :  no \n`;
    expect(await read(at(7) + at(9) + at(7))).toMatchObject([
      { message: 'no', line: 7 },
      { message: 'no', line: 9 },
    ]);
  });

  it.each([
    ['both have', '  a\n', '  b\n', '  a'],
    ['only the second has', '', '  b\n', '  b'],
  ])('keeps lines after a failure that the log tells twice once where %s such lines', async (_which, after, afterTwin, more) => {
    const log = `/b/Shop/CartTests.swift:7: error: -[Shop.CartTests testAdds] : no\n${after}    t = 1.0s Assertion Failure: CartTests.swift:7: no\n${afterTwin}`;
    expect(await read(`${started('testAdds')}${log}`)).toEqual([
      { message: 'no', more: [more], file: '/b/Shop/CartTests.swift', line: 7 },
    ]);
  });

  it('tells a failure once that the log tells twice, by its longer path', async () => {
    const log = `${started('testAdds')}    t = 1.0s Assertion Failure: CartTests.swift:7: no\n/b/Shop/CartTests.swift:7: error: -[Shop.CartTests testAdds] : no\n`;
    expect(await read(log)).toEqual([{ message: 'no', more: [], file: '/b/Shop/CartTests.swift', line: 7 }]);
  });

  it('gives a failure without a name to the test that started before it', async () => {
    expect(await messages(started('testAdds') + nameless('no'))).toEqual(['no']);
    expect(await messages(started('testPays') + nameless('no') + started('testAdds'))).toEqual([]);
    expect(await messages(nameless('no'))).toEqual(['no']);
    expect(await messages(nameless('no') + started('testPays'))).toEqual([]);
  });

  it('knows a test of Swift Testing by its function, and by its display name where no other is in the log', async () => {
    const issue = (subject: string) => `✘ Test ${subject} recorded an issue at C.swift:1:2: no\n`;
    expect(await messages(issue('adds(count:)') + issue('pays()'), { className: 'Cart', name: 'adds(count:)' })).toEqual(['no']);
    expect(await messages(issue('"Adds"'), { className: 'Cart', name: 'adds()' })).toEqual(['no']);
    expect(await messages(issue('"Adds"') + issue('"Pays"'), { className: 'Cart', name: 'adds()' })).toEqual([]);
    expect(await messages(issue('"Adds"') + issue('"Pays"'), { className: 'Cart', name: 'Pays' })).toEqual(['no']);
  });

  it('reads colored logs, and what the device log has in front', async () => {
    const log = `Jan  2 10:00:00 iPhone R[4] <Notice>: \u001b[31m${failed('testAdds', 'no')}Jan  2 10:00:00 iPhone R[4] <Notice>: more\n`;
    expect(await read(log)).toEqual([{ message: 'no', more: [], file: '/b/Shop.CartTests.swift', line: 7 }]);
  });

  it('keeps a bounded part', async () => {
    const log = Array.from(
      { length: 50 },
      (_, nth) => failed('testAdds', `${nth} ${'x'.repeat(5_000)}`) + `${'y'.repeat(900)}\n`.repeat(100),
    ).join('');
    const failures = await read(log);
    expect(failures).toHaveLength(10);
    expect(failures.map(({ message, more }) => [message.length, more.length, more[0]?.length])).toEqual(
      failures.map(() => [2_000, 30, 500]),
    );
  });
});

describe('textLines', () => {
  const linesOf = async (pieces: readonly (string | Uint8Array)[], maxChars = 10) => {
    const lines: string[] = [];
    const chunks = (async function* () {
      for (const piece of pieces) yield Buffer.from(piece);
    })();
    for await (const some of textLines(chunks, maxChars)) lines.push(...some);
    return lines;
  };

  it.each<[string, readonly (string | Uint8Array)[], readonly string[]]>([
    ['lines over pieces', ['a', 'b\nc', '\nd'], ['ab', 'c', 'd']],
    ['Windows line ends', ['a\r', '\nb\r\n'], ['a', 'b']],
    ['characters over pieces', [Buffer.from('✘').subarray(0, 1), Buffer.from('✘').subarray(1)], ['✘']],
    ['long lines', ['0123456789abc', 'def\nx'], ['0123456789', 'x']],
    ['nothing', [], []],
  ])('gives %s', async (_what, pieces, lines) => {
    expect(await linesOf(pieces)).toEqual(lines);
  });
});
