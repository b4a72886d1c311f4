import { describe, expect, test } from 'vitest';
import { json, startRawServer } from '../../helpers/loopback-server.ts';
import { openCloud } from './open-cloud.ts';

interface ProjectBody {
  readonly builds: readonly { readonly build_id: string }[];
}

/** Opens a cloud whose time passes only by `advance`, and a server for its callbacks. */
const openStage = async (scenario: Parameters<typeof openCloud>[0] = {}) => {
  let called = Promise.withResolvers<void>();
  const hook = await startRawServer([
    (response, request) => {
      json({})(response, request);
      called.resolve();
    },
  ]);
  const open = await openCloud({ 'poll-seconds': 0.001, ...scenario }, { timeScale: undefined });
  return {
    open,
    hook,
    advance: (minutes: number) => open.post('/simulation/time', { advance: `PT${minutes}M` }),
    called: async () => {
      await called.promise;
      called = Promise.withResolvers();
    },
    bodies: (): unknown[] => hook.requests.map(({ body }) => JSON.parse(String(body))),
    /** Ids of the builds in each callback of a project. */
    builds: () => hook.requests.map(({ body }) => (JSON.parse(String(body)) as ProjectBody).builds.map(({ build_id: id }) => id)),
    [Symbol.asyncDispose]: async () => {
      await open[Symbol.asyncDispose]();
      await hook[Symbol.asyncDispose]();
    },
  };
};

describe('the callback of a build', () => {
  test('comes once it has ended, with the build as its status shows it', async () => {
    await using stage = await openStage();
    const { open, hook } = stage;
    const id = await open.start({ callbackURL: `${hook.origin}/built` });
    expect(hook.requests).toEqual([]);
    await stage.advance(5);
    await stage.called();
    expect(hook.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /built']);
    expect(stage.bodies()).toMatchObject([{ build_id: id, status: 'done' }]);
    expect(stage.bodies()).toEqual([await open.build(id)]);
  });

  test('comes for each build, beside that of their project', async () => {
    await using stage = await openStage();
    const { open, hook } = stage;
    const addresses = { project: 'Shop', callbackURL: `${hook.origin}/built`, projectNotifyURL: `${hook.origin}/done` };
    for (const framework of ['espresso', 'xcuitest'] as const) await open.start(addresses, framework);
    await stage.advance(20);
    await expect.poll(() => hook.requests.map(({ url }) => url).toSorted()).toEqual(['/built', '/built', '/done']);
  });

  test('does not come for an address on another machine: control', async () => {
    await using stage = await openStage();
    const { open, hook } = stage;
    await open.start({ callbackURL: 'https://builds.example/built', projectNotifyURL: `${hook.origin}/done`, project: 'Shop' });
    await stage.advance(20);
    await stage.called();
    expect(hook.requests.map(({ url }) => url)).toEqual(['/done']);
  });
});

describe('the callback of a project', () => {
  test('comes once its builds have ended and five minutes have passed', async () => {
    await using stage = await openStage();
    const { open, hook } = stage;
    const id = await open.start({ project: 'Shop', projectNotifyURL: `${hook.origin}/done` });
    await stage.advance(5);
    expect((await open.build(id)).status).toBe('done');
    expect(hook.requests).toEqual([]);
    await stage.advance(5);
    await stage.called();
    expect(hook.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /done']);
    const duration = expect.stringMatching(/^\d+ (sec|mins)$/);
    expect(stage.bodies()).toMatchObject([
      {
        custom_build_name: 'Shop',
        project: 'Shop',
        Status: 'Completed',
        builds: [{ build_id: id, build_name: 'shop.apk', status: 'Done', duration }],
      },
    ]);
  });

  test('comes once for the builds of all frameworks', async () => {
    await using stage = await openStage();
    const { open, hook } = stage;
    const notify = { project: 'Shop', projectNotifyURL: `${hook.origin}/done` };
    const first = await open.start(notify);
    await stage.advance(4);
    const second = await open.start(notify, 'xcuitest');
    const third = await open.start(notify, 'earlgrey');
    await open.start({ project: 'Another' });
    await stage.advance(4);
    await open.get('/app-automate/plan.json');
    expect(hook.requests).toEqual([]);
    await stage.advance(6);
    await stage.called();
    await open.get('/app-automate/plan.json');
    expect(stage.builds()).toEqual([[first, second, third]]);
  });

  test('comes again for builds that are started later, and tells of these alone', async () => {
    await using stage = await openStage();
    const { open, hook } = stage;
    const ids: string[] = [];
    for (let build = 0; build < 2; build++) {
      ids.push(await open.start({ project: 'Shop', projectNotifyURL: `${hook.origin}/done` }));
      await stage.advance(20);
      await stage.called();
    }
    expect(stage.builds()).toEqual(ids.map((id) => [id]));
  });

  test('waits as long as the scenario says', async () => {
    await using stage = await openStage({ callbacks: { 'quiet-minutes': 60 } });
    const { open, hook } = stage;
    await open.start({ project: 'Shop', projectNotifyURL: hook.origin });
    await stage.advance(60);
    await open.get('/app-automate/plan.json');
    expect(hook.requests).toEqual([]);
    await stage.advance(10);
    await stage.called();
    expect(hook.requests).toHaveLength(1);
  });

  test('says how builds ended', async () => {
    await using stage = await openStage({ overrides: [{ test: '*', outcome: 'fail' }] });
    await stage.open.start({ project: 'Shop', projectNotifyURL: stage.hook.origin });
    await stage.advance(20);
    await stage.called();
    expect(stage.bodies()).toMatchObject([{ builds: [{ status: 'Failed' }] }]);
  });

  test('does not keep the server from closing', async () => {
    const stage = await openStage();
    await stage.open.start({ project: 'Shop', projectNotifyURL: stage.hook.origin });
    await stage[Symbol.asyncDispose]();
    expect(stage.hook.requests).toEqual([]);
  });
});
