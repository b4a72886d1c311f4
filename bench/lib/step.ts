import { type ActionRun, type RunOptions, runAction } from '../../test/helpers/runner.ts';
import { type Cost, withCost } from './measured-process.ts';

/** A step of the bundled action that ended well. */
export interface Step extends Cost, Pick<ActionRun, 'outputs' | 'stdout'> {}

/** Runs `dist/index.js` as the runner does, and reads the most memory that it held. */
export const runStep = (options: RunOptions): Promise<Step> =>
  withCost(async (env) => {
    await using step = await runAction({ timeoutMs: 300_000, ...options, env: { ...options.env, ...env } });
    const { durationMs, exitCode, outputs, stdout, stderr } = step;
    if (exitCode !== 0) throw new Error(`the step ended with ${exitCode}:\n${stdout}${stderr}`);
    return { durationMs, outputs, stdout };
  });
