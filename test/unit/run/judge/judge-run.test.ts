import { describe, expect, it } from 'vitest';
import { problem } from '../../../../src/model/error-codes.ts';
import type { BuildRecord } from '../../../../src/model/records.ts';
import { concludeRun } from '../../../../src/run/judge/judge-run.ts';
import { type Ledger, openLedger } from '../../../../src/run/run-state.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { doneSummary, pixel, startedBuild } from '../../../helpers/one-session.ts';
import { failedTest, flakyTest, sessionResult, testResult } from '../../../helpers/run-results.ts';

type Inputs = Parameters<typeof concludeRun>[0]['inputs'];

const record: BuildRecord = {
  id: 'b1',
  status: 'running',
  statusWord: 'running',
  capabilities: {},
  devices: [{ device: pixel, sessions: [{ ...doneSummary, status: 'running', statusWord: 'running', durationMs: 7_000 }] }],
  deviceErrors: [],
};

/** A run of one build that ended; its session ran `tests`. */
const ended = (ledger: Ledger, tests = [testResult('Cart#adds')]): void => {
  ledger.started.push(startedBuild());
  ledger.builds.set('b1', {
    id: 'b1',
    shard: { index: 0, total: 1 },
    attempt: 0,
    status: 'done',
    statusWord: 'done',
    serviceRetries: false,
  });
  ledger.sessions.set('b1/0', sessionResult({ device: pixel, buildId: 'b1', tests }));
};

const conclude = (prepare: (ledger: Ledger) => void, overrides: Partial<Inputs> = {}, simulated = false) => {
  const clock = createFakeClock();
  clock.advance(5_000);
  const ledger = openLedger(clock);
  prepare(ledger);
  clock.advance(90_000);
  const inputs: Inputs = {
    framework: 'espresso',
    project: 'shop',
    wait: true,
    failOnFlaky: false,
    missingTests: 'warn',
    ...overrides,
  };
  return concludeRun({ inputs }, ledger, clock, simulated);
};

describe('concludeRun', () => {
  it('is the whole of a run: counts, times and verdict', () => {
    const run = conclude((ledger) => {
      ended(ledger);
      ledger.queueMs = 4_000;
    });
    expect(run).toMatchObject({
      framework: 'espresso',
      project: 'shop',
      simulated: false,
      builds: [{ id: 'b1', status: 'done' }],
      sessions: [{ device: pixel, buildId: 'b1' }],
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

  it('counts no time of a session without a length', () => {
    const { durationMs: _none, ...endless } = sessionResult({ device: pixel });
    expect(conclude((ledger) => ledger.sessions.set('b1/0', endless)).deviceMs).toBe(0);
  });

  it('says that the built-in cloud answered', () => {
    expect(conclude(ended, {}, true).simulated).toBe(true);
  });

  it('counts flaky tests as failed where that is asked for', () => {
    const flaky = (ledger: Ledger): void => ended(ledger, [flakyTest('Cart#waits')]);
    expect(conclude(flaky)).toMatchObject({ verdict: { kind: 'passed' }, totals: { failed: 0, flaky: 1 } });
    expect(conclude(flaky, { failOnFlaky: true })).toMatchObject({
      verdict: { kind: 'failed' },
      totals: { failed: 1, flaky: 1 },
      failOnFlaky: true,
    });
  });

  it.each<[string, string[], Inputs['missingTests'], string | undefined]>([
    ['one that is missing', ['Cart#a'], 'fail', 'No session reported Cart#a, though the suite holds it [tests-missing].'],
    [
      'several',
      ['Cart#a', 'Cart#b', 'Cart#c'],
      'fail',
      'No session reported Cart#a and 2 more, though the suite holds them [tests-missing].',
    ],
    ['where it only warns', ['Cart#a'], 'warn', undefined],
    ['none', [], 'fail', undefined],
  ])('holds missing tests against the run: %s', (_what, missing, missingTests, reason) => {
    const run = conclude(
      (ledger) => {
        ended(ledger);
        ledger.accounting = { missing, pairs: missing.length * 2 };
      },
      { missingTests },
    );
    expect(run.verdict).toMatchObject(
      reason === undefined ? { kind: 'passed' } : { kind: 'error', code: 'tests-missing', reason },
    );
    expect(run).toMatchObject({ missingTests: missing, totals: { missing: missing.length * 2 } });
  });

  it('knows of no missing tests where nobody asks for them', () => {
    const run = conclude(
      (ledger) => {
        ended(ledger);
        ledger.accounting = { missing: ['Cart#a'], pairs: 1 };
      },
      { missingTests: 'ignore' },
    );
    expect(run).toMatchObject({ missingTests: [], totals: { missing: 0 } });
  });

  it('puts what went wrong on the way first', () => {
    const run = conclude((ledger) => {
      ended(ledger, [failedTest('Cart#removes')]);
      ledger.errors.push(problem('build-may-be-running', 'a build may be running'));
    });
    expect(run.verdict).toMatchObject({ kind: 'error', reason: 'A build may be running [build-may-be-running].' });
  });

  it('is timed out where a limit ran out', () => {
    const run = conclude((ledger) => {
      ended(ledger);
      ledger.outOfTime = problem('run-timeout', 'it took too long');
    });
    expect(run.verdict).toMatchObject({ kind: 'timed-out', reason: 'It took too long [run-timeout].' });
  });

  it('forgives a shard that is known to hold no test', () => {
    const run = conclude((ledger) => {
      ended(ledger);
      ledger.sessions.set(
        'b1/1',
        sessionResult({ device: 'Nexus 6-6.0', buildId: 'b1', shard: { index: 1, total: 2 }, tests: [] }),
      );
      ledger.knownEmptyShards = new Set([1]);
    });
    expect(run.verdict.kind).toBe('passed');
    expect(run.notices).toEqual(['Nexus 6-6.0, shard 2 of 2 executed no test, as other shards hold them.']);
  });

  it('passes a job for which no test is left', () => {
    const run = conclude((ledger) => {
      ledger.nothingToRun = 'No test is left.';
    });
    expect(run).toMatchObject({
      verdict: { kind: 'passed', reason: 'No test is left.' },
      notices: ['No test is left.'],
      builds: [],
    });
  });

  it('has a build that was started and never answered', () => {
    const run = conclude((ledger) => ledger.started.push(startedBuild({ serviceRetries: true, attempt: 1 })));
    expect(run.builds).toEqual([
      {
        id: 'b1',
        shard: { index: 0, total: 1 },
        attempt: 1,
        status: 'running',
        statusWord: 'not asked yet',
        serviceRetries: true,
      },
    ]);
  });
});

describe('a run that does not wait', () => {
  const start = (prepare: (ledger: Ledger) => void) => conclude(prepare, { wait: false });

  it('ends as started', () => {
    expect(start((ledger) => ledger.started.push(startedBuild()))).toMatchObject({
      verdict: { kind: 'started', reason: 'One build was started, and nobody waits for the result.' },
      notices: [],
    });
    const two = start((ledger) => ledger.started.push(startedBuild(), startedBuild({ id: 'b2' })));
    expect(two.verdict.reason).toBe('2 builds were started, and nobody waits for the result.');
  });

  it.each<[string, (ledger: Ledger) => unknown, string]>([
    ['an error', (ledger) => ledger.errors.push(problem('cloud-rejected', 'no')), 'error'],
    ['the end of its time', (ledger) => Object.assign(ledger, { outOfTime: problem('queue-timeout', 'no device') }), 'timed-out'],
    ['a cancellation', (ledger) => Object.assign(ledger, { cancelled: true }), 'cancelled'],
  ])('tells of %s all the same', (_what, happen, kind) => {
    expect(start(happen).verdict.kind).toBe(kind);
  });
});

describe('a run that was cancelled', () => {
  const cancel = (ledger: Ledger): void => {
    ledger.started.push(startedBuild(), startedBuild({ id: 'b2' }));
    ledger.records.set('b1', record);
    ledger.cancelled = true;
  };

  it('has what the builds said of sessions that were not fetched', () => {
    const run = conclude(cancel);
    expect(run.verdict.kind).toBe('cancelled');
    expect(run.sessions).toMatchObject([
      { device: pixel, buildId: 'b1', sessionId: 's1', durationMs: 7_000, evidence: { details: { state: 'missing' } } },
    ]);
    expect(run.deviceMs).toBe(7_000);
  });

  it('believes what was fetched', () => {
    const run = conclude((ledger) => {
      cancel(ledger);
      ledger.sessions.set(
        'b1/0/google pixel 3 10.0',
        sessionResult({ device: pixel, buildId: 'b1', tests: [testResult('Cart#adds')] }),
      );
    });
    expect(run.sessions).toMatchObject([{ tests: [{ name: 'adds' }] }]);
  });

  it('alone has such sessions', () => {
    const run = conclude((ledger) => {
      cancel(ledger);
      ledger.cancelled = false;
    });
    expect(run.sessions).toEqual([]);
  });
});
