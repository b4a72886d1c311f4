import { defaultAlertRoutes } from '../../src/core/model/alert.ts';
import { type AlertsOptions, createAlertsClient } from '../../src/service/alerts-client.ts';
import type { AreaOptions } from '../../src/service/calls.ts';
import { type CloudOptions, createCloudClient } from '../../src/service/client.ts';
import { createTestManagementClient } from '../../src/service/test-management-client.ts';
import type { RequestEvent } from '../../src/service/transport.ts';
import { createFakeClock } from './fake-clock.ts';

/** Credentials that no other text contains, so that a test can search for them. */
const credentials = { username: 'ann_7Hx2Qp', accessKey: 'k3y/Wz+9=Tq4rUvB1' };

export const onlyOnce = { attempts: { read: 1, download: 1, delete: 1, upload: 1, start: 1 } };

/** Opens a client with a fake clock and without jitter. */
const open = <Client extends { close: () => Promise<void> }>(baseUrl: string, create: (options: AreaOptions) => Client) => {
  const clock = createFakeClock();
  const events: RequestEvent[] = [];
  const client = create({ baseUrl, clock, random: () => 0, onRequest: (event) => events.push(event) });
  return { client, clock, events, [Symbol.asyncDispose]: () => client.close() };
};

export const openTestClient = (baseUrl: string, options: Partial<CloudOptions> = {}) => {
  const { client: cloud, ...opened } = open(baseUrl, (common) =>
    createCloudClient({ ...common, ...credentials, apiVersion: 'v1', ...options }),
  );
  return { cloud, ...opened };
};

export const openTestManagement = (baseUrl: string, other = credentials) =>
  open(baseUrl, (options) => createTestManagementClient({ ...options, ...other }));

export const openAlerts = (baseUrl: string, more: Partial<AlertsOptions> = {}) => {
  const access = { credentials: { kind: 'token', token: 't0ken-Wz9Tq4rUvB1' }, routes: defaultAlertRoutes } as const;
  return open(baseUrl, (options) => createAlertsClient({ ...options, ...access, ...more }));
};

/** Returns the error of a rejected promise. A promise that resolves fails the test. */
export const rejection = async (work: Promise<unknown>): Promise<unknown> => {
  const [outcome] = await Promise.allSettled([work]);
  if (outcome.status === 'rejected') return outcome.reason;
  throw new Error(`expected a rejection, got ${JSON.stringify(outcome.value)}`);
};

/** Reads all pages of a listing. @returns all items, and the kinds of all remarks */
export const collect = async <Item>(
  listing: AsyncIterable<{ readonly items: readonly Item[]; readonly remarks: readonly { readonly kind: string }[] }>,
) => {
  const items: Item[] = [];
  const remarks: string[] = [];
  for await (const page of listing) {
    items.push(...page.items);
    remarks.push(...page.remarks.map(({ kind }) => kind));
  }
  return { items, remarks };
};
