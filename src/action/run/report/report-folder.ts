import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import type { RunProblem } from '../../../core/model/error-codes.ts';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import { describeError, isSystemError, problemOf } from '../../../core/model/run-problem.ts';
import { ctrfJson } from '../../../core/results/ctrf/write-ctrf.ts';
import { withLateProblems } from '../../../core/results/judge.ts';
import { mergedJUnit } from '../../../core/results/junit/write-merged.ts';
import { triageJson } from '../../../core/results/triage/fit-document.ts';
import { noFacts, type TriageFacts, triageRun } from '../../../core/results/triage/triage.ts';
import type { TriageDocument } from '../../../core/results/triage/triage-document.ts';
import { writeTextFile } from '../../../lib/write-text-file.ts';
import type { PageContext } from '../../../report-page/index.ts';
import type { StepContext } from '../../context.ts';
import { deriveArtifactName, type StoredArtifact, uploadArtifact } from '../../github/artifacts.ts';
import type { StallGuard } from '../../github/stall-guard.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { historySvg } from '../../markdown/history-svg.ts';
import { renderTriage } from '../../markdown/reports.ts';
import { reportNames } from './prepare-report-folder.ts';

interface StoredReport {
  readonly artifact?: StoredArtifact;
  /** The page alone, which a browser opens. */
  readonly htmlArtifact?: StoredArtifact;
}

export interface ReportFiles extends StoredReport {
  readonly reportDir: string;
  /** Each path is absent if its file could not be written. */
  readonly resultsPath?: string;
  readonly junitPath?: string;
  readonly htmlPath?: string;
  readonly triagePath?: string;
}

interface WrittenReport {
  readonly files: ReportFiles;
  /** The run as described in the files. Its verdict is `error` if a file could not be written. */
  readonly run: RunAnalysis;
  readonly triage: TriageDocument;
}

interface Written {
  readonly page: PageContext;
  readonly triage: TriageDocument;
}

type Write = (run: RunAnalysis, file: string, reportDir: string, written: Written) => Promise<void>;

const writers = {
  results: (run, file) => writeTextFile(file, ctrfJson(run)),
  junit: (run, file) => writeTextFile(file, mergedJUnit(run)),
  plan: (run, file) => writeTextFile(file, planJson(run)),
  // A missing picture of the history does not change the verdict.
  history: (run, file) => writeHistoryPicture(run, file).catch(() => rm(file, { force: true })),
  triage: (_run, file, _reportDir, { triage }) => writeTextFile(file, [triageJson(triage)]),
  triageText: (run, file, reportDir, { triage }) => writeTextFile(file, [renderTriage(run, triage, reportDir)]),
  html: async (run, file, reportDir, { page, triage }) => {
    // Loaded late, because the script and style of the page are large and would delay the first request.
    const { writeHtmlReport } = await import('./write-html-report.ts');
    await writeHtmlReport(run, { ...page, triage, reportDir, file, generatedBy: 'Mobile Test Cloud 1' });
  },
} satisfies Readonly<Record<string, Write>>;

const triageKinds = ['triage', 'triageText'] as const;

/** Files to write. A step that does not wait for results writes `results.json` for the action `report`, but no page. */
const filesFor = ({ verdict: { kind }, history }: RunAnalysis): readonly FileKind[] => {
  if (kind === 'planned') return ['plan', ...triageKinds];
  if (kind === 'started') return ['results', 'plan', ...triageKinds];
  return ['results', 'junit', ...triageKinds, 'html', ...(history === undefined ? [] : (['history'] as const))];
};

const writeHistoryPicture = async (run: RunAnalysis, file: string): Promise<void> => {
  const { history, framework, simulated } = run;
  // The picture covers many runs, so the id of this run is removed from a derived project name.
  const project = run.job === undefined ? run.project : run.project.replace(`-${run.job.runId}`, '');
  const title = `${definitionOf(framework).title}, ${project}${simulated ? ' (SIMULATED)' : ''}`;
  if (history !== undefined) await writeTextFile(file, historySvg(history.trends, title));
};

type FileKind = keyof typeof writers;

/** Writes the report folder. A write error, for instance on a full disk, affects only one file. */
export const writeReportFolder = async (
  run: RunAnalysis,
  reportDir: string,
  page: PageContext = {},
  facts: TriageFacts = noFacts,
): Promise<WrittenReport> => {
  const triage = triageRun(run, facts);
  const first = await writeFiles(filesFor(run), run, reportDir, { page, triage });
  const [problem, ...others] = first.problems;
  if (problem === undefined) return { files: reportFiles(first.written, reportDir), run, triage };
  // All files are written again, because the write error has changed the verdict.
  const judged = withLateProblems(run, problem, ...others);
  const judgedTriage = triageRun(judged, facts);
  const { written } = await writeFiles(first.written, judged, reportDir, { page, triage: judgedTriage });
  return { files: reportFiles(written, reportDir), run: judged, triage: judgedTriage };
};

const reportPath = (kind: FileKind, reportDir: string): string => path.join(reportDir, reportNames[kind]);

const reportFiles = (written: readonly FileKind[], reportDir: string): ReportFiles => ({
  reportDir,
  ...Object.fromEntries(written.map((kind) => [`${kind}Path`, reportPath(kind, reportDir)])),
});

const writeFiles = async (
  kinds: readonly FileKind[],
  run: RunAnalysis,
  reportDir: string,
  beside: Written,
): Promise<{ readonly written: readonly FileKind[]; readonly problems: readonly RunProblem[] }> => {
  const written: FileKind[] = [];
  const problems: RunProblem[] = [];
  for (const kind of kinds) {
    const file = reportPath(kind, reportDir);
    try {
      await mkdir(reportDir, { recursive: true });
      await writers[kind](run, file, reportDir, beside);
      written.push(kind);
    } catch (error) {
      problems.push(problemOf(error, `the report file ${reportNames[kind]} cannot be written: `));
      // A partial file is deleted, because it could be mistaken for a complete file.
      await rm(file, { force: true }).catch(() => {});
    }
  }
  return { written, problems };
};

export interface ArtifactInputs extends ResultInputs {
  readonly artifactRetentionDays: number;
  /** Index of the job's only shard; absent if the job runs the whole suite, and in the action `report`. */
  readonly shardIndex?: number;
  readonly shards?: RunInputs['shards'];
}

/** Stores the report folder as an artifact, and the page as another artifact that a browser can open. */
export const storeReport = async (
  { htmlPath }: ReportFiles,
  inputs: ArtifactInputs,
  identity: string,
  context: StepContext,
  guard?: StallGuard,
): Promise<StoredReport> => {
  if (inputs.artifactName === '') return {};
  const shard = inputs.shardIndex === undefined ? '' : `shard-${inputs.shardIndex + 1}-of-${inputs.shards}`;
  const name = inputs.artifactName ?? deriveArtifactName({ framework: inputs.framework, shard, identity }, context.github);
  const { reportDir, artifactRetentionDays: retentionDays } = inputs;
  const artifact = await storedOrWarned(`The artifact ${name}`, context, async () =>
    uploadArtifact({ name, files: await filesBelow(reportDir), rootDir: reportDir, retentionDays }, context, guard),
  );
  // Storing the page would fail for the same reason as storing the folder.
  if (artifact === undefined || htmlPath === undefined) return { artifact };
  const htmlArtifact = await storedOrWarned(`The artifact ${artifact.name}.html`, context, () =>
    storePage(htmlPath, artifact.name, retentionDays, context, guard),
  );
  return { artifact, htmlArtifact };
};

/** Logs a warning instead of throwing if a file cannot be read. */
const storedOrWarned = async <Result>(
  what: string,
  { log }: StepContext,
  store: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await store();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    log.warning(`${what} could not be stored: ${describeError(error)}.`);
    return undefined;
  }
};

/** Stores a copy of the page under the artifact's name, because an artifact of a single file is named after the file. */
const storePage = async (
  htmlPath: string,
  name: string,
  retentionDays: number,
  context: StepContext,
  guard: StallGuard | undefined,
): Promise<StoredArtifact | undefined> => {
  const folder = await mkdtemp(path.join(path.dirname(htmlPath), '.page-'));
  try {
    const page = path.join(folder, `${name}.html`);
    await copyFile(htmlPath, page);
    return await uploadArtifact(
      { name: `${name}.html`, files: [page], rootDir: folder, retentionDays, unarchived: true },
      context,
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

/** Content of `plan.json`. Shards count from 1, and durations are in milliseconds. */
const planJson = ({ plan, verdict, framework, project, simulated, builds }: RunAnalysis): string => {
  const { devices = [], binaries = [], notes = [], repeats, comparison } = plan ?? {};
  const written = plan?.builds.map(({ shard, ...build }) => {
    const started = builds.find((each) => each.shard.index === shard.index && each.attempt === 0);
    return {
      shard: shard.index + 1,
      shards: shard.total,
      ...(started === undefined ? {} : { id: started.id, dashboardUrl: started.dashboardUrl }),
      ...build,
    };
  });
  const document = {
    verdict: verdict.kind,
    reason: verdict.reason,
    framework,
    project,
    simulated,
    devices,
    binaries,
    notes,
    repeats,
    comparison,
    builds: written ?? [],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
};
