import { describe, expect, test } from 'vitest';
import type { UploadRecord } from '../../src/core/model/records.ts';
import type { CloudClient } from '../../src/service/client.ts';
import type { UploadQuery } from '../../src/service/resources/uploads.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { openService } from './open-service.ts';

const dayMs = 86_400_000;

interface Listing {
  readonly name: string;
  readonly kind: 'app' | 'media';
  readonly list: (cloud: CloudClient, query?: UploadQuery) => Promise<UploadRecord[]>;
  readonly apiVersion?: 'v2';
}

const listings: readonly Listing[] = [
  { name: 'apps, v1', kind: 'app', list: (cloud, query) => cloud.apps.list(query) },
  { name: 'apps, v2', kind: 'app', list: (cloud, query) => cloud.apps.list(query), apiVersion: 'v2' },
  { name: 'media', kind: 'media', list: (cloud, query) => cloud.media.list(query) },
];

const earlier = (kind: Listing['kind']): NonNullable<ScenarioInput['uploads']> => [
  { kind, name: 'first.bin', 'custom-id': 'Shop', 'age-days': 3 },
  { kind, name: 'second.bin', 'age-days': 2 },
  { kind, name: 'of-a-colleague.bin', 'custom-id': 'Shop', 'age-days': 1, owner: 'group' },
];

const openListing = async ({ kind, list, apiVersion }: Listing, shapes: ScenarioInput['shapes'] = {}) => {
  const service = await openService({ uploads: earlier(kind), shapes });
  const cloud = service.client(apiVersion === 'v2' ? { apiVersion, appFramework: 'espresso' } : {});
  const names = async (query?: UploadQuery): Promise<(string | undefined)[]> =>
    (await list(cloud, query)).map(({ name }) => name);
  return { ...service, names };
};

describe.each(listings)('the listing of $name', (listing) => {
  test.each<[of: string, query: UploadQuery | undefined, names: readonly string[]]>([
    ['own uploads, the newest first', undefined, ['second.bin', 'first.bin']],
    ['a custom id', { customId: 'Shop' }, ['first.bin']],
    ['an unused custom id', { customId: 'Nobody' }, []],
    ['the group', { scope: 'group' }, ['of-a-colleague.bin', 'second.bin', 'first.bin']],
    ['a custom id in the group', { scope: 'group', customId: 'Shop' }, ['of-a-colleague.bin', 'first.bin']],
  ])('holds %s', async (_of, query, expected) => {
    await using service = await openListing(listing);
    expect(await service.names(query)).toEqual(expected);
  });

  test('leaves out what the service deleted 30 days after its upload', async () => {
    await using service = await openListing(listing);
    service.clock.advance(27 * dayMs - 1);
    expect(await service.names()).toEqual(['second.bin', 'first.bin']);
    service.clock.advance(1);
    expect(await service.names()).toEqual(['second.bin']);
    service.clock.advance(dayMs);
    expect(await service.names()).toEqual([]);
    expect(await service.names({ scope: 'group' })).toEqual(['of-a-colleague.bin']);
  });

  test.each([{ 'empty-lists': 'array' }, { lists: 'wrapped' }, { timestamps: 'iso' }] as const)(
    'reads the same with %o',
    async (shapes) => {
      await using service = await openListing(listing, shapes);
      expect(await service.names()).toEqual(['second.bin', 'first.bin']);
      expect(await service.names({ customId: 'Nobody' })).toEqual([]);
    },
  );
});

const kindsOfUploads = [
  ['app', (cloud: CloudClient) => cloud.apps.list()],
  ['media', (cloud: CloudClient) => cloud.media.list()],
  ['espresso-suite', (cloud: CloudClient) => cloud.testSuites('espresso').list()],
  ['xcuitest-suite', (cloud: CloudClient) => cloud.testSuites('xcuitest').list()],
  ['earlgrey-app-dir', (cloud: CloudClient) => cloud.testSuites('earlgrey').list()],
] as const;

describe.each(kindsOfUploads)('the listing of %s', (kind, list) => {
  test('holds ten without a limit, and the hundred newest for this client, which asks for all', async () => {
    const uploads = Array.from({ length: 120 }, (_, index) => ({ kind, name: `${index}.bin`, 'age-days': index / 10 }));
    await using service = await openService({ uploads });
    const listed = await list(service.cloud);
    expect(listed.map(({ name }) => name)).toEqual(uploads.slice(0, 100).map(({ name }) => name));
    const [request] = service.embedded.requests;
    expect(request?.query).toBe('limit=100');
    expect((await service.get(request?.path ?? '')).json).toHaveLength(10);
  });

  test('is empty where the service refuses to list nothing', async () => {
    await using service = await openService({ shapes: { 'empty-lists': 'refused' } });
    expect(await list(service.cloud)).toEqual([]);
    expect(service.embedded.requests.map(({ status }) => status)).toEqual([422]);
  });

  test('is an error where the service refuses the request itself', async () => {
    const json = { error: '[BROWSERSTACK_INVALID_VALUES_IN_INPUT] no such limit exists' };
    await using service = await openService({ faults: [{ action: 'status', status: 422, json }] });
    expect(await rejection(list(service.cloud))).toMatchObject({ code: 'cloud-rejected' });
  });
});

test('no custom id is absent, whether the service leaves it out or says null', async () => {
  await using service = await openService({
    uploads: [
      { kind: 'app', name: 'a.apk' },
      { kind: 'espresso-suite', name: 's.apk' },
    ],
  });
  const [app] = await service.cloud.apps.list();
  const [suite] = await service.cloud.testSuites('espresso').list();
  expect(app).toMatchObject({ customId: undefined });
  expect(suite).toMatchObject({ customId: undefined });
  expect(suite?.uploadedAt).toEqual(app?.uploadedAt);
});

test.each(['test_url', 'test_suite_url', 'module_url'] as const)('an upload whose response has %s is read', async (key) => {
  await using service = await openService({ shapes: { 'suite-url-key': key } });
  const path = await service.file('suite.zip');
  for (const suites of [
    service.cloud.testSuites('espresso'),
    service.cloud.testSuites('xcuitest'),
    service.cloud.testSuites('earlgrey'),
  ]) {
    const { id } = await suites.uploadFile({ path });
    expect(await suites.list()).toMatchObject([{ id, url: `bs://${id}` }]);
  }
});

test('suites of one framework are not listed for another', async () => {
  await using service = await openService();
  const path = await service.file('suite.zip');
  await service.cloud.testSuites('espresso').uploadFile({ path });
  expect(await service.cloud.testSuites('xcuitest').list()).toEqual([]);
  expect(await service.cloud.testSuites('earlgrey').list()).toEqual([]);
});
