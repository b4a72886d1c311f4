import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseJobDocument, readJobs, storedShardKey, testFromCtrf } from '../../../../src/action/collector/read-jobs.ts';
import { readReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import { maxCtrfBytes } from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../../../src/core/results/ctrf/write-ctrf.ts';
import { rejection } from '../../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { failedTest, flakyTest, runJob, runResult, runStart, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';
import { type ArtifactStore, openArtifactStore } from './artifact-store.ts';
import { collectorDocument, iphone14, jobDocument, jobIdentity, jobSession, jobTest } from './stored-job.ts';

let store: ArtifactStore;
let folder: TemporaryDirectory;

const readWith = async (env: Readonly<Record<string, string>>, keep: 'facts' | 'all' = 'all') => {
  const given = { 'base-url': 'embedded', framework: 'earlgrey', 'artifact-pattern': 'ios-*' };
  const runner = createMemoryRunner(folder.path, given, env);
  const inputs = await readReportInputs(runner.environment, runner.github);
  return { ...(await readJobs(inputs, { ...runner, tempDir: folder.path }, keep)), lines: runner.lines };
};

const read = (keep?: 'facts' | 'all') => readWith(store.env, keep);

const names = (jobs: readonly { readonly name: string }[]) => jobs.map(({ name }) => name).toSorted();

describe('readJobs', () => {
  beforeEach(async () => {
    store = await openArtifactStore();
    folder = await temporaryDirectory();
  });

  afterEach(async () => {
    await store[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

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
      jobTest({ status: 'other', rawStatus: 'timed-out', message: 'It hung', extra: { kind: 'session' } }),
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

  it('reads a document of the largest size, and names the artifact of a larger one', { timeout: 60_000 }, async () => {
    const document = { ...jobDocument(), pad: randomBytes(3_000_000).toString('base64') };
    const content = Buffer.alloc(maxCtrfBytes + 1, ' ');
    content.write(JSON.stringify(document));
    await store.addArtifact('ios-1', { 'results.json': content.subarray(0, maxCtrfBytes) });
    expect(names((await read('facts')).jobs)).toEqual(['ios-1']);
    await store.addArtifact('ios-2', { 'results.json': content });
    expect(await rejection(read('facts'))).toMatchObject({
      code: 'matrix-artifact-unusable',
      message: 'the artifact ios-2 cannot be read: its results.json is larger than 200 MB',
      hint: 'Give each job of the matrix fewer devices or shards, so that its report has fewer results.',
    });
  });

  it('cannot be without an artifact service', async () => {
    expect(await rejection(readWith({}))).toMatchObject({ code: 'artifacts-unavailable' });
  });
});

/** A document with a changed value. */
const changed = (place: readonly (string | number)[], value: unknown): unknown => {
  const document: unknown = structuredClone(jobDocument());
  let inner = document as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) inner = inner[key] as typeof inner;
  inner[place.at(-1) ?? ''] = value;
  return document;
};

const inTest = (...keys: readonly string[]) => ['results', 'tests', 0, ...keys];
const inExtra = (...keys: readonly (string | number)[]) => ['results', 'extra', ...keys];

describe('parseJobDocument', () => {
  it('reads what a run writes, and its tests come back as they were', () => {
    const tests = [
      testResult('CartTests#testAdds', { startedAt: runStart, testId: 't1' }),
      failedTest('CartTests#testPays', { message: 'no money', trace: 'at line 7' }),
      flakyTest('CartTests#testShows', { message: 'slow' }, { links: { video: 'https://v', screenshots: ['https://s'] } }),
      testResult('CartTests#testLater', { status: 'skipped', skipMessage: 'not yet' }),
      testResult('CartTests#testHangs', { status: 'timed-out', failures: [{ kind: 'error', message: 'no end' }] }),
      testResult('CartTests#testStrange', { status: 'unknown', rawStatus: 'quarantined', failures: [{ kind: 'error' }] }),
      testResult('loose'),
    ];
    const { run: runId, ...identity } = jobIdentity();
    const job = runJob({ ...identity, runId, shardIndex: 0 });
    const run = runResult([sessionResult({ device: iphone14, tests })], { framework: 'earlgrey', queueMs: 4_000, job });
    const { results, timestamp } = parseJobDocument([...ctrfJson(run)].join(''));
    expect(results.tests.filter(({ extra: { kind = 'test' } }) => kind === 'test').map(testFromCtrf)).toEqual(tests);
    expect(timestamp).toBe(run.finishedAt.toISOString());
    expect(results.extra.job).toEqual(jobIdentity({ shard: 1 }));
    expect(results.extra).toMatchObject({ verdict: 'error', framework: 'earlgrey', project: 'shop-4711', queueMs: 4_000 });
    expect(results.extra.sessions).toMatchObject([{ device: iphone14, shard: 1, shards: 1, attempt: 1, duration: 60_000 }]);
  });

  it.each<[string, unknown, string]>([
    ['JSON of something else', [], 'was not written by this action (: Invalid input: expected object, received array)'],
    ['no time', changed(['timestamp'], 'yesterday'), 'timestamp: Invalid ISO datetime'],
    ['an unknown verdict', changed(inExtra('verdict'), 'green'), '(results.extra.verdict: Invalid option'],
    ['a status that CTRF has and the action never writes', changed(inTest('status'), 'other'), 'results.tests.0.status'],
    ['a problem that claims to be a test', changed(inTest('extra', 'kind'), 'session'), 'results.tests.0.status'],
    ['a test that stands for nothing known', changed(inTest('extra', 'kind'), 'suite'), 'results.tests.0.extra.kind'],
    ['a shard 0', changed(inExtra('sessions', 0, 'shard'), 0), 'results.extra.sessions.0.shard: Too small'],
    ['more shards than there can be', changed(inExtra('builds', 0, 'shards'), 10_001), 'builds.0.shards: Too big'],
    ['half an attempt', changed(inTest('extra', 'attempt'), 1.5), 'tests.0.extra.attempt'],
    ['a time before all time', changed(inTest('duration'), -1), 'results.tests.0.duration: Too small'],
    ['a time that no clock has', changed(inTest('start'), 8_640_000_000_000_001), 'results.tests.0.start: Too big'],
    ['a run attempt 0', changed(inExtra('job', 'runAttempt'), 0), 'results.extra.job.runAttempt: Too small'],
    ['an odd number of shards', changed(inExtra('job', 'shards'), 'some'), 'results.extra.job.shards: Invalid input'],
    ['no sessions', changed(inExtra('sessions'), undefined), 'results.extra.sessions'],
    [
      'a test that is not there',
      changed(['results', 'summary', 'tests'], 2),
      'its results.json declares 2 entries but contains 1',
    ],
    ['one test too many', changed(['results', 'summary', 'tests'], 0), 'its results.json declares 0 entries but contains 1'],
  ])('refuses %s', (_what, document, message) => {
    expect(() => parseJobDocument(JSON.stringify(document))).toThrow(message);
  });

  it('refuses what is no JSON', () => {
    expect(() => parseJobDocument('<html>')).toThrow(SyntaxError);
  });

  it('refuses one list twice, since each of the two may have the failure', () => {
    const text = JSON.stringify(jobDocument()).replace('"tests":[', '"tests":[],"tests":[');
    expect(() => parseJobDocument(text)).toThrow('has the key "tests" twice in one object');
  });
});

describe('a test of a job', () => {
  it.each<[string, string, boolean, string]>([
    ['passed', 'passed', false, 'passed'],
    ['failed', 'failed', false, 'failed'],
    ['skipped', 'skipped', false, 'skipped'],
    ['failed', 'timed-out', false, 'timed-out'],
    ['failed', 'error', false, 'error'],
    ['failed', 'pending', false, 'pending'],
    ['failed', 'quarantined', false, 'unknown'],
    // A flaky test may count as failed although it passed.
    ['failed', 'passed', true, 'passed'],
    // Contradicting statuses do not count as passed.
    ['failed', 'passed', false, 'failed'],
    ['skipped', 'passed', false, 'failed'],
    ['passed', 'skipped', false, 'failed'],
    ['failed', 'skipped', false, 'failed'],
    ['passed', 'failed', false, 'failed'],
    ['skipped', 'failed', true, 'failed'],
    ['passed', 'nothing known', false, 'unknown'],
  ])('a test that is %s (%s, flaky: %s) counts as %s', (status, rawStatus, flaky, expected) => {
    const test = testFromCtrf(jobTest({ status: status as 'passed', rawStatus, flaky }));
    expect(test.status).toBe(expected);
    expect(test.failures).toHaveLength(['passed', 'skipped'].includes(expected) ? 0 : 1);
  });

  it('has no more than it was stored with', () => {
    const { suite: _none, ...rest } = jobTest();
    expect(testFromCtrf(rest)).toEqual(testResult('testAdds'));
    expect(testFromCtrf(jobTest({ suite: ['Shop', 'CartTests'] })).className).toBe('Shop.CartTests');
  });

  it('has the message only of a skipped test', () => {
    expect(testFromCtrf(jobTest({ message: 'flaky tests count' }))).toMatchObject({ skipMessage: undefined });
  });

  it('has its earlier tries, each with what went wrong', () => {
    const retryAttempts = [
      { message: 'slow', trace: 'at line 7', duration: 900, extra: { rawStatus: 'failed' } },
      { extra: { rawStatus: 'error' } },
      { extra: { rawStatus: 'odd' } },
      { message: 'fine', extra: { rawStatus: 'passed' } },
      { extra: { rawStatus: 'skipped' } },
    ].map((parts, place) => ({ attempt: place + 1, status: 'failed' as const, ...parts }));
    expect(testFromCtrf(jobTest({ flaky: true, retryAttempts })).earlierAttempts).toEqual([
      { status: 'failed', failures: [{ kind: 'failure', message: 'slow', trace: 'at line 7' }], durationMs: 900 },
      { status: 'error', failures: [{ kind: 'error' }] },
      { status: 'unknown', failures: [{ kind: 'error' }] },
      { status: 'passed', failures: [] },
      { status: 'skipped', failures: [] },
    ]);
  });
});
