import { expect, test } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { openService, type Service, startBuild } from './open-service.ts';

type Fault = NonNullable<ScenarioInput['faults']>[number];

const onStart = (fault: Fault): ScenarioInput => ({ faults: [{ ...fault, path: '/app-automate/espresso/build' }] });

const buildsOf = (service: Service) => service.cloud.projects('espresso').builds('Shop');

const startFaults: readonly { readonly of: string; readonly fault: Fault; readonly builds: number }[] = [
  { of: 'a reset after the build was started', fault: { action: 'reset-after-acting' }, builds: 1 },
  { of: 'a reset before', fault: { action: 'reset-while-receiving' }, builds: 0 },
  { of: 'a gateway page after the build was started', fault: { action: 'html', 'after-acting': true }, builds: 1 },
  { of: 'a gateway page before', fault: { action: 'html' }, builds: 0 },
  { of: 'a cut response', fault: { action: 'truncate' }, builds: 1 },
  { of: 'broken JSON', fault: { action: 'invalid-json' }, builds: 1 },
  { of: '503 after the build was started', fault: { action: 'status', status: 503, 'after-acting': true }, builds: 1 },
  { of: 'success without a build id', fault: { action: 'status', status: 200, json: { message: 'Success' } }, builds: 0 },
];

test.each(startFaults)('after $of a start is in doubt, and is never sent again', async ({ fault, builds }) => {
  await using service = await openService(onStart(fault));
  const error = await rejection(startBuild(service, 'espresso', { project: 'Shop' }));
  expect(error).toMatchObject({ code: 'cloud-start-uncertain' });
  expect(await buildsOf(service)).toHaveLength(builds);
  expect(service.embedded.requests.filter(({ path }) => path.endsWith('/build'))).toHaveLength(1);
});

test('a start that was throttled is sent again after the pause that the service asks for, and starts one build', async () => {
  await using service = await openService(
    onStart({ action: 'status', status: 429, headers: { 'Retry-After': '7' }, json: { message: 'Too many requests' } }),
  );
  const id = await startBuild(service, 'espresso', { project: 'Shop' });
  expect(service.clock.sleeps).toEqual([7_000]);
  expect(await buildsOf(service)).toMatchObject([{ id }]);
});

const readFaults: readonly Fault[] = [
  { action: 'status', status: 503, json: {} },
  { action: 'status', status: 429, json: {} },
  { action: 'html', status: 502 },
  { action: 'reset-before' },
  { action: 'truncate' },
  { action: 'invalid-json' },
];

test.each(readFaults)('a read outlives %o', async (fault) => {
  await using service = await openService({ faults: [{ ...fault, method: 'GET', times: 2 }] });
  expect(await service.cloud.quota.get()).toMatchObject({ parallelRunning: 0 });
  expect(service.events.map(({ outcome }) => outcome)).toEqual(['retry', 'retry', 'ok']);
});

test('an upload over the limit of five a minute waits and goes through', async () => {
  await using service = await openService({ limits: { 'uploads-per-minute': 5 } });
  const path = await service.file('shop.apk');
  // The pauses must reach into the next minute, so the jitter is at its maximum.
  const cloud = service.client({ random: () => 1 });
  for (const customId of ['1', '2', '3', '4', '5', '6']) await cloud.apps.uploadFile({ path, customId });
  expect(new Set((await cloud.apps.list()).map(({ customId }) => customId))).toEqual(new Set(['1', '2', '3', '4', '5', '6']));
  expect(service.clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(60_000);
});

test('an upload whose connection breaks starts again from the first byte, and is there once', async () => {
  const fault: Fault = { action: 'reset-while-receiving', 'after-bytes': 50_000, path: '/app-automate/upload' };
  await using service = await openService({ faults: [fault] });
  const { id } = await service.cloud.apps.uploadFile({ path: await service.file('shop.apk', Buffer.alloc(2_000_000, 7)) });
  expect(await service.cloud.apps.list()).toMatchObject([{ id }]);
});

test('a deletion whose response was lost is done', async () => {
  const fault: Fault = { action: 'reset-after-acting', method: 'DELETE' };
  await using service = await openService({ faults: [fault] });
  const { id } = await service.cloud.apps.uploadFile({ path: await service.file('shop.apk') });
  await service.cloud.apps.delete(id);
  expect(await service.cloud.apps.list()).toEqual([]);
});
