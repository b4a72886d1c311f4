/** Runs a step: creates its context from the runner, and runs the command that its inputs name. */
export { runCommand } from './commands/command.ts';
export { createStepContext } from './github/runner.ts';
