import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { type RunOptions, runAction } from '../test/helpers/runner.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';

/** One line of the table that `npm run bench` prints. */
export interface Row {
  readonly what: string;
  /** Our figure with its unit: "412 ms", "1.2 s, 118 MB". */
  readonly ours: string;
  /** Name and figure of the program to compare with: "curl 840 MB/s". Absent if the target is an absolute figure. */
  readonly against?: string;
  /** Our figure divided by the other one. */
  readonly ratio?: number;
  /** Targets, and whether each is met. */
  readonly targets?: Readonly<Record<string, boolean>>;
  /** How the row is measured, in one or two sentences. */
  readonly how: string;
}

/** Sends a row to the process that prints the table. */
export const report = (row: Row): void => void process.send?.(row);

/** Whether rows only have to work: each thing is done once, and on small data where that saves minutes. */
export const isQuick = process.env.BENCH_QUICK !== undefined;

/** Formats a number with three significant digits before the decimal point. */
const figure = (value: number): string => (value < 100 ? Number(value.toPrecision(3)).toString() : Math.round(value).toString());

export const megabytes = (bytes: number): string => `${figure(bytes / 1e6)} MB`;

export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${figure(milliseconds)} ms` : `${figure(milliseconds / 1_000)} s`;

/** The middle value, or the mean of the two middle values; NaN without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
};

/**
 * Runs things in turn, and reverses the order in each round, so that other load on the machine affects all of them alike.
 *
 * @param warmUps rounds before the counted ones, to fill caches
 * @returns the results of each thing, by round
 */
export const takeTurns = async <Result>(rounds: number, runs: readonly (() => Promise<Result>)[], warmUps = 1) => {
  const lanes = runs.map((run) => ({ run, results: [] as Result[] }));
  for (let round = isQuick ? 0 : -warmUps; round < (isQuick ? 1 : rounds); round++)
    for (const { run, results } of round % 2 === 0 ? lanes : lanes.toReversed()) {
      const result = await run();
      if (round >= 0) results.push(result);
    }
  return lanes.map(({ results }) => results);
};

/** Median of the ratios of pairs from the same round. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));

/** Compares two ways to do the same thing. Each returns a figure; less is better. */
export const compare = async (rounds: number, ours: () => Promise<number>, theirs: () => Promise<number>, warmUps = 1) => {
  const [own = [], other = []] = await takeTurns(rounds, [ours, theirs], warmUps);
  return { ours: median(own), theirs: median(other), ratio: medianRatio(own, other) };
};

export const elapsedMs = async (work: () => unknown): Promise<number> => {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
};

/** What a process used from its start to its end. */
export interface Cost {
  readonly durationMs: number;
  readonly peakBytes: number;
  /** Processor time, without that of child processes. */
  readonly cpuMs: number;
}

/** Medians of the times, and the highest peak of memory. */
export const costOf = (costs: readonly Cost[]): Cost => ({
  durationMs: median(costs.map((cost) => cost.durationMs)),
  cpuMs: median(costs.map((cost) => cost.cpuMs)),
  peakBytes: Math.max(...costs.map((cost) => cost.peakBytes)),
});

/** Runs a program of the machine. @returns what it prints */
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

/** Runs a JavaScript file with this Node. */
export const measureProcess = (script: string, ...args: readonly string[]): Promise<Cost & { readonly printed: string }> =>
  withCost(async (env) => {
    const startMs = performance.now();
    const printed = await runProgram(process.execPath, [script, ...args], env);
    return { durationMs: performance.now() - startMs, printed };
  });

/** Bundles a file of `bench/programs` to plain JavaScript, so that the process spends no time and memory on TypeScript. @returns the path of the bundle */
export const bundleProgram = async (name: string, folder: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  await using bundle = await rolldown({ input: path.join(import.meta.dirname, 'programs', `${name}.ts`), platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return file;
};

/** Runs a step of the bundled action as the runner does. @throws Error if the step fails */
export const measureStep = (options: RunOptions) =>
  withCost(async (env) => {
    await using step = await runAction({ timeoutMs: 1_800_000, ...options, env });
    const { durationMs, exitCode, outputs, stdout, stderr } = step;
    if (exitCode !== 0) throw new Error(`the step ended with ${exitCode}:\n${stdout}${stderr}`);
    return { durationMs, outputs };
  });
