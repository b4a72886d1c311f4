import { runCommand } from './action/commands/command.ts';
import { createStepContext } from './action/github/runner.ts';
import { runWholeProcess } from './lib/whole-process.ts';

runWholeProcess(process, () => runCommand(createStepContext(process)));
