import { runCommand } from './commands/command.ts';
import { createRunner } from './github/runner.ts';
import { runWholeProcess } from './lib/whole-process.ts';

runWholeProcess(process, () => runCommand(createRunner(process)));
