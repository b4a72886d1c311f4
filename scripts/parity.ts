/**
 * Compares the service with the built-in cloud: the same harmless calls to both, and a report of every response whose form differs.
 *
 *     SERVICE_USERNAME=… SERVICE_ACCESS_KEY=… npm run parity
 *     … npm run parity -- --build 'Google Pixel 7-13.0'   also starts one build on this device, with the sample app
 *     … npm run parity -- --output report.md              default: parity.md
 *
 * Uploads the sample binaries and deletes them again; the service keeps uploads for Maestro for 30 days. `SERVICE_URL` is another address.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedCloud } from '../src/stand-in/server.ts';
import { testsInFile } from '../src/stand-in/uploads/suite-file.ts';
import { openFiles } from './parity/calls.ts';
import { compareObservations } from './parity/compare.ts';
import { runCalls, type Side } from './parity/run-calls.ts';

const { values } = parseArgs({ options: { build: { type: 'string' }, output: { type: 'string', default: 'parity.md' } } });
const { SERVICE_USERNAME: username, SERVICE_ACCESS_KEY: accessKey, SERVICE_URL: url } = process.env;
const origin = new URL(url ?? 'https://api-cloud.browserstack.com').origin;

if (!username || !accessKey) {
  console.error('Set SERVICE_USERNAME and SERVICE_ACCESS_KEY to the credentials of an account.');
  process.exit(1);
}

const isLocal = /^http:\/\/127\.0\.0\.1:\d+$/.test(origin);
if (!isLocal && !origin.startsWith('https://')) {
  console.error('SERVICE_URL takes an https address.');
  process.exit(1);
}

const temp = await mkdtemp(path.join(tmpdir(), 'parity-'));
const cloud = await startEmbeddedCloud({ storageDir: path.join(temp, 'cloud'), discoverTests: testsInFile, pollSeconds: 30 });
try {
  const files = openFiles(path.join(import.meta.dirname, '../samples'), temp);
  const options = { files, ...(values.build !== undefined && { device: values.build }), sleep: (ms: number) => sleep(ms) };
  // The service takes five uploads per minute.
  const service: Side = { origin, username, accessKey, uploadPauseMs: isLocal ? 0 : 13_000, pollPauseMs: isLocal ? 0 : 15_000 };
  const own: Side = { ...cloud, uploadPauseMs: 0, pollPauseMs: 0 };
  const observed = await runCalls(service, { ...options, log: (line) => console.log(line) });
  const simulated = await runCalls(own, { ...options, log: () => {} });
  const { differences, report } = compareObservations(observed, simulated);
  await writeFile(values.output, report);
  console.log(`${differences.length} differences; report: ${values.output}`);
} finally {
  await cloud.close();
  await rm(temp, { recursive: true, force: true });
}
