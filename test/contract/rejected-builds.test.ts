import { describe, expect, test } from 'vitest';
import type { BuildRequest } from '../../src/core/model/builds.ts';
import type { Framework } from '../../src/core/model/framework.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { openService, startBuild } from './open-service.ts';

interface Rejection {
  readonly because: string;
  readonly framework?: Framework;
  readonly request: BuildRequest;
  /** Default: `INVALID_VALUES_IN_INPUT`. */
  readonly code?: string;
}

const ofSharding: readonly Rejection[] = [
  { because: 'numShards stands alone', request: { numShards: 2 } },
  { because: 'shardIndex stands alone', request: { shardIndex: 0 } },
  { because: 'numShards is zero', request: { numShards: 0, shardIndex: 0 } },
  { because: 'numShards is negative', request: { numShards: -1, shardIndex: 0 } },
  { because: 'shardIndex is negative', request: { numShards: 2, shardIndex: -1 } },
  { because: 'shardIndex is numShards', request: { numShards: 2, shardIndex: 2 } },
  { because: 'numShards is no whole number', request: { numShards: 1.5, shardIndex: 0 } },
  { because: 'numShards is a word', request: { numShards: 'two', shardIndex: '0' } },
  { because: 'XCUITest has no shards', framework: 'xcuitest', request: { numShards: 2, shardIndex: 0 } },
  { because: 'EarlGrey has no shards', framework: 'earlgrey', request: { numShards: 2, shardIndex: 0 } },
];

const ofRequests: readonly Rejection[] = [
  { because: 'no device is named', request: { devices: [] }, code: 'NO_DEVICE_SPECIFIED' },
  { because: 'a device is unknown', request: { devices: ['Nokia 3310-1'] }, code: 'INVALID_DEVICE' },
  { because: 'a device has no version', request: { devices: ['Google Pixel 7'] }, code: 'INVALID_DEVICE' },
  { because: 'a version is not offered', request: { devices: ['Google Pixel 7-4.4'] }, code: 'INVALID_OS_VERSION' },
  { because: 'an Espresso device runs iOS', request: { devices: ['iPhone 14-16'] }, code: 'INVALID_DEVICE' },
  {
    because: 'an XCUITest device runs Android',
    framework: 'xcuitest',
    request: { devices: ['Google Pixel 7-13.0'] },
    code: 'INVALID_DEVICE',
  },
  { because: 'the app is unknown', request: { app: `bs://${'0'.repeat(40)}` }, code: 'INVALID_APP_URL' },
  { because: 'no app is named', request: { app: '' }, code: 'INVALID_APP_CAP' },
  { because: 'the suite is unknown', request: { testSuite: 'NoSuchId' }, code: 'INVALID_TESTSUITE' },
  {
    because: 'no app directory is named',
    framework: 'earlgrey',
    request: { appDir: null },
    code: 'INVALID_APP_CAP',
  },
  { because: 'a media file is unknown', request: { uploadMedia: ['media://none'] } },
  { because: 'projectNotifyURL comes without project', request: { projectNotifyURL: 'https://x.example' } },
  { because: 'an idle timeout is too short', request: { idleTimeout: 59 } },
  { because: 'it has no list of devices', request: { devices: undefined }, code: 'NO_DEVICE_SPECIFIED' },
  { because: 'a device is no text', request: { devices: [1] } },
  { because: 'a device is named twice', request: { devices: ['Google Pixel 7-13.0', 'Google Pixel 7-13.0'] } },
  { because: 'it names no suite', request: { testSuite: undefined }, code: 'INVALID_TESTSUITE' },
  { because: 'a project is no text', request: { project: 7 } },
  { because: 'a notify address is none', request: { project: 'P', projectNotifyURL: 'nowhere' }, code: 'INCORRECT_URL' },
  {
    because: 'a notify address has another protocol',
    request: { project: 'P', projectNotifyURL: 'ftp://hook.example' },
    code: 'INCORRECT_URL',
  },
  { because: 'a switch is neither on nor off', request: { deviceLogs: 'maybe' } },
  { because: 'a switch is a number', request: { networkLogs: 1 } },
  { because: 'it has too many media', request: { uploadMedia: ['a', 'b', 'c', 'd', 'e', 'f'] } },
  { because: 'a class filter is no list', request: { class: { a: 1 } } },
  { because: 'shards are no mapping', request: { shards: [1] } },
];

describe.each(['v1', 'v2'] as const)('in %s a build is refused, and nothing started, because', (apiVersion) => {
  const cases = [...ofSharding, ...ofRequests].filter(({ framework }) => apiVersion === 'v1' || framework !== 'earlgrey');
  test.each(cases)('$because', async ({ framework = 'espresso', request, code = 'INVALID_VALUES_IN_INPUT' }) => {
    await using service = await openService();
    const cloud = service.client({ apiVersion });
    const error = await rejection(startBuild(service, framework, request, cloud));
    expect(error).toMatchObject({ code: 'cloud-build-rejected', status: 422, serviceCode: `BROWSERSTACK_${code}` });
    expect((await cloud.quota.get()).parallelRunning).toBe(0);
    if (framework !== 'earlgrey') expect(await cloud.projects(framework).builds('Shop')).toEqual([]);
  });
});

test.each([
  { because: 'numbers', numShards: 2, shardIndex: 1 },
  { because: 'texts', numShards: '2', shardIndex: '0' },
])('sharding fields are taken as $because', async ({ numShards, shardIndex }) => {
  await using service = await openService();
  const id = await startBuild(service, 'espresso', { numShards, shardIndex });
  const { record } = await service.cloud.builds('espresso').get(id);
  expect(record.capabilities).toMatchObject({ numShards, shardIndex });
});

test.each(['floor-mod', 'absolute'] as const)(
  'shards share the suite out, each test in one of them, with the %s split',
  async (split) => {
    await using service = await openService({ 'shard-split': split });
    const seen: string[] = [];
    for (const shardIndex of [0, 1, 2]) {
      const id = await startBuild(service, 'espresso', { numShards: 3, shardIndex, project: 'Sharded' });
      const { record } = await service.cloud.builds('espresso').get(id);
      const session = await service.cloud.sessions('espresso').get(id, record.devices[0]?.sessions[0]?.id ?? '');
      seen.push(...session.record.tests.map(({ className, name }) => `${className}#${name}`));
    }
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
    expect(await service.cloud.projects('espresso').builds('Sharded')).toHaveLength(3);
  },
);
