import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testFromCtrf as jobTestOf, parseJobDocument } from '../../../../../src/action/collector/read-jobs.ts';
import { parseCtrf } from '../../../../../src/action/test-cases/read-results.ts';
import type { RunAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import type { CtrfDocument, CtrfTest } from '../../../../../src/core/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../../../../src/core/results/ctrf/write-ctrf.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { storedJob } from '../../../action/collector/stored-job.ts';
import { writableRun } from '../../../action/markdown/hostile-runs.ts';

const schemaPath = fileURLToPath(new URL('../../../../fixtures/ctrf/ctrf-schema-0.0.json', import.meta.url));
const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(await readFile(schemaPath, 'utf8')));

const expectValid = (document: unknown): void => {
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
};

const toCtrf = (run: RunAnalysis): CtrfDocument => JSON.parse([...ctrfJson(run)].join(''));

const pixel3 = 'Google Pixel 3-10.0';
const pixel7 = 'Google Pixel 7-13.0';

const richRun = (overrides: Partial<RunAnalysis> = {}): RunAnalysis =>
  runResult(
    [
      sessionResult({
        device: pixel3,
        tests: [
          testResult('com.shop.CartTest#adds', { durationMs: 1_234.567, startedAt: new Date('2026-01-02T10:20:50Z') }),
          failedTest(
            'com.shop.CartTest#removes',
            { message: 'no item', trace: 'AssertionError: no item\n\tat CartTest.removes(CartTest.kt:9)' },
            {
              file: 'CartTest.kt',
              line: 9,
              systemOut: 'one\ntwo',
              testId: '5555aaaa',
              properties: { tag: 'slow' },
              attachments: ['shots/one.png'],
              links: { video: 'https://video.example/1', screenshots: ['https://video.example/1.png'] },
            },
          ),
          flakyTest('com.shop.CartTest#pays', { message: 'slow' }),
          testResult('com.shop.CartTest#later', { status: 'skipped', skipMessage: 'not yet' }),
          testResult('com.shop.CartTest#idles', { status: 'timed-out' }),
          testResult('com.shop.CartTest#strange', { status: 'unknown', rawStatus: 'quarantined' }),
        ],
      }),
      sessionResult({ device: pixel7, tests: [failedTest('com.shop.CartTest#adds', { trace: 'first' })] }),
      sessionResult({ device: pixel7, attempt: 1, tests: [testResult('com.shop.CartTest#adds')] }),
    ],
    overrides,
  );

const testFromCtrf = (run: RunAnalysis, name: string, device = pixel3): CtrfTest | undefined =>
  toCtrf(run).results.tests.find((test) => test.name === name && test.device === device);

describe('a CTRF document', () => {
  it.each<[string, RunAnalysis]>([
    ['results of every kind', richRun()],
    ['a simulated run', richRun({ simulated: true, failOnFlaky: true })],
    ['no session at all', runResult([])],
    ['a missing session', runResult([missingSession({ device: pixel3 })])],
    [
      'tests without name and class',
      runResult([sessionResult({ device: pixel3, tests: [{ ...testResult(''), failures: [] }] })]),
    ],
  ])('is valid against the published schema: %s', (_title, run) => {
    const document = toCtrf(run);
    expectValid(document);
    expect(new Date(document.timestamp).toISOString()).toBe(document.timestamp);
  });

  it('counts what it lists', () => {
    const { summary, tests } = toCtrf(richRun()).results;
    expect(summary).toEqual({
      tests: 7,
      passed: 3,
      failed: 3,
      skipped: 1,
      pending: 0,
      other: 0,
      flaky: 2,
      start: Date.parse('2026-01-02T10:20:30Z'),
      stop: Date.parse('2026-01-02T10:21:37Z'),
      duration: 67_000,
    });
    expect(tests).toHaveLength(7);
  });

  it('counts as tests of a session those that ran', () => {
    const tests = [testResult('A#a'), testResult('A#b', { status: 'pending' })];
    expect(toCtrf(runResult([sessionResult({ device: pixel3, tests })])).results.extra.sessions).toMatchObject([{ tests: 1 }]);
  });

  it('carries the verdict, the totals and the sessions', () => {
    const { results } = toCtrf(richRun());
    expect(results.tool.name).toBe('Espresso');
    expect(results.environment).toEqual({ reportName: 'shop-4711', testEnvironment: 'device cloud', healthy: false });
    expect(results.extra).toMatchObject({
      simulated: false,
      verdict: 'error',
      totals: { tests: 7, passed: 3, failed: 3, skipped: 1, flaky: 2, missing: 0 },
      sessions: [
        { device: pixel3, shard: 1, shards: 1, attempt: 1, tests: 6, duration: 60_000 },
        { device: pixel7, attempt: 1 },
        { device: pixel7, attempt: 2 },
      ],
    });
  });

  it('says of every part that it is simulated', () => {
    const { results } = toCtrf(richRun({ simulated: true }));
    expect(results.environment.testEnvironment).toBe('simulated');
    expect(results.extra.simulated).toBe(true);
    expect(results.tests.every(({ extra }) => extra.simulated)).toBe(true);
  });
});

describe('a test in it', () => {
  it('has its place, its failure and where to see more', () => {
    expect(testFromCtrf(richRun(), 'removes')).toEqual({
      name: 'removes',
      status: 'failed',
      duration: 1_200,
      suite: ['com.shop.CartTest'],
      message: 'no item',
      trace: 'AssertionError: no item\n\tat CartTest.removes(CartTest.kt:9)',
      line: 9,
      rawStatus: 'failed',
      filePath: 'CartTest.kt',
      retries: 0,
      flaky: false,
      stdout: ['one', 'two'],
      device: pixel3,
      extra: {
        device: pixel3,
        shard: 1,
        shards: 1,
        attempt: 1,
        build: expect.any(String),
        session: expect.any(String),
        simulated: false,
        kind: 'test',
        testId: '5555aaaa',
        properties: { tag: 'slow' },
        attachments: ['shots/one.png'],
        links: { video: 'https://video.example/1', screenshots: ['https://video.example/1.png'] },
      },
    });
  });

  it('a test that just passed has what tells it apart, in at most 400 bytes with usual names', () => {
    const ids = { buildId: 'b'.repeat(40), sessionId: 's'.repeat(40) };
    const name = 'com.example.shop.checkout.payment.CreditCardPaymentTest#paysInTwoStepsWithACardOfAnotherBank';
    const test = testResult(name, { durationMs: 12_345.6, startedAt: new Date('2026-01-02T10:20:50Z') });
    const text = [...ctrfJson(runResult([sessionResult({ device: pixel7, tests: [test], ...ids })]))].join('');
    const line = text.split('\n').find((each) => each.startsWith('{"name"')) ?? '';
    expect(JSON.parse(line)).toEqual({
      name: 'paysInTwoStepsWithACardOfAnotherBank',
      status: 'passed',
      duration: 12_346,
      start: Date.parse('2026-01-02T10:20:50Z'),
      suite: ['com.example.shop.checkout.payment.CreditCardPaymentTest'],
      rawStatus: 'passed',
      retries: 0,
      flaky: false,
      device: pixel7,
      extra: { device: pixel7, shard: 1, shards: 1, attempt: 1, session: ids.sessionId, simulated: false },
    });
    expect(line.length).toBeLessThanOrEqual(400);
  });

  it.each([
    ['adds', 'passed', 'passed'],
    ['removes', 'failed', 'failed'],
    ['later', 'skipped', 'skipped'],
    ['idles', 'failed', 'timed-out'],
    ['strange', 'failed', 'quarantined'],
  ])('%s is %s, of %s', (name, status, rawStatus) => {
    expect(testFromCtrf(richRun(), name)).toMatchObject({ status, rawStatus });
  });

  it('tells its earlier tries, those of earlier attempts too', () => {
    expect(testFromCtrf(richRun(), 'pays')).toMatchObject({
      flaky: true,
      retries: 1,
      retryAttempts: [{ attempt: 1, status: 'failed', message: 'slow' }],
    });
    expect(testFromCtrf(richRun(), 'adds', pixel7)).toMatchObject({
      status: 'passed',
      flaky: true,
      retryAttempts: [{ attempt: 1, status: 'failed', message: 'first', trace: 'first' }],
      extra: { attempt: 2 },
    });
  });

  it('has a label where it failed, and none where another of its name did', () => {
    const tests = [testResult('a.B#c'), failedTest('a.B#c')];
    const run = runResult([sessionResult({ device: pixel3, tests })]);
    const history = [{ device: 0, label: 'known', recent: [] } as const];
    const labeled = toCtrf({ ...run, tests: run.tests.map((test) => ({ ...test, history })) });
    expect(labeled.results.tests.map(({ status, extra }) => [status, extra.history?.label])).toEqual([
      ['passed', undefined],
      ['failed', 'known'],
    ]);
  });

  it('is failed when it is flaky and the run counts that as failed', () => {
    const run = richRun({ failOnFlaky: true });
    expect(testFromCtrf(run, 'pays')).toMatchObject({
      status: 'failed',
      flaky: true,
      message: 'Passed only on attempt 2; flaky tests count as failed in this run.',
    });
    expect(toCtrf(run).results.summary.failed).toBe(run.totals.failed);
  });
});

it('a test with several failures has all messages and traces, and its crash has all ambiguous frames', () => {
  const failure = (message: string, trace?: string, frame = message) =>
    ({ kind: 'failure', message, trace, ambiguousFrames: [{ frame, alternatives: [] }] }) as const;
  const crash = { kind: 'java', cause: 'no', log: [] } as const;
  const expectedFailures = [{ kind: 'failure', message: 'known' }, { kind: 'failure' }] as const;
  const test = testResult('a.B#c', {
    status: 'failed',
    failures: [failure('one', 'at A'), failure('two'), failure('three', 'at C')],
    crash,
    expectedFailures,
  });
  const [written] = toCtrf(runResult([sessionResult({ device: pixel3, tests: [test] })])).results.tests;
  expect(written).toMatchObject({ message: 'one\ntwo\nthree', trace: 'at A\n\nat C' });
  expect(written?.extra).toMatchObject({
    ambiguousFrames: ['one', 'two', 'three'].map((frame) => ({ frame })),
    expectedFailures: ['known'],
  });
});

describe('missing results in the document', () => {
  it.each<[string, RunAnalysis, string]>([
    ['a missing session', runResult([missingSession({ device: pixel3 })]), 'session'],
    ['no session', runResult([], { verdict: { kind: 'cancelled', reason: 'It was cancelled.' } }), 'verdict'],
    [
      'an error of the build alone',
      runResult([sessionResult({ device: pixel3, tests: [testResult('A#a')] })], {
        verdict: { kind: 'error', reason: 'Build b1 failed.' },
      }),
      'verdict',
    ],
  ])('no reader of the document sees more green than there is: %s', (_title, run, kind) => {
    const { summary, tests } = toCtrf(run).results;
    const { passed, failed, skipped } = run.totals;
    expect(summary).toMatchObject({ tests: run.totals.tests, passed, failed, skipped, other: 1, pending: 0 });
    expect(tests.filter(({ status }) => status === 'other').map(({ extra }) => extra.kind)).toEqual([kind]);
    expect(toCtrf(run).results.environment.healthy).toBe(false);
    expect(tests.at(-1)?.message).toContain(kind === 'verdict' ? run.verdict.reason : 'the build has no session');
  });
});

it('a session that still waits for a device is pending, and no failed test', () => {
  const waiting = missingSession({ device: pixel3 });
  const summary = { status: 'queued', rawStatus: 'queued' } as const;
  const run = runResult([{ ...waiting, evidence: { ...waiting.evidence, summary } }]);
  const { results } = toCtrf(run);
  expect(results.summary).toMatchObject({ tests: 0, failed: 0, pending: 1, other: 0 });
  expect(results.tests).toMatchObject([{ status: 'pending', extra: { kind: 'session' } }]);
});

it('a test that two shards of one device reported is one entry, with what the other shard reported', () => {
  const shards = [failedTest('a.B#c', { message: 'no' }), testResult('a.B#c')].map((test, index) =>
    sessionResult({ device: pixel3, shard: { index, total: 2 }, tests: [test] }),
  );
  const document = toCtrf(runResult(shards));
  const { summary, tests, extra } = document.results;
  expect(summary).toMatchObject({ tests: 1, failed: 1, passed: 0 });
  expect(tests).toMatchObject([
    { status: 'failed', message: 'no', extra: { shard: 1, otherResults: [{ shard: 2, status: 'passed', rawStatus: 'passed' }] } },
  ]);
  expect(extra.sessions).toHaveLength(2);
  const [first, second] = ['1/2', '2/2'].map((shard) => storedJob('job', document).tests.get(`${shard}/${pixel3}`));
  expect([first, second]).toMatchObject([[{ status: 'failed' }], [{ status: 'passed', name: 'c', className: 'a.B' }]]);
});

describe('the file', () => {
  it('is valid, adds up and is read back without a pass too many, whatever a run holds', () => {
    fc.assert(
      fc.property(writableRun, (run) => {
        const text = [...ctrfJson(run)].join('');
        const document = JSON.parse(text) as CtrfDocument;
        expectValid(document);
        const { summary, tests } = document.results;
        const { passed, failed, skipped, pending, other } = summary;
        expect([summary.tests, summary.tests + pending + other]).toEqual([passed + failed + skipped, tests.length]);
        for (const status of ['passed', 'failed', 'skipped', 'pending', 'other'] as const)
          expect(tests.filter((test) => test.status === status)).toHaveLength(summary[status]);
        if (run.totals.failed > 0) expect(failed).toBeGreaterThan(0);
        const read = parseJobDocument(text).results.tests.map(jobTestOf);
        expect(read.filter(({ status }) => status === 'passed').length).toBeLessThanOrEqual(passed + failed);
        expect([...(parseCtrf(text)?.tests ?? [])].length).toBeLessThanOrEqual(tests.length);
      }),
    );
  });
});
