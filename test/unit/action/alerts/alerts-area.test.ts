import { describe, expect, test } from 'vitest';
import { listAlerts, openAlerts } from '../../../../src/action/alerts/alerts-area.ts';
import type { AlertsAccess } from '../../../../src/action/alerts/alerts-inputs.ts';
import type { StartEmbedded } from '../../../../src/action/areas/area-service.ts';
import { type AlertQuery, defaultAlertRoutes } from '../../../../src/core/model/alert.ts';
import { listing, openAlertsStage, stored, toggled } from '../../../helpers/alerts-stage.ts';
import { rejection } from '../../../helpers/cloud-client.ts';
import { json, type RawResponder, routed, serve, startRawServer } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const basic = { kind: 'basic', username: 'ann', accessKey: 'the-key' } as const;
const accessTo = (address: string, credentials: AlertsAccess['credentials'], scenarioPath?: string): AlertsAccess => ({
  area: { baseUrl: address, scenarioPath },
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
    await using area = await openAlerts(
      accessTo(server.origin, { kind: 'token', token: 't0ken-Wz9' }),
      ['https://hook.example/T0'],
      runner,
      noEmbedded,
    );
    expect(runner.masks).toEqual(['https://hook.example/T0']);
    expect(area.context.isSimulated()).toBe(false);
    expect(server.requests).toEqual([]);

    await area.alerts.pause('a');
    expect(server.requests[0]?.headers.authorization).toBe('Bearer t0ken-Wz9');
  });

  test('does what must be done although the workflow was cancelled', async () => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([toggled]);
    const runner = createMemoryRunner(folder.path, {});
    await using area = await openAlerts(accessTo(server.origin, basic), [], runner, noEmbedded);
    runner.cancel(new Error('cancelled'));
    expect(area.context.signal.aborted).toBe(true);
    expect(await rejection(area.alerts.resume('a'))).toMatchObject({ message: 'cancelled' });
    await area.uncancellable.resume('a');
    expect(server.requests).toHaveLength(1);
  });

  test("uses the built-in cloud with that cloud's own credentials, and ends it with the step", async () => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([toggled]);
    const asked: Parameters<StartEmbedded>[0][] = [];
    let isClosed = false;
    const runner = createMemoryRunner(folder.path, {});
    const area = await openAlerts(
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
    expect(area.context.isSimulated()).toBe(true);
    expect(runner.lines).toEqual([`The built-in cloud answers at ${server.origin}: results are simulated, no device is used.`]);
    expect(asked).toEqual([
      { storageDir: expect.stringContaining(folder.path), scenarioPath: '/scenario.yml', clock: expect.anything() },
    ]);
    expect(asked[0]?.storageDir).toMatch(/mobile-test-cloud-[0-9a-f-]{36}[/\\]cloud$/);
    // Its user name is a word of messages, and no secret.
    expect(runner.masks).toEqual(['k3y', basicOf('embedded', 'k3y')]);
    await area.alerts.pause('a');
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${basicOf('embedded', 'k3y')}`);
    await area[Symbol.asyncDispose]();
    expect(isClosed).toBe(true);
  });
});

const list = async (respond: RawResponder, query: AlertQuery = {}) => {
  await using stage = await serve(openAlertsStage, [respond]);
  const { alerts, missing, remarks } = await listAlerts(query, stage.area);
  return {
    alerts: alerts.map(({ id, status }) => `${id} ${status}`),
    missing,
    remarks,
    asked: stage.requests.map(({ url }) => url),
  };
};

describe('listAlerts', () => {
  test('reads every page, and counts what was not listed', async () => {
    const pages = [stored('a', 'active'), stored('b', 'paused')];
    const { alerts, missing, remarks } = await list((response, request) => {
      const data = [pages[Number(request.query.get('page')) - 1]];
      json({ data, meta: { totalItems: 5, totalPages: 2 } })(response, request);
    });
    expect(alerts).toEqual(['a active', 'b paused']);
    expect(missing).toBe(3);
    expect(remarks).toEqual(['The list of alerts is inconsistent: the service counts 5 entries but listed 2.']);
  });

  test('asks for the states of those alone whose state the listing does not say, with the same filter', async () => {
    const { alerts, asked } = await list(
      (response, request) => {
        const all = listing(stored('a'), stored('b'), stored('c', 'paused'), stored('d', 'active'));
        (request.url.includes('status=paused') ? listing(stored('b'), stored('d')) : all)(response, request);
      },
      { search: 'alert' },
    );
    expect(alerts).toEqual(['a active', 'b paused', 'c paused', 'd active']);
    expect(asked).toHaveLength(2);
    expect(asked.every((url) => url.includes('search=alert'))).toBe(true);
  });

  test('asks once where every state is said', async () => {
    expect((await list(listing(stored('a', 'active'), stored('b', 'paused')))).asked).toHaveLength(1);
  });

  test.each([
    [401, expect.stringMatching(/^Check `alerts-token`, or `username` and `access-key`; workflows started from forks /)],
    [403, expect.stringMatching(/^Check `alerts-token`, or `username` and `access-key`; workflows started from forks /)],
    [404, 'Check `alerts-url` and `paths`: the service has nothing at this address.'],
    [422, "Correct what the service's message names."],
  ])('says after a %i which inputs to look at', async (status, hint) => {
    const error = await rejection(list(json({ message: 'no' }, status)));
    expect(error).toMatchObject({ name: 'CodedError', hint });
  });
});
