import { describe, expect, it } from 'vitest';
import { isUnstarted, joinJobs, nothingSelectedBy } from '../../../src/collector/join-jobs.ts';
import { absentParts, partOfJob } from '../../../src/collector/missing-tests.ts';
import type { CtrfRunExtra } from '../../../src/results/ctrf/ctrf-document.ts';
import { knownTest } from '../results/known-suites.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, storedJob } from './stored-job.ts';

const job = (extra: Partial<CtrfRunExtra> = {}) => storedJob('job', jobDocument(extra));

const suiteOf = (...names: readonly string[]): Pick<CtrfRunExtra, 'knownSuite'> => ({
  knownSuite: { tests: names.map(knownTest), unknown: [] },
});

const unstarted = (...shards: readonly number[]): Pick<CtrfRunExtra, 'unstarted'> => ({
  unstarted: [{ reason: 'budget', shards, clause: 'the budget is used up' }],
});

describe('joinJobs', () => {
  it('joins the suites of all jobs', () => {
    const partly = { tests: [knownTest('A#g')], unknown: [{ part: 'B' }], unseen: 'lib.so' };
    const { suite } = joinJobs([job(suiteOf('A#f')), job({ knownSuite: partly })]);
    expect(suite).toEqual({ tests: ['A#f', 'A#g'].map(knownTest), unknown: [{ part: 'B' }], unseen: 'lib.so' });
  });

  it('knows no suite where one job does not know its own, nor without jobs', () => {
    expect(joinJobs([job(suiteOf('A#f')), job()]).suite).toBeUndefined();
    expect(joinJobs([]).suite).toBeUndefined();
    expect(joinJobs([job({ knownSuite: { tests: [], unknown: [] } })]).suite).toMatchObject({ tests: [] });
  });

  it('adds up what jobs predicted: they run side by side, on what the least of them know', () => {
    const predicted = [
      { deviceMs: 60_000, durationMs: 50_000, runs: 4 },
      { deviceMs: 30_000, durationMs: 70_000, runs: 9 },
    ];
    const jobs = predicted.map((each) => job({ predicted: each }));
    const sum = { deviceMs: 90_000, durationMs: 70_000, runs: 4 };
    expect(joinJobs(jobs).prediction).toEqual(sum);
    expect(joinJobs([...jobs, job({ emptySelection: true })]).prediction).toEqual(sum);
    expect(joinJobs([...jobs, job()]).prediction).toBeUndefined();
    expect(joinJobs([job({ emptySelection: true })]).prediction).toBeUndefined();
  });

  it('lists what jobs did not start, with shards from 0', () => {
    const jobs = [job(unstarted(1, 3)), job(), job(unstarted())];
    expect(joinJobs(jobs).unstarted).toEqual([
      { reason: 'budget', shards: [0, 2], clause: 'the budget is used up' },
      { reason: 'budget', shards: [], clause: 'the budget is used up' },
    ]);
  });

  it('joins what jobs repeated, each test by one of them', () => {
    const test = { className: 'A', name: 'f', device: 'Google Pixel 7-13.0', why: 'new', passed: 3, failed: 1 } as const;
    const one = { times: 3, planned: 3, ran: 3, deviceMs: 30_000, tests: [test] };
    const other = { times: 3, planned: 3, ran: 1, deviceMs: 9_000, tests: [{ ...test, name: 'g', passed: 2, failed: 0 }] };
    const results: readonly never[] = [];
    expect(joinJobs([job({ repeats: one }), job(), job({ repeats: other })]).repeats).toEqual({
      times: 3,
      planned: 6,
      ran: 4,
      deviceMs: 39_000,
      tests: [
        { ...test, results },
        { ...test, name: 'g', passed: 2, failed: 0, results },
      ],
    });
    expect(joinJobs([job()]).repeats).toBeUndefined();
  });

  it.each([
    ['the same', ['com.shop', 'com.shop'], 'com.shop'],
    ['several', ['com.shop', 'com.cart'], undefined],
    ['one that is known, and one that is not', ['com.shop', undefined], undefined],
    ['none', [undefined], undefined],
  ])('has an id of the suite where it is the same in all jobs: %s', (_what, ids, expected) => {
    const jobs = ids.map((suiteId) => job({ job: jobIdentity(suiteId === undefined ? {} : { suiteId }) }));
    expect(joinJobs(jobs).suiteId).toBe(expected);
  });
});

describe('isUnstarted', () => {
  const identity = (number: number, devices: readonly string[]) =>
    jobIdentity({ shard: number, shards: 2, devices: [...devices] });
  const both = [iphone14, iphone15];
  /** The second shard is absent, on both devices. */
  const absent = absentParts([partOfJob(job({ job: identity(1, both) }))], undefined);

  it.each([
    ['of one job for all devices', [job({ job: identity(2, both), ...unstarted(2) })], true],
    ['of one job for each device', both.map((device) => job({ job: identity(2, [device]), ...unstarted(2) })), true],
    [
      'of devices that are spelled in another way',
      [job({ job: identity(2, ['iphone 14, 16', 'IPHONE 15-17']), ...unstarted(2) })],
      true,
    ],
    ['of one of two devices', [job({ job: identity(2, [iphone14]), ...unstarted(2) })], false],
    ['of another shard', [job({ job: identity(1, both), ...unstarted(1) })], false],
    ['of retries alone', [job({ job: identity(2, both), ...unstarted() })], false],
    ['of nothing', [job({ job: identity(2, both) })], false],
  ])('needs a report %s', (_what, jobs, expected) => {
    expect(absent.map((each) => isUnstarted(each, jobs))).toEqual([expected]);
  });

  it('explains no problem that is not about a shard', () => {
    const [differ] = absentParts([partOfJob(job())], 2);
    expect(differ).toBeDefined();
    expect(differ && isUnstarted(differ, [job(unstarted(1, 2))])).toBe(false);
  });
});

describe('nothingSelectedBy', () => {
  const empty = (reason: string) => job({ emptySelection: true, reason });

  it('is the outcome where no job selected a test, with the reason of the first', () => {
    expect(nothingSelectedBy([empty('No file.'), empty('None.')], [])).toEqual({
      nothingToRun: 'No file.',
      emptySelection: true,
      knownSuite: { tests: [], unknown: [] },
    });
  });

  it('is none where a build was started, a job selected tests, or there is no job', () => {
    expect(nothingSelectedBy([empty('No file.')], [{}])).toBeUndefined();
    expect(nothingSelectedBy([empty('No file.'), job()], [])).toBeUndefined();
    expect(nothingSelectedBy([], [])).toBeUndefined();
  });
});
