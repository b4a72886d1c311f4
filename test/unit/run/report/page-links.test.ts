import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readGitHubContext } from '../../../../src/github/github-context.ts';
import { pageLinks } from '../../../../src/run/report/page-links.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const onRunner = { GITHUB_REPOSITORY: 'octo/shop', GITHUB_RUN_ID: '42', GITHUB_SHA: 'aaaaaaaaaa' };
const pull = { pull_request: { number: 7, head: { sha: 'bbbbbbbbbb' } } };

it.each([
  { name: 'a push', environment: onRunner, event: {}, expected: ['actions/runs/42', 'commit/aaaaaaaaaa'] },
  {
    name: 'a pull request, with its own commit instead of the merge',
    environment: onRunner,
    event: pull,
    expected: ['actions/runs/42', 'commit/bbbbbbbbbb', 'pull/7'],
  },
  { name: 'no runner, with nothing', environment: {}, event: pull, expected: [] },
])('the page links to $name', async ({ environment, event, expected }) => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'event.json');
  await writeFile(file, JSON.stringify(event));
  const variables = { ...environment, GITHUB_EVENT_PATH: file };
  const links = await pageLinks({ environment: variables, github: readGitHubContext(variables) });
  expect(links.map(({ url }) => url)).toEqual(expected.map((place) => `https://github.com/octo/shop/${place}`));
});
