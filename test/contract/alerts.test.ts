import { describe, expect, test } from 'vitest';
import type { AlertInput, AlertQuery } from '../../src/core/model/alert.ts';
import type { Alerts } from '../../src/service/resources/alerts.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { alertInputOf, ruleOf } from '../helpers/alert-rules.ts';
import { collect, openAlerts, rejection } from '../helpers/cloud-client.ts';
import { openService } from './open-service.ts';

const open = async (scenario: ScenarioInput = {}) => {
  const service = await openService(scenario);
  const { origin, accessKey, requests } = service.embedded;
  const opened = openAlerts(origin, { credentials: { kind: 'token', token: accessKey } });
  return {
    alerts: opened.client.alerts,
    requests,
    fetch: async (path: string) => {
      const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${accessKey}` } });
      return [response.status, await response.json()] as const;
    },
    [Symbol.asyncDispose]: async () => {
      await opened[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
};

const namesOf = async (alerts: Alerts, query?: AlertQuery): Promise<string[]> =>
  (await collect(alerts.pages(query))).items.map(({ name }) => name);

describe('creating an alert', () => {
  test('gives the stored alert with its id and every default', async () => {
    await using service = await open();
    const { name, metric, aggregation, operator, threshold, windowMinutes, notifications } = alertInputOf();
    const least = { name, metric, aggregation, operator, threshold, windowMinutes, notifications } as AlertInput;
    const alert = await service.alerts.create(least);
    expect(alert).toMatchObject({ name: 'High latency', status: 'active', id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(alert.fields).toMatchObject({ cooldownMinutes: 15, environments: [], filter: null, description: null });
  });

  const inputs: readonly (readonly [string, Partial<AlertInput>])[] = [
    ['a name of 255 characters', { name: 'x'.repeat(255) }],
    ['a description of 500 characters', { description: 'x'.repeat(500) }],
    ['a scope', { scope: 'SESSION' }],
    ['a plain metric', { metric: 'cost' }],
    ['an evaluation score', { metric: 'score:helpfulness' }],
    ['another cooldown', { cooldownMinutes: 0 }],
    ['environments', { environments: ['production', 'staging'] }],
    ['a filter of conditions', { filter: { mode: 'conditions', conditions: [{ column: 'model', value: 'large' }] } }],
    ['a filter of sql', { filter: { mode: 'sql', query: 'select 1' } }],
    ['a webhook', { notifications: [{ channel: 'webhook', enabled: true, config: { url: 'https://hooks.example.com/1' } }] }],
    ['a disabled target', { notifications: [{ channel: 'slack', enabled: false, config: {} }] }],
  ];
  test.each(inputs)('keeps %s', async (_what, change) => {
    await using service = await open();
    const { id } = await service.alerts.create(alertInputOf(change));
    const [alert] = (await collect(service.alerts.pages())).items;
    expect(alert).toMatchObject({ id, fields: JSON.parse(JSON.stringify(change)) });
  });

  const refused: readonly (readonly [string, Partial<AlertInput>, RegExp])[] = [
    ['an empty name', { name: '' }, /^name: /],
    ['a name of 256 characters', { name: 'x'.repeat(256) }, /^name: /],
    ['a description of 501 characters', { description: 'x'.repeat(501) }, /^description: /],
    ['no target', { notifications: [] }, /^notifications: /],
    ['a webhook without url', { notifications: [{ channel: 'webhook', enabled: true, config: {} }] }, /url/],
    ['a window that is no number', { windowMinutes: '5' }, /^windowMinutes: /],
    ['a window that does not exist', { windowMinutes: 7 }, /^windowMinutes: 7 is not one of/],
    ['an unknown metric', { metric: 'weather' }, /^metric: "weather" is not one of/],
    ['an unknown aggregation', { aggregation: 'mood' }, /^aggregation: /],
    ['an unknown operator', { operator: 'near' }, /^operator: /],
    ['an unknown column', { filter: { mode: 'conditions', conditions: [{ column: 'shoe', value: 1 }] } }, /^filter: /],
  ];
  test.each(refused)('is refused with the words of the service: %s', async (_what, change, words) => {
    await using service = await open();
    const error = await rejection(service.alerts.create(alertInputOf(change)));
    expect(error).toMatchObject({ code: 'cloud-rejected', status: 422, serviceMessage: expect.stringMatching(words) });
    expect(await namesOf(service.alerts)).toEqual([]);
  });

  test('is refused for an environment that the account does not have', async () => {
    await using service = await open({ alerts: { environments: ['production'] } });
    expect(await rejection(service.alerts.create(alertInputOf({ environments: ['moon'] })))).toMatchObject({
      code: 'cloud-rejected',
    });
  });
});

describe('the listing of alerts', () => {
  const existing = [
    ruleOf({ name: 'High latency' }),
    ruleOf({ name: 'Low latency', status: 'paused' }),
    ruleOf({ name: 'Cost', metric: 'cost', scope: 'SESSION' }),
  ] as NonNullable<NonNullable<ScenarioInput['alerts']>['existing']>;

  test.each<[by: string, query: AlertQuery, found: readonly string[]]>([
    ['nothing', {}, ['High latency', 'Low latency', 'Cost']],
    ['a part of the name in any case', { search: 'LATENCY' }, ['High latency', 'Low latency']],
    ['the status active', { status: 'active' }, ['High latency', 'Cost']],
    ['the status paused', { status: 'paused' }, ['Low latency']],
    ['the scope', { scope: 'SESSION' }, ['Cost']],
    ['the metric, exactly', { metric: 'cost' }, ['Cost']],
    ['a piece of the metric', { metric: 'cos' }, []],
    ['all together', { search: 'lat', status: 'active', scope: 'TRACE', metric: 'latency' }, ['High latency']],
  ])('is narrowed by %s', async (_by, query, found) => {
    await using service = await open({ alerts: { existing } });
    expect(await namesOf(service.alerts, query)).toEqual(found);
  });

  test.each(['camel', 'snake'] as const)('goes through its pages, from 1, with meta in %s case', async (meta) => {
    await using service = await open({ alerts: { existing, meta } });
    expect(await namesOf(service.alerts, { limit: 2 })).toHaveLength(3);
    expect(service.requests.map(({ query }) => query)).toEqual(['limit=2&page=1', 'limit=2&page=2']);
  });

  test.each([1, 3, 100])('goes through pages of %i', async (limit) => {
    await using service = await open({ alerts: { existing } });
    expect(await namesOf(service.alerts, { limit })).toHaveLength(3);
  });

  test('takes no more than 100 on a page', async () => {
    await using service = await open();
    expect(await rejection(namesOf(service.alerts, { limit: 101 }))).toMatchObject({ code: 'cloud-rejected' });
  });

  test('the listing of alerts that has nothing is empty, and no error', async () => {
    await using service = await open();
    expect(await namesOf(service.alerts)).toEqual([]);
  });

  test('beyond the last page is empty, and no error', async () => {
    await using service = await open({ alerts: { existing } });
    const [status, body] = await service.fetch('/alerts?page=9');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], meta: { page: 9, limit: 50, totalItems: 3, totalPages: 1 } });
  });
});

describe('pausing and resuming', () => {
  test('changes the status and keeps everything else', async () => {
    await using service = await open();
    const { id, fields } = await service.alerts.create(alertInputOf());
    await service.alerts.pause(id);
    const [paused] = (await collect(service.alerts.pages())).items;
    expect(paused).toEqual({ id, name: 'High latency', status: 'paused', fields });
    await service.alerts.resume(id);
    const [resumed] = (await collect(service.alerts.pages())).items;
    expect(resumed).toMatchObject({ id, status: 'active' });
  });

  test('twice is as good as once', async () => {
    await using service = await open();
    const { id } = await service.alerts.create(alertInputOf());
    await service.alerts.pause(id);
    await service.alerts.pause(id);
    expect(await namesOf(service.alerts, { status: 'paused' })).toEqual(['High latency']);
  });

  test('pausing and resuming of an unknown alert is an error', async () => {
    await using service = await open();
    expect(await rejection(service.alerts.pause('none'))).toMatchObject({
      code: 'cloud-not-found',
      serviceMessage: 'Alert not found',
    });
  });
});

describe('credentials', () => {
  test('may be user name and access key', async () => {
    await using service = await openService();
    await using opened = openAlerts(service.embedded.origin, { credentials: { kind: 'basic', ...service.embedded } });
    expect(await namesOf(opened.client.alerts)).toEqual([]);
  });

  test('credentials that are wrong are refused', async () => {
    await using service = await openService();
    await using opened = openAlerts(service.embedded.origin);
    expect(await rejection(namesOf(opened.client.alerts))).toMatchObject({ code: 'cloud-unauthorized' });
  });

  test('credentials as a token open nothing but alerts', async () => {
    await using service = await open();
    expect((await service.fetch('/app-automate/plan.json'))[0]).toBe(401);
  });
});
