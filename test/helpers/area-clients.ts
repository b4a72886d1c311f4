import { type AlertsClient, type AlertsOptions, createAlertsClient } from '../../src/cloud/alerts-client.ts';
import type { AreaOptions } from '../../src/cloud/connection.ts';
import { createTestManagementClient, type TestManagementClient } from '../../src/cloud/test-management-client.ts';
import type { RequestEvent } from '../../src/cloud/transport.ts';
import { defaultAlertRoutes } from '../../src/model/alert.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export interface Opened<Client> extends AsyncDisposable {
  readonly client: Client;
  readonly clock: FakeClock;
  readonly events: readonly RequestEvent[];
}

/** Clients with a fake clock and no jitter. */
const open = <Client extends { close: () => Promise<void> }>(
  baseUrl: string,
  create: (options: AreaOptions) => Client,
): Opened<Client> => {
  const clock = createFakeClock();
  const events: RequestEvent[] = [];
  const client = create({ baseUrl, clock, random: () => 0, onRequest: (event) => events.push(event) });
  return { client, clock, events, [Symbol.asyncDispose]: () => client.close() };
};

export const openTestManagement = (
  baseUrl: string,
  credentials = { username: 'ann_7Hx2Qp', accessKey: 'k3y/Wz+9=Tq4rUvB1' },
): Opened<TestManagementClient> => open(baseUrl, (options) => createTestManagementClient({ ...options, ...credentials }));

export const openAlerts = (baseUrl: string, more: Partial<AlertsOptions> = {}): Opened<AlertsClient> =>
  open(baseUrl, (options) =>
    createAlertsClient({
      ...options,
      credentials: { kind: 'token', token: 't0ken-Wz9Tq4rUvB1' },
      routes: defaultAlertRoutes,
      ...more,
    }),
  );

/** All items of a listing, and what is odd about it. */
export const collect = async <Item>(
  pages: AsyncIterable<{ readonly items: readonly Item[]; readonly remarks: readonly { readonly kind: string }[] }>,
): Promise<{ readonly items: Item[]; readonly remarks: string[] }> => {
  const items: Item[] = [];
  const remarks: string[] = [];
  for await (const page of pages) {
    items.push(...page.items);
    remarks.push(...page.remarks.map(({ kind }) => kind));
  }
  return { items, remarks };
};
