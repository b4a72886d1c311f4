import { openGitHubApi } from '../github/api.ts';
import { readPullRequestTexts } from '../github/pull-request.ts';
import type { Runner } from '../github/runner.ts';
import { issueKeysIn } from './issue-keys.ts';
import type { TestCasesInputs } from './test-cases-inputs.ts';

/**
 * The issues whose test cases are asked for: those of the inputs, or those that the pull request names in its title, branch and commits.
 *
 * @returns undefined where no issues were asked for: then all test cases are listed
 */
export const findIssues = async (
  { query, issuesFromPullRequest, githubToken }: Pick<TestCasesInputs, 'query' | 'issuesFromPullRequest' | 'githubToken'>,
  runner: Runner,
): Promise<readonly string[] | undefined> => {
  if (!issuesFromPullRequest) return query.issueIds;
  const { log } = runner;
  const call = githubToken === undefined ? undefined : await openGitHubApi(githubToken, runner);
  const pull = await readPullRequestTexts(call, runner);
  if (pull === undefined) {
    log.notice('No issues, and so no test cases: this workflow does not run for a pull request.');
    return [];
  }
  for (const note of pull.notes) log.notice(note);
  const keys = issueKeysIn(pull.texts, query.issueType);
  if (keys.length === 0)
    log.notice(`No issues, and so no test cases: title, branch and commits of pull request ${pull.number} name none.`);
  else log.info(`Pull request ${pull.number} names ${keys.join(', ')}.`);
  return keys;
};
