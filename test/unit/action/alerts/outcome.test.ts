import { describe, expect, test } from 'vitest';
import { keepOutcome, openOutcome } from '../../../../src/action/alerts/outcome.ts';
import { CancelledError } from '../../../../src/lib/cancellation.ts';
import { silentLog } from '../../../../src/lib/log.ts';

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
    expect(outcome.failures).toMatchObject([{ message: 'The disk is full [unexpected].', code: 'unexpected', line: undefined }]);
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
