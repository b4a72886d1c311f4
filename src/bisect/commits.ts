import { z } from 'zod';
import type { CallGitHub } from '../github/api.ts';
import { CodedError } from '../model/run-problem.ts';

const comparison = z.object({
  status: z.string(),
  total_commits: z.int(),
  commits: z.array(z.object({ sha: z.string(), parents: z.array(z.object({ sha: z.string() })) })),
});

const pageSize = 100;
const mostPages = 10;

/**
 * Commits after `good`, up to `bad`, oldest first. Follows only the first parent of a merge.
 *
 * @returns undefined if `bad` does not descend from `good`, for instance after a force push, or if there are too many commits
 * @throws {CodedError} if `bad` is older than `good`
 */
export const commitsBetween = async (call: CallGitHub, good: string, bad: string): Promise<readonly string[] | undefined> => {
  const parents = new Map<string, string | undefined>();
  for (let page = 1; ; page++) {
    const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', {
      basehead: `${good}...${bad}`,
      per_page: pageSize,
      page,
    });
    const { status, total_commits: total, commits } = comparison.parse(data);
    if (status === 'behind' || status === 'identical')
      throw new CodedError('bisect-no-difference', `\`good\` (${good}) is not older than \`bad\` (${bad})`);
    for (const { sha, parents: own } of commits) parents.set(sha, own[0]?.sha);
    if (commits.length === 0 || parents.size >= total) break;
    if (page === mostPages) return undefined;
  }
  const chain: string[] = [];
  for (let sha: string | undefined = bad; sha !== undefined && parents.has(sha); sha = parents.get(sha)) chain.push(sha);
  const first = chain.at(-1);
  return first !== undefined && parents.get(first) === good ? chain.toReversed() : undefined;
};

const pulls = z.array(z.object({ number: z.int(), merged_at: z.string().nullish() }));

/** Number of the pull request whose merge added a commit. */
export const mergedFrom = async (call: CallGitHub, commit: string): Promise<number | undefined> => {
  const { data } = await call('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { commit_sha: commit });
  return pulls.parse(data).find(({ merged_at }) => typeof merged_at === 'string')?.number;
};
