import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the repository's linter says of a file that holds this expression. */
const lint = (expression: string): { readonly status: number | null; readonly said: string } => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lint-')), 'expression.ts');
  writeFileSync(file, `export const expression = ${expression};\n`);
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '-c', path.join(root, '.oxlintrc.json'), file], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

test.each([
  ['/^(a+)+$/', 'exponential'],
  ['/^(?:a|\\w)*b$/', 'exponential'],
  ['/a+$/', '2nd degree polynomial'],
  // Took seconds for a log line of 100 kB.
  [String.raw`/([:(]\d+(?:[:,]\s?(?:col\s)?\d+)*\)?[\s:,-]*)(error|warning|info|note|fatal)\b/gi`, '2nd degree polynomial'],
])('the linter refuses %s, whose time grows faster than its text', (expression, growth) => {
  const { status, said } = lint(expression);
  expect(said).toContain(`redos(no-vulnerable): Found a ReDoS vulnerable RegExp (${growth})`);
  expect(status).toBe(1);
});

test('the linter accepts expressions whose time grows with their text', () => {
  expect(lint('/^[a-z]+(?:-[a-z]+)*$/')).toMatchObject({ status: 0 });
});
