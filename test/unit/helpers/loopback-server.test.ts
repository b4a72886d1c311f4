import { expect, test } from 'vitest';
import { jsonBody, type LoopbackServer, startLoopbackServer } from '../../helpers/loopback-server.ts';

const start = (): Promise<LoopbackServer> =>
  startLoopbackServer([
    { method: 'GET', path: '/builds/:id', handle: ({ params }) => ({ status: 200, body: params }) },
    { method: 'POST', path: '/builds', handle: ({ request }) => ({ status: 201, body: { got: jsonBody(request) } }) },
    {
      method: 'GET',
      path: '/broken',
      handle: () => {
        throw new Error('mistake in a fake');
      },
    },
  ]);

test('finds the route by method and segments', async () => {
  await using server = await start();
  const answers = await Promise.all(
    ['/builds/a%2Fb', '/builds', '/builds/a/b', '/broken'].map(async (path) => {
      const response = await fetch(server.origin + path);
      return [response.status, await response.json()];
    }),
  );
  expect(answers).toEqual([
    [200, { id: 'a/b' }],
    [404, { message: 'Not Found' }],
    [404, { message: 'Not Found' }],
    [500, { message: 'Error: mistake in a fake' }],
  ]);
});

test('records requests as they came', async () => {
  await using server = await start();
  const response = await fetch(`${server.origin}/builds?p=2`, { method: 'POST', body: '{"a":1}', headers: { 'x-mark': 'm' } });
  expect(await response.json()).toEqual({ got: { a: 1 } });
  expect(server.requests).toMatchObject([{ method: 'POST', path: '/builds', headers: { 'x-mark': 'm' } }]);
  expect(server.requests[0]?.query.get('p')).toBe('2');
});

test('meets requests with faults as often as told', async () => {
  await using server = await start();
  server.fail({ path: /builds/, reply: { status: 503, headers: { 'retry-after': '7' } }, times: 1 });
  server.fail({ method: 'GET', path: /builds/, reply: 'reset', times: 1 });
  const [first, second, third] = [
    await fetch(`${server.origin}/builds/1`),
    await fetch(`${server.origin}/builds/1`).catch((error: unknown) => error),
    await fetch(`${server.origin}/builds/1`),
  ];
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
  expect(second).toBeInstanceOf(TypeError);
  expect(third.status).toBe(200);
  expect(server.requests).toHaveLength(3);
});

test('cuts open connections when it closes', async () => {
  const server = await start();
  await fetch(`${server.origin}/builds/1`);
  await server[Symbol.asyncDispose]();
  await expect(fetch(`${server.origin}/builds/1`)).rejects.toThrow('fetch failed');
});
