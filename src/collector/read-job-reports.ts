import { withArchive } from '../binaries/archive.ts';
import { type DownloadedArtifact, downloadArtifacts } from '../github/download-artifacts.ts';
import type { Runner } from '../github/runner.ts';
import type { ReportInputs } from '../inputs/report-inputs.ts';
import { describeError } from '../model/run-problem.ts';
import { readJobDocument } from './job-document.ts';
import type { StoredReport } from './job-report.ts';

/** For the `results.json` of a job: as large as one with 100 000 tests. */
const maxResultsBytes = 256_000_000;

/** An artifact that is named like a job's report and is none. */
export class UnusableArtifactError extends Error {
  readonly code = 'matrix-artifact-unusable';

  constructor(name: string, cause: unknown) {
    super(`the artifact ${name} cannot be read: ${describeError(cause)}`, { cause });
    this.name = 'UnusableArtifactError';
  }
}

/**
 * Reads what the jobs of this workflow run stored of the project, one document after the other: with all its tests, each is large.
 *
 * @param folder for the archives
 * @throws ArtifactsUnavailableError, and UnusableArtifactError for one that is no job's report
 */
export async function* readJobReports(
  { artifactPattern, project }: Pick<ReportInputs, 'artifactPattern' | 'project'>,
  folder: string,
  { environment, log, clock }: Pick<Runner, 'environment' | 'log' | 'clock'>,
): AsyncGenerator<StoredReport> {
  for (const artifact of await downloadArtifacts(artifactPattern, folder, { environment, clock })) {
    const report = await readReport(artifact);
    const { extra } = report.document.results;
    if (extra.project === project) {
      log.info(`Read ${artifact.name}: ${extra.verdict}. ${extra.reason}`);
      yield report;
    } else log.info(`Left out ${artifact.name}, which is of the project ${extra.project}.`);
  }
}

const readReport = async ({ name, archive }: DownloadedArtifact): Promise<StoredReport> => {
  try {
    const json = await withArchive(archive, async (tree) => String(await tree.read('results.json', maxResultsBytes)));
    return { name, archive, document: readJobDocument(json) };
  } catch (cause) {
    throw new UnusableArtifactError(name, cause);
  }
};
