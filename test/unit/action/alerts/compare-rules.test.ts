import { describe, expect, test } from 'vitest';
import { planRules } from '../../../../src/action/alerts/compare-rules.ts';
import { parseRules } from '../../../../src/action/alerts/rules-file.ts';
import type { AlertInput, AlertRecord } from '../../../../src/core/model/alert.ts';
import { alertInputOf, rulesFile } from '../../../helpers/alert-rules.ts';

const stored = (changes: Partial<Record<keyof AlertInput, unknown>> = {}, more: Partial<AlertRecord> = {}): AlertRecord => {
  const fields = { ...alertInputOf(), ...changes };
  return { id: 'a1', name: String(fields.name), status: 'active', fields, ...more };
};

const plan = (changes: Readonly<Record<string, unknown>>, ...alerts: readonly AlertRecord[]) => {
  const { rules, mistakes } = parseRules(rulesFile(changes));
  expect(mistakes).toEqual([]);
  return planRules(rules, alerts);
};

describe('a rule', () => {
  test('a rule that the service does not have is created', () => {
    expect(plan({}).steps).toMatchObject([{ kind: 'create' }]);
    expect(plan({}, stored({ name: 'high latency' })).steps).toMatchObject([{ kind: 'create' }]);
  });

  test('a rule that agrees with the service is kept', () => {
    expect(plan({}, stored()).steps).toMatchObject([{ kind: 'keep', drift: [], bringTo: undefined }]);
  });

  test.each([
    ['active', 'paused'],
    ['paused', 'active'],
  ] as const)('a rule that is %s and should be %s is updated', (is, should) => {
    expect(plan({ status: should }, stored({}, { status: is })).steps).toMatchObject([{ kind: 'keep', bringTo: should }]);
  });

  test('a rule whose name several alerts have is ambiguous', () => {
    const { steps } = plan({}, stored(), stored({}, { id: 'a2' }));
    expect(steps).toMatchObject([{ kind: 'ambiguous', ids: ['a1', 'a2'] }]);
  });
});

test('alerts that the file does not hold are named', () => {
  expect(plan({}, stored({ name: 'other' }), stored()).unmanaged).toEqual(['other']);
});

const webhook = (url: string, more: Readonly<Record<string, unknown>> = {}) => {
  return { channel: 'webhook', enabled: true, config: { url }, ...more };
};

const conditions = (...list: readonly string[]) => ({ filter: { mode: 'conditions', list } });

describe('drift', () => {
  test.each([
    ['threshold', { threshold: 5 }, { threshold: 7 }, '5', '7'],
    ['metric', { metric: 'cost' }, { metric: 'tokens' }, 'cost', 'tokens'],
    ['scope', { scope: 'TRACE' }, { scope: 'SESSION' }, 'TRACE', 'SESSION'],
    ['description', { description: 'new' }, { description: null }, 'new', 'null'],
    ['cooldownMinutes', {}, { cooldownMinutes: 30 }, '15', '30'],
    ['environments', { environments: ['a'] }, { environments: ['a', 'b'] }, '["a"]', '["a","b"]'],
    ['filter', {}, { filter: { mode: 'sql' } }, 'null', '{"mode":"sql"}'],
    ['filter', { filter: { mode: 'sql', query: 'x' } }, { filter: null }, '{"mode":"sql","query":"x"}', 'null'],
    ['windowMinutes', { windowMinutes: 5 }, { windowMinutes: 10 }, '5', '10'],
    ['threshold', { threshold: 0 }, { threshold: ' ' }, '0', ' '],
    ['environments', { environments: ['a'] }, { environments: 'a' }, '["a"]', 'a'],
    ['description', { description: 'x'.repeat(300) }, { description: 'y' }, `${'x'.repeat(199)}…`, 'y'],
    ['notifications', {}, { notifications: 'x' }, 'email', 'no list of targets'],
  ])('drift of %s is described with both values', (field, rule, alert, wanted, kept) => {
    const [step] = plan(rule, stored(alert)).steps;
    expect(step).toMatchObject({ kind: 'keep', drift: [{ field, wanted, stored: kept }] });
  });

  test.each([
    [conditions('a', 'b'), conditions('b', 'a')],
    [conditions('a'), conditions('a', 'b')],
    [conditions('a'), { filter: { mode: 'conditions', list: 'a' } }],
  ])('drift of the filter %j is described with the stored filter %j', (rule, alert) => {
    const [wanted, kept] = [JSON.stringify(rule.filter), JSON.stringify(alert.filter)];
    expect(plan(rule, stored(alert)).steps).toMatchObject([{ drift: [{ field: 'filter', wanted, stored: kept }] }]);
  });

  test.each([
    ['a number that the service keeps as text', { windowMinutes: 5 }, { windowMinutes: '5' }],
    ['a number that the service writes with decimals', { threshold: 5 }, { threshold: '5.0' }],
    ['no environments', {}, { environments: null }],
    ['a filter with more keys', conditions('a'), { filter: { mode: 'conditions', list: ['a'], id: 1 } }],
    ['another order of environments', { environments: ['a', 'b'] }, { environments: ['b', 'a'] }],
    ['no description', { description: null }, { description: '' }],
    ['a description that the file leaves open', {}, { description: 'somebody wrote this' }],
    ['a scope that the file leaves open', {}, { scope: 'SESSION' }],
    ['a field that the response does not hold', { threshold: 9 }, { threshold: undefined }],
    [
      'ids that the service adds to targets, in another order',
      { notifications: [webhook('https://a.example/1'), { channel: 'email', config: { to: 'x' } }] },
      {
        notifications: [
          { channel: 'email', enabled: true, config: { to: 'x', id: 7 } },
          { ...webhook('https://a.example/1'), id: 'n1' },
        ],
      },
    ],
  ])('is not %s', (_what, rule, alert) => {
    expect(plan(rule, stored(alert)).steps).toMatchObject([{ kind: 'keep', drift: [] }]);
  });

  test.each([
    ['another host', webhook('https://b.example/T0SECRET'), 'webhook b.example'],
    ['another path', webhook('https://a.example/T1SECRET'), 'webhook a.example (with another address or content)'],
    ['a disabled target', webhook('https://a.example/T0SECRET', { enabled: false }), 'webhook a.example (disabled)'],
  ])('drift of targets never shows an address: %s', (_what, target, shown) => {
    const [step] = plan({ notifications: [webhook('https://a.example/T0SECRET')] }, stored({ notifications: [target] })).steps;
    expect(step).toMatchObject({ drift: [{ field: 'notifications', wanted: 'webhook a.example', stored: shown }] });
    expect(JSON.stringify(step?.kind === 'keep' ? step.drift : '')).not.toContain('SECRET');
  });

  test.each([
    ['a stored target that is no mapping', [webhook('https://a.example/1')], ['x']],
    [
      'another target, where the rule has one twice',
      [webhook('https://a.example/1'), webhook('https://a.example/1')],
      [webhook('https://a.example/1'), webhook('https://a.example/2')],
    ],
  ])('drift is %s', (_what, notifications, kept) => {
    const { steps } = plan({ notifications }, stored({ notifications: kept }));
    expect(steps).toMatchObject([{ kind: 'keep', drift: [{ field: 'notifications' }] }]);
  });
});
