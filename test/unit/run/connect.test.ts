import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { StartEmbedded } from '../../../src/areas/area-service.ts';
import type { ServiceInputs } from '../../../src/inputs/service.ts';
import { CancelledError } from '../../../src/lib/cancellation.ts';
import type { Framework } from '../../../src/model/framework.ts';
import { connect } from '../../../src/run/connect.ts';
import { json, startRawServer } from '../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const hosted: ServiceInputs = { baseUrl: 'https://api', username: 'ann', accessKey: 'key/9', apiVersion: 'v1' };
const none: StartEmbedded = () => Promise.reject(new Error('no built-in cloud was expected'));

interface Setting {
  readonly service?: Partial<ServiceInputs>;
  readonly framework?: Framework;
  readonly start?: StartEmbedded;
  readonly variables?: Readonly<Record<string, string>>;
  readonly jobs?: number;
}

const open = async (workspace: string, { service, framework = 'espresso', start = none, variables = {}, jobs }: Setting = {}) => {
  const runner = createMemoryRunner(workspace, {}, variables);
  const connection = await connect({ ...hosted, ...service }, framework, runner, start, ...(jobs === undefined ? [] : [jobs]));
  return { runner, connection };
};

it.each([
  ['espresso', 'v2', ['/app-automate/espresso/v2/builds/b', '/app-automate/espresso/v2/apps?limit=100']],
  ['espresso', 'v1', ['/app-automate/espresso/builds/b', '/app-automate/recent_apps?limit=100']],
  ['earlgrey', 'v1', ['/app-automate/earlgrey/builds/b', '/app-automate/recent_apps?limit=100']],
] as const)('the client asks for builds and apps of %s in %s', async (framework, apiVersion, routes) => {
  await using workspace = await temporaryDirectory();
  await using server = await startRawServer([json({}, 404)]);
  const { connection } = await open(workspace.path, { service: { baseUrl: server.origin, apiVersion }, framework });
  await using _ = connection;
  await expect(connection.cloud.builds(framework).get('b')).rejects.toThrow('404');
  await expect(connection.cloud.apps.list()).rejects.toThrow('404');
  expect(server.requests.map(({ url }) => url)).toEqual(routes);
  expect(server.requests[0]?.headers['user-agent']).toBe('mobile-test-cloud/1');
});

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

it('a run saves state with the runner, and ends requests when the workflow is cancelled', async () => {
  await using workspace = await temporaryDirectory();
  const { runner, connection } = await open(workspace.path);
  await using _ = connection;
  connection.saveState('project', 'shop');
  expect(runner.state).toEqual({ project: 'shop' });
  runner.cancel(new CancelledError());
  await expect(connection.cloud.devices.list()).rejects.toThrow(CancelledError);
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
