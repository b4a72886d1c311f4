import { expect, test } from 'vitest';
import { readRegressions } from '../../../scripts/fuzz/regressions.ts';
import { targets } from '../../../scripts/fuzz/targets.ts';
import { readText } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';

const rows = tableRows(readText('docs/fuzzing.md'));
const names = targets.map(({ name }) => name);

test('the document has what was measured of every target, in its words', () => {
  expect(rows.map(([name, takes, holds]) => [name, takes, holds])).toEqual(
    targets.map(({ name, takes, holds }) => [`\`${name}\``, takes, holds]),
  );
});

test('the document tells of a million cases without a failure', () => {
  const count = (column: number): number => rows.reduce((sum, cells) => sum + Number(cells[column]?.replaceAll(',', '')), 0);
  expect(count(3)).toBeGreaterThanOrEqual(1_000_000);
  expect(count(6)).toBe(0);
});

test('targets have names of their own, and kept cases have a target', async () => {
  expect(new Set(names).size).toBe(names.length);
  expect((await readRegressions()).filter(({ target }) => !names.includes(target))).toEqual([]);
});
