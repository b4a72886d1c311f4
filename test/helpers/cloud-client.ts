import { type AlertsClient, type AlertsOptions, createAlertsClient } from '../../src/cloud/alerts-client.ts';
import type { AreaOptions } from '../../src/cloud/calls.ts';
import { type CloudClient, type CloudOptions, createCloudClient } from '../../src/cloud/client.ts';
import { createTestManagementClient, type TestManagementClient } from '../../src/cloud/test-management-client.ts';
import type { RequestEvent } from '../../src/cloud/transport.ts';
import { defaultAlertRoutes } from '../../src/model/alert.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

/** Passed as a whole, so that a test that looks for them finds what leaked. */
const credentials = { username: 'ann_7Hx2Qp', accessKey: 'k3y/Wz+9=Tq4rUvB1' };

interface Opened<Client> extends AsyncDisposable {
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

export interface TestClient extends Omit<Opened<CloudClient>, 'client'> {
  readonly cloud: CloudClient;
}

export const openTestClient = (baseUrl: string, options: Partial<CloudOptions> = {}): TestClient => {
  const { client, ...opened } = open(baseUrl, (common) =>
    createCloudClient({ ...common, ...credentials, apiVersion: 'v1', ...options }),
  );
  return { cloud: client, ...opened };
};

export const openTestManagement = (baseUrl: string, other = credentials): Opened<TestManagementClient> =>
  open(baseUrl, (options) => createTestManagementClient({ ...options, ...other }));

export const openAlerts = (baseUrl: string, more: Partial<AlertsOptions> = {}): Opened<AlertsClient> =>
  open(baseUrl, (options) =>
    createAlertsClient({
      ...options,
      credentials: { kind: 'token', token: 't0ken-Wz9Tq4rUvB1' },
      routes: defaultAlertRoutes,
      ...more,
    }),
  );

/** The rejection of a promise; a promise that resolves fails the test. */
export const rejection = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`expected a rejection, got ${JSON.stringify(outcome.value)}`);
  return outcome.error;
};

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
