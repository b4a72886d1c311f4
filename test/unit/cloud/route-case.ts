import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { CloudClient, CloudOptions } from '../../../src/cloud/client.ts';
import { openTestClient, testAccessKey, testUsername } from '../../helpers/cloud-client.ts';
import { json, startRawServer } from '../../helpers/raw-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

/** One method of the client: the request that it sends, an answer, and what it makes of it. */
export interface RouteCase {
  readonly request: string;
  readonly call: (cloud: CloudClient, file: string) => Promise<unknown>;
  readonly answer: unknown;
  readonly result?: unknown;
}

export const upload = { id: '1111', url: 'bs://1111' };
export const media = { id: '2222', url: 'media://2222' };
export const none = { message: 'No results found' };
export const build = { build_id: 'b1', status: 'running', devices: {} };
export const record = { id: 'b1', status: 'running', statusWord: 'running', capabilities: {}, devices: [], deviceErrors: [] };
export const session = { session_id: 's1' };

/** Calls the method against a server that gives the answer; `file` is a file that exists. */
export const runCase = async ({ request, call, answer, result }: RouteCase, options: Partial<CloudOptions>): Promise<void> => {
  await using folder = await temporaryDirectory();
  const file = join(folder.path, 'shop.apk');
  await writeFile(file, 'content');
  await using server = await startRawServer([json(answer)]);
  await using client = openTestClient(server.origin, options);
  expect(await call(client.cloud, file)).toEqual(result);
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([request]);
  expect(server.requests[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from(`${testUsername}:${testAccessKey}`).toString('base64')}`,
  );
};
