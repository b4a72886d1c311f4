import type { IssueTracker } from '../../core/model/test-case.ts';
import type { StepContext } from '../context.ts';
import { openGitHubApi } from '../github/api.ts';
import { readPullRequestTexts } from '../github/pull-request.ts';
import type { TestCasesInputs } from './test-cases-inputs.ts';

/** Names of standards and algorithms that look like issue keys. */
const standard =
  /^(?:UTF-(?:7|8|16|32)|SHA-(?:1|2|3|224|256|384|512)|MD-?5|AES-(?:128|192|256)|RSA-\d{4}|ISO-\d{3,5}|RFC-\d+|CVE-\d{4}|CWE-\d+|IPV-[46]|HTTP-[123]|COVID-19|BASE-64)$/;

const jiraKey = /(?<![A-Za-z0-9_-])[A-Z][A-Z0-9_]{1,30}-[1-9]\d{0,9}(?![0-9A-Za-z])/g;
const azureKey = /(?<![A-Za-z0-9])AB#([1-9]\d{0,9})(?!\d)/gi;
const clickupKey = /(?<![A-Za-z0-9])CU-[a-z0-9]{5,15}(?![A-Za-z0-9])/gi;
const asanaAddress = /app\.asana\.com\/[\w/-]{1,200}/g;

/** Functions that search a text for issue keys, by issue tracker. */
const finders: Readonly<Record<IssueTracker, (text: string) => readonly string[]>> = {
  jira: (text) => (text.match(jiraKey) ?? []).filter((key) => !standard.test(key)),
  azure: (text) => [...text.matchAll(azureKey)].map(([, number = '']) => number),
  clickup: (text) => text.match(clickupKey) ?? [],
  // The last number in the address is the task, after the numbers of the workspace and the project.
  asana: (text) => (text.match(asanaAddress) ?? []).flatMap((address) => address.match(/\d{10,20}/g)?.at(-1) ?? []),
};

/** Maximum number of issue keys. Further keys are ignored. */
const maxKeys = 100;
const maxTextLength = 100_000;

/**
 * Finds issue keys in the notation of the tracker, for instance `SHOP-9` for Jira and `AB#9` for Azure. Returns each key once.
 */
export const issueKeysIn = (texts: readonly string[], tracker: IssueTracker = 'jira'): readonly string[] => {
  const keys = new Set(texts.flatMap((text) => finders[tracker](text.slice(0, maxTextLength))));
  return [...keys].slice(0, maxKeys);
};

/**
 * Finds issues in the inputs, or in the title, branch and commits of the pull request.
 *
 * @returns undefined if no issues were requested, so that all test cases are listed
 */
export const findIssues = async (
  { query, issuesFromPullRequest, githubToken }: Pick<TestCasesInputs, 'query' | 'issuesFromPullRequest' | 'githubToken'>,
  context: StepContext,
): Promise<readonly string[] | undefined> => {
  if (!issuesFromPullRequest) return query.issueIds;
  const { log } = context;
  const call = githubToken === undefined ? undefined : await openGitHubApi(githubToken, context);
  const pull = await readPullRequestTexts(call, context);
  if (pull === undefined) {
    log.notice('No issues, so no test cases: this workflow does not run for a pull request.');
    return [];
  }
  for (const note of pull.notes) log.notice(note);
  const keys = issueKeysIn(pull.texts, query.issueType);
  if (keys.length === 0)
    log.notice(`No issues, so no test cases: title, branch and commits of pull request ${pull.number} contain no issue key.`);
  else log.info(`Pull request ${pull.number} names ${keys.join(', ')}.`);
  return keys;
};
