import { pathToFileURL } from 'node:url';
import { runAction } from '../../helpers/runner.ts';
import type { VirtualTime } from '../../helpers/virtual-time.ts';
import type { Execution } from '../execution.ts';
import { type Following, followingVariable } from './following.ts';
import { serveTime } from './time-server.ts';

const preload = pathToFileURL(`${import.meta.dirname}/follow-time.ts`).href;

/**
 * Runs commands as the runner does: the bundled program in a process and an environment of its own. Only its time, its local faults
 * and its random numbers are given.
 *
 * @param giveUpMs simulated, for one command
 */
export const throughProgram = async (time: VirtualTime, giveUpMs: number): Promise<Execution> => {
  const server = await serveTime(time);
  return {
    execute: async ({ workspace, inputs, fault, seed }) => {
      const following: Following = {
        port: server.port,
        seed,
        ...(fault === undefined ? {} : { fault: { ...fault, path: fault.path.source } }),
      };
      await using step = await runAction({
        inputs,
        workspace,
        env: { NODE_OPTIONS: `--import=${preload}`, [followingVariable]: JSON.stringify(following), RUNNER_DEBUG: '1' },
        timeoutMs: giveUpMs,
      });
      const { outputs, exitCode, text, stdout, stderr, state, summary, exportedVariables } = step;
      if (exitCode !== 0 && exitCode !== 1) throw new Error(`the step ended with ${exitCode}\n${stdout}\n${stderr}`);
      const withoutMasks = stdout.replace(/^::add-mask::.*$/gm, '');
      return {
        outputs,
        failed: exitCode === 1,
        lines: text.split('\n'),
        written: {
          'the log': [withoutMasks, stderr],
          outputs: Object.values(outputs),
          state: Object.values(state),
          variables: Object.values(exportedVariables),
          summary: [summary],
        },
        struck: server.takeStruck(),
      };
    },
    [Symbol.asyncDispose]: server.close,
  };
};
