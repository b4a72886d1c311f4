import { isFullyKnown } from '../../../core/model/discovered-suite.ts';
import { lastingProject } from '../../../core/model/project.ts';
import type { NamedTest } from '../../../core/model/results.ts';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import { describeError } from '../../../core/model/run-problem.ts';
import type { SeenRun } from '../../../core/results/issues/issue-mark.ts';
import { mostIssues, planIssues, type SeenCause } from '../../../core/results/issues/plan-issues.ts';
import { knowsTest } from '../../../core/results/known-tests.ts';
import { type CauseOfRun, causesWithUnstable } from '../../../core/results/triage/causes-of-run.ts';
import type { TriageDocument } from '../../../core/results/triage/triage-document.ts';
import { textAt } from '../../../lib/is-record.ts';
import { listed } from '../../../lib/numbers.ts';
import type { StepContext } from '../../context.ts';
import { type CallGitHub, isNotPermitted, notPermitted, openGitHubApi } from '../../github/api.ts';
import { type IssueStore, issueLabel, openIssueStore } from '../../github/issues.ts';
import type { StallGuard } from '../../github/stall-guard.ts';
import { pastOfTests } from '../../history/past-of-tests.ts';
import { currentEntries } from '../../history/quarantine.ts';
import { runsOfProject, type StoredHistory, whyNotDefaultBranch, withThisRun } from '../../history/run-history.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import { issuesSection } from '../../markdown/issues.ts';
import { applyIssueActions } from './apply-issues.ts';

interface IssueSource {
  readonly run: RunAnalysis;
  readonly triage: TriageDocument;
  readonly inputs: ResultInputs;
  /** Absent with `history: off`. */
  readonly history: StoredHistory | undefined;
  readonly suiteId: string | undefined;
  readonly artifactUrl: string | undefined;
}

/** Longest package or bundle id in a mark. Real ones are shorter. */
const longestSuite = 500;

/** Least time for waits at rate limits, also after a run that used all of its time. */
const leastWaitMs = 60_000;

/**
 * Creates, updates, comments on and closes issues, so that each cause of a red run has one open issue. A failed request is a warning.
 *
 * @returns a section for the job summary; undefined if the run has nothing to do with issues
 */
export const keepIssues = async (source: IssueSource, context: StepContext, guard: StallGuard): Promise<string | undefined> => {
  const { run, inputs } = source;
  const { log, github, clock, signal } = context;
  const { kind } = run.verdict;
  if (kind === 'cancelled' || kind === 'started' || kind === 'planned') return undefined;
  const token = inputs.service.githubToken;
  if (token === undefined) {
    log.notice('No issues were written: the input github-token is empty.');
    return undefined;
  }
  const endMs = run.startedAt.getTime() + run.queueMs + inputs.timeoutMs;
  try {
    const call = await openGitHubApi(token, context, guard, Math.max(endMs, clock.nowMs() + leastWaitMs));
    const why = await whyNotDefaultBranch(context, () => readDefaultBranch(call));
    if (why !== undefined) {
      log.info(`Issues were left alone, since ${why}.`);
      return undefined;
    }
    const store = await openIssueStore(call, github.repository, clock, signal);
    return await keepAll(source, store, context);
  } catch (error) {
    if (signal.aborted) return undefined;
    const { message } = isNotPermitted(error)
      ? notPermitted('The update of issues', 'issues', error)
      : { message: describeError(error) };
    log.warning(isNotPermitted(error) ? `${message}.` : `Issues could not be read: ${message}.`);
    return undefined;
  }
};

const readDefaultBranch = async (call: CallGitHub): Promise<string | undefined> =>
  textAt((await call('GET /repos/{owner}/{repo}', {})).data, 'default_branch');

const keepAll = async (source: IssueSource, store: IssueStore, context: StepContext): Promise<string | undefined> => {
  const { run } = source;
  const { log, github, clock } = context;
  const seenRun = thisRun(run, context);
  const day = new Date(clock.nowMs()).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { issues, isCut } = await store.list();
  const { entries, others } = namedIssues(source, context);
  const failures = run.quarantine?.failures ?? [];
  const actions = planIssues({
    scope: {
      framework: run.framework,
      project: lastingProject(run.project, github.runId),
      suite: (source.suiteId ?? '').slice(0, longestSuite),
    },
    run: seenRun,
    day,
    isRed: run.verdict.kind !== 'passed',
    causes: seenCauses(source),
    issues,
    named: new Set(entries.values()),
    quarantined: failures.flatMap(({ entry }) => entries.get(entry.issue) ?? []),
    isInSuite: knownSuiteOf(run),
    past: pastOf(source),
  });
  const urls = new Map(issues.map(({ number, url }) => [number, url]));
  const kept = await applyIssueActions(
    actions,
    {
      store,
      run: seenRun,
      day,
      view: {
        repository: github.repository,
        simulated: run.simulated,
        docsUrl: github.docsUrl,
        artifactUrl: source.artifactUrl,
      },
      failuresOf: (number) => failures.filter(({ entry }) => entries.get(entry.issue) === number),
      urlOf: (number) => urls.get(number) ?? `${github.serverUrl}/${github.repository}/issues/${number}`,
    },
    context,
  );
  const notes = isCut ? ['Only the newest issues of this token were read; a cause may get a second issue.'] : [];
  for (const note of notes) log.notice(note);
  const linked = others.map((url) => ({ done: 'is in another repository, and only linked', url }));
  return kept.length + linked.length + notes.length === 0 ? undefined : issuesSection([...kept, ...linked], notes);
};

const thisRun = (run: RunAnalysis, { github }: StepContext): SeenRun => ({
  id: github.runId,
  commit: github.sha,
  atMs: run.startedAt.getTime(),
  ...(github.runUrl !== undefined && { url: github.runUrl }),
});

const pastOf = ({ run, history }: IssueSource) =>
  history && pastOfTests(withThisRun(history, run), runsOfProject(history.run, run.project));

/** Undefined unless all tests of the suite are known. A run of selected tests knows no others. */
const knownSuiteOf = ({ suite }: RunAnalysis) =>
  suite !== undefined && isFullyKnown(suite) && suite.isPart !== true ? knowsTest(suite) : undefined;

/** Joins the entries of the triage with the complete names of their tests. */
const seenCauses = ({ run, triage }: IssueSource): readonly SeenCause[] => {
  const causes = new Map(causesWithUnstable(run).map((cause) => [cause.id, cause]));
  return triage.entries.map((entry) => ({ entry, ...namesOf(causes.get(entry.id), run) }));
};

const namesOf = (cause: CauseOfRun | undefined, run: RunAnalysis): Pick<SeenCause, 'tests' | 'devices'> => {
  switch (cause?.kind) {
    case 'failures':
      return {
        tests: cause.tests.map(({ test: { className, name } }) => ({ className, name })),
        devices: cause.devices.map((device) => run.devices[device] ?? ''),
      };
    case 'sessions':
      return { tests: [], devices: [...new Set(cause.shards.map(({ last }) => last.device))] };
    case 'missing':
      return {
        tests: cause.tests.map(({ name }) => testOf(name)),
        devices: [...new Set(cause.tests.flatMap(({ devices }) => devices))],
      };
    default:
      return { tests: [], devices: [] };
  }
};

const testOf = (name: string): NamedTest => {
  const hash = name.indexOf('#');
  return { className: name.slice(0, Math.max(0, hash)), name: name.slice(hash + 1) };
};

/** Issues that the quarantine file names: numbers of issues in this repository, and addresses elsewhere that matter in this run. */
const namedIssues = ({ run, inputs }: IssueSource, { github }: StepContext) => {
  const all = currentEntries(inputs, run.startedAt).map(({ issue }) => issue);
  const prefix = `${github.serverUrl}/${github.repository}/issues/`.toLowerCase();
  const entries = new Map(
    all.flatMap((issue) => {
      const number = issue.toLowerCase().startsWith(prefix)
        ? /^[1-9]\d{0,15}(?=$|[/?#])/.exec(issue.slice(prefix.length))?.[0]
        : undefined;
      return number === undefined ? [] : [[issue, Number(number)] as const];
    }),
  );
  const failing = (run.quarantine?.failures ?? []).map(({ entry }) => entry.issue);
  return { entries, others: [...new Set(failing.filter((issue) => !entries.has(issue)))] };
};

/** Logs what a run would do with issues. Sends nothing. */
export const logIssuePlan = async ({ history, quarantine }: ResultInputs, context: StepContext): Promise<void> => {
  const { log, github } = context;
  const why = await whyNotDefaultBranch(context, async () => undefined);
  if (why !== undefined) {
    log.info(`Issues: a run would leave the issues of ${github.repository} alone, since ${why}.`);
    return;
  }
  const closing =
    history.kind === 'off' ? 'close none, because `history` is off' : 'close those whose tests passed in 3 runs in a row';
  const does = ['open or update one issue per cause', `label new ones \`${issueLabel}\``, closing];
  const named =
    quarantine === undefined ? '' : ' On issues that the quarantine file names it would only comment, at most once a day.';
  log.info(
    `Issues: a run would ${listed(does, 'and')}, in ${github.repository}. If a red run has more than ${mostIssues} causes, one issue has the rest.${named}`,
  );
};
