/**
 * The main job from end to end, as a runner would start it: the bundled action against the built-in cloud, on the sample APKs.
 *
 * Exit code 0 means that the verdict is the expected one, red as it is: the scenario lets tests fail.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

console.log('Starting the action as a runner would, against the built-in cloud. Two tests fail on purpose, one is flaky.\n');
const step = spawn(process.execPath, [path.join(root, 'dist/index.js')], {
  cwd: workspace,
  env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...runnerVariables, ...Object.fromEntries(given) },
  stdio: 'inherit',
});
const exitCode = await new Promise<number | null>((resolve) => step.once('close', resolve));

const output = (name: string): string => {
  const lines = readFileSync(outputFile, 'utf8').split('\n');
  const start = lines.findLastIndex((line) => line.startsWith(`${name}<<`));
  return lines[start + 1] ?? '';
};
const title = (text: string): void => console.log(`\n${'─'.repeat(100)}\n${text}\n${'─'.repeat(100)}`);
title('The job summary, as Markdown');
console.log(readFileSync(summaryFile, 'utf8'));
title(`Verdict: ${output('verdict')} (exit code ${exitCode})`);
console.log(output('reason'));
console.log(`\nThe report folder: ${output('report-dir')}`);
if (output('html-path') !== '') console.log(`Open in a browser: ${output('html-path')}`);

if (output('verdict') !== expectedVerdict || exitCode !== 1) {
  console.error(`\nExpected the verdict ${expectedVerdict} and the exit code 1.`);
  process.exitCode = 1;
}
