import { stat } from 'node:fs/promises';
import path from 'node:path';
import { digits } from '../src/lib/numbers.ts';
import { standingCloud } from '../test/helpers/standing-cloud.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { duration, isQuick, measureStep, megabytes, report } from './measure.ts';

/** Devices, shards, tests of each session, and the most bytes of memory. */
const sizes: readonly (readonly [number, number, number, number?])[] = [
  [1, 1, 10],
  [6, 5, 10],
  [30, 10, 10],
  [1, 1, 1_000],
  [6, 5, 1_000],
  [10, 10, 1_000, 300e6],
  [30, 10, 1_000, 600e6],
];

for (const [devices, shards, testsPerSession, mostPeakBytes] of isQuick ? sizes.slice(1, 2) : sizes) {
  await using folder = await temporaryDirectory();
  const [sessions, workspace] = [devices * shards, path.join(folder.path, 'workspace')];
  const espresso = Array.from({ length: shards * testsPerSession }, (_none, index) => ({
    class: `com.example.shop.checkout.Suite${Math.floor(index / 20)}Test`,
    name: `totalIsRight${index}`,
    'duration-seconds': 1,
  }));
  const plan = { parallel: sessions, queue: sessions };
  const scenario = { seed: 1, 'time-scale': testsPerSession, devices: { 'accept-unknown': true }, plan, tests: { espresso } };
  await using cloud = await standingCloud(scenario);
  const names = Array.from({ length: devices }, (_none, index) => `Google Pixel ${index + 1}-13.0`).join('\n');
  const binaries = { app: 'https://files.example/app.apk', 'test-suite': 'https://files.example/test.apk', preflight: 'off' };
  const few = { 'missing-tests': 'ignore', 'artifact-name': '', history: 'off' };
  const inputs = { ...cloud.service, framework: 'espresso', ...binaries, devices: names, shards: String(shards), ...few };
  const { cpuMs, peakBytes, outputs } = await measureStep({ workspace, inputs });
  const results = sessions * testsPerSession;
  if (outputs.tests !== String(results)) throw new Error(`counted ${outputs.tests} results instead of ${results}`);
  const bytesPerResult = Math.ceil((await stat(path.join(workspace, 'mobile-test-results/results.json'))).size / results);
  const requestsPerSession = (cloud.cloud.requests.length / sessions).toFixed(1);
  report({
    what: `run of ${sessions} sessions × ${digits(testsPerSession)} tests`,
    ours: `${duration(cpuMs / sessions)} of processor time and ${requestsPerSession} requests per session, peak ${megabytes(peakBytes)}, ${bytesPerResult} bytes of \`results.json\` per result`,
    ...(mostPeakBytes !== undefined && {
      targets: { [`≤ ${megabytes(mostPeakBytes)}`]: peakBytes <= mostPeakBytes, '≤ 400 bytes': bytesPerResult <= 400 },
    }),
    how: 'One step of the bundled action for each size, with inputs that upload nothing, against the built-in cloud in another process. All tests pass.',
  });
}
