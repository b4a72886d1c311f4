import path from 'node:path';
import type { StepContext } from '../../context.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { createStallGuard } from '../../github/stall-guard.ts';
import { trackedFiles } from '../../github/tracked-files.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { embeddedEndsWithStep, isEmbedded } from '../../inputs/service.ts';
import { embeddedNextStepFor, nextLine } from '../../model/error-codes.ts';
import type { Framework } from '../../model/framework.ts';
import type { VerdictKind } from '../../model/results.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { isEnded } from '../../model/status.ts';
import { annotationsFor } from '../../rendering/annotations.ts';
import { describeLabels } from '../../rendering/describe-history.ts';
import { createSourceIndex, type SourceIndex } from '../../rendering/source-index.ts';
import { renderSummary, summaryBudgetBytes } from '../../rendering/summary.ts';
import { outputsOf, type RunOutputs } from './outputs.ts';
import { pageLinks } from './page-links.ts';
import { publishReviews } from './publish-reviews.ts';
import { type ArtifactInputs, type StoredReport, storeReport, writeReportFolder } from './report-folder.ts';

export type ReportingInputs = ArtifactInputs &
  Pick<RunInputs, 'service' | 'failOn' | 'history' | 'summary' | 'annotations' | 'checkName' | 'comment'>;

/**
 * Writes everything that a user sees. Outputs come first, since they need least of the disk, then files, annotations and the verdict: all of
 * that needs no other machine. Artifacts, summary (which links to them) and reviews follow, and a service of GitHub that falls silent costs
 * the step a minute and no verdict. What cannot be written costs itself alone.
 *
 * @param identity tells the artifacts of jobs apart
 * @param reviewKey tells the comments of jobs apart; the same in every run of the workflow
 */
export const reportRun = async (
  given: RunAnalysis,
  inputs: ReportingInputs,
  identity: string,
  context: StepContext,
  reviewKey = '',
): Promise<void> => {
  const judged = isEmbedded(inputs.service) ? withEmbeddedHint(given) : given;
  const keepsHistory = inputs.history.kind !== 'off';
  setOutputs(outputsOf(judged, { reportDir: inputs.reportDir }, keepsHistory), context);
  const { files, run } = await writeReportFolder(judged, inputs.reportDir, await pageLinks(context));
  const say = (more: StoredReport): void => setOutputs(outputsOf(run, { ...files, ...more }, keepsHistory), context);
  say({});
  const sources = await sourcesOf(run, context);
  const annotated = inputs.annotations && annotate(run, sources, context);
  const red = isRed(run.verdict.kind, inputs.failOn);
  if (!isEmbedded(inputs.service)) sayStillRunning(run, context);
  sayVerdict(run, red, annotated, context);
  if (red) context.fail();

  const guard = createStallGuard(context.clock);
  const stored = await storeReport(files, inputs, identity, context, guard);
  say(stored);
  const options = {
    links: {
      artifactUrl: stored.artifact?.url,
      htmlUrl: stored.htmlArtifact?.url,
      runUrl: context.github.runUrl,
      docsUrl: context.github.docsUrl,
    },
    reportDir: path.relative(context.github.workspace, inputs.reportDir),
  };
  if (inputs.summary) await context.writeSummary(renderSummary(run, { ...options, budgetBytes: summaryBudgetBytes }));
  await publishReviews(run, red, inputs, { ...options, sources, reviewKey }, context, guard);
};

const withEmbeddedHint = (run: RunAnalysis): RunAnalysis => {
  const { kind, code } = run.verdict;
  const hint = kind === 'started' ? `The builds ended: ${embeddedEndsWithStep}.` : code && embeddedNextStepFor(code);
  return hint === undefined ? run : { ...run, verdict: { ...run.verdict, hint } };
};

/** A dry run ends here: it has a plan and no results, and sends nothing, not even an artifact. */
export const reportPlan = async (
  planned: RunAnalysis,
  { reportDir, failOn, summary }: Pick<ReportingInputs, 'reportDir' | 'failOn' | 'summary'>,
  context: StepContext,
): Promise<void> => {
  setOutputs(outputsOf(planned, { reportDir }), context);
  const { files, run } = await writeReportFolder(planned, reportDir);
  setOutputs(outputsOf(run, files), context);
  const red = isRed(run.verdict.kind, failOn);
  sayVerdict(run, red, false, context);
  if (red) context.fail();
  const { runUrl, docsUrl, workspace } = context.github;
  const options = { links: { runUrl, docsUrl }, reportDir: path.relative(workspace, reportDir), budgetBytes: summaryBudgetBytes };
  if (summary) await context.writeSummary(renderSummary(run, options));
};

const setOutputs = (outputs: RunOutputs, context: StepContext): void => {
  for (const [name, value] of Object.entries(outputs)) context.setOutput(name, value);
};

/** Only failures are found in sources, and git takes longer to start than a step that has none should wait. */
const sourcesOf = async ({ failedOrFlaky }: RunAnalysis, { github, environment }: StepContext): Promise<SourceIndex> =>
  createSourceIndex(failedOrFlaky.length === 0 ? [] : await trackedFiles(github.workspace, environment));

/** @returns whether anything was annotated */
const annotate = (run: RunAnalysis, sources: SourceIndex, context: StepContext): boolean => {
  const { annotations, more } = annotationsFor(run, sources);
  for (const annotation of annotations) context.annotate(annotation);
  if (more > 0) context.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
  return annotations.length > 0;
};

/** `any`: only proof is green; a run that was not to be waited for has done what it should. */
const isRed = (kind: VerdictKind, failOn: RunInputs['failOn']): boolean => {
  if (failOn === 'never' || kind === 'passed' || kind === 'started' || kind === 'planned') return false;
  return failOn === 'any' || kind !== 'failed';
};

/** A run that ends early leaves builds behind, where it could not stop them. */
const sayStillRunning = ({ verdict, builds, framework }: RunAnalysis, { log }: StepContext): void => {
  const open = builds.filter(({ status }) => !isEnded(status));
  if (open.length === 0 || verdict.kind === 'started') return;
  const named = open.map(({ id, dashboardUrl }) => (dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`)).join(', ');
  const ids = JSON.stringify(open.map(({ id }) => id));
  log.warning(
    `These builds are still running: ${named}. To wait for them, set \`build-ids: '${ids}'\` in a later step. ${howToStop(framework)}`,
  );
};

const howToStop = (framework: Framework): string => {
  const { title, paths } = definitionOf(framework);
  const why = paths.stop === undefined ? `; the service has no known call that stops ${title} builds` : '';
  return `To stop them, use the dashboard of the service${why}.`;
};

const historyLines = (run: RunAnalysis): readonly string[] => {
  const { add = [], remove = [] } = run.history?.suggestions ?? {};
  const labels = describeLabels(run);
  return [
    ...(labels === undefined ? [] : [labels]),
    ...(add.length === 0 ? [] : ['Suggested for the quarantine file:', ...add.map(({ yaml }) => yaml)]),
    ...remove.map(({ test, line }) => `Line ${line} of the quarantine file can be removed: ${test} passed in the last 20 runs.`),
  ];
};

/** The report has all of them. */
const maxLoggedFailures = 20;

const sayVerdict = (run: RunAnalysis, red: boolean, annotated: boolean, { log, github }: StepContext): void => {
  const { verdict, simulated, notices, quarantine } = run;
  for (const notice of notices) log.notice(notice);
  for (const warning of quarantine?.warnings ?? []) log.warning(warning);
  for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? [])
    log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(', ')}. ${entry.reason} (${entry.issue})`);
  for (const line of historyLines(run)) log.info(line);
  const line = `${simulated ? 'SIMULATED ' : ''}Verdict: ${verdict.kind}. ${verdict.reason}`;
  // The failures have annotations of their own, and the runner shows ten at most.
  if (red && !annotated) log.error(line);
  else log.info(line);
  const { code, hint } = verdict;
  if (red && code !== undefined && hint !== undefined) log.info(nextLine({ code, hint }, github.docsUrl));
};
