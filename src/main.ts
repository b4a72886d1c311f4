import { runCommand } from './commands/command.ts';
import { createStepContext } from './github/runner.ts';
import { runWholeProcess } from './lib/whole-process.ts';

runWholeProcess(process, () => runCommand(createStepContext(process)));
