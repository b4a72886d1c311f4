import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createFaultSelector } from '../../../src/stand-in/faults/perform.ts';
import { seededRandom } from '../../../src/stand-in/random.ts';
import { completeScenario, ScenarioError } from '../../../src/stand-in/scenario.ts';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { type OpenCloud, openCloud } from './open-cloud.ts';

type FaultInput = NonNullable<ScenarioInput['faults']>[number];

const openWith = (...faults: FaultInput[]): Promise<OpenCloud> => openCloud({ faults });

const plan = '/app-automate/plan.json';
const upload = '/app-automate/upload';

const failure = async (work: Promise<unknown>): Promise<{ readonly code: unknown; readonly message: string }> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The request did not fail');
  const cause = error.cause instanceof Error ? error.cause : error;
  return { code: 'code' in cause ? cause.code : undefined, message: cause.message };
};

const apps = async (open: OpenCloud): Promise<number> => {
  const { json } = await open.get('/app-automate/recent_apps');
  return Array.isArray(json) ? json.length : 0;
};

/** Sends a GET on a socket. Returns all bytes of the response. */
const rawGet = (open: OpenCloud, path: string): Promise<string> => {
  const socket = connect(Number(new URL(open.cloud.origin).port), '127.0.0.1');
  const authorization = `Authorization: Basic ${btoa(`ann:${open.cloud.accessKey}`)}`;
  socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\n${authorization}\r\nConnection: close\r\n\r\n`);
  return readText(socket);
};

describe('faults that respond', () => {
  test('status with a pause to keep, in seconds or as a date of the same clock', async () => {
    const limited: FaultInput = { action: 'status', status: 429, path: plan };
    await using open = await openWith(
      { ...limited, 'retry-after': { seconds: 7 } },
      { ...limited, nth: 2, 'retry-after': { seconds: 30, as: 'date' } },
    );
    expect((await open.get(plan)).headers.get('retry-after')).toBe('7');
    const { headers } = await open.get(plan);
    const [until, sent] = ['retry-after', 'date'].map((name) => Date.parse(headers.get(name) ?? ''));
    expect([until, sent]).toEqual([open.clock.nowMs() + 30_000, open.clock.nowMs()]);
  });

  test.each([
    ['http://other.example', 'http://other.example/app-automate/plan.json?x=1'],
    ['http://other.example/elsewhere', 'http://other.example/elsewhere'],
  ])('a fault redirects to %s', async (to, location) => {
    await using open = await openWith({ action: 'redirect', status: 307, to });
    const response = await open.get(`${plan}?x=1`);
    expect([response.status, response.headers.get('location')]).toEqual([307, location]);
  });

  test('delay and slow bytes come to an end', async () => {
    await using open = await openWith(
      { action: 'delay', 'delay-ms': 5_000 },
      { action: 'slow-bytes', 'bytes-per-second': 1, nth: 2 },
    );
    expect((await open.get(plan)).status).toBe(200);
    expect(open.clock.sleeps).toEqual([5_000]);
    const { text } = await open.get(plan);
    expect(JSON.parse(text)).toMatchObject({ queued_sessions: 0 });
    expect(open.clock.sleeps.slice(1)).toEqual(Array(text.length).fill(1_000));
  });
});

describe('faults of the connection', () => {
  test('a fault resets a connection while the request comes in', async () => {
    await using open = await openWith({ action: 'reset-while-receiving', 'after-bytes': 100_000, path: upload });
    const content = 'x'.repeat(20_000_000);
    expect(await failure(open.upload(upload, { content }))).toMatchObject({
      code: expect.stringMatching(/ECONNRESET|EPIPE|UND_ERR_SOCKET/),
    });
    expect(await apps(open)).toBe(0);
  });

  test('reset of a request that is shorter than the fault waits for', async () => {
    await using open = await openWith({ action: 'reset-while-receiving', 'after-bytes': 100_000, path: plan });
    expect(await failure(open.get(plan))).toMatchObject({ code: 'ECONNRESET' });
  });

  test('a fault cuts a response', async () => {
    await using open = await openWith({ action: 'truncate', 'after-bytes': 10 }, { action: 'truncate', nth: 2, times: 2 });
    const raw = await rawGet(open, plan);
    const [head = '', body] = raw.split('\r\n\r\n');
    expect(body).toBe('{"automate');
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(100);
    expect(await failure(open.get(plan))).toMatchObject({ code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/) });
    const [cutHead = '', half = ''] = (await rawGet(open, plan)).split('\r\n\r\n');
    expect(half.length).toBe(Math.floor(Number(/content-length: (\d+)/i.exec(cutHead)?.[1]) / 2));
  });

  test.each([{ 'after-headers': false }, { 'after-headers': true }])(
    'a fault keeps silence, %j, until the server closes',
    async (how) => {
      const open = await openWith({ action: 'hang', ...how });
      const outcome = failure(open.get(plan));
      await expect.poll(() => open.cloud.requests).toHaveLength(1);
      await open[Symbol.asyncDispose]();
      expect(await outcome).toMatchObject({ code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/) });
    },
  );

  test('a fault keeps silence after the service acted', async () => {
    await using open = await openWith({ action: 'hang', 'after-acting': true, path: upload });
    const outcome = failure(open.upload(upload));
    await expect.poll(() => apps(open)).toBe(1);
    await open.cloud.close();
    expect(await outcome).toMatchObject({ code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/) });
  });
});

describe('chosen requests', () => {
  const strikes = (fault: FaultInput, count: number): boolean[] => {
    const select = createFaultSelector(completeScenario({ faults: [fault] }).faults, seededRandom(1));
    return Array.from({ length: count }, () => select('GET', plan) !== undefined);
  };

  test.each<[Partial<FaultInput>, boolean[]]>([
    [{}, [true, false, false, false]],
    [{ nth: 2 }, [false, true, false, false]],
    [{ nth: 2, times: 2 }, [false, true, true, false]],
    [{ times: 'always' }, [true, true, true, true]],
    [{ times: 'always', probability: 0 }, [false, false, false, false]],
    [{ method: 'POST', times: 'always' }, [false, false, false, false]],
    [{ path: '/app-automate/*.json', nth: 3 }, [false, false, true, false]],
    [{ path: '/app-automate/*/builds', times: 'always' }, [false, false, false, false]],
  ])('a fault affects the requests that %j names', (change, expected) => {
    expect(strikes({ action: 'reset-before', ...change } as FaultInput, 4)).toEqual(expected);
  });

  test('a chance strikes about as often as it says', () => {
    const struck = strikes({ action: 'reset-before', times: 'always', probability: 0.05 }, 10_000).filter(Boolean).length;
    expect(struck).toBeGreaterThan(400);
    expect(struck).toBeLessThan(600);
  });

  test('the first of two faults wins, and both count', async () => {
    await using open = await openWith({ action: 'status', status: 500 }, { action: 'status', status: 503, nth: 2 });
    const statuses = [await open.get(plan), await open.get(plan), await open.get(plan)].map(({ status }) => status);
    expect(statuses).toEqual([500, 503, 200]);
    expect(open.cloud.requests.map(({ status, fault }) => [status, fault])).toEqual([
      [500, 'status'],
      [503, 'status'],
      [200, undefined],
    ]);
  });

  test('faults that are set later strike in place of those of the scenario', async () => {
    await using open = await openWith({ action: 'status', status: 500, times: 'always' });
    expect((await open.get(plan)).status).toBe(500);
    open.cloud.setFaults([{ action: 'status', status: 418 }]);
    expect([(await open.get(plan)).status, (await open.get(plan)).status]).toEqual([418, 200]);
    expect(() => open.cloud.setFaults([{ action: 'status', status: 42 }])).toThrow(ScenarioError);
  });

  test('faults come before authentication', async () => {
    await using open = await openWith({ action: 'status', status: 500 });
    expect((await fetch(`${open.cloud.origin}${plan}`)).status).toBe(500);
  });
});
