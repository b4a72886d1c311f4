/**
 * How right the labels of `compare-base` are: a simulation in which it is known why each test fails.
 *
 *     npm run study -- base             prints the tables
 *     npm run study -- base --write     also writes them to docs/internals/base.md
 *
 * The simulation runs the code of the action against the built-in cloud, over HTTP: pull requests break tests, while others are broken
 * on the base branch, and others fail by chance. Every other pull request has a budget. `PULLS=50` shortens it.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { beginRun } from '../../src/action/commands/command.ts';
import type { BaseResult } from '../../src/core/model/base-comparison.ts';
import { seededRandom } from '../../src/stand-in/random.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startEmbeddedCloud } from '../../src/stand-in/server.ts';
import { type GitHubServices, startGitHubServices } from '../../test/helpers/github-services.ts';
import { createMemoryRunner } from '../../test/helpers/memory-runner.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';

const document = path.resolve(import.meta.dirname, '../../docs/internals/base.md');
const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

const pulls = Number(process.env.PULLS ?? 1_000);
/** The base branch moves after so many pull requests. */
const pullsPerCommit = 10;
const retries = 1;
const budgetMinutes = 2.3;
const pixel = 'Google Pixel 7-13.0';

/** Why a test of a pull request fails. */
type Truth = 'own fault' | 'base fault' | 'flaky 10 %' | 'flaky 30 %' | 'flaky 50 %';

const flakeRates = { 'flaky 10 %': 0.1, 'flaky 30 %': 0.3, 'flaky 50 %': 0.5 } as const;
const flaky = Object.entries(flakeRates).flatMap(([truth, rate]) =>
  Array.from({ length: 2 }, (_, nth) => ({
    class: 'com.shop.FlakyTest',
    name: `flaky${rate * 100}x${nth}`,
    'flake-rate': rate,
    truth: truth as Truth,
  })),
);
const steady = Array.from({ length: 30 }, (_, nth) => ({ class: `com.shop.Steady${nth % 3}Test`, name: `steady${nth}` }));
const chance = flaky.map((test) => ({ class: test.class, name: test.name, 'flake-rate': test['flake-rate'] }));
const tests = [...steady, ...chance].map((test) => ({ ...test, 'duration-seconds': 2 }));

interface Step {
  readonly id: number;
  readonly app: string;
  readonly commit: string;
  readonly isPull: boolean;
  readonly budget?: number;
  readonly failing: readonly { readonly app: string; readonly names: readonly string[] }[];
}

const results: readonly BaseResult[] = ['fails-on-base', 'passes-on-base', 'unstable-on-base', 'unknown'];
const rightFor: Readonly<Record<Truth, readonly BaseResult[]>> = {
  'own fault': ['passes-on-base'],
  'base fault': ['fails-on-base'],
  // What passes there is called "this change or flakiness".
  'flaky 10 %': ['passes-on-base', 'unstable-on-base'],
  'flaky 30 %': ['passes-on-base', 'unstable-on-base'],
  'flaky 50 %': ['passes-on-base', 'unstable-on-base'],
};

interface Compared {
  readonly name: string;
  readonly result: BaseResult;
  readonly sessions: readonly unknown[];
}

const openRepository = async (github: GitHubServices) => {
  const storage = await temporaryDirectory();
  const cloud = await startEmbeddedCloud({
    storageDir: storage.path,
    timeScale: 20_000,
    scenario: { tests: { espresso: tests } },
  });
  const arrange = async ({ id, failing }: Step): Promise<void> => {
    const overrides = failing.flatMap(({ app, names }) =>
      names.map((name) => ({ test: `*#${name}`, app: `${app}.apk`, outcome: 'fail' as const })),
    );
    const scenario: ScenarioInput = { seed: id, tests: { espresso: tests }, overrides };
    const response = await fetch(`${cloud.origin}/simulation/scenario`, { method: 'PUT', body: stringify(scenario) });
    if (!response.ok) throw new Error(`the scenario was refused: ${await response.text()}`);
  };
  const run = async (step: Step) => {
    await arrange(step);
    await using folder = await temporaryDirectory();
    await mkdir(path.join(folder.path, 'build'));
    await writeFile(path.join(folder.path, 'build', `${step.app}.apk`), step.app);
    await writeFile(path.join(folder.path, 'tests.apk'), 'tests');
    const event = path.join(folder.path, 'event.json');
    const head = { sha: step.commit, ref: `feature-${step.id}`, repo: { full_name: 'acme/shop' } };
    const pull = step.isPull ? { pull_request: { number: step.id, head, base: { ref: 'main' } } } : {};
    await writeFile(event, JSON.stringify({ repository: { default_branch: 'main' }, ...pull }));
    const runner = createMemoryRunner(
      folder.path,
      {
        framework: 'espresso',
        app: 'build/*.apk',
        'test-suite': 'tests.apk',
        devices: pixel,
        'base-url': cloud.origin,
        username: cloud.username,
        'access-key': cloud.accessKey,
        'github-token': github.token,
        history: 'branch:test-history',
        'compare-base': String(step.isPull),
        retries: step.isPull ? String(retries) : '0',
        ...(step.budget === undefined ? {} : { 'max-device-minutes': String(step.budget) }),
        'poll-interval-seconds': '0.01',
        preflight: 'off',
        'missing-tests': 'ignore',
        'report-dir': 'report',
        'artifact-name': '',
      },
      {
        ...github.env,
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_RUN_ID: String(step.id),
        GITHUB_SHA: step.commit,
        GITHUB_REF_NAME: step.isPull ? `${step.id}/merge` : 'main',
        GITHUB_EVENT_NAME: step.isPull ? 'pull_request' : 'push',
        GITHUB_EVENT_PATH: event,
      },
    );
    const before = cloud.startedBuilds().length;
    await beginRun(runner);
    const { extra } = JSON.parse(await readFile(path.join(folder.path, 'report/results.json'), 'utf8')).results;
    const builds = cloud.startedBuilds().slice(before);
    const onBase = builds.filter(({ capabilities }) => / base=/.test(String(capabilities.buildTag))).length;
    return { outputs: runner.outputs, compared: (extra.onBase?.tests ?? []) as readonly Compared[], onBase };
  };
  return {
    run,
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await rm(storage.path, { recursive: true, force: true });
    },
  };
};

type Counts = ReadonlyMap<Truth, ReadonlyMap<(typeof results)[number], number>>;

/** What the runs on the base branch cost. */
interface Price {
  readonly sessions: number;
  readonly abovePlan: number;
  readonly aboveBudget: number;
  readonly withBudget: number;
}

const renderFigures = (counts: Counts, { sessions, abovePlan, aboveBudget, withBudget }: Price): string => {
  const rows = [...counts].map(([truth, count]) => {
    const known = results.slice(0, 3).reduce((sum, result) => sum + (count.get(result) ?? 0), 0);
    const right = rightFor[truth].reduce((sum, result) => sum + (count.get(result) ?? 0), 0);
    return `| ${truth} | ${results.map((result) => count.get(result)).join(' | ')} | ${percent(right, known)} |`;
  });
  const saidToFail = [...counts].map(([truth, count]) => [truth, count.get('fails-on-base') ?? 0] as const);
  const all = saidToFail.reduce((sum, [, count]) => sum + count, 0);
  const truly = counts.get('base fault')?.get('fails-on-base') ?? 0;
  return [
    '| why the test failed | fails on base | passes on base | unstable on base | unknown | right |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Of the tests that are said to fail on the base branch, ${percent(truly, all)} (${truly} of ${all}) are broken there; the others failed there by chance.`,
    `Sessions on the base: ${sessions} for ${pulls} pull requests. Pull requests with more than the planned ${retries + 1}: ${abovePlan}. Runs above their budget: ${aboveBudget} of ${withBudget}.`,
  ].join('\n');
};

/** @throws Error if a test failed without a cause */
const tally = (counts: ReadonlyMap<Truth, Map<BaseResult, number>>, truth: Truth | undefined, result: BaseResult): void => {
  const count = truth && counts.get(truth);
  if (count === undefined) throw new Error('A test failed without a cause.');
  count.set(result, (count.get(result) ?? 0) + 1);
};

const simulate = async (): Promise<string> => {
  const random = seededRandom(20_261_128);
  const pick = (chance: number, from: readonly string[]): readonly string[] => from.filter(() => random() < chance);
  const names = steady.map(({ name }) => name);
  const truths: readonly Truth[] = ['own fault', 'base fault', 'flaky 10 %', 'flaky 30 %', 'flaky 50 %'];
  const counts = new Map(truths.map((truth) => [truth, new Map(results.map((result) => [result, 0]))]));
  const flakyTruth = new Map<string, Truth>(flaky.map(({ name, truth }) => [name, truth]));
  await using github = await startGitHubServices();
  await using repository = await openRepository(github);
  let [aboveBudget, abovePlan, withBudget, sessions, id] = [0, 0, 0, 0, 0];
  let main = '';
  let broken: readonly string[] = [];
  for (let pull = 0; pull < pulls; pull++) {
    if (pull % pullsPerCommit === 0) {
      id += 1;
      main = `main-${id}`;
      broken = pick(0.04, names);
      await repository.run({
        id,
        app: main,
        commit: main.padEnd(40, '0'),
        isPull: false,
        failing: [{ app: main, names: broken }],
      });
    }
    id += 1;
    const app = `pull-${id}`;
    const own = pick(
      0.03,
      names.filter((name) => !broken.includes(name)),
    );
    const failing = [
      { app: main, names: broken },
      { app, names: [...broken, ...own] },
    ];
    const budget = pull % 2 === 0 ? undefined : budgetMinutes;
    const { outputs, compared, onBase } = await repository.run({
      id,
      app,
      commit: app.padEnd(40, '0'),
      isPull: true,
      budget,
      failing,
    });
    sessions += onBase;
    abovePlan += Number(onBase > retries + 1);
    withBudget += Number(budget !== undefined);
    aboveBudget += Number(Number(outputs['device-minutes']) > (budget ?? Number.POSITIVE_INFINITY));
    const truthOf = new Map<string, Truth>([
      ...flakyTruth,
      ...own.map((name) => [name, 'own fault'] as const),
      ...broken.map((name) => [name, 'base fault'] as const),
    ]);
    for (const { name, result } of compared) tally(counts, truthOf.get(name), result);
  }
  return renderFigures(counts, { sessions, abovePlan, aboveBudget, withBudget });
};

const figures = await simulate();
console.log(figures);
if (process.argv.includes('--write')) {
  const text = await readFile(document, 'utf8');
  const [start, end] = ['<!-- simulation:start -->\n', '<!-- simulation:end -->'];
  const [before, after] = [text.split(start)[0] ?? '', text.split(end)[1] ?? ''];
  await writeFile(document, `${before}${start}\n${figures}\n\n${end}${after}`);
}
