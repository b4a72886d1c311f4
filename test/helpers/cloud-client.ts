import { type CloudClient, type CloudOptions, createCloudClient } from '../../src/cloud/client.ts';
import type { RequestEvent } from '../../src/cloud/transport.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export const testUsername = 'ann_7Hx2Qp';
export const testAccessKey = 'k3y/Wz+9=Tq4rUvB1';

export interface TestClient extends AsyncDisposable {
  readonly cloud: CloudClient;
  readonly clock: FakeClock;
  readonly events: readonly RequestEvent[];
}

/** A client with a fake clock and no jitter. */
export const openTestClient = (baseUrl: string, options: Partial<CloudOptions> = {}): TestClient => {
  const clock = createFakeClock();
  const events: RequestEvent[] = [];
  const cloud = createCloudClient({
    baseUrl,
    username: testUsername,
    accessKey: testAccessKey,
    apiVersion: 'v1',
    clock,
    random: () => 0,
    onRequest: (event) => events.push(event),
    ...options,
  });
  return { cloud, clock, events, [Symbol.asyncDispose]: () => cloud.close() };
};

/** The rejection of a promise; a promise that resolves fails the test. */
export const rejection = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`expected a rejection, got ${JSON.stringify(outcome.value)}`);
  return outcome.error;
};
