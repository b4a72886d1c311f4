import { describe, expect, it } from 'vitest';
import { createRedact } from '../../../src/service/redaction.ts';
import { pacedTransport, type RequestPace } from '../../../src/service/request-pace.ts';
import type { Transport } from '../../../src/service/transport.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';

/** Sends requests at a pace, and records when each starts. */
const paced = (pace: RequestPace) => {
  const clock = createFakeClock();
  const startedAtMs: number[] = [];
  const transport: Transport = {
    exchange: async (exchange) => {
      startedAtMs.push(clock.monotonicMs());
      return exchange.consume({ route: '', status: 200, headers: {}, body: (async function* () {})(), redact: never });
    },
    close: async () => {},
  };
  const { exchange } = pacedTransport(transport, pace, clock);
  const send = (signal = new AbortController().signal) =>
    exchange(
      { method: 'GET', route: 'GET /x', target, kind: 'read', signals: [signal], consume: async () => 'done' },
      { sent: false, bytesSent: 0, bytesReceived: 0 },
    );
  return { send, clock, startedAtMs };
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
});
