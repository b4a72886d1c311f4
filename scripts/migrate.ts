/**
 * Converts configurations of other tools: `npm run migrate -- <file> [...] [--output <folder>]`.
 *
 * Runs the action `migrate` in the current folder of the caller, and prints where workflow and report are.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { InputError } from '../src/inputs/problems.ts';
import { convertFiles } from '../src/migrate/convert.ts';
import { readMigrateInputs } from '../src/migrate/migrate-inputs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { output: { type: 'string', default: 'migration' } },
});
// npm starts scripts in the folder of package.json.
const workspace = process.env.INIT_CWD ?? process.cwd();
const context = { workspace, repositoryName: path.basename(workspace), runId: '0' };
try {
  const environment = { INPUT_FROM: positionals.join('\n'), INPUT_OUTPUT: values.output };
  const converted = await convertFiles(await readMigrateInputs(environment, context), context);
  console.log(`${converted.summary}\n${[converted.workflowPath, converted.reportPath].filter((file) => file !== '').join('\n')}`);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
