import { describe, expect, it } from 'vitest';
import { absentBuilds } from '../../../src/collector/absent-builds.ts';
import type { ChosenBuild } from '../../../src/collector/choose-builds.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from './listed-build.ts';

const chosen = (index: number, total: number, parts: Partial<ChosenBuild> = {}, own: ListedParts = {}): ChosenBuild => ({
  build: listedBuild(`s${index}`, { shard: { index, total }, ...own }),
  devices: [pixel],
  attempt: 0,
  partial: false,
  ...parts,
});

const absent = (builds: readonly ChosenBuild[], expectedShards?: number) =>
  absentBuilds(builds, expectedShards).map(({ problem: { code, clause } }) => `${clause} [${code}]`);

const gone = 'its job died, was skipped or never started [matrix-shard-missing]';
const both = { devices: [pixel, galaxy] };

describe('absentBuilds', () => {
  it('misses nothing where every shard has a build on every device', () => {
    expect(absent([chosen(0, 1)])).toEqual([]);
    expect(absent([chosen(0, 1)], 1)).toEqual([]);
    expect(absent([chosen(1, 2, both), chosen(0, 2, both)], 2)).toEqual([]);
    expect(absent([0, 1].flatMap((index) => both.devices.map((device) => chosen(index, 2, { devices: [device] }))))).toEqual([]);
  });

  it('misses nothing where one build holds all shards', () => {
    const serviceShards = ['A', 'B', 'C'].map((name) => ({ name, tests: [name] }));
    expect(absent([chosen(0, 1, {}, { serviceShards })], 3)).toEqual([]);
    expect(absent([chosen(0, 1, {}, { serviceShards })], 4)).toEqual([
      expect.stringContaining('numShards 3, and expected-shards is 4'),
    ]);
  });

  it('has nothing to say of no build', () => {
    expect(absent([])).toEqual([]);
    expect(absent([], 3)).toEqual([]);
    expect(absent([chosen(0, 1, { attempt: 1 })], 3)).toEqual([]);
  });

  it('names each shard without a build, once', () => {
    expect(absent([chosen(1, 4, both)])).toEqual([1, 3, 4].map((shard) => `shard ${shard} of 4 has no build: ${gone}`));
  });

  it('names each device that a shard lacks, as it was spelled last', () => {
    expect(absent([chosen(0, 2, both), chosen(1, 2)])).toEqual([`shard 2 of 2 has no build on ${galaxy}: ${gone}`]);
    expect(absent([chosen(0, 2, { devices: [galaxy] }), chosen(1, 2)])).toEqual([
      `shard 1 of 2 has no build on ${pixel}: ${gone}`,
      `shard 2 of 2 has no build on ${galaxy}: ${gone}`,
    ]);
    expect(absent([chosen(0, 2), chosen(1, 2, { devices: [pixel.toUpperCase().replaceAll(' ', '_')] })])).toEqual([]);
  });

  it('speaks of the run where there is one shard', () => {
    const planned = { plan: 'a1', filledShards: 2 };
    expect(absent([chosen(0, 1, {}, { tag: planned })])).toEqual([`the run has no build: ${gone}`]);
  });

  it('does not take a rerun for the shard itself', () => {
    const rerun = chosen(1, 2, { attempt: 1, partial: true });
    expect(absent([chosen(0, 2), rerun])).toEqual([`shard 2 of 2 has no build: ${gone}`]);
    expect(absent([chosen(0, 1), rerun])).toEqual([]);
  });

  it('refuses builds of different splits, in the order of their size', () => {
    expect(absent([chosen(0, 10), chosen(0, 9), chosen(0, 10), chosen(0, 2)], 10)).toEqual([
      'the builds were started with different numShards (2, 9, 10), so some tests would not have run at all [matrix-shards-differ]',
    ]);
  });

  it('refuses another split than the expected one', () => {
    expect(absent([chosen(0, 2), chosen(1, 2)], 3)).toEqual([
      'the builds were started with numShards 2, and expected-shards is 3 [matrix-shards-differ]',
    ]);
  });

  it('refuses shards of different plans, and one with a plan beside one without', () => {
    const differ =
      'the jobs split the suite differently because they used different durations, so some tests may not have run at all [matrix-plans-differ]';
    const planned = (index: number, plan: string) => chosen(index, 2, {}, { tag: { plan } });
    expect(absent([planned(0, 'a1'), planned(1, 'b2')])).toEqual([differ]);
    expect(absent([planned(0, 'a1'), chosen(1, 2, {}, { tag: {} })])).toEqual([differ]);
    expect(absent([planned(0, 'a1'), planned(1, 'a1')])).toEqual([]);
  });

  it('expects no build of shards that the plan leaves empty', () => {
    const planned = (index: number) => chosen(index, 5, {}, { tag: { plan: 'a1', filledShards: 3 } });
    expect(absent([0, 1, 2].map(planned))).toEqual([]);
    expect(absent([0, 2].map(planned))).toEqual([`shard 2 of 5 has no build: ${gone}`]);
  });
});
