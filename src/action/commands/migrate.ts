import { hash as hashText } from 'node:crypto';
import { lstat, mkdir, open, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../core/model/input-problem.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { cutBytes } from '../../lib/escape/cut.ts';
import { safeArtifactName } from '../../lib/escape/file-name.ts';
import { silentLog } from '../../lib/log.ts';
import { counted } from '../../lib/numbers.ts';
import type { Migration } from '../../migrate/index.ts';
import {
  type CheckInputs,
  convertSources,
  type MigratedStep,
  type Outcome,
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
  const { workflow, report, counts, unread, summary } = await convertTexts(inputs, github, (step) => tryStep(step, context));
  const totals = { mapped: String(counts.taken), changed: String(counts.changed), unsupported: String(counts.unsupported) };
  context.setOutputs({ 'workflow-path': '', 'report-path': '', ...totals });
  log.info(summary);
  for (const { file, line, reason } of unread.slice(0, maxWarnings)) log.warning(`${file}:${line} was not read: ${reason}.`);
  if (unread.length > maxWarnings)
    log.warning(`${unread.length - maxWarnings} more places were not read: the report lists them.`);
  if (inputs.summary) await context.writeSummary(cutBytes(report, summaryBudgetBytes));
  if (workflow === undefined) throw refuseInput('from', inputs.sources.map(({ name }) => name).join(', '), reasonOf(unread));
  const { workflowPath, reportPath } = await writeFiles(workflow, report, inputs.outputDir, github);
  context.setOutputs({ 'workflow-path': workflowPath, 'report-path': reportPath, ...totals });
  await storeFiles([workflowPath, reportPath], context);
  log.info(`Wrote ${workflowPath} and ${reportPath}.`);
};

const reasonOf = ([first]: Migration['unread']): string =>
  `nothing in it can be converted${first === undefined ? '' : `. ${first.file}:${first.line}: ${first.reason}`}`;

const storeFiles = async (files: readonly string[], context: StepContext): Promise<void> => {
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
 * Converts the configurations of other tools. The workflow is absent if no step could be converted.
 *
 * @throws InputError for a file without a configuration, a file that cannot be read to its end, or too many jobs
 */
export const convertTexts = async ({ sources }: MigrateInputs, context: InputContext, tryStep: TryStep) => {
  const migration = await convertSources(sources, checkRunInputs(context));
  const { steps, findings, unread } = migration;
  const trials: Trial[] = [];
  for (const step of steps) {
    const lines = await tryStep(step);
    if (lines !== undefined) trials.push({ job: step.name, lines });
  }
  const count = (outcome: Outcome): number => findings.filter((finding) => finding.outcome === outcome).length;
  const counts = { taken: count('taken'), changed: count('changed'), unsupported: count('unsupported') };
  const summary = `${counted(steps.length, 'job')}: ${counted(counts.taken, 'setting')} taken over, ${counts.changed} with a changed meaning, ${counts.unsupported} without an equivalent.`;
  const workflow = steps.length === 0 ? undefined : renderWorkflow(steps);
  return { workflow, report: renderReport(migration, trials), counts, unread, summary };
};

/**
 * Writes both files, or none: after an error, the folder is as it was, so that the next run can use it.
 *
 * @throws InputError if one of the files already exists
 */
export const writeFiles = async (workflow: string, report: string, folder: string, context: InputContext) => {
  const workflowPath = path.join(folder, 'workflow.yml');
  const reportPath = path.join(folder, 'migration.md');
  for (const file of [workflowPath, reportPath]) if (await exists(file)) throw refuseInput('output', file, existing);
  const created = await mkdir(folder, { recursive: true });
  const written: string[] = [];
  try {
    // A symbolic link may have replaced the folder after the inputs were read.
    const mistake = folderMistake(folder, context, true);
    if (mistake !== undefined) throw refuseInput('output', folder, `must be a folder inside the workspace${mistake}`);
    await writeNew(workflowPath, workflow, written);
    await writeNew(reportPath, report, written);
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    if (created !== undefined) await removeEmpty(folder, created);
    throw error;
  }
  return { workflowPath, reportPath };
};

/** @param written gets the path as soon as the file exists, so that it can be removed again */
const writeNew = async (file: string, text: string, written: string[]): Promise<void> => {
  try {
    // `wx` fails if anything exists under this name, and follows no symbolic link.
    await using handle = await open(file, 'wx');
    written.push(file);
    await handle.writeFile(text);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw refuseInput('output', file, existing);
  }
};

/** Removes a folder and the folders around it, up to the first one that was created. Stops at a folder with other contents. */
const removeEmpty = async (folder: string, first: string): Promise<void> => {
  for (let each = folder; each.length >= first.length; each = path.dirname(each)) {
    try {
      await rmdir(each);
    } catch {
      return;
    }
  }
};

const existing = 'this file exists already, and nothing is overwritten. Choose another folder';

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );
