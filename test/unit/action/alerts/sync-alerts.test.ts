import { describe, expect, test } from 'vitest';
import { openOutcome } from '../../../../src/action/alerts/outcome.ts';
import { parseRules } from '../../../../src/action/alerts/rules-file.ts';
import { syncAlerts } from '../../../../src/action/alerts/sync-alerts.ts';
import { defaultAlertRoutes } from '../../../../src/core/model/alert.ts';
import { rulesFile } from '../../../helpers/alert-rules.ts';
import { changes, listing, openAlertsStage, stored, toggled } from '../../../helpers/alerts-stage.ts';
import { json, type RawResponder, reset, routed, serve } from '../../../helpers/loopback-server.ts';

describe('applying', () => {
  const apply = async (rules: string, routes: Parameters<typeof routed>[0], mode: 'plan' | 'apply' = 'apply') => {
    await using stage = await serve(openAlertsStage, [routed({ 'GET /alerts': listing(), ...routes })]);
    const outcome = openOutcome();
    const access = { area: { baseUrl: '' }, credentials: { kind: 'token', token: '' }, routes: defaultAlertRoutes } as const;
    const inputs = { ...access, mode, summary: true, file: { name: 'alerts.yml', rules: parseRules(rules).rules } };
    const error: unknown = await syncAlerts(inputs, stage.area, outcome).catch((reason: unknown) => reason);
    const listings = stage.requests.filter(({ method }) => method === 'GET').map(({ url }) => url);
    return { outcome, error, sent: changes(stage.requests), listings, masks: stage.masks, lines: stage.lines };
  };

  test('says that nothing was created where a lost response created nothing', async () => {
    const { outcome } = await apply(rulesFile({ name: 'alert a' }), { 'POST /alerts': json({}, 502) });
    expect(outcome.created).toEqual([]);
    expect(outcome.failures).toMatchObject([{ line: 2, message: expect.stringContaining('The rule "alert a"') }]);
  });

  test('ends at once where the credentials are wrong', async () => {
    const { outcome, error } = await apply(rulesFile({ name: 'x' }, { name: 'y' }), {
      'POST /alerts': json({ message: 'Unauthorized' }, 401),
    });
    expect(error).toMatchObject({ hint: expect.stringContaining('alerts-token') });
    expect(outcome.failures).toEqual([]);
  });

  test('pauses a new rule that should be paused', async () => {
    const { outcome, sent } = await apply(rulesFile({ name: 'alert a', status: 'paused' }), {
      'POST /alerts': json(stored('a', 'active')),
      'POST /alerts/a/toggle': toggled,
    });
    expect(outcome).toMatchObject({ created: ['alert a'], paused: ['alert a'] });
    expect(sent.at(-1)).toBe('/alerts/a/toggle {"active":false}');
    expect(JSON.parse((sent[0] ?? '').replace('/alerts ', ''))).not.toHaveProperty('status');
  });

  test('masks what the service keeps of webhooks', async () => {
    const notifications = [{ channel: 'webhook', enabled: true, config: { url: 'https://x.example/T0SECRET' } }];
    const kept = listing(stored('a', 'active', { notifications }));
    const { masks } = await apply(rulesFile({ name: 'alert a' }), { 'GET /alerts': kept }, 'plan');
    expect(masks).toContain('https://x.example/T0SECRET');
  });

  test('resumes a new rule that the service created paused, and leaves one alone that is as it should be', async () => {
    const rules = rulesFile({ name: 'alert a' }, { name: 'alert b', status: 'paused' });
    const create: RawResponder = (response, request) => {
      const { name } = JSON.parse(String(request.body)) as { name: string };
      json(stored(name.slice(-1), 'paused'))(response, request);
    };
    const { outcome, sent } = await apply(rules, { 'POST /alerts': create, 'POST /alerts/a/toggle': toggled });
    expect(outcome).toMatchObject({ created: ['alert a', 'alert b'], resumed: ['alert a'], paused: [], failures: [] });
    expect(sent.filter((change) => change.includes('toggle'))).toEqual(['/alerts/a/toggle {"active":true}']);
  });

  test('changes nothing where a name is ambiguous, and says that nothing is created', async () => {
    const twice = [stored('a', 'active'), stored('b', 'active', { name: 'alert a' })];
    const { outcome, sent } = await apply(rulesFile({ name: 'alert a' }, { name: 'new' }), { 'GET /alerts': listing(...twice) });
    expect(outcome).toMatchObject({ created: [], unchanged: [], drifted: [] });
    expect(outcome.failures).toMatchObject([
      {
        message:
          '2 alerts of the service are named "alert a" (a, b): it is unclear which of them the rule means, so no rule of the file is applied [alert-ambiguous].',
        line: 2,
      },
    ]);
    expect(sent).toEqual([]);
  });

  const incomplete = { 'GET /alerts': json({ data: [stored('a', 'active')], meta: { totalItems: 3, totalPages: 1 } }) };

  test('takes an incomplete listing as it is where every rule is in it, and says so', async () => {
    const { outcome } = await apply(rulesFile({ name: 'alert a' }), incomplete);
    expect(outcome).toMatchObject({ unchanged: ['alert a'], failures: [] });
    expect(outcome.remarks).toEqual(['The list of alerts is inconsistent: the service counts 3 entries but listed 1.']);
  });

  test('creates nothing from an incomplete listing where one rule of several is missing from it', async () => {
    const { outcome, sent } = await apply(rulesFile({ name: 'alert a' }, { name: 'new' }), incomplete);
    expect(outcome.failures).toMatchObject([{ code: 'alert-list-incomplete' }]);
    expect(sent).toEqual([]);
  });

  test('goes on with the other rules where the service refuses one', async () => {
    const create: RawResponder = (response, request) => {
      const { name } = JSON.parse(String(request.body)) as { name: string };
      (name === 'bad' ? json({ message: 'no such metric' }, 422) : json(stored('a', 'active', { name })))(response, request);
    };
    const routes = { 'POST /alerts': create };
    const { outcome, error, sent, listings } = await apply(rulesFile({ name: 'bad' }, { name: 'good' }), routes);
    expect(error).toBeUndefined();
    expect(outcome.created).toEqual(['good']);
    expect(listings).toHaveLength(1);
    expect(outcome.failures).toMatchObject([
      { line: 2, message: expect.stringMatching(/^The rule "bad": .*: "no such metric" \[cloud-rejected\]\.$/) },
    ]);
    expect(sent).toHaveLength(2);
  });

  test('looks for what a lost response created by the whole of its name', async () => {
    const { outcome, lines, listings } = await apply(rulesFile({ name: 'alert a' }), {
      'GET /alerts': [listing(), listing(stored('x', 'active', { name: 'alert a 2' }), stored('a', 'active'))],
      'POST /alerts': reset,
    });
    expect(outcome.created).toEqual(['alert a']);
    expect(lines).toEqual(['The alert "alert a" was created, though the response was lost.']);
    expect(listings.at(-1)).toMatch(/[?&]search=alert(?:%20|\+)a(?:&|$)/);
    const other = await apply(rulesFile({ name: 'alert a' }), {
      'GET /alerts': [listing(), listing(stored('x', 'active', { name: 'alert a 2' }))],
      'POST /alerts': reset,
    });
    expect(other.outcome).toMatchObject({ created: [], failures: [{ line: 2 }] });
  });
});
