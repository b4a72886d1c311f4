import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../helpers/alert-rules.ts';
import { json, startRawServer } from '../../helpers/loopback-server.ts';
import { openCloud } from './open-cloud.ts';

const minuteMs = 60_000;

interface AlertEvent {
  readonly id: string;
  readonly alertName: string;
  readonly state: string;
  readonly value: number | null;
  readonly fires: number;
  readonly deliveries: readonly { readonly channel: string; readonly outcome: unknown }[];
}

/** Opens a server with one rule: the mean latency of five minutes is above 100. Its cooldown is ten minutes. */
const watch = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const open = await openCloud();
  const rule = ruleOf({ aggregation: 'avg', threshold: 100, windowMinutes: 5, cooldownMinutes: 10, ...changes });
  const { json: stored, status } = await open.post('/alerts', rule);
  expect(status).toBe(201);
  return {
    open,
    id: (stored as { id: string }).id,
    measure: async (value: number, more: Readonly<Record<string, unknown>> = {}) => {
      expect((await open.post('/simulation/metrics', { metric: 'latency', value, ...more })).status).toBe(202);
    },
    events: async () => ((await open.get('/simulation/alert-events')).json as { data: readonly AlertEvent[] }).data,
    [Symbol.asyncDispose]: () => open[Symbol.asyncDispose](),
  };
};

const states = (events: readonly AlertEvent[]): string[] => events.map(({ state, fires }) => `${state} ${fires}`);

describe('evaluation', () => {
  test('fires when the metric crosses its threshold, and resolves when it is back', async () => {
    await using rule = await watch();
    await rule.measure(100);
    expect(await rule.events()).toEqual([]);
    await rule.measure(400);
    expect(await rule.events()).toMatchObject([{ alertName: 'High latency', state: 'FIRING', value: 250, fires: 1 }]);
    rule.open.clock.advance(6 * minuteMs);
    expect(states(await rule.events())).toEqual(['RESOLVED 1']);
  });

  test('tells again after the cooldown, and not before', async () => {
    await using rule = await watch();
    for (const [afterMinutes, expected] of [
      [0, 'FIRING 1'],
      [4, 'FIRING 1'],
      [5, 'FIRING 1'],
      [1, 'FIRING 2'],
    ] as const) {
      rule.open.clock.advance(afterMinutes * minuteMs);
      await rule.measure(400);
      expect(states(await rule.events())).toEqual([expected]);
    }
  });

  test('keeps the cooldown between two events', async () => {
    await using rule = await watch({ windowMinutes: 1 });
    await rule.measure(400);
    rule.open.clock.advance(2 * minuteMs);
    expect(states(await rule.events())).toEqual(['RESOLVED 1']);
    await rule.measure(400);
    expect(states(await rule.events())).toEqual(['RESOLVED 1']);
    rule.open.clock.advance(8 * minuteMs);
    await rule.measure(400);
    expect(states(await rule.events())).toEqual(['FIRING 1', 'RESOLVED 1']);
  });

  test('leaves a paused alert alone, and goes on when it is resumed', async () => {
    await using rule = await watch();
    await rule.open.post(`/alerts/${rule.id}/toggle`, { active: false });
    await rule.measure(400);
    expect(await rule.events()).toEqual([]);
    await rule.open.post(`/alerts/${rule.id}/toggle`, { active: true });
    expect(states(await rule.events())).toEqual(['FIRING 1']);
  });

  test.each([
    [['production'], 'production', 1],
    [['production'], 'staging', 0],
    [['production'], undefined, 0],
    [[], 'staging', 1],
    [[], undefined, 1],
  ])('an evaluation of the environments %j counts a sample of %s: %i', async (environments, environment, count) => {
    await using rule = await watch({ environments });
    await rule.measure(400, environment === undefined ? {} : { environment });
    expect(await rule.events()).toHaveLength(count);
  });

  test.each([
    ['avg', '>', 250, false],
    ['avg', '>=', 250, true],
    ['sum', '>', 499, true],
    ['min', '<', 101, true],
    ['max', 'lt', 400, false],
    ['count', '==', 2, true],
    ['P95', '>', 399, true],
    ['p50', '<=', 100, true],
    ['max', '!=', 400, false],
    ['max', 'GTE', 400, true],
  ])('whether %s %s %d of 100 and 400 fires is %s', async (aggregation, operator, threshold, fires) => {
    await using rule = await watch({ aggregation, operator, threshold });
    await rule.open.post('/simulation/metrics', [
      { metric: 'latency', value: 100 },
      { metric: 'latency', value: 400 },
      { metric: 'latency', value: 9_999, scope: 'SESSION' },
      { metric: 'cost', value: 9_999 },
    ]);
    expect((await rule.events()).length > 0).toBe(fires);
  });

  test.each([
    [{ mode: 'conditions', conditions: [{ column: 'model', value: 'large' }] }, 1],
    [{ mode: 'conditions', conditions: [{ column: 'model', operator: 'not_equals', value: 'large' }] }, 0],
    [{ mode: 'conditions', conditions: [{ column: 'model', operator: 'contains', value: 'arg' }] }, 1],
    [{ mode: 'conditions', conditions: [{ column: 'user', value: 'ann' }] }, 0],
    [{ mode: 'sql', query: 'select 0' }, 1],
  ])('the filter %j leaves %i', async (filter, count) => {
    await using rule = await watch({ filter });
    await rule.measure(400, { attributes: { model: 'large' } });
    expect(await rule.events()).toHaveLength(count);
  });
});

describe('an event', () => {
  test('an event that is acknowledged is not told again, until it is resolved', async () => {
    await using rule = await watch();
    await rule.measure(400);
    const [event] = await rule.events();
    const acknowledged = await rule.open.post(`/simulation/alert-events/${event?.id}/acknowledge`, {});
    expect(acknowledged).toMatchObject({ status: 200, json: { state: 'ACKNOWLEDGED' } });
    rule.open.clock.advance(11 * minuteMs);
    await rule.measure(400);
    expect(states(await rule.events())).toEqual(['ACKNOWLEDGED 1']);
    rule.open.clock.advance(6 * minuteMs);
    expect(states(await rule.events())).toEqual(['RESOLVED 1']);
    expect((await rule.open.post(`/simulation/alert-events/${event?.id}/acknowledge`, {})).status).toBe(422);
  });

  test('an event that does not exist cannot be acknowledged', async () => {
    await using rule = await watch();
    expect((await rule.open.post('/simulation/alert-events/none/acknowledge', {})).status).toBe(404);
  });
});

describe('notifications', () => {
  test('go to every enabled webhook on this machine, and nowhere else', async () => {
    await using hook = await startRawServer([json({}, 202)]);
    const target = (url: string, enabled = true) => ({ channel: 'webhook', enabled, config: { url } });
    await using rule = await watch({
      notifications: [
        target(`${hook.origin}/one`),
        target(`${hook.origin}/disabled`, false),
        target('https://hooks.example.com/secret'),
        target('http://192.0.2.1/elsewhere'),
        { channel: 'email', config: { to: 'ann@example.com' } },
      ],
    });
    await rule.measure(400);
    const [event] = await rule.events();
    expect(event?.deliveries).toEqual([
      { channel: 'webhook', outcome: 202 },
      { channel: 'webhook', outcome: 'skipped' },
      { channel: 'webhook', outcome: 'skipped' },
      { channel: 'email', outcome: 'noted' },
    ]);
    expect(hook.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /one']);
    expect(JSON.parse(String(hook.requests[0]?.body))).toMatchObject({
      simulated: true,
      alert: { id: rule.id, name: 'High latency' },
      event: { state: 'FIRING', value: 400, threshold: 100 },
    });
  });

  test('notifications that no receiver accepts are reported as failed', async () => {
    await using rule = await watch({ notifications: [{ channel: 'webhook', config: { url: 'http://127.0.0.1:9/x' } }] });
    await rule.measure(400);
    expect((await rule.events())[0]?.deliveries).toEqual([{ channel: 'webhook', outcome: 'failed' }]);
  });
});

test.each([
  ['no metric', { value: 1 }],
  ['a value as text', { metric: 'latency', value: '1' }],
  ['another key', { metric: 'latency', value: 1, env: 'x' }],
  ['a time of its own form', { metric: 'latency', value: 1, at: 'yesterday' }],
])('a sample with %s is refused', async (_what, sample) => {
  await using rule = await watch();
  expect((await rule.open.post('/simulation/metrics', sample)).status).toBe(422);
});

test('an alert of the scenario that the service would refuse is a mistake of the scenario', async () => {
  const existing = [{ ...ruleOf({ windowMinutes: 7 }) } as Record<string, string>];
  await expect(openCloud({ alerts: { existing } })).rejects.toThrow(/alerts\.existing\[0\]: windowMinutes: 7 is not one of/);
});
