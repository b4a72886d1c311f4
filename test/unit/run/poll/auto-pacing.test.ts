import { describe, expect, it } from 'vitest';
import type { StartedBuild } from '../../../../src/model/builds.ts';
import type { BuildRecord } from '../../../../src/model/records.ts';
import { noCounters } from '../../../../src/model/status.ts';
import { createAutoPacing } from '../../../../src/run/poll/auto-pacing.ts';
import type { LookLimits } from '../../../../src/run/poll/next-look.ts';
import type { PolledBuild } from '../../../../src/run/poll/pacing.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { planOf } from '../../../helpers/stage.ts';

const device = 'Google Pixel 3-10.0';
const [planned] = planOf().builds;
const limits: LookLimits = { fastestMs: 1_000, slowestMs: 30_000, priceMs: 100 };
const minute = 60_000;

const startedAs = (id: string, more: Partial<StartedBuild> = {}): StartedBuild => ({
  ...planned!,
  id,
  serviceRetries: false,
  queuedSinceMs: 0,
  queueLimitSinceMs: 0,
  ...more,
});

type Status = BuildRecord['status'];

const recordOf = (status: Status, session: Status, durationMs?: number): BuildRecord => ({
  id: 'b',
  status,
  statusWord: status,
  capabilities: {},
  devices: [
    {
      device,
      sessions: [{ id: 's', status: session, statusWord: session, ...(durationMs === undefined ? {} : { durationMs }) }],
    },
  ],
  deviceErrors: [],
});

const open = (random = 0) => {
  const clock = createFakeClock();
  return { clock, pacing: createAutoPacing(limits, { clock, random: () => random }) };
};
const idsOf = (builds: readonly PolledBuild[]): string[] => builds.map(({ started }) => started.id);

/**
 * The pause after a look at which a build has run for nine minutes, where another build of this run took ten minutes before.
 *
 * @param of the build that ended before
 */
const pauseBeside = (of: Partial<StartedBuild>, own: Partial<StartedBuild> = {}): number => {
  const { clock, pacing } = open();
  const ended: PolledBuild = { started: startedAs('b1', of), record: recordOf('running', 'done', 10 * minute), ended: false };
  pacing.due([ended]);
  pacing.pauseMs([ended]);
  const runs = (): PolledBuild => ({ started: startedAs('b2', own), record: recordOf('running', 'running'), ended: false });
  pacing.due([runs()]);
  pacing.pauseMs([{ ...ended, ended: true }, runs()]);
  clock.advance(9 * minute);
  pacing.due([runs()]);
  return pacing.pauseMs([{ ...ended, ended: true }, runs()]);
};

describe('an automatic pacing', () => {
  it('asks what was never asked at once, and leaves alone what has ended', () => {
    const { pacing } = open();
    const [one, two]: PolledBuild[] = [
      { started: startedAs('b1'), ended: false },
      { started: startedAs('b2'), ended: true },
    ];
    expect(pacing.pauseMs([one!, two!])).toBe(0);
    expect(idsOf(pacing.due([one!, two!]))).toEqual(['b1']);
    expect(pacing.due([one!, two!])).toHaveLength(1);
    expect(pacing.pauseMs([{ ...one!, ended: true }, two!])).toBe(Number.POSITIVE_INFINITY);
  });

  it('asks a build again once its pause is over, and not before', () => {
    const { clock, pacing } = open();
    const build: PolledBuild = { started: startedAs('b1'), ended: false };
    pacing.due([build]);
    expect(pacing.pauseMs([build])).toBe(2_000);
    clock.advance(1_999);
    expect(pacing.due([build])).toEqual([]);
    expect(pacing.pauseMs([build])).toBe(1);
    clock.advance(1);
    expect(idsOf(pacing.due([build]))).toEqual(['b1']);
    expect(pacing.pauseMs([build])).toBe(4_000);
    clock.advance(9_000);
    expect(pacing.pauseMs([build])).toBe(0);
  });

  it('takes each answer in once', () => {
    const { clock, pacing } = open();
    const build: PolledBuild = { started: startedAs('b1'), ended: false };
    pacing.due([build]);
    expect(pacing.pauseMs([build])).toBe(2_000);
    clock.advance(500);
    expect(pacing.pauseMs([build])).toBe(1_500);
  });

  it('shortens pauses by up to a fifth, and never below the fastest', () => {
    const pauseFor = (random: number, fastestMs: number): number => {
      const clock = createFakeClock();
      const pacing = createAutoPacing({ ...limits, fastestMs }, { clock, random: () => random });
      const build: PolledBuild = { started: startedAs('b1'), ended: false };
      pacing.due([build]);
      return pacing.pauseMs([build]);
    };
    expect([0, 0.5, 1].map((random) => pauseFor(random, 1_000))).toEqual([2_000, 1_800, 1_600]);
    expect(pauseFor(1, 1_700)).toBe(1_700);
  });

  it('asks the build that is expected to end last, and the other when it is likely over', () => {
    const { clock, pacing } = open();
    const short = (): PolledBuild => ({
      started: startedAs('short', { expected: { predictedMs: minute } }),
      record: recordOf('running', 'running'),
      ended: false,
    });
    const long = (): PolledBuild => ({
      started: startedAs('long', { shard: { index: 1, total: 2 }, expected: { predictedMs: 10 * minute } }),
      record: recordOf('running', 'running'),
      ended: false,
    });
    pacing.due([short(), long()]);
    pacing.pauseMs([short(), long()]);
    clock.advance(30_000);
    expect(idsOf(pacing.due([short(), long()]))).toEqual(['short', 'long']);
    expect(pacing.pauseMs([short(), long()])).toBeGreaterThan(20_000);
  });

  it('expects of a build what the same tests took on another device', () => {
    expect(pauseBeside({})).toBeLessThan(pauseBeside({ shard: { index: 1, total: 2 } }));
  });

  it('expects of a shard about what another shard took, rather than nothing', () => {
    const beside = pauseBeside({ shard: { index: 1, total: 2 } });
    const { clock, pacing } = open();
    const runs = (): PolledBuild => ({ started: startedAs('b2'), record: recordOf('running', 'running'), ended: false });
    pacing.due([runs()]);
    pacing.pauseMs([runs()]);
    clock.advance(9 * minute);
    pacing.due([runs()]);
    expect(beside).not.toBe(pacing.pauseMs([runs()]));
  });

  it('learns nothing from a build that ran some tests again, and expects nothing of one', () => {
    const { clock, pacing } = open();
    const runs = (): PolledBuild => ({ started: startedAs('b2'), record: recordOf('running', 'running'), ended: false });
    pacing.due([runs()]);
    pacing.pauseMs([runs()]);
    clock.advance(9 * minute);
    pacing.due([runs()]);
    const alone = pacing.pauseMs([runs()]);
    expect(pauseBeside({ partial: true })).toBe(alone);
    expect(pauseBeside({}, { partial: true })).toBe(alone);
  });

  it('goes by the tests that a build runs again, where it names them', () => {
    const pauseOf = (tests?: readonly string[]): number => {
      const { clock, pacing } = open();
      const counted = (done: number): BuildRecord => {
        const record = recordOf('running', 'running');
        const counters = { ...noCounters, passed: done };
        const devices = record.devices.map((one) => ({
          ...one,
          sessions: one.sessions.map((session) => ({ ...session, counters })),
        }));
        return { ...record, devices };
      };
      const started = startedAs('b1', { partial: true, ...(tests === undefined ? {} : { tests }) });
      for (const done of [0, 1, 2, 3]) {
        const build: PolledBuild = { started, record: counted(done), ended: false };
        pacing.due([build]);
        pacing.pauseMs([build]);
        clock.advance(minute);
      }
      const build: PolledBuild = { started, record: counted(4), ended: false };
      pacing.due([build]);
      return pacing.pauseMs([build]);
    };
    // The last of four has ended, or nobody knows how many there are.
    expect(pauseOf(['a.A#a', 'a.A#b', 'a.A#c', 'a.A#d'])).toBeLessThan(5_000);
    expect(pauseOf()).toBeGreaterThan(5_000);
  });
});
