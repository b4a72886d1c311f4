import { describe, expect, test } from 'vitest';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import {
  brokenChunks,
  closedOrigin,
  hang,
  json,
  type RawResponder,
  redirect,
  reset,
  serve,
  startRawServer,
  text,
  truncated,
} from '../../helpers/loopback-server.ts';

const started = json({ message: 'Success', build_id: 'b1' });
const request = { app: 'bs://1', testSuite: 'bs://2', devices: ['Google Pixel 3-10.0'] };
// Long enough for a busy machine to send the request first.
const shortStart = { start: { idleMs: 1_000, totalMs: 3_000 } };
const parallels = '[BROWSERSTACK_ALL_PARALLELS_IN_USE] no slot';
const oldParallels =
  'All parallel tests are currently in use, including the queued tests. Please wait to finish or upgrade your plan.';

test('a start sends the request as it is and gives the build id', async () => {
  await using client = await serve(openTestClient, [started]);
  expect(await client.cloud.builds('espresso').start(request)).toBe('b1');
  const [sent] = client.requests;
  expect(sent).toMatchObject({ method: 'POST', url: '/app-automate/espresso/build' });
  expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': String(sent?.body.length) });
  expect(JSON.parse(String(sent?.body))).toEqual(request);
});

describe('a start that may have started something', () => {
  const cases: readonly { readonly name: string; readonly respond: RawResponder }[] = [
    { name: 'a reset', respond: reset },
    { name: 'silence', respond: hang },
    { name: 'a cut response', respond: truncated('{"message":"Suc') },
    { name: 'cut chunks', respond: brokenChunks('{"message":"Suc') },
    { name: '500', respond: json({ message: 'Internal error' }, 500) },
    { name: '502 with HTML', respond: text('<html><title>502</title>', 502) },
    { name: '503 with Retry-After', respond: json({}, 503, { 'retry-after': '1' }) },
    { name: '408', respond: json({}, 408) },
    { name: 'broken JSON', respond: text('{"message":"Success","build_id":"b1') },
    { name: 'an empty 200', respond: text('') },
    { name: 'an HTML page', respond: text('<html><title>Sign in</title>') },
    { name: 'an empty object', respond: json({}) },
    { name: 'a list', respond: json([]) },
    { name: 'success without id', respond: json({ message: 'Success' }) },
    { name: 'success with an empty id', respond: json({ message: 'Success', build_id: '' }) },
    { name: 'success with an id that is no text', respond: json({ message: 'Success', build_id: 7 }) },
    { name: 'success with an id without end', respond: json({ message: 'Success', build_id: 'b'.repeat(201) }) },
    { name: 'an id without success', respond: json({ build_id: 'b1' }) },
    { name: 'acceptance without id', respond: json({ message: 'Accepted' }, 202) },
    { name: 'a message alone', respond: json({ message: 'Invalid device' }) },
    { name: 'an id with other words', respond: json({ message: 'Queued', build_id: 'b1' }) },
    { name: 'a redirect to another origin', respond: redirect('https://elsewhere.example/x', 307) },
    { name: 'a redirect to its own origin', respond: redirect('/app-automate/espresso/build', 308) },
    { name: 'a redirect to nowhere', respond: json({}, 304) },
  ];
  test.each(cases)('a start is never sent again after $name', async ({ respond }) => {
    await using server = await startRawServer([respond, started]);
    // A short deadline for silence alone: on a busy machine it would come before any other response.
    await using client = openTestClient(server.origin, respond === hang ? { deadlines: shortStart } : {});
    const error = await rejection(client.cloud.builds('espresso').start(request));
    expect(error).toMatchObject({ code: 'cloud-start-uncertain', route: 'POST /app-automate/espresso/build', transient: false });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    { respond: reset, why: 'was lost (the connection was lost before the whole response arrived (' },
    { respond: hang, why: 'was lost (no data was transferred for 1 s)' },
    { respond: json({}, 503), why: 'was lost (HTTP 503)' },
  ])('the message says how the response $why', async ({ respond, why }) => {
    await using client = await serve(openTestClient, [respond, started], { deadlines: respond === hang ? shortStart : {} });
    expect(String(await rejection(client.cloud.builds('espresso').start(request)))).toContain(why);
  });

  test('a start is never sent again after an abort in flight', async () => {
    const controller = new AbortController();
    await using client = await serve(openTestClient, [() => controller.abort(new Error('cancelled')), started], {
      signal: controller.signal,
    });
    const failure = await rejection(client.cloud.builds('earlgrey').start(request));
    expect(failure).toMatchObject({ code: 'cloud-start-uncertain' });
    expect((failure as Error).cause).toBe(controller.signal.reason);
  });
});

describe('a start that surely started nothing', () => {
  const cases = [
    { name: 'rejected by 422', respond: json({ message: '[BROWSERSTACK_INVALID_DEVICE] no such device' }, 422) },
    { name: 'rejected by 422 with other words', respond: json({ message: 'parallel lines never meet' }, 422) },
    { name: 'rejected by 400', respond: json({ error: { message: 'bad' } }, 400) },
    { name: 'rejected by 404', respond: json({ error: '[BROWSERSTACK_APP_NOT_FOUND] app' }, 404) },
    { name: 'rejected within 200 by a code', respond: json({ message: '[BROWSERSTACK_INVALID_DEVICE] no such device' }) },
    { name: 'rejected within 200 by an error', respond: json({ error: 'Invalid device', build_id: null }) },
    { name: 'no parallels by 422 and code', respond: json({ message: parallels }, 422), code: 'cloud-parallels-in-use' },
    { name: 'no parallels within 200, by sentence', respond: json({ message: oldParallels }), code: 'cloud-parallels-in-use' },
    { name: 'no parallels by 429', respond: json({ message: parallels }, 429), code: 'cloud-parallels-in-use' },
    { name: 'no parallels by 503', respond: json({ error: oldParallels }, 503), code: 'cloud-parallels-in-use' },
    { name: 'no parallels by 403', respond: json({ error: oldParallels }, 403), code: 'cloud-parallels-in-use' },
    { name: 'unauthorized', respond: json({ message: 'Unauthorized' }, 401), code: 'cloud-unauthorized' },
    { name: 'forbidden', respond: json({ message: 'no' }, 403), code: 'cloud-forbidden' },
  ];
  test.each(cases)(
    'a start fails without a search for its build if it was $name',
    async ({ respond, code = 'cloud-build-rejected' }) => {
      await using client = await serve(openTestClient, [respond, started]);
      expect(await rejection(client.cloud.builds('xcuitest').start(request))).toMatchObject({ code });
      expect(client.requests).toHaveLength(1);
    },
  );
});

describe('a start is sent again', () => {
  test('a start is sent again after 429, and only then counts', async () => {
    await using client = await serve(openTestClient, [json({}, 429, { 'retry-after': '2' }), started]);
    expect(await client.cloud.builds('espresso').start(request)).toBe('b1');
    expect(client.clock.sleeps).toEqual([2_000]);
    expect(client.requests).toHaveLength(2);
  });

  test('a start is sent again when the connection was refused', async () => {
    await using client = openTestClient(await closedOrigin());
    expect(await rejection(client.cloud.builds('espresso').start(request))).toMatchObject({ code: 'cloud-unreachable' });
    expect(client.events).toHaveLength(5);
    expect(client.events[0]).toMatchObject({ outcome: 'retry', bytesSent: 0 });
  });

  test('a start is sent again when the host has no address', async () => {
    await using client = openTestClient('https://no-such-host.invalid');
    expect(await rejection(client.cloud.builds('espresso').start(request))).toMatchObject({ failure: 'unsent', attempts: 5 });
  });

  test('a start is sent again when TLS fails, whatever the system calls it', async () => {
    await using client = await serve((origin) => openTestClient(origin.replace('http:', 'https:')), [started]);
    expect(await rejection(client.cloud.builds('espresso').start(request))).toMatchObject({ failure: 'unsent', attempts: 5 });
    expect(client.requests).toHaveLength(0);
  });
});

test('a start does not use a connection that waited', async () => {
  await using client = await serve(openTestClient, [json([]), started, started]);
  await client.cloud.devices.list();
  await client.cloud.builds('espresso').start(request);
  await client.cloud.builds('espresso').start(request);
  expect(client.connections()).toBe(3);
});

test('an abort before a start sends nothing and leaves no doubt', async () => {
  await using server = await startRawServer([started]);
  const signal = AbortSignal.abort(new Error('cancelled'));
  await using client = openTestClient(server.origin, { signal });
  expect(await rejection(client.cloud.builds('espresso').start(request))).toBe(signal.reason);
  expect(server.requests).toHaveLength(0);
});
