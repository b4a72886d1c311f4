import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, type Inputs, scenario, uploading } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

const android = { framework: 'maestro', 'missing-tests': 'fail' };
const ios = { ...android, app: 'Shop.ipa', devices: 'iPhone 14-16' };

const step = (inputs: Inputs, changes: ScenarioInput = {}): RunOptions => embedded(inputs, scenario(changes));

const payFails = {
  test: 'checkout/pay-with-card#*',
  outcome: 'fail',
  command: 'Tap on "Pay"',
  message: 'Element not found: Pay',
} as const;

const it = base.extend('cloud', opened(discoveringCloud));

describe.each([
  ['Android', android],
  ['iOS', ios],
])('a run of Maestro flows on %s', (_system, inputs) => {
  it('passes with the result of every flow that config.yaml selects, by its path', async () => {
    await using run = await runAction(step(inputs));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', passed: '5', missing: '0', sessions: '1' });
    const report = await run.readText('mobile-test-results/junit.xml');
    expect(report).toContain('name="Pay with a card" classname="checkout/pay-with-card"');
    expect(report).not.toMatch(/gift-card|subflows/);
  });

  it('fails with the command that failed', async () => {
    await using run = await runAction(step(inputs, { overrides: [payFails] }));
    expect(run.outputs).toMatchObject({ verdict: 'failed', tests: '5', failed: '1' });
    expect(run.outputs['failed-tests']).toContain('checkout/pay-with-card#Pay with a card @');
    expect(await run.readText('mobile-test-results/junit.xml')).toMatch(
      /message="Tap on &quot;Pay&quot;: Element not found: Pay"/,
    );
  });
});

/** Flows of each build, in the order of the starts. */
const executed = ({ cloud }: Cloud): unknown[] => cloud.startedBuilds().map(({ capabilities }) => capabilities.execute);

const onCloud = ({ service }: Cloud, inputs: Inputs = {}): RunOptions => embedded({ ...android, ...service, ...inputs });

describe('flows of Maestro', () => {
  it('run again alone where they failed, and are flaky if they pass', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: 'search#*', flaky: 1 }] });
    await using run = await runAction(onCloud(cloud, { retries: '1' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '5', flaky: '1', sessions: '2' });
    // Flows with an order come first.
    const all = ['sign-in.yaml', 'cart.yaml', 'checkout/empty-address.yaml', 'checkout/pay-with-card.yaml', 'search.yaml'];
    expect(executed(cloud)).toEqual([all, ['search.yaml']]);
  });

  it.each([
    ['a folder that config.yaml leaves out', 'subflows\ncart.yaml', 'subflows/sign-in#*', 'subflows/sign-in.yaml'],
    ['a tag that config.yaml leaves out', 'gift-card.yaml\ncart.yaml', 'gift-card#*', 'gift-card.yaml'],
    ['a folder that runs anyway: control', 'checkout\ncart.yaml', 'checkout/pay-with-card#*', 'checkout/pay-with-card.yaml'],
  ])('run again alone from %s', async (_what, tests, test, file) => {
    await using cloud = await discoveringCloud({ overrides: [{ test, flaky: 1 }] });
    await using run = await runAction(onCloud(cloud, { retries: '1', tests }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', flaky: '1', sessions: '2' });
    expect(executed(cloud)).toEqual([expect.arrayContaining(['cart.yaml', file]), [file]]);
  });

  it('are an error where the session dies', async () => {
    await using run = await runAction(step(android, { sessions: [{ fate: 'crashes', 'after-tests': 2 }] }));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('Google Pixel 7-13.0') });
  });

  it.for([
    ['a tag', 'tag:checkout', ['checkout/empty-address.yaml', 'checkout/pay-with-card.yaml']],
    ['a folder without one flow', 'checkout\n!checkout/empty-address.yaml', ['checkout/pay-with-card.yaml']],
    ['a flow that config.yaml leaves out, and a tag', 'gift-card.yaml\ntag:search', ['search.yaml', 'gift-card.yaml']],
    ['a test as outputs name it', 'checkout/pay-with-card#Pay with a card', ['checkout/pay-with-card.yaml']],
  ] as const)('are chosen by %s', async ([_what, tests, files], { cloud }) => {
    await using run = await runAction(onCloud(cloud, { tests }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: String(files.length), missing: '0' });
    expect(executed(cloud)).toEqual([files]);
  });

  it.each([
    ['tag:smok', /the suite has no tag "tag:smok"\. Did you mean tag:smoke/],
    ['gift-crad.yaml', /Did you mean gift-card\.yaml/],
    ['chekout/pay-with-card.yaml', /Did you mean checkout\/pay-with-card\.yaml/],
    ['chekout/pay.yaml', /Did you mean checkout\/pay-with-card\.yaml.* or checkout\/\?/],
  ])('flows that %s does not name are an error with the nearest', async (tests, expected) => {
    await using run = await runAction(step({ ...android, tests }));
    expect(run.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    expect(run.text).toMatch(expected);
  });

  it('are split into shards of one build, each flow in one of them', async ({ cloud }) => {
    await using run = await runAction(onCloud(cloud, { shards: '2', devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '10', sessions: '4' });
    const [{ capabilities } = { capabilities: {} }, ...others] = cloud.cloud.startedBuilds();
    expect(others).toEqual([]);
    const { shards } = capabilities as { shards: { mapping: { strategy: string; values: string[] }[] } };
    expect(shards.mapping.map(({ strategy }) => strategy)).toEqual(['execute', 'execute']);
    expect(shards.mapping.flatMap(({ values }) => values)).toHaveLength(5);
  });

  it('are split over jobs, and a job without a flow starts nothing', async ({ cloud }) => {
    await using job = await runAction(onCloud(cloud, { shards: '7', 'shard-index': '0' }));
    expect(job.outputs).toMatchObject({ verdict: 'passed', tests: '1' });
    await using empty = await runAction(onCloud(cloud, { shards: '7', 'shard-index': '6' }));
    expect(empty.outputs).toMatchObject({ verdict: 'passed', tests: '0', reason: 'Shard 7 of 7 has no tests.' });
    await using dry = await runAction(onCloud(cloud, { shards: 'auto', 'shard-index': '6', 'dry-run': 'true' }));
    const reason = 'Shard 7 has no tests, because `shards: auto` divides the suite into only 1 shard.';
    expect(dry.outputs.reason).toBe(`A dry run: the step would start no build. ${reason}`);
    expect(dry.text).toContain(`${reason}\n`);
    expect(dry.summary).toMatch(/^## .+ · [\w-]+ · shard 7(?: \(SIMULATED\))?\n/);
    expect(executed(cloud)).toHaveLength(1);
  });

  it('flows of Maestro of an uploaded suite are chosen by tags, and run again as a whole session', async () => {
    await using cloud = await discoveringCloud({ overrides: [{ test: 'search#*', flaky: 1 }] });
    await using first = await runAction(onCloud(cloud, { tests: 'cart.yaml' }));
    const refs = { app: first.outputs['app-ref'] ?? '', 'test-suite': first.outputs['test-suite-ref'] ?? '' };
    await using run = await runAction(onCloud(cloud, { ...refs, tests: 'tag:search', retries: '1' }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '1', flaky: '1' });
    const tags = cloud.cloud.startedBuilds().map(({ capabilities }) => capabilities.tags);
    expect(tags).toEqual([undefined, { includeTags: ['search'] }, { includeTags: ['search'] }]);
  });
});

const hanging: ScenarioInput = { sessions: [{ fate: 'hangs' }] };
const stopCalls = { method: 'POST', path: '**/stop', times: 'always' } as const;

it('the doctor looks at app, flows and devices of Maestro', async () => {
  const { inputs: { 'poll-interval-seconds': _, ...inputs } = {}, ...options } = step({ ...android, tests: 'tag:smoke' });
  await using run = await runAction({ ...options, inputs, actionFile: 'doctor/action.yml' });
  expect(run.outputs.verdict).toBe('passed');
  expect(run.summary).toMatch(/Maestro flows, 8 flows/);
});

it('a dry run prints the request with the flows', async () => {
  await using run = await runAction(step({ ...android, tests: 'cart.yaml', 'dry-run': 'true' }));
  expect(run.outputs.verdict).toBe('planned');
  expect(run.text).toMatch(/"execute": \[\s+"cart\.yaml"\s+\]/);
});

describe('a run of Maestro that is cancelled', () => {
  const whileRunning = /running \(session/;

  it('stops its builds', async () => {
    await using cloud = await discoveringCloud(hanging);
    await using run = await runAction({ ...onCloud(cloud), signal: { afterStdoutMatches: whileRunning, signal: 'SIGINT' } });
    expect(run.outputs.verdict).toBe('cancelled');
    expect(run.text).toMatch(/Stopped build [0-9a-f]{40}\./);
    expect(run.text).not.toContain('These builds are still running');
  });

  it('stops them in the post step where it was killed', async () => {
    await using cloud = await discoveringCloud(hanging);
    const kill = { afterStdoutMatches: whileRunning, signal: 'SIGKILL' } as const;
    await using run = await runAction({ ...onCloud(cloud), signal: kill, post: true });
    expect(run.post?.stdout).toMatch(/Stopped build [0-9a-f]{40}\./);
  });

  it('leaves builds alone that it only waits for', async () => {
    await using cloud = await discoveringCloud(hanging);
    await using started = await runAction(onCloud(cloud, { wait: 'false' }));
    const ids = { 'build-ids': started.outputs['build-ids'] ?? '' };
    await using run = await runAction({
      ...onCloud(cloud, ids),
      signal: { afterStdoutMatches: whileRunning, signal: 'SIGINT' },
    });
    expect(run.outputs.verdict).toBe('cancelled');
    expect(run.text).not.toContain('Stopped build');
    expect(run.text).toContain('These builds are still running');
  });
});

const lost = { action: 'reset-after-acting', method: 'POST', path: '**/android/build' } as const;

it('a lost response to the start of a Maestro build is an error, and never a second start', async () => {
  await using cloud = await discoveringCloud({ faults: [lost] });
  await using run = await runAction(onCloud(cloud));
  expect(run.outputs.reason).toContain('the service cannot list builds of Maestro');
  expect(cloud.cloud.startedBuilds()).toHaveLength(1);
});

const newest = '/app-automate/maestro/v2/builds';

const listings = ({ cloud }: Cloud): readonly string[] =>
  cloud.requests.filter(({ path }) => path === newest).map(({ query, status }) => `${query} ${status}`);

it('a lost response to the start of a Maestro build is an error where the service has no listing, which is tried once', async () => {
  await using cloud = await discoveringCloud({ faults: [lost] });
  await using run = await runAction(onCloud(cloud));
  expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('The build may be running') });
  expect(listings(cloud)).toEqual(['limit=20 404']);
});

it.each([
  ['reset-after-acting', lost],
  ['a gateway page', { action: 'html', 'after-acting': true, method: 'POST', path: '**/android/build' }],
] as const)(
  'a Maestro build whose start was lost by %s is found among the newest ones, where they are listed',
  async (_how, fault) => {
    await using cloud = await discoveringCloud({ lenient: true, faults: [fault] });
    await using run = await runAction(onCloud(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'passed', sessions: '1' });
    expect(run.text).toContain('Found the build; nothing is started twice.');
    expect(cloud.cloud.startedBuilds()).toHaveLength(1);
    expect(listings(cloud)).toEqual(['limit=20 200']);
  },
);

it('a Maestro build that the newest ones do not hold may be running, and is not started again', async () => {
  await using cloud = await discoveringCloud({ lenient: true, faults: [lost], builds: [{ 'listed-after-seconds': 3_600 }] });
  await using run = await runAction(onCloud(cloud));
  expect(run.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('The build may be running') });
  expect(cloud.cloud.startedBuilds()).toHaveLength(1);
  expect(listings(cloud)).toHaveLength(1);
});

it.each(['listed', 'log'] as const)('a run stores the screenshots of each flow where they are %s', async (place) => {
  await using cloud = await discoveringCloud({ shapes: { 'maestro-screenshots': place } });
  await using run = await runAction(onCloud(cloud, { download: 'screenshots' }));
  const pictures = (await run.files()).filter((file) => file.includes('/screenshots/'));
  expect(pictures.length).toBe(Number(run.outputs.tests));
  expect(pictures.every((file) => file.endsWith('.png'))).toBe(true);
  expect(cloud.cloud.requests.some(({ path }) => path.endsWith('/maestroScreenshot'))).toBe(place === 'log');
});

it('a suite that the action uploaded is known by its reference: only failed flows run again', async ({
  cachedGitHub: { env },
}) => {
  await using cloud = await discoveringCloud({ overrides: [{ test: 'checkout/pay-with-card#*', flaky: 1 }] });
  const { inputs, ...options } = onCloud(cloud);
  await using upload = await runAction({ ...uploading({ ...cloud.service, framework: 'maestro' }), env });
  const references = { app: upload.outputs['app-ref'] ?? '', 'test-suite': upload.outputs['test-suite-ref'] ?? '' };
  const asked = { tests: 'tag:checkout', retries: '1' };
  await using run = await runAction({ ...options, inputs: { ...inputs, ...references, ...asked }, env });
  expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '2', flaky: '1' });
  const both = ['checkout/empty-address.yaml', 'checkout/pay-with-card.yaml'];
  expect(executed(cloud)).toEqual([both, ['checkout/pay-with-card.yaml']]);
});

it('the collector reads what the jobs of Maestro stored', async ({ github }) => {
  const job = (devices: string) => runAction({ ...step({ ...android, devices }, { overrides: [payFails] }), env: github.env });
  await using _a = await job('Google Pixel 7-13.0');
  await using _b = await job('Samsung Galaxy S22-12.0');
  await using run = await runAction(collector({ 'base-url': 'embedded', framework: 'maestro' }, github.env));
  expect(run.outputs).toMatchObject({ verdict: 'failed', tests: '10', failed: '2', sessions: '2' });
});

describe('a run of Maestro that is out of time', () => {
  const impatient = { 'timeout-minutes': '0.2' };

  it('stops its builds', async () => {
    await using cloud = await discoveringCloud(hanging);
    await using run = await runAction(onCloud(cloud, impatient));
    expect(run.text).toMatch(/Stopped build [0-9a-f]{40}\./);
    expect(run.text).not.toContain('These builds are still running');
    await using attached = await runAction(onCloud(cloud, { 'build-ids': run.outputs['build-ids'] ?? '' }));
    expect(attached.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('stopped') });
  });

  it.each([
    [404, /Build [0-9a-f]{40} was not stopped: the service found no running build with this id/],
    [500, /::warning::.*could not be stopped, and may still be running/],
  ])('says so where the service responds to a stop with %d', async (status, expected) => {
    await using cloud = await discoveringCloud({ ...hanging, faults: [{ ...stopCalls, action: 'status', status }] });
    await using run = await runAction(onCloud(cloud, impatient));
    expect(run.outputs.verdict).toBe('timed-out');
    expect(run.stdout).toMatch(expected);
    expect(run.text).toContain('These builds are still running');
  });
});
