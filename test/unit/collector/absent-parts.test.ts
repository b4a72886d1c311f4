import { describe, expect, it } from 'vitest';
import type { CountedBuild } from '../../../src/builds/lineage.ts';
import { absentParts, type CoveredPart, partOfJob, partsOfBuilds } from '../../../src/collector/missing-tests.ts';
import type { CtrfJob } from '../../../src/results/ctrf/ctrf-document.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from './listed-build.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, jobSession, storedJob } from './stored-job.ts';

/** One shard on one device, but for `parts`. */
const part = (index: number, total: number, parts: Partial<CoveredPart> = {}): CoveredPart => ({
  total,
  shards: [index],
  devices: [pixel],
  ...parts,
});

const clausesOf = (parts: readonly CoveredPart[], expectedShards?: number) =>
  absentParts(parts, expectedShards).map(({ problem: { code, clause } }) => `${clause} [${code}]`);

const gone = 'its job crashed, was skipped or never started [matrix-shard-missing]';
const both = { devices: [pixel, galaxy] };

describe('absentParts', () => {
  it('finds nothing where every shard is on every device', () => {
    expect(clausesOf([part(0, 1)])).toEqual([]);
    expect(clausesOf([part(0, 1)], 1)).toEqual([]);
    expect(clausesOf([part(1, 2, both), part(0, 2, both)], 2)).toEqual([]);
    expect(clausesOf([0, 1].flatMap((index) => both.devices.map((device) => part(index, 2, { devices: [device] }))))).toEqual([]);
    expect(clausesOf([part(0, 3, { shards: [0, 1, 2] })], 3)).toEqual([]);
    expect(clausesOf([part(0, 3, { shards: undefined })], 3)).toEqual([]);
  });

  it('finds nothing without parts, and where nothing was split yet', () => {
    expect(clausesOf([], 3)).toEqual([]);
    expect(clausesOf([part(0, 1, { total: undefined })], 3)).toEqual([]);
  });

  it('names each absent shard once, with the devices that lack it', () => {
    expect(clausesOf([part(1, 4, both)])).toEqual([1, 3, 4].map((shard) => `shard ${shard} of 4 has no build: ${gone}`));
    expect(absentParts([part(0, 2, both)], undefined).map(({ place }) => place)).toMatchObject([
      { shard: 1, devices: [expect.stringMatching(/pixel/i), expect.stringMatching(/galaxy/i)] },
    ]);
  });

  it('names each device that a shard lacks, in one of its spellings', () => {
    expect(clausesOf([part(0, 2, both), part(1, 2)])).toEqual([`shard 2 of 2 has no build on ${galaxy}: ${gone}`]);
    expect(clausesOf([part(0, 2, { devices: [galaxy] }), part(1, 2)])).toEqual([
      `shard 1 of 2 has no build on ${pixel}: ${gone}`,
      `shard 2 of 2 has no build on ${galaxy}: ${gone}`,
    ]);
    expect(clausesOf([part(0, 2), part(1, 2, { devices: [pixel.toUpperCase().replaceAll(' ', '_')] })])).toEqual([]);
  });

  it('names the run where there is one shard', () => {
    expect(clausesOf([part(0, 1, { shards: [] })])).toEqual([`the run has no build: ${gone}`]);
  });

  it('refuses different splits, in the order of their size, and belongs to no shard', () => {
    const parts = [part(0, 10), part(0, 9), part(0, 10), part(0, 2)];
    expect(clausesOf(parts, 10)).toEqual([
      'the builds were started with different numShards (2, 9, 10), so some tests may not have run [matrix-shards-differ]',
    ]);
    expect(absentParts(parts, 10)[0]).not.toHaveProperty('place');
  });

  it('refuses another split than the expected one', () => {
    expect(clausesOf([part(0, 2), part(1, 2)], 3)).toEqual([
      'the builds were started with 2 shards, but `expected-shards` is 3 [matrix-shards-differ]',
    ]);
  });

  it('refuses shards of different plans, and one with a plan beside one without', () => {
    const differ =
      'the jobs split the suite differently because they used different durations, so some tests may not have run [matrix-plans-differ]';
    expect(clausesOf([part(0, 2, { plan: 'a1' }), part(1, 2, { plan: 'b2' })])).toEqual([differ]);
    expect(clausesOf([part(0, 2, { plan: 'a1' }), part(1, 2)])).toEqual([differ]);
    expect(clausesOf([part(0, 2, { plan: 'a1' }), part(1, 2, { plan: 'a1' })])).toEqual([]);
  });

  it('expects no build of shards that the plan leaves empty', () => {
    const planned = (index: number) => part(index, 5, { plan: 'a1', emptyShards: [2, 4] });
    expect(clausesOf([0, 1, 3].map(planned))).toEqual([]);
    // One build that knows of no empty shard is enough to expect them all.
    expect(clausesOf([planned(0), planned(1), part(3, 5, { plan: 'a1' })])).toHaveLength(2);
    expect(clausesOf([0, 3].map(planned))).toEqual([`shard 2 of 5 has no build: ${gone}`]);
  });
});

describe('the parts that builds cover', () => {
  const counted = (index: number, total: number, parts: Partial<CountedBuild> = {}, own: ListedParts = {}): CountedBuild => ({
    build: listedBuild(`s${index}`, { shard: { index, total }, ...own }),
    devices: [pixel],
    attempt: 0,
    partial: false,
    ...parts,
  });

  it('are those for which they count, with the plan of their tag', () => {
    const tag = { plan: 'a1', emptyShards: [2] };
    expect(partsOfBuilds([counted(1, 3, { devices: [galaxy] }, { devices: [pixel, galaxy], tag })])).toEqual([
      { total: 3, shards: [1], devices: [galaxy], plan: 'a1', emptyShards: [2] },
    ]);
  });

  it('are all shards of a build that the service splits', () => {
    const serviceShards = ['A', 'B', 'C'].map((name) => ({ name, tests: [name] }));
    expect(partsOfBuilds([counted(0, 1, {}, { serviceShards })])).toMatchObject([{ total: 3, shards: [0, 1, 2] }]);
  });

  it('are none of a retry, which does not run a shard', () => {
    const retry = counted(1, 2, { attempt: 1, partial: true });
    expect(clausesOf(partsOfBuilds([counted(0, 2), retry]))).toEqual([`shard 2 of 2 has no build: ${gone}`]);
    expect(clausesOf(partsOfBuilds([counted(0, 1), retry]))).toEqual([]);
    expect(partsOfBuilds([retry])).toEqual([]);
  });
});

describe('the part that a job had to run', () => {
  /** A job that had to run this, and ran so many shards on its first device. */
  const job = (parts: Partial<CtrfJob>, ranShards = 0) =>
    storedJob(
      'job',
      jobDocument({
        job: jobIdentity(parts),
        sessions: Array.from({ length: ranShards }, (_, nth) => jobSession({ shard: nth + 1, shards: ranShards })),
      }),
    );
  const shard = (number: number, shards: CtrfJob['shards'], ranShards = 0) => job({ shard: number, shards }, ranShards);

  it.each<[what: string, jobs: ReturnType<typeof job>[], expectedShards: number | undefined, codes: string[]]>([
    ['a job without shards, as expected', [job({})], 1, []],
    ['a job without shards, not as expected', [job({})], 2, ['matrix-shards-differ']],
    ['a job with fewer shards than it asked for', [job({ shards: 7 }, 5)], 5, []],
    ['a job that ended before its shards were decided', [job({ shards: 'auto' })], 3, []],
    ['all shards', [shard(2, 2), shard(1, 2)], 2, []],
    ['all shards of a number that the plan decided, and one beyond them', [shard(1, 'auto', 1), shard(2, 'auto')], 1, []],
    ['one of three shards', [shard(2, 3)], undefined, ['matrix-shard-missing', 'matrix-shard-missing']],
    ['shards of different splits', [shard(1, 2), shard(2, 3)], undefined, ['matrix-shards-differ']],
    ['all shards in one job on each device', [job({ shards: 2 }, 2), job({ shards: 2, devices: [iphone15] }, 2)], 2, []],
    [
      'a device that one of two shards lacks',
      [shard(1, 2), job({ shard: 2, shards: 2, devices: [iphone14, iphone15] })],
      undefined,
      ['matrix-shard-missing'],
    ],
  ])('decides what is absent: %s', (_what, jobs, expectedShards, codes) => {
    expect(absentParts(jobs.map(partOfJob), expectedShards).map(({ problem }) => problem.code)).toEqual(codes);
  });
});
