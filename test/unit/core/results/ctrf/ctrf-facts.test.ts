import { describe, expect, it } from 'vitest';
import type { PastRun, Quarantine } from '../../../../../src/core/model/history.ts';
import type { TestResult } from '../../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import type { CtrfDocument, CtrfTest } from '../../../../../src/core/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../../../../src/core/results/ctrf/write-ctrf.ts';
import {
  failedTest,
  flakyTest,
  historyOf,
  missingSession,
  quarantineOf,
  runJob,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';

const device = 'Google Pixel 3-10.0';

const resultsOf = (run: RunAnalysis): CtrfDocument['results'] =>
  (JSON.parse([...ctrfJson(run)].join('')) as CtrfDocument).results;

const runOf = (test: TestResult, overrides: Partial<RunAnalysis> = {}, quarantine?: Quarantine): RunAnalysis =>
  runResult([sessionResult({ device, tests: [test] })], overrides, quarantine);

const written = (...given: Parameters<typeof runOf>): CtrfTest | undefined => resultsOf(runOf(...given)).tests[0];

const past: PastRun = {
  id: '7',
  attempt: 1,
  commit: 'c0ffee',
  branch: 'main',
  startedAtMs: 1_000,
  finishedAtMs: 2_000,
  url: 'https://github.example/7',
};
const pastRun = { commit: 'c0ffee', date: '1970-01-01T00:00:01.000Z', url: 'https://github.example/7' };

describe('a test in a CTRF document', () => {
  it('has all facts of a failure, and no message, trace or suite where there is none', () => {
    const failures = ['at a', 'at b'].map((rawTrace) => ({ kind: 'failure', rawTrace }) as const);
    const test = failedTest('pays', {}, { startedAt: runStart, durationMs: 10.6, systemErr: 'a\nb', failures });
    const start = runStart.getTime();
    const quarantine = { reason: 'Fails on Mondays', issue: 'https://github.com/octo/shop/issues/7', until: '2026-12-31' };
    const { extra, ...plain } = written(test, {}, quarantineOf({ test: 'pays' })) ?? {};
    expect(plain).toEqual({
      name: 'pays',
      status: 'failed',
      duration: 11,
      start,
      stop: start + 11,
      stderr: ['a', 'b'],
      rawStatus: 'failed',
      retries: 0,
      flaky: false,
      device,
    });
    expect(extra).toMatchObject({ quarantined: true, quarantine, rawTrace: 'at a\n\nat b' });
  });

  it('has each earlier attempt, with its own duration', () => {
    const earlierAttempts = [
      { status: 'timed-out', failures: [{ kind: 'failure', message: 'slow' }], durationMs: 7.6 },
      { status: 'skipped', failures: [] },
    ] as const;
    expect(written(testResult('a.B#c', { earlierAttempts }))?.retryAttempts).toEqual([
      { attempt: 1, status: 'failed', duration: 8, message: 'slow', extra: { rawStatus: 'timed-out' } },
      { attempt: 2, status: 'skipped', extra: { rawStatus: 'skipped' } },
    ]);
  });

  it.each<[what: string, test: Partial<TestResult>, message: string]>([
    ['the reason of a skip', { status: 'skipped', skipMessage: 'not yet' }, 'not yet'],
    ['the failure of a skip without a reason', { status: 'skipped' }, 'known'],
    ['the failure of a test that was skipped before', { status: 'failed', skipMessage: 'not yet' }, 'known'],
  ])('has as its message %s', (_what, test, message) => {
    const failures = [{ kind: 'failure', message: 'known' }] as const;
    expect(written(testResult('a.B#c', { failures, ...test }))?.message).toBe(message);
  });

  // Which other facts count is a question of hasJustPassed, which lean-tests.test.ts asks.
  it.each<[what: string, test: Partial<TestResult>]>([
    ['status of the service', { rawStatus: 'PASSED' }],
    ['identifier', { testId: '5555' }],
    ['video', { links: { video: 'https://video.example/1' } }],
    ['earlier attempt', { earlierAttempts: [{ status: 'passed', failures: [] }] }],
  ])('is written as a whole if it passed and has one %s', (_what, test) => {
    expect(written(testResult('a.B#c', test))?.extra).toMatchObject({ kind: 'test', build: expect.any(String) });
    expect(written(testResult('a.B#c'))?.extra).not.toHaveProperty('build');
  });

  it('is written as a whole if its session is unknown, or if it has a history', () => {
    const run = runResult([missingSession({ device, tests: [testResult('#a')] })]);
    expect(resultsOf(run).tests[0]?.extra).toMatchObject({ kind: 'test', build: expect.any(String) });
    expect(resultsOf(run).tests[0]).not.toHaveProperty('suite');
    expect(written(testResult('c'))).not.toHaveProperty('suite');
    const passed = runOf(testResult('a.B#c'));
    const history = [{ device: 0, recent: [{ status: 'passed', run: past, durationMs: 9 }] }] as const;
    const { tests } = resultsOf({ ...passed, tests: passed.tests.map((test) => ({ ...test, history })) });
    expect(tests[0]?.extra?.history).toEqual({ recent: [{ status: 'passed', ...pastRun, duration: 9 }] });
  });

  it('has the run since which it fails', () => {
    const failed = runOf(failedTest('a.B#c'));
    const history = [{ device: 0, label: 'known', since: past, recent: [] }] as const;
    const { tests } = resultsOf({ ...failed, tests: failed.tests.map((test) => ({ ...test, history })) });
    expect(tests[0]?.extra?.history).toEqual({ label: 'known', since: pastRun, recent: [] });
  });

  it('has its repeats on its own device, with their durations as far as they are known', () => {
    const passed = { repeat: 1, status: 'passed', failures: [], durationMs: 7.6, buildId: 'r1', folder: 'x' } as const;
    const { durationMs: _unknown, ...lost } = { ...passed, repeat: 2, status: 'failed' } as const;
    const repeated = { className: 'a.B', name: 'c', device, why: 'new', passed: 1, failed: 1, results: [passed, lost] } as const;
    const repeats = { times: 2, tests: [repeated], planned: 2, ran: 2, deviceMs: 9.4 };
    const tests = [testResult('a.B#c'), testResult('a.B#d')];
    const sessions = [device, 'Google Pixel 7-13.0'].map((each) => sessionResult({ device: each, tests }));
    const results = resultsOf(runResult(sessions, { repeats }));
    expect(results.tests.flatMap(({ extra }) => [extra?.repeats])).toEqual([
      [
        { repeat: 1, status: 'passed', duration: 8, build: 'r1', folder: 'x' },
        { repeat: 2, status: 'failed', build: 'r1', folder: 'x' },
      ],
      undefined,
      undefined,
      undefined,
    ]);
    const { results: _results, ...counts } = repeated;
    expect(results.extra.repeats).toEqual({ ...repeats, tests: [counts], deviceMs: 9 });
  });

  it('is passed where its flakiness is quarantined', () => {
    const found = written(flakyTest('a.B#c'), { failOnFlaky: true }, quarantineOf({ test: 'a.B#c' }));
    expect(found).toMatchObject({ status: 'passed', flaky: true });
    expect(found).not.toHaveProperty('message');
    expect(found?.extra).not.toHaveProperty('quarantined');
  });
});

describe('the run in a CTRF document', () => {
  it('has an entry for its verdict where all that failed is quarantined, and none is flaky', () => {
    const verdict = { kind: 'error', reason: 'Build b1 failed.' } as const;
    const { tests, summary } = resultsOf(runOf(failedTest('a.B#c'), { verdict }, quarantineOf({ test: 'a.B#c' })));
    expect(tests.map(({ flaky, extra }) => [extra?.kind, flaky])).toEqual([
      ['test', false],
      ['verdict', false],
    ]);
    expect(summary.flaky).toBe(0);
    expect(resultsOf(runResult([missingSession({ device })])).tests.map(({ flaky }) => flaky)).toEqual([false]);
  });

  it('has its plan, its job, its history and its quarantine, with shards from 1', () => {
    const run = runOf(testResult('a.B#c'), {
      prediction: { deviceMs: 1.4, durationMs: 2.6, atOnce: 2, runs: 3 },
      unstarted: [{ reason: 'budget', shards: [0, 2], clause: 'too much' }],
      history: historyOf({ new: 1, known: 2, flaky: 3, knownSinceMs: 1_000 }, 4),
      quarantine: { file: 'quarantine.yml', failures: [], warnings: ['old'] },
      job: runJob({ shardIndex: 1 }),
      emptySelection: true,
    });
    const { environment, extra } = resultsOf(run);
    expect(environment.healthy).toBe(true);
    expect(extra).toMatchObject({
      predicted: { deviceMs: 1, durationMs: 3, runs: 3 },
      unstarted: [{ reason: 'budget', shards: [1, 3], clause: 'too much' }],
      history: { earlierRuns: 4, new: 1, known: 2, flaky: 3, knownSince: pastRun.date },
      quarantine: { file: 'quarantine.yml', warnings: ['old'] },
      job: { run: '4711', shard: 2, name: 'android' },
      emptySelection: true,
    });
    expect(extra.quarantine).not.toHaveProperty('failures');
  });

  it('lacks what is unknown', () => {
    const run = runResult([sessionResult({ device, queuedMs: 3.6 }), missingSession({ device: 'Google Pixel 7-13.0' })], {
      job: runJob(),
    });
    const { extra } = resultsOf(run);
    expect(extra.job).not.toHaveProperty('shard');
    for (const fact of ['predicted', 'unstarted', 'history', 'quarantine', 'emptySelection', 'repeats'])
      expect(extra).not.toHaveProperty(fact);
    expect(extra.sessions.map(({ duration, queued }) => [duration, queued])).toEqual([
      [60_000, 4],
      [undefined, undefined],
    ]);
    const history = historyOf({}, 0);
    expect(resultsOf({ ...run, history }).extra.history).toEqual({ earlierRuns: 0, new: 0, known: 0, flaky: 0 });
  });
});
