import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTestCasesInputs, type TestCasesInputs } from '../../../../src/action/test-cases/test-cases-inputs.ts';
import { inputProblems } from '../../../helpers/input-problems.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';

let folder: TemporaryDirectory;
beforeAll(async () => {
  folder = await temporaryDirectory();
  await mkdir(join(folder.path, 'reports'));
  await mkdir(join(folder.path, 'cases.csv'));
  await symlink(tmpdir(), join(folder.path, 'linked'));
  await symlink('/dev/zero', join(folder.path, 'zero.json'));
  await writeFile(join(folder.path, 'results.json'), '{}');
  await writeFile(join(folder.path, 'notes.txt'), 'x');
  await writeFile(join(folder.path, 'map.yml'), 'TC-1: a.B#c\n');
  await writeFile(join(folder.path, 'bad.yml'), 'TC-1: a.B#c\nTC-2: 5\n');
});
afterAll(() => folder[Symbol.asyncDispose]());

const least = { username: 'ann', 'access-key': 'key', 'project-id': 'PR-1' };

const read = (inputs: Readonly<Record<string, string>>): Promise<TestCasesInputs> => {
  const { environment, github } = createMemoryRunner(folder.path, inputs);
  return readTestCasesInputs(environment, github);
};

test('inputs that are left out have their defaults', async () => {
  expect(await read(least)).toEqual({
    area: { baseUrl: 'https://test-management.browserstack.com' },
    username: 'ann',
    accessKey: 'key',
    projectId: 'PR-1',
    query: { pageSize: 300 },
    issuesFromPullRequest: false,
    match: { kind: 'id' },
    summary: true,
  });
});

test('every input of test-cases can be given', async () => {
  const given = {
    'test-management-url': 'https://test-management-eu.browserstack.com/base',
    'github-token': 'ghs',
    'test-case-id': 'TC-12',
    'updated-after': '2026-01-31T08:00:00.000Z',
    'updated-before': '2026-02-28T23:59:59.999Z',
    'issue-ids': 'SHOP-1, SHOP-2\nSHOP-3\nSHOP-1',
    'issue-type': 'asana',
    archived: 'false',
    'page-size': '30',
    results: 'reports',
    match: 'title',
    output: 'out/cases.JSONL',
    'require-coverage': '79.5 %',
    summary: 'false',
  };
  expect(await read({ ...least, ...given })).toEqual({
    area: { baseUrl: given['test-management-url'] },
    username: 'ann',
    accessKey: 'key',
    githubToken: 'ghs',
    projectId: 'PR-1',
    query: {
      testCaseId: 'TC-12',
      updatedAfter: given['updated-after'],
      updatedBefore: given['updated-before'],
      issueIds: ['SHOP-1', 'SHOP-2', 'SHOP-3'],
      issueType: 'asana',
      archived: false,
      pageSize: 30,
    },
    issuesFromPullRequest: false,
    results: join(folder.path, 'reports'),
    match: { kind: 'title' },
    output: { path: join(folder.path, 'out/cases.JSONL'), kind: 'jsonl' },
    requireCoverage: 79.5,
    summary: false,
  });
});

test('issues of the pull request, and a mapping file, can be given', async () => {
  const inputs = await read({ ...least, 'issue-ids': 'from-pull-request', match: 'map.yml' });
  expect(inputs).toMatchObject({ issuesFromPullRequest: true, match: { kind: 'mapping', entries: [{ identifier: 'TC-1' }] } });
  expect(inputs.query).toMatchObject({ issueIds: undefined });
});

describe('the built-in cloud', () => {
  test.each([
    [{ 'test-management-url': 'embedded' }],
    [{ 'base-url': 'embedded' }],
    [{ 'base-url': 'embedded', 'test-management-url': 'https://test-management.browserstack.com' }],
  ])('responds with %o, and needs no credentials', async (inputs) => {
    expect(await read({ 'project-id': 'PR-1', ...inputs })).toMatchObject({ area: { baseUrl: 'embedded' } });
  });

  test('does not respond where test management has an address of its own', async () => {
    const inputs = { ...least, 'base-url': 'embedded', 'test-management-url': 'https://tm.example' };
    expect(await read(inputs)).toMatchObject({ area: { baseUrl: 'https://tm.example' } });
  });
});

const mistakes: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  ['no project', { 'project-id': '' }, /^project-id=: must be the id of a project/],
  ['a project that leads elsewhere', { 'project-id': '..' }, /^project-id=\.\.: /],
  ['no credentials', { username: '' }, /^username=: /],
  [
    'plain http',
    { 'test-management-url': 'http://tm.example' },
    /^test-management-url=http:\/\/tm\.example: must begin with https:\/\/, since credentials are sent; http:\/\/ is/,
  ],
  ['a time without milliseconds', { 'updated-after': '2026-01-31T08:00:00Z' }, /^updated-after=.*YYYY-MM-DDTHH:MM:SS\.SSSZ/],
  ['a day that does not exist', { 'updated-before': '2026-02-30T08:00:00.000Z' }, /^updated-before=/],
  ['a local time', { 'updated-before': '2026-02-20T08:00:00.000+01:00' }, /^updated-before=/],
  ['another tracker', { 'issue-type': 'Jira' }, /^issue-type=Jira: must be jira, asana, clickup or azure\. Did you mean jira\?$/],
  ['an issue with a blank', { 'issue-ids': 'SHOP 1' }, /^issue-ids=SHOP 1: /],
  [
    'issues beside the pull request',
    { 'issue-ids': 'from-pull-request,SHOP-1' },
    /^issue-ids=from-pull-request,SHOP-1: must be from-pull-request alone, or issue ids$/,
  ],
  ['a small page', { 'page-size': '29' }, /^page-size=29: must be a whole number from 30 to 300/],
  ['a large page', { 'page-size': '301' }, /^page-size=301: /],
  ['a word for archived', { archived: 'yes' }, /^archived=yes: must be true or false/],
  ['results that are not there', { results: 'none.json' }, /^results=none\.json: .*no file at this path/],
  ['results of another kind', { results: 'notes.txt' }, /^results=notes\.txt: must be a results\.json/],
  ['a mapping that is not there', { match: 'none.yml' }, /^match=none\.yml: there is no file at this path$/],
  ['a mapping with a mistake', { match: 'bad.yml' }, /^match=bad\.yml:2:1: TC-2: must be a test/],
  ['another ending', { output: 'cases.xml' }, /^output=cases\.xml: must be a path ending in \.json, \.jsonl, \.csv or \.md/],
  [
    'an output outside of the workspace',
    { output: '../cases.csv' },
    /^output=\.\.\/cases\.csv: must be a file in a folder inside the workspace$/,
  ],
  [
    'an output behind a link',
    { output: 'linked/a/cases.csv' },
    /^output=linked\/a\/cases\.csv: must be a file in a folder inside the workspace, and a symbolic link leads/,
  ],
  [
    'an output in a file',
    { output: 'map.yml/cases.csv' },
    /output=map\.yml\/cases\.csv: must be a file in a folder inside the workspace, and/,
  ],
  ['an output that is a folder', { output: 'cases.csv' }, /^output=cases\.csv: this path is a folder$/],
  ['more than everything', { 'require-coverage': '101', results: 'reports' }, /^require-coverage=101: /],
  [
    'coverage of nothing',
    { 'require-coverage': '80' },
    /^require-coverage=80: results is not set\. Set both, since coverage is computed from results$/,
  ],
];

test.skipIf(process.platform === 'win32')('results that never end are a mistake', async () => {
  expect(await inputProblems(read({ ...least, results: 'zero.json' }))).toEqual([
    expect.stringMatching(/^results=zero\.json: this path is a pipe, a socket or a device$/),
  ]);
});

test.each(mistakes)('a mistake is told: %s', async (_what, inputs, expected) => {
  const problems = await inputProblems(read({ ...least, ...inputs }));
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test('all mistakes are told together', async () => {
  const all = Object.assign({}, ...mistakes.map(([, inputs]) => inputs)) as Record<string, string>;
  expect(await inputProblems(read({ ...least, ...all }))).toHaveLength(11);
});
