import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../src/action/commands/command.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createMemoryRunner } from '../../test/helpers/memory-runner.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';

/** Text, or the first `cutAt` bytes of a sample. */
type Content = string | { readonly sample: string; readonly cutAt: number };

/** A mistake in a workflow. */
export type Mistake = ReturnType<typeof mistake>;

/**
 * @param title starts with the name of the action, if it is not `run`
 * @param inputs replace those of a valid step; an empty value removes an input
 * @param files files of the workspace, by path
 */
export const mistake = (
  title: string,
  inputs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Content>> = {},
) => ({
  title,
  command: /^([a-z-]+): /.exec(title)?.[1] ?? 'run',
  inputs,
  files,
});

const samples = path.resolve(import.meta.dirname, '../../samples');

const espresso = {
  'base-url': 'embedded',
  framework: 'espresso',
  app: 'app.apk',
  'test-suite': 'test.apk',
  devices: 'Google Pixel 7-13.0',
  history: 'off',
  'dry-run': 'true',
};

/** Inputs of a valid step of each other action. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cleanup: { 'base-url': 'embedded', kinds: 'apps' },
  'test-cases': { 'test-management-url': 'embedded', 'project-id': 'PR-1' },
  alerts: { 'alerts-url': 'embedded', rules: 'rules.yml' },
  migrate: { from: 'flank.yml' },
  report: { framework: 'espresso', username: 'ann', 'access-key': 'k3y-of-ann' },
  bisect: { ...espresso, test: 'com.example.shop.CartTest#addsItem', device: 'Google Pixel 7-13.0', history: 'cache' },
};

const workspaceFiles = {
  'app.apk': 'shop-debug.apk',
  'test.apk': 'shop-debug-androidTest.apk',
  'Shop.ipa': 'Shop.ipa',
  'ShopUITests.zip': 'ShopUITests.zip',
  flows: 'maestro',
  'release.apk': 'shop-release.apk',
  'mapping.txt': 'shop-release-mapping.txt',
};

/** Returns the messages about all mistakes in inputs or files, or the warnings. */
const messagesIn = (lines: readonly string[]): readonly string[] => {
  const listed = lines.flatMap((line) => (line.includes('; nothing was sent.\n') ? line.split('\n').slice(1) : []));
  const errors = lines.flatMap((line) => (/^error: .+\n- /.test(line) ? line.split('\n') : []));
  const found = [...listed, ...errors];
  if (found.length > 0) return found.map((line) => line.replace(/^ *- /, ''));
  return lines.filter((line) => line.startsWith('warning: '));
};

/** Makes the mistake in a step that runs in this process. @returns messages of the log, with `<workspace>` in place of its path */
export const makeMistake = async ({ command, inputs, files }: Mistake): Promise<readonly string[]> => {
  await using folder = await temporaryDirectory();
  const given = Object.fromEntries(
    Object.entries({ ...(others[command] ?? espresso), ...inputs }).filter(([, value]) => value !== ''),
  );
  const named = Object.values(given).join('\n');
  for (const [name, sample] of Object.entries(workspaceFiles))
    if (named.includes(name)) await cp(path.join(samples, sample), path.join(folder.path, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const target = path.join(folder.path, name);
    await mkdir(path.dirname(target), { recursive: true });
    const isText = typeof content === 'string';
    await writeFile(target, isText ? content : (await readFile(path.join(samples, content.sample))).subarray(0, content.cutAt));
  }
  const runner = createMemoryRunner(folder.path, { command, ...given });
  await runCommand({ ...runner, clock: { ...systemClock, nowMs: () => Date.parse('2026-12-01T08:00:00Z') } });
  const messages = messagesIn(runner.lines);
  const { reason = '', verdict } = runner.outputs;
  const isListed = messages.some((line) => !line.startsWith('warning: '));
  const shown = verdict === 'error' && !isListed ? [reason] : messages;
  return shown.map((line) =>
    line
      .replace(/^(?:error|warning): (?:SIMULATED Verdict: error\. )?/, '')
      .replaceAll(folder.path, '<workspace>')
      .replaceAll(path.dirname(samples), '<repository>'),
  );
};
