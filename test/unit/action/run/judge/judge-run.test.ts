import { describe, expect, it } from 'vitest';
import { shownFacts } from '../../../../../src/action/run/judge/judge-job.ts';
import { judgeRun, nothingSelected, type RunOutcome } from '../../../../../src/action/run/judge/judge-run.ts';
import { openRunState, type RunState } from '../../../../../src/action/run/run-state.ts';
import { problem } from '../../../../../src/core/model/error-codes.ts';
import type { BuildRecord } from '../../../../../src/core/model/records.ts';
import type { MissingTest } from '../../../../../src/core/model/results.ts';
import { CancelledError } from '../../../../../src/lib/cancellation.ts';
import { silentLog } from '../../../../../src/lib/log.ts';
import { Masker } from '../../../../../src/lib/masking/masker.ts';
import { createFakeClock } from '../../../../helpers/fake-clock.ts';
import { buildRecord, doneSummary, pixel, startedBuild } from '../../../../helpers/one-session.ts';
import {
  failedTest,
  flakyTest,
  missingTest,
  quarantineOf,
  runJob,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { knownSuite } from '../../../core/results/known-suites.ts';

type Inputs = Parameters<typeof judgeRun>[0];

const record = (parts: Partial<BuildRecord> = {}): BuildRecord =>
  buildRecord({ devices: [{ device: pixel, sessions: [{ ...doneSummary, durationMs: 7_000 }] }], ...parts });

/** Adds a build that ended, with a session that ran `tests`. */
const ended = (run: RunState, tests = [testResult('Cart#adds')]): void => {
  run.onStarted(startedBuild());
  run.onPolled(record());
  run.onCollected('b1/0', sessionResult({ device: pixel, buildId: 'b1', tests }));
};

interface Setting {
  readonly inputs?: Partial<Inputs>;
  readonly outcome?: RunOutcome;
  readonly origin?: Partial<Parameters<typeof judgeRun>[3]>;
  /** Error that stops the steps. */
  readonly stop?: Error;
}

const judge = async (prepare: (run: RunState) => void, { inputs, outcome = {}, origin, stop }: Setting = {}) => {
  const clock = createFakeClock();
  clock.advance(5_000);
  const run = openRunState(clock);
  await run.record(silentLog, async () => {
    prepare(run);
    if (stop !== undefined) throw stop;
  });
  clock.advance(90_000);
  return judgeRun({ ...planOf().inputs, project: 'shop', ...inputs }, run.facts(), outcome, {
    baseUrl: 'http://127.0.0.1',
    simulated: false,
    job: undefined,
    ...origin,
  });
};

const emptyPlan = { devices: [], binaries: [], notes: [], builds: [] };

describe('judgeRun', () => {
  it('is the whole of a run: counts, times and verdict', async () => {
    const run = await judge((state) => {
      ended(state);
      state.onQueued(4_000);
      state.onUploaded({ app: 'bs://app', media: [], content: 'c0' });
    });
    expect(run.refs).toEqual({ app: 'bs://app', media: [] });
    expect(run).toMatchObject({
      framework: 'espresso',
      project: 'shop',
      simulated: false,
      builds: [{ id: 'b1', status: 'done' }],
      sessions: [{ device: pixel, buildId: 'b1' }],
      shards: [{ last: { device: pixel }, judgment: { kind: 'passed' } }],
      verdict: { kind: 'passed', reason: '1 test passed on 1 device; every session reported.' },
      totals: { tests: 1, passed: 1, failed: 0, missing: 0 },
      failOnFlaky: false,
      queueMs: 4_000,
      deviceMs: 60_000,
      missingTests: [],
      notices: [],
    });
    expect(run.finishedAt.getTime() - run.startedAt.getTime()).toBe(90_000);
  });

  it('takes no status of the service for a build whose results the document of a job holds', async () => {
    const documentedBuilds = [{ id: 'b1', shard: { index: 0, total: 1 }, attempt: 0 }];
    const evidence = { details: { state: 'document', job: 'the job "ios"' }, report: { state: 'none' } } as const;
    const collect = (tests: readonly ReturnType<typeof testResult>[]) =>
      judge((state) => state.onCollected('0', { ...sessionResult({ device: pixel, buildId: 'b1', tests }), evidence }), {
        outcome: { documentedBuilds },
      });
    const passed = await collect([testResult('Cart#adds')]);
    expect(passed).toMatchObject({ verdict: { kind: 'passed' }, builds: [{ id: 'b1', status: 'documented' }] });
    expect((await collect([failedTest('Cart#adds')])).verdict.kind).toBe('failed');
    expect((await collect([])).verdict).toMatchObject({ kind: 'error', code: 'no-tests-ran' });
  });

  it('names its job and the page of each build, and says that the built-in cloud answered', async () => {
    const job = runJob({ devices: [pixel] });
    const origin = { job, baseUrl: 'https://api-cloud.browserstack.com', simulated: true };
    const run = await judge(ended, { origin });
    expect(run).toMatchObject({ job, simulated: true, builds: [{ dashboardUrl: expect.stringMatching(/\/builds\/b1$/) }] });
    const plain = await judge(ended);
    expect(plain.job).toBeUndefined();
    expect(plain.builds[0]?.dashboardUrl).toBeUndefined();
  });

  it('has sessions in the order of their builds, whatever the order in which they arrived', async () => {
    const run = await judge((state) => {
      for (const id of ['b2', 'b1', 'b3']) state.onStarted(startedBuild({ id }));
      for (const id of ['unknown', 'b3', 'b1', 'b2']) state.onCollected(id, sessionResult({ device: pixel, buildId: id }));
    });
    expect(run.sessions.map(({ buildId }) => buildId)).toEqual(['b2', 'b1', 'b3', 'unknown']);
  });

  it('has the sessions of a build in the order of its devices and shards, and those that were not requested first', async () => {
    const run = await judge((state) => {
      state.onStarted(startedBuild({ id: 'b1', devices: ['b-1', 'a-1'] }));
      for (const place of ['b-1/1', 'unasked-1/0', 'a-1/0', 'b-1/0']) {
        const [device = '', index] = place.split('/');
        state.onCollected(place, sessionResult({ device, buildId: 'b1', shard: { index: Number(index), total: 2 } }));
      }
    });
    const order = run.sessions.map(({ device, shard }) => `${device}/${shard.index}`);
    expect(order).toEqual(['unasked-1/0', 'b-1/0', 'b-1/1', 'a-1/0']);
    expect(run.devices).toEqual(['unasked-1', 'b-1', 'a-1']);
  });

  it('counts no time of a session without a length', async () => {
    const endless = sessionResult({ device: pixel, durationMs: undefined });
    expect((await judge((state) => state.onCollected('b1/0', endless))).deviceMs).toBe(0);
  });

  it('counts flaky tests as failed where that is asked for', async () => {
    const flaky = (state: RunState): void => ended(state, [flakyTest('Cart#waits')]);
    expect(await judge(flaky)).toMatchObject({ verdict: { kind: 'passed' }, totals: { failed: 0, flaky: 1 } });
    expect(await judge(flaky, { inputs: { failOnFlaky: true } })).toMatchObject({
      verdict: { kind: 'failed' },
      totals: { failed: 1, flaky: 1 },
      failOnFlaky: true,
    });
  });

  it.each([
    ['error', problem('build-may-be-running', 'a build may be running'), 'A build may be running [build-may-be-running].'],
    ['timed-out', problem('run-timeout', 'it took too long'), 'It took too long [run-timeout].'],
  ])('puts what went wrong on the way first: %s', async (kind, wrong, reason) => {
    const run = await judge((state) => {
      ended(state, [failedTest('Cart#removes')]);
      state.onProblem(wrong);
    });
    expect(run.verdict).toMatchObject({ kind, reason });
  });

  it('passes a job for which no test is left', async () => {
    const nothingToRun = 'Shard 3 of 4 has no tests.';
    const run = await judge(() => {}, { outcome: { nothingToRun } });
    expect(run).toMatchObject({ verdict: { kind: 'passed', reason: nothingToRun }, notices: [nothingToRun], builds: [] });
  });

  it('passes where the changed files select no test, and says so to the collector', async () => {
    expect(await judge(() => {}, { outcome: nothingSelected('Only docs changed.') })).toMatchObject({
      verdict: { kind: 'passed', reason: 'Only docs changed.' },
      emptySelection: true,
      knownSuite: { tests: [], unknown: [] },
    });
    expect((await judge(ended)).emptySelection).toBe(false);
  });

  it('has a build that was started and whose polls all failed', async () => {
    const run = await judge((state) => state.onStarted(startedBuild({ serviceRetries: true, attempt: 1 })));
    const status = { status: 'running', rawStatus: 'not polled yet' };
    expect(run.builds).toEqual([{ id: 'b1', shard: { index: 0, total: 1 }, attempt: 1, ...status, serviceRetries: true }]);
  });

  it('says that missing tests cannot be detected where the suite is unknown', async () => {
    const run = await judge(ended, { outcome: { knownSuite: 'unknown' } });
    expect(run.verdict.reason).toMatch(/ The tests of the suite are unknown, so missing tests cannot be detected\.$/);
    expect(run.notices).toEqual([expect.stringMatching(/^The tests of the suite are unknown/)]);
    const suite = knownSuite(['Cart#adds']);
    expect(await judge(ended, { outcome: { knownSuite: suite } })).toMatchObject({ notices: [], knownSuite: suite });
  });

  it('says nothing of an unknown suite where nothing depends on it, and no more of a failure than that', async () => {
    const outcome: RunOutcome = { knownSuite: 'unknown' };
    for (const setting of [
      { outcome: { ...outcome, plan: emptyPlan } },
      { outcome, inputs: { missingTests: 'ignore' } },
    ] as const) {
      const run = await judge(ended, setting);
      expect(run).toMatchObject({ notices: [], verdict: { reason: expect.not.stringContaining('unknown') } });
      expect(run.knownSuite).toBeUndefined();
    }
    const failed = await judge((state) => ended(state, [failedTest('Cart#adds')]), { outcome });
    expect(failed).toMatchObject({ verdict: { reason: expect.not.stringContaining('unknown') }, notices: [expect.any(String)] });
  });
});

describe('missing tests', () => {
  const missing = (name: string): MissingTest => missingTest(`Cart#${name}`, pixel, 'Nexus 6-6.0');
  const [a, b, c] = [missing('a'), missing('b'), missing('c')] as const;

  it.each<[string, MissingTest[], Inputs['missingTests'], string | undefined]>([
    ['one', [a], 'fail', 'No session reported "Cart#a", but the suite contains this test [tests-missing].'],
    [
      'several',
      [a, b, c],
      'fail',
      'No session reported "Cart#a", but the suite contains this test; 2 more tests are missing [tests-missing].',
    ],
    ['where they only warn', [a], 'warn', undefined],
    ['none', [], 'fail', undefined],
  ])('make the run red: %s', async (_what, missing, missingTests, reason) => {
    const run = await judge(ended, { inputs: { missingTests }, outcome: { missing } });
    expect(run.verdict).toMatchObject(
      reason === undefined ? { kind: 'passed' } : { kind: 'error', code: 'tests-missing', reason },
    );
    expect(run).toMatchObject({ missingTests: missing, totals: { missing: missing.length * 2 } });
  });

  it('are not looked for with `ignore`', async () => {
    const run = await judge(ended, { inputs: { missingTests: 'ignore' }, outcome: { missing: [a] } });
    expect(run).toMatchObject({ missingTests: [], totals: { missing: 0 } });
  });

  const pending = { status: 'pending' } as const;

  it('are also those that the service named and never ran, each once', async () => {
    const never = [testResult('Cart#a', pending), testResult('Cart#d', pending)];
    const run = await judge((state) => ended(state, [testResult('Cart#adds'), ...never]), { outcome: { missing: [a] } });
    expect(run.missingTests).toEqual([a, missingTest('Cart#d', pixel)]);
    expect(run).toMatchObject({
      totals: { tests: 1, failed: 0, missing: 3 },
      verdict: { kind: 'error', code: 'tests-never-ran' },
    });
  });

  it('are counted once where the service names them otherwise than the suite', async () => {
    const never = [testResult('CartTest#adds', pending), testResult('com.shop.CartTest#formats[1]', pending)];
    const missing = [missingTest('com.shop.CartTest#adds', pixel), missingTest('com.shop.CartTest#formats', pixel)];
    const run = await judge((state) => ended(state, [testResult('Cart#adds'), ...never]), { outcome: { missing } });
    expect(run.missingTests).toEqual(missing);
  });
});

describe('a quarantine', () => {
  const quarantine = quarantineOf({ test: 'Cart#removes' }, { test: 'Cart#forgotten' });
  const failing = (state: RunState): void => ended(state, [testResult('Cart#adds'), failedTest('Cart#removes')]);

  it('keeps its failures out of the verdict, and tells what it names in vain', async () => {
    expect((await judge(failing)).quarantine).toBeUndefined();
    expect(await judge(failing, { inputs: { quarantine } })).toMatchObject({
      verdict: { kind: 'passed' },
      quarantine: {
        file: 'quarantine.yml',
        failures: [{ name: 'Cart#removes' }],
        warnings: [expect.stringMatching(/^quarantine\.yml:2: the quarantine of Cart#forgotten matches no known test/)],
      },
    });
  });

  it.each<[string, Setting, (run: RunState) => void]>([
    ['another job has other tests', { inputs: { quarantine, shardIndex: 1 } }, failing],
    ['it was cancelled', { inputs: { quarantine }, stop: new CancelledError() }, failing],
    [
      'it was cut short',
      { inputs: { quarantine } },
      (run) => {
        failing(run);
        run.onProblem(problem('run-timeout', 'it took too long'));
      },
    ],
  ])('names nothing in vain for a run where %s', async (_where, setting, prepare) => {
    expect(await judge(prepare, setting)).toMatchObject({ quarantine: { warnings: [] } });
  });
});

describe('a run that does not wait', () => {
  const start = (prepare: (run: RunState) => void, stop?: Error) => judge(prepare, { outcome: { plan: emptyPlan }, stop });

  it('ends as started', async () => {
    expect(await start((run) => run.onStarted(startedBuild()))).toMatchObject({
      verdict: { kind: 'started', reason: 'One build was started; this step does not wait for results.' },
      notices: [],
    });
    const two = await start((run) => {
      run.onStarted(startedBuild());
      run.onStarted(startedBuild({ id: 'b2' }));
    });
    expect(two.verdict.reason).toBe('2 builds were started; this step does not wait for results.');
  });

  it.each<[string, (run: RunState) => void, Error | undefined, string]>([
    ['an error', (run) => run.onProblem(problem('cloud-rejected', 'no')), undefined, 'error'],
    ['the end of its time', (run) => run.onProblem(problem('queue-timeout', 'no device')), undefined, 'timed-out'],
    ['a cancellation', () => {}, new CancelledError(), 'cancelled'],
  ])('tells of %s all the same', async (_what, happen, stop, kind) => {
    expect((await start(happen, stop)).verdict.kind).toBe(kind);
  });
});

describe('a run that was cancelled', () => {
  const started = (run: RunState): void => {
    run.onStarted(startedBuild());
    run.onStarted(startedBuild({ id: 'b2' }));
    run.onPolled(record({ status: 'running', rawStatus: 'running' }));
  };
  const stop = new CancelledError();

  it('has what the builds said of sessions that were not fetched', async () => {
    const run = await judge(started, { stop });
    expect(run.verdict.kind).toBe('cancelled');
    expect(run.sessions).toMatchObject([
      { device: pixel, buildId: 'b1', sessionId: 's1', durationMs: 7_000, evidence: { details: { state: 'uncollected' } } },
    ]);
    expect(run.deviceMs).toBe(7_000);
  });

  it.each<[string, (run: RunState) => void]>([
    ['it was stopped before its first poll', (run) => run.onBuildStopped('b1')],
    ['it lists no device yet', (run) => run.onPolled(record({ status: 'running', rawStatus: 'running', devices: [] }))],
  ])('misses no session of a build where %s', async (_what, happen) => {
    const start = (state: RunState): void => {
      state.onStarted(startedBuild());
      happen(state);
    };
    expect((await judge(start, { stop })).sessions).toEqual([]);
  });

  it('believes what was fetched', async () => {
    const fetched = sessionResult({ device: pixel, buildId: 'b1', tests: [testResult('Cart#adds')] });
    const collect = (state: RunState): void => {
      started(state);
      state.onCollected('b1/0/google pixel 3 10', fetched);
    };
    expect((await judge(collect, { stop })).sessions).toMatchObject([{ tests: [{ name: 'adds' }] }]);
  });

  it.each<[string, (run: RunState) => void, number]>([
    ['one that an error of its own ended', (run) => run.onProblem(problem('unexpected', 'a mistake')), 1],
    ['one that could not write its files', (run) => run.onProblem(problem('runner-file', 'the disk is full')), 1],
    ['one that only ran out of time', (run) => run.onProblem(problem('run-timeout', 'it took too long')), 0],
    ['one that went on', () => {}, 0],
  ])('has such sessions as %s has', async (_which, happen, count) => {
    const run = await judge((state) => {
      started(state);
      happen(state);
    });
    expect(run.sessions).toHaveLength(count);
  });
});

const redact = (text: string): string => text.replaceAll('annie2026', '***');
const masker = { text: redact, name: redact };

it('credentials are taken out of what the service said, and the words of the job itself stay', () => {
  const state = openRunState(createFakeClock());
  const device = 'annie2026 Tab-11';
  state.onCollected('annie2026', sessionResult({ device, tests: [failedTest('com.annie2026.Cart#adds')] }));
  const knownSuite = { tests: ['com.annie2026.Cart#adds'] } as never;
  const { facts, outcome } = shownFacts(state.facts(), { knownSuite, notices: ['annie2026'] }, masker, [device]);
  expect([...facts.sessions]).toMatchObject([['annie2026', { device, tests: [{ className: 'com.***.Cart', name: 'adds' }] }]]);
  // Names of the suite are masked like names of results, with which they are compared.
  expect(outcome).toEqual({ knownSuite: { tests: ['com.***.Cart#adds'] }, notices: ['***'] });
  expect(facts.startedAt).toBeInstanceOf(Date);
});

it('secrets are masked in messages, traces and names, names stay distinct, and names of the suite still match', () => {
  const token = `${'ghp_'}aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1eF3hJ5`;
  const masker = new Masker();
  masker.learn([{ value: 'user-value-1', kind: 'secret', mask: '***' }]);
  const names = [`logs in with ${token}`, 'logs in with user-value-1'];
  const state = openRunState(createFakeClock());
  const tests = names.map((name) => failedTest(`com.shop.Cart#${name}`, { message: `got ${token}`, trace: 'at user-value-1' }));
  state.onCollected('key', sessionResult({ device: 'A-1', tests }));
  const knownSuite = { tests: names.map((name) => ({ className: 'com.shop.Cart', name })) } as never;
  const { facts, outcome } = shownFacts(state.facts(), { knownSuite }, masker);
  const text = JSON.stringify([[...facts.sessions], outcome]);
  expect(text).not.toContain(token);
  expect(text).not.toContain('user-value-1');
  const shown = [...facts.sessions.values()].flatMap((session) => session.tests);
  expect(shown.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^logs in with \[redacted: token #[0-9a-f]{8}\]$/),
    expect.stringMatching(/^logs in with \[redacted: secret #[0-9a-f]{8}\]$/),
  ]);
  expect(shown[0]?.failures[0]).toMatchObject({ message: 'got [redacted: token]', trace: 'at ***' });
  expect(outcome.knownSuite).toMatchObject({ tests: shown.map(({ name }) => ({ name })) });
  expect(masker.counts().map(({ place }) => place)).toContain('results.json');
});
