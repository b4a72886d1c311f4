import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportRun } from '../../../../../src/action/run/report/report.ts';
import type { ArtifactInputs } from '../../../../../src/action/run/report/report-folder.ts';
import { explanationUrl, nextStepFor } from '../../../../../src/core/model/error-codes.ts';
import type { VerdictKind } from '../../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { failedTest, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { planOf, serviceAt } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const pixel = 'Google Pixel 3-10.0';
const passed = runResult([sessionResult({ device: pixel, tests: [testResult('Cart#adds')] })]);
const failed = runResult([sessionResult({ device: pixel, tests: [testResult('Cart#adds'), failedTest('Cart#removes')] })]);
const next = (code: 'tests-failed' | 'run-timeout'): string => `Next: ${nextStepFor(code)} ${explanationUrl(code)}`;

const plainInputs: ArtifactInputs = {
  ...planOf().inputs,
  service: serviceAt('https://api-cloud.browserstack.com'),
  artifactName: '',
};

/** Reports into a new folder, without artifact and reviews. */
const report = async (run: RunAnalysis, overrides: Partial<ArtifactInputs> = {}) => {
  await using workspace = await temporaryDirectory();
  const runner = createMemoryRunner(workspace.path, {});
  const reportDir = join(workspace.path, 'reports');
  const inputs: ArtifactInputs = { ...plainInputs, reportDir, ...overrides };
  await reportRun({ ...run, refs: { app: 'bs://app' } }, inputs, runner);
  return { runner, reportDir, files: readdirSync(reportDir).toSorted() };
};

describe('reportRun', () => {
  it('has set the outputs before it stores artifacts, which may take long', async () => {
    await using workspace = await temporaryDirectory();
    const runner = createMemoryRunner(workspace.path, {});
    const said: string[] = [];
    const inputs = { ...plainInputs, reportDir: join(workspace.path, 'reports'), artifactName: 'device-tests' };
    await reportRun(passed, inputs, {
      ...runner,
      setOutputs: (outputs) => void said.push(...Object.keys(outputs)),
      log: { ...runner.log, notice: (line) => void said.push(line) },
    });
    const stored = said.findIndex((line) => line.startsWith('This runner has no artifact service'));
    expect(said.slice(0, stored)).toContain('html-path');
  });

  it('makes the verdict an error of the step where nothing was annotated', async () => {
    const { runner } = await report(failed, { annotations: false });
    expect(runner.annotations).toEqual([]);
    expect(runner.lines.slice(0, 2)).toEqual([`error: Verdict: failed. ${failed.verdict.reason}`, next('tests-failed')]);
  });

  it('explains each cause in the log in at most three lines, in a red run alone', async () => {
    const trace = 'java.lang.AssertionError: expected:<3> but was:<4>\n\tat com.shop.CartTest.adds(CartTest.kt:31)';
    const tests = [failedTest('com.shop.CartTest#adds', { trace }), failedTest('com.shop.CartTest#removes')];
    const run = runResult([sessionResult({ device: pixel, tests }), sessionResult({ device: 'Galaxy-12', tests })]);
    const { runner } = await report(run);
    expect(runner.lines.slice(2)).toEqual([
      expect.stringMatching(
        /^Cause 1, assertion \(stated by the failure's text\) \[[\da-f]{12}\]: com\.shop\.CartTest#adds on Google Pixel 3-10\.0 and 1 more device$/,
      ),
      '  Why: java.lang.AssertionError: expected:<3> but was:<4> at CartTest.kt:31',
      expect.stringMatching(/^ {2}Next: Compare the expected value/),
      expect.stringMatching(/^Cause 2, unknown \(inferred: no rule fits\) \[[\da-f]{12}\]: com\.shop\.CartTest#removes/),
      expect.stringMatching(/^ {2}Next: Nothing was reported/),
    ]);
    const green = await report(run, { failOn: 'never' });
    expect(green.runner.lines.join('\n')).not.toContain('Cause 1');
  });

  it('says what should be seen, and that results are simulated', async () => {
    const { runner } = await report({ ...passed, simulated: true, notices: ['A shard is empty.'] });
    expect(runner.lines).toEqual([
      'notice: A shard is empty.',
      'SIMULATED Verdict: passed. 1 test passed on 1 device; every session reported.',
    ]);
  });

  it.each<[ArtifactInputs['failOn'], green: VerdictKind[], red: VerdictKind[]]>([
    ['any', ['passed', 'started', 'planned'], ['failed', 'error', 'timed-out', 'cancelled']],
    ['errors', ['passed', 'failed'], ['error', 'timed-out', 'cancelled']],
    ['never', ['failed', 'error', 'cancelled'], []],
  ])('with fail-on %s, the step is green with the verdicts %j and red with %j', async (failOn, green, red) => {
    for (const kind of [...green, ...red]) {
      const verdict = { kind, reason: 'Why.', code: 'run-timeout', hint: nextStepFor('run-timeout') } as const;
      const { runner } = await report({ ...passed, verdict }, { failOn });
      const isRed = red.includes(kind);
      expect([kind, runner.failed]).toEqual([kind, isRed]);
      const line = `Verdict: ${kind}. Why.`;
      expect(runner.lines).toEqual(isRed ? [`error: ${line}`, next('run-timeout')] : [line]);
    }
  });

  describe('builds that go on', () => {
    const [build] = passed.builds;
    const open = { ...build!, id: 'b1', status: 'running', rawStatus: 'running' } as const;
    const builds = [open, { ...open, id: 'b2', dashboardUrl: undefined }, { ...open, id: 'b3', status: 'done' as const }];
    const warning = `warning: These builds are still running: b1 (${open.dashboardUrl}), b2. To wait for them, set \`build-ids: '["b1","b2"]'\` in a later step. To stop them, use the dashboard of the service; the service has no known call that stops Espresso builds.`;

    it.each<VerdictKind>(['cancelled', 'timed-out', 'error'])('are named where the verdict is %s', async (kind) => {
      const { runner } = await report({ ...passed, builds, verdict: { kind, reason: 'Why.' } });
      expect(runner.lines).toEqual([warning, `error: Verdict: ${kind}. Why.`]);
    });

    it('are not offered to a later step with the built-in cloud, which ends with its step', async () => {
      const verdict = { kind: 'timed-out', reason: 'Why.', code: 'run-timeout', hint: nextStepFor('run-timeout') } as const;
      const { runner } = await report({ ...passed, builds, verdict }, { service: serviceAt('embedded') });
      expect(runner.lines).toHaveLength(2);
      expect([...runner.lines, ...runner.summaries].join()).not.toMatch(/build-ids/);
    });

    it('are said to have ended in a run that does not wait with the built-in cloud', async () => {
      const verdict = { kind: 'started', reason: 'Why.' } as const;
      const { runner } = await report({ ...passed, builds, verdict }, { service: serviceAt('embedded') });
      expect(runner.summaries.join()).toContain(
        '**Next:** The builds ended: the built-in cloud ends with its step, so other steps cannot reach its builds.',
      );
    });
  });
});
