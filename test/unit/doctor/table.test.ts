import { expect, test } from 'vitest';
import { ok, problem } from '../../../scripts/doctor/check.ts';
import { renderTable } from '../../../scripts/doctor/table.ts';

test('is as wide as the terminal, wraps between words, and shows what hides', () => {
  const table = renderTable(
    [ok('plan', 'free'), problem('devices', 'one two three four five six seven eight', 'do\u001b[2J this')],
    80,
  );
  expect(table.split('\n')).toEqual([
    'check    outcome  found                           what to do',
    'plan     ok       free',
    'devices  problem  one two three four five six     do␛[2J this',
    '                  seven eight',
  ]);
  expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('cuts a word that no line holds', () => {
  const lines = renderTable([ok('x', 'a'.repeat(60))], 40).split('\n');
  expect(lines.slice(1).map((line) => line.trim().replace(/^x +ok +/, '').length)).toEqual([24, 24, 12]);
});
