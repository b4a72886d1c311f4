import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { median, medianRatio, takeTurns } from './lib/alternate.ts';
import { megabytes, megabytesPerSecond } from './lib/figures.ts';
import { writeLargeFile } from './lib/large-file.ts';
import { bundleProgram } from './lib/measured-process.ts';
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
  const sendFile = await bundleProgram('send-file', folder.path);

  const peaks: number[] = [];
  const curl = timed(sink, () => runProgram('curl', ['-sS', '-o', '/dev/null', '-F', `file=@${file}`, `${sink.origin}/upload`]));
  const action = timed(sink, async () => peaks.push(await uploadByAction(sink, folder.path)));
  const node = (way: 'memory' | 'pool' | 'pipe'): Sender =>
    timed(sink, () => runProgram(process.execPath, [sendFile, sink.origin, file, way]));
  const [memory, pool, pipe] = [node('memory'), node('pool'), node('pipe')];
  const senders = [action, curl, memory, pool, pipe];
  await takeTurns({
    rounds: 15,
    runs: senders.map(({ send }) => send),
    forget: () => {
      for (const { tookMs } of senders) tookMs.length = 0;
    },
  });

  const toCurl = ({ tookMs }: Sender): string => medianRatio(curl.tookMs, tookMs).toFixed(2);
  const ratio = medianRatio(curl.tookMs, action.tookMs);
  const peakBytes = Math.max(...peaks);
  return {
    what: 'upload of 1 GiB, `reuse-uploads: false`',
    ours: `${megabytesPerSecond(fileBytes, median(action.tookMs))}, ${megabytes(peakBytes)} at most`,
    against: `curl -F ${megabytesPerSecond(fileBytes, median(curl.tookMs))}`,
    ratio,
    target: `≥ ${leastRatio} ×, ≤ ${megabytes(mostPeakBytes)}`,
    met: ratio >= leastRatio && peakBytes <= mostPeakBytes,
    how: "The bundled action `upload` and `curl -F` send the same file over loopback to one server in a process of its own, which counts bytes; the time is the server's, from the head of the request to its last byte. The memory is the peak of the whole step.",
    floor: `Held against curl in the same rounds, a bare Node process reaches ${toCurl(memory)} × when it reads nothing and sends one piece of memory again and again, ${toCurl(pool)} × when threads of the pool read the file for it, and ${toCurl(pipe)} × when it pipes the file into a request.`,
  };
};

/** One way of uploading, and how long the server saw each upload take. */
interface Sender {
  readonly send: () => Promise<void>;
  readonly tookMs: number[];
}

const timed = (sink: Sink, upload: () => Promise<unknown>): Sender => {
  const tookMs: number[] = [];
  return {
    send: async () => {
      await upload();
      tookMs.push(await lastUploadMs(sink));
    },
    tookMs,
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
