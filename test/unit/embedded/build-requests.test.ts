import { describe, expect, test } from 'vitest';
import { galaxy, iphone, openCloud, pixel, type TestFramework, untilEndedMs } from './open-cloud.ts';

const unknown = `bs://${'0'.repeat(40)}`;

describe('a build request is refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['without devices', { devices: undefined }, 'NO_DEVICE_SPECIFIED'],
    ['with no device', { devices: [] }, 'NO_DEVICE_SPECIFIED'],
    ['with a device that is no text', { devices: [1] }, 'INVALID_VALUES_IN_INPUT'],
    ['with a device named twice', { devices: [pixel, pixel] }, 'INVALID_VALUES_IN_INPUT'],
    ['with an unknown device', { devices: ['Nokia 3310-1.0'] }, 'INVALID_DEVICE'],
    ['with a device without a version', { devices: ['Google Pixel 7'] }, 'INVALID_DEVICE'],
    ['with a device of the other platform', { devices: [iphone] }, 'INVALID_DEVICE'],
    ['with a version that is not offered', { devices: ['Google Pixel 7-4.4'] }, 'INVALID_OS_VERSION'],
    ['without an app', { app: undefined }, 'INVALID_APP_CAP'],
    ['with an unknown app', { app: unknown }, 'INVALID_APP_URL'],
    ['with an unknown custom id', { app: 'Nothing' }, 'INVALID_APP_URL'],
    ['without a suite', { testSuite: undefined }, 'INVALID_TESTSUITE'],
    ['with an unknown suite', { testSuite: unknown }, 'INVALID_TESTSUITE'],
    ['with a project that is no text', { project: 7 }, 'INVALID_VALUES_IN_INPUT'],
    ['with a notify address alone', { projectNotifyURL: 'https://hook.example' }, 'INVALID_VALUES_IN_INPUT'],
    ['with a notify address that is none', { project: 'P', projectNotifyURL: 'nowhere' }, 'INCORRECT_URL'],
    ['with a notify address of another protocol', { project: 'P', projectNotifyURL: 'ftp://hook.example' }, 'INCORRECT_URL'],
    ['with a switch that is neither on nor off', { deviceLogs: 'maybe' }, 'INVALID_VALUES_IN_INPUT'],
    ['with a switch that is a number', { networkLogs: 1 }, 'INVALID_VALUES_IN_INPUT'],
    ['with unknown media', { uploadMedia: ['media://x'] }, 'INVALID_VALUES_IN_INPUT'],
    ['with too many media', { uploadMedia: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'INVALID_VALUES_IN_INPUT'],
    ['with numShards alone', { numShards: 2 }, 'INVALID_VALUES_IN_INPUT'],
    ['with shardIndex alone', { shardIndex: 0 }, 'INVALID_VALUES_IN_INPUT'],
    ['with no shards', { numShards: 0, shardIndex: 0 }, 'INVALID_VALUES_IN_INPUT'],
    ['with a negative numShards', { numShards: '-1', shardIndex: 0 }, 'INVALID_VALUES_IN_INPUT'],
    ['with a negative shardIndex', { numShards: 2, shardIndex: -1 }, 'INVALID_VALUES_IN_INPUT'],
    ['with a shardIndex past the last', { numShards: 2, shardIndex: 2 }, 'INVALID_VALUES_IN_INPUT'],
    ['with half a shard', { numShards: 1.5, shardIndex: 0 }, 'INVALID_VALUES_IN_INPUT'],
    ['with a class filter that is no list', { class: { a: 1 } }, 'INVALID_VALUES_IN_INPUT'],
    ['with an idle timeout out of range', { idleTimeout: 5 }, 'INVALID_VALUES_IN_INPUT'],
    ['with shards that are no mapping', { shards: [1] }, 'INVALID_VALUES_IN_INPUT'],
    ['with a shard strategy that is unknown', { shards: { mapping: [{ strategy: 'mood' }] } }, 'INVALID_VALUES_IN_INPUT'],
  ])('%s', async (_what, change, code) => {
    await using open = await openCloud();
    const request = await open.request();
    expect(await open.post('/app-automate/espresso/build', { ...request, ...change })).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining(`[BROWSERSTACK_${code}]`) },
    });
    expect((await open.get('/app-automate/plan.json')).json).toMatchObject({ parallel_sessions_running: 0 });
  });

  test.each<[string, string]>([
    ['that is not JSON', '{'],
    ['that is a list', '[]'],
    ['that is null', 'null'],
  ])('%s', async (_what, body) => {
    await using open = await openCloud();
    expect((await open.post('/app-automate/espresso/build', body)).status).toBe(422);
  });

  test('larger than a megabyte', async () => {
    await using open = await openCloud();
    expect((await open.post('/app-automate/espresso/build', JSON.stringify({ x: 'y'.repeat(1_100_000) }))).status).toBe(413);
  });

  test.each(['xcuitest', 'earlgrey'] as const)('with shards of the test runner for %s', async (framework) => {
    await using open = await openCloud();
    const request = { ...(await open.request(framework)), numShards: 2, shardIndex: 0 };
    expect((await open.post(`/app-automate/${framework}/build`, request)).status).toBe(422);
  });

  test('with an app for the other platform', async () => {
    await using open = await openCloud();
    const { app } = await open.request('xcuitest');
    const request = { ...(await open.request()), app };
    expect((await open.post('/app-automate/espresso/build', request)).text).toContain('INVALID_APP_CAP');
  });

  test('with an app that was deleted', async () => {
    await using open = await openCloud();
    const request = await open.request();
    await open.remove(`/app-automate/app/delete/${String(request.app).slice(5)}`);
    expect((await open.post('/app-automate/espresso/build', request)).text).toContain('APP_DELETED');
  });

  test('with the suite of another framework', async () => {
    await using open = await openCloud();
    const { testSuite } = await open.request('xcuitest');
    const request = { ...(await open.request()), testSuite };
    expect((await open.post('/app-automate/espresso/build', request)).text).toContain('INVALID_TESTSUITE');
  });
});

describe('a build request is accepted', () => {
  test.each<TestFramework>(['espresso', 'xcuitest', 'earlgrey'])('for %s, and every post starts a build', async (framework) => {
    await using open = await openCloud();
    const request = await open.request(framework);
    const first = await open.post(`/app-automate/${framework}/build`, request);
    const second = await open.post(`/app-automate/${framework}/build`, request);
    expect(first).toMatchObject({ status: 200, json: { message: 'Success', build_id: expect.stringMatching(/^[0-9a-f]{40}$/) } });
    expect(first.json).not.toEqual(second.json);
  });

  test('and kept whole, unknown and hostile keys included', async () => {
    await using open = await openCloud();
    const request = await open.request();
    const text = `{"buildTag":"run-7","__proto__":{"polluted":true},${JSON.stringify(request).slice(1)}`;
    const { json } = await open.post('/app-automate/espresso/build', text);
    const { input_capabilities: kept } = await open.build((json as { build_id: string }).build_id);
    expect(JSON.stringify(kept)).toBe(text);
  });

  test('with custom ids: the last upload that still exists counts', async () => {
    await using open = await openCloud();
    const request = await open.request();
    const upload = async (name: string): Promise<string> =>
      (await open.upload('/app-automate/upload', { name, fields: { custom_id: 'Shop' } })).text;
    await upload('first.apk');
    const last = JSON.parse(await upload('last.apk')) as { app_url: string };
    const named = { ...request, app: 'Shop' };
    expect(await open.build(await open.start(named))).toMatchObject({ app_details: { name: 'last.apk', custom_id: 'Shop' } });
    await open.remove(`/app-automate/app/delete/${last.app_url.slice(5)}`);
    expect(await open.build(await open.start(named))).toMatchObject({ app_details: { name: 'first.apk' } });
  });

  test.each(['espresso', 'xcuitest'] as const)('by the newer interface of %s', async (framework) => {
    await using open = await openCloud();
    const { json } = await open.post(`/app-automate/${framework}/v2/build`, await open.request(framework));
    expect(json).toMatchObject({ message: 'Success' });
    const path = `/app-automate/${framework}/v2/builds/${(json as { build_id: string }).build_id}`;
    expect((await open.get(path)).json).toMatchObject({
      framework,
      devices: [{ os: framework === 'espresso' ? 'android' : 'ios' }],
    });
    expect((await open.get(`/app-automate/${framework}/v2/builds/none`)).json).toEqual({ error: { message: 'Build not found' } });
  });

  test('with a minor version of iOS', async () => {
    await using open = await openCloud();
    const id = await open.start({ devices: ['iPhone 15-17.4'] }, 'xcuitest');
    expect(Object.keys((await open.build(id, 'xcuitest')).devices)).toEqual(['iPhone 15-17.4']);
  });

  test('with media that were uploaded', async () => {
    await using open = await openCloud();
    const { json } = await open.upload('/app-automate/upload-media', { name: 'a.png' });
    const { media_url: url } = json as { media_url: string };
    expect(await open.build(await open.start({ uploadMedia: [url] }))).toMatchObject({ status: 'running' });
  });

  test('with a device of the scenario, and with any where the scenario says so', async () => {
    await using listed = await openCloud({ devices: { known: [{ device: 'Fairphone 5', 'os-version': '14', os: 'android' }] } });
    expect(await listed.start({ devices: ['Fairphone 5-14'] })).toMatch(/^[0-9a-f]{40}$/);
    expect((await listed.get('/app-automate/devices.json')).json).toEqual([
      { os: 'android', os_version: '14', device: 'Fairphone 5', realMobile: true },
    ]);
    await using any = await openCloud({ devices: { 'accept-unknown': true } });
    const device = 'Made-up <Phone>-1';
    expect(Object.keys((await any.build(await any.start({ devices: [device] }))).devices)).toEqual([device]);
  });
});

test('the project groups builds, the newest first', async () => {
  await using open = await openCloud();
  const path = '/app-automate/espresso/projects/Shop%20%2F%20nightly';
  expect((await open.get(path)).json).toEqual({ builds: [] });
  const first = await open.start({ project: 'Shop / nightly' });
  const second = await open.start({ project: 'Shop / nightly', devices: [galaxy] });
  await open.start();
  open.clock.advance(untilEndedMs);
  expect((await open.get(path)).json).toMatchObject({ builds: [{ build_id: second, status: 'done' }, { build_id: first }] });
  expect((await open.get(path)).json).toMatchObject({ builds: [await open.build(second), await open.build(first)] });
  expect((await open.get('/app-automate/espresso/projects/Untitled%20Espresso%20Project')).json).toMatchObject({ builds: [{}] });
  expect((await open.get('/app-automate/xcuitest/projects/Shop%20%2F%20nightly')).json).toEqual({ builds: [] });
  expect((await open.get('/app-automate/espresso/v2/builds?project=Shop%20/%20nightly')).json).toMatchObject({
    builds: [{ build_id: second, start_time: '2026-01-02 10:00:00 UTC' }, { build_id: first }],
  });
});
