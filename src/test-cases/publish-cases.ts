import { createHash } from 'node:crypto';
import path from 'node:path';
import type { StepContext } from '../context.ts';
import { uploadArtifact } from '../github/artifacts.ts';
import { safeArtifactName } from '../lib/escape/file-name.ts';
import { counted } from '../lib/numbers.ts';
import { nextLine, problem, problemSentence, type RunProblem } from '../model/error-codes.ts';
import type { WrittenListing } from './list-cases.ts';
import { testCaseOutputsOf } from './outputs.ts';
import { percentText, renderCaseSummary } from './summary.ts';
import { coveragePercent } from './tally.ts';
import type { TestCasesInputs } from './test-cases-inputs.ts';
import type { TestIndex } from './test-index.ts';
import type { TracedListing } from './trace-listing.ts';

/**
 * Why the step is red, or undefined. Green needs proof: an empty listing covers nothing, unless the change names no issue at all.
 */
export const reasonToFail = (
  listing: Pick<TracedListing, 'tally' | 'requirements'>,
  requireCoverage: number | undefined,
): RunProblem | undefined => {
  if (requireCoverage === undefined || listing.requirements?.length === 0) return undefined;
  const percent = coveragePercent(listing.tally);
  if (percent === undefined)
    return requireCoverage === 0 ? undefined : tooLow(`No test case was listed, but ${requireCoverage} % must be covered`);
  if (percent >= requireCoverage) return undefined;
  const { covered, count, unread } = listing.tally;
  const doubt = unread === 0 ? '' : `; ${unread} more could not be read and count as not covered`;
  return tooLow(
    `${covered} of ${count} test cases are covered (${percentText(percent)}), but ${requireCoverage} % are required${doubt}`,
  );
};

const tooLow = (clause: string): RunProblem => problem('coverage-too-low', clause);

/** Writes everything that a user sees: outputs, artifact, summary, log. The step fails only after that. */
export const publishCases = async (
  listing: WrittenListing,
  inputs: TestCasesInputs,
  results: TestIndex | undefined,
  simulated: boolean,
  context: StepContext,
): Promise<void> => {
  const { log } = context;
  const { tally, outputPath, csvPath } = listing;
  // Before the artifact, which may take long or be cut off by a cancellation.
  context.setOutputs(testCaseOutputsOf(tally, outputPath));

  const failure = reasonToFail(listing, inputs.requireCoverage);
  const reason = failure && problemSentence(failure);
  const remarks = [...listing.remarks, ...(results?.problems ?? []), ...leftoversOf(listing, inputs)];
  const artifact = await uploadArtifact(
    { name: artifactNameOf(inputs, context), files: [csvPath], rootDir: path.dirname(csvPath), retentionDays: 0 },
    context,
  );
  if (inputs.summary) {
    const summary = {
      ...listing,
      projectId: inputs.projectId,
      simulated: simulated || results?.simulated === true,
      traced: results !== undefined,
      remarks,
      reason,
      artifactUrl: artifact?.url,
    };
    await context.writeSummary(renderCaseSummary(summary));
  }
  for (const remark of remarks) log.warning(remark);
  const traced =
    results === undefined
      ? ''
      : `: ${tally.covered} covered, ${tally.passed} passed, ${tally.failed} failed, ${tally.notRun} not run`;
  log.info(`Listed ${counted(tally.count, 'test case')}${traced}. Written to ${outputPath}`);
  if (failure === undefined || reason === undefined) return;
  log.error(reason);
  log.info(nextLine(failure, context.github.docsUrl));
  context.fail();
};

/** Where the listing was narrowed down, a test of a case that is not in it is nothing odd. */
const leftoversOf = ({ leftovers }: WrittenListing, { query, issuesFromPullRequest }: TestCasesInputs): readonly string[] => {
  const { pageSize: _, ...filters } = query;
  return issuesFromPullRequest || Object.values(filters).some((filter) => filter !== undefined) ? [] : leftovers;
};

/** Not named like a report of `run`, so that no collector takes it for one. */
const artifactNameOf = ({ projectId, query, match }: TestCasesInputs, { github }: StepContext): string => {
  const identity = JSON.stringify([github.step, projectId, query, match.kind]);
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 8);
  return safeArtifactName(`test-cases-${github.job}-attempt-${github.runAttempt}-${hash}`);
};
