import { describe, expect, test } from 'vitest';
import { planRules, type RulesPlan } from '../../../src/alerts/compare-rules.ts';
import { type AlertFailure, openOutcome } from '../../../src/alerts/outcome.ts';
import { type AlertSummary, diffOfPlan, renderAlertSummary } from '../../../src/alerts/publish-alerts.ts';
import { parseRules } from '../../../src/alerts/rules-file.ts';
import { utf8Bytes } from '../../../src/lib/escape/cut.ts';
import type { AlertRecord } from '../../../src/model/alert.ts';
import { alertInputOf, rulesFile } from '../../helpers/alert-rules.ts';
import { hostileTexts } from '../lib/escape/hostile-texts.ts';

const alert = (
  name: string,
  changes: Readonly<Record<string, unknown>> = {},
  status: 'active' | 'paused' = 'active',
): AlertRecord => ({ id: `id of ${name}`, name, status, fields: { ...alertInputOf(), name, ...changes } });

const planOf = (rules: readonly Readonly<Record<string, unknown>>[], ...alerts: readonly AlertRecord[]): RulesPlan =>
  planRules(parseRules(rulesFile(...rules)).rules, alerts);

const plan = planOf(
  [
    { name: 'new' },
    { name: 'quiet', status: 'paused' },
    { name: 'same' },
    { name: 'drifted', threshold: 7 },
    { name: 'off' },
    { name: 'twice' },
  ],
  alert('same'),
  alert('drifted', { threshold: 5 }),
  alert('off', {}, 'paused'),
  alert('twice'),
  alert('twice'),
  alert('other'),
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

const failure = (message: string, line?: number): AlertFailure => ({ message, line, code: 'cloud-rejected', hint: '' });

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
    const text = renderAlertSummary(summary({ mode: 'apply', failures, simulated: true }));
    expect(text).toContain('## Alert rules: apply (SIMULATED)');
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
      alert(text, { description: 'y' }),
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
