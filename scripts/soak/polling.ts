import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCloudClient } from '../../src/cloud/client.ts';
import { run } from '../../src/commands/run.ts';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { readRunInputs } from '../../src/inputs/run-inputs.ts';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { silentLog } from '../../src/lib/log.ts';
import { createMemoryRunner } from '../../test/helpers/memory-runner.ts';
import { startCloudProcess } from './cloud-process.ts';

export interface PollingOptions {
  readonly hours: number;
  /** Real ones. */
  readonly seconds: number;
  readonly seed: number;
}

/** What may be above the first quarter of the run in the last one: caches of the runtime fill late. */
const mostGrowthMb = 4;
const mostSockets = 16;
const mostTimers = 16;
const samples = 24;
const tests = 4;

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

const scenarioOf = ({ hours, seconds, seed }: PollingOptions): ScenarioInput => ({
  seed,
  'time-scale': (hours * 3_600) / seconds,
  tests: {
    espresso: Array.from({ length: tests }, (_none, index) => ({
      class: 'com.shop.LongTest',
      name: `test${index}`,
      // A little less than the limit of the run.
      'duration-seconds': Math.floor((hours * 3_600 * 0.97) / tests),
      ...(index === 0 ? { outcome: 'fail' as const, message: 'expected 3 but was 4' } : {}),
    })),
  },
  // The start of the builds is left alone: a lost answer to it has tests of its own.
  faults: faultKinds.map((fault) => ({
    ...fault,
    method: 'GET' as const,
    path: '/app-automate/**',
    times: 'always' as const,
    probability: faultShare / faultKinds.length,
  })),
});

/** Real time, so many times faster. */
const fastClock = (scale: number): Clock => {
  const startMs = Date.now();
  const passedMs = (): number => performance.now() * scale;
  return {
    nowMs: () => startMs + passedMs(),
    monotonicMs: passedMs,
    sleep: (delayMs, signal) => systemClock.sleep(delayMs / scale, signal),
  };
};

interface Sample {
  readonly heapMb: number;
  readonly sockets: number;
  readonly timers: number;
  readonly requests: number;
}

/** @returns what passed a limit */
export const soakPolling = async (options: PollingOptions): Promise<readonly string[]> => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const cloudProcess = await startCloudProcess(scenarioOf(options), folder);
  const scale = (options.hours * 3_600) / options.seconds;
  const clock = fastClock(scale);
  const { origin, username, accessKey } = cloudProcess;
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
    'timeout-minutes': String(options.hours * 60),
    'poll-interval-seconds': '15',
    'artifact-name': '',
  });
  const cloud = createCloudClient({ baseUrl: origin, username, accessKey, apiVersion: 'v1', clock, proxy: false });
  const app = await cloud.apps.uploadUrl({ url: 'https://files.example/app.apk', customId: 'app' });
  const suite = await cloud.testSuites('espresso').uploadUrl({ url: 'https://files.example/test.apk', customId: 'suite' });
  const inputs = await readRunInputs(
    { ...runner.environment, INPUT_APP: app.url, 'INPUT_TEST-SUITE': suite.url },
    runner.context,
  );

  const taken: Sample[] = [];
  const sampler = setInterval(
    () => {
      collectGarbage();
      const resources = process.getActiveResourcesInfo();
      const count = (kind: string): number => resources.filter((resource) => resource.startsWith(kind)).length;
      taken.push({
        heapMb: process.memoryUsage().heapUsed / 1e6,
        sockets: count('TCP'),
        timers: count('Timeout'),
        requests: cloudProcess.requests(),
      });
    },
    (options.seconds * 1_000) / samples,
  );
  const startMs = performance.now();
  const services = {
    cloud,
    baseUrl: origin,
    clock,
    log: silentLog,
    signal: runner.signal,
    random: Math.random,
    tempDir: folder,
    simulated: true,
    isSimulation: () => true,
    saveState: () => {},
  };
  await run(inputs, { ...runner, log: silentLog }, services, Promise.resolve(undefined));
  const hours = ((performance.now() - startMs) * scale) / 3_600_000;
  clearInterval(sampler);
  await cloud.close();
  await cloudProcess.end();
  await rm(folder, { recursive: true, force: true });
  return judge(taken, hours, runner.outputs, cloudProcess.requests(), cloudProcess.struck());
};

const judge = (
  taken: readonly Sample[],
  hours: number,
  outputs: Readonly<Record<string, string>>,
  requests: number,
  struck: number,
): readonly string[] => {
  const quarter = Math.max(1, Math.floor(taken.length / 4));
  const mean = (part: readonly Sample[]): number => part.reduce((sum, { heapMb }) => sum + heapMb, 0) / part.length;
  const most = (of: (sample: Sample) => number): number => Math.max(...taken.map(of));
  const [first, last] = [mean(taken.slice(0, quarter)), mean(taken.slice(-quarter))];
  const { verdict, tests: ran, failed } = outputs;
  console.table([
    { what: 'simulated hours', measured: Number(hours.toFixed(1)), limit: '' },
    { what: 'requests', measured: requests, limit: '' },
    { what: 'of these met a fault', measured: struck, limit: '' },
    { what: 'verdict, tests, failed', measured: `${verdict}, ${ran}, ${failed}`, limit: `failed, ${tests}, 1` },
    { what: 'heap in the first quarter, MB', measured: Number(first.toFixed(1)), limit: '' },
    { what: 'heap in the last quarter, MB', measured: Number(last.toFixed(1)), limit: `first + ${mostGrowthMb}` },
    { what: 'sockets at most', measured: most(({ sockets }) => sockets), limit: mostSockets },
    { what: 'timers at most', measured: most(({ timers }) => timers), limit: mostTimers },
  ]);
  return [
    ...(verdict === 'failed' && ran === String(tests) && failed === '1' ? [] : [`the verdict is ${verdict}: ${outputs.reason}`]),
    ...(taken.length >= samples / 2 ? [] : [`only ${taken.length} samples were taken`]),
    ...(struck > 0 ? [] : ['no fault struck']),
    ...(last - first <= mostGrowthMb ? [] : ['the heap grows']),
    ...(most(({ sockets }) => sockets) <= mostSockets ? [] : ['too many sockets']),
    ...(most(({ timers }) => timers) <= mostTimers ? [] : ['too many timers']),
  ];
};
