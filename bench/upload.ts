import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { megabytes, megabytesPerSecond } from './lib/figures.ts';
import { needProgram, runProgram } from './lib/programs.ts';
import { startService } from './lib/service.ts';
import { runStep } from './lib/step.ts';
import type { Row } from './row.ts';

const fileBytes = 1024 ** 3;
const mostPeakBytes = 150e6;
const leastRatio = 0.9;

export const measure = async (): Promise<Row> => {
  await needProgram('curl', 'apt-get install curl');
  await using folder = await temporaryDirectory();
  await using service = await startService();
  const file = path.join(folder.path, 'app.apk');
  // Bytes that do not compress.
  const block = randomBytes(fileBytes / 16);
  for (let written = 0; written < fileBytes; written += block.length) await appendFile(file, block);

  const timedMs = async (upload: () => Promise<unknown>): Promise<number> => {
    const [received] = await Promise.all([service.nextUpload(), upload()]);
    if (received.bytes < fileBytes) throw new Error(`${received.bytes} bytes arrived instead of ${fileBytes}`);
    return received.durationMs;
  };
  const peaks: number[] = [];
  const byCurl = () => runProgram('curl', ['-sS', '-o', '/dev/null', '-F', `file=@${file}`, `${service.origin}/upload`]);
  const byAction = async () => peaks.push((await runStep(uploadStep(service.origin, folder.path))).peakBytes);
  const { ours, theirs } = await alternate({ rounds: 15, ours: () => timedMs(byAction), theirs: () => timedMs(byCurl) });

  const ratio = medianRatio(theirs, ours);
  const peakBytes = Math.max(...peaks);
  return {
    what: 'upload of 1 GiB, `reuse-uploads: false`',
    ours: `${megabytesPerSecond(fileBytes, median(ours))}, peak ${megabytes(peakBytes)}`,
    against: `curl -F: ${megabytesPerSecond(fileBytes, median(theirs))}`,
    ratio,
    target: `≥ ${leastRatio} ×, ≤ ${megabytes(mostPeakBytes)}`,
    met: ratio >= leastRatio && peakBytes <= mostPeakBytes,
    how: 'The bundled action `upload` and `curl -F` send the same file over loopback to a server in its own process, which counts the bytes. The server measures the time from the head of the request to its last byte. The memory is the peak of the whole step.',
  };
};

const uploadStep = (origin: string, workspace: string) => ({
  actionFile: 'upload/action.yml',
  workspace,
  inputs: {
    'base-url': origin,
    username: 'ann',
    'access-key': 'key',
    framework: 'espresso',
    app: 'app.apk',
    'test-suite': 'bs://suite',
    preflight: 'off',
    'reuse-uploads': 'false',
  },
});
