import { hash as hashText } from 'node:crypto';
import path from 'node:path';
import { describeError } from '../../core/model/run-problem.ts';
import { cutBytes } from '../../lib/escape/cut.ts';
import { safeArtifactName } from '../../lib/escape/file-name.ts';
import { silentLog } from '../../lib/log.ts';
import { convertFiles } from '../../migrate/convert.ts';
import { readMigrateInputs } from '../../migrate/migrate-inputs.ts';
import type { MigratedStep } from '../../migrate/settings.ts';
import { stepEnvironment } from '../../migrate/write-workflow.ts';
import type { StepContext } from '../context.ts';
import { uploadArtifact } from '../github/artifacts.ts';
import { localPath } from '../inputs/binary-ref.ts';
import { InputError } from '../inputs/problems.ts';
import { readRunInputs } from '../inputs/run-inputs.ts';
import { countPlanned, describePlan } from '../run/prepare/describe-plan.ts';
import { devicesAsWritten } from '../run/prepare/devices/resolve-devices.ts';
import { inspect, planExamined } from '../run/prepare/prepare.ts';

/** Maximum size of the summary, well below the runner's limit for one step. */
const summaryBudgetBytes = 400_000;

/** Maximum number of logged warnings. The report contains all warnings. */
const maxWarnings = 50;

/** Converts workflow steps. Sends nothing to the service, and never overwrites a file. */
export const migrate = async (context: StepContext): Promise<void> => {
  const { environment, github, log } = context;
  const inputs = await readMigrateInputs(environment, github);
  const { workflowPath, reportPath, report, counts, unread, summary } = await convertFiles(inputs, github, (step) =>
    tryStep(step, context),
  );
  context.setOutputs({
    'workflow-path': workflowPath,
    'report-path': reportPath,
    mapped: String(counts.taken),
    changed: String(counts.changed),
    unsupported: String(counts.unsupported),
  });
  log.info(summary);
  for (const { file, line, reason } of unread.slice(0, maxWarnings)) log.warning(`${file}:${line} was not read: ${reason}.`);
  if (unread.length > maxWarnings)
    log.warning(`${unread.length - maxWarnings} more places were not read: ${reportPath} lists them.`);
  if (inputs.summary) await context.writeSummary(cutBytes(report, summaryBudgetBytes));
  await storeFiles([workflowPath, reportPath], context);
  if (workflowPath === '')
    throw new InputError([
      {
        input: 'from',
        value: inputs.sources.map(({ name }) => name).join(', '),
        accepted: `nothing in it can be converted. ${reportPath} lists the reasons`,
      },
    ]);
  log.info(`Wrote ${workflowPath} and ${reportPath}.`);
};

const storeFiles = async (paths: readonly string[], context: StepContext): Promise<void> => {
  const files = paths.filter((file) => file !== '');
  const { github } = context;
  const hash = hashText('sha256', JSON.stringify([github.step, files])).slice(0, 8);
  const name = safeArtifactName(`migration-${github.job}-attempt-${github.runAttempt}-${hash}`);
  await uploadArtifact({ name, files, rootDir: path.dirname(files[0] ?? ''), retentionDays: 0 }, context);
};

/** Tries a converted step as a dry run; undefined if its binaries are not available. */
const tryStep = async (step: MigratedStep, context: StepContext): Promise<readonly string[] | undefined> => {
  try {
    const inputs = await readRunInputs(stepEnvironment(step), context.github, context.clock);
    if ((localPath(inputs.app) ?? localPath(inputs.testSuite)) === undefined) return undefined;
    const quiet = { ...context, log: silentLog };
    const examined = await inspect({ inputs, notes: [] }, devicesAsWritten(inputs.deviceLines), quiet);
    const plan = describePlan(await planExamined(examined, undefined, quiet));
    return [`${countPlanned(plan)} would be started.`, ...plan.notes];
  } catch (error) {
    context.signal.throwIfAborted();
    // Only binaries can be missing, because the other inputs were already checked.
    return error instanceof InputError ? undefined : [`The step would fail: ${describeError(error)}.`];
  }
};
