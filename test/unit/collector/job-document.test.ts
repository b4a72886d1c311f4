import { describe, expect, it } from 'vitest';
import { testFromCtrf } from '../../../src/collector/read-jobs.ts';
import { ctrfJson } from '../../../src/results/ctrf/write-ctrf.ts';
import { readJobDocument } from '../../helpers/read-documents.ts';
import { failedTest, flakyTest, runJob, runResult, runStart, sessionResult, testResult } from '../../helpers/run-results.ts';
import { iphone14, jobDocument, jobIdentity, jobTest } from './stored-job.ts';

const read = (document: unknown) => readJobDocument(JSON.stringify(document));

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

describe('readJobDocument', () => {
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
    const { results, timestamp } = readJobDocument([...ctrfJson(run)].join(''));
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
    ['a test that stands for nothing known', changed(inTest('extra', 'kind'), 'suite'), 'results.tests.0.extra.kind'],
    ['a shard 0', changed(inExtra('sessions', 0, 'shard'), 0), 'results.extra.sessions.0.shard: Too small'],
    ['more shards than there can be', changed(inExtra('builds', 0, 'shards'), 10_001), 'builds.0.shards: Too big'],
    ['half an attempt', changed(inTest('extra', 'attempt'), 1.5), 'tests.0.extra.attempt'],
    ['a time before all time', changed(inTest('duration'), -1), 'results.tests.0.duration: Too small'],
    ['a time that no clock has', changed(inTest('start'), 8_640_000_000_000_001), 'results.tests.0.start: Too big'],
    ['a run attempt 0', changed(inExtra('job', 'runAttempt'), 0), 'results.extra.job.runAttempt: Too small'],
    ['an odd number of shards', changed(inExtra('job', 'shards'), 'some'), 'results.extra.job.shards: Invalid input'],
    ['no sessions', changed(inExtra('sessions'), undefined), 'results.extra.sessions'],
    ['a test that is not there', changed(['results', 'summary', 'tests'], 2), 'its results.json declares 2 tests but contains 1'],
    ['one test too many', changed(['results', 'summary', 'tests'], 0), 'its results.json declares 0 tests but contains 1'],
  ])('refuses %s', (_what, document, message) => {
    expect(() => read(document)).toThrow(message);
  });

  it('refuses what is no JSON', () => {
    expect(() => readJobDocument('<html>')).toThrow(SyntaxError);
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
