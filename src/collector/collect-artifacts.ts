import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withArchive } from '../binaries/archive.ts';
import type { FileTree } from '../binaries/file-tree.ts';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { safeNames } from '../lib/escape/file-name.ts';
import { cause } from '../model/causes.ts';
import type { Ledger } from '../run/run-state.ts';
import type { StageServices } from '../run/services.ts';
import { chooseSlots, type ReportedSlot } from './choose-slots.ts';
import { complaintsOf } from './job-complaints.ts';
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
 * @returns whether any of it is simulated
 * @throws Error where an artifact cannot be downloaded or read, by its name
 */
export const collectArtifacts = async (
  inputs: ReportInputs,
  runner: Runner,
  { tempDir, log }: StageServices,
  ledger: Ledger,
): Promise<boolean> => {
  const folder = path.join(tempDir, 'artifacts');
  try {
    const own: JobReport[] = [];
    const reportOf = createJobReports();
    for await (const stored of readJobReports(inputs, folder, { ...runner, log })) own.push(reportOf(stored));
    if (own.length === 0) {
      ledger.errors.push(
        cause(
          'matrix-no-build',
          `no artifact of this workflow run is named ${inputs.artifactPattern} and holds a report of the project ${inputs.project}: every job died, was skipped or never started`,
        ),
      );
      return false;
    }
    const { slots, current, errors } = chooseSlots(own);
    ledger.errors.push(...errors);
    for (const report of current) addReport(report, inputs, ledger);
    await addSessions(slots, inputs.reportDir, ledger);
    return own.some(({ facts }) => facts.simulated);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const addReport = (report: JobReport, { framework, missingTests }: ReportInputs, ledger: Ledger): void => {
  const { facts } = report;
  const complaints = complaintsOf(report, framework);
  ledger.errors.push(...complaints.errors);
  ledger.outOfTime ??= complaints.outOfTime;
  ledger.queueMs = Math.max(ledger.queueMs, facts.queueMs);
  for (const { started, result } of buildsOf(facts)) {
    ledger.started.push(started);
    ledger.builds.set(started.id, result);
  }
  if (missingTests === 'ignore') return;
  const { missing, pairs } = ledger.accounting;
  ledger.accounting = { missing: [...new Set([...missing, ...facts.missingTests])], pairs: pairs + facts.totals.missing };
};

const addSessions = async (slots: readonly ReportedSlot[], reportDir: string, ledger: Ledger): Promise<void> => {
  const folders = safeNames(slots.map(({ device }) => device));
  for (const slot of slots) {
    const folder = `sessions/${folders.get(slot.device) ?? 'unknown-device'}/shard-${slot.shard.index + 1}-of-${slot.shard.total}`;
    const files = await withArchive(slot.report.archive, (tree) => copyFiles(tree, slot, path.join(reportDir, folder)));
    ledger.sessions.set(slot.key, { ...sessionOf(slot), folder, files });
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
