import { describe, expect, it } from 'vitest';
import { absentJobs } from '../../../src/collector/absent-jobs.ts';
import type { CtrfJob } from '../../../src/results/ctrf/ctrf-document.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, jobSession, storedJob } from './stored-job.ts';

/** A job that had to run this, and ran so many shards on its first device. */
const job = (parts: Partial<CtrfJob>, ranShards = 0) =>
  storedJob(
    'job',
    jobDocument({
      job: jobIdentity(parts),
      sessions: Array.from({ length: ranShards }, (_, nth) => jobSession({ shard: nth + 1, shards: ranShards })),
    }),
  );

const absent = (jobs: Parameters<typeof absentJobs>[0], expectedShards?: number) =>
  absentJobs(jobs, expectedShards).map(({ code }) => code);

const shard = (number: number, shards: CtrfJob['shards'], ranShards = 0) => job({ shard: number, shards }, ranShards);

describe('absentJobs', () => {
  it.each<[what: string, jobs: Parameters<typeof absentJobs>[0], expectedShards: number | undefined, codes: string[]]>([
    ['no job', [], 3, []],
    ['a job without shards, as expected', [job({})], 1, []],
    ['a job without shards, not as expected', [job({})], 2, ['matrix-shards-differ']],
    ['a job with fewer shards than it asked for', [job({ shards: 7 }, 5)], 5, []],
    ['a job that ended before its shards were decided', [job({ shards: 'auto' })], 3, []],
    ['all shards', [shard(2, 2), shard(1, 2)], 2, []],
    ['all shards of a number that the plan chose, and one beyond them', [shard(1, 'auto', 1), shard(2, 'auto')], 1, []],
    ['one of three shards', [shard(2, 3)], undefined, ['matrix-shard-missing', 'matrix-shard-missing']],
    ['shards of different splits', [shard(1, 2), shard(2, 3)], undefined, ['matrix-shards-differ']],
    ['all shards in one job on each device', [job({ shards: 2 }, 2), job({ shards: 2, devices: [iphone15] }, 2)], 2, []],
    [
      'a device that one of two shards lacks',
      [shard(1, 2), job({ shard: 2, shards: 2, devices: [iphone14, iphone15] })],
      undefined,
      ['matrix-shard-missing'],
    ],
  ])('judges %s', (_what, jobs, expectedShards, codes) => {
    expect(absent(jobs, expectedShards)).toEqual(codes);
  });
});
