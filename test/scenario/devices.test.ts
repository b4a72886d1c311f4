import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

type Known = NonNullable<NonNullable<ScenarioInput['devices']>['known']>;

const pixel = (version: string, os: 'android' | 'ios' = 'android'): Known[number] => ({
  device: 'Google Pixel 9',
  'os-version': version,
  os,
});

/** Lists a newer device after `addNew` was called. */
const changingList = () => {
  let isChanged = false;
  const add = (body: string): string =>
    isChanged ? JSON.stringify([{ os: 'android', os_version: '17.0', device: 'Google Pixel 11' }, ...JSON.parse(body)]) : body;
  return {
    deviation: { of: 'devices', text: add } as const,
    addNew: (): void => {
      isChanged = true;
    },
  };
};

describe('device selectors', () => {
  it.each([
    ['Google Pixel *-latest', 'Google Pixel 9-16.0'],
    ['android-latest-1', 'Google Pixel 6 Pro-15.0'],
    ['Google Pixel *-14.*', 'Google Pixel 8-14.0'],
    ['Google Pixel 99-14.0 | Google Pixel 8 Pro-14.0', 'Google Pixel 8 Pro-14.0'],
  ])('%s runs on %s', async (line, device) => {
    await using step = await runAction(espresso({ devices: `Google Pixel 7-13.0\n${line}` }));
    expect(step.outputs).toMatchObject({ verdict: 'passed', sessions: '2' });
    expect(step.stdout).toContain(`${line} → ${device}`);
    expect((await step.results()).extra.job).toMatchObject({
      devices: ['Google Pixel 7-13.0', device],
      resolvedDevices: [
        { line: 'Google Pixel 7-13.0', device: 'Google Pixel 7-13.0' },
        { line, device },
      ],
    });
  });

  it.each([
    ['iPhone *-17.*', 'iPhone 12-17'],
    ['ios-latest-1', 'iPhone 14-18'],
  ])('%s runs on %s, for XCUITest', async (devices, device) => {
    await using step = await runAction(
      embedded({ framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices, preflight: 'off' }),
    );
    expect(step.outputs.verdict).toBe('passed');
    expect(step.stdout).toContain(`${devices} → ${device}`);
  });

  it('takes the first alternative that is free', async () => {
    const use = [{ device: 'Google Pixel 8', 'os-version': '14.0', used: 3, limit: 3 }];
    const devices = 'Google Pixel 8-14.0 | Google Pixel 7-13.0';
    await using busy = await runAction(espresso({ devices }, scenario({ devices: { use } })));
    expect(busy.stdout).toContain(`${devices} → Google Pixel 7-13.0`);
    await using untold = await runAction(espresso({ devices }, scenario({ devices: { use: 'unavailable' } })));
    expect(untold.stdout).toContain(`${devices} → Google Pixel 8-14.0`);
    expect(untold.outputs.verdict).toBe('passed');
  });

  it.each(['strict', 'off'])('reports every line that stands for no device, with preflight: %s', async (preflight) => {
    await using step = await runAction(
      espresso({ devices: 'Google Pixel *-99.*\nNokia *-latest\nGoogle Pixel 7-13.0', preflight }),
    );
    expect(step.outputs.reason).toContain('Google Pixel *-99.*');
    expect(step.outputs.reason).toMatch(/\[preflight-unknown-device\]/);
    expect(step.stdout).toMatch(/"Google Pixel \*-99\.\*".*nearest devices are Google Pixel 9-16\.0, /);
    expect(step.stdout).toContain('"Nokia *-latest"');
  });

  it('refuses a selector for the other system before anything is sent', async () => {
    await using step = await runAction(espresso({ devices: 'ios-latest' }));
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(/^devices is "ios-latest"/) });
  });

  it('is an error where the list cannot be read, and only for selectors', async () => {
    const faults = [{ action: 'status' as const, path: '/app-automate/devices.json', status: 403, times: 'always' as const }];
    await using selector = await runAction(espresso({ devices: 'android-latest' }, scenario({ faults })));
    expect(selector.outputs).toMatchObject({ verdict: 'error', 'build-ids': '[]' });
    expect(selector.outputs.reason).toMatch(
      /"android-latest".*list of devices\. The list cannot be read.*\[device-list-unavailable\]/,
    );
    await using exact = await runAction(espresso({}, scenario({ faults })));
    expect(exact.outputs.verdict).toBe('passed');
  });

  it('is resolved in a dry run', async () => {
    await using step = await runAction(espresso({ devices: 'android-latest', 'dry-run': 'true' }));
    expect(step.outputs).toMatchObject({
      verdict: 'planned',
      reason: expect.stringContaining('only the device list and what the account can run were read'),
    });
    expect(step.stdout).toMatch(/"devices": \[\s*"Google Pixel 9-16\.0"/);
    await using wrong = await runAction(espresso({ devices: 'Nokia *-latest', 'dry-run': 'true' }));
    expect(wrong.outputs.verdict).toBe('error');
  });
});

describe('the jobs and attempts of one workflow run', () => {
  const devices = 'Google Pixel *-latest';
  const before = scenario({ devices: { known: [pixel('15.0')] } });
  const after = scenario({ devices: { known: [pixel('15.0'), pixel('16.0')] } });
  const quiet = { devices, 'artifact-name': '' };

  it('agree through the cache, though the list has changed; another run does not', async ({ cachedGitHub: { env } }) => {
    await using first = await runAction({ ...espresso(quiet, before), env });
    await using other = await runAction({ ...espresso({ ...quiet, shards: '2', 'shard-index': '0' }, after), env });
    await using again = await runAction({ ...espresso(quiet, after), env: { ...env, GITHUB_RUN_ATTEMPT: '2' } });
    for (const step of [first, other, again]) expect(step.stdout).toContain(`${devices} → Google Pixel 9-15.0`);
    await using next = await runAction({ ...espresso(quiet, after), env: { ...env, GITHUB_RUN_ID: '4712' } });
    expect(next.stdout).toContain(`${devices} → Google Pixel 9-16.0`);
    for (const { outputs } of [first, other, again, next]) expect(outputs.verdict).toBe('passed');
  });

  it('says that a job without a cache resolves alone, and an exact device needs none', async () => {
    await using alone = await runAction(espresso(quiet, after));
    expect(alone.stdout).toMatch(/::notice.*resolved for this job alone/);
    await using exact = await runAction(espresso({ 'artifact-name': '' }));
    expect(exact.stdout).not.toContain('for this job alone');
  });

  it('keeps the device of an earlier attempt without a cache', async () => {
    const list = changingList();
    await using cloud = await standingCloud(scenario({ overrides: [{ test: '*adds', flaky: 1 }] }), {
      deviations: [list.deviation],
    });
    const step = (env: Record<string, string> = {}) => runAction({ ...espresso({ ...cloud.service, ...quiet }), env });
    await using _first = await step();
    list.addNew();
    await using second = await step({ GITHUB_RUN_ATTEMPT: '2' });
    expect(second.stdout).toContain(`${devices} → Google Pixel 9-16.0, as resolved before`);
    await using next = await step({ GITHUB_RUN_ID: '4712', 'INPUT_DRY-RUN': 'true' });
    expect(next.stdout).toContain(`${devices} → Google Pixel 11-17.0`);
  });

  it('agree without a cache where a job has started its build', async () => {
    const list = changingList();
    await using cloud = await standingCloud(scenario(), { deviations: [list.deviation] });
    const job = (index: string, line = devices) =>
      runAction(espresso({ ...cloud.service, ...quiet, devices: line, shards: '2', 'shard-index': index }));
    await using first = await job('0');
    list.addNew();
    await using second = await job('1');
    for (const step of [first, second]) expect(step.stdout).toContain(`${devices} → Google Pixel 9-16.0`);
    await using otherLine = await job('0', 'Google Pixel *-latest-1');
    expect(otherLine.stdout).toContain('Google Pixel *-latest-1 → Google Pixel 9-16.0');
  });

  it('are one result for the collector', async ({ cloud, github }) => {
    const job = (index: number) => {
      const inputs = { devices, shards: '2', 'shard-index': String(index), 'github-token': github.token };
      return runAction({ ...espresso({ ...cloud.service, ...inputs }), env: github.env });
    };
    await using first = await job(0);
    await using second = await job(1);
    expect([first.outputs.verdict, second.outputs.verdict]).toEqual(['passed', 'passed']);
    const inputs = { 'missing-tests': 'ignore', 'github-token': github.token, 'expected-shards': '2' };
    await using report = await runAction(collector({ ...cloud.service, ...inputs }, github.env));
    expect(report.outputs).toMatchObject({ verdict: 'passed', sessions: '2', tests: '4' });
  });
});
