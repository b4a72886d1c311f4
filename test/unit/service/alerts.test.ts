import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AlertRoutes } from '../../../src/core/model/alert.ts';
import { alertInputOf } from '../../helpers/alert-rules.ts';
import { collect, openAlerts, rejection } from '../../helpers/cloud-client.ts';
import { json, reset, serve, startRawServer, text } from '../../helpers/loopback-server.ts';

const stored = { id: 'a/1', name: 'Cost', status: 'active' };

const routes: AlertRoutes = {
  create: { method: 'PUT', path: '/api/rules?team=shop' },
  list: { method: 'POST', path: '/api/rules/search' },
  toggle: { method: 'PATCH', path: '/api/rules/{id}', field: 'enabled' },
};

describe('requests', () => {
  test('carry a token as Bearer, under the default paths', async () => {
    await using server = await startRawServer([
      json(stored, 201),
      json({ data: [stored], meta: { totalPages: 1 } }),
      json(stored),
    ]);
    await using service = openAlerts(`${server.origin}/prefix/`);
    const { alerts } = service.client;
    await alerts.create(alertInputOf());
    await collect(alerts.pages());
    await alerts.resume('a/1');
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /prefix/alerts',
      'GET /prefix/alerts?page=1&limit=100',
      'POST /prefix/alerts/a%2F1/toggle',
    ]);
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer t0ken-Wz9Tq4rUvB1']));
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual(alertInputOf());
    expect(JSON.parse(String(server.requests[2]?.body))).toEqual({ active: true });
  });

  test('go where the paths say, by their methods', async () => {
    await using service = await serve(openAlerts, [json(stored), json({ data: [] }), json({ ...stored, status: 'paused' })], {
      routes,
    });
    const { alerts } = service.client;
    await alerts.create(alertInputOf());
    await collect(alerts.pages({ search: 'co', status: 'paused', scope: 'TRACE', metric: 'cost', limit: 7 }));
    await alerts.pause('7');
    expect(service.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/rules?team=shop',
      'POST /api/rules/search',
      'PATCH /api/rules/7',
    ]);
    const bodies = service.requests.slice(1).map(({ body }) => JSON.parse(String(body)));
    expect(bodies).toEqual([
      { search: 'co', status: 'paused', scope: 'TRACE', metric: 'cost', page: 1, limit: 7 },
      { enabled: false },
    ]);
  });

  test('requests of a listing keep the query that the path has', async () => {
    await using service = await serve(openAlerts, [json({ data: [] })], {
      routes: { ...routes, list: { method: 'GET', path: '/rules?team=shop' } },
    });
    await collect(service.client.alerts.pages({ search: 'a&b' }));
    expect(service.requests[0]?.url).toBe('/rules?team=shop&search=a%26b&page=1&limit=100');
  });

  test.each(['', '.', '..', 'x'.repeat(2_000)])('are not sent for the id %o', async (id) => {
    await using service = await serve(openAlerts, [json(stored)]);
    expect(await rejection((async () => service.client.alerts.pause(id))())).toMatchObject({ code: 'cloud-invalid-path' });
    expect(service.requests).toEqual([]);
  });
});

describe('create', () => {
  test.each([
    ['the connection breaks', reset, 'cloud-connection-lost'],
    ['the service fails', json({}, 503), 'cloud-unavailable'],
    ['the response is no alert', json({ ok: true }), 'cloud-malformed-response'],
  ])('is never sent again where %s', async (_what, respond, code) => {
    await using service = await serve(openAlerts, [respond]);
    expect(await rejection(service.client.alerts.create(alertInputOf()))).toMatchObject({ code });
    expect(service.requests).toHaveLength(1);
  });
});

describe('pause and resume', () => {
  test('are sent again after trouble: the second one changes nothing', async () => {
    await using service = await serve(openAlerts, [reset, json({}, 502), json({ ...stored, status: 'paused' })]);
    await service.client.alerts.pause('a');
    expect(service.requests).toHaveLength(3);
  });

  test.each([
    ['nothing', text('', 204)],
    ['a text', text('done')],
    ['something else', json({ ok: true })],
  ])('believe the status of a response that holds %s', async (_what, respond) => {
    await using service = await serve(openAlerts, [respond]);
    await expect(service.client.alerts.pause('a')).resolves.toBeUndefined();
  });

  test('do not believe a response that says the opposite', async () => {
    await using service = await serve(openAlerts, [json({ ...stored, status: 'active' })]);
    expect(await rejection(service.client.alerts.pause('a'))).toMatchObject({ code: 'cloud-alert-unchanged' });
  });

  test('do not believe an error that comes with a good status', async () => {
    await using service = await serve(openAlerts, [json({ error: 'not today' })]);
    const error = await rejection(service.client.alerts.resume('a'));
    expect(error).toMatchObject({ code: 'cloud-rejected', serviceMessage: 'not today' });
  });
});

test('no message repeats the token or the address of a webhook', async () => {
  const secret = 'https://hooks.example.com/T0SECRET/path';
  await using service = await serve(
    openAlerts,
    [(response, { headers }) => json({ message: `${headers.authorization} cannot reach ${secret}` }, 422)(response)],
    { secrets: [secret, '/T0SECRET/path'] },
  );
  const error = await rejection(service.client.alerts.create(alertInputOf()));
  const said = `${inspect(error)} ${inspect(service.events, { depth: 5 })}`;
  expect(said).toContain('Bearer *** cannot reach ***');
  expect(said).not.toMatch(/SECRET|t0ken/);
});
