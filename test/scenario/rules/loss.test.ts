import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../../helpers/deviations.ts';
import { it as base, opened } from '../../helpers/fixtures.ts';
import { type ActionRun, runAction } from '../../helpers/runner.ts';
import { type Inputs, pixel, scenario as scenarioFile } from '../../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../../helpers/standing-cloud.ts';
import { editCase, failed } from './report-edits.ts';
import { expectRule, job, openCloud, type RuleCase, upload } from './rule-case.ts';

const it = base.extend('cloud', opened(openCloud));

describe('cleanup: true', () => {
  const cleaning = { cleanup: 'true' };
  const deleted = ({ cloud }: Cloud): readonly string[] =>
    cloud.requests.filter(({ method }) => method === 'DELETE').map(({ path: url }) => url);
  const idOf = (ref: string | undefined): string => ref?.replace('bs://', '') ?? 'none';

  const hanging: ScenarioInput = { sessions: [{ fate: 'hangs' }] };
  const lost: ScenarioInput = {
    ...hanging,
    faults: [{ action: 'reset-after-acting', method: 'POST', path: '/app-automate/*/build' }],
  };
  const oneHangs: ScenarioInput = { sessions: [{ shard: 1, fate: 'hangs' }] };
  const noDevice: ScenarioInput = { sessions: [{ fate: 'never-starts' }] };
  it.each<[name: string, inputs: Inputs, scenario: ScenarioInput, cancelled?: boolean]>([
    ['with `wait: false`', { wait: 'false' }, hanging],
    ['where the time was over', { 'timeout-minutes': '1' }, hanging],
    ['where no device was free in time', { 'queue-timeout-minutes': '1' }, noDevice],
    ['where the run was cancelled', {}, hanging, true],
    ['where one of two builds goes on', { shards: '2', 'timeout-minutes': '1' }, oneHangs],
    ['where the response to a start was lost', { framework: 'earlgrey' }, lost],
  ])('deletes nothing that a running build uses: $0', async (_name, inputs, scenario, cancelled = false) => {
    await using cloud = await openCloud(scenario);
    await using step = await job(cloud, {
      inputs: { ...cleaning, ...inputs },
      post: true,
      signal: cancelled ? { afterStdoutMatches: /running/, signal: 'SIGINT' } : undefined,
    });
    expect(cloud.cloud.startedBuilds().length).toBeGreaterThan(0);
    expect(deleted(cloud)).toEqual([]);
    expect(step.post?.exitCode).toBe(0);
  });

  it('deletes what it uploaded, once its builds have ended: control', async ({ cloud }) => {
    await using step = await job(cloud, { inputs: cleaning, post: true });
    for (const ref of ['app-ref', 'test-suite-ref'])
      expect(deleted(cloud)).toContainEqual(expect.stringContaining(idOf(step.outputs[ref])));
  });

  it('never deletes what it reused: control', async ({ cloud }) => {
    await using first = await job(cloud, { inputs: { wait: 'false' } });
    await using _second = await job(cloud, { inputs: { ...cleaning, project: 'another' }, post: true });
    for (const ref of ['app-ref', 'test-suite-ref']) expect(deleted(cloud).join()).not.toContain(idOf(first.outputs[ref]));
  });

  it('never shares what it uploaded with another job', async ({ cloud }) => {
    await using first = await job(cloud, { inputs: cleaning });
    await using second = await job(cloud, { inputs: { project: 'another' } });
    for (const ref of ['app-ref', 'test-suite-ref']) expect(second.outputs[ref]).not.toBe(first.outputs[ref]);
  });
});

describe('the output reason stays on one line', () => {
  const lines = 'first\nsecond\r\nthird\u2028fourth\u0085fifth';
  const refusal = (status: number): ScenarioInput => ({
    faults: [
      { action: 'status', status, json: { message: lines }, method: 'POST', path: '/app-automate/*/build', times: 'always' },
    ],
  });
  it.each<RuleCase>([
    {
      name: 'the words of a device',
      deviations: [{ of: 'build', set: { device_statuses: { success: {}, error: { 'Google Pixel 7,13.0': lines } } } }],
      verdict: 'error',
      reason: /first.*fifth/,
    },
    { name: 'a refused start', scenario: refusal(422), verdict: 'error', reason: /first/ },
    {
      name: 'the name of a test',
      scenario: { overrides: [{ test: '*adds', outcome: 'fail' }] },
      deviations: [
        { of: 'report', text: (xml) => xml.replaceAll('name="adds"', 'name="adds&#10;two&#x2028;items"') },
        { of: 'session', text: (body) => body.replaceAll('"adds"', '"adds\\ntwo\\u2028items"') },
      ],
      verdict: 'failed',
      reason: /adds/,
    },
    { name: 'several mistakes in inputs', inputs: { shards: 'some', retries: 'a few', devices: '' }, verdict: 'error' },
  ])('the output reason stays on one line: $name', async ({ inputs = {}, scenario, deviations, ...row }) => {
    await using cloud = await openCloud(scenario, deviations);
    await using step = await job(cloud, { inputs });
    expectRule(step, row);
    expect(step.outputs.reason).not.toMatch(/[\n\r\u0085\u2028\u2029\v\f]/);
  });
});

const accessKey = 's3cr3t-Key-of-the-account-42';
const username = 'device-tester-7';
const own = async (changes: ScenarioInput, deviations: readonly Deviation[] = [], user = username): Promise<Cloud> =>
  standingCloud(scenarioFile(changes), { timeScale: 1, accessKey, username: user, deviations });

/** Decodes numeric entities, also if they were escaped several times. */
const readEntities = (text: string): string => {
  const read = text
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/&#x([0-9a-f]{1,10});/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000))
    .replaceAll(/&#([0-9]{1,10});/g, (_, decimal: string) => String.fromCodePoint(Number(decimal) % 0x110000));
  return read === text ? read : readEntities(read);
};

describe('a credential in a report', () => {
  const spelled = (spell: (code: number, index: number) => string) => (secret: string) =>
    Array.from(secret, (sign, index) => spell(sign.codePointAt(0) ?? 0, index)).join('');
  it.each([
    ['in hexadecimal entities', spelled((code) => `&#x${code.toString(16)};`)],
    ['in decimal entities with zeros', spelled((code) => `&#00${code};`)],
    [
      'of which every other sign is an entity',
      spelled((code, index) => (index % 2 === 0 ? `&#${code};` : String.fromCodePoint(code))),
    ],
    ['plain: control', (secret: string) => secret],
  ])('stays out of everything that is written: %s', async (_how, spell) => {
    const basic = Buffer.from(`${username}:${accessKey}`).toString('base64');
    const tell = (element: string): string =>
      failed(element).replace('expected 3', `key ${spell(accessKey)} and ${spell(basic)}`);
    await using cloud = await own({ overrides: [{ test: '*adds', outcome: 'fail' }] }, [
      { of: 'report', text: editCase('adds', (element) => tell(element.replace(/><failure>.*<\/failure>/s, '>'))) },
    ]);
    await using step = await job(cloud);
    expectRule(step, { verdict: 'failed' });
    const files = (await step.files()).filter((file) => file.startsWith('mobile-test-results/'));
    expect(files).toContain('mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1/junit.xml');
    const texts = await Promise.all(files.map((file) => readFile(path.join(step.workspace, file), 'utf8')));
    for (const text of [...texts, step.summary, step.text, JSON.stringify(step.outputs), JSON.stringify(step.annotations)]) {
      const read = readEntities(text);
      expect(read.includes(accessKey) || read.includes(basic)).toBe(false);
    }
  });
});

describe('redaction leaves what is compared alone', () => {
  /** User name that is redacted in data of the service, because it is no ordinary word. */
  const annie = 'annie2026';
  const tablet = { device: annie, 'os-version': '11', os: 'android' as const };

  it.each<RuleCase>([
    {
      name: 'a device',
      inputs: { devices: `${annie}-11` },
      scenario: { devices: { known: [tablet] } },
      verdict: 'passed',
      outputs: { sessions: '1', tests: '4' },
    },
    {
      name: 'a failed test, which is run again',
      inputs: { retries: '1' },
      scenario: {
        tests: { espresso: ['adds', 'removes', 'totals'].map((name) => ({ class: `com.${annie}.CartTest`, name })) },
        overrides: [{ test: '*adds', flaky: 1 }],
      },
      verdict: 'passed',
      outputs: { sessions: '2', tests: '3', flaky: '1' },
    },
    {
      name: 'a project whose response to a start is lost',
      inputs: { project: `${annie}-nightly` },
      scenario: { faults: [{ action: 'reset-after-acting', method: 'POST', path: '/app-automate/*/build' }] },
      verdict: 'passed',
      outputs: { sessions: '1' },
    },
  ])('$name that contains the user name', async ({ inputs = {}, scenario = {}, ...row }) => {
    await using cloud = await own(scenario, [], annie);
    await using step = await job(cloud, { inputs });
    expectRule(step, row);
    expect(cloud.cloud.startedBuilds()).toHaveLength(Number(row.outputs?.sessions));
  });

  it('a custom id that contains the user name is found again by its name', async () => {
    await using cloud = await own({}, [], annie);
    await using step = await job(cloud, { inputs: { 'app-custom-id': `${annie}-shop` } });
    expectRule(step, { verdict: 'passed' });
    await using cleaned: ActionRun = await runAction({
      actionFile: 'cleanup/action.yml',
      inputs: { ...cloud.service, kinds: 'apps', 'custom-id': `${annie}-shop`, 'dry-run': 'false' },
    });
    const uploads: readonly { readonly id: string }[] = JSON.parse(cleaned.outputs.deleted ?? '[]');
    expect(uploads.map(({ id }) => `bs://${id}`)).toEqual([step.outputs['app-ref']]);
  });

  it.each([
    ['contain the user name', annie],
    ['do not: control', 'tester'],
  ])('a project and a custom id are known again by a re-run and the collector, where they %s', async (_what, user) => {
    await using cloud = await own({}, [], user);
    await using _upload = await upload(cloud, 'an app', `${annie}-shop`);
    const inputs = { project: `${annie}-nightly`, app: `custom-id:${annie}-shop` };
    await using _first = await job(cloud, { inputs });
    await using second = await job(cloud, { inputs, env: { GITHUB_RUN_ATTEMPT: '2' } });
    expectRule(second, { verdict: 'passed', outputs: { sessions: '1' } });
    expect(cloud.cloud.startedBuilds()).toHaveLength(1);
    await using step = await runAction({
      actionFile: 'report/action.yml',
      env: { GITHUB_RUN_ATTEMPT: '2' },
      inputs: {
        ...cloud.service,
        framework: 'espresso',
        project: inputs.project,
        'artifact-name': '',
        'missing-tests': 'ignore',
      },
    });
    expectRule(step, { verdict: 'passed', outputs: { sessions: '1', tests: '4' } });
  });

  it('the reason names the device in full: control', async () => {
    await using cloud = await own({ overrides: [{ test: '*adds', outcome: 'fail' }] });
    await using step = await job(cloud);
    expectRule(step, { verdict: 'failed', reason: new RegExp(pixel) });
  });
});
