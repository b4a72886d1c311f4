import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJobs, storedShardKey } from '../../../src/collector/read-jobs.ts';
import { readReportInputs } from '../../../src/inputs/report-inputs.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';
import { type ArtifactStore, openArtifactStore } from './artifact-store.ts';
import { collectorDocument, iphone14, jobDocument, jobIdentity, jobSession, jobTest } from './stored-job.ts';

let store: ArtifactStore;
let folder: TemporaryDirectory;

beforeEach(async () => {
  store = await openArtifactStore();
  folder = await temporaryDirectory();
});

afterEach(async () => {
  await store[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const readWith = async (env: Readonly<Record<string, string>>, keep: 'facts' | 'all' = 'all') => {
  const given = { 'base-url': 'embedded', framework: 'earlgrey', 'artifact-pattern': 'ios-*' };
  const runner = createMemoryRunner(folder.path, given, env);
  const inputs = await readReportInputs(runner.environment, runner.github);
  return { ...(await readJobs(inputs, { ...runner, tempDir: folder.path }, keep)), lines: runner.lines };
};

const read = (keep?: 'facts' | 'all') => readWith(store.env, keep);

const names = (jobs: readonly { readonly name: string }[]) => jobs.map(({ name }) => name).toSorted();

describe('readJobs', () => {
  it('reads those whose names fit, as archives that hold more', async () => {
    await store.addReport('ios-14', jobDocument());
    await store.addReport('ios-15', jobDocument({ verdict: 'failed', reason: '1 of 1 tests failed.' }));
    await store.addReport('android', jobDocument());
    const { jobs, lines } = await read();
    expect(jobs).toMatchObject([
      { name: 'ios-14', archive: expect.stringContaining(folder.path), facts: { job: jobIdentity() } },
      { name: 'ios-15', hasFailedTest: false, facts: { verdict: 'failed' } },
    ]);
    expect([...(jobs[0]?.tests ?? [])]).toMatchObject([
      [storedShardKey(jobSession()), [{ className: 'CartTests', name: 'testAdds' }]],
    ]);
    expect(existsSync(jobs[0]?.archive ?? '')).toBe(true);
    expect(lines).toEqual(['Read ios-14: passed. 1 test passed.', 'Read ios-15: failed. 1 of 1 tests failed.']);
  });

  it('keeps neither tests nor archives where the facts are enough', async () => {
    await store.addReport('ios-14', jobDocument({}, [jobTest({ status: 'failed', rawStatus: 'failed' })]));
    const { jobs } = await read('facts');
    expect(jobs).toMatchObject([{ name: 'ios-14', hasFailedTest: true }]);
    expect([jobs[0]?.tests.size, existsSync(jobs[0]?.archive ?? '')]).toEqual([0, false]);
  });

  it.each([
    ['another project', jobDocument({ project: 'weekly' }), 'the project weekly'],
    ['another workflow run', jobDocument({ job: jobIdentity({ run: '4000' }) }), 'the workflow run 4000'],
    ['a collector job', collectorDocument(), 'a collector job'],
  ])('leaves out those of %s, and says so', async (_what, document, whose) => {
    await store.addReport('ios-14', document);
    await store.addReport('ios-15', jobDocument());
    const { jobs, lines } = await read();
    expect(names(jobs)).toEqual(['ios-15']);
    expect(lines).toContain(`Skipped ios-14: it belongs to ${whose}.`);
  });

  it('keeps of jobs of other projects how they ended', async () => {
    const verdicts = ['passed', 'started', 'planned', 'failed', 'error', 'timed-out', 'cancelled'] as const;
    for (const verdict of verdicts)
      await store.addReport(`ios-${verdict}`, jobDocument({ project: 'weekly', verdict, job: jobIdentity({ name: verdict }) }));
    await store.addReport('ios-run', jobDocument({ project: 'weekly', verdict: 'failed', job: jobIdentity({ run: '4000' }) }));
    const { jobs, others } = await read('facts');
    expect(jobs).toEqual([]);
    const red = others.map(({ name, project, isRed }) => `${name} of ${project}: ${isRed ? 'red' : 'green'}`);
    expect(red.toSorted()).toEqual(
      verdicts.map((verdict, nth) => `${verdict} of weekly: ${nth < 3 ? 'green' : 'red'}`).toSorted(),
    );
  });

  it('keeps failures and problems of sessions where the facts are enough', async () => {
    const tests = [
      jobTest({ name: 'f', status: 'failed', rawStatus: 'failed', extra: { session: 's1' } }),
      jobTest({ name: 'g', flaky: true, retryAttempts: [{ attempt: 1, status: 'failed', extra: { rawStatus: 'failed' } }] }),
      jobTest({ name: 'passed' }),
      jobTest({ status: 'failed', rawStatus: 'timed-out', message: 'It hung', extra: { kind: 'session' } }),
    ];
    await store.addReport('ios-14', jobDocument({}, tests));
    const [job] = (await read('facts')).jobs;
    expect(job?.failures).toMatchObject([
      { test: { name: 'f', status: 'failed' }, device: iphone14, build: 'b1', session: 's1' },
      { test: { name: 'g', status: 'passed' }, device: iphone14, build: 'b1' },
    ]);
    expect(job?.sessionProblems).toEqual([{ isTimeout: true, reason: 'It hung' }]);
  });

  it('reads all of one name, which jobs of different run attempts may give', async () => {
    for (const runAttempt of [1, 2]) await store.addReport('ios-14', jobDocument({ job: jobIdentity({ runAttempt }) }));
    expect((await read()).jobs.map(({ facts }) => facts.job.runAttempt).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['has no results', { 'notes.txt': 'none' }, /^the artifact ios-1 cannot be read: the archive has no results\.json$/],
    [
      'holds something else',
      { 'results.json': '{}' },
      /^the artifact ios-1 cannot be read: its results\.json was not written by this action/,
    ],
    ['is cut', { 'results.json': '{"results":' }, /^the artifact ios-1 cannot be read: .*JSON/],
  ])('names an artifact that %s', async (_what, files, message) => {
    await store.addArtifact('ios-1', files);
    const unusable = { name: 'CodedError', code: 'matrix-artifact-unusable', message: expect.stringMatching(message) };
    expect(await rejection(read())).toMatchObject(unusable);
  });

  it('cannot be without an artifact service', async () => {
    expect(await rejection(readWith({}))).toMatchObject({ code: 'artifacts-unavailable' });
  });
});
