import { runCommand } from './commands/command.ts';
import { createRunner } from './github/runner.ts';

await runCommand(createRunner(process));
