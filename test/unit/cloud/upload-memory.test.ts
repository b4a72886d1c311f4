import { execFile } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { json, startRawServer } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import type { UploadCost } from './upload-once.ts';

const fileBytes = 600_000_000;

const script = join(import.meta.dirname, 'upload-once.ts');

test('memory does not grow with the size of an upload', async () => {
  await using folder = await temporaryDirectory();
  const file = join(folder.path, 'large.apk');
  await writeFile(file, '');
  await truncate(file, fileBytes);
  await using server = await startRawServer([json({ app_url: 'bs://1' })], { keepBodies: false });
  const { stdout } = await promisify(execFile)(process.execPath, [script, server.origin, file]);
  const cost: UploadCost = JSON.parse(stdout);
  expect(cost.bytesSent).toBeGreaterThan(fileBytes);
  // On a busy machine, buffers that were sent wait for the garbage collector: up to 240 MB were seen.
  expect(cost.rssPeakBytes - cost.rssBeforeBytes).toBeLessThan(fileBytes / 2);
}, 30_000);
