import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../helpers/standing-cloud.ts';

const idOf = (index: number): string => index.toString(16).padStart(40, '0');

type Kind = NonNullable<ScenarioInput['uploads']>[number]['kind'];

/** Uploads, newest first. Every third upload has the custom id `nightly`. */
const uploads = (kind: Kind, count: number): NonNullable<ScenarioInput['uploads']> =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    name: `${kind}-${index}`,
    id: idOf(index),
    'age-days': index / 100,
    ...(index % 3 === 0 && { 'custom-id': 'nightly' }),
  }));

const open = (changes: ScenarioInput): Promise<Cloud> => standingCloud(scenario(changes));

const clean = ({ service }: Cloud, inputs: Inputs): Promise<ActionRun> =>
  runAction({ actionFile: 'cleanup/action.yml', inputs: { ...service, ...inputs } });

const named = (step: ActionRun, output: 'deleted' | 'kept'): { kind: string; id: string; name: string }[] =>
  JSON.parse(step.outputs[output] ?? '');

const requestsOf = ({ cloud }: Cloud, method: string): string[] =>
  cloud.requests.filter((request) => request.method === method).map(({ path }) => path);

const area = {
  apps: ['app', '/app-automate/app/delete/'],
  media: ['media', '/app-automate/custom_media/delete/'],
  'espresso-suites': ['espresso-suite', '/app-automate/espresso/test-suites/'],
  'xcuitest-suites': ['xcuitest-suite', '/app-automate/xcuitest/test-suites/'],
  'earlgrey-app-dirs': ['earlgrey-app-dir', '/app-automate/earlgrey/app-dirs/'],
} as const;

describe.each(Object.entries(area))('cleanup of %s', (kinds, [kind, path]) => {
  it('names what it would delete among the hundred newest, and says that older ones may remain', async () => {
    await using cloud = await open({ uploads: uploads(kind, 130) });
    await using step = await clean(cloud, { kinds, 'older-than-days': '0.495' });
    expect(step.exitCode).toBe(0);
    expect(named(step, 'deleted')).toHaveLength(50);
    expect(named(step, 'kept')).toHaveLength(50);
    expect(named(step, 'deleted').at(-1)).toEqual({ kind: kinds, id: idOf(99), name: `${kind}-99` });
    expect(step.annotations).toMatchObject([
      { level: 'warning', message: expect.stringMatching(`^${kinds}: an unknown number of older uploads may remain`) },
    ]);
    expect(requestsOf(cloud, 'DELETE')).toEqual([]);
  });

  it('deletes all, however many there are', async () => {
    await using cloud = await open({ uploads: uploads(kind, 130) });
    await using step = await clean(cloud, { kinds, 'custom-id': '*', 'dry-run': 'false' });
    expect(step.exitCode).toBe(0);
    expect(named(step, 'deleted')).toHaveLength(130);
    expect(named(step, 'kept')).toEqual([]);
    expect(requestsOf(cloud, 'DELETE').toSorted()).toEqual(Array.from({ length: 130 }, (_, index) => path + idOf(index)));
    expect(step.annotations).toEqual([]);
  });

  it('is done at once where there is nothing', async () => {
    await using cloud = await open({ shapes: { 'empty-lists': 'refused' } });
    await using step = await clean(cloud, { kinds, 'custom-id': '*', 'dry-run': 'false' });
    expect([step.exitCode, step.outputs.deleted, step.outputs.kept]).toEqual([0, '[]', '[]']);
  });
});

describe.each(Object.entries(area).slice(2))('cleanup of %s by id', (kinds, [kind, path]) => {
  it('asks for the detail of each, also of one that is too old to be listed', async () => {
    await using cloud = await open({ uploads: uploads(kind, 130) });
    const ids = `bs://${idOf(120)}\n${idOf(3)}`;
    await using step = await clean(cloud, { kinds, ids, 'dry-run': 'false' });
    expect(step.exitCode).toBe(0);
    expect(named(step, 'deleted').map(({ name }) => name)).toEqual([`${kind}-3`, `${kind}-120`]);
    expect(named(step, 'kept')).toHaveLength(99);
    expect(requestsOf(cloud, 'GET')).toEqual(expect.arrayContaining([path + idOf(120), path + idOf(3)]));
    expect(requestsOf(cloud, 'DELETE')).toHaveLength(2);
    expect(step.annotations).toEqual([]);
  });

  it('warns of an id that the service does not know, and deletes the others', async () => {
    await using cloud = await open({ uploads: uploads(kind, 2) });
    await using step = await clean(cloud, { kinds, ids: `${idOf(1)}\n${idOf(77)}`, 'dry-run': 'false' });
    expect(step.exitCode).toBe(0);
    expect(named(step, 'deleted')).toEqual([{ kind: kinds, id: idOf(1), name: `${kind}-1` }]);
    expect(step.annotations).toMatchObject([{ level: 'warning', message: expect.stringContaining(idOf(77)) }]);
  });
});

describe.each(Object.entries(area).slice(0, 2))('cleanup of %s by custom id', (kinds, [kind]) => {
  it('reaches those that are too old for the listing of all', async () => {
    await using cloud = await open({ uploads: uploads(kind, 130) });
    await using step = await clean(cloud, { kinds, 'custom-id': 'nightly' });
    expect(named(step, 'deleted').map(({ id }) => id)).toEqual(
      expect.arrayContaining(uploads(kind, 130).flatMap((upload) => ('custom-id' in upload ? [upload.id] : []))),
    );
  });
});

it('cleanup goes on with the next kind where one cannot be listed, and names both in its outputs', async () => {
  const faults = [{ action: 'status', path: '/app-automate/recent_apps', status: 403, times: 'always' }] as const;
  await using cloud = await open({ uploads: [...uploads('app', 1), ...uploads('media', 1)], faults: [...faults] });
  await using step = await clean(cloud, { kinds: 'apps\nmedia', 'custom-id': '*', 'dry-run': 'false' });
  expect(step.exitCode).toBe(1);
  expect(step.text).toContain('Could not list apps: ');
  expect(named(step, 'deleted')).toEqual([{ kind: 'media', id: idOf(0), name: 'media-0' }]);
});

it('cleanup says what is wrong with its inputs, and sends nothing', async () => {
  await using cloud = await open({});
  await using step = await clean(cloud, { kinds: 'films', ids: 'a/b', 'older-than-days': '-1', 'dry-run': 'no' });
  expect(step.exitCode).toBe(1);
  for (const input of ['kinds', 'ids', 'older-than-days', 'dry-run']) expect(step.text).toContain(`${input} is "`);
  expect(cloud.cloud.requests).toEqual([]);
});
