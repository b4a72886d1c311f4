import path from 'node:path';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { codeMark, embeddedNextSteps, nextLine, withOthers } from '../../../core/model/error-codes.ts';
import type { Framework } from '../../../core/model/framework.ts';
import { lastingProject } from '../../../core/model/project.ts';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import { describeError, hasCode } from '../../../core/model/run-problem.ts';
import { isEnded } from '../../../core/model/status.ts';
import { failingOnBase } from '../../../core/results/base-comparison.ts';
import { withLateProblems } from '../../../core/results/judge.ts';
import { unstableTests } from '../../../core/results/repeats.ts';
import { failedTests, newFailures } from '../../../core/results/totals.ts';
import { noFacts, type TriageFacts, triageRun } from '../../../core/results/triage/triage.ts';
import type { TriageDocument } from '../../../core/results/triage/triage-document.ts';
import { describeLabels } from '../../../core/wording/describe-tests.ts';
import { type FailurePlaces, noPlaces, noSources, type SourceIndex } from '../../../core/wording/failure-places.ts';
import { formatMinutes } from '../../../lib/numbers.ts';
import type { StepContext } from '../../context.ts';
import { type CallGitHub, openGitHubApi } from '../../github/api.ts';
import { createCheckRun } from '../../github/check-run.ts';
import { readEvent } from '../../github/github-context.ts';
import { keepComment } from '../../github/pull-request.ts';
import { createStallGuard, type StallGuard } from '../../github/stall-guard.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import { embeddedEndsWithStep, isEmbedded } from '../../inputs/service.ts';
import { annotationsFor } from '../../markdown/annotations.ts';
import { explain } from '../../markdown/explain.ts';
import { describeMasks } from '../../markdown/problems.ts';
import { type CheckOptions, commentMarker, renderCheck, renderComment, renderSummary } from '../../markdown/reports.ts';
import type { RunOutcome } from '../judge/judge-run.ts';
import { collectTriageFacts } from './collect-triage-facts.ts';
import { outputsWithoutResult, type RunOutputs, refOutputs } from './outputs.ts';
import { type ArtifactInputs, type ReportFiles, storeReport, writeReportFolder } from './report-folder.ts';
import { locateFailures, pageLinks } from './repository.ts';

interface Report {
  /** The run with its verdict, which becomes `error` if a file cannot be written. */
  readonly run: RunAnalysis;
  /** The run as the written files describe it. */
  readonly written?: RunAnalysis;
  /** Whether outputs could not be set. The step then fails, whatever `fail-on` says. */
  readonly outputsUnset: boolean;
  readonly inputs: ArtifactInputs;
  readonly context: StepContext;
  /** Key that distinguishes the comments of several jobs. It is the same in every run of the workflow. */
  readonly reviewKey: string;
  /** What is known about the run beside its analysis. */
  readonly outcome: RunOutcome;
  readonly files: ReportFiles;
  readonly sources: SourceIndex;
  readonly places: FailurePlaces;
  readonly facts: TriageFacts;
  readonly triage?: TriageDocument;
  readonly annotated: boolean;
  readonly guard: StallGuard;
}

/** Writes one part of the report. Returns changes to `Report` for the following reporters. */
type Reporter = (report: Report) => Promise<Partial<Report> | undefined>;

const maxFailedTests = 100;
const countNames = ['tests', 'passed', 'failed', 'skipped', 'flaky', 'missing', 'quarantined'] as const;

/** All outputs of `run` for a run with results. Without a history, no failure counts as new. */
export const outputsOf = (run: RunAnalysis, files: ReportFiles, keepsHistory = true): RunOutputs => ({
  ...outputsWithoutResult(run.verdict, run.simulated),
  ...refOutputs(run.refs),
  'build-ids': JSON.stringify(run.builds.map((build) => build.id)),
  ...Object.fromEntries(countNames.map((name) => [name, String(run.totals[name])])),
  sessions: String(run.sessions.filter((session) => session.sessionId !== undefined).length),
  'device-minutes': formatMinutes(run.deviceMs + (run.repeats?.deviceMs ?? 0) + (run.onBase?.deviceMs ?? 0)),
  'predicted-device-minutes': run.prediction === undefined ? '' : formatMinutes(run.prediction.deviceMs),
  'queue-seconds': String(Math.round(run.queueMs / 1_000)),
  'duration-seconds': String(Math.round((run.finishedAt.getTime() - run.startedAt.getTime()) / 1_000)),
  'failed-tests': JSON.stringify(failedTests(run.shards, run.failOnFlaky, maxFailedTests)),
  'new-failures': JSON.stringify(keepsHistory ? newFailures(run, maxFailedTests) : []),
  unstable: JSON.stringify(unstableTests(run.repeats, maxFailedTests)),
  'failing-on-base': JSON.stringify(failingOnBase(run.onBase, maxFailedTests)),
  'report-dir': path.resolve(files.reportDir),
  'results-path': files.resultsPath ?? '',
  'junit-path': files.junitPath ?? '',
  'html-path': files.htmlPath ?? '',
  'triage-path': files.triagePath ?? '',
  'artifact-id': files.artifact?.id ?? '',
  'artifact-url': files.artifact?.url ?? '',
  'html-url': files.htmlArtifact?.url ?? '',
});

const setOutputs: Reporter = async ({ run, files, inputs, context, outputsUnset }) => {
  const problem = context.setOutputs(outputsOf(run, files, inputs.history.kind !== 'off'));
  if (problem === undefined || outputsUnset) return undefined;
  context.fail();
  return { outputsUnset: true, run: withLateProblems(run, problem) };
};

const collectFacts: Reporter = async ({ run, inputs, sources, context, guard }) => ({
  facts: await collectTriageFacts(run, inputs, sources, context, guard),
});

const writeFolder: Reporter = async ({ run, written, inputs, context, places, facts }) => {
  if (written === run) return undefined;
  const page = { links: await pageLinks(context), docsUrl: context.github.docsUrl, places };
  const folder = await writeReportFolder(run, inputs.reportDir, page, facts);
  return { ...folder, written: folder.run };
};

const locate: Reporter = ({ run, context }) => locateFailures(run, context);

const annotate: Reporter = async ({ run, inputs, context, sources }) => {
  if (!inputs.annotations) return undefined;
  const { annotations, more } = annotationsFor(run, sources);
  for (const annotation of annotations) context.annotate(annotation);
  if (more > 0) context.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
  return { annotated: annotations.length > 0 };
};

const storeArtifacts: Reporter = async ({ run, files, inputs, context, guard }) => ({
  files: { ...files, ...(await storeReport(files, inputs, run.job?.hash ?? '', context, guard)) },
});

const writeSummary: Reporter = async (report) => {
  const { run, inputs, context } = report;
  if (inputs.summary) await context.writeSummary(renderSummary(run, shownWith(report)));
};

const review: Reporter = async (report) => {
  const { run, inputs, context, sources, reviewKey, guard } = report;
  await publishReviews(run, failsStep(report), inputs, { ...shownWith(report), sources, reviewKey }, context, guard);
};

const keepIssuesOfRun: Reporter = async ({ run, triage, facts, inputs, context, outcome, files, guard }) => {
  if (!inputs.issues) return;
  // Loaded late, because most runs keep no issues.
  const { keepIssues } = await import(/* webpackChunkName: "documents" */ './keep-issues.ts');
  const { history, suiteId } = outcome;
  const known = { run, inputs, history, suiteId, triage: triage ?? triageRun(run, facts), artifactUrl: files.artifact?.url };
  const section = await keepIssues(known, context, guard);
  if (inputs.summary && section !== undefined) await context.writeSummary(section);
};

const logIssues: Reporter = async ({ inputs, context }) => {
  if (!inputs.issues) return;
  const { logIssuePlan } = await import(/* webpackChunkName: "documents" */ './keep-issues.ts');
  await logIssuePlan(inputs, context);
};

const shownWith = ({ files, inputs, places, triage, context: { github } }: Report) => ({
  triage,
  links: {
    artifactUrl: files.artifact?.url,
    htmlUrl: files.htmlArtifact?.url,
    runUrl: github.runUrl,
    docsUrl: github.docsUrl,
    places,
  },
  reportDir: path.relative(github.workspace, inputs.reportDir),
});

const withEmbeddedHint = (run: RunAnalysis): RunAnalysis => {
  const { kind, code } = run.verdict;
  const hint = kind === 'started' ? `The builds ended: ${embeddedEndsWithStep}.` : code && embeddedNextSteps[code];
  return hint === undefined ? run : { ...run, verdict: { ...run.verdict, hint } };
};

const failsStep = ({ run, inputs: { failOn }, outputsUnset }: Report): boolean => {
  const { kind } = run.verdict;
  if (outputsUnset) return true;
  if (failOn === 'never' || kind === 'passed' || kind === 'started' || kind === 'planned') return false;
  return failOn === 'any' || kind !== 'failed';
};

const nameRunningBuilds: Reporter = async ({ run: { verdict, builds, framework }, inputs, context }) => {
  const open = builds.filter(({ status }) => !isEnded(status));
  if (isEmbedded(inputs.service) || open.length === 0 || verdict.kind === 'started') return;
  const named = open.map(({ id, dashboardUrl }) => (dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`)).join(', ');
  const ids = JSON.stringify(open.map(({ id }) => id));
  context.log.warning(
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

/** Maximum number of logged failures. The report contains all failures. */
const maxLoggedFailures = 20;

const logVerdict: Reporter = async (report) => {
  const { run, triage, annotated, context } = report;
  const { log, github } = context;
  const red = failsStep(report);
  const { verdict, simulated, notices, quarantine } = run;
  for (const notice of notices) log.notice(notice);
  for (const warning of quarantine?.warnings ?? []) log.warning(warning);
  for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? [])
    log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(', ')}. ${entry.reason} (${entry.issue})`);
  for (const line of historyLines(run)) log.info(line);
  const masked = describeMasks(run);
  if (masked !== undefined) log.info(masked);
  const line = `${simulated ? 'SIMULATED ' : ''}Verdict: ${verdict.kind}. ${verdict.reason}`;
  // If failures have annotations, the verdict is no annotation, because the runner shows at most ten annotations.
  if (red && !annotated) log.error(withOthers(line, verdict.others));
  else log.info(line);
  const { code, hint } = verdict;
  if (red && code !== undefined && hint !== undefined) log.info(nextLine({ code, hint }, github.docsUrl));
  if (red) for (const each of explain(triage)) log.info(each);
  if (red) context.fail();
};

/** Reporters that send no requests to other machines, except one for the list of changed files. */
const local: readonly Reporter[] = [
  setOutputs,
  locate,
  collectFacts,
  writeFolder,
  setOutputs,
  writeFolder,
  annotate,
  nameRunningBuilds,
  logVerdict,
];

/** Reports a run, and sends requests to GitHub last. They can delay the step by a minute, but cannot change the verdict. */
export const reportRun = (
  run: RunAnalysis,
  inputs: ArtifactInputs,
  context: StepContext,
  outcome: RunOutcome = {},
  reviewKey = '',
): Promise<void> =>
  report([...local, storeArtifacts, setOutputs, writeSummary, review, keepIssuesOfRun], run, inputs, context, {
    outcome,
    reviewKey,
  });

/** Reports a dry run. Sends nothing, not even an artifact. */
export const reportPlan = (run: RunAnalysis, inputs: ArtifactInputs, context: StepContext): Promise<void> =>
  report([setOutputs, writeFolder, setOutputs, writeFolder, logVerdict, logIssues, writeSummary], run, inputs, context, {
    outcome: {},
    reviewKey: '',
  });

const report = async (
  reporters: readonly Reporter[],
  given: RunAnalysis,
  inputs: ArtifactInputs,
  context: StepContext,
  about: Pick<Report, 'outcome' | 'reviewKey'>,
): Promise<void> => {
  const run = isEmbedded(inputs.service) ? withEmbeddedHint(given) : given;
  const files = { reportDir: inputs.reportDir };
  const guard = createStallGuard(context.clock);
  const unknown = { sources: noSources, places: noPlaces, facts: noFacts, annotated: false, outputsUnset: false };
  let known: Report = { run, inputs, context, ...about, files, guard, ...unknown };
  for (const reporter of reporters) known = { ...known, ...(await reporter(known)) };
};

type ReviewOptions = CheckOptions & { readonly reviewKey?: string };

/** Publishes the check run and the comment. The result of the step does not depend on them. */
export const publishReviews = async (
  run: RunAnalysis,
  red: boolean,
  inputs: ResultInputs,
  options: ReviewOptions,
  context: StepContext,
  guard?: StallGuard,
): Promise<void> => {
  const { checkName, comment, service } = inputs;
  if (checkName === undefined && comment === false) return;
  if (service.githubToken === undefined) {
    context.log.notice('No check run and no comment: the input github-token is empty.');
    return;
  }
  const call = await openGitHubApi(service.githubToken, context, guard);
  const denied: string[] = [];
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (context.signal.aborted) return;
      if (hasCode(error, 'github-not-permitted')) denied.push(`${error.message} ${codeMark(error.code)}`);
      else context.log.warning(`${what} could not be written: ${describeError(error)}.`);
    }
  };
  if (checkName !== undefined)
    await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, context));
  const mayCreate = comment !== 'on-failure' || run.verdict.kind !== 'passed';
  if (comment !== false) await attempt('The comment', () => writeComment(call, run, options, context, mayCreate));
  if (denied.length > 0) context.log.notice(`${denied.join('. ')}.`);
};

const writeCheck = async (
  call: CallGitHub,
  name: string,
  run: RunAnalysis,
  red: boolean,
  options: CheckOptions,
  context: StepContext,
): Promise<void> => {
  const content = renderCheck(run, options);
  const { pullRequest } = await readEvent(context.environment);
  // The page of a pull request shows the checks of its head commit, not of the merge commit.
  const headSha = pullRequest?.headSha ?? context.github.sha;
  const conclusion = red || run.verdict.kind === 'passed' ? content.conclusion : 'neutral';
  const url = await createCheckRun(call, name, headSha, content, conclusion);
  context.log.info(`Wrote the check run "${name}"${url === undefined ? '' : `: ${url}`}`);
};

const writeComment = async (
  call: CallGitHub,
  run: RunAnalysis,
  { links, reportDir, triage, reviewKey = '' }: ReviewOptions,
  context: StepContext,
  mayCreate: boolean,
): Promise<void> => {
  const { pullRequest } = await readEvent(context.environment);
  if (pullRequest === undefined) {
    context.log.notice('No comment: this workflow was not started by a pull request.');
    return;
  }
  const { environment, github } = context;
  const key = [environment.GITHUB_WORKFLOW ?? '', github.job, github.step, lastingProject(run.project, github.runId)];
  const marker = commentMarker([...key, ...(reviewKey === '' ? [] : [reviewKey])].join('/'));
  // The comment names the commit and the attempt, because a later run may end without updating it.
  const about = { ...links, commit: pullRequest.headSha, runAttempt: github.runAttempt };
  const text = renderComment(run, marker, { links: about, reportDir, triage });
  const done = await keepComment(call, pullRequest.number, text, mayCreate);
  context.log.info(`The comment on pull request ${pullRequest.number} was ${doneLabels[done]}.`);
};

const doneLabels: Readonly<Record<Awaited<ReturnType<typeof keepComment>>, string>> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'left as it is',
  'not-wanted': 'not created: all is green (`comment: on-failure`)',
};
