import { spawnSync } from 'node:child_process';
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

test('the linter refuses expressions whose time grows faster than their text, and no others', async () => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'expressions.ts');
  await writeFile(file, expressions.map(([expression], index) => `export const one${index} = ${expression};\n`).join(''));
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '-c', path.join(root, '.oxlintrc.json'), '--format=unix', file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const said = [...stdout.matchAll(/expressions\.ts:(\d+):.*ReDoS vulnerable RegExp \(([^)]+)\)/g)];
  const refused = new Map(said.map(([, line, growth]) => [Number(line) - 1, growth]));
  expect(expressions.map((_, index) => refused.get(index))).toEqual(expressions.map(([, growth]) => growth));
});
