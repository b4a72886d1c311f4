import { describe, expect, test } from 'vitest';
import { type PausedAlert, resumeAll, shoutAbout } from '../../../src/alerts/resume-alerts.ts';
import { openAlertsStage, toggled } from '../../helpers/alerts-stage.ts';
import { json, reset, startRawServer } from '../../helpers/raw-server.ts';
import { routed } from '../../helpers/stage.ts';

describe('resuming', () => {
  const paused: readonly PausedAlert[] = [
    { id: 'a', name: 'alert a' },
    { id: 'b', name: 'alert b' },
  ];
  const resume = async (routes: Parameters<typeof routed>[0]) => {
    await using server = await startRawServer([routed(routes)]);
    await using stage = openAlertsStage(server.origin, {
      retry: { attempts: { read: 1, download: 1, delete: 1, upload: 1, start: 1 } },
    });
    const { uncancellable: source, clock, log } = stage.service;
    const left = await resumeAll(paused, { source, clock, log });
    shoutAbout(left, log, stage.service.github.docsUrl);
    return { left: left.map(({ name }) => name), lines: stage.lines, sleeps: stage.clock.sleeps };
  };

  test('is over at once where all goes well', async () => {
    expect(await resume({ 'POST /alerts/a/toggle': toggled, 'POST /alerts/b/toggle': toggled })).toEqual({
      left: [],
      lines: ['Resumed the alert "alert a".', 'Resumed the alert "alert b".'],
      sleeps: [],
    });
  });

  test('goes on with the others, and comes back to what failed', async () => {
    const { left, sleeps, lines } = await resume({
      'POST /alerts/a/toggle': [reset, json({}, 503), toggled],
      'POST /alerts/b/toggle': toggled,
    });
    expect(left).toEqual([]);
    expect(sleeps).toEqual([2_000, 10_000]);
    expect(lines).toContain('Still paused: alert a. Trying again in 10 s.');
  });

  test('shouts about what stays paused after all rounds', async () => {
    const { left, sleeps, lines } = await resume({ 'POST /alerts/a/toggle': json({}, 503), 'POST /alerts/b/toggle': toggled });
    expect(left).toEqual(['alert a']);
    expect(sleeps).toEqual([2_000, 10_000, 30_000]);
    expect(lines.at(-2)).toMatch(/^error: The alert "alert a" \(a\) is STILL PAUSED: .*503.*mode: resume and select: alert a$/);
    expect(lines.at(-1)).toMatch(/^Next: .*#alert-still-paused$/);
  });

  test('names all that are left', async () => {
    const { lines } = await resume({
      'POST /alerts/a/toggle': [json({}, 503), toggled],
      'POST /alerts/b/toggle': [json({}, 503), toggled],
    });
    expect(lines[0]).toBe('Still paused: alert a, alert b. Trying again in 2 s.');
  });

  test('asks once more after a refusal, which will hardly change', async () => {
    const { left, sleeps } = await resume({
      'POST /alerts/a/toggle': json({ message: 'no' }, 403),
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
