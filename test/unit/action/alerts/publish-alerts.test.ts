import { describe, expect, test } from 'vitest';
import type { AlertsInputs } from '../../../../src/action/alerts/alerts-inputs.ts';
import { planRules, type RulesPlan } from '../../../../src/action/alerts/compare-rules.ts';
import { type AlertFailure, type AlertOutcome, alertFailure, openOutcome } from '../../../../src/action/alerts/outcome.ts';
import {
  type AlertSummary,
  diffOfPlan,
  publishAlerts,
  renderAlertSummary,
} from '../../../../src/action/alerts/publish-alerts.ts';
import { parseRules } from '../../../../src/action/alerts/rules-file.ts';
import { type AlertRecord, type AlertStatus, defaultAlertRoutes } from '../../../../src/core/model/alert.ts';
import { problem } from '../../../../src/core/model/error-codes.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import { alertInputOf, rulesFile } from '../../../helpers/alert-rules.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { hostileTexts } from '../../lib/escape/hostile-texts.ts';

const workspace = '/workspace';
const recordOf = (
  name: string,
  changes: Readonly<Record<string, unknown>> = {},
  status: AlertStatus = 'active',
): AlertRecord => ({ id: `id of ${name}`, name, status, fields: { ...alertInputOf({ name }), ...changes } });
const named = (count: number): string[] => Array.from({ length: count }, (_, nth) => `rule ${nth + 1}`);
const failure = (message: string, line?: number): AlertFailure => ({ message, line, code: 'cloud-rejected', hint: '' });

const planOf = (rules: readonly Readonly<Record<string, unknown>>[], ...alerts: readonly AlertRecord[]): RulesPlan =>
  planRules(parseRules(rulesFile(...rules)).rules, alerts);

/** What a step says that has compared rules of these names with these alerts. */
const compared = (
  names: readonly string[],
  alerts: readonly AlertRecord[],
  outcome: Partial<AlertOutcome> = {},
): AlertOutcome => ({
  ...openOutcome(),
  plan: planOf(
    names.map((name) => ({ name })),
    ...alerts,
  ),
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
    const others = { created: '[]', unchanged: '[]', drifted: '[]', alerts: '[]', resumed: '[]' };
    expect(runner.outputs).toEqual({ ...others, paused: '["Latency","a \\"b\\""]' });
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
    const failures = named(11).map((name, nth) => failure(`${name} was refused`, nth + 1));
    const runner = await publish(compared([], [], { failures }));
    expect(runner.annotations).toHaveLength(10);
    expect(runner.lines).toContain('ops/alerts.yml:11: rule 11 was refused');
    expect(runner.lines.filter((line) => line.includes('was refused'))).toHaveLength(1);
  });

  test('fails without a plan as well', async () => {
    const runner = await publish({ ...openOutcome(), failures: [failure('The service refused.')] });
    expect(runner.failed).toBe(true);
    expect(runner.lines[0]).toBe('error: The service refused.');
  });
});

const plan = planOf(
  [
    { name: 'new' },
    { name: 'quiet', status: 'paused' },
    { name: 'same' },
    { name: 'drifted', threshold: 7 },
    { name: 'off' },
    { name: 'twice' },
  ],
  recordOf('same'),
  recordOf('drifted', { threshold: 5 }),
  recordOf('off', {}, 'paused'),
  recordOf('twice'),
  recordOf('twice'),
  recordOf('other'),
);

test('a plan reads as a diff, in the order of the file', () => {
  expect(diffOfPlan(summary(), 'alerts.yml')).toEqual([
    '+ create "new" (alerts.yml:2)',
    '+ create "quiet", paused (alerts.yml:12)',
    '  drift "drifted", left as it is (alerts.yml:33)',
    '-   threshold: 5 (stored)',
    '+   threshold: 7 (alerts.yml:37)',
    '! resume "off" (alerts.yml:43)',
    '! ambiguous "twice": 2 alerts have this name (alerts.yml:53)',
  ]);
});

test('a change that was not made is no change in the diff', () => {
  const lines = diffOfPlan(summary({ mode: 'apply', created: ['new'], paused: [], resumed: [] }), 'alerts.yml');
  expect(lines.filter((line) => /"(?:new|quiet|off)"/.test(line))).toEqual([
    '+ create "new" (alerts.yml:2)',
    '! not created: "quiet" (alerts.yml:12)',
    '! not resumed: "off" (alerts.yml:43)',
  ]);
});

const summary = (more: Partial<AlertSummary> = {}): AlertSummary => ({
  ...openOutcome(),
  mode: 'plan',
  simulated: false,
  fileName: 'alerts.yml',
  plan,
  created: ['new', 'quiet'],
  unchanged: ['same'],
  drifted: ['drifted'],
  paused: ['quiet'],
  resumed: ['off'],
  ...more,
});

const pause = (...paused: string[]): string =>
  renderAlertSummary({ ...openOutcome(), mode: 'pause', simulated: false, fileName: '', paused });

describe('the summary', () => {
  test('the summary of a plan says what would be done', () => {
    const text = renderAlertSummary(summary());
    expect(text).toContain('## Alert rules: plan\n');
    expect(text).toContain(
      '**6 rules**: 2 to create, 1 to pause, 1 to resume, 1 drifted, 1 unchanged. 1 alert of the service is not in the file.',
    );
    expect(text).toContain('```diff\n+ create "new" (alerts.yml:2)\n');
  });

  test('says what failed, and where', () => {
    const failures = [failure('The rule "new": no.', 2), failure('Cancelled.')];
    const text = renderAlertSummary(summary({ mode: 'apply', failures }));
    expect(text).toMatch(/^- \*\*alerts\.yml\S*2: The rule "new": no\.\*\*$/m);
    expect(text).toContain('- **Cancelled.**');
    expect(text).toContain(', 1 unchanged, 2 failed.');
  });

  test('the summary of a pause names what was paused', () => {
    expect(pause('a', 'b`c')).toMatch(/\n2 paused\.\n\n- `a`\n- <code>b&#96;c<\/code>\n$/);
    expect(pause()).toMatch(/\n0 paused\.\n$/);
  });

  test.each(hostileTexts)('shows %j as it was written', (text) => {
    const hostile = planOf(
      [{ name: text === '' ? 'x' : text, description: text.slice(0, 200) }],
      recordOf(text, { description: 'y' }),
    );
    const shown = renderAlertSummary(summary({ plan: hostile, remarks: [text], failures: [failure(text)] }));
    const fences = shown.split('\n').filter((line) => /^`{3,}/.test(line));
    expect(fences.length % 2).toBe(0);
    const outside = shown.replace(/^(`{3,})diff\n.*?^\1$/ms, '');
    expect(outside).not.toMatch(/<(?:script|img|svg|iframe)/i);
  });

  test.each([400_000, 20_000, 2_000, 40])('stays within %i bytes', (budget) => {
    const rules = Array.from({ length: 500 }, (_, index) => ({ name: `${index} ${'ü'.repeat(200)}` }));
    const large = summary({ plan: planOf(rules), failures: rules.map(({ name }) => failure(name.repeat(5))) });
    const text = renderAlertSummary(large, budget);
    expect(utf8Bytes(text)).toBeLessThanOrEqual(budget);
    expect(text).toContain('## Alert rules: plan');
  });
});
