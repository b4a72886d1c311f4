import { describe, expect, test } from 'vitest';
import { type Clock, systemClock } from '../../../src/lib/clock.ts';
import { json, type RawServer, startRawServer } from '../../helpers/loopback-server.ts';
import { type OpenCloud, openCloud } from './open-cloud.ts';

const minuteMs = 60_000;

interface ManualClock extends Clock {
  /** Lets time pass, and ends the sleeps that are over by then. */
  readonly advance: (byMs: number) => void;
  /** Resolves once a caller sleeps. */
  readonly asleep: () => Promise<void>;
}

/** Time passes only when the test says so; sleeps wait for it. */
const createManualClock = (): ManualClock => {
  let passedMs = 0;
  let sleepers: { readonly untilMs: number; readonly wake: () => void }[] = [];
  let onSleep = Promise.withResolvers<void>();
  return {
    nowMs: () => Date.UTC(2026, 0, 2, 10) + passedMs,
    monotonicMs: () => passedMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        sleepers.push({ untilMs: passedMs + delayMs, wake: resolve });
        onSleep.resolve();
      }),
    advance: (byMs) => {
      passedMs += byMs;
      const due = sleepers.filter(({ untilMs }) => untilMs <= passedMs);
      sleepers = sleepers.filter(({ untilMs }) => untilMs > passedMs);
      onSleep = Promise.withResolvers();
      if (sleepers.length > 0) onSleep.resolve();
      for (const { wake } of due) wake();
    },
    asleep: () => onSleep.promise,
    after: systemClock.after,
  };
};

interface Stage extends AsyncDisposable {
  readonly open: OpenCloud;
  readonly hook: RawServer;
  readonly time: ManualClock;
  /** Resolves with the next callback. */
  readonly called: () => Promise<void>;
}

const openStage = async (scenario: Parameters<typeof openCloud>[0] = {}): Promise<Stage> => {
  let called = Promise.withResolvers<void>();
  const hook = await startRawServer([
    (response, request) => {
      json({})(response, request);
      called.resolve();
    },
  ]);
  const time = createManualClock();
  const open = await openCloud(scenario, { clock: time });
  return {
    open,
    hook,
    time,
    called: async () => {
      await called.promise;
      called = Promise.withResolvers();
    },
    [Symbol.asyncDispose]: async () => {
      await open[Symbol.asyncDispose]();
      await hook[Symbol.asyncDispose]();
    },
  };
};

const bodies = ({
  hook,
}: Stage): { readonly project: string; readonly Status: string; readonly builds: { build_id: string; status: string }[] }[] =>
  hook.requests.map(({ body }) => JSON.parse(String(body)));

describe('the callback of a build', () => {
  test('comes once it has ended, with the build as its status shows it', async () => {
    await using stage = await openStage();
    const { open, hook, time } = stage;
    const id = await open.start({ callbackURL: `${hook.origin}/built` });
    await time.asleep();
    expect(hook.requests).toEqual([]);
    time.advance(5 * minuteMs);
    await stage.called();
    expect(hook.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /built']);
    const [body] = bodies(stage);
    expect(body).toMatchObject({ build_id: id, status: 'done' });
    expect(body).toEqual(await open.build(id));
  });

  test('comes for each build, beside that of their project', async () => {
    await using stage = await openStage();
    const { open, hook, time } = stage;
    const addresses = { project: 'Shop', callbackURL: `${hook.origin}/built`, projectNotifyURL: `${hook.origin}/done` };
    for (const framework of ['espresso', 'xcuitest'] as const) await open.start(addresses, framework);
    await time.asleep();
    time.advance(20 * minuteMs);
    await expect.poll(() => hook.requests.map(({ url }) => url).toSorted()).toEqual(['/built', '/built', '/done']);
  });

  test('does not come for an address on another machine: control', async () => {
    await using stage = await openStage();
    const { open, hook, time } = stage;
    await open.start({ callbackURL: 'https://builds.example/built', projectNotifyURL: `${hook.origin}/done`, project: 'Shop' });
    await time.asleep();
    time.advance(20 * minuteMs);
    await stage.called();
    expect(hook.requests.map(({ url }) => url)).toEqual(['/done']);
  });
});

describe('the callback of a project', () => {
  test('comes once its builds have ended and five minutes have passed', async () => {
    await using stage = await openStage();
    const { open, hook, time } = stage;
    const id = await open.start({ project: 'Shop', projectNotifyURL: `${hook.origin}/done` });
    await time.asleep();
    time.advance(5 * minuteMs);
    await time.asleep();
    expect((await open.build(id)).status).toBe('done');
    expect(hook.requests).toEqual([]);
    time.advance(5 * minuteMs);
    await stage.called();
    expect(hook.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /done']);
    expect(bodies(stage)).toMatchObject([
      {
        custom_build_name: 'Shop',
        project: 'Shop',
        Status: 'Completed',
        builds: [{ build_id: id, build_name: 'shop.apk', status: 'Done', duration: expect.stringMatching(/^\d+ (sec|mins)$/) }],
      },
    ]);
  });

  test('comes once for the builds of all frameworks', async () => {
    await using stage = await openStage();
    const { open, time } = stage;
    const notify = { project: 'Shop', projectNotifyURL: `${stage.hook.origin}/done` };
    const first = await open.start(notify);
    await time.asleep();
    time.advance(4 * minuteMs);
    const second = await open.start(notify, 'xcuitest');
    const third = await open.start(notify, 'earlgrey');
    await open.start({ project: 'Another' });
    time.advance(4 * minuteMs);
    await time.asleep();
    expect(stage.hook.requests).toEqual([]);
    time.advance(6 * minuteMs);
    await stage.called();
    await open.get('/app-automate/plan.json');
    expect(bodies(stage).map(({ builds }) => builds.map(({ build_id: id }) => id))).toEqual([[first, second, third]]);
  });

  test('comes again for builds that are started later, and tells of these alone', async () => {
    await using stage = await openStage();
    const { open, hook, time } = stage;
    const notify = { project: 'Shop', projectNotifyURL: `${hook.origin}/done` };
    await open.start(notify);
    await time.asleep();
    time.advance(20 * minuteMs);
    await stage.called();
    const later = await open.start(notify);
    await time.asleep();
    time.advance(20 * minuteMs);
    await stage.called();
    expect(bodies(stage).map(({ builds }) => builds.map(({ build_id: id }) => id))).toEqual([[expect.any(String)], [later]]);
  });

  test('waits as long as the scenario says', async () => {
    await using stage = await openStage({ callbacks: { 'quiet-minutes': 60 } });
    const { open, hook, time } = stage;
    await open.start({ project: 'Shop', projectNotifyURL: hook.origin });
    await time.asleep();
    time.advance(60 * minuteMs);
    await time.asleep();
    expect(hook.requests).toEqual([]);
    time.advance(10 * minuteMs);
    await stage.called();
    expect(bodies(stage)).toHaveLength(1);
  });

  test('says how builds ended', async () => {
    await using stage = await openStage({ overrides: [{ test: '*', outcome: 'fail' }] });
    const { open, hook, time } = stage;
    await open.start({ project: 'Shop', projectNotifyURL: hook.origin });
    await time.asleep();
    time.advance(20 * minuteMs);
    await stage.called();
    expect(bodies(stage)).toMatchObject([{ builds: [{ status: 'Failed' }] }]);
  });

  test('does not keep the server from closing', async () => {
    const stage = await openStage();
    await stage.open.start({ project: 'Shop', projectNotifyURL: stage.hook.origin });
    await stage.time.asleep();
    await stage[Symbol.asyncDispose]();
    expect(stage.hook.requests).toEqual([]);
  });
});
