import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ActionRun, type RunOptions, runAction } from '../../test/helpers/runner.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { CannotMeasureError } from '../row.ts';

/** A step of the bundled action that ended well. */
export interface Step {
  readonly durationMs: number;
  readonly peakBytes: number;
  readonly outputs: ActionRun['outputs'];
  readonly stdout: string;
}

const preload = pathToFileURL(path.join(import.meta.dirname, 'report-peak.mjs')).href;

/** Runs `dist/index.js` as the runner does, and reads the most memory that it held. */
export const runStep = async (options: RunOptions): Promise<Step> => {
  if (process.platform !== 'linux') throw new CannotMeasureError('the peak of memory is read from /proc, which only Linux has');
  await using folder = await temporaryDirectory();
  const peakFile = path.join(folder.path, 'peak');
  const env = { ...options.env, NODE_OPTIONS: `--import=${preload}`, BENCH_PEAK_FILE: peakFile };
  await using step = await runAction({ timeoutMs: 300_000, ...options, env });
  if (step.exitCode !== 0) throw new Error(`the step ended with ${step.exitCode}:\n${step.stdout}${step.stderr}`);
  const peakBytes = Number(await readFile(peakFile, 'utf8'));
  return { durationMs: step.durationMs, peakBytes, outputs: step.outputs, stdout: step.stdout };
};
