import { describe, expect, test } from 'vitest';
import type { BuildRequest } from '../../src/core/model/builds.ts';
import type { Framework } from '../../src/core/model/framework.ts';
import { countedTests } from '../../src/core/model/status.ts';
import type { CloudOptions } from '../../src/service/client.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { deviceFor, openService, startBuild, untilEndMs, uploadFor } from './open-service.ts';

interface Interface {
  readonly framework: Exclude<Framework, 'maestro' | 'flutter-android' | 'flutter-ios'>;
  readonly apiVersion: 'v1' | 'v2';
  readonly root: string;
}

const interfaces: readonly Interface[] = [
  { framework: 'espresso', apiVersion: 'v1', root: '/app-automate/espresso' },
  { framework: 'xcuitest', apiVersion: 'v1', root: '/app-automate/xcuitest' },
  { framework: 'earlgrey', apiVersion: 'v1', root: '/app-automate/earlgrey' },
  { framework: 'espresso', apiVersion: 'v2', root: '/app-automate/espresso/v2' },
  { framework: 'xcuitest', apiVersion: 'v2', root: '/app-automate/xcuitest/v2' },
];

const optionsOf = ({ framework, apiVersion }: Interface): Partial<CloudOptions> => ({
  apiVersion,
  ...(framework !== 'earlgrey' && { appFramework: framework }),
});

describe.each(interfaces)('a build of $framework, $apiVersion', (api) => {
  const { framework, apiVersion, root } = api;
  const device = deviceFor[framework];

  const start = async (scenario: ScenarioInput = {}, request: BuildRequest = {}) => {
    const service = await openService(scenario);
    const cloud = service.client(optionsOf(api));
    const id = await startBuild(service, framework, request, cloud);
    return { ...service, cloud, id, read: async () => (await cloud.builds(framework).get(id)).record };
  };

  test('is started with the request as it is, and says so when asked', async () => {
    const request = { project: 'Shop', deviceLogs: true, buildTag: 'mark 1', networkLogs: 'true' };
    await using build = await start({}, request);
    expect(build.id).toMatch(/^[0-9a-f]{40}$/);
    const record = await build.read();
    expect(record).toMatchObject({ id: build.id, framework, startedAt: new Date(build.clock.nowMs()) });
    expect(record.capabilities).toMatchObject({ ...request, devices: [device] });
    expect(build.events.slice(-2).map(({ route }) => route)).toEqual([`POST ${root}/build`, `GET ${root}/builds/<buildId>`]);
  });

  test('goes from running to ended, and its counters from pending to passed', async () => {
    await using build = await start();
    build.clock.advance(20_000);
    const running = await build.read();
    expect(running).toMatchObject({ status: 'running', durationMs: 20_000, deviceErrors: [] });
    expect(running.devices).toMatchObject([{ device, sessions: [{ id: expect.any(String), status: 'running' }] }]);
    build.clock.advance(untilEndMs);
    const ended = await build.read();
    expect(ended.status).toBe(apiVersion === 'v1' ? 'done' : 'passed');
    const [session] = ended.devices[0]?.sessions ?? [];
    expect(session?.id).toBe(running.devices[0]?.sessions[0]?.id);
    expect(session?.counters).toEqual({ passed: 11, failed: 0, skipped: 1, timedOut: 0, error: 0, pending: 0 });
  });

  test('a build that waits for a device is pending, whatever the service calls it', async () => {
    await using build = await start({ sessions: [{ 'queue-seconds': 100 }] });
    const waiting = await build.read();
    expect(['queued', 'running']).toContain(waiting.status);
    expect(waiting.devices[0]?.sessions[0]?.status).toBe('queued');
    build.clock.advance(101_000);
    const started = await build.read();
    expect(started.devices[0]?.sessions[0]?.status).toBe('running');
  });

  test('runs on every device of the request, each in a session of its own', async () => {
    // Names with hyphens, and keys with a special meaning in JavaScript.
    const devices = ['Moto G-71 5G-11.0', '12-1', '__proto__-1', 'constructor-2'];
    await using build = await start({ devices: { 'accept-unknown': true } }, { devices });
    const record = await build.read();
    expect(record.devices.map((entry) => entry.device).toSorted()).toEqual(devices.toSorted());
    const ids = record.devices.flatMap(({ sessions }) => sessions.map((session) => session.id));
    expect(new Set(ids).size).toBe(devices.length);
  });

  test('tells a session that errors from one whose tests fail', async () => {
    await using build = await start(
      {
        sessions: [{ fate: 'errors', message: 'The device lost its network', times: 1 }],
        overrides: [
          { test: '*addsItem', outcome: 'fail' },
          { test: '*AddsItem', outcome: 'fail' },
        ],
        devices: { 'accept-unknown': true },
      },
      { devices: ['Broken One-1', 'Other One-1'] },
    );
    build.clock.advance(untilEndMs);
    const record = await build.read();
    expect(record.status).toBe('failed');
    const sessionOn = (name: string) => record.devices.find((entry) => entry.device === name)?.sessions[0];
    expect(sessionOn('Broken One-1')?.status).toBe('error');
    expect(sessionOn('Other One-1')?.status).toBe(apiVersion === 'v1' ? 'done' : 'failed');
    expect(sessionOn('Other One-1')?.counters).toMatchObject({ failed: 1, passed: 10 });
    if (apiVersion === 'v1') {
      expect(record.deviceErrors).toEqual([{ device: 'Broken One-1', status: 'error', message: 'The device lost its network' }]);
    } else {
      expect(sessionOn('Broken One-1')).toMatchObject({ error: 'The device lost its network' });
      expect(sessionOn('Broken One-1')?.startedAt).toBeUndefined();
    }
  });

  test('a build that hangs goes on running', async () => {
    await using build = await start({ sessions: [{ fate: 'hangs', 'after-tests': 2 }] });
    build.clock.advance(24 * untilEndMs);
    const record = await build.read();
    expect(record.status).toBe('running');
    const counters = record.devices[0]?.sessions[0]?.counters;
    expect(counters).toMatchObject({ passed: 2 });
    // A build in v1 does not count waiting tests (observed shapes 3.2).
    expect(counters && countedTests(counters)).toBe(apiVersion === 'v1' ? 2 : 12);
  });

  test('a build that times out says so', async () => {
    await using build = await start({ sessions: [{ fate: 'times-out', 'after-tests': 3 }] });
    build.clock.advance(untilEndMs);
    const record = await build.read();
    expect(record.status).toBe('timed-out');
    expect(record.devices[0]?.sessions[0]?.counters).toMatchObject({ passed: 3, timedOut: 1 });
  });

  test('a build of another framework or with an unknown id is not found', async () => {
    await using build = await start();
    const other = framework === 'espresso' ? 'xcuitest' : 'espresso';
    expect(await rejection(build.cloud.builds(other).get(build.id))).toMatchObject({ code: 'cloud-not-found' });
    expect(await rejection(build.cloud.builds(framework).get('0'.repeat(40)))).toMatchObject({
      code: 'cloud-not-found',
      serviceMessage: 'Build not found',
    });
  });
});

const suiteOf = {
  espresso: ['testSuite', 'espresso-suite'],
  xcuitest: ['testSuite', 'xcuitest-suite'],
  earlgrey: ['appDir', 'earlgrey-app-dir'],
} as const;

describe.each(interfaces)('the binaries of $framework, $apiVersion', (api) => {
  const { framework } = api;

  test('may be named by custom id: the last upload under it counts', async () => {
    await using service = await openService();
    const cloud = service.client(optionsOf(api));
    const suites = cloud.testSuites(framework);
    for (const name of ['old.zip', 'new.zip']) {
      service.clock.advance(1_000);
      await suites.uploadFile({ path: await service.file(name), customId: 'Nightly' });
    }
    const id = await startBuild(service, framework, { [suiteOf[framework][0]]: 'Nightly' }, cloud);
    const { raw } = await cloud.builds(framework).get(id);
    expect(raw).toMatchObject({ test_suite_details: { name: 'new.zip', custom_id: 'Nightly' } });
  });

  test('may be named by shareable id, also those of a colleague', async () => {
    const [key, kind] = suiteOf[framework];
    await using service = await openService({ uploads: [{ kind, name: 'theirs.zip', 'custom-id': 'Nightly', owner: 'group' }] });
    const cloud = service.client(optionsOf(api));
    const suites = framework === 'earlgrey' ? cloud.testSuites('earlgrey') : cloud.testSuites(framework);
    service.clock.advance(1_000);
    await suites.uploadFile({ path: await service.file('ours.zip'), customId: 'Nightly' });
    const nameOf = async (shareableId: string): Promise<unknown> => {
      const id = await startBuild(service, framework, { [key]: shareableId }, cloud);
      return (await cloud.builds(framework).get(id)).raw;
    };
    expect(await nameOf('colleague/Nightly')).toMatchObject({ test_suite_details: { name: 'theirs.zip' } });
    expect(await nameOf(`${service.embedded.username}/Nightly`)).toMatchObject({ test_suite_details: { name: 'ours.zip' } });
    expect(await rejection(nameOf('nobody/Nightly'))).toMatchObject({ code: 'cloud-build-rejected' });
  });

  test('are gone after 30 days, and a build cannot name them any more', async () => {
    await using service = await openService();
    const cloud = service.client(optionsOf(api));
    const binaries = await uploadFor(service, cloud, framework);
    service.clock.advance(30 * 24 * 3_600_000);
    const start = cloud.builds(framework).start({ devices: [deviceFor[framework]], ...binaries });
    expect(await rejection(start)).toMatchObject({ code: 'cloud-build-rejected', serviceCode: 'BROWSERSTACK_APP_DELETED' });
  });
});
