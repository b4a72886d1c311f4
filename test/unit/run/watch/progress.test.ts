import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../../src/lib/log.ts';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { SessionSummary } from '../../../../src/model/records.ts';
import { noCounters, type RunStatus } from '../../../../src/model/status.ts';
import { createProgress } from '../../../../src/run/watch/poll-builds.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { buildRecord, expectedSession, pixel, startedBuild } from '../../../helpers/one-session.ts';

const watching = (timeScale?: number) => {
  const clock = createFakeClock();
  const lines: string[] = [];
  const progress = createProgress({ clock, timeScale, log: { ...silentLog, info: (line) => void lines.push(line) } });
  return {
    ...progress,
    lines,
    pass: clock.advance,
    /** What the build says of a session; without a status it shows none. */
    see: (device: string, status?: RunStatus, more: Partial<SessionSummary> = {}, build: Partial<StartedBuild> = {}): void => {
      const summary = status === undefined ? undefined : { id: 's1', status, rawStatus: status, ...more };
      progress.sessionSeen(expectedSession({ build: startedBuild(build), device, summary }));
    },
    seeBuild: (id: string, status: RunStatus, rawStatus: string = status): void => {
      progress.buildsSeen([{ started: startedBuild({ id }), record: buildRecord({ id, status, rawStatus }) }]);
    },
  };
};

describe('lines of changes', () => {
  it('a line is logged for a session, with the time in the queue and the time of the run', () => {
    const { see, pass, lines } = watching();
    see(pixel);
    pass(1_000);
    see(pixel, 'queued');
    see(pixel, 'queued');
    pass(4_000);
    see(pixel, 'running');
    pass(9_000);
    see(pixel, 'running');
    see(pixel, 'done');
    expect(lines).toEqual([
      `${pixel}: waiting for a device`,
      `${pixel}: running (session s1), after 5 s in the queue`,
      `${pixel}: done after 9 s`,
    ]);
  });

  it('a line is logged for a session of the built-in cloud, in the time of that cloud', () => {
    const { see, pass, lines } = watching(60);
    see(pixel);
    pass(500);
    see(pixel, 'running');
    pass(1_000);
    see(pixel, 'done');
    expect(lines).toEqual([`${pixel}: running (session s1), after 30 s in the queue`, `${pixel}: done after 1 m`]);
  });

  it('a line is logged for a session that vanishes again', () => {
    const { see, lines } = watching();
    see(pixel, 'queued');
    see(pixel);
    expect(lines.at(-1)).toBe(`${pixel}: no longer listed`);
  });

  it('a line is logged for a session without an id that waited since before its build started', () => {
    const { pass, lines, sessionSeen } = watching();
    pass(8_000);
    const build = startedBuild({ queuedSinceMs: 2_000, attempt: 1, shard: { index: 1, total: 2 } });
    sessionSeen(expectedSession({ build, summary: { status: 'running', rawStatus: 'running' } }));
    expect(lines).toEqual([`${pixel}, shard 2 of 2, attempt 2: running, after 6 s in the queue`]);
  });

  it.each<[string, Partial<SessionSummary>, string]>([
    ['by its own word before the clock', { durationMs: 61_000 }, 'failed after 1 m 1 s'],
    ['by the clock', {}, 'failed after 3 s'],
    ['that executed nothing', { durationMs: 1_000, counters: noCounters }, 'failed after 1 s: no tests'],
    [
      'with all its counters',
      { durationMs: 1_000, counters: { passed: 1, failed: 2, error: 3, timedOut: 4, skipped: 5, pending: 6 } },
      'failed after 1 s: 1 passed, 2 failed, 3 in error, 4 timed out, 5 skipped, 6 pending',
    ],
    ['with those that count', { durationMs: 1_000, counters: { ...noCounters, failed: 2 } }, 'failed after 1 s: 2 failed'],
    ['with an unrecognized status', { durationMs: 1_000, status: 'unknown', rawStatus: 'odd' }, '"odd" (unrecognized) after 1 s'],
    ['with such a status, while it may still run', { status: 'unknown', rawStatus: 'odd' }, '"odd" (unrecognized)'],
  ])('a line is logged for a session that ended %s', (_what, more, said) => {
    const { see, pass, lines } = watching();
    see(pixel, 'running');
    pass(3_000);
    see(pixel, 'failed', more);
    expect(lines.at(-1)).toBe(`${pixel}: ${said}`);
  });

  it('a line is logged for a build that ended, or has an unrecognized status', () => {
    const { seeBuild, lines } = watching();
    seeBuild('b1', 'queued');
    seeBuild('b1', 'running');
    seeBuild('b1', 'unknown', 'paused');
    seeBuild('b1', 'unknown', 'paused');
    seeBuild('b1', 'done');
    seeBuild('b1', 'done');
    expect(lines).toEqual(['Build b1: "paused" (unrecognized)', 'Build b1: done']);
  });
});

describe('a long silence', () => {
  it('is broken after a minute by a line of what goes on', () => {
    const { see, pass, lines, roundEnded } = watching();
    see('A-1');
    see('B-1', 'queued');
    see('C-1', 'running');
    see('D-1', 'running');
    see('D-1', 'done');
    see('E-1', 'unknown');
    lines.length = 0;
    pass(59_999);
    roundEnded();
    expect(lines).toEqual([]);
    pass(1);
    roundEnded();
    roundEnded();
    expect(lines).toEqual(['Still waiting: 1 of 5 sessions ended, 2 running, 2 waiting for a device.']);
  });

  it('is none where something was said', () => {
    const { see, pass, lines, roundEnded } = watching();
    pass(50_000);
    see(pixel, 'running');
    pass(50_000);
    roundEnded();
    expect(lines).toHaveLength(1);
  });
});

describe('the clocks', () => {
  it('the clocks know when the first session started', () => {
    const { see, pass, firstSessionStartMs } = watching();
    see('A-1', 'queued');
    expect(firstSessionStartMs()).toBeUndefined();
    pass(2_000);
    see('B-1', 'running');
    pass(2_000);
    see('A-1', 'running');
    see('C-1', 'running');
    expect(firstSessionStartMs()).toBe(2_000);
  });

  it('count the longest wait, also of those that still wait', () => {
    const { see, pass, longestQueueMs } = watching();
    expect(longestQueueMs()).toBe(0);
    pass(5_000);
    see('A-1', 'running', {}, { queuedSinceMs: 4_000 });
    see('B-1', 'queued', {}, { queuedSinceMs: 3_000 });
    pass(1_000);
    expect(longestQueueMs()).toBe(3_000);
    pass(10_000);
    see('B-1', 'running');
    pass(10_000);
    expect(longestQueueMs()).toBe(13_000);
  });

  it('know who has waited for longer than the limit, counted from when it holds', () => {
    const { see, pass, queuedLongerThan } = watching();
    see('A-1', 'running');
    see('B-1', 'queued', {}, { queueLimitSinceMs: 4_000, shard: { index: 0, total: 2 } });
    pass(9_000);
    expect(queuedLongerThan(5_000)).toBeUndefined();
    pass(1);
    expect(queuedLongerThan(5_000)).toBe('B-1, shard 1 of 2');
    see('B-1', 'running');
    pass(60_000);
    expect(queuedLongerThan(5_000)).toBeUndefined();
  });

  it.each<[string, (RunStatus | undefined)[], boolean]>([
    ['nothing', [], false],
    ['who waits', [undefined, 'queued'], false],
    ['who has ended', ['done', 'failed', 'error'], false],
    ['one of several', ['queued', 'running', 'done'], true],
    ['an unrecognized status', ['unknown'], true],
  ])('the clocks know whether any session runs: %s', (_what, statuses, running) => {
    const { see, isAnyRunning } = watching();
    for (const [nth, status] of statuses.entries()) see(`Device ${nth}-1`, status);
    expect(isAnyRunning()).toBe(running);
  });
});

describe('unrecognized statuses', () => {
  it('are named as long as they last', () => {
    const { seeBuild, unknownStatuses } = watching();
    seeBuild('b0', 'running');
    expect(unknownStatuses()).toBe('');
    seeBuild('b1', 'unknown', 'paused');
    seeBuild('b2', 'unknown', 'odd');
    expect(unknownStatuses()).toBe(', and a build has the unrecognized status "paused", "odd"');
    seeBuild('b1', 'done');
    expect(unknownStatuses()).toBe(', and a build has the unrecognized status "odd"');
  });
});
