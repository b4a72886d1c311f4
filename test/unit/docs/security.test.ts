import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readText, root, workflowSchema } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';
import { fileMistake, symbolMistake, titleMistake } from './pointers.ts';

/** Each room has the threats that its code prevents, and SECURITY.md those to workflows and releases of this project. */
const documents = ['SECURITY.md', ...globSync('src/*/README.md', { cwd: root })];
const rows = documents
  .flatMap((file) =>
    readText(file)
      .split(/^(?=\| threat \|)/m)
      .slice(1),
  )
  .flatMap((table) => tableRows(table.split(/\n(?!\|)/)[0] ?? ''))
  .map(([attempt = '', stop = '', shown = '']) => ({ attempt, stop, shown }));

test('the threat model has rows to check', () => {
  expect(rows.length).toBeGreaterThan(45);
});

test.each(rows)('the threat model names a defense and its tests against: $attempt', ({ stop, shown }) => {
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

test('a release builds and checks without rights, and compares, attests and publishes without running code of the repository', () => {
  const { jobs } = workflowSchema.parse(parse(readText('.github/workflows/release.yml')));
  const orderIn = (job: string, words: readonly string[]): readonly number[] => {
    const lines = (jobs[job]?.steps ?? []).map(({ uses = '', run = '' }) => uses + run);
    return words.map((word) => lines.findIndex((line) => line.includes(word)));
  };
  const build = orderIn('build', ['.ci/run', 'release-notes', 'npm run build', 'upload-artifact']);
  const publish = orderIn('publish', [
    'download-artifact',
    'git diff --cached',
    'attest-build-provenance',
    'refs/tags/$TAG',
    'gh release create',
    'refs/tags/$major',
  ]);
  for (const order of [build, publish]) {
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThan(-1);
  }
  expect(jobs.publish?.needs).toBe('build');
  expect(jobs.build?.permissions).toEqual({ contents: 'read' });
  expect(jobs.publish?.steps.filter(({ run = '' }) => /\b(?:npm|npx|node)\b|\.ci\//.test(run))).toEqual([]);
});
