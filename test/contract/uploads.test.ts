import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { UploadRecord } from '../../src/core/model/records.ts';
import type { CloudClient, CloudOptions } from '../../src/service/client.ts';
import type { UploadFile, UploadUrl } from '../../src/service/multipart.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { startLoopbackServer, text } from '../helpers/loopback-server.ts';
import { openService, type Service } from './open-service.ts';

/** The calls of the client for one kind of upload (specification 4.1, 4.2, 4.5). */
interface UploadCalls {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  uploadUrl?(link: UploadUrl): Promise<UploadRecord>;
  list(): Promise<UploadRecord[]>;
  get?(id: string): Promise<UploadRecord>;
  delete(id: string): Promise<void>;
}

interface UploadArea {
  readonly name: string;
  readonly options: Partial<CloudOptions>;
  readonly scheme: 'bs' | 'media';
  /** File name extension of an accepted upload. */
  readonly ending: 'apk' | 'zip' | 'png';
  readonly calls: (cloud: CloudClient) => UploadCalls;
  readonly upload: string;
  readonly listing: string;
  readonly deletion: string;
}

const suiteArea = (framework: 'espresso' | 'xcuitest', apiVersion: 'v1' | 'v2'): UploadArea => {
  const root = `/app-automate/${framework}${apiVersion === 'v2' ? '/v2' : ''}`;
  return {
    name: `a test suite of ${framework}, ${apiVersion}`,
    options: { apiVersion },
    scheme: 'bs',
    ending: framework === 'espresso' ? 'apk' : 'zip',
    calls: (cloud) => cloud.testSuites(framework),
    upload: `${root}/test-suite`,
    listing: `${root}/test-suites`,
    deletion: `${root}/test-suites/<id>`,
  };
};

const frameworkAppArea = (framework: 'espresso' | 'xcuitest'): UploadArea => ({
  name: `an app of ${framework}, v2`,
  options: { apiVersion: 'v2', appFramework: framework },
  scheme: 'bs',
  ending: 'apk',
  calls: (cloud) => cloud.apps,
  upload: `/app-automate/${framework}/v2/app`,
  listing: `/app-automate/${framework}/v2/apps`,
  deletion: `/app-automate/${framework}/v2/apps/<id>`,
});

/** Everything that can be uploaded (specification 4.1, 4.2, 4.5; observed shapes 1 and 2 for v2). */
const uploadAreas: readonly UploadArea[] = [
  {
    name: 'an app, v1',
    options: { apiVersion: 'v1' },
    scheme: 'bs',
    ending: 'apk',
    calls: (cloud) => cloud.apps,
    upload: '/app-automate/upload',
    listing: '/app-automate/recent_apps',
    deletion: '/app-automate/app/delete/<id>',
  },
  suiteArea('espresso', 'v1'),
  suiteArea('xcuitest', 'v1'),
  {
    name: 'an app directory of earlgrey',
    options: { apiVersion: 'v1' },
    scheme: 'bs',
    ending: 'zip',
    calls: (cloud) => cloud.testSuites('earlgrey'),
    upload: '/app-automate/earlgrey/app-dir',
    listing: '/app-automate/earlgrey/app-dirs',
    deletion: '/app-automate/earlgrey/app-dirs/<id>',
  },
  {
    name: 'a media file',
    options: { apiVersion: 'v1' },
    scheme: 'media',
    ending: 'png',
    calls: (cloud) => cloud.media,
    upload: '/app-automate/upload-media',
    listing: '/app-automate/recent_media_files',
    deletion: '/app-automate/custom_media/delete/<id>',
  },
  frameworkAppArea('espresso'),
  frameworkAppArea('xcuitest'),
  suiteArea('espresso', 'v2'),
  suiteArea('xcuitest', 'v2'),
];

const open = async ({ options, calls }: UploadArea) => {
  const service = await openService();
  return { ...service, ...calls(service.client(options)) };
};

/** Latin-1, since comparing long buffers takes long. */
const storedBytes = async (contentDir: string): Promise<string[]> =>
  Promise.all((await readdir(contentDir)).map((name) => readFile(join(contentDir, name), 'latin1')));

const everyByte = Buffer.from(Array.from({ length: 200_000 }, (_value, index) => (index * 7) % 256));

describe.each(uploadAreas)('$name', (area) => {
  const reference = new RegExp(`^${area.scheme}://[0-9a-f]{40}$`);

  test('is uploaded as a file, byte for byte', async () => {
    await using service = await open(area);
    const record = await service.uploadFile({ path: await service.file(`shop.${area.ending}`, everyByte) });
    expect(record.url).toMatch(reference);
    expect(record.id).toBe(record.url.split('://')[1]);
    expect(record.customId).toBeUndefined();
    expect(service.events.map(({ route }) => route)).toEqual([`POST ${area.upload}`]);
    expect(await storedBytes(service.contentDir)).toEqual([everyByte.toString('latin1')]);
  });

  test('keeps its custom id', async () => {
    await using service = await open(area);
    const record = await service.uploadFile({ path: await service.file(`shop.${area.ending}`), customId: 'Shop-nightly_1.2' });
    expect(record.customId).toBe('Shop-nightly_1.2');
    expect(await service.list()).toMatchObject([{ id: record.id, url: record.url, customId: 'Shop-nightly_1.2' }]);
  });

  test('is listed with the time of its upload', async () => {
    await using service = await open(area);
    service.clock.advance(90_000);
    const { id } = await service.uploadFile({ path: await service.file(`shop.${area.ending}`) });
    const listed = await service.list();
    expect(listed).toMatchObject([{ id, uploadedAt: new Date(service.clock.nowMs()) }]);
    expect(service.events.at(-1)?.route).toBe(`GET ${area.listing}`);
  });

  test('is gone after its deletion, which can be done once', async () => {
    await using service = await open(area);
    const first = await service.uploadFile({ path: await service.file(`one.${area.ending}`) });
    const second = await service.uploadFile({ path: await service.file(`two.${area.ending}`) });
    await service.delete(first.id);
    expect(service.events.at(-1)?.route).toBe(`DELETE ${area.deletion}`);
    expect((await service.list()).map(({ id }) => id)).toEqual([second.id]);
    expect(await rejection(service.delete(first.id))).toMatchObject({ code: 'cloud-not-found' });
    await service.delete(second.id);
    expect(await service.list()).toEqual([]);
  });
});

/** Two kinds are enough for what is the same for all kinds of uploads. */
describe.each(uploadAreas.filter(({ name }) => name.startsWith('an app, v1') || name === 'a test suite of espresso, v2'))(
  '$name, too',
  (area) => {
    test('keeps its name, whatever characters it has', async () => {
      await using service = await open(area);
      const path = await service.file(`shop.${area.ending}`);
      await service.uploadFile({ path });
      service.clock.advance(1_000);
      await service.uploadFile({ path, fileName: `Käse & Söhne; a=b.${area.ending}` });
      service.clock.advance(1_000);
      // A quote would end the name early in the form, so it is percent-encoded there.
      await service.uploadFile({ path, fileName: `x"; name="data.${area.ending}` });
      const names = (await service.list()).map(({ name }) => name);
      const { ending } = area;
      expect(names).toEqual([`x"; name="data.${ending}`, `Käse & Söhne; a=b.${ending}`, `shop.${ending}`]);
    });

    test('tells its progress up to the last byte', async () => {
      await using service = await open(area);
      const progress: [number, number][] = [];
      const path = await service.file(`shop.${area.ending}`, Buffer.alloc(300_000, 1));
      await service.uploadFile({ path, onProgress: (sent, total) => progress.push([sent, total]) });
      const [sent, total] = progress.at(-1) ?? [];
      expect(total).toBeGreaterThan(300_000);
      expect(sent).toBe(total);
    });

    test('is kept under its custom id without the characters that the service ignores', async () => {
      await using service = await open(area);
      const record = await service.uploadFile({ path: await service.file(`shop.${area.ending}`), customId: 'two wörds/1.2' });
      expect(record.customId).toBe('twowrds1.2');
      expect(await service.list()).toMatchObject([{ customId: 'twowrds1.2' }]);
    });

    test('is refused with a custom id that is too long', async () => {
      await using service = await open(area);
      const path = await service.file(`shop.${area.ending}`);
      const error = await rejection(service.uploadFile({ path, customId: 'x'.repeat(101) }));
      expect(error).toMatchObject({ code: 'cloud-rejected', serviceCode: 'BROWSERSTACK_INVALID_VALUES_IN_INPUT' });
      expect(await service.list()).toEqual([]);
    });
  },
);

const areasWithUrl = uploadAreas.filter(({ scheme }) => scheme === 'bs');

describe.each(areasWithUrl)('by url, $name', (area) => {
  test('is fetched by the service itself', async () => {
    await using service = await open(area);
    const body = 'bytes behind an address';
    await using files = await startLoopbackServer({
      [`GET /builds/shop.${area.ending}`]: () => text(body),
    });
    const record = await service.uploadUrl?.({
      url: `${files.origin}/builds/shop.${area.ending}?token=1&x=2`,
      customId: 'ByUrl',
    });
    expect(record).toMatchObject({ url: expect.stringMatching(/^bs:/), customId: 'ByUrl' });
    expect(files.requests.map(({ path, query }) => `${path}?${query.toString()}`)).toEqual([
      `/builds/shop.${area.ending}?token=1&x=2`,
    ]);
    expect(await storedBytes(service.contentDir)).toEqual([body]);
    expect(await service.list()).toMatchObject([{ name: `shop.${area.ending}`, customId: 'ByUrl' }]);
  });

  test('needs no custom id', async () => {
    await using service = await open(area);
    const record = await service.uploadUrl?.({ url: `https://builds.example/nightly/shop.${area.ending}` });
    expect(record?.customId).toBeUndefined();
    expect(await service.list()).toMatchObject([{ id: record?.id, name: `shop.${area.ending}` }]);
  });

  test('is refused when nothing is there', async () => {
    await using service = await open(area);
    await using files = await startLoopbackServer({});
    const error = await rejection(service.uploadUrl?.({ url: `${files.origin}/missing.apk` }) ?? Promise.resolve());
    expect(error).toMatchObject({ code: 'cloud-rejected' });
    expect(error).toMatchObject({ serviceCode: 'BROWSERSTACK_INCORRECT_URL' });
  });
});

const suiteAreas = uploadAreas.filter(({ listing }) => listing.includes('test-suites') || listing.includes('app-dirs'));

describe.each(suiteAreas)('the file type of $name', (area) => {
  test.each(['png', 'txt', ...(area.ending === 'zip' ? ['apk', 'APK'] : [])])('is refused where it is .%s', async (ending) => {
    await using service = await open(area);
    const error = await rejection(service.uploadFile({ path: await service.file(`suite.${ending}`) }));
    expect(error).toMatchObject({ status: 422, serviceCode: 'BROWSERSTACK_INVALID_TESTSUITE' });
    const byUrl = service.uploadUrl?.({ url: `https://builds.example/suite.${ending}` }) ?? Promise.resolve();
    expect(await rejection(byUrl)).toMatchObject({ status: 422, serviceCode: 'BROWSERSTACK_INVALID_TESTSUITE' });
    expect(await service.list()).toEqual([]);
  });
});

describe.each(suiteAreas)('the detail of $name', (area) => {
  test('is what the listing says', async () => {
    await using service = await open(area);
    const { id } = await service.uploadFile({ path: await service.file('suite.zip'), customId: 'Nightly' });
    const [listed] = await service.list();
    expect(await service.get?.(id)).toEqual(listed);
    expect(listed).toMatchObject({ id, name: 'suite.zip', customId: 'Nightly' });
  });

  test('the detail of an unknown or deleted upload is an error', async () => {
    await using service = await open(area);
    const { id } = await service.uploadFile({ path: await service.file('suite.zip') });
    await service.delete(id);
    for (const unknown of [id, 'f'.repeat(40), 'no such/id?x=1']) {
      expect(await rejection(service.get?.(unknown) ?? Promise.resolve())).toMatchObject({
        code: 'cloud-not-found',
        serviceCode: 'BROWSERSTACK_TEST_NOT_FOUND',
      });
    }
  });
});

test('an empty file never leaves this machine', async () => {
  await using service = await openService();
  const error = await rejection(service.cloud.apps.uploadFile({ path: await service.file('empty.apk', '') }));
  expect(error).toMatchObject({ code: 'cloud-local-file' });
  expect(service.embedded.requests).toEqual([]);
});

describe('a large upload that the service turns down before it has read it all', () => {
  const uploadOften = async (service: Service, { apps }: CloudClient): Promise<unknown[]> => {
    const path = await service.file('large.apk', Buffer.alloc(8_000_000));
    const errors: unknown[] = [];
    for (let round = 0; round < 2; round++) errors.push(await rejection(apps.uploadFile({ path })));
    return errors;
  };

  test('a large upload that is turned down for its size says so at once, and nothing of it is kept', async () => {
    await using service = await openService({ limits: { 'upload-bytes': 100_000 } });
    for (const error of await uploadOften(service, service.cloud)) {
      expect(error).toMatchObject({ code: 'cloud-rejected', status: 413, attempts: 1 });
    }
    expect(await storedBytes(service.contentDir)).toEqual([]);
  });

  test('a large upload that is turned down for its credentials says so at once', async () => {
    await using service = await openService();
    for (const error of await uploadOften(service, service.client({ accessKey: 'wrong' }))) {
      expect(error).toMatchObject({ code: 'cloud-unauthorized', attempts: 1 });
    }
  });
});
