import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { StartEmbedded } from '../../../../src/action/areas/area-service.ts';
import type { ServiceInputs } from '../../../../src/action/inputs/service.ts';
import { connect, requestDevices } from '../../../../src/action/run/connect.ts';
import { json, serve, startRawServer } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { openStage, planOf } from '../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const hosted: ServiceInputs = { baseUrl: 'https://api', username: 'ann', accessKey: 'key/9', apiVersion: 'v1' };
const none: StartEmbedded = () => Promise.reject(new Error('no built-in cloud was expected'));

interface Setting {
  readonly service?: Partial<ServiceInputs>;
  readonly start?: StartEmbedded;
  readonly variables?: Readonly<Record<string, string>>;
}

const open = async (workspace: string, { service, start = none, variables = {} }: Setting = {}) => {
  const runner = createMemoryRunner(workspace, {}, variables);
  return { runner, connection: await connect({ ...hosted, ...service }, 'espresso', runner, start) };
};

it('a run keeps files in a new folder of the runner, or of the system where the runner names none', async () => {
  await using workspace = await temporaryDirectory();
  const { connection, runner } = await open(workspace.path);
  await using _ = connection;
  expect(dirname(connection.tempDir)).toBe(workspace.path);
  expect(connection.tempDir).toMatch(/mobile-test-cloud-[0-9a-f-]{36}$/);
  expect(existsSync(connection.tempDir)).toBe(true);
  expect([connection.isSimulated(), runner.lines]).toEqual([false, []]);
  const other = await open(workspace.path, { variables: { RUNNER_TEMP: '' } });
  await using __ = other.connection;
  expect(dirname(other.connection.tempDir)).toBe(tmpdir());
});

it('a run starts the built-in cloud, uses its credentials, and ends it with the connection', async () => {
  await using workspace = await temporaryDirectory();
  await using server = await startRawServer([json([])]);
  const asked: unknown[] = [];
  const closes: string[] = [];
  const start: StartEmbedded = async (options) => {
    asked.push(options);
    return { origin: server.origin, username: 'inner', accessKey: 'secret', close: async () => void closes.push('closed') };
  };
  const service = { baseUrl: 'embedded', scenarioPath: '/w/s.yml' };
  const { runner, connection } = await open(workspace.path, { service, start });
  expect(connection.baseUrl).toBe(server.origin);
  expect(connection.isSimulated()).toBe(true);
  expect(asked).toEqual([{ storageDir: join(connection.tempDir, 'cloud'), scenarioPath: '/w/s.yml', clock: connection.clock }]);
  expect(runner.lines).toEqual([`The built-in cloud answers at ${server.origin}: results are simulated, no device is used.`]);
  expect(runner.masks).toEqual(['inner', 'secret', Buffer.from('inner:secret').toString('base64')]);
  await connection.cloud.devices.list();
  expect(server.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('inner:secret').toString('base64')}`);
  await connection[Symbol.asyncDispose]();
  expect(closes).toEqual(['closed']);
});

const list = json([{ device: 'Google Pixel 3', os: 'android', os_version: '10.0' }]);
const offers = [{ device: 'Google Pixel 3', osVersion: '10.0', os: 'android' }];
const why = 'the account has no permission for this call (HTTP 403): "not yours" [cloud-forbidden]';
const unchecked = `The devices are not checked against the service's list: ${why}.`;

it.each([
  ['is the list of the service', list, {}, { offers, asked: 1, lines: [] }],
  ['is not needed with preflight off', list, { preflight: 'off' }, { offers: undefined, asked: 0, lines: [] }],
  ['is not needed without devices', list, { deviceLines: [] }, { offers: undefined, asked: 0, lines: [] }],
  [
    'is unknown if it cannot be read',
    json({ message: 'not yours' }, 403),
    {},
    { offers: undefined, asked: 1, lines: [unchecked] },
  ],
  ['is silent about refused credentials', json({ message: 'no' }, 401), {}, { offers: undefined, asked: 1, lines: [] }],
] as const)('the device list %s', async (_what, respond, inputs, expected) => {
  await using stage = await serve(openStage, [respond]);
  const read = await requestDevices({ ...planOf().inputs, ...inputs }, stage.context);
  expect({ offers: read, asked: stage.requests.length, lines: stage.lines }).toEqual(expected);
});
