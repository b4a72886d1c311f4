import type { StepContext } from '../../context.ts';
import { readEvent } from '../../github/event.ts';
import type { PageLink } from '../../rendering/html/headline.ts';

const shownCommitLength = 7;

/** What the report page links in its head: the workflow run, the commit under test, and the pull request; none of them outside of a runner. */
export const pageLinks = async ({
  github,
  environment,
}: Pick<StepContext, 'github' | 'environment'>): Promise<readonly PageLink[]> => {
  const { runUrl, serverUrl, repository } = github;
  if (runUrl === undefined) return [];
  const { pullRequest } = await readEvent(environment);
  // The commit of the event is a merge that is not kept.
  const commit = pullRequest?.headSha ?? github.sha;
  const base = `${serverUrl}/${repository}`;
  return [
    { title: 'Workflow run', url: runUrl },
    ...(commit === '' ? [] : [{ title: `Commit ${commit.slice(0, shownCommitLength)}`, url: `${base}/commit/${commit}` }]),
    ...(pullRequest === undefined
      ? []
      : [{ title: `Pull request #${pullRequest.number}`, url: `${base}/pull/${pullRequest.number}` }]),
  ];
};
