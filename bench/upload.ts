import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { megabytes, megabytesPerSecond } from './lib/figures.ts';
import { writeLargeFile } from './lib/large-file.ts';
import { needProgram, runProgram } from './lib/programs.ts';
import { type Sink, startSink } from './lib/sink.ts';
import { runStep } from './lib/step.ts';
import type { Row } from './row.ts';

const fileBytes = 1024 ** 3;
const mostPeakBytes = 150e6;
const leastRatio = 0.9;

export const measure = async (): Promise<Row> => {
  await needProgram('curl', 'apt-get install curl');
  await using folder = await temporaryDirectory();
  await using sink = await startSink();
  const file = path.join(folder.path, 'app.apk');
  await writeLargeFile(file, fileBytes);
  const { ours, theirs } = await alternate({
    rounds: 5,
    ours: async () => ({ peakBytes: await uploadByAction(sink, folder.path), tookMs: await lastUploadMs(sink) }),
    theirs: async () => {
      await runProgram('curl', ['-sS', '-o', '/dev/null', '-F', `file=@${file}`, `${sink.origin}/upload`]);
      return lastUploadMs(sink);
    },
  });
  const ratio = medianRatio(
    theirs,
    ours.map(({ tookMs }) => tookMs),
  );
  const peakBytes = Math.max(...ours.map((upload) => upload.peakBytes));
  return {
    what: 'upload of 1 GiB, `reuse-uploads: false`',
    ours: `${megabytesPerSecond(fileBytes, median(ours.map(({ tookMs }) => tookMs)))}, ${megabytes(peakBytes)} at most`,
    against: `curl -F ${megabytesPerSecond(fileBytes, median(theirs))}`,
    ratio,
    target: `≥ ${leastRatio} ×, ≤ ${megabytes(mostPeakBytes)}`,
    met: ratio >= leastRatio && peakBytes <= mostPeakBytes,
    how: "The bundled action `upload` and `curl -F` send the same file over loopback to one server in a process of its own, which counts bytes; the time is the server's, from the head of the request to its last byte. The memory is the peak of the whole step.",
  };
};

/** @returns the peak of the step's memory */
const uploadByAction = async ({ origin }: Sink, workspace: string): Promise<number> => {
  const { peakBytes } = await runStep({
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
  return peakBytes;
};

const lastUploadMs = async (sink: Sink): Promise<number> => {
  const [upload, ...others] = await sink.received();
  if (upload === undefined || others.length > 0 || upload.bytes < fileBytes) throw new Error('one upload was expected');
  return upload.durationMs;
};
