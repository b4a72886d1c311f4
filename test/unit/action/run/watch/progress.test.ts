import { describe, expect, it } from 'vitest';
import { createProgress } from '../../../../../src/action/run/watch/poll-builds.ts';
import type { StartedBuild } from '../../../../../src/core/model/builds.ts';
import type { SessionSummary } from '../../../../../src/core/model/records.ts';
import { noCounters, type RunStatus } from '../../../../../src/core/model/status.ts';
import { describeSession } from '../../../../../src/core/results/describe.ts';
import { silentLog } from '../../../../../src/lib/log.ts';
import { createFakeClock } from '../../../../helpers/fake-clock.ts';
import { buildRecord, expectedSession, pixel, startedBuild } from '../../../../helpers/one-session.ts';

/** A response about the session of a device, or milliseconds that pass. Without a status, the response lists no session. */
type Step = number | readonly [device: string, status?: RunStatus, more?: Partial<SessionSummary>, build?: Partial<StartedBuild>];

const watching = (timeScale?: number) => {
  const clock = createFakeClock();
  const lines: string[] = [];
  const progress = createProgress({ clock, timeScale, log: { ...silentLog, info: (line) => void lines.push(line) } });
  const see = (...steps: readonly Step[]): void => {
    for (const step of steps) {
      if (typeof step === 'number') {
        clock.advance(step);
        continue;
      }
      const [device, status, more, build] = step;
      const summary = status === undefined ? undefined : { id: 's1', status, rawStatus: status, ...more };
      progress.sessionSeen(expectedSession({ build: startedBuild(build), device, summary }));
    }
  };
  return {
    ...progress,
    lines,
    see,
    seeBuild: (id: string, status: RunStatus, rawStatus: string = status): void => {
      progress.buildsSeen([{ started: startedBuild({ id }), record: buildRecord({ id, status, rawStatus }) }]);
    },
  };
};

const late = { queuedSinceMs: 2_000, attempt: 1, shard: { index: 1, total: 2 } };

it.each<[string, readonly Step[], readonly string[], number?]>([
  [
    'with the time in the queue and the time of the run',
    [[pixel], 1_000, [pixel, 'queued'], [pixel, 'queued'], 4_000, [pixel, 'running'], 9_000, [pixel, 'running'], [pixel, 'done']],
    [': waiting for a device', ': running (session s1), after waiting 5 s', ': done after 9 s'],
  ],
  [
    'of the built-in cloud, in the time of that cloud',
    [[pixel], 500, [pixel, 'running'], 1_000, [pixel, 'done']],
    [': running (session s1), after waiting 30 s', ': done after 1 m'],
    60,
  ],
  ['that vanishes again', [[pixel, 'queued'], [pixel]], [': waiting for a device', ': no longer listed']],
  [
    'that waited since before its build started',
    [8_000, [pixel, 'running', {}, late]],
    [', shard 2 of 2, attempt 2: running (session s1), after waiting 6 s'],
  ],
])('lines are logged for a session %s', (_what, steps, said, timeScale) => {
  const { see, lines } = watching(timeScale);
  see(...steps);
  expect(lines).toEqual(said.map((each) => `${pixel}${each}`));
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
  const { see, lines } = watching();
  see([pixel, 'running'], 3_000, [pixel, 'failed', more]);
  expect(lines.at(-1)).toBe(`${pixel}: ${said}`);
});

it('a line is logged for a build that ended, or has an unrecognized status', () => {
  const { seeBuild, lines } = watching();
  for (const status of ['queued', 'running', 'unknown', 'unknown', 'done', 'done'] as const)
    seeBuild('b1', status, status === 'unknown' ? 'paused' : status);
  expect(lines).toEqual(['Build b1: "paused" (unrecognized)', 'Build b1: done']);
});

it('a session without an id has none in its line', () => {
  const { sessionSeen, lines } = watching();
  sessionSeen(expectedSession({ summary: { status: 'running', rawStatus: 'running' } }));
  expect(lines).toEqual([`${pixel}: running, after waiting 0 ms`]);
});

describe('a long silence', () => {
  it('is broken after a minute by a line of what goes on', () => {
    const { see, lines, roundEnded } = watching();
    see(['A-1'], ['B-1', 'queued'], ['C-1', 'running'], ['D-1', 'running'], ['D-1', 'done'], ['E-1', 'unknown']);
    lines.length = 0;
    see(59_999);
    roundEnded();
    expect(lines).toEqual([]);
    see(1);
    roundEnded();
    roundEnded();
    expect(lines).toEqual(['Still waiting: 1 of 5 sessions ended, 2 running, 2 waiting for a device.']);
  });

  it('is none where something was said', () => {
    const { see, lines, roundEnded } = watching();
    see(50_000, [pixel, 'running'], 50_000);
    roundEnded();
    expect(lines).toHaveLength(1);
  });
});

describe('the clocks', () => {
  it('know when the first session started', () => {
    const { see, firstSessionStartMs } = watching();
    see(['A-1', 'queued']);
    expect(firstSessionStartMs()).toBeUndefined();
    see(2_000, ['B-1', 'running'], 2_000, ['A-1', 'running'], ['C-1', 'running']);
    expect(firstSessionStartMs()).toBe(2_000);
  });

  it('count the longest wait, also of those that still wait', () => {
    const { see, longestQueueMs } = watching();
    expect(longestQueueMs()).toBe(0);
    see(5_000, ['A-1', 'running', {}, { queuedSinceMs: 4_000 }], ['B-1', 'queued', {}, { queuedSinceMs: 3_000 }], 1_000);
    expect(longestQueueMs()).toBe(3_000);
    see(10_000, ['B-1', 'running'], 10_000);
    expect(longestQueueMs()).toBe(13_000);
  });

  it('know all who wait once one has waited for longer than the limit, counted from when it holds', () => {
    const { see, queuedLongerThan } = watching();
    const names = (limitMs: number) => queuedLongerThan(limitMs).map(describeSession);
    see(
      ['B-1', 'queued', {}, { queueLimitSinceMs: 4_000, shard: { index: 0, total: 2 } }],
      ['C-1', 'queued', {}, { queueLimitSinceMs: 8_000 }],
      9_000,
    );
    expect(names(5_000)).toEqual([]);
    see(1);
    expect(names(5_000)).toEqual(['B-1, shard 1 of 2', 'C-1']);
    see(['B-1', 'running'], 60_000);
    expect(names(5_000)).toEqual([]);
    see(['B-1', 'done'], 5_000);
    expect(names(5_000)).toEqual([]);
    see(1);
    expect(names(5_000)).toEqual(['C-1']);
  });

  it.each<[string, (RunStatus | undefined)[], boolean]>([
    ['nothing', [], false],
    ['who waits', [undefined, 'queued'], false],
    ['who has ended', ['done', 'failed', 'error'], false],
    ['one of several', ['queued', 'running', 'done'], true],
    ['an unrecognized status', ['unknown'], true],
  ])('know whether any session runs: %s', (_what, statuses, running) => {
    const { see, isAnyRunning } = watching();
    for (const [nth, status] of statuses.entries()) see([`Device ${nth}-1`, status]);
    expect(isAnyRunning()).toBe(running);
  });
});

it('unrecognized statuses are named as long as they last', () => {
  const { seeBuild, unknownStatuses } = watching();
  seeBuild('b0', 'running');
  expect(unknownStatuses()).toBe('');
  seeBuild('b1', 'unknown', 'paused');
  seeBuild('b2', 'unknown', 'odd');
  expect(unknownStatuses()).toBe(', and a build has the unrecognized status "paused", "odd"');
  seeBuild('b1', 'done');
  expect(unknownStatuses()).toBe(', and a build has the unrecognized status "odd"');
});
