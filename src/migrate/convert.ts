import { lstat, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../inputs/problems.ts';
import type { InputContext } from '../inputs/reader.ts';
import { folderMistake } from '../inputs/workspace-files.ts';
import { counted } from '../lib/numbers.ts';
import type { MigrateInputs } from './migrate-inputs.ts';
import { readSources } from './read-sources.ts';
import type { MigratedStep, Outcome, Unread } from './settings.ts';
import { renderReport, type Trial } from './write-report.ts';
import { renderWorkflow, withValidInputs } from './write-workflow.ts';

/** Result of a conversion: the files that were written, and the number of settings by outcome. */
export interface Conversion {
  /** Absolute path of the workflow; empty if nothing could be converted. */
  readonly workflowPath: string;
  readonly reportPath: string;
  /** Text of the report in Markdown. */
  readonly report: string;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly unread: readonly Unread[];
  readonly summary: string;
}

/** Maximum number of jobs in a workflow. */
const maxJobs = 500;

/**
 * Checks a step without calling the service. Returns sentences for the report, or undefined if the binaries of the step are not
 * available.
 */
export type TryStep = (step: MigratedStep) => Promise<readonly string[] | undefined>;

/**
 * Converts the configurations of other tools into `workflow.yml` and `migration.md`.
 *
 * @throws InputError if one of the two files already exists
 */
export const convertFiles = async (inputs: MigrateInputs, context: InputContext, tryStep: TryStep): Promise<Conversion> => {
  const { sources, outputDir } = inputs;
  const read = readSources(sources);
  if (read.steps.length > maxJobs)
    throw new InputError([
      {
        input: 'from',
        value: `${read.steps.length} jobs`,
        accepted: `at most ${maxJobs} are converted at once. Name fewer files`,
      },
    ]);
  const migration = await withValidInputs(read, context);
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

/** Writes the files. If one of their names is already in use, even for a broken symbolic link, writes none of them. */
const writeNewFiles = async (
  files: readonly { readonly file: string; readonly text: string }[],
  folder: string,
  context: InputContext,
): Promise<void> => {
  for (const { file } of files) if (await exists(file)) throw refusal(file, existing);
  await mkdir(folder, { recursive: true });
  // Since the inputs were read, the folder may have been replaced by a symbolic link.
  const mistake = await folderMistake(folder, context, true);
  if (mistake !== undefined) throw refusal(folder, `must be a folder inside the workspace${mistake}`);
  for (const { file, text } of files)
    try {
      // `wx` fails if anything exists under this name, and follows no symbolic link.
      await using handle = await open(file, 'wx');
      await handle.writeFile(text);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      throw refusal(file, existing);
    }
};

const existing = 'this file exists already, and nothing is overwritten. Choose another folder';

const refusal = (value: string, accepted: string): InputError => new InputError([{ input: 'output', value, accepted }]);

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );
