/**
 * Takes the pictures of the documentation that show how a run meets too few slots: `node scripts/screenshot-queue.ts [folder]`.
 *
 * Runs the action from its sources against the built-in cloud, once for each situation, and shows what it wrote: the job summary and,
 * above it, the lines that a reader of the log sees about slots.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import type { ScenarioInput } from '../src/stand-in/schema/scenario.ts';
import { launchChromium } from '../test/browser/chromium.ts';
import { takeMarkdown } from './summary-pictures.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.resolve(process.argv[2] ?? path.join(root, 'docs/images'));
const devices = ['Google Pixel 7-13.0', 'Samsung Galaxy S22-12.0', 'Google Pixel 6-12.0'];

/** Time limit of the queue in the pictures: six seconds of real time. */
const queueMinutes = '0.1';
const endsMs = 120_000;

const situations: Readonly<Record<string, ScenarioInput>> = {
  'queue-split': { plan: { parallel: 1, queue: 1 } },
  'queue-timeout': { sessions: devices.slice(1).map((device) => ({ device, fate: 'never-starts' })) },
  'queue-full': { plan: { parallel: 1, queue: 0, 'used-elsewhere': 1, 'used-elsewhere-seconds': 86_400 } },
};

/** Runs a step, and returns its log and job summary. */
const runStep = async (
  changes: ScenarioInput,
  workspace: string,
): Promise<{ readonly log: string; readonly summary: string }> => {
  await mkdir(workspace, { recursive: true });
  for (const name of ['shop-debug.apk', 'shop-debug-androidTest.apk'])
    await cp(path.join(root, 'samples', name), path.join(workspace, name));
  await writeFile(path.join(workspace, 'scenario.yml'), stringify({ seed: 1, 'time-scale': 200, tests: {}, ...changes }));
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [name, path.join(workspace, `.${name}`)]),
  );
  for (const file of Object.values(files)) await writeFile(file, '');
  const inputs = {
    'base-url': 'embedded',
    'embedded-scenario': 'scenario.yml',
    framework: 'espresso',
    app: 'shop-debug.apk',
    'test-suite': 'shop-debug-androidTest.apk',
    devices: devices.join('\n'),
    'queue-timeout-minutes': queueMinutes,
    'artifact-name': '',
    history: 'off',
  };
  const step = spawn(process.execPath, [path.join(root, 'src/main.ts')], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'example/shop',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'devices',
      GITHUB_ACTION: 'tests',
      RUNNER_TEMP: workspace,
      ...files,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: endsMs,
  });
  let log = '';
  step.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await new Promise((resolve) => step.once('close', resolve));
  return { log, summary: await readFile(files.GITHUB_STEP_SUMMARY ?? '', 'utf8') };
};

/** Breaks a line before it leaves the picture. */
const longLine = /(.{60,110}) (?=.{8})/g;

/** Lines of the log about slots, starts and annotations. */
const aboutSlots = (log: string): string =>
  log
    .split('\n')
    .filter((line) => /slots|split into|^Started|waiting for a device|not started|^::error/.test(line))
    .map((line) => line.replaceAll(longLine, '$1\n    '))
    .join('\n');

const work = await mkdtemp(path.join(tmpdir(), 'queue-pictures-'));
const browser = await launchChromium();
try {
  await mkdir(target, { recursive: true });
  for (const [name, changes] of Object.entries(situations)) {
    const { log, summary } = await runStep(changes, path.join(work, name));
    const text = `\`\`\`text\n${aboutSlots(log)}\n\`\`\`\n\n${summary}`;
    await takeMarkdown(browser, text, path.join(target, `${name}.png`), { width: 1094, maxHeight: 1_100 });
    console.log(`${name}: ${/^## .*/m.exec(summary)?.[0] ?? 'no summary'}`);
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
