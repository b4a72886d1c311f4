import { z } from 'zod';
import { problemSentence } from '../../core/model/error-codes.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { simulatedWarning } from '../../core/wording/verdict.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { inlineText, messageText } from '../../lib/escape/markdown.ts';
import { counted, formatMinutes, sum } from '../../lib/numbers.ts';
import type { StepContext } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { keepComment } from '../github/pull-request.ts';
import { codeName, linkTo, nameText, table } from '../markdown/format.ts';
import type { RunFacts } from '../run/run-state.ts';
import { noRuns } from './belief.ts';
import type { BisectInputs } from './bisect-inputs.ts';
import { type BisectProgress, countResults, type TestRun } from './find-commit.ts';
import { type BisectCommit, type BisectStep, certainty } from './planner.ts';

interface BisectConclusion {
  readonly verdict: 'passed' | 'error' | 'timed-out' | 'cancelled' | 'planned';
  /** Reason of the verdict, as one sentence on one line. */
  readonly reason: string;
}

export interface BisectOutcome extends BisectConclusion {
  /** Commits that may be the first bad commit, oldest first. Without a result, all known commits after the good commit. */
  readonly candidates: readonly BisectCommit[];
  /** Probability of the result, from 0 to 1. */
  readonly confidence: number;
  readonly deviceMs: number;
  readonly test: string;
  readonly device: string;
  readonly progress: BisectProgress | undefined;
  readonly simulated: boolean;
}

const shortSha = (sha: string): string => sha.slice(0, 12);

export const bisectOutputs = ({
  verdict,
  reason,
  candidates,
  confidence,
  deviceMs,
}: BisectOutcome): Readonly<Record<string, string>> => {
  const [only, ...others] = candidates;
  return {
    verdict,
    reason,
    'first-bad': only !== undefined && others.length === 0 ? only.sha : '',
    candidates: JSON.stringify(candidates.map(({ sha }) => sha)),
    confidence: String(Math.round(confidence * 1_000) / 1_000),
    'device-minutes': formatMinutes(deviceMs),
  };
};

export const concludeBisect = (
  inputs: BisectInputs,
  device: string,
  progress: BisectProgress | undefined,
  facts: RunFacts,
  simulated: boolean,
): BisectOutcome => {
  const { step, runs = [], commits = [] } = progress ?? {};
  const found = step?.kind === 'found' ? step : undefined;
  return {
    candidates: found?.commits ?? commits.slice(1),
    confidence: found?.confidence ?? 0,
    deviceMs: sum(runs.map(({ durationMs }) => durationMs)),
    test: `${inputs.className}#${inputs.name}`,
    device,
    progress,
    simulated,
    ...conclusionOf(inputs, progress, facts),
  };
};

/** Returns the verdict with its reason. Without a first bad commit, the reason says what stopped the bisect. */
const conclusionOf = (
  { className, name, run, repeats }: BisectInputs,
  progress: BisectProgress | undefined,
  { cancelled, problems: [problem] }: RunFacts,
): BisectConclusion & Partial<BisectOutcome> => {
  const { step, runs = [], rounds = 0, commits = [], runMs } = progress ?? {};
  const test = `${className}#${name}`;
  if (cancelled) return { verdict: 'cancelled', reason: 'The workflow was cancelled [cancelled].' };
  if (step?.kind === 'found') {
    // Omits the number of rounds if an earlier attempt of the job started all runs.
    const effort = rounds === 0 ? counted(runs.length, 'run') : `${counted(runs.length, 'run')} in ${counted(rounds, 'round')}`;
    const certain = `${Math.floor(step.confidence * 1_000) / 10} % certain, ${effort}`;
    const reason = `${test} broke ${whereOf(step.commits, progress)} (${certain}).${whyNoLess(step, run.maxDeviceMs)}`;
    return { verdict: 'passed', reason };
  }
  if (problem !== undefined)
    return { verdict: /^(?:run|queue)-timeout$/.test(problem.code) ? 'timed-out' : 'error', reason: problemSentence(problem) };
  if (step?.kind === 'none') {
    const reason = problemSentence(whyNone(step.why, test, commits, runs, run.maxDeviceMs));
    return { candidates: [], verdict: 'error', reason };
  }
  const planned = step?.kind === 'run' ? step.contents.length : 0;
  const price = runMs === undefined ? 'an unknown number of' : formatMinutes(runMs);
  const times = repeats === 'auto' ? 'as often as needed' : counted(repeats, 'time');
  return {
    verdict: 'planned',
    reason: `A dry run: the bisect would search ${counted(Math.max(0, commits.length - 1), 'commit')}, and run the test on each ${times}. It would begin with ${counted(planned, 'run')} of ${price} device minutes each. Nothing was started.`,
  };
};

const whereOf = (commits: readonly BisectCommit[], progress: BisectProgress | undefined): string => {
  const [first, ...others] = commits;
  const last = commits.at(-1);
  if (first === undefined || last === undefined) return 'in an unknown commit';
  if (others.length > 0) return `in one of the ${commits.length} commits from ${shortSha(first.sha)} to ${shortSha(last.sha)}`;
  const known = progress?.commits ?? [];
  const before = known[known.findIndex(({ sha }) => sha === first.sha) - 1];
  return `in the commit ${shortSha(first.sha)}${before === undefined ? '' : `; the commit before is ${shortSha(before.sha)}`}`;
};

/** Says why the result is a range, or less certain than 99 %. */
const whyNoLess = ({ commits, confidence, limit }: Extract<BisectStep, { kind: 'found' }>, budgetMs = 0): string => {
  if (confidence < certainty) return ' That is below 99 %: more `repeats`, or `auto`, make it more certain.';
  if (commits.length < 2) return '';
  if (limit === 'budget')
    return ` The budget of ${formatMinutes(budgetMs)} device minutes does not pay the runs that would tell these commits apart.`;
  if (limit === 'unclear') return ' The test fails by chance too often to tell these commits apart with 99 % certainty.';
  return ' No more of these commits were tried, because their builds cannot be run.';
};

const whyNone = (
  why: Extract<BisectStep, { kind: 'none' }>['why'],
  test: string,
  commits: readonly BisectCommit[],
  runs: readonly TestRun[],
  budgetMs = 0,
) => {
  const results = countResults(runs);
  const resultsOf = (commit: BisectCommit | undefined) => {
    const { passed, failed } = results.get(commit?.content ?? '') ?? noRuns;
    return { sha: shortSha(commit?.sha ?? ''), passed, failed, all: counted(passed + failed, 'run') };
  };
  const [good, bad] = [resultsOf(commits[0]), resultsOf(commits.at(-1))];
  const failures = `${good.failed} of ${good.all} of the good commit ${good.sha} failed, ${bad.failed} of ${bad.all} of the bad commit ${bad.sha}`;
  const clauses = {
    'same-binaries': ['bisect-no-difference', `the good commit ${good.sha} and the bad commit ${bad.sha} have the same binaries`],
    'good-fails': [
      'bisect-no-difference',
      `${test} fails on the commit ${good.sha} (${good.failed} of ${good.all}), so that commit is not good`,
    ],
    'bad-passes': [
      'bisect-no-difference',
      `${test} passes on the commit ${bad.sha} (${bad.passed} of ${bad.all}), so that commit is not bad`,
    ],
    unclear: ['bisect-unclear', `the runs of ${test} do not show with 99 % certainty where it broke: ${failures}`],
    budget: [
      'budget-exceeded',
      `the budget of ${formatMinutes(budgetMs)} device minutes is too small for a result${runs.length === 0 ? '' : `: ${failures}`}`,
    ],
  } as const;
  const [code, clause] = clauses[why];
  return { code, clause };
};

const mostRows = 300;
const mostLinks = 10;
const longestCell = 300;
const longestTitle = 100;

const titleOf = ({ verdict, candidates: [only, ...others] }: BisectOutcome): string => {
  if (verdict !== 'passed' || only === undefined) return verdict;
  return others.length === 0 ? `found ${shortSha(only.sha)}` : `narrowed down to ${others.length + 1} commits`;
};

export const renderBisect = (outcome: BisectOutcome, { serverUrl, repository }: StepContext['github']): string => {
  const { verdict, reason, test, device, progress, deviceMs, simulated } = outcome;
  const { commits = [], runs = [], titles } = progress ?? {};
  const hasTitles = commits.some(({ sha }) => titles?.has(sha) === true);
  const suspects = new Set(outcome.verdict === 'passed' ? outcome.candidates.map(({ sha }) => sha) : []);
  const rows = commits.slice(-mostRows).map((commit) => {
    const own = runs.filter(({ content }) => content === commit.content || content === contentBefore(commit, progress));
    const sha =
      linkTo(shortSha(commit.sha), `${serverUrl}/${repository}/commit/${commit.sha}`)[0] ?? codeName(shortSha(commit.sha));
    const links = own
      .slice(0, mostLinks)
      .map(({ buildId, dashboard }, nth) => linkTo(`run ${nth + 1}`, dashboard)[0] ?? codeName(buildId.slice(0, 12)));
    const { subject = '', author = '' } = titles?.get(commit.sha) ?? {};
    return [
      suspects.has(commit.sha) ? `**${sha}**` : sha,
      ...(hasTitles ? [subject, author].map((text) => inlineText(cutText(text, longestTitle))) : []),
      messageText(cutText(describeCommit(commit, own, outcome), longestCell)),
      links.join(' '),
    ];
  });
  const left = commits.length - rows.length;
  return `${[
    `## ${verdict === 'passed' ? '✓' : verdict === 'planned' ? '–' : '✗'} Bisect: ${titleOf(outcome)}`,
    ...(simulated ? [`> **SIMULATED** ${simulatedWarning}`] : []),
    messageText(cutText(reason, 2_000)),
    `${codeName(test)} on ${nameText(device)}, ${formatMinutes(deviceMs)} device minutes.`,
    ...(rows.length === 0 ? [] : [table(['Commit', ...(hasTitles ? ['Subject', 'Author'] : []), 'Result', 'Runs'], rows)]),
    ...(left > 0 ? [`${counted(left, 'older commit')} not shown.`] : []),
  ].join('\n\n')}\n`;
};

/** Returns the id of a commit's binaries, even if the binaries cannot be run. */
const contentBefore = ({ sha, content }: BisectCommit, progress: BisectProgress | undefined): string | undefined =>
  content ?? progress?.contents.get(sha);

const describeCommit = (
  commit: BisectCommit,
  runs: readonly TestRun[],
  { progress, candidates, verdict }: BisectOutcome,
): string => {
  const content = contentBefore(commit, progress);
  const why = content === undefined ? 'no uploads' : progress?.unavailable.get(content);
  const { passed, failed } = countResults(runs).get(content ?? '') ?? noRuns;
  const results = [...(passed > 0 ? [`${passed} passed`] : []), ...(failed > 0 ? [`${failed} failed`] : [])];
  const isCandidate = verdict === 'passed' && candidates.some(({ sha }) => sha === commit.sha);
  const suspicion = isCandidate ? [candidates.length === 1 ? 'the first bad commit' : 'may be the first bad commit'] : [];
  return [...results, ...(why === undefined ? [] : [why]), ...suspicion].join(', ') || 'not run';
};

/**
 * Comments on the pull request from which the commit was merged. If this fails, logs only a warning.
 *
 * @param text what the comment shows, without secrets
 */
export const commentOnPullRequest = async (
  outcome: BisectOutcome,
  text: string,
  token: string | undefined,
  context: StepContext,
): Promise<void> => {
  const { log, signal } = context;
  const [only, ...others] = outcome.candidates;
  if (outcome.verdict !== 'passed' || only === undefined) return;
  if (others.length > 0 || outcome.confidence < certainty)
    return log.info('No commit was found with 99 % certainty: no comment was written.');
  try {
    if (token === undefined) throw new Error('the input github-token is empty');
    const call = await openGitHubApi(token, context);
    const number = await mergedFrom(call, only.sha);
    if (number === undefined) return log.info(`The commit ${only.sha} was merged from no pull request: no comment was written.`);
    const marker = `<!-- mobile-test-cloud bisect ${Buffer.from(outcome.test).toString('base64url')} -->`;
    const done = await keepComment(call, number, `${marker}\n${text}`);
    log.info(`The comment on pull request ${number} was ${done}.`);
  } catch (error) {
    signal.throwIfAborted();
    log.warning(`The comment could not be written: ${describeError(error)}.`);
  }
};

const pulls = z.array(z.object({ number: z.int(), merged_at: z.string().nullish() }));

/** Returns the number of the merged pull request that added a commit. */
export const mergedFrom = async (call: CallGitHub, commit: string): Promise<number | undefined> => {
  const { data } = await call('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { commit_sha: commit });
  return pulls.parse(data).find(({ merged_at }) => typeof merged_at === 'string')?.number;
};
