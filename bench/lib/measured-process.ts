import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { CannotMeasureError } from '../row.ts';
import { runProgram } from './programs.ts';

/** What a whole process cost. */
export interface Cost {
  readonly durationMs: number;
  readonly peakBytes: number;
  /** Processor time, without that of programs that it started. */
  readonly cpuMs: number;
}

/** In quotes, since a folder may have a space in its name. */
const preload = JSON.stringify(path.join(import.meta.dirname, 'report-peak.cjs'));

/** Runs a Node process in an environment in which it writes what it cost. @returns that cost, with what `run` returns */
export const withCost = async <Result>(run: (env: Readonly<Record<string, string>>) => Promise<Result>) => {
  if (process.platform !== 'linux') throw new CannotMeasureError('the peak of memory is read from /proc, which only Linux has');
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'peak');
  const result = await run({ NODE_OPTIONS: `--require=${preload}`, BENCH_PEAK_FILE: file });
  const [peakBytes = Number.NaN, cpuMs = Number.NaN] = (await readFile(file, 'utf8')).split(' ').map(Number);
  return { ...result, peakBytes, cpuMs };
};

/** Runs a JavaScript program with this Node, from its start to its end. */
export const measureProcess = (script: string, given: readonly string[]): Promise<Cost & { readonly printed: string }> =>
  withCost(async (env) => {
    const startMs = performance.now();
    const printed = await runProgram(process.execPath, [script, ...given], { ...process.env, ...env });
    return { durationMs: performance.now() - startMs, printed };
  });

/** Bundles one of `bench/programs` to plain JavaScript, so that no time or memory goes into reading TypeScript. */
export const bundleProgram = async (name: string, folder: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  const input = path.join(import.meta.dirname, '../programs', `${name}.ts`);
  await using bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return file;
};
