import { readEvent } from '../../github/event.ts';
import type { Runner } from '../../github/runner.ts';
import type { PageLink } from '../../rendering/html/headline.ts';

const shownCommitLength = 7;

/** What the report page links in its head: the workflow run, the commit under test, and the pull request; none of them outside of a runner. */
export const pageLinks = async ({
  context,
  environment,
}: Pick<Runner, 'context' | 'environment'>): Promise<readonly PageLink[]> => {
  const { runUrl, serverUrl, repository } = context;
  if (runUrl === undefined) return [];
  const { pullRequest } = await readEvent(environment);
  // The commit of the event is a merge that is not kept.
  const commit = pullRequest?.headSha ?? context.sha;
  const base = `${serverUrl}/${repository}`;
  return [
    { title: 'Workflow run', url: runUrl },
    ...(commit === '' ? [] : [{ title: `Commit ${commit.slice(0, shownCommitLength)}`, url: `${base}/commit/${commit}` }]),
    ...(pullRequest === undefined
      ? []
      : [{ title: `Pull request #${pullRequest.number}`, url: `${base}/pull/${pullRequest.number}` }]),
  ];
};
