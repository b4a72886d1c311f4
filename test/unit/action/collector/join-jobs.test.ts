import { describe, expect, it } from 'vitest';
import {
  absentParts,
  type CoveredPart,
  isUnstarted,
  joinJobs,
  missingTests,
  namedParts,
  partOfJob,
  partsOfBuilds,
} from '../../../../src/action/collector/join-jobs.ts';
import type { CountedBuild } from '../../../../src/core/builds/lineage.ts';
import type { CtrfJob, CtrfRunExtra } from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { startedBuild } from '../../../helpers/one-session.ts';
import { sessionResult, testResult } from '../../../helpers/run-results.ts';
import { knownSuite, knownTest } from '../../core/results/known-suites.ts';
import { galaxy, type ListedParts, listedBuild, pixel } from './listed-build.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, jobSession, storedJob } from './stored-job.ts';

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
    const selected = { knownSuite: { tests: [], unknown: [], isPart: true as const } };
    expect(joinJobs([job(suiteOf('A#f')), job(selected)]).suite).toMatchObject({ isPart: true });
    expect(joinJobs([job(suiteOf('A#f'))]).suite?.isPart).toBeUndefined();
    expect(joinJobs([job({ knownSuite: { tests: [], unknown: [] } })]).suite).toMatchObject({ tests: [] });
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
});

describe('isUnstarted', () => {
  const identity = (number: number, devices: readonly string[]) =>
    jobIdentity({ shard: number, shards: 2, devices: [...devices] });
  const both = [iphone14, iphone15];
  const absent = absentParts([partOfJob(job({ job: identity(1, both) }))], undefined);

  it.each([
    ['of one job for all devices', [job({ job: identity(2, both), ...unstarted(2) })], true],
    ['of one job for each device', both.map((device) => job({ job: identity(2, [device]), ...unstarted(2) })), true],
    ['of devices in another spelling', [job({ job: identity(2, ['iphone 14, 16', 'IPHONE 15-17']), ...unstarted(2) })], true],
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

const ofBuilds = (
  ids: readonly string[],
  discovered?: readonly string[],
  unknown: readonly string[] = [],
): Partial<CtrfRunExtra> => ({
  builds: ids.map((id) => ({ id, shard: 1, shards: 1, attempt: 1 })),
  ...(discovered === undefined
    ? {}
    : { knownSuite: { tests: [...knownSuite(discovered).tests], unknown: unknown.map((part) => ({ part })) } }),
});

/**
 * @param builds devices by build id
 * @param reported reported tests by device
 */
const missing = (
  documents: readonly Partial<CtrfRunExtra>[],
  builds: Readonly<Record<string, string>>,
  reported: Readonly<Record<string, readonly string[]>> = {},
) => {
  const sessions = Object.entries(reported).map(([device, names]) => {
    const [buildId = ''] = Object.entries(builds).find(([, on]) => on === device) ?? [];
    return sessionResult({ device, buildId, tests: names.map((name) => testResult(name)) });
  });
  const found = Object.entries(builds).map(([id, device]) => startedBuild({ id, devices: [device] }));
  return missingTests(documents.map(job), found, sessions);
};

describe('the tests that jobs discovered and no session reported', () => {
  const [one, two] = [pixel, 'Galaxy S22-12.0'];

  it('are named once, with each device', () => {
    const jobs = [ofBuilds(['b1'], ['a.A#f', 'a.A#g']), ofBuilds(['b2'], ['a.A#f', 'a.A#g'])];
    const { missing: found } = missing(jobs, { b1: one, b2: two }, { [one]: ['a.A#f'], [two]: ['a.A#x'] });
    expect(found).toEqual([
      { name: 'a.A#g', devices: [one, two] },
      { name: 'a.A#f', devices: [two] },
    ]);
  });

  it('are those of all devices together where the service chose one for each test', () => {
    const [pair, others] = [[one, two] as const, ['A-1', 'B-1'] as const];
    const anyDevice = { requestedSplit: { sessions: 2, onEachDevice: false } };
    const builds = [
      startedBuild({ id: 'b1', devices: pair, ...anyDevice }),
      startedBuild({ id: 'b2', devices: others, ...anyDevice }),
      startedBuild({ id: 'b3', devices: [two], attempt: 1, partial: true, ...anyDevice }),
    ];
    const sessions = [...pair, ...others].map((device, nth) =>
      sessionResult({ device, buildId: nth < 2 ? 'b1' : 'b2', tests: [testResult(`a.A#${nth}`)] }),
    );
    const jobs = ['b1', 'b2'].map((id) => job(ofBuilds([id], ['a.A#0', 'a.A#1'])));
    expect(missingTests(jobs, builds, sessions).missing).toEqual([
      { name: 'a.A#0', devices: ['A-1'] },
      { name: 'a.A#1', devices: ['A-1'] },
    ]);
  });

  it('are told by any job of the device, whatever shard it ran', () => {
    const jobs = [ofBuilds(['b1'], ['a.A#f', 'a.A#g']), ofBuilds(['b2'])];
    expect(missing(jobs, { b1: one, b2: one }, { [one]: ['a.A#f'] })).toEqual({ missing: [{ name: 'a.A#g', devices: [one] }] });
  });

  it('are told by jobs whose builds all count', () => {
    const jobs = [ofBuilds(['b1', 'replaced'], ['a.A#f']), ofBuilds(['b1'], ['a.A#h'])];
    expect(missing(jobs, { b1: one }, { [one]: [] }).missing).toEqual([{ name: 'a.A#h', devices: [one] }]);
  });

  it('leave out classes that are not all known', () => {
    const found = missing([ofBuilds(['b1'], ['a.A#f', 'a.B#g'], ['a.B'])], { b1: one }, { [one]: [] });
    expect(found.missing).toEqual([{ name: 'a.A#f', devices: [one] }]);
  });

  it('are told by the job of a device on which nothing was started, with the reason', () => {
    const test = { name: 'a.A#f', devices: [two], notStarted: 'budget' as const };
    const refused = { builds: [], missingTests: [test, { ...test, devices: [one] }] };
    const jobs = [ofBuilds(['b1'], ['a.A#f']), refused];
    expect(missing(jobs, { b1: one }, { [one]: ['a.A#f'] })).toEqual({ missing: [test] });
  });

  it.each([
    ['no job stored anything', []],
    ['its job knows none', [ofBuilds(['b1'], ['a.A#f']), ofBuilds(['b2'])]],
  ])('are unknown of a device where %s', (_what, jobs) => {
    const found = missing(jobs, { b1: one, b2: two }, { [one]: ['a.A#f'], [two]: [] });
    expect(found).toEqual({ missing: [], knownSuite: 'unknown' });
  });

  it.each<[what: string, test: string, reported: readonly string[], isMissing: boolean]>([
    ['no session reported it', 'a.A#g', ['a.A#f'], true],
    ['a session reported it', 'a.A#g', ['a.A#f', 'a.A#g'], false],
    ['a session reported it without its package', 'a.A#g', ['A#g'], false],
    ['a session reported it with its arguments', 'a.A#g', ['a.A#g[1]'], false],
    ['a session reported another class', 'a.A#g', ['a.B#g'], true],
    ['a session reported it, which has no class', 'checkout', ['checkout'], false],
    ['no session reported it, which has no class', 'checkout', ['login'], true],
    ['a session reported it, with a number sign in its name', 'a.A#adds #1', ['a.A#adds #1'], false],
    ['a session reported another one, with a number sign in its name', 'a.A#adds #1', ['a.A#adds #2'], true],
  ])('stay those that a job found missing where it knows no suite: %s', (_what, test, reported, isMissing) => {
    const lacking = { missingTests: [{ name: test, devices: [one] }] };
    const { missing: found } = missing([lacking], { b1: one }, { [one]: reported });
    expect(found).toEqual(isMissing ? [{ name: test, devices: [one] }] : []);
  });

  it('stay those that a job found missing on a device, whatever others reported', () => {
    const lacking = { missingTests: [{ name: 'a.A#f', devices: [one, two] }] };
    const found = missing([lacking], { b1: one, b2: two }, { [one]: [], [two]: ['a.A#f'] });
    expect(found.missing).toEqual([{ name: 'a.A#f', devices: [one] }]);
  });

  it('stay those that a job found missing once, where its suite lacks them too', () => {
    const lacking = { ...ofBuilds(['b1'], ['a.A#f', 'a.A#g']), missingTests: [{ name: 'a.A#g', devices: [one] }] };
    const found = missing([lacking], { b1: one }, { [one]: ['a.A#f'] });
    expect(found).toEqual({ missing: [{ name: 'a.A#g', devices: [one] }] });
  });
});

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
    // A build that knows no empty shard makes all shards expected.
    expect(clausesOf([planned(0), planned(1), part(3, 5, { plan: 'a1' })])).toHaveLength(2);
    expect(clausesOf([0, 3].map(planned))).toEqual([`shard 2 of 5 has no build: ${gone}`]);
  });
});

describe('the devices that the jobs of builds name', () => {
  const planned = (index: number, parts: Partial<CoveredPart> = {}) => part(index, 2, { emptyShards: [0], ...parts });
  const clauses = (jobs: readonly Partial<CtrfRunExtra>[], ...parts: readonly CoveredPart[]) =>
    absentParts(parts, undefined, namedParts(jobs.map(job), new Set(['listed']))).map(({ problem: { clause } }) => clause);
  const nothing = (device: string, more: Partial<CtrfRunExtra> = {}): Partial<CtrfRunExtra> => ({
    builds: [],
    sessions: [],
    job: jobIdentity({ devices: [device], shard: 1, shards: 2 }),
    ...more,
  });

  const whole = jobIdentity({ devices: [galaxy], shards: 2 });

  it.each<[what: string, jobs: readonly Partial<CtrfRunExtra>[], parts: readonly CoveredPart[], absent: number]>([
    ['whose only job had nothing to start lacks the shard with tests', [nothing(galaxy)], [planned(1)], 1],
    ['whose other job ran the shard with tests lacks nothing', [nothing(galaxy)], [planned(1, both)], 0],
    ['in another spelling lacks nothing', [nothing(pixel.toUpperCase().replaceAll(' ', '_'))], [planned(1)], 0],
    ['whose job ended red lacks what other jobs had to run', [nothing(galaxy, { verdict: 'error' })], [planned(1)], 1],
    [
      'whose job, which ended red, had to run all lacks nothing',
      [{ ...nothing(galaxy, { verdict: 'error' }), job: whole }],
      [planned(1)],
      0,
    ],
    [
      'whose job started a build that is not listed lacks nothing',
      [{ ...nothing(galaxy), ...ofBuilds(['lost']), job: whole }],
      [planned(1)],
      0,
    ],
    [
      'whose job started only builds of other devices lacks the shard',
      [{ ...nothing(galaxy), ...ofBuilds(['listed']), job: whole }],
      [planned(1)],
      1,
    ],
    ['for which the changed files select no test lacks nothing', [nothing(galaxy, { emptySelection: true })], [planned(1)], 0],
  ])('are expected to run every shard that is not empty: a device %s', (_what, jobs, parts, absent) => {
    expect(clauses(jobs, ...parts)).toHaveLength(absent);
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
  const jobOf = (parts: Partial<CtrfJob>, ranShards = 0) => {
    const sessions = Array.from({ length: ranShards }, (_, nth) => jobSession({ shard: nth + 1, shards: ranShards }));
    return job({ job: jobIdentity(parts), sessions });
  };
  const shard = (number: number, shards: CtrfJob['shards'], ranShards = 0) => jobOf({ shard: number, shards }, ranShards);

  it.each<[what: string, jobs: ReturnType<typeof jobOf>[], expectedShards: number | undefined, codes: string[]]>([
    ['a job without shards, as expected', [jobOf({})], 1, []],
    ['a job without shards, not as expected', [jobOf({})], 2, ['matrix-shards-differ']],
    ['a job with fewer shards than it asked for', [jobOf({ shards: 7 }, 5)], 5, []],
    ['a job that ended before its shards were decided', [jobOf({ shards: 'auto' })], 3, []],
    ['all shards', [shard(2, 2), shard(1, 2)], 2, []],
    ['all shards of a number that the plan decided, and one beyond them', [shard(1, 'auto', 1), shard(2, 'auto')], 1, []],
    ['one of three shards', [shard(2, 3)], undefined, ['matrix-shard-missing', 'matrix-shard-missing']],
    ['shards of different splits', [shard(1, 2), shard(2, 3)], undefined, ['matrix-shards-differ']],
    ['all shards in one job on each device', [jobOf({ shards: 2 }, 2), jobOf({ shards: 2, devices: [iphone15] }, 2)], 2, []],
    [
      'a device that one of two shards lacks',
      [shard(1, 2), jobOf({ shard: 2, shards: 2, devices: [iphone14, iphone15] })],
      undefined,
      ['matrix-shard-missing'],
    ],
  ])('decides what is absent: %s', (_what, jobs, expectedShards, codes) => {
    expect(absentParts(jobs.map(partOfJob), expectedShards).map(({ problem }) => problem.code)).toEqual(codes);
  });
});
