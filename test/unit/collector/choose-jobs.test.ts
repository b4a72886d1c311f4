import { describe, expect, it } from 'vitest';
import { chooseJobs } from '../../../src/collector/choose-jobs.ts';
import type { Job } from '../../../src/collector/read-jobs.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, jobSession, storedJob } from './stored-job.ts';

type Identity = Parameters<typeof jobIdentity>[0];

/** A job that reported these devices; without any it ended before its build started. */
const job = (name: string, identity: Identity = {}, reported: readonly string[] = [iphone14]): Job => {
  const sessions = reported.map((device) => jobSession({ device, build: `${name} on ${device}` }));
  const devices = reported.length > 0 ? [...reported] : [iphone14];
  return storedJob(name, jobDocument({ sessions, job: jobIdentity({ devices, ...identity }) }, []));
};

const choose = (jobs: readonly Job[]) => {
  const { shards, current, errors } = chooseJobs(jobs);
  return {
    shards: shards.map(({ device, job: { name } }) => [device, name]),
    current: current.map(({ name }) => name),
    errors: errors.map(({ code, clause }) => `${clause} [${code}]`),
  };
};

const conflict = (one: string, other: string, device = iphone14) => [
  `the builds of the artifacts ${one} and ${other} both ran on ${device} in the same run attempt, so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards [matrix-conflicting-builds]`,
];

const again = { runAttempt: 2 };
const other = { hash: 'bb' };

describe('chooseJobs', () => {
  it('takes each device of each job', () => {
    expect(choose([job('one'), job('other', other, [iphone15])])).toEqual({
      shards: [
        [iphone14, 'one'],
        [iphone15, 'other'],
      ],
      current: ['one', 'other'],
      errors: [],
    });
  });

  it('takes of a job that ran again the newest run attempt alone, whatever the order of the listing', () => {
    const [first, second] = [job('first', {}, [iphone14, iphone15]), job('second', again)];
    const expected = { shards: [[iphone14, 'second']], current: ['second'], errors: [] };
    expect(choose([first, second])).toEqual(expected);
    expect(choose([second, first])).toEqual(expected);
    expect(choose([job('ninth', { runAttempt: 9 }), job('tenth', { runAttempt: 10 })]).current).toEqual(['tenth']);
  });

  it('keeps what a job says that ended before its build started, until it runs again', () => {
    const dead = job('dead', {}, []);
    expect(choose([dead, job('other', other, [iphone15])]).current).toEqual(['dead', 'other']);
    expect(choose([dead, job('alive', again)]).current).toEqual(['alive']);
  });

  it('takes a job with other inputs in a later run attempt for one that replaces it where it covers all of it', () => {
    const changed = job('changed', { ...other, ...again });
    const expected = { shards: [[iphone14, 'changed']], current: ['changed'], errors: [] };
    expect(choose([job('old'), changed])).toEqual(expected);
    expect(choose([job('dead', {}, []), changed])).toEqual(expected);
    expect(choose([job('wide', {}, [iphone15, iphone14]), changed])).toEqual({
      shards: [
        [iphone15, 'wide'],
        [iphone14, 'changed'],
      ],
      current: ['wide', 'changed'],
      errors: [],
    });
  });

  it.each<[string, Identity, Identity, boolean]>([
    ['another shard', { shards: 2, shard: 1 }, { shards: 2, shard: 2 }, true],
    ['all shards', { shards: 2, shard: 1 }, { shards: 2 }, false],
    ['an undecided number of shards', { shards: 'auto' }, { shards: 2 }, true],
    ['the same undecided number', { shards: 'auto' }, { shards: 'auto' }, false],
    ['no device that it names', { devices: [] }, {}, true],
  ])('compares what jobs had to run where they ended before: %s', (_what, one, two, counts) => {
    const jobs = [job('dead', one, []), job('newer', { ...other, ...again, ...two }, [])];
    expect(choose(jobs).current).toEqual(counts ? ['dead', 'newer'] : ['newer']);
  });

  it.each<[string, Identity]>([
    ['with other inputs', other],
    ['with the same inputs', {}],
  ])('cannot choose between two jobs of one run attempt on the same device, %s', (_what, identity) => {
    expect(choose([job('one'), job('two', identity)]).errors).toEqual(conflict('one', 'two'));
    expect(choose([job('two', identity), job('one'), job('later', { ...identity, ...again })]).errors).toEqual(
      conflict('one', 'two'),
    );
  });

  it('finds no conflict between jobs that attach to one build', () => {
    const attached = ['one', 'two'].map((name) => storedJob(name, jobDocument({ job: jobIdentity({ hash: name }) }, [])));
    expect(choose(attached).errors).toEqual([]);
  });

  it('merges the attempts of a device, oldest first', () => {
    const sessions = [2, 1, 3].map((attempt) => jobSession({ attempt }));
    const { shards } = chooseJobs([storedJob('ios', jobDocument({ sessions }))]);
    expect(shards.map(({ attempts, last }) => [attempts.map(({ attempt }) => attempt), last.attempt])).toEqual([[[1, 2, 3], 3]]);
  });

  it('tells shards apart, which the document counts from 1', () => {
    const sessions = [jobSession({ shard: 1, shards: 3 }), jobSession({ shard: 3, shards: 3 })];
    const { shards } = chooseJobs([storedJob('ios', jobDocument({ sessions }))]);
    expect(shards.map(({ shard, device }) => ({ shard, device }))).toEqual([
      { shard: { index: 0, total: 3 }, device: iphone14 },
      { shard: { index: 2, total: 3 }, device: iphone14 },
    ]);
    expect(new Set(shards.map(({ key }) => key)).size).toBe(2);
  });
});
