import { describe, expect, test } from 'vitest';
import type { DurationHistory } from '../../../../../src/action/history/durations.ts';
import { createPredictor } from '../../../../../src/action/run/prepare/prediction.ts';
import type { PlannedBuild } from '../../../../../src/core/model/builds.ts';
import type { PlannedShard } from '../../../../../src/core/model/run-plan.ts';
import { describePrediction } from '../../../../../src/core/results/describe.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { historyOf, knownSuite } from '../../../core/results/known-suites.ts';

const second = 1_000;
const [pixel, galaxy] = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0'];

/** Durations of two tests, and 10 s of overhead. */
const durations = (firstMs: number, secondMs: number): DurationHistory => {
  const { classes } = historyOf({ 'a.A#one': [firstMs], 'a.A#two': [secondMs] });
  return { overheadsMs: [10 * second], classes };
};

const shard = (index: number, total: number, loadMs: number): PlannedShard => ({ shard: { index, total }, loadMs });

const build = (index: number, total: number, changes: Partial<PlannedBuild> = {}): PlannedBuild => ({
  ...planOf({ devices: [pixel, galaxy], shards: total }).plan.builds[index]!,
  ...changes,
});

const onDevices: Readonly<Record<string, DurationHistory>> = {
  [pixel]: durations(20 * second, 40 * second),
  [galaxy]: durations(30 * second, 60 * second),
};
const none: DurationHistory = { overheadsMs: [10 * second], classes: new Map() };
const past = { runs: 3, all: none, on: (device: string) => onDevices[device] ?? none };

describe('a prediction', () => {
  const halves = [shard(0, 2, 1 * second), shard(1, 2, 3 * second)];
  const ofHalves = () => createPredictor([pixel, galaxy], undefined, halves, past);
  const builds = [build(0, 2), build(1, 2)];

  test('adds what each device takes for its part of the tests, and the time beside them of each session', () => {
    const predictor = ofHalves();
    // 60 s and 90 s of tests, and 10 s in each of four sessions.
    expect(predictor?.run(builds, Number.POSITIVE_INFINITY)).toEqual({
      deviceMs: 190 * second,
      durationMs: 77.5 * second,
      atOnce: 4,
      runs: 3,
    });
    expect(predictor?.buildMs(build(1, 2))).toBe((10 + 45 + 10 + 67.5) * second);
  });

  test('a prediction of a run is the sum of its builds to the millisecond, so that a budget of just as much is enough', () => {
    const shards = Array.from({ length: 7 }, (_, index) => shard(index, 7, 1 * second));
    const predictor = createPredictor([pixel, galaxy], undefined, shards, past);
    const builds = shards.map((_, index) => build(index, 7));
    const { deviceMs = 0 } = predictor?.run(builds, 1) ?? {};
    expect(builds.reduce((sum, each) => sum + (predictor?.buildMs(each) ?? 0), 0)).toBe(deviceMs);
    expect(Number.isInteger(deviceMs)).toBe(true);
  });

  test('takes the slots, from one to four, into account for its duration', () => {
    const predictor = ofHalves();
    const seconds = [1, 2, 3, 4].map((slots) => (predictor?.run(builds, slots).durationMs ?? 0) / second);
    expect(seconds).toEqual([190, 110, 102.5, 77.5]);
  });

  test('says that all sessions run at the same time where the free slots are unknown, and there are several', () => {
    const predictor = ofHalves();
    expect(describePrediction(predictor?.run(builds, Number.POSITIVE_INFINITY))).toBe(
      'Predicted: 3.2 device minutes in 1 m 18 s if 4 sessions run at the same time, from 3 earlier runs.',
    );
    expect(describePrediction(predictor?.run(builds, 4))).toBe('Predicted: 3.2 device minutes in 1 m 18 s, from 3 earlier runs.');
    expect(predictor?.run([build(0, 2, { devices: [pixel] })], Number.POSITIVE_INFINITY).atOnce).toBeUndefined();
  });

  test('a prediction of failed tests that run again is about these tests alone', () => {
    const predictor = createPredictor([pixel, galaxy], undefined, [shard(0, 1, 1)], past);
    const retry = build(0, 1, { devices: [pixel], attempt: 1, partial: true, tests: ['a.A#one'] });
    expect(predictor?.buildMs(retry)).toBe((10 + 30) * second);
    expect(predictor?.buildMs({ ...retry, partial: false })).toBe((10 + 60) * second);
  });

  test('takes what other devices tell of tests that a device has not run yet', () => {
    const all = durations(30 * second, 60 * second);
    const other = { ...onDevices[galaxy]!, classes: new Map([['b.B', new Map([['three', [5 * second]]])]]) };
    const suite = knownSuite(['a.A#one', 'a.A#two', 'b.B#three']);
    const partly = { runs: 3, all, on: () => other };
    const predictor = createPredictor([galaxy], suite, [shard(0, 1, 1)], partly);
    expect(predictor?.buildMs(build(0, 1, { devices: [galaxy] }))).toBe((10 + 30 + 60 + 5) * second);
    const unmeasured = createPredictor([galaxy], knownSuite(['a.A#one']), [shard(0, 1, 1)], partly);
    expect(unmeasured?.buildMs(build(0, 1, { devices: [galaxy] }))).toBe((10 + 30) * second);
  });

  test('is unknown where no test of a device was ever measured', () => {
    expect(createPredictor([pixel, 'iPhone 14-16'], undefined, halves, past)).toBeUndefined();
  });
});
