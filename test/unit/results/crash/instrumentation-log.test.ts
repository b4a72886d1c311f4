import { describe, expect, it } from 'vitest';
import { crashOfInstrumentation, failureOfInstrumentation } from '../../../../src/results/crash/describe-crash.ts';
import { endIn } from './logs.ts';

const begun = [
  'INSTRUMENTATION_STATUS: class=com.shop.cart.CartTest',
  'INSTRUMENTATION_STATUS: numtests=2',
  'INSTRUMENTATION_STATUS: stream=',
  'INSTRUMENTATION_STATUS: test=pays',
  'INSTRUMENTATION_STATUS_CODE: 1',
].join('\n');
const ended = (code: number): string => `${begun.replace('CODE: 1', `CODE: ${code}`)}`;
const running = { className: 'com.shop.cart.CartTest', name: 'pays' };

describe('the log of an instrumentation', () => {
  it('the log of an instrumentation that came to its end tells of no crash', async () => {
    expect(
      await endIn(`${begun}\n${ended(0)}\nINSTRUMENTATION_RESULT: stream=\n\nOK (2 tests)\n\nINSTRUMENTATION_CODE: -1`),
    ).toBeUndefined();
    expect(await endIn('')).toBeUndefined();
  });

  it.each([
    [
      'the process crashed',
      'INSTRUMENTATION_RESULT: shortMsg=Process crashed.',
      'The instrumentation ended: Process crashed.',
      undefined,
    ],
    [
      'of an exception',
      'INSTRUMENTATION_RESULT: shortMsg=java.lang.IllegalStateException\nINSTRUMENTATION_RESULT: longMsg=java.lang.IllegalStateException: no items',
      'The instrumentation ended: java.lang.IllegalStateException: no items',
      { kind: 'java', cause: 'java.lang.IllegalStateException: no items' },
    ],
    [
      'the process crashed, with the exception',
      'INSTRUMENTATION_RESULT: shortMsg=Process crashed.\nINSTRUMENTATION_RESULT: longMsg=a.b: no items',
      'The instrumentation ended: Process crashed. a.b: no items',
      { kind: 'java', cause: 'a.b: no items' },
    ],
    [
      'in native code',
      'INSTRUMENTATION_RESULT: shortMsg=Native crash\nINSTRUMENTATION_RESULT: longMsg=Native crash: Segmentation fault',
      'The instrumentation ended: Native crash: Segmentation fault',
      { kind: 'native', cause: 'Native crash: Segmentation fault' },
    ],
    [
      'since it did not respond',
      'INSTRUMENTATION_RESULT: shortMsg=keyDispatchingTimedOut\nINSTRUMENTATION_RESULT: longMsg=Timed out while dispatching key event',
      'The instrumentation ended: keyDispatchingTimedOut Timed out while dispatching key event',
      { kind: 'not-responding', cause: 'Timed out while dispatching key event' },
    ],
    [
      'the system crashed',
      'INSTRUMENTATION_ABORTED: System has crashed.',
      'The instrumentation ended: System has crashed.',
      undefined,
    ],
    [
      'it could not start',
      'INSTRUMENTATION_FAILED: com.shop.test/androidx.test.runner.AndroidJUnitRunner',
      'The instrumentation ended: Instrumentation failed: com.shop.test/androidx.test.runner.AndroidJUnitRunner',
      undefined,
    ],
  ])('a log that ended early says that %s', async (_title, text, message, crash) => {
    const end = await endIn(`${begun}\n${text}\nINSTRUMENTATION_CODE: 0`);
    expect(end?.running).toEqual(running);
    expect(end === undefined ? undefined : failureOfInstrumentation(end).message).toBe(message);
    const found = end === undefined ? undefined : crashOfInstrumentation(end);
    expect(found === undefined ? undefined : { kind: found.kind, cause: found.cause }).toEqual(crash);
  });

  it('names no running test where the last one had ended', async () => {
    expect((await endIn(`${begun}\n${ended(0)}\nINSTRUMENTATION_RESULT: shortMsg=Process crashed.`))?.running).toBeUndefined();
  });

  it('names no running test where the last one has no name', async () => {
    const nameless = begun.split('\n').toSpliced(3, 1).join('\n');
    const text = `${nameless}\nINSTRUMENTATION_RESULT: shortMsg=Process crashed.`;
    expect((await endIn(text))?.running).toBeUndefined();
    expect((await endIn(`${begun}\n${text}`))?.running).toBeUndefined();
  });

  it('keeps the lines of the messages alone, whatever is amid them', async () => {
    const messages = ['INSTRUMENTATION_RESULT: shortMsg= a=b ', 'INSTRUMENTATION_RESULT: longMsg=c=d ', ' '];
    const [short = '', ...long] = messages;
    const text = ['Time: 1', 'INSTRUMENTATION_RESULT: stream=', 'Failed', short, 'INSTRUMENTATION_CODE: 0', 'Done', ...long];
    expect(await endIn(text.join('\n'))).toEqual({ shortMessage: 'a=b', longMessage: 'c=d', running: undefined, log: messages });
  });

  it('keeps a bounded part of a message', async () => {
    const { log = [], shortMessage = '' } = (await endIn(`INSTRUMENTATION_RESULT: shortMsg=a.B: ${'y\n'.repeat(9_000)}`)) ?? {};
    expect([shortMessage.length, log.length]).toEqual([4_000, 50]);
  });

  it('may hold a message of several lines', async () => {
    const end = await endIn(
      'INSTRUMENTATION_RESULT: shortMsg=x\nINSTRUMENTATION_RESULT: longMsg=java.lang.Error: a\n  b\nINSTRUMENTATION_CODE: 0',
    );
    expect(end?.longMessage).toBe('java.lang.Error: a\n  b');
    expect(end?.log).toHaveLength(3);
  });
});
