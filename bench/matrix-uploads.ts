import path from 'node:path';
import { scenario } from '../test/helpers/scenario.ts';
import { standingCloud } from '../test/helpers/standing-cloud.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { duration, megabytes } from './lib/figures.ts';
import { writeLargeFile } from './lib/large-file.ts';
import { runStep } from './lib/step.ts';
import type { Row } from './row.ts';

const jobs = 10;
/** Together 100 MiB. */
const files = { 'app.apk': 80 * 1024 ** 2, 'test.apk': 20 * 1024 ** 2 };
const mostRatio = 1.05;

export const measure = async (): Promise<Row> => {
  await using folder = await temporaryDirectory();
  await using standing = await standingCloud(scenario());
  for (const [name, bytes] of Object.entries(files)) await writeLargeFile(path.join(folder.path, name), bytes);
  const start = performance.now();
  await Promise.all(Array.from({ length: jobs }, (_none, index) => runJob(index, standing.service, folder.path)));
  const tookMs = performance.now() - start;
  const uploads = standing.cloud.requests.filter(
    ({ method, path: asked }) => method === 'POST' && /upload|test-suite/.test(asked),
  );
  const sentBytes = uploads.reduce((sum, { headers }) => sum + Number(headers['content-length']), 0);
  const onceBytes = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  const ratio = sentBytes / onceBytes;
  return {
    what: 'ten jobs of a matrix with the same 100 MiB, started together',
    ours: `${megabytes(sentBytes)} in ${uploads.length} uploads, ${duration(tookMs)} to the last start`,
    against: `sent once ${megabytes(onceBytes)}`,
    ratio,
    target: `≤ ${mostRatio} ×`,
    met: ratio <= mostRatio,
    how: 'Ten processes of the bundled action, one for each shard, against one built-in cloud that outlives them and held nothing before; an app of 80 MiB and a suite of 20 MiB. The cloud counts the bytes.',
  };
};

const runJob = async (index: number, service: Readonly<Record<string, string>>, workspace: string): Promise<void> => {
  const { outputs } = await runStep({
    workspace,
    inputs: {
      ...service,
      framework: 'espresso',
      app: 'app.apk',
      'test-suite': 'test.apk',
      devices: 'Google Pixel 7-13.0',
      shards: String(jobs),
      'shard-index': String(index),
      preflight: 'off',
      wait: 'false',
      'artifact-name': '',
      'report-dir': `results-${index}`,
    },
  });
  if (outputs.verdict !== 'started') throw new Error(`the job of shard ${index} ended with ${outputs.verdict}`);
};
