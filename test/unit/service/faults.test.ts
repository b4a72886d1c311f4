import { describe, expect, test } from 'vitest';
import { CloudError } from '../../../src/service/errors.ts';
import { onlyOnce, openTestClient, rejection } from '../../helpers/cloud-client.ts';
import {
  brokenChunks,
  bytes,
  closedOrigin,
  hang,
  json,
  type RawResponder,
  reset,
  serve,
  stall,
  startRawServer,
  text,
  trickle,
  truncated,
} from '../../helpers/loopback-server.ts';

const plan = {
  parallel_sessions_running: 1,
  parallel_sessions_max_allowed: 5,
  queued_sessions: 0,
  queued_sessions_max_allowed: 5,
};
const good = json(plan);
/** Long enough for a response on a busy machine, short enough to be waited for twice. */
const patience = { idleMs: 250, totalMs: 5_000 };

interface Fault {
  readonly name: string;
  readonly respond: RawResponder;
  readonly code: string;
}

const transientFaults: readonly Fault[] = [
  { name: 'reset before the response', respond: reset, code: 'cloud-connection-lost' },
  { name: 'response cut by length', respond: truncated('{"a":'), code: 'cloud-connection-lost' },
  { name: 'response cut between chunks', respond: brokenChunks('{"a":'), code: 'cloud-connection-lost' },
  { name: 'other than HTTP', respond: bytes('220 mail.example ESMTP\r\n'), code: 'cloud-connection-lost' },
  { name: 'silence', respond: hang, code: 'cloud-deadline' },
  { name: 'silence in the middle', respond: stall('{"a":'), code: 'cloud-deadline' },
  { name: 'broken JSON', respond: text('{"parallel_sess'), code: 'cloud-malformed-response' },
  { name: 'HTML in place of JSON', respond: text('<html><title>Sign in</title>'), code: 'cloud-malformed-response' },
  { name: 'an empty body', respond: text(''), code: 'cloud-malformed-response' },
  { name: 'JSON of another shape', respond: json({ plan: 'free' }), code: 'cloud-malformed-response' },
  { name: '408', respond: json({}, 408), code: 'cloud-unavailable' },
  { name: '429', respond: json({ message: 'slow down' }, 429), code: 'cloud-rate-limited' },
  { name: '500', respond: text('', 500), code: 'cloud-unavailable' },
  { name: '502 with HTML', respond: text('<html><title>502 Bad Gateway</title>', 502), code: 'cloud-unavailable' },
  { name: '503', respond: json({ error: 'down' }, 503), code: 'cloud-unavailable' },
];

test.each(transientFaults)('a read outlives $name', async ({ respond }) => {
  await using client = await serve(openTestClient, [respond, respond, good], { deadlines: { read: patience } });
  expect(await client.cloud.quota.get()).toEqual({ parallelRunning: 1, parallelMax: 5, queued: 0, queuedMax: 5 });
  expect(client.requests).toHaveLength(3);
  expect(client.events.map((event) => event.outcome)).toEqual(['retry', 'retry', 'ok']);
});

test.each(transientFaults)('a read gives up after five tries on $name', async ({ respond, code }) => {
  await using server = await startRawServer([respond]);
  const deadlines = code === 'cloud-deadline' ? { read: { ...patience, idleMs: 40 } } : {};
  await using client = openTestClient(server.origin, { deadlines });
  const failure = await rejection(client.cloud.quota.get());
  expect(failure).toMatchObject({ code, transient: true, attempts: 5, route: 'GET /app-automate/plan.json' });
  expect(server.requests).toHaveLength(5);
  expect(client.events.at(-1)).toMatchObject({ outcome: 'failed', attempt: 5 });
});

describe('final responses', () => {
  test.each([
    { status: 400, code: 'cloud-rejected' },
    { status: 401, code: 'cloud-unauthorized' },
    { status: 403, code: 'cloud-forbidden' },
    { status: 404, code: 'cloud-not-found' },
    { status: 422, code: 'cloud-rejected' },
  ])('a read is never sent again after $status', async ({ status, code }) => {
    await using client = await serve(openTestClient, [json({ message: '[BROWSERSTACK_X] no' }, status)]);
    const failure = await rejection(client.cloud.quota.get());
    expect(failure).toMatchObject({
      code,
      status,
      transient: false,
      serviceCode: 'BROWSERSTACK_X',
      serviceMessage: '[BROWSERSTACK_X] no',
    });
    expect(client.requests).toHaveLength(1);
  });

  test('a read is never sent again after 401, nor is any other call until one has succeeded', async () => {
    await using client = await serve(openTestClient, [json({}, 401), good]);
    const first = await rejection(client.cloud.devices.list());
    expect(await rejection(client.cloud.quota.get())).toBe(first);
    expect(await rejection(client.cloud.within(new AbortController().signal).apps.list())).toBe(first);
    expect(client.requests).toHaveLength(1);
  });

  test('other calls are sent again after 401 once one has succeeded', async () => {
    await using client = await serve(openTestClient, [good, json({}, 401), good]);
    await client.cloud.quota.get();
    expect(await rejection(client.cloud.quota.get())).toMatchObject({ code: 'cloud-unauthorized' });
    expect(await client.cloud.quota.get()).toMatchObject({ parallelMax: 5 });
    expect(client.requests).toHaveLength(3);
  });

  test('a read is never sent again after an error in a 2xx response', async () => {
    await using client = await serve(openTestClient, [json({ error: { message: 'no plan' } })]);
    expect(await rejection(client.cloud.quota.get())).toMatchObject({
      code: 'cloud-rejected',
      status: 200,
      serviceMessage: 'no plan',
    });
    expect(client.requests).toHaveLength(1);
  });
});

describe('the errors of failed reads', () => {
  test('an error names what was expected and what was found', async () => {
    await using client = await serve(openTestClient, [json({ plan: 'free', message: 'Upgrade now' })]);
    const failure = await rejection(client.cloud.quota.get());
    expect(String(failure)).toBe(
      'CloudError: GET /app-automate/plan.json: the response is an object with the keys "plan", "message", ' +
        'not a plan with parallel_sessions_running (HTTP 200): "Upgrade now"',
    );
  });

  test('an error repeats nothing of a page that is large', async () => {
    await using client = await serve(openTestClient, [text(`${'long words '.repeat(100_000)}`, 500)]);
    const failure = await rejection(client.cloud.quota.get());
    expect(failure).toBeInstanceOf(CloudError);
    expect((failure as CloudError).serviceMessage?.length).toBe(500);
  });
});

test('connection refused is known not to have been sent', async () => {
  await using client = openTestClient(await closedOrigin());
  const failure = await rejection(client.cloud.quota.get());
  expect(failure).toMatchObject({
    code: 'cloud-unreachable',
    message: expect.stringContaining('ECONNREFUSED'),
    attempts: 5,
    cause: expect.any(Error),
  });
});

test('a response without end is stopped by the total deadline', async () => {
  await using client = await serve(openTestClient, [trickle], {
    deadlines: { read: { idleMs: 5_000, totalMs: 150 } },
    retry: onlyOnce,
  });
  expect(await rejection(client.cloud.quota.get())).toMatchObject({
    code: 'cloud-deadline',
    message: expect.stringContaining('150 ms'),
    failure: 'overtime',
  });
});

test('a byte now and then is no progress', async () => {
  const drip: RawResponder = (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  };
  await using client = await serve(openTestClient, [drip, good], { deadlines: { read: patience } });
  expect(await client.cloud.quota.get()).toMatchObject({ parallelRunning: 1 });
  expect(client.events[0]).toMatchObject({
    outcome: 'retry',
    error: expect.stringContaining('no data was transferred for 250 ms'),
  });
});

test('a client within a signal ends with it, and the client behind it goes on', async () => {
  await using client = await serve(openTestClient, [hang, good]);
  const controller = new AbortController();
  const refused = rejection(client.cloud.within(controller.signal).quota.get());
  await expect.poll(() => client.requests).toHaveLength(1);
  controller.abort(new Error('out of time'));
  expect(await refused).toMatchObject({ message: 'out of time' });
  expect(client.events).toMatchObject([{ outcome: 'cancelled' }]);
  expect(await client.cloud.quota.get()).toMatchObject({ parallelRunning: 1 });
});

describe('pauses', () => {
  test('end when the run is cancelled', async () => {
    const controller = new AbortController();
    await using client = await serve(
      openTestClient,
      [
        (response, request) => {
          controller.abort(new Error('cancelled'));
          json({}, 503)(response, request);
        },
      ],
      { signal: controller.signal },
    );
    expect(await rejection(client.cloud.quota.get())).toBe(controller.signal.reason);
    expect(client.requests).toHaveLength(1);
  });
});

test('a signal aborts a call at once, in flight or not', async () => {
  const controller = new AbortController();
  await using client = await serve(openTestClient, [() => controller.abort(new Error('cancelled'))], {
    signal: controller.signal,
  });
  expect(await rejection(client.cloud.quota.get())).toBe(controller.signal.reason);
  expect(await rejection(client.cloud.devices.list())).toBe(controller.signal.reason);
  expect(client.requests).toHaveLength(1);
});

describe('a deletion', () => {
  test.each([
    { name: 'success', respond: json({ success: true }) },
    { name: 'a success with words', respond: json({ success: { message: 'deleted' } }) },
    { name: 'no body', respond: text('', 204) },
    { name: 'other text', respond: text('OK') },
    { name: 'a list', respond: json([]) },
  ])('a deletion is done by $name', async ({ respond }) => {
    await using client = await serve(openTestClient, [respond]);
    await client.cloud.apps.delete('1111');
    expect(client.requests).toMatchObject([{ method: 'DELETE', url: '/app-automate/app/delete/1111' }]);
  });

  test.each([{ error: '[BROWSERSTACK_APP_NOT_FOUND] gone' }, { success: false, message: 'in use' }])(
    'is not done by %j',
    async (body) => {
      await using client = await serve(openTestClient, [json(body)]);
      expect(await rejection(client.cloud.apps.delete('1111'))).toMatchObject({ code: 'cloud-rejected' });
    },
  );

  test('a deletion that finds nothing on its second try was done by the first', async () => {
    await using client = await serve(openTestClient, [reset, json({ error: 'gone' }, 404)]);
    await client.cloud.media.delete('1111');
    expect(client.requests).toHaveLength(2);
  });

  test('a deletion that finds nothing on its first try is an error', async () => {
    await using client = await serve(openTestClient, [json({ error: 'gone' }, 404)]);
    expect(await rejection(client.cloud.media.delete('1111'))).toMatchObject({ code: 'cloud-not-found' });
  });
});
