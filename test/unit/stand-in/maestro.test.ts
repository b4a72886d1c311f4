import { describe, expect, test } from 'vitest';
import type { EmbeddedCloudOptions } from '../../../src/stand-in/server.ts';
import { testsInFile } from '../../../src/stand-in/uploads/suite-file.ts';
import { sampleFlowsZip } from '../../helpers/sample-flows.ts';
import { zipOf } from '../../helpers/zip.ts';
import { iphone, type OpenCloud, openCloud, pixel, untilEndedMs } from './open-cloud.ts';

const root = '/app-automate/maestro/v2';

interface SessionView {
  readonly status: string;
  readonly shard?: unknown;
  readonly testcases: {
    readonly count: number;
    readonly status: Readonly<Record<string, number>>;
    readonly data: readonly {
      readonly class: string;
      readonly testcases: readonly { readonly id: string; readonly name: string; readonly status: string }[];
    }[];
  };
}

interface BuildView {
  readonly status: string;
  readonly framework: string;
  readonly devices: readonly {
    readonly os: string;
    readonly sessions: readonly { readonly id: string; readonly status: string }[];
  }[];
}

const open = (scenario: EmbeddedCloudOptions['scenario'] = {}): Promise<OpenCloud> =>
  openCloud(scenario, { discoverTests: testsInFile });

const uploadSuite = (service: OpenCloud, content: Buffer): ReturnType<OpenCloud['upload']> =>
  service.upload(`${root}/test-suite`, { content: Buffer.from(content), name: 'flows.zip' });

const requestFor = async (service: OpenCloud): Promise<Record<string, unknown>> => {
  const app = await service.uploadRef(`${root}/app`, 'shop.apk');
  const { json } = await uploadSuite(service, await sampleFlowsZip());
  return { devices: [pixel], app, testSuite: (json as { test_suite_url: string }).test_suite_url };
};

const start = async (service: OpenCloud, request: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const { json } = await service.post(`${root}/android/build`, { ...(await requestFor(service)), ...request });
  return (json as { build_id: string }).build_id;
};

const buildOf = async (service: OpenCloud, id: string): Promise<BuildView> =>
  (await service.get(`${root}/builds/${id}`)).json as BuildView;

const sessionsOf = async (service: OpenCloud, id: string): Promise<SessionView[]> => {
  const { devices } = await buildOf(service, id);
  const ids = devices.flatMap(({ sessions }) => sessions.map((session) => session.id));
  return Promise.all(
    ids.map(async (session) => (await service.get(`${root}/builds/${id}/sessions/${session}`)).json as SessionView),
  );
};

const namesIn = ({ testcases }: SessionView): string[] =>
  testcases.data.flatMap((entry) => entry.testcases.map(({ name }) => `${entry.class}#${name}`));

test('the platform is in the path, and devices and apps have to fit it', async () => {
  await using service = await open();
  const request = await requestFor(service);
  const ipa = (await service.upload(`${root}/app`, { name: 'Shop.ipa' })).json as { app_url: string };
  const statusOf = async (platform: string, more: object): Promise<number> =>
    (await service.post(`${root}/${platform}/build`, { ...request, ...more })).status;
  expect(await statusOf('android', {})).toBe(200);
  expect(await statusOf('ios', { devices: [iphone], app: ipa.app_url })).toBe(200);
  expect(await statusOf('android', { devices: [iphone] })).toBe(422);
  expect(await statusOf('ios', { devices: [iphone] })).toBe(422);
  expect(await statusOf('windows', {})).toBe(404);
});

test.each([
  ['one folder', { 'flows/a.yaml': '- launchApp' }, 200],
  ['a hidden file beside it', { 'flows/a.yaml': '- launchApp', '.DS_Store': 'x' }, 422],
  ['a hidden file in it', { 'flows/a.yaml': '- launchApp', 'flows/.env': 'x' }, 422],
  ['flows at the top', { 'a.yaml': '- launchApp' }, 422],
  ['two folders', { 'flows/a.yaml': '- launchApp', 'more/b.yaml': '- launchApp' }, 422],
  ['a file beside the folder', { 'flows/a.yaml': '- launchApp', 'README.md': 'x' }, 422],
])('a suite with %s has the right status', async (_what, files, status) => {
  await using service = await open();
  expect((await uploadSuite(service, await zipOf(files))).status).toBe(status);
});

test('a suite with a hidden name is refused as the service does, and taken by a lenient cloud', async () => {
  const files = { 'flows/a.yaml': '- launchApp', 'flows/.git/config': 'x' };
  await using strict = await open();
  expect(await uploadSuite(strict, await zipOf(files))).toMatchObject({
    json: { error: expect.stringMatching(/^\[HIDDEN_DIRECTORY\].*flows\/\.git\/config/) },
  });
  await using lenient = await open({ lenient: true });
  expect((await uploadSuite(lenient, await zipOf(files))).status).toBe(200);
});

const startOf = async (service: OpenCloud, files: Readonly<Record<string, string>>, request: object = {}) => {
  const { json } = await uploadSuite(service, await zipOf(files));
  const suite = (json as { test_suite_url: string }).test_suite_url;
  return service.post(`${root}/android/build`, { ...(await requestFor(service)), testSuite: suite, ...request });
};

test('a flow with two equal keys is refused at the start', async () => {
  await using service = await open();
  expect(await startOf(service, { 'flows/a.yaml': 'appId: a\nappId: b\n---\n- launchApp\n' })).toMatchObject({
    status: 422,
    json: { message: '[BROWSERSTACK_INVALID_TESTSUITE] Invalid YAML syntax' },
  });
});

test.each(['addMedia: [x.png]', 'runScript: x.js', 'runFlow: x.yaml'])(
  'a build whose suite lacks the file of %s ends in error without a test',
  async (command) => {
    await using service = await open();
    const files = { 'flows/a.yaml': '- launchApp\n', 'flows/b.yaml': `- ${command}\n` };
    const { json } = await startOf(service, files, { execute: ['a.yaml'] });
    service.clock.advance(untilEndedMs);
    const [session] = await sessionsOf(service, (json as { build_id: string }).build_id);
    expect(session).toMatchObject({
      status: 'error',
      error: { message: expect.stringMatching(/^\[BROWSERSTACK_TESTSUITE_PARSE_ERROR\] No Tests Ran/) },
      testcases: { count: 0 },
    });
  },
);

test.each([
  ['files', { execute: Array.from({ length: 100 }, (_, nth) => `flow-${nth}.yaml`) }],
  ['files of a shard', { shards: { mapping: [{ strategy: 'execute', values: ['x'.repeat(1_000)] }] } }],
])('%s of 1,000 characters are refused with the words of the service', async (_what, request) => {
  await using service = await open();
  expect(await service.post(`${root}/android/build`, { ...(await requestFor(service)), ...request })).toMatchObject({
    status: 422,
    json: { message: "[BROWSERSTACK_INVALID_SYNTAX] '[execute]' length must be less than 1000 characters" },
  });
});

test('a suite that is no archive is refused', async () => {
  await using service = await open();
  expect(await uploadSuite(service, Buffer.from('no zip'))).toMatchObject({
    status: 422,
    json: { error: expect.stringContaining('INVALID_TESTSUITE') },
  });
});

const cart = 'cart#Cart keeps its items';
const signIn = 'sign-in#Sign in';
const search = 'search#Search finds a product by its name';
const pay = 'pay-with-card#Pay with a card';
const address = 'empty-address#Refuse an empty address';
const gift = 'gift-card#Pay with a gift card';

test.each<[request: Readonly<Record<string, unknown>>, flows: readonly string[]]>([
  // As the configuration of the suite says: its folders, its order, and without drafts.
  [{}, [signIn, cart, address, pay, search]],
  [{ execute: ['cart.yaml', 'checkout/pay-with-card.yaml'] }, [cart, pay]],
  [{ execute: ['./checkout/'] }, [address, pay]],
  [{ execute: ['subflows', 'gift-card.yaml'] }, [gift, 'fill-cart#fill-cart', 'sign-in#sign-in']],
  [{ execute: ['cart'] }, []],
  [{ execute: 'checkout' }, [address, pay]],
  [{ tags: { includeTags: ['smoke'] } }, [signIn, pay, search]],
  [{ tags: { includeTags: ['smoke', 'cart'], excludeTags: ['checkout'] } }, [signIn, cart, search]],
  [{ execute: ['checkout', 'cart.yaml'], tags: { excludeTags: ['smoke'] } }, [cart, address]],
])('%j runs the flows that it names', async (request, flows) => {
  await using service = await open();
  const [session] = await sessionsOf(service, await start(service, request));
  expect(session && namesIn(session)).toEqual(flows);
});

test('a tag in both lists is refused, and so is a list of another kind', async () => {
  await using service = await open();
  const request = await requestFor(service);
  for (const tags of [{ includeTags: ['smoke'], excludeTags: ['cart', 'smoke'] }, { includeTags: [1] }, 'smoke']) {
    expect((await service.post(`${root}/android/build`, { ...request, tags })).status).toBe(422);
  }
});

test.each([
  [
    [
      { strategy: 'execute', values: ['cart.yaml'] },
      { strategy: 'execute', values: ['checkout'] },
    ],
    [[cart], [address, pay]],
  ],
  [
    [
      { strategy: 'tags', values: ['search'] },
      { strategy: 'tags', values: { excludeTags: ['smoke', 'cart'] } },
    ],
    [[search], [address]],
  ],
])('shards %j run in sessions of their own', async (mapping, flows) => {
  await using service = await open();
  const sessions = await sessionsOf(service, await start(service, { shards: { numberOfShards: 2, mapping } }));
  expect(sessions.map(namesIn)).toEqual(flows);
  expect(sessions.map(({ shard }) => shard)).toMatchObject(mapping);
});

describe('a flow that fails', () => {
  const failing = { test: 'checkout/pay-with-card#*', outcome: 'fail' } as const;

  const failedIn = async (service: OpenCloud) => {
    const id = await start(service, { execute: ['checkout'], deviceLogs: true });
    service.clock.advance(untilEndedMs);
    const [session] = await sessionsOf(service, id);
    const entry = session?.testcases.data.find(({ class: stem }) => stem === 'pay-with-card')?.testcases[0];
    return { id, session, entry };
  };

  test('has its last assertion as the command that failed, in links of its own', async () => {
    await using service = await open({ overrides: [failing] });
    const { id, session, entry } = await failedIn(service);
    expect(session).toMatchObject({ status: 'failed', testcases: { status: { passed: 1, failed: 1 } } });
    const logs = `/app-automate/maestro/builds/${id}/sessions/tests/${entry?.id}`;
    expect(entry).toMatchObject({
      status: 'failed',
      maestro_log: `${service.cloud.origin}${logs}/maestrologs`,
      maestro_commands: `${service.cloud.origin}${logs}/commandlogs`,
    });
    expect(entry).not.toHaveProperty('instrumentation_log');
    const { text } = await service.get(`${logs}/commandlogs`);
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/^[\d:.]+ /, '')),
    ).toEqual([
      '[INFO ] Launch app COMPLETED',
      '[INFO ] Run ../subflows/sign-in.yaml COMPLETED',
      '[INFO ] Run ../subflows/fill-cart.yaml COMPLETED',
      '[INFO ] Tap on "Pay" COMPLETED',
      '[INFO ] Assert that "Receipt" is visible FAILED',
      'Assertion is false: "Receipt" is visible',
      '',
    ]);
    expect((await service.get(`${logs}/maestrologs`)).text).toContain(
      'Running flow Pay with a card (checkout/pay-with-card.yaml)',
    );
    expect((await service.get(`${logs}/devicelogs`)).text).toContain('Assertion is false');
    expect((await service.get(`${logs}/instrumentationlogs`)).status).toBe(404);
    expect((await service.get(`${root}/builds/${id}/sessions/none/report`)).status).toBe(404);
  });

  test('has the command and the message of the scenario, as records where the scenario asks for those', async () => {
    const override = { ...failing, command: 'Tap on "Pay"', message: 'Element not found: Pay' };
    await using service = await open({ overrides: [override], shapes: { 'maestro-commands': 'json' } });
    const { id, entry } = await failedIn(service);
    const { json } = await service.get(`/app-automate/maestro/builds/${id}/sessions/tests/${entry?.id}/commandlogs`);
    expect((json as unknown[]).at(-1)).toMatchObject({
      command: { description: 'Tap on "Pay"' },
      metadata: { status: 'FAILED', error: { message: 'Element not found: Pay' } },
    });
  });
});

describe('a build that is stopped', () => {
  const stop = (service: OpenCloud, id: string) => service.post(`/app-automate/maestro/builds/${id}/stop`, {});

  test('ends at once, keeps what has ended, and frees its slots', async () => {
    await using service = await open({ plan: { parallel: 1, queue: 1 }, overrides: [{ 'duration-seconds': 10 }] });
    const id = await start(service, { devices: [pixel, 'Samsung Galaxy S23-13.0'] });
    service.clock.advance(30_000);
    expect((await stop(service, id)).json).toEqual({ message: 'stopped 2 sessions', stopped_session_count: '2' });
    expect(await buildOf(service, id)).toMatchObject({ status: 'stopped', framework: 'maestro' });
    const [ran, waited] = await sessionsOf(service, id);
    expect(ran).toMatchObject({
      status: 'stopped',
      testcases: { status: { passed: 1, error: 1, skipped: 3, running: 0, queued: 0 } },
    });
    expect(waited).toMatchObject({ status: 'stopped', testcases: { count: 0 } });
    const { json } = await service.get('/app-automate/plan.json');
    expect(json).toMatchObject({ parallel_sessions_running: 0, queued_sessions: 0 });
    expect((await stop(service, id)).json).toMatchObject({ stopped_session_count: '0' });
  });

  test('leaves the slot that it waited for to the build that runs there', async () => {
    await using service = await open({ plan: { parallel: 1, queue: 2 } });
    await start(service);
    service.clock.advance(10_000);
    await stop(service, await start(service));
    await start(service);
    const { json } = await service.get('/app-automate/plan.json');
    expect(json).toMatchObject({ parallel_sessions_running: 1, queued_sessions: 1 });
  });

  test('is known: others are not found, and no other framework has the call', async () => {
    await using service = await open();
    expect((await stop(service, '0'.repeat(40))).status).toBe(404);
    const id = await service.start();
    expect((await service.post(`/app-automate/espresso/builds/${id}/stop`, {})).status).toBe(404);
    expect((await service.get(`/app-automate/maestro/builds/${await start(service)}`)).status).toBe(404);
  });
});

test('flows can come from the scenario, with tags', async () => {
  const maestro = [
    { class: 'checkout/pay', name: 'Pays', tags: ['smoke'] },
    { class: 'cart', name: 'Keeps items' },
  ];
  await using service = await open({ tests: { maestro } });
  const [all] = await sessionsOf(service, await start(service));
  expect(all && namesIn(all)).toEqual(['pay#Pays', 'cart#Keeps items']);
  const [smoke] = await sessionsOf(
    service,
    await start(service, { execute: ['checkout/pay.yaml'], tags: { includeTags: ['smoke'] } }),
  );
  expect(smoke && namesIn(smoke)).toEqual(['pay#Pays']);
});
