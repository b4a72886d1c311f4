import { expect, test } from 'vitest';
import { iphone, type OpenCloud, openCloud, pixel } from './open-cloud.ts';

const roots = {
  android: '/app-automate/flutter-integration-tests/v2/android',
  ios: '/app-automate/flutter-integration-tests/v2/ios',
} as const;

const start = async (service: OpenCloud, more: object = {}): Promise<string> => {
  const testPackage = await service.uploadRef(`${roots.ios}/test-package`, 'tests.zip');
  const { json } = await service.post(`${roots.ios}/build`, { devices: [iphone], testPackage, ...more });
  return (json as { build_id: string }).build_id;
};

test('a test package is the only upload of a build on iOS', async () => {
  await using service = await openCloud();
  const { json } = await service.upload(`${roots.ios}/test-package`, { name: 'tests.zip', fields: { custom_id: 'Nightly' } });
  expect(json).toMatchObject({
    test_package_name: 'tests.zip',
    test_package_url: expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/),
    custom_id: 'Nightly',
    shareable_id: 'ann/Nightly',
  });
  const refusals = [
    { devices: [iphone] },
    { devices: [iphone], testPackage: 'Unknown' },
    { devices: [iphone], testPackage: 'Nightly', app: 'bs://1' },
    { devices: [pixel], testPackage: 'Nightly' },
  ];
  for (const request of refusals) expect((await service.post(`${roots.ios}/build`, request)).status).toBe(422);
  expect((await service.post(`${roots.ios}/build`, { devices: [iphone], testPackage: 'Nightly' })).status).toBe(200);
  expect((await service.upload(`${roots.ios}/test-package`, { name: 'tests.apk' })).status).toBe(422);
  expect((await service.upload(`${roots.android}/test-suite`, { name: 'tests.zip' })).status).toBe(422);
});

test('builds on iOS are listed as a bare list, by project', async () => {
  await using service = await openCloud();
  const first = await start(service, { project: 'Shop' });
  const second = await start(service);
  const idsOf = async (query: string): Promise<unknown> =>
    ((await service.get(`${roots.ios}/builds${query}`)).json as { id: string }[]).map(({ id }) => id);
  expect(await idsOf('')).toEqual([second, first]);
  expect(await idsOf('?project=Shop')).toEqual([first]);
  expect(await idsOf('?project=Untitled Flutter Project')).toEqual([second]);
  expect((await service.get(`${roots.android}/builds`)).status).toBe(404);
});
