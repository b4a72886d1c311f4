import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WrittenListing } from '../../../../src/action/test-cases/list-cases.ts';
import { createTestIndex, type TestIndex } from '../../../../src/action/test-cases/match-tests.ts';
import { publishCases } from '../../../../src/action/test-cases/publish-cases.ts';
import type { TestCasesInputs } from '../../../../src/action/test-cases/test-cases-inputs.ts';
import { type CaseTally, emptyTally, noTestCaseOutputs } from '../../../../src/action/test-cases/trace-case.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const resultsOf = (more: Partial<TestIndex> = {}): TestIndex => ({ ...createTestIndex().finish(), ...more });
const tally = { ...emptyTally, count: 10, covered: 7, passed: 4, failed: 2, partial: 1, notRun: 3 };

const nothing = { failed: [], partial: [], notRun: [], remarks: [], leftovers: [] };

interface Setting {
  readonly listing?: Partial<WrittenListing>;
  readonly inputs?: Partial<TestCasesInputs>;
  readonly results?: TestIndex;
  readonly simulated?: boolean;
}

const publish = async ({ listing = {}, inputs = {}, results, simulated = false }: Setting = {}) => {
  await using folder = await temporaryDirectory();
  const csvPath = path.join(folder.path, 'temp', 'test-cases.csv');
  await mkdir(path.dirname(csvPath));
  await writeFile(csvPath, 'identifier\r\n');
  const runner = createMemoryRunner(folder.path);
  await publishCases(
    { ...nothing, tally, outputPath: '/out/cases.json', csvPath, ...listing },
    {
      area: { baseUrl: 'https://cases.example' },
      username: 'ann',
      accessKey: 'key',
      projectId: 'PR-7',
      query: { pageSize: 30 },
      issuesFromPullRequest: false,
      match: { kind: 'id' },
      summary: true,
      ...inputs,
    },
    results,
    simulated,
    runner,
  );
  const noArtifact = `notice: This runner has no artifact service: the files stay in ${path.dirname(csvPath)} and are not stored as an artifact.`;
  return { runner, lines: runner.lines.filter((line) => line !== noArtifact) };
};

describe('publishCases', () => {
  test('sets every output, and says what was listed and where it is', async () => {
    const { runner, lines } = await publish();
    expect(runner.outputs).toEqual({
      count: '10',
      covered: '7',
      passed: '4',
      failed: '2',
      'not-run': '3',
      'output-path': '/out/cases.json',
    });
    expect(lines).toEqual(['Listed 10 test cases. Written to /out/cases.json']);
    expect(runner.failed).toBe(false);
  });

  test('says what the results say of them', async () => {
    const { lines } = await publish({ results: resultsOf() });
    expect(lines).toEqual(['Listed 10 test cases: 7 covered, 4 passed, 2 failed, 3 not run. Written to /out/cases.json']);
  });

  test('writes a summary where one is wanted', async () => {
    const [text] = (await publish({ results: resultsOf() })).runner.summaries;
    expect(text).toMatch(/^## Test cases of PR-7\n/);
    expect(text).toContain('**10 test cases**: 7 covered (70 %), 4 passed, **2 failed**, 1 partly passed, 3 not run');
    expect((await publish({ inputs: { summary: false } })).runner.summaries).toEqual([]);
    expect((await publish()).runner.summaries[0]).toContain('not compared with results');
  });

  test.each([
    ['the service', { simulated: true }],
    ['the results', { results: resultsOf({ simulated: true }) }],
  ])('says in the summary that %s are simulated', async (_what, setting) => {
    expect((await publish(setting)).runner.summaries[0]).toContain('(SIMULATED)');
  });

  test('warns of what is odd about listing and results, and of what found no partner', async () => {
    const { lines, runner } = await publish({
      listing: { remarks: ['The listing is inconsistent.'], leftovers: ['Tests name test cases that were not listed: TC-9.'] },
      results: resultsOf({ problems: ['a.xml: broke off.'] }),
    });
    const remarks = ['The listing is inconsistent.', 'a.xml: broke off.', 'Tests name test cases that were not listed: TC-9.'];
    expect(lines.slice(0, -1)).toEqual(remarks.map((remark) => `warning: ${remark}`));
    for (const remark of remarks) expect(runner.summaries[0]).toContain(remark.slice(0, 16));
  });

  test.each<[string, Partial<TestCasesInputs>]>([
    ['by a filter', { query: { pageSize: 30, archived: false } }],
    ['to a pull request', { issuesFromPullRequest: true }],
  ])('finds nothing odd in tests of other cases where the listing was narrowed down %s', async (_how, inputs) => {
    const { lines } = await publish({ inputs, listing: { leftovers: ['Tests name test cases that were not listed: TC-9.'] } });
    expect(lines).toHaveLength(1);
  });
});

describe('the coverage that is required', () => {
  const tallyOf = (covered: number, count: number, unread = 0): CaseTally => ({ ...emptyTally, covered, count, unread });
  const untested = { key: 'SHOP-1', result: 'untested', cases: [], caseCount: 0 } as const;

  test.each<[string, Partial<WrittenListing>, number | undefined]>([
    ['nothing is required', { tally: tallyOf(0, 10) }, undefined],
    ['exactly enough is covered', { tally: tallyOf(8, 10) }, 80],
    ['everything is covered', { tally: tallyOf(10, 10) }, 100],
    ['no coverage is required of an empty listing', { tally: emptyTally }, 0],
    ['a change names no issue', { tally: emptyTally, requirements: [] }, 80],
  ])('is met where %s', async (_when, listing, requireCoverage) => {
    const { runner, lines } = await publish({ listing, inputs: { requireCoverage }, results: resultsOf() });
    expect(runner.failed).toBe(false);
    expect(lines).toHaveLength(1);
  });

  const unlisted = 'No test case was listed, but 80 % must be covered';
  const unreadable =
    '8 of 8 test cases are covered (50 %), but 80 % are required; 8 more could not be read and count as not covered';
  test.each<[string, Partial<WrittenListing>, number, string]>([
    ['too little is covered', { tally: tallyOf(7, 10) }, 80, '7 of 10 test cases are covered (70 %), but 80 % are required'],
    ['one is missing', { tally: tallyOf(999, 1000) }, 100, '999 of 1000 test cases are covered (99.9 %), but 100 % are required'],
    ['cases could not be read', { tally: tallyOf(8, 8, 8) }, 80, unreadable],
    ['nothing was listed', { tally: emptyTally }, 80, unlisted],
    ['issues have no cases', { tally: emptyTally, requirements: [untested] }, 80, unlisted],
  ])('fails the step, after everything was written, where %s', async (_when, listing, requireCoverage, reason) => {
    const { runner, lines } = await publish({ listing, inputs: { requireCoverage }, results: resultsOf() });
    expect(runner.failed).toBe(true);
    expect(lines.slice(1)).toEqual([
      `error: ${reason} [coverage-too-low].`,
      expect.stringMatching(/^Next: See which test cases no test covers, or lower `require-coverage`\. .*#coverage-too-low$/),
    ]);
    expect(runner.summaries[0]).toContain(reason);
    expect(runner.outputs.covered).toBe(String(listing.tally?.covered));
  });
});

test('a step that ended before it had listed anything says so in every output', () => {
  expect(noTestCaseOutputs).toEqual({ count: '0', covered: '0', passed: '0', failed: '0', 'not-run': '0', 'output-path': '' });
});
