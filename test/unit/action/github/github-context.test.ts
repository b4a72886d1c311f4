import { expect, it } from 'vitest';
import { readGitHubContext } from '../../../../src/action/github/github-context.ts';

it.each<[repository: string, ref: string, url: string, releasedFrom?: string, server?: string]>([
  ['acme/mobile-tests', 'v1.2.3', 'https://github.com/acme/mobile-tests/blob/v1.2.3/docs'],
  ['acme/mobile-tests/report', 'v1', 'https://github.com/acme/mobile-tests/blob/v1/docs'],
  ['acme/mobile-tests', 'fix/a#b', 'https://github.com/acme/mobile-tests/blob/fix/a%23b/docs'],
  ['acme/mobile-tests', '', 'https://github.com/acme/mobile-tests/blob/HEAD/docs'],
  ['', '', 'https://github.com/mobile-test-cloud/mobile-test-cloud/blob/main/docs'],
  ['no repository', 'v1', 'https://github.com/mobile-test-cloud/mobile-test-cloud/blob/main/docs'],
  ['a/b', 'v1', 'https://github.com/a/b/blob/c0ffee/docs', 'c0ffee'],
  ['a/b', 'v1', 'https://git.example/a/b/blob/v1/docs', undefined, 'https://git.example'],
])('messages of the action %s@%s link to its documentation at %s', (repository, ref, url, commit, server) => {
  const variables = { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref, GITHUB_SERVER_URL: server };
  expect(readGitHubContext(variables, commit).docsUrl).toBe(url);
});
