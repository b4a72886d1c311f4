import { describe, expect, test } from 'vitest';
import { rejection } from '../helpers/cloud-client.ts';
import { openService, startBuild, untilEndMs } from './open-service.ts';

test('the plan tells how many sessions run and wait, and how many may', async () => {
  await using service = await openService({ plan: { parallel: 2 } });
  expect(await service.cloud.quota.get()).toEqual({ parallelRunning: 0, parallelMax: 2, queued: 0, queuedMax: 5 });
  await startBuild(service, 'espresso', { devices: ['Google Pixel 7-13.0', 'Google Pixel 8-14.0', 'Google Pixel 9-15.0'] });
  expect(await service.cloud.quota.get()).toMatchObject({ parallelRunning: 2, queued: 1 });
  expect((await service.get('/app-automate/current_parallel_queue_usage')).json).toMatchObject({
    meta: { summary: { totalParallelsUsed: 2, totalQueuedSessions: 1 } },
  });
  service.clock.advance(untilEndMs);
  expect(await service.cloud.quota.get()).toMatchObject({ parallelRunning: 0, queued: 0 });
});

test('the queue is as long as the plan has slots, and has at least five places', async () => {
  await using service = await openService({ plan: { parallel: 8 } });
  expect(await service.cloud.quota.get()).toMatchObject({ queuedMax: 8 });
});

describe.each(['coded', 'sentence'] as const)('when all slots and places are taken, in the %s response', (response) => {
  test.each(['v1', 'v2'] as const)('a start is refused, and accepted later, in %s', async (apiVersion) => {
    await using service = await openService({ plan: { parallel: 1, queue: 1 }, shapes: { 'busy-response': response } });
    const cloud = service.client({ apiVersion });
    const devices = ['Google Pixel 7-13.0', 'Google Pixel 8-14.0'];
    const id = await startBuild(service, 'espresso', { devices }, cloud);
    const error = await rejection(startBuild(service, 'espresso', {}, cloud));
    expect(error).toMatchObject({ code: 'cloud-parallels-in-use', transient: false });
    service.clock.advance(untilEndMs);
    await startBuild(service, 'espresso', {}, cloud);
    const { record } = await cloud.builds('espresso').get(id);
    expect(record.devices).toHaveLength(2);
  });

  test('a start is refused when sessions of other users take all slots', async () => {
    const plan = { parallel: 1, queue: 0, 'used-elsewhere': 1, 'used-elsewhere-seconds': 60 };
    await using service = await openService({ plan, shapes: { 'busy-response': response } });
    expect(await service.cloud.quota.get()).toMatchObject({ parallelRunning: 1 });
    expect(await rejection(startBuild(service, 'xcuitest'))).toMatchObject({ code: 'cloud-parallels-in-use' });
    service.clock.advance(60_000);
    expect(await startBuild(service, 'xcuitest')).toMatch(/^[0-9a-f]{40}$/);
  });
});

test('a session that waits too long in the queue ends in error, and never had a start', async () => {
  await using service = await openService({ plan: { parallel: 1, 'used-elsewhere': 1, 'used-elsewhere-seconds': 3_600 } });
  const id = await startBuild(service, 'espresso');
  service.clock.advance(899_000);
  expect((await service.cloud.builds('espresso').get(id)).record.devices[0]?.sessions[0]?.status).toBe('queued');
  service.clock.advance(1_000);
  const { record } = await service.cloud.builds('espresso').get(id);
  expect(record.status).toBe('error');
  expect(record.deviceErrors).toMatchObject([{ device: 'Google Pixel 7-13.0' }]);
  expect(record.devices[0]?.sessions[0]).toMatchObject({ id: undefined });
});

test('the device list names every device with its versions and its system', async () => {
  await using service = await openService({
    devices: {
      known: [
        { device: 'Google Pixel 7', 'os-version': '13.0', os: 'android' },
        { device: 'iPhone 14', 'os-version': '16', os: 'ios' },
      ],
    },
  });
  expect(await service.cloud.devices.list()).toEqual([
    { device: 'Google Pixel 7', osVersion: '13.0', os: 'android' },
    { device: 'iPhone 14', osVersion: '16', os: 'ios' },
  ]);
});

describe('the list of device limits', () => {
  const known = [{ device: 'Google Pixel 7', 'os-version': '13.0', os: 'android' as const }];

  test('names how many of each device are in use, and may be', async () => {
    const use = [{ device: 'Google Pixel 7', 'os-version': '13.0', used: 2, limit: 2 }];
    await using busy = await openService({ devices: { known, use } });
    expect(await busy.cloud.devices.uses()).toEqual([{ device: 'Google Pixel 7', osVersion: '13.0', used: 2, limit: 2 }]);
    await using free = await openService({ devices: { known }, plan: { parallel: 3 } });
    expect(await free.cloud.devices.uses()).toMatchObject([{ used: 0, limit: 3 }]);
  });

  test('may be absent', async () => {
    await using service = await openService({ devices: { use: 'unavailable' } });
    expect(await rejection(service.cloud.devices.uses())).toMatchObject({ code: 'cloud-not-found' });
  });
});

describe.each([
  { apiVersion: 'v1', framework: 'espresso' },
  { apiVersion: 'v1', framework: 'xcuitest' },
  { apiVersion: 'v2', framework: 'espresso' },
  { apiVersion: 'v2', framework: 'xcuitest' },
] as const)('the project listing of $framework in $apiVersion', ({ apiVersion, framework }) => {
  test('holds the builds of the project, and no other', async () => {
    await using service = await openService();
    const cloud = service.client({ apiVersion });
    const project = 'Shop & Söhne / nightly #1 50%';
    const first = await startBuild(service, framework, { project, buildTag: 'first' }, cloud);
    service.clock.advance(1_000);
    const second = await startBuild(service, framework, { project, buildTag: 'second' }, cloud);
    await startBuild(service, framework, { project: 'Another' }, cloud);
    await startBuild(service, framework, {}, cloud);
    const builds = await cloud.projects(framework).builds(project);
    expect(builds.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(builds.map(({ capabilities }) => String(capabilities.buildTag)).toSorted()).toEqual(['first', 'second']);
  });

  test('holds nothing of an unknown project', async () => {
    await using service = await openService({ shapes: { 'unknown-project': 'message' } });
    expect(await service.client({ apiVersion }).projects(framework).builds('Nobody')).toEqual([]);
  });

  test('shows a build some time after its start, when the service is slow', async () => {
    await using service = await openService({ builds: [{ 'listed-after-seconds': 30 }] });
    const cloud = service.client({ apiVersion });
    const id = await startBuild(service, framework, { project: 'Shop' }, cloud);
    expect(await cloud.projects(framework).builds('Shop')).toEqual([]);
    service.clock.advance(30_000);
    expect(await cloud.projects(framework).builds('Shop')).toMatchObject([{ id }]);
  });
});

test('an unknown project may be an error in v1', async () => {
  await using service = await openService({ shapes: { 'unknown-project': 'not-found' } });
  const error = await rejection(service.cloud.projects('espresso').builds('Nobody'));
  expect(error).toMatchObject({ code: 'cloud-not-found', serviceMessage: 'Project not found' });
});
