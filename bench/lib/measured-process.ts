import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { CannotMeasureError } from '../row.ts';
import { elapsedMs } from './alternate.ts';
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

/** The environment in which a Node process writes the most memory that it ever held to `file`, in bytes. */
export const peakEnvironment = (file: string): Readonly<Record<string, string>> => {
  if (process.platform !== 'linux') throw new CannotMeasureError('the peak of memory is read from /proc, which only Linux has');
  return { NODE_OPTIONS: `--require=${preload}`, BENCH_PEAK_FILE: file };
};

/** Runs a JavaScript program with this Node, from its start to its end. */
export const measureProcess = async (script: string, given: readonly string[]): Promise<Cost & { readonly printed: string }> => {
  await using folder = await temporaryDirectory();
  const peakFile = path.join(folder.path, 'peak');
  const env = { ...process.env, ...peakEnvironment(peakFile) };
  let printed = '';
  const durationMs = await elapsedMs(async () => {
    printed = await runProgram(process.execPath, [script, ...given], env);
  });
  return { durationMs, ...(await readPeakFile(peakFile)), printed };
};

/** What a process wrote in the environment of `peakEnvironment`. */
export const readPeakFile = async (file: string): Promise<Omit<Cost, 'durationMs'>> => {
  const [peakBytes = Number.NaN, cpuMs = Number.NaN] = (await readFile(file, 'utf8')).split(' ').map(Number);
  return { peakBytes, cpuMs };
};

/** Bundles one of `bench/programs` to plain JavaScript, so that no time or memory goes into reading TypeScript. */
export const bundleProgram = async (name: string, folder: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  const input = path.join(import.meta.dirname, '../programs', `${name}.ts`);
  await using bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return file;
};
