import type { StepContext } from '../context.ts';
import { InputError } from '../inputs/problems.ts';
import { cutBytes } from '../lib/escape/cut.ts';
import { convertFiles } from '../migrate/convert.ts';
import { readMigrateInputs } from '../migrate/migrate-inputs.ts';

/** Well below the runner's limit for one step. */
const summaryBudgetBytes = 400_000;

/** Turns configurations of other tools into a workflow and a report. Sends nothing, and never writes over a file. */
export const migrate = async (context: StepContext): Promise<void> => {
  const { environment, github, log } = context;
  const inputs = await readMigrateInputs(environment, github);
  const { workflowPath, reportPath, report, counts, unread, summary } = await convertFiles(inputs, github);
  context.setOutputs({
    'workflow-path': workflowPath,
    'report-path': reportPath,
    mapped: String(counts.taken),
    changed: String(counts.changed),
    unsupported: String(counts.unsupported),
  });
  log.info(summary);
  for (const { file, line, reason } of unread) log.warning(`${file}:${line} was not read: ${reason}.`);
  if (inputs.summary) await context.writeSummary(cutBytes(report, summaryBudgetBytes));
  if (workflowPath === '')
    throw new InputError([
      {
        input: 'from',
        value: inputs.sources.map(({ name }) => name).join(', '),
        accepted: `expected a configuration that can be converted; ${reportPath} says why not`,
      },
    ]);
  log.info(`Wrote ${workflowPath} and ${reportPath}.`);
};
