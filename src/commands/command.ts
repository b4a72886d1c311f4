import type { Runner } from '../github/runner.ts';
import { InputError } from '../inputs/problems.ts';
import { describeError } from '../stages/ledger.ts';
import { outputsWithoutResult } from '../stages/outputs.ts';
import { finishedState, post } from './post.ts';
import { run } from './run.ts';

type Command = (runner: Runner) => Promise<void>;

/** By the input `command`, which the `action.yml` of each action sets by its default. */
const commands: Readonly<Record<string, Command>> = { run };

const postState = 'is-post';

/** The runner starts the same file for the step and, later, for its post step; the state tells the two apart. */
export const runCommand = async (runner: Runner): Promise<void> => {
  if (runner.getState(postState) === 'true') return post(runner);
  runner.saveState(postState, 'true');
  const name = runner.environment.INPUT_COMMAND || 'run';
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined)
      throw new InputError([
        { input: 'command', value: name, accepted: `expected ${Object.keys(commands).join(', ')}; the action sets it` },
      ]);
    await command(runner);
  } catch (error) {
    failWithoutResult(error, runner);
  }
  runner.saveState(finishedState, 'true');
};

/** Nothing was sent, or nothing could be reported: the outputs say so all the same, and the step is red. */
const failWithoutResult = (error: unknown, runner: Runner): void => {
  const { log } = runner;
  const reason = error instanceof InputError ? error.summary : `${describeError(error)}.`;
  for (const [name, value] of Object.entries(outputsWithoutResult({ kind: 'error', reason }))) runner.setOutput(name, value);
  if (error instanceof InputError) log.info(error.message);
  else log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
  log.error(reason);
  runner.fail();
};
