import { describe, expect, it } from 'vitest';
import { type GitHubServices, startGitHubServices } from '../helpers/github-services.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, espresso, type Inputs, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

const sha = 'c'.repeat(40);
const event = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha, ref: 'cart' } } } };
const mergeEvent = { name: 'merge_group', payload: { merge_group: { base_sha: 'b'.repeat(40), head_sha: sha } } };

const select = `
src/cart/**: com.example.shop.CartTest
src/stock/**: [com.example.shop.InventoryTest, "com.example.shop.CheckoutTest#paysWithCard"]
docs/**: []
`;
const everything = scenario({ tests: {} });

const openGitHub = async (files: readonly string[]): Promise<GitHubServices> => {
  const github = await startGitHubServices();
  github.addPullRequest({ number: 7, title: 'Cart', head: 'cart', commits: [{ sha, message: 'Cart' }], files });
  return github;
};

const ofPullRequest = (github: GitHubServices, { env, ...options }: RunOptions): Promise<ActionRun> =>
  runAction({ event, ...options, env: { ...env, ...github.env } });

const onShop = (github: GitHubServices, inputs: Inputs = {}): RunOptions =>
  espresso({ 'missing-tests': 'fail', 'github-token': github.token, select, ...inputs }, everything);

describe('the input select', () => {
  it.each([
    [
      'pull request',
      event,
      ['src/cart/Cart.kt', 'docs/cart.md'],
      '4',
      /src\/cart\/\*\* matches 1 file and selects com\.example\.shop\.CartTest\./,
    ],
    ['merge group', mergeEvent, ['src/stock/Stock.kt'], '3', /src\/stock\/\*\* matches 1 file and selects .*paysWithCard\./],
    [
      'pull request, a file of which has no rule',
      event,
      ['src/cart/Cart.kt', 'build.gradle'],
      '12',
      /All tests run: no rule matches build\.gradle\./,
    ],
    ['push', { name: 'push', payload: {} }, ['docs/cart.md'], '12', /All tests run: `select` applies only to pull requests/],
  ])('selects by the changed files of a %s', async (_, started, files, tests, said) => {
    await using github = await openGitHub(files);
    await using run = await ofPullRequest(github, { ...onShop(github), event: started });
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests, missing: '0' });
    expect(run.stdout).toMatch(said);
    expect(run.summary.includes('selected tests by the changed files')).toBe(tests !== '12');
  });

  it.each<Inputs>([{ 'dry-run': 'true' }, { wait: 'false' }])(
    'tells in the plan which rule selected what, with %j',
    async (inputs) => {
      await using github = await openGitHub(['src/cart/Cart.kt', 'docs/cart.md']);
      await using run = await ofPullRequest(github, onShop(github, inputs));
      const said = run.summary.replaceAll('&#42;', '*');
      expect(said).toContain('- src/cart/** matches 1 file and selects com.example.shop.CartTest.');
      expect(said).toContain('- docs/** matches 1 file and selects nothing.');
      expect(JSON.parse(await run.readText('mobile-test-results/plan.json')).notes.slice(0, 4)).toEqual([
        '2 changed files in pull request 7.',
        'src/cart/** matches 1 file and selects com.example.shop.CartTest.',
        'docs/** matches 1 file and selects nothing.',
        'Selected 4 of 12 tests.',
      ]);
    },
  );

  it('reads the rules from a file, and runs everything where the changed files cannot be read', async () => {
    await using github = await openGitHub(['docs/cart.md']);
    const options = onShop(github, { select: 'ci/select.yml', 'github-token': '' });
    await using run = await ofPullRequest(github, { ...options, files: { ...options.files, 'ci/select.yml': select } });
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '12' });
    expect(run.stdout).toMatch(/::notice::All tests run: the list of changed files could not be read/);
  });

  it('starts nothing where every changed file needs no test, and says so in a dry run', async () => {
    await using github = await openGitHub(['docs/cart.md', 'docs/shop.md']);
    await using run = await ofPullRequest(github, onShop(github));
    const reason = expect.stringMatching(
      /^No test is selected: all changed files of pull request 7 match rules of `select` that name no tests\.$/,
    );
    expect(run.outputs).toMatchObject({ verdict: 'passed', reason, tests: '0', missing: '0', 'build-ids': '[]', 'app-ref': '' });
    await using dry = await ofPullRequest(github, onShop(github, { 'dry-run': 'true' }));
    expect(dry.outputs).toMatchObject({ verdict: 'planned', reason: expect.stringContaining('No test is selected') });
    await using doctor = await ofPullRequest(github, { ...onShop(github), actionFile: 'doctor/action.yml' });
    expect(doctor.stdout).toMatch(/^plan and free slots .*; this run starts nothing$/m);
    expect(doctor.stdout).toMatch(/^tests .*No test is selected/m);
  });

  it('is refused beside `tests` and filters, with every mistake in its rules', async () => {
    await using github = await openGitHub([]);
    const wrong = { tests: 'com.example.shop.CartTest', capabilities: 'size: small', select: 'a/**: Target/Class\n/b: []' };
    await using run = await ofPullRequest(github, onShop(github, wrong));
    expect(run.stdout).toMatch(/select is .*but the input `tests` is set too\..*\[input-conflict\]/);
    expect(run.stdout).toMatch(/capabilities: size selects tests, but the input `select` is set too\./);
    expect(run.stdout).toContain('select, line 2, column 1: /b must be ');
    await using unknown = await ofPullRequest(github, onShop(github, { select: 'ci/none.yml' }));
    expect(unknown.outputs.reason).toMatch(/select is "ci\/none\.yml".*\[input-file-missing\]/);
  });

  it('names itself where a selected entry matches no test', async () => {
    await using github = await openGitHub(['src/cart/Cart.kt']);
    await using run = await ofPullRequest(github, onShop(github, { select: 'src/**: com.example.shop.CartTset' }));
    expect(run.outputs.reason).toMatch(/^select: the suite has no class "com\.example\.shop\.CartTset"/);
  });
});

describe('the collector of jobs for which select leaves nothing', () => {
  it('is green with no tests, where the service lists builds', async () => {
    await using cloud = await standingCloud(everything);
    await using github = await openGitHub(['docs/cart.md']);
    const { service } = cloud;
    for (const index of ['0', '1']) {
      await using job = await ofPullRequest(github, onShop(github, { ...service, shards: '2', 'shard-index': index }));
      expect(job.outputs.verdict).toBe('passed');
    }
    const inputs = { ...cloud.service, framework: 'espresso', 'expected-shards': '2' };
    await using step = await runAction(collector(inputs, github.env));
    expect(step.outputs).toMatchObject({ verdict: 'passed', reason: expect.stringContaining('No test is selected'), tests: '0' });
    expect(cloud.cloud.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is green with no tests, where it does not', async () => {
    await using github = await openGitHub(['docs/cart.md']);
    const earlgrey = { framework: 'earlgrey', 'github-token': github.token };
    const job = embedded({ ...earlgrey, select: 'docs/**: []' }, everything);
    await using _job = await ofPullRequest(github, job);
    const inputs = { 'base-url': 'embedded', framework: 'earlgrey' };
    await using step = await runAction(collector(inputs, github.env));
    expect(step.outputs).toMatchObject({ verdict: 'passed', reason: expect.stringContaining('No test is selected'), tests: '0' });
  });

  it('is red where another job has no build for another reason', async () => {
    await using cloud = await standingCloud(everything);
    await using github = await openGitHub(['docs/cart.md']);
    const { service } = cloud;
    await using _first = await ofPullRequest(github, onShop(github, { ...service, shards: '2', 'shard-index': '0' }));
    const wrong = { ...service, shards: '2', 'shard-index': '1', devices: 'Nokia *-latest', 'github-token': '' };
    await using _second = await ofPullRequest(github, onShop(github, wrong));
    const inputs = { ...cloud.service, framework: 'espresso' };
    await using step = await runAction(collector(inputs, github.env));
    expect(step.outputs.verdict).toBe('error');
  });
});
