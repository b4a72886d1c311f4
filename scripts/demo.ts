/**
 * The main job from end to end, as a runner would start it: the bundled action against the built-in cloud, on the sample APKs, for a pull
 * request after a run of the branch main.
 *
 * Prints the verdict, the failures and where the report is; `--verbose` also prints the log of the step and the job summary. The exit
 * code is 0 if the verdict is the expected one, which is `failed`: the scenario makes tests fail.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { startGitHubServices } from '../test/helpers/github-services.ts';

const { verbose, help } = parseArgs({
  options: { verbose: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
}).values;
if (help) {
  console.log('npm run demo [-- --verbose]\n\n  --verbose   also prints the log of the step and the job summary');
  process.exit();
}

const scenarioSchema = z.looseObject({ overrides: z.array(z.unknown()) });

const root = path.resolve(import.meta.dirname, '..');
const workspace = path.join(root, 'demo-output');
const runnerFiles = path.join(workspace, '.runner');
const scenarioFile = 'demo-scenario.yml';
const testFolder = 'app/src/androidTest/java/com/example/shop';
const expectedVerdict = 'failed';

/** Stands for GitHub: the pull request, and the branch with the history of earlier runs. */
await using github = await startGitHubServices();
const head = 'c0ffee'.padEnd(40, '0');
const changed = `${testFolder}/CartTest.java`;
github.addPullRequest({ number: 7, title: 'Cart', head: 'cart', commits: [{ sha: head, message: 'Cart' }], files: [changed] });

const inputs = {
  'base-url': 'embedded',
  'embedded-scenario': scenarioFile,
  framework: 'espresso',
  app: 'shop-debug.apk',
  'test-suite': 'shop-debug-androidTest.apk',
  devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0\nOnePlus 11R-13.0',
  shards: '2',
  download: 'all',
  capabilities: 'retryTestsOnFailure: true',
  history: 'branch:test-history',
  comment: 'true',
  'github-token': github.token,
};

rmSync(workspace, { recursive: true, force: true });
mkdirSync(runnerFiles, { recursive: true });
const sample = (name: string, file = name): void => cpSync(path.join(root, 'samples', name), path.join(workspace, file));
for (const name of [inputs.app, inputs['test-suite']]) sample(name);
for (const name of ['CartTest', 'CheckoutTest'])
  sample(`android/test/java/com/example/shop/${name}.java`, `${testFolder}/${name}.java`);
writeFileSync(path.join(workspace, 'CODEOWNERS'), 'CartTest.java @shop/cart\nCheckoutTest.java @shop/checkout\n');
// The action finds the sources of a trace among the files that git knows.
for (const command of ['init --quiet', 'add --all']) execFileSync('git', command.split(' '), { cwd: workspace });

const commandFile = (name: string): string => {
  const file = path.join(runnerFiles, name);
  writeFileSync(file, '');
  return file;
};
const summaryFile = path.join(runnerFiles, 'summary.md');
const outputFile = path.join(runnerFiles, 'output');
const commentFile = path.join(runnerFiles, 'comment.md');

interface Step {
  readonly runId: string;
  readonly sha: string;
  readonly event: string;
  readonly payload: object;
  readonly refs: Readonly<Record<string, string>>;
  /** Whether the log of the step is printed. */
  readonly isShown: boolean;
}

/** Runs the bundled action as a runner would. */
const runStep = async ({ runId, sha, event, payload, refs, isShown }: Step) => {
  const eventFile = commandFile('event.json');
  writeFileSync(eventFile, JSON.stringify({ repository: { default_branch: 'main' }, ...payload }));
  const variables = {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.origin,
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: runId,
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'demo',
    GITHUB_ACTION: 'tests',
    GITHUB_SHA: sha,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_OUTPUT: commandFile('output'),
    GITHUB_STATE: commandFile('state'),
    GITHUB_STEP_SUMMARY: commandFile('summary.md'),
    RUNNER_TEMP: runnerFiles,
    ...refs,
  };
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const step = spawn(process.execPath, [path.join(root, 'dist/index.js')], {
    cwd: workspace,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...variables, ...Object.fromEntries(given) },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  step.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const exitCode = await new Promise<number | null>((resolve) => step.once('close', resolve));
  return { log, exitCode };
};

const { app, 'test-suite': suite, devices, shards } = inputs;
console.log('Running the action as a runner would, against the built-in cloud. Every result is simulated.');
console.log(
  `  ${app}, ${suite}, ${devices.split('\n').length} devices, ${shards} shards: once for the branch main, then for a pull request.\n  On purpose, one test fails on all devices, one on a single device, and one is flaky.\n`,
);
const scenario = scenarioSchema.parse(parse(readFileSync(path.join(root, 'samples', scenarioFile), 'utf8')));
const writeScenario = (overrides: typeof scenario.overrides): void =>
  writeFileSync(path.join(workspace, scenarioFile), stringify({ ...scenario, overrides }));
writeScenario(scenario.overrides.slice(1));
const onMain = { GITHUB_REF_NAME: 'main' };
await runStep({ runId: '1', sha: '1a2b3c4'.padEnd(40, '0'), event: 'push', payload: {}, refs: onMain, isShown: false });
writeScenario(scenario.overrides);
const pullRequest = { number: 7, head: { sha: head, ref: 'cart', repo: { full_name: 'acme/shop' } }, base: { ref: 'main' } };
const { log, exitCode } = await runStep({
  runId: '2',
  sha: head,
  event: 'pull_request',
  payload: { pull_request: pullRequest },
  refs: { GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'cart', GITHUB_BASE_REF: 'main' },
  isShown: verbose,
});
writeFileSync(commentFile, github.comments.at(-1)?.body ?? '');

const output = (name: string): string => {
  const lines = readFileSync(outputFile, 'utf8').split('\n');
  const start = lines.findLastIndex((line) => line.startsWith(`${name}<<`));
  return lines[start + 1] ?? '';
};

const resultSchema = z.object({
  name: z.string(),
  suite: z.array(z.string()),
  status: z.string(),
  flaky: z.boolean(),
  device: z.string(),
  message: z.string().optional(),
});
const documentSchema = z.object({ results: z.object({ tests: z.array(resultSchema) }) });
type Result = z.infer<typeof resultSchema>;

const causeSchema = z.object({
  tests: z.array(z.object({ name: z.string() })),
  label: z.string().optional(),
  owners: z.array(z.string()),
  suspects: z.array(z.object({ file: z.string() })),
});
type Cause = z.infer<typeof causeSchema>;

const nameOf = ({ suite, name }: Result): string => `${suite.at(-1)?.split('.').at(-1)}#${name}`;

/** New or known, whose, and which changed file may be the reason. */
const describeCause = ({ label, owners, suspects }: Cause): string =>
  [
    ...(label === undefined ? [] : [label]),
    ...owners.map((owner) => `owner ${owner}`),
    ...suspects.map(({ file }) => `changed here: ${path.basename(file)}`),
  ].join(', ');

/** Each test once, with its devices. */
const listTests = (title: string, tests: readonly Result[], causes: readonly Cause[] = []): void => {
  console.log(`\n${title}`);
  for (const [name, results = []] of Object.entries(Object.groupBy(tests, nameOf))) {
    console.log(`  ${name}   on ${results.map(({ device }) => device).join(', ')}`);
    const message = results[0]?.message?.split('\n')[0];
    const cause = causes.find((each) => each.tests.some((test) => test.name.endsWith(name)));
    if (cause !== undefined) console.log(`    ${[message, describeCause(cause)].join('\n    ')}`);
  }
};

const showResults = (file: string): void => {
  const { tests } = documentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).results;
  const { entries } = z.object({ entries: z.array(causeSchema) }).parse(JSON.parse(readFileSync(output('triage-path'), 'utf8')));
  listTests(
    'Failed',
    tests.filter(({ status }) => status === 'failed'),
    entries,
  );
  listTests(
    'Flaky (failed, then passed when it ran again)',
    tests.filter(({ flaky }) => flaky),
  );
  const page = pathToFileURL(output('html-path')).href;
  console.log(
    `\nReport page     ${page}\nReport folder   ${output('report-dir')}\nJob summary     ${summaryFile}\nComment         ${commentFile}`,
  );
};

if (verbose) console.log(`\n${readFileSync(summaryFile, 'utf8')}`);
const intended = output('verdict') === expectedVerdict ? ', as intended' : '';
console.log(`Verdict: ${output('verdict')}${intended} (the exit code of the step is ${exitCode})`);
console.log(`  ${output('reason')}`);
console.log(
  `  ${output('tests')} results: ${output('passed')} passed (${output('flaky')} flaky), ${output('failed')} failed, ${output('skipped')} skipped; ${output('sessions')} sessions`,
);
if (existsSync(output('results-path'))) showResults(output('results-path'));

if (output('verdict') !== expectedVerdict || exitCode !== 1) {
  console.error(`${log}\nExpected the verdict ${expectedVerdict} and the exit code 1.`);
  process.exitCode = 1;
} else if (!verbose) console.log('\nThe log and the job summary: npm run demo -- --verbose');
