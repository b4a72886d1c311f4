import { describe, expect, test } from 'vitest';
import { alertFailure, keepOutcome, openOutcome } from '../../../src/alerts/outcome.ts';
import { CancelledError } from '../../../src/lib/cancellation.ts';
import { silentLog } from '../../../src/lib/log.ts';
import { problem } from '../../../src/model/error-codes.ts';

const stoppedBy = async (error: unknown) => {
  const outcome = openOutcome();
  await keepOutcome(outcome, silentLog, async () => {
    outcome.created.push('Latency');
    throw error;
  });
  return outcome;
};

describe('keepOutcome', () => {
  test('keeps what was done before something stopped the work', async () => {
    const outcome = await stoppedBy(new Error('the disk is full.'));
    expect(outcome).toMatchObject({ created: ['Latency'], unchanged: [], drifted: [], paused: [], resumed: [], remarks: [] });
    expect(outcome.failures).toMatchObject([{ message: 'The disk is full [unexpected].', code: 'unexpected' }]);
    expect(outcome.failures[0]).toMatchObject({ line: undefined });
  });

  test('keeps what was done before something was thrown that is no error', async () => {
    expect(await stoppedBy('out of memory')).toMatchObject({ created: ['Latency'], failures: [{ code: 'unexpected' }] });
  });

  test('calls a cancellation by its name, also where a request was aborted by it', async () => {
    for (const error of [new CancelledError(), new Error('aborted', { cause: new CancelledError() })])
      expect((await stoppedBy(error)).failures).toMatchObject([{ message: 'The workflow was cancelled [cancelled].' }]);
  });

  test('adds nothing where the work went through', async () => {
    const outcome = openOutcome();
    await keepOutcome(outcome, silentLog, async () => void outcome.resumed.push('Latency'));
    expect(outcome).toEqual({ ...openOutcome(), resumed: ['Latency'] });
  });
});

test('a failure ends with its code, and names the line of the file where there is one', () => {
  const refused = problem('cloud-rejected', 'The rule was refused', 'Mend it');
  const message = 'The rule was refused [cloud-rejected].';
  expect(alertFailure(refused, 3)).toEqual({ message, code: 'cloud-rejected', hint: 'Mend it', line: 3 });
  expect(alertFailure(refused)).toEqual({ message, code: 'cloud-rejected', hint: 'Mend it' });
});
