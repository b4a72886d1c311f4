import { execFile } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { json, startRawServer } from '../../helpers/raw-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import type { UploadCost } from '../../helpers/upload-once.ts';

const script = join(import.meta.dirname, '../../helpers/upload-once.ts');

test('memory does not grow with the size of an upload', async () => {
  await using folder = await temporaryDirectory();
  const file = join(folder.path, 'large.apk');
  await writeFile(file, '');
  await truncate(file, 300_000_000);
  await using server = await startRawServer([json({ app_url: 'bs://1' })], { keepBodies: false });
  const { stdout } = await promisify(execFile)(process.execPath, [script, server.origin, file]);
  const cost: UploadCost = JSON.parse(stdout);
  expect(cost.bytesSent).toBeGreaterThan(300_000_000);
  expect(cost.rssPeakBytes - cost.rssBeforeBytes).toBeLessThan(120_000_000);
}, 30_000);
