import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { deriveArtifactName, type StoredArtifact, uploadArtifact } from '../../github/artifacts.ts';
import type { Runner } from '../../github/runner.ts';
import type { StallGuard } from '../../github/stall-guard.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { RunAnalysis } from '../../model/results.ts';
import { writeCtrf } from '../../results/ctrf/write-ctrf.ts';
import { writeMergedJUnit } from '../../results/junit/write-merged.ts';
import type { ReportFiles } from './outputs.ts';
import { reportNames } from './prepare-report-folder.ts';

/** In the footer of the page. */
const generatedBy = 'Mobile Test Cloud 1';

/** Writes what holds all sessions together; each session's own files are there already. */
export const writeReportFolder = async (run: RunAnalysis, reportDir: string): Promise<ReportFiles> => {
  const resultsPath = path.join(reportDir, reportNames.results);
  const junitPath = path.join(reportDir, reportNames.junit);
  const htmlPath = path.join(reportDir, reportNames.html);
  await mkdir(reportDir, { recursive: true });
  await writeCtrf(run, resultsPath);
  await writeMergedJUnit(run, junitPath);
  // Late, since script and style of the page are large and the way to the first request should be short.
  const { writeHtmlReport } = await import('../../rendering/html/write-report.ts');
  await writeHtmlReport(run, { reportDir, file: htmlPath, generatedBy });
  return { reportDir, resultsPath, junitPath, htmlPath };
};

export type ArtifactInputs = Pick<RunInputs, 'reportDir' | 'artifactName' | 'artifactRetentionDays' | 'framework'> &
  Partial<Pick<RunInputs, 'shardIndex' | 'shards'>>;

export interface StoredReport {
  readonly artifact?: StoredArtifact | undefined;
  readonly htmlArtifact?: StoredArtifact | undefined;
}

/** Stores the report folder as one artifact, and the page alone as another, which the browser opens from the run. */
export const storeReport = async (
  { htmlPath }: ReportFiles,
  inputs: ArtifactInputs,
  identity: string,
  runner: Runner,
  guard?: StallGuard,
): Promise<StoredReport> => {
  if (inputs.artifactName === '') return {};
  const shard = inputs.shardIndex === undefined ? '' : `shard-${inputs.shardIndex + 1}-of-${inputs.shards}`;
  const name = inputs.artifactName ?? deriveArtifactName({ framework: inputs.framework, shard, identity }, runner.context);
  const { reportDir, artifactRetentionDays: retentionDays } = inputs;
  const request = { name, files: await filesBelow(reportDir), rootDir: reportDir, retentionDays };
  const artifact = await uploadArtifact(request, runner, guard);
  // Where the folder could not be stored, the reason has been said, and the page alone would meet the same.
  if (artifact === undefined || htmlPath === undefined) return { artifact };
  return { artifact, htmlArtifact: await storePage(htmlPath, artifact.name, retentionDays, runner, guard) };
};

/** Such an artifact takes its file's name, which has to be unique in the run like the other's. */
const storePage = async (
  htmlPath: string,
  name: string,
  retentionDays: number,
  runner: Runner,
  guard: StallGuard | undefined,
): Promise<StoredArtifact | undefined> => {
  const folder = await mkdtemp(path.join(path.dirname(htmlPath), '.page-'));
  try {
    const page = path.join(folder, `${name}.html`);
    await copyFile(htmlPath, page);
    return await uploadArtifact(
      { name: `${name}.html`, files: [page], rootDir: folder, retentionDays, unarchived: true },
      runner,
      guard,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};
