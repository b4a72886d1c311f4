/**
 * The main job from end to end, as a runner would start it: the bundled action against the built-in cloud, on the sample APKs.
 *
 * Prints the verdict, the failures and where the report is; `--verbose` also prints the log of the step and the job summary. The exit
 * code is 0 if the verdict is the expected one, which is `failed`: the scenario makes tests fail.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const { verbose, help } = parseArgs({
  options: { verbose: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
}).values;
if (help) {
  console.log('npm run demo [-- --verbose]\n\n  --verbose   also prints the log of the step and the job summary');
  process.exit();
}

const root = path.resolve(import.meta.dirname, '..');
const workspace = path.join(root, 'demo-output');
const runnerFiles = path.join(workspace, '.runner');
const expectedVerdict = 'failed';

const inputs = {
  'base-url': 'embedded',
  'embedded-scenario': 'demo-scenario.yml',
  framework: 'espresso',
  app: 'shop-debug.apk',
  'test-suite': 'shop-debug-androidTest.apk',
  devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0\nOnePlus 11R-13.0',
  shards: '2',
  download: 'all',
  capabilities: 'retryTestsOnFailure: true',
} as const;

rmSync(workspace, { recursive: true, force: true });
mkdirSync(runnerFiles, { recursive: true });
for (const name of ['shop-debug.apk', 'shop-debug-androidTest.apk', 'demo-scenario.yml'])
  cpSync(path.join(root, 'samples', name), path.join(workspace, name));

const commandFile = (name: string): string => {
  const file = path.join(runnerFiles, name);
  writeFileSync(file, '');
  return file;
};
const summaryFile = commandFile('summary.md');
const outputFile = commandFile('output');
const runnerVariables = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: workspace,
  GITHUB_REPOSITORY: 'example/shop',
  GITHUB_RUN_ID: '1',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_JOB: 'demo',
  GITHUB_ACTION: 'tests',
  GITHUB_OUTPUT: outputFile,
  GITHUB_STATE: commandFile('state'),
  GITHUB_STEP_SUMMARY: summaryFile,
  RUNNER_TEMP: path.join(workspace, '.runner'),
};
const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);

const { app, 'test-suite': suite, devices, shards } = inputs;
console.log('Running the action as a runner would, against the built-in cloud. Every result is simulated.');
console.log(
  `  ${app}, ${suite}, ${devices.split('\n').length} devices, ${shards} shards. On purpose, one test fails on all devices, one on a\n  single device, and one is flaky.\n`,
);
const step = spawn(process.execPath, [path.join(root, 'dist/index.js')], {
  cwd: workspace,
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...runnerVariables, ...Object.fromEntries(given) },
  stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'inherit'],
});
let log = '';
step.stdout?.setEncoding('utf8').on('data', (text: string) => {
  log += text;
});
const exitCode = await new Promise<number | null>((resolve) => step.once('close', resolve));

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

const nameOf = ({ suite, name }: Result): string => `${suite.at(-1)?.split('.').at(-1)}#${name}`;

/** Each test once, with its devices. */
const listTests = (title: string, tests: readonly Result[]): void => {
  console.log(`\n${title}`);
  for (const [name, results = []] of Object.entries(Object.groupBy(tests, nameOf))) {
    console.log(`  ${name}   on ${results.map(({ device }) => device).join(', ')}`);
    const message = results[0]?.status === 'failed' ? results[0].message?.split('\n')[0] : undefined;
    if (message !== undefined) console.log(`    ${message}`);
  }
};

const showResults = (file: string): void => {
  const { tests } = documentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).results;
  listTests(
    'Failed',
    tests.filter(({ status }) => status === 'failed'),
  );
  listTests(
    'Flaky (failed, then passed when it ran again)',
    tests.filter(({ flaky }) => flaky),
  );
  const page = pathToFileURL(output('html-path')).href;
  console.log(`\nReport page     ${page}\nReport folder   ${output('report-dir')}\nJob summary     ${summaryFile}`);
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
