import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readText, workflowSchema } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';
import { fileMistake, symbolMistake, titleMistake } from './pointers.ts';

const [, attempts = ''] = readText('SECURITY.md').split('## What each can try');
const rows = tableRows(attempts.split('## What it brings along')[0] ?? '').map(([attempt = '', stop = '', shown = '']) => ({
  attempt,
  stop,
  shown,
}));

test('the threat model has rows to check', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$attempt', ({ stop, shown }) => {
  const pointers = [...stop.matchAll(/`([^`#]+)(?:#([^`]+))?`/g)];
  const tests = [...shown.matchAll(/`([^`]+)`: "([^"]+)"/g)];
  expect(stop).toBe(pointers.map(([text]) => text).join(', '));
  expect(shown).toBe(tests.map(([text]) => text).join(', '));
  expect(pointers.length * tests.length).toBeGreaterThan(0);
  const mistakes = [
    ...pointers.map(([, file = '', symbol]) => (symbol === undefined ? fileMistake(file) : symbolMistake(file, symbol))),
    ...tests.map(([, file = '', title = '']) => titleMistake(file, title)),
  ];
  expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([]);
});

test('a release proves dist/ before it attests, and attests before it releases', () => {
  const { jobs } = workflowSchema.parse(parse(readText('.github/workflows/release.yml')));
  const lines = Object.values(jobs).flatMap(({ steps }) => steps.map(({ uses = '', run = '' }) => uses + run));
  const places = [
    '.ci/run',
    'npm run release-notes',
    'npm run check:dist',
    'attest-build-provenance',
    'gh release create',
    'git/refs/tags',
  ].map((word) => lines.findIndex((line) => line.includes(word)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(-1);
  expect(jobs.publish?.needs).toBe('verify');
});
