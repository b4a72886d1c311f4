import { describe, expect, test } from 'vitest';
import { pausedAlertsState, writePausedState } from '../../../src/alerts/paused-state.ts';
import { resumeAfterJob } from '../../../src/alerts/resume-after-job.ts';
import { changes, toggled } from '../../helpers/alerts-stage.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { type RawResponder, startRawServer } from '../../helpers/raw-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const paused = [
  { id: 'a', name: 'alert a' },
  { id: 'b', name: 'alert b' },
];

const finishJob = async (
  state: string,
  { token = 't0ken', respond = toggled }: { token?: string; respond?: RawResponder } = {},
) => {
  await using folder = await temporaryDirectory();
  await using server = await startRawServer([respond]);
  const runner = createMemoryRunner(folder.path, { 'alerts-url': server.origin, 'alerts-token': token });
  runner.state[pausedAlertsState] = state;
  await resumeAfterJob(runner, async () => {
    throw new Error('the built-in cloud is not wanted');
  });
  return {
    changes: changes(server.requests),
    failed: runner.failed,
    lines: runner.lines.filter((line) => !line.startsWith('debug')),
  };
};

describe('the post step', () => {
  test('resumes what the step paused', async () => {
    expect(await finishJob(writePausedState(paused))).toEqual({
      changes: ['/alerts/a/toggle {"active":true}', '/alerts/b/toggle {"active":true}'],
      failed: false,
      lines: ['Resumed the alert "alert a".', 'Resumed the alert "alert b".'],
    });
  });

  test.each([['nothing'], ['[]']])('does nothing where the step kept %s', async (state) => {
    expect(await finishJob(state === 'nothing' ? '' : state)).toEqual({ changes: [], failed: false, lines: [] });
  });

  test('is red and names each alert where the service cannot be reached', async () => {
    const { changes: sent, failed, lines } = await finishJob(writePausedState(paused), { token: '' });
    expect(sent).toEqual([]);
    expect(failed).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(
        /^error: The alert "alert a" \(a\) is STILL PAUSED: .+ \[alert-still-paused\]\. Resume it .*select: alert a$/,
      ),
      expect.stringMatching(
        /^error: The alert "alert b" \(b\) is STILL PAUSED: .+ \[alert-still-paused\]\. Resume it .*select: alert b$/,
      ),
      expect.stringMatching(/^Next: Resume the alert at the service, or with `mode: resume`\. .*#alert-still-paused$/),
    ]);
  });
});
