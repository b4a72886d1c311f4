import { afterAll, describe, expect, it } from 'vitest';
import type { CloudClient } from '../../../../src/cloud/client.ts';
import type { UploadRecord } from '../../../../src/model/records.ts';
import { uploadArea } from '../../../../src/run/upload/reused-uploads.ts';
import { openTestClient } from '../../../helpers/cloud-client.ts';

const records: readonly UploadRecord[] = [
  { id: '1', url: 'bs://1', customId: 'mtc-1' },
  { id: '2', url: 'bs://2', customId: 'mtc-2' },
  { id: '3', url: 'bs://3' },
];

const client = openTestClient('http://127.0.0.1:9');
afterAll(() => client[Symbol.asyncDispose]());

const asked: unknown[] = [];
const partOf = (name: string) => {
  const itself = async (): Promise<UploadRecord> => ({ id: name, url: name });
  return {
    uploadFile: itself,
    uploadUrl: itself,
    get: itself,
    list: async (query?: unknown) => {
      asked.push(query);
      return [...records];
    },
    delete: async () => {},
  };
};
const cloud: CloudClient = {
  ...client.cloud,
  apps: partOf('apps'),
  media: partOf('media'),
  testSuites: (framework: string) => partOf(`suites of ${framework}`),
};

describe('uploadArea', () => {
  it.each([
    ['apps', 'apps'],
    ['media', 'media'],
    ['earlgrey-app-dirs', 'suites of earlgrey'],
    ['espresso-suites', 'suites of espresso'],
    ['xcuitest-suites', 'suites of xcuitest'],
  ] as const)('%s are the %s of the client', async (kind, name) => {
    const area = uploadArea(cloud, kind);
    expect(area.kind).toBe(kind);
    expect(await area.uploadFile({ path: '/x' })).toMatchObject({ id: name });
  });

  it.each(['earlgrey-app-dirs', 'espresso-suites', 'xcuitest-suites'] as const)(
    'narrows the listing of %s down itself, since the service does not',
    async (kind) => {
      const area = uploadArea(cloud, kind);
      expect(await area.list({ customId: 'mtc-2' })).toEqual([records[1]]);
      expect(await area.list({})).toEqual(records);
    },
  );

  it.each(['apps', 'media'] as const)('lets the service narrow the listing of %s down', async (kind) => {
    asked.length = 0;
    await uploadArea(cloud, kind).list({ customId: 'mtc-2', scope: 'group' });
    expect(asked).toEqual([{ customId: 'mtc-2', scope: 'group' }]);
  });
});
