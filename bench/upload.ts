import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { listenOnLoopback } from '../test/helpers/loopback-server.ts';
import type { RunOptions } from '../test/helpers/runner.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { compare, measureStep, megabytes, report, runProgram } from './measure.ts';

const mostPeakBytes = 150 * 1024 ** 2;

/** A request as the server saw it: the time is that from its head to its last byte. */
let received: { readonly bytes: number; readonly durationMs: number }[] = [];
const receive = async (request: IncomingMessage): Promise<void> => {
  const startMs = performance.now();
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  received.push({ bytes, durationMs: performance.now() - startMs });
};
const created = '{"message":"Success","build_id":"build","app_url":"bs://app","app_id":"app"}';
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  void receive(request).then(() => response.end(request.method === 'GET' ? '[]' : created));
});
await using listening = await listenOnLoopback(server);
const { origin } = listening;

/** Measures a step that uploads `app.apk`. */
const measureUpload = async (what: string, fileBytes: number, options: RunOptions, how: string): Promise<void> => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'app.apk');
  // Bytes that do not compress.
  const block = randomBytes(fileBytes / 16);
  for (let written = 0; written < fileBytes; written += block.length) await appendFile(file, block);

  const receivedMs = async (send: () => Promise<unknown>): Promise<number> => {
    received = [];
    await send();
    const upload = received.find(({ bytes }) => bytes >= fileBytes);
    if (upload === undefined) throw new Error(`${JSON.stringify(received)} arrived instead of ${fileBytes} bytes`);
    return upload.durationMs;
  };
  const service = { 'base-url': origin, username: 'ann', 'access-key': 'key', preflight: 'off' };
  const inputs = { ...service, framework: 'espresso', app: 'app.apk', 'test-suite': 'bs://suite', ...options.inputs };
  const peaks: number[] = [];
  const { ours, theirs, ratio } = await compare(
    15,
    () => receivedMs(async () => peaks.push((await measureStep({ ...options, workspace: folder.path, inputs })).peakBytes)),
    () => receivedMs(() => runProgram('curl', ['-sS', '-o', '/dev/null', '-F', `file=@${file}`, `${origin}/upload`])),
  );
  const perSecond = (durationMs: number): string => `${megabytes((fileBytes / durationMs) * 1_000)}/s`;
  const [peakBytes, timesCurl] = [Math.max(...peaks), 1 / ratio];
  report({
    what,
    ours: `${perSecond(ours)}, peak ${megabytes(peakBytes)}`,
    against: `curl -F: ${perSecond(theirs)}`,
    ratio: timesCurl,
    targets: { '≥ 0.9 ×': timesCurl >= 0.9, [`≤ ${megabytes(mostPeakBytes)}`]: peakBytes <= mostPeakBytes },
    how,
  });
};

await measureUpload(
  'upload of 1 GiB, `reuse-uploads: false`',
  1024 ** 3,
  { actionFile: 'upload/action.yml', inputs: { 'reuse-uploads': 'false' } },
  'The bundled action `upload` and `curl -F` send the same file over loopback to a server in its own process, which counts the bytes. The server measures the time from the head of the request to its last byte. The memory is the peak of the whole step.',
);
const run = { devices: 'Google Pixel 7-13.0', wait: 'false', history: 'off', 'artifact-name': '' };
for (const [reuse, when] of Object.entries({
  true: 'before it is sent, to look for an identical upload',
  false: 'while it is sent or, where it leaves as fast as here, afterwards',
}))
  await measureUpload(
    `upload of 512 MiB in \`run\`, \`reuse-uploads: ${reuse}\``,
    512 * 1024 ** 2,
    { inputs: { ...run, 'reuse-uploads': reuse } },
    `The same with a whole step of \`run\`, which starts a build and hashes the app: ${when}.`,
  );
