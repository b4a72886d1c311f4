import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunOptions } from '../test/helpers/runner.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { megabytes, megabytesPerSecond } from './lib/figures.ts';
import { needProgram, runProgram } from './lib/programs.ts';
import { startService } from './lib/service.ts';
import { runStep } from './lib/step.ts';
import type { Row } from './row.ts';

const mostPeakBytes = 150 * 1024 ** 2;
const leastRatio = 0.9;
const rounds = 15;

/** A step that uploads the file as its app. */
interface Upload {
  readonly what: string;
  readonly fileBytes: number;
  readonly options: RunOptions;
  readonly how: string;
}

const inputs = {
  username: 'ann',
  'access-key': 'key',
  framework: 'espresso',
  app: 'app.apk',
  'test-suite': 'bs://suite',
  preflight: 'off',
};

const uploads: readonly Upload[] = [
  {
    what: 'upload of 1 GiB, `reuse-uploads: false`',
    fileBytes: 1024 ** 3,
    options: { actionFile: 'upload/action.yml', inputs: { ...inputs, 'reuse-uploads': 'false' } },
    how: 'The bundled action `upload` and `curl -F` send the same file over loopback to a server in its own process, which counts the bytes. The server measures the time from the head of the request to its last byte. The memory is the peak of the whole step.',
  },
  ...(['true', 'false'] as const).map((reuse) => ({
    what: `upload of 512 MiB in \`run\`, \`reuse-uploads: ${reuse}\``,
    fileBytes: 512 * 1024 ** 2,
    options: {
      inputs: {
        ...inputs,
        devices: 'Google Pixel 7-13.0',
        wait: 'false',
        history: 'off',
        'artifact-name': '',
        'reuse-uploads': reuse,
      },
    },
    how: `The same with a whole step of \`run\`, which starts a build and hashes the app: ${reuse === 'true' ? 'before it is sent, to look for an identical upload' : 'while it is sent or, where it leaves as fast as here, afterwards'}.`,
  })),
];

export const measure = async (): Promise<readonly Row[]> => {
  await needProgram('curl', 'apt-get install curl');
  const rows: Row[] = [];
  for (const upload of uploads) rows.push(await measureUpload(upload));
  return rows;
};

const measureUpload = async ({ what, fileBytes, options, how }: Upload): Promise<Row> => {
  await using folder = await temporaryDirectory();
  await using service = await startService();
  const file = path.join(folder.path, 'app.apk');
  // Bytes that do not compress.
  const block = randomBytes(fileBytes / 16);
  for (let written = 0; written < fileBytes; written += block.length) await appendFile(file, block);

  const timedMs = async (send: () => Promise<unknown>): Promise<number> => {
    const [received] = await Promise.all([service.nextUpload(), send()]);
    if (received.bytes < fileBytes) throw new Error(`${received.bytes} bytes arrived instead of ${fileBytes}`);
    return received.durationMs;
  };
  const peaks: number[] = [];
  const step = { ...options, workspace: folder.path, inputs: { ...options.inputs, 'base-url': service.origin } };
  const byCurl = () => runProgram('curl', ['-sS', '-o', '/dev/null', '-F', `file=@${file}`, `${service.origin}/upload`]);
  const byAction = async () => peaks.push((await runStep(step)).peakBytes);
  const { ours, theirs } = await alternate({ rounds, ours: () => timedMs(byAction), theirs: () => timedMs(byCurl) });

  const ratio = medianRatio(theirs, ours);
  const peakBytes = Math.max(...peaks);
  return {
    what,
    ours: `${megabytesPerSecond(fileBytes, median(ours))}, peak ${megabytes(peakBytes)}`,
    against: `curl -F: ${megabytesPerSecond(fileBytes, median(theirs))}`,
    ratio,
    target: `≥ ${leastRatio} ×, ≤ ${megabytes(mostPeakBytes)}`,
    met: ratio >= leastRatio && peakBytes <= mostPeakBytes,
    how,
  };
};
