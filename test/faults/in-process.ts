import { runCommand } from '../../src/commands/command.ts';
import { createMemoryRunner } from '../helpers/memory-runner.ts';
import type { VirtualTime } from '../helpers/virtual-time.ts';
import type { Execution } from './execution.ts';
import { installLocalFaults } from './local-faults.ts';

/** Runs commands in this very process, with a runner that keeps all in memory. */
export const inProcess = (time: VirtualTime): Execution => {
  const local = installLocalFaults(time);
  return {
    execute: async ({ workspace, inputs, fault }) => {
      const runner = createMemoryRunner(workspace, inputs);
      local.set(fault);
      try {
        await runCommand(runner);
        return {
          outputs: runner.outputs,
          failed: runner.failed,
          lines: runner.lines.filter((line) => !line.startsWith('debug: ')),
          written: {
            'the log': runner.lines,
            outputs: Object.values(runner.outputs),
            state: Object.values(runner.state),
            summary: runner.summaries,
          },
          struck: local.struck(),
        };
      } finally {
        local.set(undefined);
      }
    },
    [Symbol.asyncDispose]: async () => {},
  };
};
