import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openCloud } from '../unit/embedded/open-cloud.ts';
import { recordedClients, recordedSteps } from './recorded-clients.ts';

interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const more = async (socket: Socket): Promise<string> => {
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk !== null) return chunk.toString('latin1');
    if (socket.readableEnded) throw new Error('the connection ended in the middle of a response');
    await Promise.race([once(socket, 'readable'), once(socket, 'end')]);
  }
};

/** Sends bytes as they are, and reads one response. */
const exchange = async (socket: Socket, request: string): Promise<RawResponse> => {
  socket.write(request, 'latin1');
  let text = '';
  while (!text.includes('\r\n\r\n')) text += await more(socket);
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const length = request.startsWith('HEAD ') ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  while (text.length < end + 4 + length) text += await more(socket);
  return { status: Number(head.split(' ')[1]), head, body: text.slice(end + 4) };
};

const open = async (scenario: Parameters<typeof openCloud>[0] = {}) => {
  const { cloud, clock, [Symbol.asyncDispose]: close } = await openCloud(scenario, { accessKey: 'k3y' });
  const sockets: Socket[] = [];
  const dial = (): Socket => {
    const socket = connect(Number(new URL(cloud.origin).port), '127.0.0.1');
    sockets.push(socket);
    return socket;
  };
  return {
    clock,
    dial,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
};

test.each(recordedClients)('$client is served, byte for byte', async ({ exchanges }) => {
  await using cloud = await open();
  let socket = cloud.dial();
  for (const [status, request] of exchanges) {
    const response = await exchange(socket, request);
    expect(`${response.status} ${response.body}`).toMatch(new RegExp(`^${status} `));
    if (status === 401) expect(response.head).toMatch(/^WWW-Authenticate: Basic realm=/im);
    else if (!request.startsWith('HEAD ')) expect(JSON.parse(response.body)).not.toHaveProperty('error');
    // Without keep-alive the client dials again.
    if (/^Connection: close$/m.test(request)) socket = cloud.dial();
  }
});

interface StepBuild {
  readonly status: string;
  readonly error?: unknown;
  readonly devices: readonly unknown[];
}

test.each(recordedSteps)('the Bitrise step for $framework runs to its end', async (step) => {
  await using cloud = await open({ sessions: [{ 'queue-seconds': 45 }] });
  const socket = cloud.dial();
  const send = async <Body>(request: string): Promise<Body> => JSON.parse((await exchange(socket, request)).body) as Body;
  const { app_url: app } = await send<{ app_url: string }>(step.uploadApp);
  const { test_suite_url: suite } = await send<{ test_suite_url: string }>(step.uploadSuite);
  const started = await send<{ message: string; build_id: string }>(step.build.replace('{app}', app).replace('{suite}', suite));
  expect(started).toEqual({ message: 'Success', build_id: expect.stringMatching(/^[0-9a-f]{40}$/) });
  const words: string[] = [];
  let build: StepBuild | undefined;
  // The step takes any other word than `running` for the end.
  while (words.length === 0 || words.at(-1) === 'running') {
    build = await send<StepBuild>(step.poll.replace('{build}', started.build_id));
    expect(build.error).toBeUndefined();
    words.push(build.status);
    cloud.clock.advance(30_000);
    expect(words.length).toBeLessThan(20);
  }
  expect(words.slice(0, 2)).toEqual(['running', 'running']);
  expect(words.at(-1)).toBe('passed');
  expect(build).toMatchObject({ id: started.build_id });
  const session = { status: 'passed', testcases: { count: 12, status: { passed: 11, skipped: 1 } } };
  expect(build?.devices[0]).toMatchObject({ device: step.device, sessions: [session] });
});
