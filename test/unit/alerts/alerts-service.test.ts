import { describe, expect, test } from 'vitest';
import type { AlertsAccess } from '../../../src/alerts/alerts-inputs.ts';
import { openAlerts } from '../../../src/alerts/alerts-service.ts';
import type { StartEmbedded } from '../../../src/areas/area-service.ts';
import { defaultAlertRoutes } from '../../../src/model/alert.ts';
import { listing, toggled } from '../../helpers/alerts-stage.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { startRawServer } from '../../helpers/raw-server.ts';
import { routed } from '../../helpers/stage.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const basic = { kind: 'basic', username: 'ann', accessKey: 'the-key' } as const;
const accessTo = (address: string, credentials: AlertsAccess['credentials'], scenarioPath?: string): AlertsAccess => ({
  area: { baseUrl: address, ...(scenarioPath === undefined ? {} : { scenarioPath }) },
  credentials,
  routes: defaultAlertRoutes,
});
const basicOf = (username: string, accessKey: string): string => Buffer.from(`${username}:${accessKey}`).toString('base64');
const noEmbedded: StartEmbedded = async () => {
  throw new Error('the built-in cloud is not wanted');
};

describe('openAlerts', () => {
  test('sends a token, and masks what the caller keeps secret before that', async () => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([routed({ 'GET /alerts': listing(), 'POST /alerts/a/toggle': toggled })]);
    const runner = createMemoryRunner(folder.path, {});
    await using service = await openAlerts(
      accessTo(server.origin, { kind: 'token', token: 't0ken-Wz9' }),
      ['https://hook.example/T0'],
      runner,
      noEmbedded,
    );
    expect(runner.masks).toEqual(['https://hook.example/T0']);
    expect(service.isSimulated()).toBe(false);
    expect(server.requests).toEqual([]);

    await service.alerts.pause('a');
    expect(server.requests[0]?.headers.authorization).toBe('Bearer t0ken-Wz9');
  });

  test('does what must be done although the workflow was cancelled', async () => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([toggled]);
    const runner = createMemoryRunner(folder.path, {});
    await using service = await openAlerts(accessTo(server.origin, basic), [], runner, noEmbedded);
    runner.cancel(new Error('cancelled'));
    expect(service.signal.aborted).toBe(true);
    expect(await rejection(service.alerts.resume('a'))).toMatchObject({ message: 'cancelled' });
    await service.uncancellable.resume('a');
    expect(server.requests).toHaveLength(1);
  });

  test("uses the built-in cloud with that cloud's own credentials, and ends it with the step", async () => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([toggled]);
    const asked: Parameters<StartEmbedded>[0][] = [];
    let isClosed = false;
    const runner = createMemoryRunner(folder.path, {});
    const service = await openAlerts(
      accessTo('embedded', { kind: 'token', token: 'of another service' }, '/scenario.yml'),
      [],
      runner,
      async (options) => {
        asked.push(options);
        return {
          origin: server.origin,
          username: 'embedded',
          accessKey: 'k3y',
          close: async () => {
            isClosed = true;
          },
        };
      },
    );
    expect(service.isSimulated()).toBe(true);
    expect(runner.lines).toEqual([`The built-in cloud answers at ${server.origin}: results are simulated, no device is used.`]);
    expect(asked).toEqual([{ storageDir: expect.stringContaining(folder.path), scenarioPath: '/scenario.yml' }]);
    expect(asked[0]?.storageDir).toMatch(/mobile-test-cloud-[0-9a-f-]{36}[/\\]cloud$/);
    // Its user name is a word of messages, and no secret.
    expect(runner.masks).toEqual(['k3y', basicOf('embedded', 'k3y')]);
    await service.alerts.pause('a');
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${basicOf('embedded', 'k3y')}`);
    await service[Symbol.asyncDispose]();
    expect(isClosed).toBe(true);
  });
});
