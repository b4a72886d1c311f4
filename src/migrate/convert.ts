import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../inputs/problems.ts';
import type { InputContext } from '../inputs/reader.ts';
import { counted } from '../lib/numbers.ts';
import type { MigrateInputs } from './migrate-inputs.ts';
import { readSources } from './read-sources.ts';
import type { Outcome, Unread } from './settings.ts';
import { checkStep, renderReport, renderWorkflow } from './write-migration.ts';

/** What was written, and how much of the source it has. */
export interface Conversion {
  /** Absolute; empty where nothing could be converted. */
  readonly workflowPath: string;
  /** Absolute. */
  readonly reportPath: string;
  /** Markdown, as in the file. */
  readonly report: string;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly unread: readonly Unread[];
  /** One sentence. */
  readonly summary: string;
}

/**
 * Converts configurations into `workflow.yml` and `migration.md`.
 *
 * @throws InputError where one of the two files is there already
 */
export const convertFiles = async (inputs: MigrateInputs, context: InputContext): Promise<Conversion> => {
  const { steps, findings, unread } = readSources(inputs.sources);
  const mistakes = new Set<string>();
  for (const step of steps) for (const mistake of await checkStep(step, context)) mistakes.add(mistake);
  const report = renderReport({ steps, findings, unread }, [...mistakes]);
  const workflowPath = steps.length === 0 ? '' : path.join(inputs.outputDir, 'workflow.yml');
  const reportPath = path.join(inputs.outputDir, 'migration.md');
  await mkdir(inputs.outputDir, { recursive: true });
  if (workflowPath !== '') await writeNew(workflowPath, renderWorkflow(steps));
  await writeNew(reportPath, report);
  const count = (outcome: Outcome): number => findings.filter((finding) => finding.outcome === outcome).length;
  const counts = { taken: count('taken'), changed: count('changed'), unsupported: count('unsupported') };
  const summary = `${counted(steps.length, 'job')}: ${counted(counts.taken, 'setting')} taken over, ${counts.changed} with a changed meaning, ${counts.unsupported} without an equivalent.`;
  return { workflowPath, reportPath, report, counts, unread, summary };
};

const writeNew = async (file: string, text: string): Promise<void> => {
  try {
    await using handle = await open(file, 'wx');
    await handle.writeFile(text);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new InputError([
      { input: 'output', value: file, accepted: 'expected a folder without this file: nothing is overwritten' },
    ]);
  }
};
