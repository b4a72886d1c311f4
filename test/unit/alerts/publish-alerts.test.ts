import { describe, expect, test } from 'vitest';
import type { AlertsInputs } from '../../../src/alerts/alerts-inputs.ts';
import { planRules } from '../../../src/alerts/compare-rules.ts';
import { type AlertOutcome, alertFailure, openOutcome } from '../../../src/alerts/outcome.ts';
import { publishAlerts } from '../../../src/alerts/publish-alerts.ts';
import { parseRules } from '../../../src/alerts/rules-file.ts';
import { type AlertRecord, defaultAlertRoutes } from '../../../src/model/alert.ts';
import { problem } from '../../../src/model/error-codes.ts';
import { alertInputOf, rulesFile } from '../../helpers/alert-rules.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';

const workspace = '/workspace';
const recordOf = (name: string, changes: Parameters<typeof alertInputOf>[0] = {}): AlertRecord => ({
  id: `id of ${name}`,
  name,
  status: 'active',
  fields: alertInputOf({ name, ...changes }),
});
const named = (count: number): string[] => Array.from({ length: count }, (_, nth) => `rule ${nth + 1}`);

/** What a step says that has compared rules of these names with these alerts. */
const compared = (
  names: readonly string[],
  alerts: readonly AlertRecord[],
  outcome: Partial<AlertOutcome> = {},
): AlertOutcome => ({
  ...openOutcome(),
  plan: planRules(parseRules(rulesFile(...names.map((name) => ({ name })))).rules, alerts),
  ...outcome,
});

const publish = async (
  outcome: AlertOutcome,
  { file = 'ops/alerts.yml', summary = true, simulated = false }: { file?: string; summary?: boolean; simulated?: boolean } = {},
) => {
  const runner = createMemoryRunner(workspace, {});
  const inputs: AlertsInputs = {
    area: { baseUrl: 'https://alerts.example' },
    credentials: { kind: 'token', token: 't' },
    routes: defaultAlertRoutes,
    summary,
    ...(outcome.plan === undefined
      ? { mode: 'pause', selections: [] }
      : { mode: 'apply', file: { name: file, rules: outcome.plan.steps.map(({ rule }) => rule) } }),
  };
  await publishAlerts(outcome, inputs, simulated, runner);
  return runner;
};

describe('publishAlerts', () => {
  test('sets every output, also the empty ones, and does not fail where nothing did', async () => {
    const runner = await publish({ ...openOutcome(), paused: ['Latency', 'a "b"'] });
    expect(runner.outputs).toEqual({
      created: '[]',
      unchanged: '[]',
      drifted: '[]',
      paused: '["Latency","a \\"b\\""]',
      resumed: '[]',
    });
    expect(runner.failed).toBe(false);
    expect(runner.lines).toEqual([]);
  });

  test('says that nothing is to do where file and service agree', async () => {
    const runner = await publish(compared(named(2), [recordOf('rule 1'), recordOf('rule 2')]));
    expect(runner.lines).toEqual(['Nothing to do: 2 rules match the service.']);
    expect(runner.annotations).toEqual([]);
  });

  test('prints what differs, line by line', async () => {
    const runner = await publish(compared(['rule 1', 'rule 2'], [recordOf('rule 2')], { created: ['rule 1'] }));
    expect(runner.lines).toEqual(['+ create "rule 1" (ops/alerts.yml:2)']);
  });

  test('marks drift at the line of the rule, with what is stored and what the file says', async () => {
    const runner = await publish(compared(['rule 1'], [recordOf('rule 1', { threshold: 5, metric: 'cost' })]), {
      file: './ops/../ops/alerts.yml',
    });
    expect(runner.annotations).toEqual([
      {
        level: 'warning',
        title: 'Alert rule drifted',
        message:
          'The alert "rule 1" differs from its rule: metric is cost, and latency in the file; threshold is 5, and 2000 in the file. ' +
          'The API cannot update alerts: change the alert at the service, or change the file.',
        file: 'ops/alerts.yml',
        line: 2,
      },
    ]);
    expect(runner.failed).toBe(false);
  });

  test('marks the first ten rules that drifted: the runner keeps no more', async () => {
    const drifted = named(12).map((name) => recordOf(name, { threshold: 5 }));
    const runner = await publish(compared([...named(12), 'new'], drifted));
    expect(runner.annotations.map(({ message }) => message.split('"')[1])).toEqual(named(10));
  });

  test('warns of each remark', async () => {
    const runner = await publish({ ...openOutcome(), remarks: ['No alert is selected.', 'The listing is inconsistent.'] });
    expect(runner.lines).toEqual(['warning: No alert is selected.', 'warning: The listing is inconsistent.']);
    expect(runner.failed).toBe(false);
  });

  test('writes a summary where one is wanted, and says whether it was all simulated', async () => {
    const outcome = compared(['rule 1'], [], { created: ['rule 1'] });
    const [text, ...others] = (await publish(outcome, { simulated: true })).summaries;
    expect(others).toEqual([]);
    expect(text).toContain('## Alert rules: apply (SIMULATED)\n\n**1 rule**: 1 created, 0 drifted, 0 unchanged.\n');
    expect(text).toContain('ops/alerts.yml:2');
    expect((await publish(outcome, { summary: false })).summaries).toEqual([]);
  });

  test('fails with each failure where it can be mended, and once for each code says what to do next', async () => {
    const failures = [
      alertFailure(problem('alert-ambiguous', 'Two alerts have this name', 'Rename one'), 7),
      alertFailure(problem('alert-ambiguous', 'Three alerts have that name', 'Rename two'), 9),
      alertFailure(problem('cancelled', 'The workflow was cancelled', 'Run it again')),
    ];
    const runner = await publish(compared(['rule 1'], [recordOf('rule 1')], { failures }));
    expect(runner.failed).toBe(true);
    const marked = { level: 'error', title: 'Alert rule', file: 'ops/alerts.yml' };
    expect(runner.annotations).toEqual([
      { ...marked, line: 7, message: 'ops/alerts.yml:7: Two alerts have this name [alert-ambiguous].' },
      { ...marked, line: 9, message: 'ops/alerts.yml:9: Three alerts have that name [alert-ambiguous].' },
    ]);
    expect(runner.lines.slice(1)).toEqual([
      'error: The workflow was cancelled [cancelled].',
      expect.stringMatching(/^Next: Rename one .*#alert-ambiguous$/),
      expect.stringMatching(/^Next: Run it again .*#cancelled$/),
    ]);
  });

  test('puts what does not fit beside the lines of the file into the log', async () => {
    const failures = named(11).map((name, nth) => alertFailure(problem('cloud-rejected', `${name} was refused`), nth + 1));
    const runner = await publish(compared([], [], { failures }));
    expect(runner.annotations).toHaveLength(10);
    expect(runner.lines).toContain('ops/alerts.yml:11: Rule 11 was refused [cloud-rejected].');
    expect(runner.lines.filter((line) => line.includes('was refused'))).toHaveLength(1);
  });

  test('fails without a plan as well', async () => {
    const failures = [alertFailure(problem('cloud-rejected', 'The service refused'))];
    const runner = await publish({ ...openOutcome(), failures });
    expect(runner.failed).toBe(true);
    expect(runner.lines[0]).toBe('error: The service refused [cloud-rejected].');
  });
});
