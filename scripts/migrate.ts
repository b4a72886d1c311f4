/**
 * Converts configurations of other tools: `npm run migrate -- <file> [...] [--output <folder>]`.
 *
 * Runs the action `migrate` in the current folder of the caller, and prints where workflow and report are.
 */
import { parseArgs } from 'node:util';
import { migrate } from '../src/action/commands/migrate.ts';
import { createStepContext } from '../src/action/github/runner.ts';
import { InputError } from '../src/core/model/input-problem.ts';
import { silentLog } from '../src/lib/log.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { output: { type: 'string', default: 'migration' } },
});
// npm starts scripts in the folder of package.json.
process.env.GITHUB_WORKSPACE = process.env.INIT_CWD ?? process.cwd();
process.env.INPUT_FROM = positionals.join('\n');
process.env.INPUT_OUTPUT = values.output;
const log = { ...silentLog, info: console.log, warning: console.warn };
try {
  await migrate({ ...createStepContext(process), log, setOutputs: () => undefined, writeSummary: async () => {} });
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
