import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { run } from '../../src/action/commands/run.ts';
import { readRunInputs } from '../../src/action/inputs/run-inputs.ts';
import { createStartLimit } from '../../src/action/run/run-deadline.ts';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { silentLog } from '../../src/lib/log.ts';
import { createCloudClient } from '../../src/service/client.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { createMemoryRunner } from '../helpers/memory-runner.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { type CloudProcess, startCloudProcess } from './cloud-process.ts';

const hours = 24;
const realSeconds = 30;
const tests = 4;
const samples = 24;
/** How much the heap of the last quarter of the run may exceed that of the first: caches of the runtime fill late. */
const mostGrowthMb = 4;
const mostSockets = 16;
const mostTimers = 16;

/** One request in twenty meets one of these. */
const faultKinds = [
  { action: 'status' as const, status: 500 },
  { action: 'status' as const, status: 429, headers: { 'Retry-After': '1' } },
  { action: 'html' as const, status: 502 },
  { action: 'reset-before' as const },
  { action: 'truncate' as const },
  { action: 'invalid-json' as const },
];
const faultShare = 0.05;
const scale = (hours * 3_600) / realSeconds;

const scenario: ScenarioInput = {
  seed: 1,
  'time-scale': scale,
  tests: {
    espresso: Array.from({ length: tests }, (_none, index) => ({
      class: 'com.shop.LongTest',
      name: `test${index}`,
      // A little less than the timeout of the run.
      'duration-seconds': Math.floor((hours * 3_600 * 0.97) / tests),
      ...(index === 0 ? { outcome: 'fail' as const, message: 'expected 3 but was 4' } : {}),
    })),
  },
  // The start of the builds is left alone: other tests lose the response to it.
  faults: faultKinds.map((fault) => ({
    ...fault,
    method: 'GET' as const,
    path: '/app-automate/**',
    times: 'always' as const,
    probability: faultShare / faultKinds.length,
  })),
};

/** Real time, `scale` times faster. */
const fastClock = (): Clock => {
  const startMs = Date.now();
  const passedMs = (): number => performance.now() * scale;
  return {
    nowMs: () => startMs + passedMs(),
    monotonicMs: passedMs,
    sleep: (delayMs, signal) => systemClock.sleep(delayMs / scale, signal),
    after: systemClock.after,
  };
};

interface Sample {
  readonly heapMb: number;
  readonly sockets: number;
  readonly timers: number;
}

/** Takes a sample of this process at even intervals until stopped. */
const startSampling = (): { readonly stop: () => readonly Sample[] } => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const taken: Sample[] = [];
  const count = (kind: string): number => process.getActiveResourcesInfo().filter((name) => name.startsWith(kind)).length;
  const sampler = setInterval(
    () => {
      collectGarbage();
      taken.push({ heapMb: process.memoryUsage().heapUsed / 1e6, sockets: count('TCP'), timers: count('Timeout') });
    },
    (realSeconds * 1_000) / samples,
  );
  return {
    stop: () => {
      clearInterval(sampler);
      return taken;
    },
  };
};

/** The `run` action against the cloud, over real sockets; resolves to its outputs. */
const runAgainst = async ({ origin, username, accessKey }: CloudProcess, folder: string) => {
  const clock = fastClock();
  const runner = createMemoryRunner(folder, {
    'base-url': origin,
    username,
    'access-key': accessKey,
    framework: 'espresso',
    app: 'bs://app',
    'test-suite': 'bs://suite',
    devices: 'Google Pixel 7-13.0',
    preflight: 'off',
    'missing-tests': 'ignore',
    'timeout-minutes': String(hours * 60),
    'poll-interval-seconds': '15',
    'artifact-name': '',
  });
  const cloud = createCloudClient({ baseUrl: origin, username, accessKey, apiVersion: 'v1', clock });
  const app = await cloud.apps.uploadUrl({ url: 'https://files.example/app.apk', customId: 'app' });
  const suite = await cloud.testSuites('espresso').uploadUrl({ url: 'https://files.example/test.apk', customId: 'suite' });
  const environment = { ...runner.environment, INPUT_APP: app.url, 'INPUT_TEST-SUITE': suite.url };
  const inputs = await readRunInputs(environment, runner.github);
  const context = {
    ...runner,
    service: inputs.service,
    cloud,
    baseUrl: origin,
    clock,
    log: silentLog,
    jobs: 1,
    tempDir: folder,
    isSimulated: () => true,
    saveState: () => {},
  };
  using limit = createStartLimit(inputs.queueTimeoutMs, clock);
  await run(inputs, context, { offers: Promise.resolve(undefined), limit });
  await cloud.close();
  return runner.outputs;
};

test('a day of polling with faults ends with the right verdict, and memory, sockets and timers do not grow', async () => {
  await using folder = await temporaryDirectory();
  const cloud = await startCloudProcess(scenario, folder.path);
  const sampling = startSampling();
  const { verdict, tests: reported, failed } = await runAgainst(cloud, folder.path);
  const taken = sampling.stop();
  await cloud.end();

  expect({ verdict, reported, failed }).toEqual({ verdict: 'failed', reported: String(tests), failed: '1' });
  expect(cloud.struck()).toBeGreaterThan(0);
  expect(taken.length).toBeGreaterThanOrEqual(samples / 2);
  const quarter = Math.floor(taken.length / 4);
  const meanMb = (part: readonly Sample[]): number => part.reduce((sum, { heapMb }) => sum + heapMb, 0) / part.length;
  expect(meanMb(taken.slice(-quarter)) - meanMb(taken.slice(0, quarter))).toBeLessThanOrEqual(mostGrowthMb);
  expect(Math.max(...taken.map(({ sockets }) => sockets))).toBeLessThanOrEqual(mostSockets);
  expect(Math.max(...taken.map(({ timers }) => timers))).toBeLessThanOrEqual(mostTimers);
});
