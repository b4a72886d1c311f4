import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { json, startRawServer } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import type { UploadCost } from './upload-once.ts';

const drop = async (message: IncomingMessage): Promise<Buffer> => {
  await once(message.resume(), 'end');
  return Buffer.alloc(0);
};

const fileBytes = 600_000_000;

const script = join(import.meta.dirname, 'upload-once.ts');

test('memory does not grow with the size of an upload', async () => {
  await using folder = await temporaryDirectory();
  const file = join(folder.path, 'large.apk');
  await writeFile(file, '');
  await truncate(file, fileBytes);
  await using server = await startRawServer([json({ app_url: 'bs://1' })], { readBody: drop });
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, server.origin, file]);
  const cost: UploadCost = JSON.parse(stdout);
  expect(cost.bytesSent).toBeGreaterThan(fileBytes);
  // While the file was sent, not only at its ends.
  expect(cost.samples).toBeGreaterThan(5);
  expect(cost.heldPeakBytes).toBeLessThan(fileBytes / 20);
}, 30_000);
