import { describe, expect, test } from 'vitest';
import { galaxy, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

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
  ])('the plan with %i parallels queues %i', async (parallel, queue) => {
    await using open = await openCloud({ plan: { parallel } });
    expect((await open.get('/app-automate/plan.json')).json).toMatchObject({ queued_sessions_max_allowed: queue });
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
