import { describe, expect, it } from 'vitest';
import { noCounters, type RunStatus } from '../../../../src/model/status.ts';
import { expectSession } from '../../../../src/run/poll/expectation.ts';
import { forecastSession } from '../../../../src/run/poll/forecast.ts';
import { type RemainingTime, spreadMs } from '../../../../src/run/poll/remaining-time.ts';
import { type SessionTrack, trackSession } from '../../../../src/run/poll/session-track.ts';
import { planOf } from '../../../helpers/stage.ts';

const [planned] = planOf().builds;
const build = { ...planned!, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 };

interface Look {
  readonly atMs: number;
  readonly status: RunStatus;
  readonly done?: number;
  readonly pending?: number;
  readonly durationMs?: number;
}

const trackOf = (...looks: readonly Look[]): SessionTrack =>
  looks.reduce<SessionTrack>((track, { atMs, status, done, pending = 0, durationMs }) => {
    const summary = {
      id: 's1',
      status,
      statusWord: status,
      ...(done === undefined ? {} : { counters: { ...noCounters, passed: done, pending } }),
      ...(durationMs === undefined ? {} : { durationMs }),
    };
    return trackSession(track, { key: 'k', build, device: 'd', shard: build.shard, summary }, atMs);
  }, {});

const medianEndMs = ({ sinceMs, medianMs }: RemainingTime): number => sinceMs + medianMs;
const nothing = expectSession([], {}, []);

describe('expectSession', () => {
  const took = (tookMs: number, tests = 10): SessionTrack => ({ tookMs, done: { tests, atMs: 0 } });

  it('believes the same tests on other devices most, then earlier runs, then other shards', () => {
    const predicted = { predictedMs: 2_000 };
    expect(expectSession([took(1_000), took(9_000), took(1_200)], predicted, [took(3_000)]).durationMs).toBe(1_200);
    expect(expectSession([], predicted, [took(3_000)]).durationMs).toBe(2_000);
    expect(expectSession([], {}, [took(3_000)]).durationMs).toBe(3_000);
    const errors = [[took(1)], []].flatMap((siblings) => [
      expectSession(siblings, predicted, []).error,
      expectSession(siblings, {}, [took(1)]).error,
    ]);
    expect(errors).toEqual([0.25, 0.25, 0.3, 0.5]);
    expect(nothing).toMatchObject({ isMeasured: false, error: 1.1 });
  });

  it('takes the number of tests from sessions that ran them all, else from the suite', () => {
    expect(expectSession([took(1, 40)], { plannedTests: 44 }, []).tests).toEqual({ count: 40, error: 0.01 });
    expect(expectSession([{ done: { tests: 3, atMs: 0 } }], { plannedTests: 44 }, []).tests).toEqual({ count: 44, error: 0.05 });
  });
});

describe('trackSession', () => {
  it('puts the start between the looks around it, and measures what ran to its end', () => {
    const track = trackOf({ atMs: 0, status: 'queued' }, { atMs: 10_000, status: 'running' }, { atMs: 65_000, status: 'done' });
    expect(track).toMatchObject({ startedMs: 5_000, endedMs: 65_000, tookMs: 60_000 });
    expect(trackOf({ atMs: 0, status: 'running' }, { atMs: 9_000, status: 'passed', durationMs: 8_000 }).tookMs).toBe(8_000);
  });

  it('learns nothing from sessions that broke off', () => {
    for (const status of ['error', 'timed-out', 'skipped'] as const)
      expect(trackOf({ atMs: 0, status: 'running' }, { atMs: 9_000, status })).not.toHaveProperty('tookMs');
  });
});

describe('forecastSession', () => {
  it('counts from the start by what is expected', () => {
    const expected = expectSession([], { predictedMs: 600_000 }, []);
    expect(medianEndMs(forecastSession(trackOf({ atMs: 1_000, status: 'running' }), expected, 1_000))).toBe(601_000);
    expect(forecastSession(trackOf({ atMs: 1_000, status: 'queued' }), expected, 1_000).sinceMs).toBe(1_000);
  });

  it('believes counters as soon as they say more', () => {
    const looks = [1, 2, 3, 4, 5].map((nth) => ({
      atMs: nth * 60_000,
      status: 'running' as const,
      done: 10 * nth,
      pending: 100 - 10 * nth,
    }));
    const forecast = forecastSession(trackOf(...looks), nothing, 300_000);
    expect(medianEndMs(forecast)).toBeGreaterThan(590_000);
    expect(medianEndMs(forecast)).toBeLessThan(620_000);
    const later = forecastSession(
      trackOf(...looks, { atMs: 570_000, status: 'running', done: 95, pending: 5 }),
      nothing,
      570_000,
    );
    expect(spreadMs(later)).toBeLessThan(spreadMs(forecast));
  });

  it('expects the end within seconds once every test is over', () => {
    const track = trackOf({ atMs: 0, status: 'running', done: 5, pending: 5 }, { atMs: 60_000, status: 'running', done: 10 });
    expect(medianEndMs(forecastSession(track, nothing, 60_000))).toBe(64_000);
  });

  it('does not believe counters that grow with the tests', () => {
    const track = trackOf(
      { atMs: 0, status: 'running', done: 1, pending: 1 },
      { atMs: 60_000, status: 'running', done: 7, pending: 1 },
    );
    expect(medianEndMs(forecastSession(track, nothing, 60_000))).toBe(nothing.durationMs);
  });

  it('takes counters without waiting tests for no end while more tests are expected', () => {
    const expected = expectSession([], { plannedTests: 100 }, []);
    const track = trackOf({ atMs: 0, status: 'running', done: 0 }, { atMs: 60_000, status: 'running', done: 10 });
    expect(medianEndMs(forecastSession(track, expected, 60_000))).toBeGreaterThan(400_000);
  });

  it('expects a session that hangs to be timed out by the service', () => {
    const looks = [
      { atMs: 0, status: 'running' as const, done: 3, pending: 50 },
      { atMs: 30_000, status: 'running' as const, done: 4, pending: 49 },
    ];
    const track = trackOf(...looks, { atMs: 700_000, status: 'running', done: 4, pending: 49 });
    expect(medianEndMs(forecastSession(track, nothing, 700_000))).toBe(930_000);
    expect(medianEndMs(forecastSession(track, nothing, 1_200_000))).not.toBe(930_000);
  });
});
