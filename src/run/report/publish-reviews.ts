import type { StepContext } from '../../context.ts';
import { type CallGitHub, NotPermittedError, openGitHubApi } from '../../github/api.ts';
import { createCheckRun } from '../../github/check-run.ts';
import { readEvent } from '../../github/github-context.ts';
import { keepComment } from '../../github/pull-request.ts';
import type { StallGuard } from '../../github/stall-guard.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { codeMark } from '../../model/error-codes.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { describeError } from '../../model/run-problem.ts';
import { type CheckOptions, renderCheck } from '../../rendering/check.ts';
import { commentMarker, renderComment } from '../../rendering/comment.ts';

/** `reviewKey` tells the comments of the jobs of a matrix apart, which the runner names all alike. */
type ReviewOptions = CheckOptions & { readonly reviewKey?: string };

type ReviewInputs = Pick<RunInputs, 'service' | 'checkName' | 'comment'>;

/** What the reviewers of a pull request see; both need a token that may write, and neither decides the step. */
export const publishReviews = async (
  run: RunAnalysis,
  red: boolean,
  inputs: ReviewInputs,
  options: ReviewOptions,
  context: StepContext,
  guard?: StallGuard,
): Promise<void> => {
  const { checkName, comment, service } = inputs;
  if (checkName === undefined && !comment) return;
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
      if (error instanceof NotPermittedError) denied.push(`${error.message} ${codeMark(error.code)}`);
      else context.log.warning(`${what} could not be written: ${describeError(error)}.`);
    }
  };
  if (checkName !== undefined)
    await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, context));
  if (comment) await attempt('The comment', () => writeComment(call, run, options, context));
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
  // A pull request's own commit, not the merge that the workflow runs on: its page shows checks of the former.
  const headSha = pullRequest?.headSha ?? context.github.sha;
  const conclusion = red || run.verdict.kind === 'passed' ? content.conclusion : 'neutral';
  const url = await createCheckRun(call, name, headSha, content, conclusion);
  context.log.info(`Wrote the check run "${name}"${url === undefined ? '' : `: ${url}`}`);
};

const writeComment = async (
  call: CallGitHub,
  run: RunAnalysis,
  { links, reportDir, reviewKey = '' }: ReviewOptions,
  context: StepContext,
): Promise<void> => {
  const { pullRequest } = await readEvent(context.environment);
  if (pullRequest === undefined) {
    context.log.notice('No comment: this workflow was not started by a pull request.');
    return;
  }
  const { environment, github } = context;
  const key = [environment.GITHUB_WORKFLOW ?? '', github.job, github.step, run.project.replace(github.runId, '')];
  const marker = commentMarker([...key, ...(reviewKey === '' ? [] : [reviewKey])].join('/'));
  // A later run or attempt may end before it writes a comment: this one says what it is about.
  const about = { ...links, commit: pullRequest.headSha, runAttempt: github.runAttempt };
  const done = await keepComment(call, pullRequest.number, renderComment(run, { marker, links: about, reportDir }));
  context.log.info(`The comment on pull request ${pullRequest.number} was ${done === 'unchanged' ? 'left as it is' : done}.`);
};
