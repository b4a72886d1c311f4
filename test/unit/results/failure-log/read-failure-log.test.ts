import { describe, expect, it } from 'vitest';
import { textLines } from '../../../../src/lib/text-lines.ts';
import { readFailureLog } from '../../../../src/results/failure-log/read-failure-log.ts';

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
const messages = async (...given: Parameters<typeof read>) => (await read(...given)).map(({ message }) => message);

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
    const nameless = '    t = 1.0s Assertion Failure: CartTests.swift:7: no\n';
    expect(await messages(started('testAdds') + nameless)).toEqual(['no']);
    expect(await messages(started('testPays') + nameless + started('testAdds'))).toEqual([]);
    expect(await messages(nameless)).toEqual(['no']);
    expect(await messages(nameless + started('testPays'))).toEqual([]);
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
