import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderCheck, renderSummary, summaryBudgetBytes } from '../../../../src/action/markdown/reports.ts';
import type { VerdictKind } from '../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../src/core/model/run-analysis.ts';
import { createFailurePlaces, createSourceIndex, noSources } from '../../../../src/core/wording/failure-places.ts';
import { timesOf } from '../../../../src/core/wording/run-times.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import { headlineHtml } from '../../../../src/report-page/headline.ts';
import { largeRun } from '../../../helpers/large-run.ts';
import {
  failedTest,
  flakyTest,
  historyOf,
  missingSession,
  missingTest,
  runJob,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../../helpers/run-results.ts';
import { markdownFaults } from './balanced-markdown.ts';
import { hostileRun } from './hostile-runs.ts';
import { mixedRun, smallGreenRun } from './sample-runs.ts';

const links = {
  artifactUrl: 'https://github.com/octo/shop/actions/runs/1/artifacts/2',
  htmlUrl: 'https://github.com/octo/shop/actions/runs/1/artifacts/3',
  runUrl: 'https://github.com/octo/shop/actions/runs/1',
};
const reportDir = 'mobile-test-results';
const summaryOf = (run: RunAnalysis, budgetBytes?: number): string => renderSummary(run, { links, reportDir }, budgetBytes);
const job = runJob({ shards: 4, shardIndex: 1 });
const golden = (name: string): string => `../../../fixtures/golden/${name}.md`;

describe('renderSummary, as readers get it', () => {
  it('the summary of one device, all green, reads as stored', async () => {
    await expect(summaryOf(smallGreenRun())).toMatchFileSnapshot(golden('summary-small'));
  });

  it('the summary of three devices in two shards, with failures, a flaky test and lost sessions, reads as stored', async () => {
    await expect(summaryOf(mixedRun())).toMatchFileSnapshot(golden('summary-mixed'));
  });

  it('the summary of 100 devices in 10 shards of 200 tests reads as stored', async () => {
    const text = summaryOf(largeRun({ devices: 100, shards: 10, testsPerShard: 200 }), 65_536);
    expect(markdownFaults(text)).toEqual([]);
    await expect(text).toMatchFileSnapshot(golden('summary-large'));
  });
});

describe('renderSummary', () => {
  const unstarted = [{ reason: 'fail-fast' as const, shards: [1], clause: 'shard 2 of 2 was not started' }];
  it.each<[string, VerdictKind, Partial<RunAnalysis>, string]>([
    ['that ran as planned', 'failed', {}, '(predicted 3.0, 50 % too many)'],
    ['of which a shard was not started', 'failed', { unstarted }, '(predicted 3.0)'],
    ['that was cancelled', 'cancelled', {}, '(predicted 3.0)'],
  ])('compares the prediction with a run %s', (_, kind, changes, expected) => {
    const prediction = { deviceMs: 180_000, durationMs: 60_000, runs: 3 };
    const run = { ...smallGreenRun(), verdict: { kind, reason: 'Because of it.' }, deviceMs: 120_000, prediction, ...changes };
    expect(summaryOf(run)).toContain(`2.0 device minutes ${expected} ·`);
    expect(summaryOf(run)).toContain('\n\nPredicted: 3.0 device minutes in 1 m, from 3 earlier runs.\n\n');
  });

  const red = '> [!CAUTION]\n> **Next:** Do that. More: [report-missing](https:';
  it.each<[VerdictKind, conclusion: string, title: string, start: string]>([
    ['passed', 'success', '✅ Passed', 'Because of it.\n\n'],
    ['failed', 'failure', '❌ Failed', '> [!CAUTION]\n> Because of it.\n>\n> More: [report-missing](https:'],
    ['error', 'failure', '❌ Error: Because of it', red],
    ['timed-out', 'timed_out', '❌ Timed out: Because of it', red],
    ['cancelled', 'cancelled', '⚠️ Cancelled: Because of it', '> [!WARNING]\n> **Next:** Do that. '],
    ['started', 'neutral', '⏳ Started', 'Because of it.\n\n**Next:** Do that. '],
    ['planned', 'neutral', 'ℹ️ Planned', 'Because of it.\n\n**Next:** Set `dry-run` to `false`'],
  ])('says %s first (%s in a check run) and names the step, then why and what to do', (kind, conclusion, title, start) => {
    const shard = { index: 0, total: 1 };
    const build = { id: 'b1', shard, attempt: 0, status: 'running', rawStatus: 'running', serviceRetries: false } as const;
    const verdict = { kind, reason: 'Because of it. [report-missing]', code: 'report-missing', hint: 'Do that.' } as const;
    const run = runResult([], { builds: [{ ...build, dashboardUrl: undefined }], job, verdict });
    expect(renderCheck(run, { sources: noSources, links, reportDir }).conclusion).toBe(conclusion);
    const text = summaryOf(run);
    const begin = `## ${title} · Espresso · android · shard 2 of 4\n\n${start}`;
    expect(text.slice(0, begin.length)).toBe(begin);
    expect(markdownFaults(text)).toEqual([]);
  });

  it('says SIMULATED in the headline and right below it', () => {
    const [title, warning] = summaryOf({ ...smallGreenRun(), simulated: true }).split('\n\n');
    expect(title).toBe('## ✅ 3 passed · XCUITest · all jobs (SIMULATED)');
    expect(warning).toContain('> [!NOTE]\n> **SIMULATED** The built-in cloud produced these results without a real device.');
    expect(summaryOf(smallGreenRun())).not.toContain('SIMULATED');
  });

  it('tells every session without proof, and the tests that are lost with it', () => {
    const sessions = [
      sessionResult({ device: 'Pixel 3-10.0', tests: [testResult('shop.CartTest#adds')] }),
      missingSession({ device: 'Pixel 7-13.0' }, 'no such device'),
      sessionResult({ device: 'Pixel 8-14.0', tests: [] }),
    ];
    const missingTests = [
      missingTest('shop.CartTest#removes', 'Pixel 7-13.0'),
      missingTest('shop.CartTest#adds', 'Pixel 3-10.0', 'Pixel 7-13.0', 'Pixel 8-14.0'),
    ];
    const text = summaryOf(runResult(sessions, { missingTests }));
    expect(text).toContain('### Sessions with problems (2 of 3)');
    expect(text).toContain(
      '| Pixel 7-13.0 | ❌ error | The service could not run the session: "no such device" ([session-not-run](https://',
    );
    expect(text).toContain('| Pixel 8-14.0 | ⚠️ no tests | Executed no test ([no-tests-ran](https://');
    expect(text).toContain('| `shop.CartTest` | 1 | ✅ 1 | no result | no result |');
    expect(text).toContain(
      '### Missing tests (2)\n\n2 missing tests, 4 results in total: expected, but not run or not reported.',
    );
    expect(text).toContain('- `shop.CartTest#removes` on Pixel 7-13.0\n- `shop.CartTest#adds` on all 3 devices');
    expect(text).toContain(
      '**1 of 5 results: 2 tests on 3 devices, not every test on every device**: ✅ 1 passed · ⚠️ **4 missing**\n',
    );
  });

  it.each([
    { earlierRuns: 0, reach: 'fails</summary>' },
    { earlierRuns: 1, reach: 'fails (new)</summary>' },
  ])('calls failures new only where there were earlier runs: with $earlierRuns', ({ earlierRuns, reach }) => {
    const run = runResult([sessionResult({ device: 'Pixel 3-10.0', tests: [failedTest('shop.CartTest#adds')] })]);
    const tests = run.tests.map((test) => ({ ...test, history: [{ device: 0, label: 'new' as const, recent: [] }] }));
    const text = summaryOf({ ...run, tests, failedOrFlaky: tests, history: historyOf({ new: 1 }, earlierRuns) });
    expect(text).toContain(`<code>shop.CartTest&#35;adds</code> ${reach}`);
  });

  it('renderSummary of a run in which nothing started says the reason, and has no empty sections', () => {
    const reason = 'The service does not accept the credentials [cloud-unauthorized].';
    const verdict = { kind: 'error', reason, code: 'cloud-unauthorized', hint: 'Check them.' } as const;
    const text = summaryOf(runResult([], { verdict }));
    expect(text).toContain('**Next:** Check them. More: [cloud-unauthorized]');
    expect(text).not.toMatch(/0 results|0 tests|0 passed|###/);
  });

  it('links the line that failed to the repository at the tested commit, where the repository has it', () => {
    const trace = 'E: no\n\tat com.shop.CartTest.adds(CartTest.kt:5)';
    const run = runResult([sessionResult({ device: 'Pixel 3-10.0', tests: [failedTest('com.shop.CartTest#adds', { trace })] })]);
    const urlOf = (file: string): string => `https://github.com/octo/shop/blob/abc/${file}`;
    const of = (path: string): string => {
      const places = createFailurePlaces(createSourceIndex([path]), urlOf, new Map());
      return renderSummary(run, { links: { ...links, places }, reportDir });
    };
    expect(of('src/CartTest.kt')).toContain(
      'Failed at [`CartTest.kt:5`](https://github.com/octo/shop/blob/abc/src/CartTest.kt#L5) on:',
    );
    expect(of('src/OtherTest.kt')).toContain('Failed at `CartTest.kt:5` on:');
  });

  it('points at the one device where a test fails', () => {
    const passed = sessionResult({ device: 'Pixel 3-10.0', tests: [testResult('shop.CartTest#adds')] });
    const failed = sessionResult({ device: 'Pixel 7-13.0', tests: [failedTest('shop.CartTest#adds')] });
    const text = summaryOf(runResult([passed, failed]));
    expect(text).toContain('it fails on Pixel 7-13.0 only, so compare that device with the others.');
  });

  it('shows what a flaky test said before it passed, and counts it as the run does', () => {
    const tests = [flakyTest('shop.CartTest#adds', { message: 'not yet there' })];
    const sessions = [sessionResult({ device: 'Pixel 3-10.0', tests })];
    expect(summaryOf(runResult(sessions))).toContain('**1 test on 1 device**: ✅ 1 passed (1 flaky)\n');
    expect(summaryOf(runResult(sessions))).toContain('```text\nnot yet there\n```\n\nFailed, then passed in a retry, on:');
    expect(summaryOf(runResult(sessions, { failOnFlaky: true }))).toContain('0 passed · ❌ **1 failed** (1 flaky)\n');
  });

  it('counts the attempts of a session alike everywhere', () => {
    const timed = { device: 'Pixel 3', durationMs: 60_000 };
    const sessions = [
      sessionResult({ ...timed, attempt: 0, sessionId: 's0', tests: [failedTest('T#a')] }),
      sessionResult({ ...timed, attempt: 1, sessionId: 's1', partial: true, tests: [testResult('T#a')] }),
    ];
    const text = summaryOf(runResult(sessions));
    expect(text.match(/\d+ sessions?\b/g)).toEqual(['2 sessions', '2 sessions']);
  });

  it('drops detail until it fits, and says what it dropped', () => {
    const whole = summaryOf(mixedRun());
    for (let budget = utf8Bytes(whole); budget > 0; budget -= 389) {
      const text = summaryOf(mixedRun(), budget);
      expect(utf8Bytes(text)).toBeLessThanOrEqual(budget);
      expect(markdownFaults(text)).toEqual([]);
      if (budget > 1_000) expect(text).toMatch(/^## ❌ Error: .*device allocation failed".*\n\n[\s\S]*\n\*\*18 of 19 results/);
    }
    expect(summaryOf(mixedRun(), 6_000)).toContain('Shortened to stay under 6 kB. Left out: ');
  });

  it('keeps every part within a megabyte when everything fails everywhere', () => {
    const sessions = Array.from({ length: 10 }, (_none, device) => {
      const failure = { message: `${'long '.repeat(2_000)}${device}`, trace: '\tat a.b.C.d(C.kt:1)\n'.repeat(500) };
      const names = Array.from({ length: 300 }, (_nothing, test) => `shop.Suite${test}#${'x'.repeat(500)}`);
      return sessionResult({ device: `Device ${device}-1`, tests: names.map((name) => failedTest(name, failure)) });
    });
    const text = summaryOf(runResult(sessions));
    expect(utf8Bytes(text)).toBeLessThanOrEqual(summaryBudgetBytes);
    expect(text).toContain('200 more tests are not in this table.');
    expect(markdownFaults(text)).toEqual([]);
  });

  it('is whole and harmless whatever the texts are', () => {
    fc.assert(
      fc.property(hostileRun, fc.integer({ min: 200, max: 20_000 }), (run, budget) => {
        const text = summaryOf(run, budget);
        expect(markdownFaults(text)).toEqual([]);
        expect(utf8Bytes(text)).toBeLessThanOrEqual(budget);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });
});

const afterStart = (durationMs: number): Date => new Date(runStart.getTime() + durationMs);
const session = sessionResult({
  device: 'Pixel 7-13.0',
  tests: [testResult('a.B#c')],
  startedAt: afterStart(26_000),
  durationMs: 54_000,
  queuedMs: 20_000,
});
// The step took 3.4 s, in which 80 s passed at the built-in cloud.
const step = { finishedAt: afterStart(3_400), queueMs: 1_000 };

it('the times of a simulated run are those of its sessions, so that they fit together', () => {
  const run = runResult([session], { ...step, simulated: true });
  expect(timesOf(run)).toEqual({ finishedAt: afterStart(80_000), totalMs: 80_000, queueMs: 20_000 });
  expect(summaryOf(run)).toContain('20 s queued · 1 m 20 s in total');
  expect(headlineHtml(run, {})).toContain('<dt>Total time</dt><dd>1 m 20 s</dd>');
});

it('the times of a run at the service are those of the step', () => {
  const run = runResult([session], step);
  expect(timesOf(run)).toEqual({ finishedAt: afterStart(3_400), totalMs: 3_400, queueMs: 1_000 });
});

it('a simulated run without sessions took as long as the step', () => {
  expect(timesOf(runResult([], { ...step, simulated: true }))).toMatchObject({ totalMs: 3_400, queueMs: 1_000 });
});
