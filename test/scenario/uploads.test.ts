import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs, scenario, uploading } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

/** Starts a cloud that several steps use. */
const startCloud = async (changes: ScenarioInput = {}) => {
  const standing = await standingCloud(scenario(changes));
  const { requests } = standing.cloud;
  return {
    ...standing,
    uploads: () => requests.filter(({ method, path }) => method === 'POST' && /upload|test-suite|app-dir/.test(path)),
    deletions: () => requests.filter(({ method }) => method === 'DELETE'),
  };
};

type Cloud = Awaited<ReturnType<typeof startCloud>>;

const against = ({ service }: Cloud, inputs: Inputs = {}): RunOptions => espresso({ ...service, ...inputs });

const uploadAction = ({ service }: Cloud, inputs: Inputs = {}): RunOptions => uploading({ ...service, ...inputs });

const it = base.extend('cloud', opened(startCloud));

describe('a refused upload', () => {
  const refuse = (path: string, error: string): ScenarioInput => ({
    faults: [{ action: 'status', status: 422, method: 'POST', path, times: 'always', json: { error } }],
  });

  it.each([
    ['the app', '/app-automate/upload', 'The app app.apk'],
    ['the test suite', '/app-automate/espresso/test-suite', 'The test suite test.apk'],
  ])('names %s', async (_what, path, named) => {
    await using cloud = await startCloud(refuse(path, 'bad file'));
    const said = `${named} could not be uploaded: the service refused the request (HTTP 422): "bad file" [cloud-rejected].`;
    await using run = await runAction(against(cloud));
    expect(run.outputs).toMatchObject({ verdict: 'error', reason: said });
    await using upload = await runAction(uploadAction(cloud));
    expect(upload.annotations.map(({ message }) => message)).toContain(said);
  });
});

describe('reuse-uploads', () => {
  it('sends identical binaries once, and says what was saved', async ({ cloud }) => {
    await using first = await runAction(against(cloud));
    await using second = await runAction(against(cloud));
    expect([first.outputs.verdict, second.outputs.verdict]).toEqual(['passed', 'passed']);
    expect(cloud.uploads()).toHaveLength(2);
    expect(second.outputs['app-ref']).toBe(first.outputs['app-ref']);
    expect(second.stdout).toMatch(/The service already has the app app\.apk: bs:\/\/[0-9a-f]{40} \(12\.7 kB saved\)/);
  });

  it.for([
    ['turned off', { 'reuse-uploads': 'false' }],
    ['the user names the uploads', { 'app-custom-id': 'Shop', 'test-suite-custom-id': 'ShopTests' }],
  ] as const)('sends them again where it is %s', async ([_what, inputs], { cloud }) => {
    await using first = await runAction(against(cloud, inputs));
    await using second = await runAction(against(cloud, inputs));
    expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
    expect(cloud.uploads()).toHaveLength(4);
  });

  it('sends them again where the service cannot say what it holds', async () => {
    await using cloud = await startCloud({
      faults: [{ action: 'status', status: 404, method: 'GET', path: '/app-automate/recent_apps/**', times: 'always' }],
    });
    await using first = await runAction(against(cloud));
    await using second = await runAction(against(cloud));
    expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
    expect(second.stdout).toContain('Could not look up the uploads under the custom id');
    expect(cloud.uploads()).toHaveLength(3);
  });

  it('sends them once for jobs of a matrix that start together', async ({ cloud }) => {
    // The files are so large that other jobs wait half a minute for the first shard.
    const files = { 'app.apk': Buffer.alloc(9_000_000, 'a'), 'test.apk': Buffer.alloc(9_000_000, 't') };
    const job = async (index: string): Promise<string> => {
      const inputs = { shards: '8', 'shard-index': index, wait: 'false', preflight: 'off' };
      await using step = await runAction({ ...against(cloud, inputs), files });
      return `${step.outputs.verdict} ${step.outputs['app-ref']}`;
    };
    const [first, ...others] = await Promise.all(['7', '5', '0'].map(job));
    expect(first).toMatch(/^started bs:/);
    expect(others).toEqual([first, first]);
    expect(cloud.uploads()).toHaveLength(2);
  });

  it('sends a changed binary', async ({ cloud }) => {
    await using first = await runAction(against(cloud));
    const { files, ...options } = against(cloud, { preflight: 'off' });
    await using second = await runAction({ ...options, files: { ...files, 'app.apk': 'another app' } });
    expect(second.outputs['app-ref']).not.toBe(first.outputs['app-ref']);
    expect(second.outputs['test-suite-ref']).toBe(first.outputs['test-suite-ref']);
  });
});

it('a run takes what is named by shareable id, and uploads nothing', async () => {
  const shared = (kind: 'app' | 'espresso-suite', id: string) => ({ kind, name: `${id}.apk`, 'custom-id': id }) as const;
  await using cloud = await startCloud({
    uploads: [{ ...shared('app', 'Shop'), owner: 'group' }, shared('espresso-suite', 'ShopTests')],
  });
  const suite = `${cloud.service.username}/ShopTests`;
  await using step = await runAction(against(cloud, { app: 'colleague/Shop', 'test-suite': suite }));
  expect(step.outputs).toMatchObject({ verdict: 'passed', 'app-ref': 'colleague/Shop', 'test-suite-ref': suite });
  expect(cloud.uploads()).toEqual([]);
});

describe('cleanup: true', () => {
  it('deletes in the post step what this step uploaded', async ({ cloud }) => {
    await using step = await runAction({ ...against(cloud, { cleanup: 'true' }), post: true });
    expect(step.outputs.verdict).toBe('passed');
    expect(step.post?.stdout).toMatch(/Deleted the upload [0-9a-f]{40} \(apps\)/);
    expect(cloud.deletions()).toHaveLength(2);
  });

  it('never deletes what it reused, and does not offer for reuse what it will delete', async ({ cloud }) => {
    await using _first = await runAction(against(cloud));
    await using _reusing = await runAction({ ...against(cloud, { cleanup: 'true' }), post: true });
    expect(cloud.deletions()).toEqual([]);

    await using other = await startCloud();
    await using own = await runAction(against(other, { cleanup: 'true' }));
    await using later = await runAction(against(other));
    expect([own.outputs.verdict, later.outputs.verdict]).toEqual(['passed', 'passed']);
    expect(other.uploads()).toHaveLength(4);
  });
});

it('a run uploads media under `media-custom-id`, and the build names what was uploaded', async ({ cloud }) => {
  const { files, ...options } = against(cloud, { media: 'photo.png', 'media-custom-id': 'Photos' });
  await using step = await runAction({ ...options, files: { ...files, 'photo.png': 'a picture' } });
  expect(step.outputs).toMatchObject({
    verdict: 'passed',
    'media-refs': expect.stringMatching(/^\["media:\/\/[0-9a-f]{40}"\]$/),
  });
  const [build] = cloud.cloud.startedBuilds();
  expect(build?.capabilities).toMatchObject({ uploadMedia: JSON.parse(step.outputs['media-refs'] ?? '') });
  await using found = await runAction({
    actionFile: 'cleanup/action.yml',
    inputs: { ...cloud.service, kinds: 'media', 'custom-id': 'Photos' },
  });
  expect(JSON.parse(found.outputs.deleted ?? '')).toMatchObject([{ kind: 'media', name: 'photo.png' }]);
});

describe('preflight', () => {
  const swapped = { app: 'test.apk', 'test-suite': 'app.apk' };

  it('stops before any upload, with all findings together', async ({ cloud }) => {
    await using step = await runAction(against(cloud, { ...swapped, devices: 'Google Pixle 7-13.0' }));
    expect(step.outputs.reason).toMatch(/^app: .* Nothing was uploaded \(and 1 more problem\) \[preflight-swapped\]\.$/);
    expect(step.text).toMatch(/Swap the two inputs/);
    const [error] = step.annotations.filter(({ level }) => level === 'error');
    expect(error?.message).toMatch(
      /\n- devices: the service has no "Google Pixle 7-13\.0"\. Did you mean Google Pixel 7-13\.0, /,
    );
    expect(cloud.uploads()).toEqual([]);
  });

  it('preflight only warns where it is told to', async ({ cloud }) => {
    await using step = await runAction(against(cloud, { ...swapped, preflight: 'warn' }));
    expect(step.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/Swap the two inputs/) }),
    );
    expect(cloud.uploads()).toHaveLength(2);
  });

  it('looks at the binaries in a dry run too, and sends nothing', async ({ cloud }) => {
    await using step = await runAction(against(cloud, { ...swapped, 'dry-run': 'true' }));
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(/^app: .*Nothing was uploaded/) });
    expect(cloud.cloud.requests).toEqual([]);
  });
});

describe('the upload action', () => {
  it('hands references to a later step, which uploads nothing', async ({ cloud }) => {
    await using upload = await runAction({
      ...uploadAction(cloud, { media: 'photo.png' }),
      files: { ...against(cloud).files, 'photo.png': 'png' },
    });
    expect(upload.exitCode).toBe(0);
    expect(upload.outputs).toMatchObject({
      'app-ref': expect.stringMatching(/^bs:/),
      'test-suite-ref': expect.stringMatching(/^bs:/),
      'media-refs': expect.stringMatching(/^\["media:/),
      reused: '[]',
    });
    const before = cloud.uploads().length;
    const { 'app-ref': app = '', 'test-suite-ref': suite = '', 'media-refs': media = '' } = upload.outputs;
    await using run = await runAction(against(cloud, { app, 'test-suite': suite, media }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'app-ref': app, 'media-refs': media });
    expect(cloud.uploads()).toHaveLength(before);
  });

  it('says what the service held already', async ({ cloud }) => {
    await using _first = await runAction(uploadAction(cloud));
    await using second = await runAction(uploadAction(cloud));
    expect(second.outputs.reused).toBe('["app","test-suite"]');
  });

  it('passes a custom id on in the form that the inputs take', async ({ cloud }) => {
    await using named = await runAction(uploadAction(cloud, { 'app-custom-id': 'Shop' }));
    await using step = await runAction(uploadAction(cloud, { app: 'custom-id:Shop' }));
    expect(step.outputs['app-ref']).toBe('custom-id:Shop');
    const refs = { app: step.outputs['app-ref'] ?? '', 'test-suite': named.outputs['test-suite-ref'] ?? '' };
    await using run = await runAction(espresso({ ...cloud.service, ...refs }));
    expect(run.outputs).toMatchObject({ verdict: 'passed', 'app-ref': 'custom-id:Shop' });
  });

  it('sets its outputs also when it fails', async ({ cloud }) => {
    await using step = await runAction(uploadAction(cloud, { app: 'gone.apk' }));
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ 'app-ref': '', 'media-refs': '[]', reused: '[]' });
  });
});

describe('the cleanup action', () => {
  const cleanup = ({ service }: Cloud, inputs: Inputs): RunOptions => ({
    actionFile: 'cleanup/action.yml',
    inputs: { ...service, ...inputs },
  });
  const uploads: ScenarioInput = {
    uploads: [
      { kind: 'app', name: 'old.apk', 'custom-id': 'nightly-1', 'age-days': 9 },
      { kind: 'app', name: 'new.apk', 'custom-id': 'nightly-2' },
      { kind: 'app', name: 'other.apk' },
      { kind: 'media', name: 'photo.png', 'age-days': 9 },
    ],
  };
  const namesOf = (output: string | undefined): string[] =>
    JSON.parse(output ?? '')
      .map(({ name }: { name: string }) => name)
      .sort();

  it.each([
    ['by custom id', { 'custom-id': 'nightly-*' }, ['new.apk', 'old.apk']],
    ['by age', { 'older-than-days': '7' }, ['old.apk', 'photo.png']],
    ['by both', { 'older-than-days': '7', 'custom-id': 'nightly-*' }, ['old.apk']],
    ['everything', { 'custom-id': '*' }, ['new.apk', 'old.apk', 'other.apk', 'photo.png']],
  ])('deletes %s, and in a dry run says the same', async (_what, chosen, names) => {
    await using cloud = await startCloud(uploads);
    await using dry = await runAction(cleanup(cloud, { kinds: 'apps\nmedia', ...chosen }));
    expect(namesOf(dry.outputs.deleted)).toEqual(names);
    expect(cloud.deletions()).toEqual([]);
    await using wet = await runAction(cleanup(cloud, { kinds: 'apps\nmedia', 'dry-run': 'false', ...chosen }));
    expect(namesOf(wet.outputs.deleted)).toEqual(names);
    expect(namesOf(wet.outputs.kept)).toHaveLength(4 - names.length);
    expect(cloud.deletions()).toHaveLength(names.length);
  });

  it('refuses to delete everything without being told so', async () => {
    await using cloud = await startCloud(uploads);
    await using step = await runAction(cleanup(cloud, { kinds: 'apps\ncars', 'dry-run': 'false' }));
    expect(step.exitCode).toBe(1);
    expect(step.text).toContain("custom-id: '*' selects every upload");
    expect(step.text).toContain('kinds is "cars"');
    expect(step.outputs).toMatchObject({ deleted: '[]', kept: '[]' });
    expect(cloud.cloud.requests).toEqual([]);
  });

  it('is red when something could not be deleted, and deletes the rest', async () => {
    await using cloud = await startCloud({ ...uploads, faults: [{ action: 'status', status: 422, method: 'DELETE' }] });
    await using step = await runAction(cleanup(cloud, { kinds: 'apps', 'custom-id': 'nightly-*', 'dry-run': 'false' }));
    expect(step.exitCode).toBe(1);
    expect(namesOf(step.outputs.deleted)).toHaveLength(1);
    expect(step.text).toMatch(/Could not delete apps/);
  });
});
