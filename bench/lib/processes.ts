import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { type RunOptions, runAction } from '../../test/helpers/runner.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { median } from './rounds.ts';

/** What a whole process cost. */
export interface Cost {
  readonly durationMs: number;
  readonly peakBytes: number;
  /** Processor time, without that of programs that it started. */
  readonly cpuMs: number;
}

/** Medians of times, and the highest peak of memory. */
export const costOf = (costs: readonly Cost[]): Cost => ({
  durationMs: median(costs.map((cost) => cost.durationMs)),
  cpuMs: median(costs.map((cost) => cost.cpuMs)),
  peakBytes: Math.max(...costs.map((cost) => cost.peakBytes)),
});

/** Runs a program of the machine. @returns what it prints */
export const runProgram = async (program: string, given: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await promisify(execFile)(program, given, { maxBuffer: 1024 ** 3, env: { ...process.env, ...env } })).stdout;

/** Runs a Node process in an environment in which it writes what it cost. @returns that cost, with what `run` returns */
const withCost = async <Result>(run: (env: Readonly<Record<string, string>>) => Promise<Result>) => {
  if (process.platform !== 'linux') throw new Error('the peak of memory is read from /proc, which only Linux has');
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'peak');
  // In quotes, since a folder may have a space in its name.
  const preload = JSON.stringify(path.join(import.meta.dirname, 'report-peak.cjs'));
  const result = await run({ NODE_OPTIONS: `--require=${preload}`, BENCH_PEAK_FILE: file });
  const [peakBytes = Number.NaN, cpuMs = Number.NaN] = (await readFile(file, 'utf8')).split(' ').map(Number);
  return { ...result, peakBytes, cpuMs };
};

/** Runs a JavaScript program with this Node, from its start to its end. */
export const measureProcess = (script: string, ...given: readonly string[]): Promise<Cost & { readonly printed: string }> =>
  withCost(async (env) => {
    const startMs = performance.now();
    const printed = await runProgram(process.execPath, [script, ...given], env);
    return { durationMs: performance.now() - startMs, printed };
  });

/** Bundles one of `bench/programs` to plain JavaScript, so that no time or memory goes into reading TypeScript. */
export const bundleProgram = async (name: string, folder: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  await using bundle = await rolldown({ input: path.join(import.meta.dirname, '../programs', `${name}.ts`), platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return file;
};

/** Runs a step of the bundled action as the runner does. @throws Error where it does not end well */
export const measureStep = (options: RunOptions) =>
  withCost(async (env) => {
    await using step = await runAction({ timeoutMs: 1_800_000, ...options, env });
    const { durationMs, exitCode, outputs, stdout, stderr } = step;
    if (exitCode !== 0) throw new Error(`the step ended with ${exitCode}:\n${stdout}${stderr}`);
    return { durationMs, outputs, stdout };
  });
