import path from 'node:path';
import { type ActionRun, type RunOptions, runAction } from '../../test/helpers/runner.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { type Cost, peakEnvironment, readPeakFile } from './measured-process.ts';

/** A step of the bundled action that ended well. */
export interface Step extends Cost, Pick<ActionRun, 'outputs' | 'stdout'> {}

/** Runs `dist/index.js` as the runner does, and reads the most memory that it held. */
export const runStep = async (options: RunOptions): Promise<Step> => {
  await using folder = await temporaryDirectory();
  const peakFile = path.join(folder.path, 'peak');
  const env = { ...options.env, ...peakEnvironment(peakFile) };
  await using step = await runAction({ timeoutMs: 300_000, ...options, env });
  if (step.exitCode !== 0) throw new Error(`the step ended with ${step.exitCode}:\n${step.stdout}${step.stderr}`);
  return { durationMs: step.durationMs, ...(await readPeakFile(peakFile)), outputs: step.outputs, stdout: step.stdout };
};
