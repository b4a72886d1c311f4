import { hash as hashText } from 'node:crypto';
import { lstat, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../core/model/input-problem.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { cutBytes } from '../../lib/escape/cut.ts';
import { safeArtifactName } from '../../lib/escape/file-name.ts';
import { silentLog } from '../../lib/log.ts';
import { counted } from '../../lib/numbers.ts';
import type { MigratedStep, Outcome } from '../../migrate/index.ts';
import {
  type CheckInputs,
  convertSources,
  refuseInput,
  renderReport,
  renderWorkflow,
  stepEnvironment,
  type Trial,
} from '../../migrate/index.ts';
import type { StepContext } from '../context.ts';
import { uploadArtifact } from '../github/artifacts.ts';
import { localPath } from '../inputs/binary-ref.ts';
import { type MigrateInputs, readMigrateInputs } from '../inputs/migrate-inputs.ts';
import type { InputContext } from '../inputs/reader.ts';
import { readRunInputs } from '../inputs/run-inputs.ts';
import { folderMistake } from '../inputs/workspace-files.ts';
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

/** Checks inputs as a step of the action does. */
export const checkRunInputs =
  (context: InputContext): CheckInputs =>
  async (environment) => {
    try {
      await readRunInputs(environment, context);
      return [];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return error.problems;
    }
  };

/** Checks a step without the service. Returns sentences for the report, or undefined if there are no binaries. */
export type TryStep = (step: MigratedStep) => Promise<readonly string[] | undefined>;

/**
 * Converts the configurations of other tools into `workflow.yml` and `migration.md`. The returned path of the workflow is empty
 * if no step could be converted.
 *
 * @throws InputError if one of the two files already exists, or if there are too many jobs
 */
export const convertFiles = async (inputs: MigrateInputs, context: InputContext, tryStep: TryStep) => {
  const { sources, outputDir } = inputs;
  const migration = await convertSources(sources, checkRunInputs(context));
  const { steps, findings, unread } = migration;
  const trials: Trial[] = [];
  for (const step of steps) {
    const lines = await tryStep(step);
    if (lines !== undefined) trials.push({ job: step.name, lines });
  }
  const report = renderReport(migration, trials);
  const workflowPath = steps.length === 0 ? '' : path.join(outputDir, 'workflow.yml');
  const reportPath = path.join(outputDir, 'migration.md');
  const files = [
    ...(workflowPath === '' ? [] : [{ file: workflowPath, text: renderWorkflow(steps) }]),
    { file: reportPath, text: report },
  ];
  await writeNewFiles(files, outputDir, context);
  const count = (outcome: Outcome): number => findings.filter((finding) => finding.outcome === outcome).length;
  const counts = { taken: count('taken'), changed: count('changed'), unsupported: count('unsupported') };
  const summary = `${counted(steps.length, 'job')}: ${counted(counts.taken, 'setting')} taken over, ${counts.changed} with a changed meaning, ${counts.unsupported} without an equivalent.`;
  return { workflowPath, reportPath, report, counts, unread, summary };
};

/** Writes all files, or no file if one of them already exists. */
const writeNewFiles = async (
  files: readonly { readonly file: string; readonly text: string }[],
  folder: string,
  context: InputContext,
): Promise<void> => {
  for (const { file } of files) if (await exists(file)) throw refuseInput('output', file, existing);
  await mkdir(folder, { recursive: true });
  // A symbolic link may have replaced the folder after the inputs were read.
  const mistake = folderMistake(folder, context, true);
  if (mistake !== undefined) throw refuseInput('output', folder, `must be a folder inside the workspace${mistake}`);
  for (const { file, text } of files)
    try {
      // `wx` fails if anything exists under this name, and follows no symbolic link.
      await using handle = await open(file, 'wx');
      await handle.writeFile(text);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      throw refuseInput('output', file, existing);
    }
};

const existing = 'this file exists already, and nothing is overwritten. Choose another folder';

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );
