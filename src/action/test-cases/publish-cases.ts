import { createHash } from 'node:crypto';
import path from 'node:path';
import { nextLine, problem, problemSentence, type RunProblem } from '../../core/model/error-codes.ts';
import { cutBytes, cutText, utf8Bytes } from '../../lib/escape/cut.ts';
import { safeArtifactName } from '../../lib/escape/file-name.ts';
import { codeSpan, inlineText, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits } from '../../lib/numbers.ts';
import type { StepContext } from '../context.ts';
import { uploadArtifact } from '../github/artifacts.ts';
import { table } from '../markdown/format.ts';
import type { WrittenListing } from './list-cases.ts';
import type { TestIndex } from './match-tests.ts';
import type { TestCasesInputs } from './test-cases-inputs.ts';
import { coveragePercent, type Requirement, remarkOn, resultLabels, type TracedCase, testCaseOutputsOf } from './trace-case.ts';
import type { TracedListing } from './trace-listing.ts';

/** Returns the reason if the coverage is too low. A pull request without issues needs no coverage. */
const reasonToFail = ({ tally, requirements }: TracedListing, requireCoverage: number | undefined): RunProblem | undefined => {
  if (requireCoverage === undefined || requirements?.length === 0) return undefined;
  const percent = coveragePercent(tally);
  if (percent === undefined)
    return requireCoverage === 0 ? undefined : tooLow(`No test case was listed, but ${requireCoverage} % must be covered`);
  if (percent >= requireCoverage) return undefined;
  const { covered, count, unread } = tally;
  const doubt = unread === 0 ? '' : `; ${unread} more could not be read and count as not covered`;
  return tooLow(
    `${covered} of ${count} test cases are covered (${percentText(percent)}), but ${requireCoverage} % are required${doubt}`,
  );
};

const tooLow = (clause: string): RunProblem => problem('coverage-too-low', clause);

/** Writes the outputs, the artifact, the summary and the log. Marks the step as failed only at the end. */
export const publishCases = async (
  listing: WrittenListing,
  inputs: TestCasesInputs,
  results: TestIndex | undefined,
  simulated: boolean,
  context: StepContext,
): Promise<void> => {
  const { log } = context;
  const { tally, outputPath, csvPath } = listing;
  // Sets the outputs before the upload of the artifact, because the upload may take long or be cancelled.
  context.setOutputs(testCaseOutputsOf(tally, outputPath));

  const failure = reasonToFail(listing, inputs.requireCoverage);
  const reason = failure && problemSentence(failure);
  const remarks = [...listing.remarks, ...(results?.problems ?? []), ...leftoversOf(listing, inputs)];
  const artifact = await uploadArtifact(
    { name: artifactNameOf(inputs, context), files: [csvPath], rootDir: path.dirname(csvPath), retentionDays: 0 },
    context,
  );
  const summary = {
    ...listing,
    projectId: inputs.projectId,
    simulated: simulated || results?.simulated === true,
    traced: results !== undefined,
    remarks,
    reason,
    artifactUrl: artifact?.url,
  };
  if (inputs.summary) await context.writeSummary(renderCaseSummary(summary));
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

/** Returns warnings about tests without a test case. A filtered listing gets no warnings, because it may lack the test case. */
const leftoversOf = ({ leftovers }: WrittenListing, { query, issuesFromPullRequest }: TestCasesInputs): readonly string[] => {
  const { pageSize: _, ...filters } = query;
  return issuesFromPullRequest || Object.values(filters).some((filter) => filter !== undefined) ? [] : leftovers;
};

/** Returns a name that no artifact of `run` has, so that a collector job does not read it as a report. */
const artifactNameOf = ({ projectId, query, match }: TestCasesInputs, { github }: StepContext): string => {
  const identity = JSON.stringify([github.step, projectId, query, match.kind]);
  const hash = createHash('sha256').update(identity).digest('hex').slice(0, 8);
  return safeArtifactName(`test-cases-${github.job}-attempt-${github.runAttempt}-${hash}`);
};

export interface CaseSummary extends Omit<TracedListing, 'leftovers'> {
  readonly projectId: string;
  readonly simulated: boolean;
  /** Whether test results were read. */
  readonly traced: boolean;
  /** Why the step failed. Absent if the step passed. */
  readonly reason?: string;
  readonly artifactUrl?: string;
}

/** Limit on the size of the summary, well below the limit of GitHub for one step. */
const caseSummaryBudgetBytes = 400_000;

/** Maximum numbers of rows in a table. Tried in this order until the summary is small enough. */
const detailLevels = [200, 50, 20, 5, 0] as const;

/** Renders the section of the job summary, with as many rows as fit. */
export const renderCaseSummary = (summary: CaseSummary, budgetBytes = caseSummaryBudgetBytes): string =>
  detailLevels
    .values()
    .map((rows) => render(summary, rows))
    .find((text) => utf8Bytes(text) <= budgetBytes) ?? cutBytes(headline(summary), budgetBytes);

const render = (summary: CaseSummary, rows: number): string =>
  `${[
    headline(summary),
    ...(summary.reason === undefined ? [] : [`**${messageText(summary.reason)}**`]),
    figures(summary),
    ...remarks(summary.remarks, rows),
    ...requirements(summary, rows),
    ...cases('Failed', summary.failed, summary.tally.failed, rows),
    ...cases('Partly passed', summary.partial, summary.tally.partial, rows),
    ...(summary.traced ? cases('Not run', summary.notRun, summary.tally.notRun, rows) : []),
    ...(summary.artifactUrl === undefined ? [] : [`All test cases as CSV: [artifact](${summary.artifactUrl})`]),
  ].join('\n\n')}\n`;

const headline = ({ projectId, simulated }: CaseSummary): string =>
  `## Test cases of ${inlineText(cutText(projectId, maxNameLength))}${simulated ? ' (SIMULATED)' : ''}`;

const figures = ({ tally, traced }: CaseSummary): string => {
  const { count, covered, passed, failed, partial, notRun } = tally;
  const total = `**${counted(count, 'test case')}**`;
  if (!traced) return `${total}, not compared with results.`;
  const percent = coveragePercent(tally);
  const share = percent === undefined ? '' : ` (${percentText(percent)})`;
  const failures = failed > 0 ? `**${digits(failed)} failed**` : '0 failed';
  return `${total}: ${digits(covered)} covered${share}, ${digits(passed)} passed, ${failures}, ${digits(partial)} partly passed, ${digits(notRun)} not run`;
};

/** Formats a percentage without rounding up, so that a value below a limit is not shown as the limit. */
const percentText = (percent: number): string => `${(Math.floor(percent * 10) / 10).toString()} %`;

const remarks = (sentences: readonly string[], rows: number): readonly string[] => {
  const show = (sentence: string): string => `- ${messageText(cutText(sentence, maxRemarkLength))}`;
  const countMore = (more: number): string => `- ${counted(more, 'more remark')} in the log`;
  const lines = firstItems(sentences, Math.max(5, rows), show, countMore);
  return lines.length === 0 ? [] : [lines.join('\n')];
};

const requirements = ({ requirements: all, traced }: CaseSummary, rows: number): readonly string[] => {
  if (all === undefined) return [];
  const heading = '### Requirements';
  if (all.length === 0)
    return [heading, 'The title, branch and commits of the pull request contain no issue key, so no test cases were listed.'];
  const shown = all.slice(0, Math.max(10, rows));
  const more = all.length - shown.length;
  return [
    heading,
    table(
      ['Issue', ...(traced ? ['Result'] : []), 'Test cases'],
      shown.map(({ key, result, ...requirement }) => [
        codeSpan(cutText(key, maxNameLength)),
        ...(traced ? [result === 'passed' ? resultLabels[result] : `**${resultLabels[result]}**`] : []),
        linkedCases(requirement, traced, rows),
      ]),
    ),
    ...(more > 0 ? [`${counted(more, 'more issue')}.`] : []),
  ];
};

const linkedCases = (
  { cases: linked, caseCount }: Pick<Requirement, 'cases' | 'caseCount'>,
  traced: boolean,
  rows: number,
): string => {
  if (caseCount === 0) return 'none';
  const shown = linked.slice(0, Math.max(3, Math.floor(rows / 10))).map(({ identifier, title, result }) => {
    const name = `${codeSpan(cutText(identifier, maxNameLength))} ${inlineText(cutText(title, maxNameLength))}`.trim();
    return traced ? `${name} (${resultLabels[result]})` : name;
  });
  const more = caseCount - shown.length;
  return [...shown, ...(more > 0 ? [`${digits(more)} more`] : [])].join('<br>');
};

const cases = (title: string, shownCases: readonly TracedCase[], total: number, rows: number): readonly string[] => {
  if (total === 0) return [];
  const shown = shownCases.slice(0, rows);
  const more = total - shown.length;
  return [
    `### ${title}: ${counted(total, 'test case')}`,
    ...(shown.length === 0 ? [] : [table(['Test case', 'Title', 'Why'], shown.map(caseRow))]),
    ...(more > 0 ? [`${digits(more)} more in the file.`] : []),
  ];
};

const caseRow = (traced: TracedCase): readonly string[] => [
  codeSpan(cutText(traced.record.identifier, maxNameLength)),
  inlineText(cutText(traced.record.title, maxNameLength)),
  inlineText(cutText(remarkOn(traced), maxNameLength)),
];

const maxNameLength = 160;
const maxRemarkLength = 600;
