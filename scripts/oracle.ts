/**
 * Compares verdict, reason, counts and exit code of every scenario and every cell of the fault matrix with the stored ones, so that a change of
 * the structure shows each difference it makes.
 *
 * `node scripts/oracle.ts` compares; `--store` stores them; `--scenarios` leaves out the fault matrix. Both take two minutes. Three lines vary from run to
 * run: which of two uploads is refused first (wrong-credentials), how a cancelled listing ended (time), and which of two devices is named (matrix).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { store: { type: 'boolean' }, scenarios: { type: 'boolean' } } });
const stored = path.resolve(import.meta.dirname, '../test/fixtures/oracle.txt');
const folder = mkdtempSync(path.join(tmpdir(), 'oracle-'));
const file = path.join(folder, 'verdicts.txt');

const runTests = (...args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ORACLE_FILE: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A red test shows among the differences, or has nothing to do with a verdict.
  if (status !== 0) console.log(`${args.join(' ')} ended with ${status}.`);
};

/** Steps of one test come in an order of their own, and tests in any. */
const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean).toSorted();

runTests('--project', 'scenario', 'test/scenario');
if (!values.scenarios) runTests('--mode', 'faults', '--project', 'faults*', '--testNamePattern', '^(?!.*dist, )');
const current = existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [];
rmSync(folder, { recursive: true });

if (values.store) {
  writeFileSync(stored, `${current.join('\n')}\n`);
  console.log(`Stored ${current.length} verdicts.`);
} else {
  const known = linesOf(readFileSync(stored, 'utf8')).filter((line) => !(values.scenarios && line.startsWith('fault: ')));
  const rest = [...current];
  const gone = known.filter((line) => {
    const at = rest.indexOf(line);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  for (const line of [...gone.map((each) => `- ${each}`), ...rest.map((each) => `+ ${each}`)].toSorted((a, b) =>
    a.slice(2).localeCompare(b.slice(2)),
  ))
    console.log(line);
  console.log(`${known.length} stored, ${current.length} now; ${gone.length} gone, ${rest.length} new.`);
  if (gone.length + rest.length > 0) process.exitCode = 1;
}
