import { describe, expect, it } from 'vitest';
import { readCommandLog } from '../../../../../src/core/results/failure-log/read-failure-log.ts';

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

const info = (text: string): string => `12:00:01 [INFO] ${text}\n`;

describe('logs of flows', () => {
  it.each<[string, string, { message: string; more?: string[] }[]]>([
    [
      'the command that failed, and why',
      `${info('Tap on "Pay" COMPLETED')}12:00:02.000 [INFO] Assert that "Receipt" is visible FAILED\nAssertion is false\n  more of it`,
      [{ message: 'Assert that "Receipt" is visible: Assertion is false', more: ['  more of it'] }],
    ],
    [
      'the command inside of those that failed with it',
      '2026-01-02 12:00:02 [ERROR] maestro.cli.Runner: Tap FAILED\nNot found\n2026-01-02 12:00:02 [INFO ] maestro.cli.Runner: Run FAILED\nNot found',
      [{ message: 'Tap: Not found' }],
    ],
    [
      'the last failure of a command that was tried again',
      `${info('Tap on "A" FAILED')}First\n${info('Launch app COMPLETED')}${info('Tap on "B" FAILED')}${info('Stop app COMPLETED')}`,
      [{ message: 'Tap on "B" failed' }],
    ],
    ['nothing where nothing failed', info('Launch app COMPLETED') + info('Tap on "x" WARNED'), []],
    ['nothing where it is empty', '', []],
    ['colors away', '\u001b[31m12:00:01 [INFO] Tap on "A" FAILED\u001b[0m', [{ message: 'Tap on "A" failed' }]],
    [
      'the same as JSON',
      json(['launchApp', 'COMPLETED'], ['tapOn', 'FAILED', 'Not found\nHint'], ['runFlow', 'FAILED', 'Not found']),
      [{ message: 'Do tapOn: Not found', more: ['Hint'] }],
    ],
    [
      'the message up to the next line of the log, without blank lines',
      `${info('Tap FAILED')}  Not found  \n \n\nHint\n${info('Saved a screenshot')}to a file`,
      [{ message: 'Tap: Not found', more: ['Hint'] }],
    ],
    [
      'a bounded part of a long message',
      `${info('Tap FAILED')}${'x'.repeat(3_000)}\n${'y\n'.repeat(100)}`,
      [{ message: `Tap: ${'x'.repeat(1_995)}`, more: Array.from({ length: 29 }, () => 'y') }],
    ],
    ['nothing beyond 32 million characters', `${' '.repeat(32_000_000)}\n${info('Tap FAILED')}`, []],
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
