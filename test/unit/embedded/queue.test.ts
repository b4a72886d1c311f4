import { describe, expect, test } from 'vitest';
import { galaxy, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

const busy = '[BROWSERSTACK_ALL_PARALLELS_IN_USE]';

describe('the plan', () => {
  test('is shown with what is used', async () => {
    await using open = await openCloud({ plan: { name: 'Team', parallel: 1, queue: 2 } });
    await open.start({ devices: [pixel, galaxy] });
    expect((await open.get('/app-automate/plan.json')).json).toEqual({
      automate_plan: 'Team',
      parallel_sessions_running: 1,
      team_parallel_sessions_max_allowed: 1,
      parallel_sessions_max_allowed: 1,
      queued_sessions: 1,
      queued_sessions_max_allowed: 2,
    });
    expect((await open.get('/app-automate/current_parallel_queue_usage')).json).toMatchObject({
      meta: { summary: { totalParallelsUsed: 1, totalQueuedSessions: 1 } },
    });
    open.clock.advance(untilEndedMs);
    expect((await open.get('/app-automate/plan.json')).json).toMatchObject({ parallel_sessions_running: 0, queued_sessions: 0 });
  });

  test.each([
    [3, 5],
    [8, 8],
  ])('with %i parallels queues %i', async (parallel, queue) => {
    await using open = await openCloud({ plan: { parallel } });
    expect((await open.get('/app-automate/plan.json')).json).toMatchObject({ queued_sessions_max_allowed: queue });
  });
});

test('a session waits until another one has ended', async () => {
  await using open = await openCloud({ plan: { parallel: 1 } });
  const first = await open.start();
  const second = await open.start();
  const words = async (): Promise<unknown[]> => [
    (await open.build(first)).devices[pixel]?.status,
    (await open.build(second)).devices[pixel]?.status,
  ];
  expect(await words()).toEqual(['running', 'queued']);
  // The default suite takes 15 s to start, 59.7 s of tests and 2 s to end.
  open.clock.advance(76_700);
  expect(await words()).toEqual(['done', 'running']);
  open.clock.advance(76_700);
  expect(await words()).toEqual(['done', 'done']);
});

test('a session that waits too long is cancelled', async () => {
  await using open = await openCloud({ plan: { parallel: 1, 'queue-limit-seconds': 60 } });
  await open.start();
  const id = await open.start();
  open.clock.advance(59_999);
  expect((await open.build(id)).devices[pixel]?.status).toBe('queued');
  open.clock.advance(1);
  expect(await open.build(id)).toMatchObject({
    status: 'error',
    device_statuses: { error: { 'Google Pixel 7,13.0': 'The session waited too long in the queue' } },
  });
});

describe('a build for which there is no room is refused', () => {
  test('until a session has ended', async () => {
    await using open = await openCloud({ plan: { parallel: 1, queue: 1 } });
    const request = { ...(await open.request()), devices: [pixel, galaxy] };
    await open.start(request);
    expect(await open.post('/app-automate/espresso/build', request)).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining(busy) },
    });
    open.clock.advance(untilEndedMs);
    expect((await open.post('/app-automate/espresso/build', request)).status).toBe(200);
  });

  test('while other people use the plan', async () => {
    await using open = await openCloud({ plan: { parallel: 2, queue: 1, 'used-elsewhere': 3, 'used-elsewhere-seconds': 40 } });
    const request = await open.request();
    expect((await open.get('/app-automate/plan.json')).json).toMatchObject({ parallel_sessions_running: 2, queued_sessions: 1 });
    expect((await open.post('/app-automate/espresso/build', request)).text).toContain(busy);
    open.clock.advance(40_000);
    expect((await open.build(await open.start(request))).devices[pixel]?.status).toBe('running');
  });

  test('in older words without a code', async () => {
    await using open = await openCloud({
      plan: { parallel: 1, queue: 0, 'used-elsewhere': 1 },
      shapes: { 'busy-answer': 'sentence' },
    });
    const { json } = await open.post('/app-automate/espresso/build', await open.request());
    expect(json).toEqual({ message: expect.stringMatching(/^All parallel tests are currently in use/) });
  });
});

test('devices are listed by framework', async () => {
  await using open = await openCloud();
  const systems = async (path: string): Promise<Set<string>> =>
    new Set(((await open.get(path)).json as { os: string }[]).map(({ os }) => os));
  expect(await systems('/app-automate/devices.json')).toEqual(new Set(['android', 'ios']));
  expect(await systems('/app-automate/espresso/devices.json')).toEqual(new Set(['android']));
  expect(await systems('/app-automate/xcuitest/devices.json')).toEqual(new Set(['ios']));
});
