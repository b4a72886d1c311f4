import { describe, expect, it } from 'vitest';
import { readCommandLog } from '../../../../src/results/failure-log/read-command-log.ts';

const read = async (text: string): Promise<unknown> => {
  const lines = async function* () {
    yield text.split('\n');
  };
  return readCommandLog(lines());
};

const json = (...entries: readonly [name: string, status: string, message?: string][]): string =>
  JSON.stringify(
    entries.map(([name, status, message]) => ({
      command: { [name]: { label: `Do ${name}` } },
      metadata: { status, ...(message === undefined ? {} : { error: { message } }) },
    })),
    undefined,
    1,
  );

describe('logs of flows', () => {
  it.each<[string, string, { message: string; more?: string[] }[]]>([
    [
      'the command that failed, and why',
      '12:00:01.000 [INFO] Tap on "Pay" COMPLETED\n12:00:02.000 [INFO] Assert that "Receipt" is visible FAILED\nAssertion is false: "Receipt" is visible\n  more of it',
      [{ message: 'Assert that "Receipt" is visible: Assertion is false: "Receipt" is visible', more: ['  more of it'] }],
    ],
    [
      'the command inside of those that failed with it',
      '2026-01-02 12:00:02 [ERROR] maestro.cli.runner.TestRunner: Tap on "Pay" FAILED\nElement not found\n2026-01-02 12:00:02 [INFO ] maestro.cli.runner.TestRunner: Run pay.yaml FAILED\nElement not found',
      [{ message: 'Tap on "Pay": Element not found' }],
    ],
    [
      'the last failure of a command that was tried again',
      '12:00:01 [INFO] Tap on "A" FAILED\nFirst\n12:00:02 [INFO] Launch app COMPLETED\n12:00:03 [INFO] Tap on "B" FAILED\n12:00:04 [INFO] Stop app COMPLETED',
      [{ message: 'Tap on "B" failed' }],
    ],
    ['nothing where nothing failed', '12:00:01 [INFO] Launch app COMPLETED\n12:00:01 [WARN] Tap on "x" WARNED', []],
    ['nothing where it is empty', '', []],
    ['colors away', '\u001b[31m12:00:01 [INFO] Tap on "A" FAILED\u001b[0m', [{ message: 'Tap on "A" failed' }]],
    [
      'the same as JSON',
      json(
        ['launchApp', 'COMPLETED'],
        ['tapOn', 'FAILED', 'Element not found\nHint'],
        ['runFlow', 'FAILED', 'Element not found'],
      ),
      [{ message: 'Do tapOn: Element not found', more: ['Hint'] }],
    ],
    [
      'the message up to the next line of the log, without blank lines',
      '12:00:01 [INFO] Tap on "A" FAILED\n  Not found  \n \n\nHint\n12:00:02 [INFO] Saved a screenshot\nto a file',
      [{ message: 'Tap on "A": Not found', more: ['Hint'] }],
    ],
    [
      'a bounded part of a long message',
      `12:00:01 [INFO] Tap on "A" FAILED\n${'x'.repeat(3_000)}\n${'y\n'.repeat(100)}`,
      [{ message: `Tap on "A": ${'x'.repeat(1_988)}`, more: Array.from({ length: 29 }, () => 'y') }],
    ],
    ['nothing beyond 32 million characters', `${' '.repeat(32_000_000)}\n12:00:01 [INFO] Tap FAILED`, []],
    [
      'a bounded part of a long message in JSON',
      `\n${json(['tapOn', 'FAILED', `x${'\ny'.repeat(100)}`])}`,
      [{ message: 'Do tapOn: x', more: Array.from({ length: 29 }, () => 'y') }],
    ],
    [
      'a command by its description where the label is no text',
      '[{"command":{"tapOn":{"label":7,"description":"Tap"}},"metadata":{"status":"FAILED"}}]',
      [{ message: 'Tap failed' }],
    ],
    ['a command by its key', '[{"command":{"back":{}},"metadata":{"status":"FAILED"}}]', [{ message: 'back failed' }]],
    [
      'a command without a name, amid odd entries',
      '[7,{"metadata":1},{"command":{},"metadata":{"status":"FAILED","error":{"message":7}}}]',
      [{ message: 'A command failed' }],
    ],
    ['nothing in JSON of another form', '{"status":"FAILED"}', []],
    ['nothing in JSON without failures', json(['launchApp', 'COMPLETED']), []],
    ['nothing in JSON that is cut short', json(['tapOn', 'FAILED']).slice(0, -10), []],
  ])('the log of a flow names %s', async (_what, text, expected) => {
    expect(await read(text)).toEqual(expected.map(({ message, more = [] }) => ({ message, more })));
  });

  it('the log of a flow has the texts on the screen where the command failed', async () => {
    const hierarchyRoot = { attributes: { text: 'Pay', bounds: '[0,0][10,10]' }, children: [] };
    const entry = { command: { tapOn: {} }, metadata: { status: 'FAILED', error: { hierarchyRoot } } };
    expect(await read(JSON.stringify([entry]))).toMatchObject([{ message: 'tapOn failed', screen: [{ text: 'Pay' }] }]);
  });
});
