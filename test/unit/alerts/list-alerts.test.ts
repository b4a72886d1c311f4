import { describe, expect, test } from 'vitest';
import { listAlerts } from '../../../src/alerts/list-alerts.ts';
import { AreaError } from '../../../src/areas/area-error.ts';
import type { AlertQuery } from '../../../src/model/alert.ts';
import { listing, openAlertsStage, stored } from '../../helpers/alerts-stage.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { json, type RawResponder, startRawServer } from '../../helpers/raw-server.ts';

const list = async (respond: RawResponder, query: AlertQuery = {}) => {
  await using server = await startRawServer([respond]);
  await using stage = openAlertsStage(server.origin);
  const { alerts, missing, remarks } = await listAlerts(query, stage.service);
  return {
    alerts: alerts.map(({ id, status }) => `${id} ${status}`),
    missing,
    remarks,
    asked: server.requests.map(({ url }) => url),
  };
};

const pageOf = (url: string): string | null => new URL(url, 'http://x').searchParams.get('page');

describe('listAlerts', () => {
  test('reads every page, and counts what was not listed', async () => {
    const pages = [stored('a', 'active'), stored('b', 'paused')];
    const { alerts, missing, remarks } = await list((response, request) => {
      const data = [pages[Number(pageOf(request.url)) - 1]];
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
    [
      401,
      'Check `alerts-token`, or `username` and `access-key`; workflows started from forks and by Dependabot get no secrets by default.',
    ],
    [
      403,
      'Check `alerts-token`, or `username` and `access-key`; workflows started from forks and by Dependabot get no secrets by default.',
    ],
    [404, 'Check `alerts-url` and `paths`: the service has nothing at this address.'],
    [422, "Correct what the service's message names."],
  ])('says after a %i which inputs to look at', async (status, hint) => {
    const error = await rejection(list(json({ message: 'no' }, status)));
    expect(error).toBeInstanceOf(AreaError);
    expect(error).toMatchObject({ hint });
  });
});
