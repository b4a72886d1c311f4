import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../helpers/temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const expressions = [
  ['/^(a+)+$/', 'exponential'],
  ['/^(?:a|\\w)*b$/', 'exponential'],
  ['/a+$/', '2nd degree polynomial'],
  // Took seconds for a log line of 100 kB.
  [String.raw`/([:(]\d+(?:[:,]\s?(?:col\s)?\d+)*\)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi`, '2nd degree polynomial'],
  ['/^[a-z]+(?:-[a-z]+)*$/', undefined],
] as const;

/** The rule of the project, with time enough on a busy machine: an expression whose check times out counts as safe, and stays so in the cache. */
const patientConfig = (): object => {
  const { rules } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
  const [severity, options] = rules['redos/no-vulnerable'];
  const patient = { ...options, timeout: 60_000, cache: false };
  return {
    jsPlugins: [path.join(root, 'node_modules/eslint-plugin-redos')],
    rules: { 'redos/no-vulnerable': [severity, patient] },
  };
};

test('the linter refuses expressions whose time grows faster than their text, and no others', async () => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'expressions.ts');
  await writeFile(file, expressions.map(([expression], index) => `export const one${index} = ${expression};\n`).join(''));
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const config = path.join(folder.path, 'oxlint.json');
  await writeFile(config, JSON.stringify(patientConfig()));
  const args = [program, '-c', config, '--format=unix', file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const said = [...stdout.matchAll(/expressions\.ts:(\d+):.*ReDoS vulnerable RegExp \(([^)]+)\)/g)];
  const refused = new Map(said.map(([, line, growth]) => [Number(line) - 1, growth]));
  expect(expressions.map((_, index) => refused.get(index))).toEqual(expressions.map(([, growth]) => growth));
});
