import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../../src/alert-rules/parse-rules.ts';
import { bringIntoLine } from '../../../../src/stages/alerts/apply-rules.ts';
import { openOutcome } from '../../../../src/stages/alerts/outcome.ts';
import { rulesFile } from '../../../helpers/alert-rules.ts';
import { changes, listing, openAlertsStage, stored, toggled } from '../../../helpers/alerts-stage.ts';
import { json, reset, startRawServer } from '../../../helpers/raw-server.ts';
import { routed } from '../../../helpers/stage.ts';

describe('applying', () => {
  const apply = async (rules: string, routes: Parameters<typeof routed>[0], mode: 'plan' | 'apply' = 'apply') => {
    await using server = await startRawServer([routed(routes)]);
    await using stage = openAlertsStage(server.origin);
    const outcome = openOutcome();
    const access = {
      area: { address: '' },
      credentials: { kind: 'token', token: '' },
      routes: {
        create: { method: 'POST', path: '' },
        list: { method: 'GET', path: '' },
        toggle: { method: 'POST', path: '', field: '' },
      },
    } as const;
    const inputs = { ...access, mode, summary: true, file: { name: 'alerts.yml', rules: parseRules(rules).rules } };
    const error: unknown = await bringIntoLine(inputs, stage.service, outcome).catch((reason: unknown) => reason);
    return { outcome, error, changes: changes(server.requests), masks: stage.masks, lines: stage.lines };
  };

  test('takes what a lost answer created, instead of creating it twice', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({ name: 'alert a' }), {
      'GET /alerts': [listing(), listing(stored('a', 'active'))],
      'POST /alerts': reset,
    });
    expect(outcome).toMatchObject({ created: ['alert a'], failures: [] });
    expect(sent).toHaveLength(1);
  });

  test('says that nothing was created where a lost answer created nothing', async () => {
    const { outcome } = await apply(rulesFile({ name: 'alert a' }), { 'GET /alerts': listing(), 'POST /alerts': json({}, 502) });
    expect(outcome.created).toEqual([]);
    expect(outcome.failures).toMatchObject([{ line: 2, message: expect.stringContaining('The rule "alert a"') }]);
  });

  test('changes nothing where a name is ambiguous', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({ name: 'alert a' }, { name: 'new' }), {
      'GET /alerts': listing(stored('a', 'active'), stored('b', 'active', { name: 'alert a' })),
    });
    expect(sent).toEqual([]);
    expect(outcome.failures).toMatchObject([
      { line: 2, message: expect.stringContaining('2 alerts of the service are named "alert a" (a, b)') },
    ]);
  });

  test('creates nothing where the listing is not complete: the alert may be there', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({}), {
      'GET /alerts': json({ data: [], meta: { totalItems: 3, totalPages: 1 } }),
    });
    expect(sent).toEqual([]);
    expect(outcome.failures).toMatchObject([
      { message: 'The service counts 3 more alerts than it lists: nothing is created [alert-list-incomplete].' },
    ]);
  });

  test('ends at once where the credentials are wrong', async () => {
    const { outcome, error } = await apply(rulesFile({ name: 'x' }, { name: 'y' }), {
      'GET /alerts': listing(),
      'POST /alerts': json({ message: 'Unauthorized' }, 401),
    });
    expect(error).toMatchObject({ hint: expect.stringContaining('alerts-token') });
    expect(outcome.failures).toEqual([]);
  });

  test('pauses a new rule that should be paused', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({ name: 'alert a', status: 'paused' }), {
      'GET /alerts': listing(),
      'POST /alerts': json(stored('a', 'active')),
      'POST /alerts/a/toggle': toggled,
    });
    expect(outcome).toMatchObject({ created: ['alert a'], paused: ['alert a'] });
    expect(sent.at(-1)).toBe('/alerts/a/toggle {"active":false}');
    expect(JSON.parse((sent[0] ?? '').replace('/alerts ', ''))).not.toHaveProperty('status');
  });

  test('masks what the service keeps of webhooks', async () => {
    const notifications = [{ channel: 'webhook', enabled: true, config: { url: 'https://x.example/T0SECRET' } }];
    const { masks } = await apply(
      rulesFile({ name: 'alert a' }),
      { 'GET /alerts': listing(stored('a', 'active', { notifications })) },
      'plan',
    );
    expect(masks).toContain('https://x.example/T0SECRET');
  });
});
