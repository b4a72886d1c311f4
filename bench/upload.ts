import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { json, type RawResponder, startRawServer } from '../test/helpers/loopback-server.ts';
import type { RunOptions } from '../test/helpers/runner.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { compare, measureStep, megabytes, report, runProgram } from './measure.ts';

/** Size of the largest request, and the time from its head to its last byte. */
let largest = { bytes: 0, durationMs: 0 };
const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const startMs = performance.now();
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  if (bytes > largest.bytes) largest = { bytes, durationMs: performance.now() - startMs };
  return Buffer.alloc(0);
};
const created = { message: 'Success', build_id: 'build', app_url: 'bs://app', app_id: 'app' };
const respond: RawResponder = (response, { method }) => json(method === 'GET' ? [] : created)(response);
await using server = await startRawServer([respond], { readBody });

const measureUpload = async (what: string, fileBytes: number, options: RunOptions, how: string): Promise<void> => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'app.apk');
  const incompressible = randomBytes(fileBytes / 16);
  for (let nth = 0; nth < 16; nth++) await appendFile(file, incompressible);

  const receivedMs = (send: () => Promise<unknown>) => async (): Promise<number> => {
    largest = { bytes: 0, durationMs: 0 };
    await send();
    if (largest.bytes < fileBytes) throw new Error(`${largest.bytes} bytes arrived instead of ${fileBytes}`);
    return largest.durationMs;
  };
  const service = { 'base-url': server.origin, username: 'ann', 'access-key': 'key', preflight: 'off' };
  const inputs = { ...service, framework: 'espresso', app: 'app.apk', 'test-suite': 'bs://suite', ...options.inputs };
  const peaks: number[] = [];
  const step = async () => peaks.push((await measureStep({ ...options, workspace: folder.path, inputs })).peakBytes);
  const curl = () => runProgram('curl', ['-sS', '-o', '/dev/null', '-F', `file=@${file}`, `${server.origin}/upload`]);
  const { ours, theirs, ratio } = await compare(15, receivedMs(step), receivedMs(curl));
  const perSecond = (durationMs: number): string => `${megabytes((fileBytes / durationMs) * 1_000)}/s`;
  const [peakBytes, timesCurl] = [Math.max(...peaks), 1 / ratio];
  report({
    what,
    ours: `${perSecond(ours)}, peak ${megabytes(peakBytes)}`,
    against: `curl -F: ${perSecond(theirs)}`,
    ratio: timesCurl,
    targets: { '≥ 0.9 ×': timesCurl >= 0.9, '≤ 157 MB': peakBytes <= 157e6 },
    how,
  });
};

await measureUpload(
  'upload of 1 GiB, `reuse-uploads: false`',
  1024 ** 3,
  { actionFile: 'upload/action.yml', inputs: { 'reuse-uploads': 'false' } },
  'The bundled action `upload` and `curl -F` send the same file over loopback to a server in its own process, which measures from the head of the request to its last byte.',
);
const run = { devices: 'Google Pixel 7-13.0', wait: 'false', history: 'off', 'artifact-name': '' };
for (const reuse of ['true', 'false'])
  await measureUpload(
    `upload of 512 MiB in \`run\`, \`reuse-uploads: ${reuse}\``,
    512 * 1024 ** 2,
    { inputs: { ...run, 'reuse-uploads': reuse } },
    'The same with a whole step of `run`, which also hashes the app: with `reuse-uploads: true` before it is sent, to look for an identical upload, else while it is sent or afterwards.',
  );
