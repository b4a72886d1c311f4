import { describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../../src/github/github-context.ts';

describe('the documentation that messages link to', () => {
  it.each([
    ['acme/mobile-tests', 'v1.2.3', 'https://github.com/acme/mobile-tests/blob/v1.2.3/docs'],
    ['acme/mobile-tests/report', 'v1', 'https://github.com/acme/mobile-tests/blob/v1/docs'],
    ['acme/mobile-tests', 'fix/a#b', 'https://github.com/acme/mobile-tests/blob/fix/a%23b/docs'],
    ['acme/mobile-tests', '', 'https://github.com/acme/mobile-tests/blob/HEAD/docs'],
    ['', '', 'https://github.com/mobile-test-cloud/mobile-test-cloud/blob/main/docs'],
    ['no repository', 'v1', 'https://github.com/mobile-test-cloud/mobile-test-cloud/blob/main/docs'],
  ])('is that of the action as the step runs it: %s@%s', (repository, ref, url) => {
    const variables = { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref };
    expect(readGitHubContext(variables).docsUrl).toBe(url);
  });

  it('is that of the commit from which a release was built, since releases hold none', () => {
    const variables = { GITHUB_ACTION_REPOSITORY: 'a/b', GITHUB_ACTION_REF: 'v1' };
    const commit = 'c0ffee'.repeat(6).padEnd(40, '0');
    expect(readGitHubContext(variables, commit).docsUrl).toBe(`https://github.com/a/b/blob/${commit}/docs`);
  });

  it('is on the server that runs the workflow', () => {
    const variables = { GITHUB_ACTION_REPOSITORY: 'a/b', GITHUB_ACTION_REF: 'v1', GITHUB_SERVER_URL: 'https://git.example' };
    expect(readGitHubContext(variables).docsUrl).toBe('https://git.example/a/b/blob/v1/docs');
  });
});
