import { createStepContext, runCommand } from './action/index.ts';
import { runWholeProcess } from './lib/whole-process.ts';

runWholeProcess(process, () => runCommand(createStepContext(process)));
