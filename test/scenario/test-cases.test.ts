import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs } from '../helpers/scenario.ts';
import { virtualClock } from '../helpers/virtual-clock.ts';

const run = (inputs: Inputs, more: RunOptions = {}): Promise<ActionRun> =>
  runAction({
    ...more,
    actionFile: 'test-cases/action.yml',
    inputs: { 'test-management-url': 'embedded', 'project-id': 'PR-1', ...inputs },
  });

const junit = (...cases: readonly string[]): string => `<testsuite name="s">${cases.join('')}</testsuite>`;

const scenario = (changes: ScenarioInput['test-management']): string => stringify({ 'test-management': changes });

describe('listing', () => {
  it.each([
    ['json', /^\[\n\{"identifier":"TC-1",/],
    ['jsonl', /^\{"identifier":"TC-1",/],
    ['csv', /^identifier,title,issues,/],
    ['md', /^\| identifier \| title \| issues \|/],
  ])('writes .%s by the ending of the file', async (ending, start) => {
    await using step = await run({ output: `out/cases.${ending}` });
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ count: '13', covered: '0', passed: '0', failed: '0', 'not-run': '13' });
    expect(step.outputs['output-path']).toBe(`${step.workspace}/out/cases.${ending}`);
    const text = await step.readText(`out/cases.${ending}`);
    expect(text).toMatch(start);
    expect(text).toContain('Signs in with password');
    expect(step.summary).toContain('**13 test cases**, not compared with results.');
    expect(step.summary).toContain('SIMULATED');
  });

  it('reads all pages, and stores the list as an artifact', async ({ github }) => {
    await using step = await run(
      { 'embedded-scenario': 'cloud.yml', 'page-size': '30' },
      { env: github.env, files: { 'cloud.yml': scenario({ projects: [{ id: 'PR-1', 'generated-cases': 95 }] }) } },
    );
    expect(step.outputs.count).toBe('95');
    const [artifact] = await github.artifacts();
    expect(artifact?.name).toMatch(/^test-cases-test-attempt-1-[0-9a-f]{8}$/);
    expect(artifact?.files.get('test-cases.csv')?.toString().split('\r\n')).toHaveLength(97);
    expect(step.summary).toContain('[artifact](https://github.com/acme/shop/actions/runs/4711/artifacts/');
  });

  it('says what is odd about the pages', async () => {
    const file = scenario({ projects: [{ id: 'PR-1', 'generated-cases': 95 }], pages: 'moving-count' });
    await using step = await run({ 'embedded-scenario': 'cloud.yml', 'page-size': '30' }, { files: { 'cloud.yml': file } });
    expect(step.exitCode).toBe(0);
    expect(step.outputs.count).toBe('95');
    expect(step.annotations.map(({ message }) => message)).toContain(
      'The listing is inconsistent: the count changed from 95 to 94 before page 2 was read.',
    );
  });

  it('ends with an error where the service takes hours', async () => {
    const slow = { action: 'delay' as const, 'delay-ms': 25_000, path: '/api/v2/projects/**', times: 'always' as const };
    const file = stringify({
      'time-scale': 1,
      'test-management': { projects: [{ id: 'PR-1', 'generated-cases': 9_000 }] },
      faults: [slow],
    });
    const startedMs = virtualClock.monotonicMs();
    await using step = await run(
      { 'embedded-scenario': 'cloud.yml', 'page-size': '30', output: 'cases.csv' },
      { files: { 'cloud.yml': file }, timeoutMs: 10 * 3_600_000 },
    );
    expect(virtualClock.monotonicMs() - startedMs).toBeLessThan(7_215_000);
    expect(step.exitCode).toBe(1);
    expect(step.stdout).toContain('The service did not list all test cases within 2 h [cloud-deadline].');
    expect(await step.files()).toEqual(['cloud.yml']);
  });

  it('names every mistake in its inputs at once, and sets all outputs', async () => {
    await using step = await run({
      'test-management-url': 'https://test-management.browserstack.com',
      'project-id': '',
      'updated-after': '2026-01-31',
      'issue-type': 'github',
      'page-size': '10',
      output: 'cases.xml',
      'require-coverage': '80',
    });
    expect(step.exitCode).toBe(1);
    for (const input of [
      'username',
      'access-key',
      'project-id',
      'updated-after',
      'issue-type',
      'page-size',
      'output',
      'require-coverage',
    ])
      expect(step.stdout).toContain(`  - ${input} is `);
    expect(step.outputs).toMatchObject({ count: '0', covered: '0', passed: '0', failed: '0', 'not-run': '0', 'output-path': '' });
  });

  it('fails with a hint where the project does not exist', async () => {
    await using step = await run({ 'project-id': 'PR-9', output: 'cases.csv' });
    expect(step.exitCode).toBe(1);
    expect(step.stdout).toContain('Next: Check `project-id` and `test-management-url`.');
    expect(await step.files()).toEqual([]);
  });
});

describe('tracing', () => {
  it('traces the results of a run by title, and passes with the coverage that is required', async () => {
    const titles = ['Adds', 'Removes', 'Signs in', 'Signs out', 'Prints the receipt'];
    const cases = titles.map((title, index) => ({ identifier: `TC-${index + 1}`, title }));
    const cloud = { files: { 'cloud.yml': scenario({ projects: [{ id: 'PR-1', cases }] }) } };
    await using tests = await runAction(espresso());
    const inputs = {
      'embedded-scenario': 'cloud.yml',
      results: 'mobile-test-results/results.json',
      match: 'title',
      output: 'cases.csv',
    };
    await using step = await run({ ...inputs, 'require-coverage': '60' }, { ...cloud, workspace: tests.workspace });
    expect(step.outputs).toMatchObject({ count: '5', covered: '3', passed: '3', failed: '0', 'not-run': '2' });
    expect(step.exitCode).toBe(0);
    expect(await step.readText('cases.csv')).toContain(
      'TC-4,Signs out,not run,its tests did not run,com.shop.LoginTest#signsOut,',
    );
    await using strict = await run({ ...inputs, 'require-coverage': '60.1' }, { ...cloud, workspace: tests.workspace });
    expect(strict.exitCode).toBe(1);
    expect(strict.annotations.map(({ message }) => message)).toContain(
      '3 of 5 test cases are covered (60 %), but 60.1 % are required [coverage-too-low].',
    );
    expect(strict.outputs.covered).toBe('3');
  });

  it('traces JUnit files by identifier and by a mapping', async () => {
    const files = {
      'reports/pixel.xml': junit(
        '<testcase classname="com.shop.Tests" name="TC_1_signsIn"/>',
        '<testcase classname="com.shop.Tests" name="adds"><properties><property name="case" value="TC-7"/></properties><failure/></testcase>',
      ),
      'map.yml': 'TC-1: com.shop.Tests#TC_1_signsIn\nTC-2: [com.shop.Tests#TC_1_signsIn, "com.shop.Tests#add*"]\n',
    };
    await using byId = await run({ results: 'reports' }, { files });
    expect(byId.outputs).toMatchObject({ covered: '2', passed: '1', failed: '1' });
    await using byMapping = await run({ results: 'reports', match: 'map.yml', output: 'cases.jsonl' }, { files });
    expect(byMapping.outputs).toMatchObject({ covered: '2', passed: '1', failed: '1' });
    const rows = (await byMapping.readText('cases.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ result }) => result).slice(0, 3)).toEqual(['passed', 'failed', 'not-run']);
  });
});

describe('issue-ids: from-pull-request', () => {
  const event = {
    name: 'pull_request',
    payload: { pull_request: { number: 7, title: 'old title', head: { sha: 'c2', ref: 'x' } } },
  };

  it('shows which requirement of the change is tested, with what result, and what has no test', async ({ github }) => {
    github.addPullRequest({
      number: 7,
      title: 'SHOP-1: sign in again',
      head: 'feature/SHOP-2-search',
      commits: [
        { sha: 'c1', message: 'Mend the cart\n\nRefs SHOP-404, see RFC-7231' },
        { sha: 'c2', message: 'Use UTF-8' },
      ],
    });
    const results = junit(
      '<testcase classname="s" name="signsInWithPassword"/>',
      '<testcase classname="s" name="rejectsWrongPassword"><failure/></testcase>',
    );
    await using step = await run(
      { 'issue-ids': 'from-pull-request', results: 'reports', match: 'title', 'github-token': github.token },
      { env: github.env, event, files: { 'reports/a.xml': results } },
    );
    expect(step.exitCode).toBe(0);
    expect(step.stdout).toContain('Pull request 7 names SHOP-1, SHOP-2, SHOP-404.');
    expect(step.summary).toContain('### Requirements');
    expect(step.summary).toMatch(/\| `SHOP-1` \| \*\*partly passed\*\* \| `TC-1` Signs in with password \(passed\)/);
    expect(step.summary).toMatch(/\| `SHOP-2` \| \*\*failed\*\* \| `TC-2` Rejects wrong password \(failed\)/);
    expect(step.summary).toContain('| `SHOP-404` | **not tested** | none |');
    expect(step.outputs).toMatchObject({ count: '9', covered: '2', passed: '1', failed: '1', 'not-run': '7' });
  });

  it('takes the texts of the event where the token may not read the pull request', async ({ github }) => {
    const named = { ...event, payload: { pull_request: { number: 7, title: 'SHOP-3', head: { sha: 'c2', ref: 'x' } } } };
    await using step = await run({ 'issue-ids': 'from-pull-request' }, { env: github.env, event: named });
    expect(step.outputs.count).toBe('4');
    expect(step.annotations.map(({ message }) => message)).toContain(
      'The commits of pull request 7 could not be read: the token lacks "pull-requests: read".',
    );
  });

  it('lists nothing, and says so, where nothing is named', async () => {
    await using step = await run({ 'issue-ids': 'from-pull-request', 'github-token': '' }, { event });
    expect(step.exitCode).toBe(0);
    expect(step.outputs.count).toBe('0');
    expect(step.summary).toContain('contain no issue key, so no test cases were listed');
  });
});
