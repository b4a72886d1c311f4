import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withArchive } from '../binaries/archive.ts';
import type { FileTree } from '../binaries/file-tree.ts';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { safeNames } from '../lib/escape/file-name.ts';
import { problem } from '../model/error-codes.ts';
import type { MissingTest } from '../model/results.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { RunState } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import { chooseSlots, type ReportedSlot } from './choose-slots.ts';
import { problemsOfJob } from './job-problems.ts';
import { createJobReports, type JobReport } from './job-report.ts';
import { buildsOf, sessionOf } from './job-sessions.ts';
import { readJobReports } from './read-job-reports.ts';

const maxFileBytes = 64_000_000;
const sessionFiles = { junit: 'junit.xml', session: 'session.json' } as const;

/**
 * Collects what jobs stored as artifacts of this workflow run, where the service cannot list builds (EarlGrey).
 *
 * Only what a job's own report proves counts: one that did not wait, or that ended in another way than with results, is an error.
 *
 * @returns what the jobs found missing, and whether any of it is simulated
 * @throws Error where an artifact cannot be downloaded or read, by its name
 */
export const collectArtifacts = async (
  inputs: ReportInputs,
  runner: Runner,
  { tempDir, log }: StageServices,
  state: RunState,
): Promise<RunOutcome & { readonly simulated: boolean }> => {
  const folder = path.join(tempDir, 'artifacts');
  try {
    const own: JobReport[] = [];
    const reportOf = createJobReports();
    for await (const stored of readJobReports(inputs, folder, { ...runner, log })) own.push(reportOf(stored));
    if (own.length === 0) {
      state.onProblem(
        problem(
          'matrix-no-build',
          `no artifact of this workflow run is named ${inputs.artifactPattern} and holds a report of the project ${inputs.project}: every job died, was skipped or never started`,
        ),
      );
      return { simulated: false };
    }
    const { slots, current, errors } = chooseSlots(own);
    for (const error of errors) state.onProblem(error);
    for (const report of current) addReport(report, inputs, state);
    await addSessions(slots, inputs.reportDir, state);
    const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
    return {
      simulated: own.some(({ facts }) => facts.simulated),
      missing: missingIn(current),
      ...(isUnknown ? { knownSuite: 'unknown' } : {}),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const addReport = (report: JobReport, { framework }: ReportInputs, state: RunState): void => {
  const { facts } = report;
  for (const each of problemsOfJob(report, framework)) state.onProblem(each);
  state.onQueued(facts.queueMs);
  for (const { started, record } of buildsOf(facts)) {
    state.onStarted(started);
    state.onPolled(record);
  }
};

const missingIn = (reports: readonly JobReport[]): readonly MissingTest[] => {
  const devicesOf = new Map<string, Set<string>>();
  for (const { name, devices } of reports.flatMap(({ facts }) => facts.missingTests))
    devicesOf.set(name, new Set([...(devicesOf.get(name) ?? []), ...devices]));
  return [...devicesOf].map(([name, devices]) => ({ name, devices: [...devices] }));
};

const addSessions = async (slots: readonly ReportedSlot[], reportDir: string, state: RunState): Promise<void> => {
  const folders = safeNames(slots.map(({ device }) => device));
  for (const slot of slots) {
    const folder = `sessions/${folders.get(slot.device) ?? 'unknown-device'}/shard-${slot.shard.index + 1}-of-${slot.shard.total}`;
    const files = await withArchive(slot.report.archive, (tree) => copyFiles(tree, slot, path.join(reportDir, folder)));
    state.onCollected(slot.key, { ...sessionOf(slot), folder, files });
  }
};

/** Names come from this side only: an archive says what is in its files, not where they go. */
const copyFiles = async (
  tree: FileTree,
  { last }: ReportedSlot,
  target: string,
): Promise<Partial<Record<keyof typeof sessionFiles, readonly string[]>>> => {
  const copied: Partial<Record<keyof typeof sessionFiles, readonly string[]>> = {};
  for (const [kind, name] of Object.entries(sessionFiles)) {
    const source = `${last.folder}/${name}`;
    if (tree.entries.get(source)?.kind !== 'file') continue;
    await mkdir(target, { recursive: true });
    await writeFile(path.join(target, name), await tree.read(source, maxFileBytes));
    copied[kind === 'junit' ? 'junit' : 'session'] = [name];
  }
  return copied;
};
