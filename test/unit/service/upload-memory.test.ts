import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { json, startRawServer } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const drop = async (message: IncomingMessage): Promise<Buffer> => {
  await once(message.resume(), 'end');
  return Buffer.alloc(0);
};

const fileBytes = 600_000_000;
const src = new URL('../../../src/', import.meta.url).href;

/** Uploads a file in a process of its own, and prints how much memory was in use meanwhile, without garbage. */
const program = `
import { createCloudClient } from '${src}service/client.ts';
import { systemClock } from '${src}lib/clock.ts';
const [baseUrl, path] = process.argv.slice(1);
let bytesSent = 0;
const onRequest = (event) => { bytesSent = event.bytesSent; };
const account = { username: 'ann', accessKey: 'key', apiVersion: 'v1' };
const client = createCloudClient({ ...account, baseUrl, clock: systemClock, onRequest });
const heldBytes = () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const beforeBytes = heldBytes();
const held = [];
const sampling = setInterval(() => held.push(heldBytes() - beforeBytes), 20);
await client.apps.uploadFile({ path });
clearInterval(sampling);
console.log(JSON.stringify({ heldPeakBytes: Math.max(...held), samples: held.length, bytesSent }));
await client.close();
`;

test('memory does not grow with the size of an upload', async () => {
  await using folder = await temporaryDirectory();
  const file = join(folder.path, 'large.apk');
  await writeFile(file, '');
  await truncate(file, fileBytes);
  await using server = await startRawServer([json({ app_url: 'bs://1' })], { readBody: drop });
  const options = ['--expose-gc', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, server.origin, file]);
  const cost = JSON.parse(stdout);
  expect(cost.bytesSent).toBeGreaterThan(fileBytes);
  // While the file was sent, not only at its ends.
  expect(cost.samples).toBeGreaterThan(5);
  expect(cost.heldPeakBytes).toBeLessThan(fileBytes / 20);
}, 120_000);
