import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { startRawServer } from '../test/helpers/loopback-server.ts';
import { type RunOptions, runAction } from '../test/helpers/runner.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { stepClock } from '../test/helpers/virtual-clock.ts';

export interface Row {
  readonly what: string;
  readonly ours: string;
  /** Name and figure of the program to compare with. Absent if the target is an absolute figure. */
  readonly against?: string;
  /** Our figure divided by the other one. */
  readonly ratio?: number;
  readonly targets?: Readonly<Record<string, boolean>>;
  readonly how: string;
  readonly load?: number;
}

export const report = (row: Row): void => void process.send?.(row);

/** Whether rows only have to work: each thing is done once, and on small data where that saves minutes. */
export const isQuick = process.env.BENCH_QUICK !== undefined;

const figure = (value: number): string => String(value < 100 ? Number(value.toPrecision(3)) : Math.round(value));

export const megabytes = (bytes: number): string => `${figure(bytes / 1e6)} MB`;

export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${figure(milliseconds)} ms` : `${figure(milliseconds / 1_000)} s`;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
};

/** Runs things in turn, in reverse in every second round, so that other load affects all alike. Rounds of `warmUps` do not count. */
export const takeTurns = async <Result>(rounds: number, runs: readonly (() => Promise<Result>)[], warmUps = 1) => {
  const lanes = runs.map((run) => ({ run, results: [] as Result[] }));
  for (let round = isQuick ? 0 : -warmUps; round < (isQuick ? 1 : rounds); round++)
    for (const { run, results } of round % 2 === 0 ? lanes : lanes.toReversed()) {
      const result = await run();
      if (round >= 0) results.push(result);
    }
  return lanes.map(({ results }) => results);
};

export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));

export const compare = async (rounds: number, ours: () => Promise<number>, theirs: () => Promise<number>, warmUps = 1) => {
  const [own = [], other = []] = await takeTurns(rounds, [ours, theirs], warmUps);
  return { ours: median(own), theirs: median(other), ratio: medianRatio(own, other) };
};

export const elapsedMs = async (work: () => unknown): Promise<number> => {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
};

export interface Cost {
  readonly durationMs: number;
  readonly peakBytes: number;
  /** Processor time, without that of child processes. */
  readonly cpuMs: number;
}

export const costOf = (costs: readonly Cost[]): Cost => ({
  durationMs: median(costs.map((cost) => cost.durationMs)),
  cpuMs: median(costs.map((cost) => cost.cpuMs)),
  peakBytes: Math.max(...costs.map((cost) => cost.peakBytes)),
});

export const runProgram = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await promisify(execFile)(program, args, { maxBuffer: 1024 ** 3, env: { ...process.env, ...env } })).stdout;

/** Runs a Node process in an environment that makes it write what it used. @returns that, with the result of `run` */
const withCost = async <Result>(run: (env: Readonly<Record<string, string>>) => Promise<Result>) => {
  if (process.platform !== 'linux') throw new Error('the peak of memory is read from /proc, which only Linux has');
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'cost');
  // In quotes, since a path may contain spaces.
  const preload = JSON.stringify(path.join(import.meta.dirname, 'write-cost.cjs'));
  const result = await run({ NODE_OPTIONS: `--require=${preload}`, BENCH_COST_FILE: file });
  const [peakBytes = Number.NaN, cpuMs = Number.NaN] = (await readFile(file, 'utf8')).split(' ').map(Number);
  return { ...result, peakBytes, cpuMs };
};

export const measureScript = (script: string, ...args: readonly string[]): Promise<Cost & { readonly printed: string }> =>
  withCost(async (env) => {
    const startMs = performance.now();
    const printed = await runProgram(process.execPath, [script, ...args], env);
    return { durationMs: performance.now() - startMs, printed };
  });

/** Runs a file of `bench/programs`. Bundles it first, so that the process spends no time and memory on TypeScript. */
export const measureProgram = async (name: string, ...args: readonly (string | number)[]) => {
  const file = path.resolve(import.meta.dirname, `../node_modules/.cache/bench/${name}.mjs`);
  await using bundle = await rolldown({ input: path.join(import.meta.dirname, 'programs', `${name}.ts`), platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return await measureScript(file, ...args.map(String));
};

export const measureStep = (options: RunOptions) =>
  withCost(async (env) => {
    await using step = await runAction({ timeoutMs: 1_800_000, ...options, env });
    const { durationMs, exitCode, outputs, stdout, stderr } = step;
    if (exitCode !== 0) throw new Error(`the step ended with ${exitCode}:\n${stdout}${stderr}`);
    return { durationMs, outputs };
  });

/** Starts the action against a service that never responds, and kills it when its first request has come. @returns the time until then */
export const msToFirstRequest = async (env: Readonly<Record<string, string>> = {}): Promise<number> => {
  const arrived = Promise.withResolvers<number>();
  await using server = await startRawServer([() => arrived.resolve(stepClock.monotonicMs())]);
  const service = { 'base-url': server.origin, username: 'ann', 'access-key': 'key-of-nobody' };
  const devices = 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0\nOnePlus 11R-13.0';
  await using step = await runAction({
    inputs: { ...service, framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices },
    files: { 'app.apk': { copyOf: 'samples/shop-debug.apk' }, 'test.apk': { copyOf: 'samples/shop-debug-androidTest.apk' } },
    env,
    onStart: (send) => void arrived.promise.then(() => send('SIGKILL')),
  });
  if (step.signal !== 'SIGKILL') throw new Error(`the action ended with ${step.exitCode} before it sent anything`);
  return (await arrived.promise) - step.startedMs;
};
