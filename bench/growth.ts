import { stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { startCloudProcess } from '../test/soak/cloud-process.ts';
import { duration, megabytes } from './lib/figures.ts';
import { runStep } from './lib/step.ts';
import type { Row } from './row.ts';

/** Sessions are devices × shards. */
interface Size {
  readonly devices: number;
  readonly shards: number;
  readonly testsPerSession: number;
  readonly mostPeakBytes?: number;
}

const sizes: readonly Size[] = [
  { devices: 1, shards: 1, testsPerSession: 10 },
  { devices: 6, shards: 5, testsPerSession: 10 },
  { devices: 30, shards: 10, testsPerSession: 10 },
  { devices: 1, shards: 1, testsPerSession: 1_000 },
  { devices: 6, shards: 5, testsPerSession: 1_000 },
  { devices: 10, shards: 10, testsPerSession: 1_000, mostPeakBytes: 300e6 },
  { devices: 30, shards: 10, testsPerSession: 1_000, mostPeakBytes: 600e6 },
];

const mostBytesPerResult = 400;
const testsPerClass = 20;

/** Steps of growing size, each once: the figures of interest are those per session and per result. */
export const measure = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const size of process.env.BENCH_QUICK === undefined ? sizes : sizes.slice(0, 2)) rows.push(await measureSize(size));
  return rows;
};

const measureSize = async ({ devices, shards, testsPerSession, mostPeakBytes }: Size): Promise<Row> => {
  await using folder = await temporaryDirectory();
  const sessions = devices * shards;
  const tests = Array.from({ length: shards * testsPerSession }, (_none, index) => ({
    class: `com.example.shop.checkout.Suite${Math.floor(index / testsPerClass)}Test`,
    name: `totalIsRight${index}`,
    'duration-seconds': 1,
  }));
  const cloud = await startCloudProcess(
    {
      seed: 1,
      'time-scale': testsPerSession,
      devices: { 'accept-unknown': true },
      plan: { parallel: sessions, queue: sessions },
      tests: { espresso: tests },
    },
    folder.path,
  );
  try {
    const workspace = path.join(folder.path, 'workspace');
    const step = await runStep({
      timeoutMs: 1_800_000,
      workspace,
      inputs: {
        'base-url': cloud.origin,
        username: cloud.username,
        'access-key': cloud.accessKey,
        framework: 'espresso',
        app: 'https://files.example/app.apk',
        'test-suite': 'https://files.example/test.apk',
        devices: Array.from({ length: devices }, (_none, index) => `Google Pixel ${index + 1}-13.0`).join('\n'),
        shards: String(shards),
        preflight: 'off',
        'missing-tests': 'ignore',
        'artifact-name': '',
        history: 'off',
      },
    });
    const results = sessions * testsPerSession;
    if (step.outputs.tests !== String(results)) throw new Error(`counted ${step.outputs.tests} results instead of ${results}`);
    const { size: bytes } = await stat(path.join(workspace, 'mobile-test-results/results.json'));
    const requests = step.stdout.match(/^::debug::(?:GET|POST) /gm)?.length ?? 0;
    const bytesPerResult = Math.ceil(bytes / results);
    const isLarge = mostPeakBytes !== undefined;
    return {
      what: `run of ${sessions} sessions × ${testsPerSession.toLocaleString('en')} tests`,
      ours: [
        `${duration(step.cpuMs / sessions)} of processor time and ${(requests / sessions).toFixed(1)} requests per session`,
        `peak ${megabytes(step.peakBytes)}`,
        `${bytesPerResult} bytes of \`results.json\` per result`,
      ].join(', '),
      ...(isLarge && {
        target: `≤ ${megabytes(mostPeakBytes)}, ≤ ${mostBytesPerResult} bytes`,
        met: step.peakBytes <= mostPeakBytes && bytesPerResult <= mostBytesPerResult,
      }),
      how: 'The bundled action, from the start of its process to its end, with inputs that upload nothing, against the built-in cloud in another process. All tests pass. One step of each size.',
    };
  } finally {
    await cloud.end();
  }
};
