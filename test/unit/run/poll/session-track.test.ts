import { describe, expect, it } from 'vitest';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { SessionSummary } from '../../../../src/model/records.ts';
import { noCounters } from '../../../../src/model/status.ts';
import { type SessionTrack, trackSession } from '../../../../src/run/poll/session-track.ts';
import { planOf } from '../../../helpers/stage.ts';

const [planned] = planOf().builds;
const build: StartedBuild = { ...planned!, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 };

interface Seen {
  readonly status: SessionSummary['status'];
  readonly done?: number;
  readonly pending?: number;
  readonly durationMs?: number;
}

const look = (before: SessionTrack, atMs: number, seen?: Seen, deviceError?: string): SessionTrack => {
  const { status = 'queued', done, pending = 0, durationMs } = seen ?? {};
  const summary: SessionSummary = {
    status,
    statusWord: status,
    ...(done === undefined ? {} : { counters: { ...noCounters, passed: done, pending } }),
    ...(durationMs === undefined ? {} : { durationMs }),
  };
  const session = {
    key: 'k',
    build,
    device: 'Pixel',
    shard: build.shard,
    ...(seen === undefined ? {} : { summary }),
    ...(deviceError === undefined ? {} : { deviceError }),
  };
  return trackSession(before, session, atMs);
};

describe('trackSession', () => {
  it('waits as long as there is no session, or one in the queue', () => {
    expect(look({}, 1_000)).toEqual({ waitingMs: 1_000 });
    expect(look({ waitingMs: 1_000 }, 2_000, { status: 'queued' })).toEqual({ waitingMs: 2_000 });
  });

  it('ends without a session where the device is in error', () => {
    expect(look({ waitingMs: 1_000 }, 2_000, undefined, 'offline')).toEqual({ waitingMs: 1_000, endedMs: 2_000 });
  });

  it('starts half way between the looks around it, or at the first look', () => {
    expect(look({ waitingMs: 1_000 }, 3_000, { status: 'running' })).toEqual({ waitingMs: 1_000, startedMs: 2_000 });
    expect(look({}, 3_000, { status: 'running' })).toEqual({ startedMs: 3_000 });
    expect(look({ startedMs: 500 }, 3_000, { status: 'running' })).toEqual({ startedMs: 500 });
  });

  it('takes as long as the service says, or as looks tell', () => {
    expect(look({ startedMs: 1_000 }, 9_000, { status: 'passed' })).toMatchObject({ endedMs: 9_000, tookMs: 8_000 });
    expect(look({ startedMs: 1_000 }, 9_000, { status: 'failed', durationMs: 7_000 }).tookMs).toBe(7_000);
    expect(look({ startedMs: 1_000 }, 9_000, { status: 'done' }).tookMs).toBe(8_000);
  });

  it.each(['error', 'timed-out', 'skipped'] as const)('took no time that says anything where it ended as %s', (status) => {
    expect(look({ startedMs: 1_000 }, 9_000, { status })).toEqual({ startedMs: 1_000, endedMs: 9_000 });
  });

  it('took no time where its first look is its last', () => {
    expect(look({}, 9_000, { status: 'passed' })).toEqual({ startedMs: 9_000, endedMs: 9_000 });
    expect(look({ startedMs: 1_000 }, 9_000, { status: 'passed', durationMs: 0 })).not.toHaveProperty('tookMs');
  });

  it('changes no more once it has ended', () => {
    const ended = look({ startedMs: 1_000 }, 9_000, { status: 'passed' });
    expect(look(ended, 12_000, { status: 'running', done: 5 })).toBe(ended);
  });

  it('counts tests that are over, and keeps when that number was first seen', () => {
    const first = look({}, 1_000, { status: 'running', done: 2, pending: 8 });
    expect(first).toEqual({
      startedMs: 1_000,
      done: { tests: 2, atMs: 1_000 },
      firstDone: { tests: 2, atMs: 1_000 },
      total: 10,
    });
    expect(look(first, 5_000, { status: 'running', done: 2, pending: 8 }).done).toEqual({ tests: 2, atMs: 1_000 });
    expect(look(first, 9_000, { status: 'running', done: 3, pending: 7 })).toEqual({
      ...first,
      done: { tests: 3, atMs: 9_000 },
    });
  });

  it('has a first test once one is over, and no total where none waits', () => {
    expect(look({}, 1_000, { status: 'running', done: 0, pending: 4 })).toEqual({
      startedMs: 1_000,
      done: { tests: 0, atMs: 1_000 },
      total: 4,
    });
    expect(look({}, 1_000, { status: 'running', done: 1 })).not.toHaveProperty('total');
  });

  it('does not trust a total that the service outgrows', () => {
    const first = look({}, 1_000, { status: 'running', done: 1, pending: 1 });
    expect(look(first, 2_000, { status: 'running', done: 2, pending: 0 })).not.toHaveProperty('isGrowing');
    expect(look(first, 2_000, { status: 'running', done: 2, pending: 1 })).toMatchObject({ total: 2, isGrowing: true });
  });

  it('keeps what was counted where the service does not count for a moment', () => {
    const first = look({}, 1_000, { status: 'running', done: 1, pending: 1 });
    expect(look(first, 2_000, { status: 'running' })).toEqual(first);
  });
});
