/**
 * What `repeat-new` shows: the chances in docs/flaky-tests.md, and a simulation in which it is known which new tests are unstable.
 *
 *     npm run study -- repeats             prints both
 *     npm run study -- repeats --write     also writes them to docs/flaky-tests.md and docs/internals/repeats.md
 *
 * The simulation runs the code of the action against the built-in cloud, over HTTP: pull requests add tests with a known rate of failures to
 * a suite, while sessions crash.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beginRun } from '../../src/action/commands/command.ts';
import { seededRandom } from '../../src/stand-in/random.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { startEmbeddedCloud } from '../../src/stand-in/server.ts';
import { type GitHubServices, startGitHubServices } from '../../test/helpers/github-services.ts';
import { createMemoryRunner } from '../../test/helpers/memory-runner.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';

const docs = path.resolve(import.meta.dirname, '../../docs');
const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

/** That a test which fails with this rate is seen passing and failing in so many runs. */
const chanceOfBoth = (rate: number, runs: number): number => 1 - (1 - rate) ** runs - rate ** runs;

/** With 95 % certainty, a test that passed in so many runs fails at most so often. */
const upperBound = (runs: number): number => 1 - 0.05 ** (1 / runs);

const rates = [0.01, 0.05, 0.1, 0.2, 0.3, 0.5];
const repeats = [1, 2, 3, 5, 10, 20];

const chances = [
  `| \`repeat-new\` | runs | ${rates.map((rate) => `fails in ${percent(rate)}`).join(' | ')} | after passes only: fails in less than |`,
  `|---|---|${rates.map(() => '---|').join('')}---|`,
  ...repeats.map((times) => {
    const runs = times + 1;
    return `| ${times} | ${runs} | ${rates.map((rate) => percent(chanceOfBoth(rate, runs))).join(' | ')} | ${percent(upperBound(runs))} |`;
  }),
].join('\n');

const baseTests = 360;
const pulls = 250;
const times = 5;
/** Each pull request adds so many tests of each rate, and as many that never fail. */
const testsPerRate = 12;
const planted = [0.05, 0.1, 0.2, 0.3, 0.5];
/** Of the repeats so many crash, in one of the new tests. */
const crashRate = 0.03;
const pixel = 'Google Pixel 7-13.0';

interface AddedTest {
  readonly class: string;
  readonly name: string;
  readonly 'flake-rate': number;
}

const suite = Array.from({ length: baseTests }, (_, nth) => ({ class: `com.shop.Old${nth % 6}Test`, name: `old${nth}` }));

const addedBy = (pull: number): readonly AddedTest[] =>
  Array.from({ length: testsPerRate }, (_, copy) =>
    planted.flatMap((rate, nth) => [
      { class: `com.shop.New${pull}Test`, name: `flaky${nth}x${copy}`, 'flake-rate': rate },
      { class: `com.shop.New${pull}Test`, name: `stable${nth}x${copy}`, 'flake-rate': 0 },
    ]),
  ).flat();

interface Step {
  readonly id: number;
  readonly pull: boolean;
  readonly times?: number;
  readonly scenario: ScenarioInput;
}

/** One step of the action in this process. @returns its outputs and its report */
const runStep = async ({ id, pull, times: asked = times, scenario }: Step, github: GitHubServices) => {
  await using folder = await temporaryDirectory();
  const cloud = await startEmbeddedCloud({ storageDir: folder.path, timeScale: 20_000, scenario });
  try {
    const event = path.join(folder.path, 'event.json');
    const head = { sha: `c${id}`, ref: `feature-${id}`, repo: { full_name: 'fork/shop' } };
    const payload = {
      repository: { default_branch: 'main' },
      ...(pull ? { pull_request: { number: 1, head, base: { ref: 'main' } } } : {}),
    };
    await writeFile(event, JSON.stringify(payload));
    const runner = createMemoryRunner(
      folder.path,
      {
        framework: 'espresso',
        app: `bs://${'a'.repeat(40)}`,
        'test-suite': `bs://${'b'.repeat(40)}`,
        devices: pixel,
        'base-url': cloud.origin,
        username: cloud.username,
        'access-key': cloud.accessKey,
        'github-token': github.token,
        history: 'branch:test-history',
        'repeat-new': String(asked),
        'poll-interval-seconds': '0.01',
        preflight: 'off',
        'missing-tests': 'ignore',
        'report-dir': 'report',
        'artifact-name': '',
      },
      {
        ...github.env,
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_RUN_ID: String(id),
        GITHUB_SHA: pull ? `merge-${id}` : `main-${id}`,
        GITHUB_REF_NAME: pull ? '1/merge' : 'main',
        GITHUB_EVENT_PATH: event,
      },
    );
    await beginRun(runner);
    const { results } = JSON.parse(await readFile(path.join(folder.path, 'report/results.json'), 'utf8'));
    return { outputs: runner.outputs, results };
  } finally {
    await cloud.close();
  }
};

interface Counted {
  /** New tests that passed in the results. */
  passed: number;
  unstable: number;
  /** Chances that their repeats fail, by how many of them ran. */
  expected: number;
}

const uploads: ScenarioInput['uploads'] = [
  { kind: 'app', name: 'app.apk', id: 'a'.repeat(40) },
  { kind: 'espresso-suite', name: 'test.apk', id: 'b'.repeat(40) },
];

const counts = ['tests', 'passed', 'failed', 'skipped', 'flaky', 'missing', 'quarantined', 'failed-tests'];

const simulate = async (): Promise<string> => {
  const random = seededRandom(20_261_123);
  await using github = await startGitHubServices();
  github.addPullRequest({ number: 1, title: 'New tests', head: 'feature', commits: [{ sha: 'c1', message: 'New' }], files: [] });
  await runStep({ id: 1, pull: false, scenario: { seed: 1, uploads, tests: { espresso: suite } } }, github);
  const byRate = new Map([0, ...planted].map((rate): [number, Counted] => [rate, { passed: 0, unstable: 0, expected: 0 }]));
  let countsDiffer = 0;
  for (let pull = 2; pull < pulls + 2; pull++) {
    const added = addedBy(pull);
    const crashes = Array.from({ length: times }).filter(() => random() < crashRate).length;
    // Rules hit the first sessions that match: those that crash are the last ones.
    const sessions: ScenarioInput['sessions'] =
      crashes === 0
        ? []
        : [
            { fate: 'crashes', 'after-tests': Math.floor(random() * added.length) },
            { fate: 'runs', times: times + 1 - crashes },
          ];
    const scenario: ScenarioInput = { seed: pull, uploads, tests: { espresso: [...suite, ...added] }, sessions };
    const { outputs, results } = await runStep({ id: pull, pull: true, scenario }, github);
    const plain = await runStep({ id: pull, pull: true, times: 0, scenario: { ...scenario, sessions: [] } }, github);
    if (counts.some((count) => outputs[count] !== plain.outputs[count])) countsDiffer += 1;
    const unstable = new Set<string>(JSON.parse(outputs.unstable ?? '[]'));
    const repeated: readonly { name: string; className: string; passed: number; failed: number }[] =
      results.extra.repeats?.tests ?? [];
    for (const { class: className, name, 'flake-rate': rate } of added) {
      const counted = byRate.get(rate);
      const shown = repeated.find((test) => test.className === className && test.name === name);
      if (counted === undefined || shown === undefined) continue;
      counted.passed += 1;
      counted.expected += 1 - (1 - rate) ** (shown.passed + shown.failed - 1);
      if (unstable.has(`${className}#${name} @ ${pixel}`)) counted.unstable += 1;
    }
  }
  const all = [...byRate];
  const called = all.reduce((sum, [, { unstable }]) => sum + unstable, 0);
  const right = called - (byRate.get(0)?.unstable ?? 0);
  const rows = all.map(([rate, { passed, unstable, expected }]) =>
    rate === 0
      ? `| never fails | ${passed} | ${unstable} | | |`
      : `| fails in ${percent(rate)} | ${passed} | ${unstable} | ${percent(unstable / passed, 1)} | ${percent(expected / passed, 1)} |`,
  );
  return [
    '| new test | passed and repeated | called unstable | recall | by the formula |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `Precision of \`unstable\`: ${percent(right / called, 1)} (${right} of ${called}). Runs whose counts differ from a run without repeats: ${countsDiffer} of ${pulls}.`,
  ].join('\n');
};

const writeBetween = async (file: string, name: string, table: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const [start, end] = [`<!-- ${name}:start -->\n`, `<!-- ${name}:end -->`];
  const [before, after] = [text.split(start)[0] ?? '', text.split(end)[1] ?? ''];
  await writeFile(file, `${before}${start}\n${table}\n\n${end}${after}`);
};

console.log(`${chances}\n`);
const figures = await simulate();
console.log(figures);
if (process.argv.includes('--write')) {
  await writeBetween(path.join(docs, 'flaky-tests.md'), 'repeats', chances);
  await writeBetween(path.join(docs, 'internals/repeats.md'), 'simulation', figures);
}
