import { describe, expect, test } from 'vitest';
import {
  logStillPaused,
  type PausedAlert,
  pausedAlertsState,
  readPausedState,
  resumeAfterJob,
  resumeAll,
  writePausedState,
} from '../../../../src/action/alerts/resume-alerts.ts';
import { changes, openAlertsStage, toggled } from '../../../helpers/alerts-stage.ts';
import { json, type RawResponder, reset, routed, serve, startRawServer } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const paused: readonly PausedAlert[] = [
  { id: 'a', name: 'alert a' },
  { id: 'b', name: 'alert b' },
];

describe('resuming', () => {
  const resume = async (routes: Parameters<typeof routed>[0]) => {
    const once = { retry: { attempts: { read: 1, download: 1, delete: 1, upload: 1, start: 1 } } };
    await using stage = await serve(openAlertsStage, [routed(routes)], once);
    const left = await resumeAll(paused, stage.area.uncancellable, stage.area.context);
    logStillPaused(left, stage.area.context);
    return { left: left.map(({ name }) => name), lines: stage.lines, sleeps: stage.clock.sleeps };
  };

  test('is over at once where all goes well', async () => {
    expect(await resume({ 'POST /alerts/a/toggle': toggled, 'POST /alerts/b/toggle': toggled })).toEqual({
      left: [],
      lines: ['Resumed the alert "alert a".', 'Resumed the alert "alert b".'],
      sleeps: [],
    });
  });

  test('goes on with the others, and comes back to what failed, which it names', async () => {
    const { left, sleeps, lines } = await resume({
      'POST /alerts/a/toggle': [reset, json({}, 503), toggled],
      'POST /alerts/b/toggle': [json({}, 503), toggled],
    });
    expect(left).toEqual([]);
    expect(sleeps).toEqual([2_000, 10_000]);
    expect(lines[0]).toBe('Still paused: alert a, alert b. Trying again in 2 s.');
    expect(lines).toContain('Still paused: alert a. Trying again in 10 s.');
  });

  test('shouts about what stays paused after all rounds', async () => {
    const { left, sleeps, lines } = await resume({ 'POST /alerts/a/toggle': json({}, 503), 'POST /alerts/b/toggle': toggled });
    expect(left).toEqual(['alert a']);
    expect(sleeps).toEqual([2_000, 10_000, 30_000]);
    expect(lines.at(-2)).toMatch(/^error: The alert "alert a" \(a\) is still paused: .*503.*mode: resume and select: alert a$/);
    expect(lines.at(-1)).toMatch(/^Next: .*#alert-still-paused$/);
  });

  test('asks once more after a refusal, which will hardly change', async () => {
    const { left, sleeps } = await resume({
      'POST /alerts/a/toggle': json({}, 403),
      'POST /alerts/b/toggle': toggled,
    });
    expect(left).toEqual(['alert a']);
    expect(sleeps).toEqual([2_000]);
  });

  test('does not mind an alert that is gone', async () => {
    const { left, lines } = await resume({ 'POST /alerts/b/toggle': toggled });
    expect(left).toEqual([]);
    expect(lines).toContain('The alert "alert a" (a) no longer exists, so it does not need to be resumed.');
  });
});

test.each([
  ['what the step wrote', writePausedState([{ id: 'a', name: 'n"\n' }]), [{ id: 'a', name: 'n"\n' }]],
  ['nothing from no state', '', []],
  ['nothing from a text that is no JSON', 'x', []],
  ['nothing from what is no list', '{}', []],
  [
    'what can be read beside what cannot',
    '[1, null, "a", { "id": "a" }, { "id": 5, "name": "n" }, { "id": "a", "name": 5 }, { "name": "n" }, { "id": "b", "name": "b" }]',
    [{ id: 'b', name: 'b' }],
  ],
])('the post step reads back %s', (_what, text, alerts) => {
  expect(readPausedState(text)).toEqual(alerts);
});

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
  test.each(['', '[]'])('does nothing where the step kept %j', async (state) => {
    expect(await finishJob(state)).toEqual({ changes: [], failed: false, lines: [] });
  });

  test('is red and names each alert where the service cannot be reached', async () => {
    const { changes: sent, failed, lines } = await finishJob(writePausedState(paused), { token: '' });
    expect(sent).toEqual([]);
    expect(failed).toBe(true);
    const stillPaused = (id: string) =>
      new RegExp(
        `^error: The alert "alert ${id}" \\(${id}\\) is still paused: .+ \\[alert-still-paused\\]\\. Resume it at the service, or with mode: resume and select: alert ${id}$`,
      );
    expect(lines).toEqual([
      expect.stringMatching(stillPaused('a')),
      expect.stringMatching(stillPaused('b')),
      expect.stringMatching(/^Next: Resume the alert at the service, or with `mode: resume`\. .*#alert-still-paused$/),
    ]);
  });
});
