import { describe, expect, it } from 'vitest';
import { endIn } from './logs.ts';

const begun = [
  'INSTRUMENTATION_STATUS: class=com.shop.cart.CartTest',
  'INSTRUMENTATION_STATUS: numtests=2',
  'INSTRUMENTATION_STATUS: stream=',
  'INSTRUMENTATION_STATUS: test=pays',
  'INSTRUMENTATION_STATUS_CODE: 1',
].join('\n');
const ended = begun.replace('CODE: 1', 'CODE: 0');
const result = (short: string, ...long: readonly string[]): string =>
  [`shortMsg=${short}`, ...long.map((message) => `longMsg=${message}`)]
    .map((each) => `INSTRUMENTATION_RESULT: ${each}`)
    .join('\n');
const running = { className: 'com.shop.cart.CartTest', name: 'pays' };

describe('the log of an instrumentation', () => {
  it('the log of an instrumentation that came to its end tells of no crash', async () => {
    expect(
      await endIn(`${begun}\n${ended}\nINSTRUMENTATION_RESULT: stream=\n\nOK (2 tests)\n\nINSTRUMENTATION_CODE: -1`),
    ).toBeUndefined();
    expect(await endIn('')).toBeUndefined();
  });

  it.each<[what: string, text: string, shortMessage: string, longMessage?: string]>([
    ['the process crashed', result('Process crashed.'), 'Process crashed.'],
    ['of an exception', result('a.B', 'a.B: no items'), 'a.B', 'a.B: no items'],
    ['the system crashed', 'INSTRUMENTATION_ABORTED: System has crashed.', 'System has crashed.'],
    ['it could not start', 'INSTRUMENTATION_FAILED: com.shop.test/a.Runner', 'Instrumentation failed: com.shop.test/a.Runner'],
  ])('a log that ended early says that %s', async (_title, text, shortMessage, longMessage) => {
    const end = await endIn(`${begun}\n${text}\nINSTRUMENTATION_CODE: 0`);
    expect(end).toMatchObject({ running, shortMessage, longMessage });
  });

  const nameless = begun.split('\n').toSpliced(3, 1).join('\n');
  it.each([
    ['had ended', `${begun}\n${ended}`],
    ['has no name', nameless],
    ['has no name, in place of another that has', `${begun}\n${nameless}`],
  ])('a log names no running test where the last one %s', async (_what, text) => {
    expect(await endIn(`${text}\n${result('Process crashed.')}`)).toMatchObject({ running: undefined });
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
    const end = await endIn(`${result('x', 'java.lang.Error: a\n  b')}\nINSTRUMENTATION_CODE: 0`);
    expect(end).toMatchObject({ longMessage: 'java.lang.Error: a\n  b', log: { length: 3 } });
  });

  const error = 'INSTRUMENTATION_STATUS: Error=Unable to find instrumentation info for: ComponentInfo{a.test/a.Runner}';
  const failed = 'android.util.AndroidException: INSTRUMENTATION_FAILED: a.test/a.Runner';
  const reason = 'Unable to find instrumentation info for: ComponentInfo{a.test/a.Runner}';

  it.each<[title: string, lines: readonly string[], shortMessage: string]>([
    ['by the reason of the system', [error, 'INSTRUMENTATION_STATUS_CODE: -1', failed, '\tat a.B.c(B.java:1)'], reason],
    ['by a reason after the exception', [failed, 'INSTRUMENTATION_STATUS: id=ActivityManagerService', error], reason],
    ['without a reason', [failed], 'Instrumentation failed: a.test/a.Runner'],
    ['without an exception', ['INSTRUMENTATION_FAILED: a.test/a.Runner'], 'Instrumentation failed: a.test/a.Runner'],
    [
      'by the first of two reasons',
      [error, 'INSTRUMENTATION_STATUS_CODE: -1', 'INSTRUMENTATION_STATUS: Error=x', 'INSTRUMENTATION_STATUS_CODE: -1'],
      reason,
    ],
  ])('says that the instrumentation did not start, %s', async (_title, lines, shortMessage) => {
    const end = await endIn(lines.join('\n'));
    expect(end).toMatchObject({ shortMessage, isRefused: true });
    expect(end?.log).toEqual(expect.arrayContaining(lines.filter((line) => line.includes('INSTRUMENTATION_FAILED'))));
  });

  it.each([
    [
      'of a test',
      `${begun}\nINSTRUMENTATION_STATUS: Error=x\nINSTRUMENTATION_STATUS: test=pays\nINSTRUMENTATION_STATUS_CODE: -1`,
    ],
    ['that tests report themselves', 'INSTRUMENTATION_STATUS: Error=x\nINSTRUMENTATION_STATUS_CODE: 2'],
  ])('takes no error for a refusal %s', async (_title, text) => {
    expect(await endIn(text)).toBeUndefined();
  });

  it('has a long message alone', async () => {
    expect(await endIn('INSTRUMENTATION_RESULT: longMsg=a.B: no')).toMatchObject({
      shortMessage: 'a.B: no',
      longMessage: 'a.B: no',
    });
  });
});
