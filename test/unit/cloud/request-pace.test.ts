import { describe, expect, it } from 'vitest';
import { CloudError } from '../../../src/cloud/errors.ts';
import { createRedact } from '../../../src/cloud/redaction.ts';
import { pacedTransport, type RequestPace } from '../../../src/cloud/request-pace.ts';
import type { Transport } from '../../../src/cloud/transport.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';

/** Sends requests at a pace, and records when each starts. `respond` is the response to all of them. */
const paced = (pace: RequestPace, respond: () => unknown = () => 'done') => {
  const clock = createFakeClock();
  const startedAtMs: number[] = [];
  const state = { isClosed: false };
  const transport: Transport = {
    exchange: async (exchange) => {
      startedAtMs.push(clock.monotonicMs());
      respond();
      return exchange.consume({ route: '', status: 200, headers: {}, body: (async function* () {})(), redact: never });
    },
    close: async () => {
      state.isClosed = true;
    },
  };
  const { exchange, close } = pacedTransport(transport, pace, clock);
  const send = (signal = new AbortController().signal) =>
    exchange(
      { method: 'GET', route: 'GET /x', target, kind: 'read', signals: [signal], consume: async () => 'done' },
      { sent: false, bytesSent: 0, bytesReceived: 0 },
    );
  return { send, close, clock, startedAtMs, state };
};

const target = { origin: 'https://h.example', path: '/x', trusted: true };
const never = createRedact('', '');

describe('paced requests', () => {
  it('start at once up to the limit, and then as the period of an earlier request ends', async () => {
    const { send, clock, startedAtMs } = paced({ requests: 2, windowMs: 1_000 });
    expect(await send()).toBe('done');
    clock.advance(300);
    for (let nth = 0; nth < 4; nth++) await send();
    expect(startedAtMs).toEqual([0, 300, 1_000, 1_300, 2_000]);
    clock.advance(5_000);
    await send();
    await send();
    expect(clock.sleeps).toEqual([700, 300, 700]);
  });

  it('do not start after their signal aborted', async () => {
    const { send, startedAtMs } = paced({ requests: 1, windowMs: 1_000 });
    await send();
    expect(await rejection(send(AbortSignal.abort(new Error('cancelled'))))).toMatchObject({ message: 'cancelled' });
    expect(startedAtMs).toEqual([0]);
  });

  it('pause after a 429 for as long as the service asks, or else for as long as it documents', async () => {
    const facts = { route: 'GET /x', status: 429, serviceMessage: 'slow down', serviceCode: 'LIMIT' };
    const failureAt = (pauseMs: number | undefined, failure: CloudError) =>
      rejection(
        paced({ requests: 9, windowMs: 1, ...(pauseMs !== undefined && { pauseMs }) }, () => {
          throw failure;
        }).send(),
      );
    const limited = new CloudError('cloud-rate-limited', facts);
    expect(await failureAt(60_000, limited)).toMatchObject({
      ...facts,
      code: 'cloud-rate-limited',
      retryAfterMs: 60_000,
      cause: limited,
    });
    expect(await failureAt(undefined, limited)).toBe(limited);
    const asked = new CloudError('cloud-rate-limited', { ...facts, retryAfterMs: 2_000 });
    expect(await failureAt(60_000, asked)).toBe(asked);
    const rejected = new CloudError('cloud-rejected', facts);
    expect(await failureAt(60_000, rejected)).toBe(rejected);
  });

  it('close their connections', async () => {
    const { close, state } = paced({ requests: 1, windowMs: 1 });
    await close();
    expect(state.isClosed).toBe(true);
  });
});
