import { describe, expect, it } from 'vitest';
import { missingTests } from '../../../src/collector/missing-tests.ts';
import type { CtrfDocument } from '../../../src/results/ctrf/ctrf-document.ts';
import { startedBuild } from '../../helpers/one-session.ts';
import { sessionResult, testResult } from '../../helpers/run-results.ts';
import { knownSuite } from '../results/known-suites.ts';
import { pixel } from './listed-build.ts';
import { jobDocument, storedJob } from './stored-job.ts';

/** A job with these builds that discovered these tests; without any it knows none. */
const ofBuilds = (ids: readonly string[], discovered?: readonly string[], unknown: readonly string[] = []): CtrfDocument => {
  const known = discovered === undefined ? undefined : knownSuite(discovered);
  return jobDocument({
    builds: ids.map((id) => ({ id, shard: 1, shards: 1, attempt: 1 })),
    ...(known === undefined ? {} : { knownSuite: { tests: [...known.tests], unknown: unknown.map((part) => ({ part })) } }),
  });
};

const jobOf = (document: CtrfDocument) => storedJob('job', document);

/** With builds on these devices, and what each device reported here. */
const missing = (
  documents: readonly CtrfDocument[],
  builds: Readonly<Record<string, string>>,
  reported: Readonly<Record<string, readonly string[]>> = {},
) => {
  const sessions = Object.entries(reported).map(([device, names]) => {
    const [buildId = ''] = Object.entries(builds).find(([, on]) => on === device) ?? [];
    return sessionResult({ device, buildId, tests: names.map((name) => testResult(name)) });
  });
  const found = Object.entries(builds).map(([id, device]) => startedBuild({ id, devices: [device] }));
  return missingTests(documents.map(jobOf), found, sessions);
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
    const jobs = ['b1', 'b2'].map((id) => jobOf(ofBuilds([id], ['a.A#0', 'a.A#1'])));
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
    const refused = jobDocument({ builds: [], missingTests: [test, { name: 'a.A#f', devices: [one], notStarted: 'budget' }] });
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
    const job = jobDocument({ missingTests: [{ name: test, devices: [one] }] });
    const { missing: found } = missing([job], { b1: one }, { [one]: reported });
    expect(found).toEqual(isMissing ? [{ name: test, devices: [one] }] : []);
  });

  it('stay those that a job found missing on a device, whatever others reported', () => {
    const job = jobDocument({ missingTests: [{ name: 'a.A#f', devices: [one, two] }] });
    const found = missing([job], { b1: one, b2: two }, { [one]: [], [two]: ['a.A#f'] });
    expect(found.missing).toEqual([{ name: 'a.A#f', devices: [one] }]);
  });

  it('stay those that a job found missing once, where its suite lacks them too', () => {
    const { results, ...document } = ofBuilds(['b1'], ['a.A#f', 'a.A#g']);
    const extra = { ...results.extra, missingTests: [{ name: 'a.A#g', devices: [one] }] };
    const found = missing([{ ...document, results: { ...results, extra } }], { b1: one }, { [one]: ['a.A#f'] });
    expect(found).toEqual({ missing: [{ name: 'a.A#g', devices: [one] }] });
  });
});
