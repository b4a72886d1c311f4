import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText, root } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readText('package.json')));

test('CONTRIBUTING.md has a row for every folder of the sources', () => {
  const named = tableRows(readText('CONTRIBUTING.md')).map(([place = '']) => /^`src\/([\w-]+)\/`$/.exec(place)?.[1]);
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(new Set(named.filter((name) => name !== undefined))).toEqual(new Set(folders.map(({ name }) => name)));
});

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'AGENTS.md', 'docs/embedded-cloud.md'])(
  '%s names npm scripts that exist',
  (file) => {
    const named = [...readText(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  },
);

test('CONTRIBUTING.md has a row for every npm script', () => {
  const text = readText('CONTRIBUTING.md');
  const missing = Object.keys(scripts).filter(
    (name) => !['test', 'postinstall'].includes(name) && !text.includes(`npm run ${name}`),
  );
  expect(missing).toEqual([]);
});

test('docs/results.md has a row for every section of the job summary', () => {
  const folder = path.join(root, 'src/rendering/markdown');
  const sources = readdirSync(folder).map((file) => readText(`src/rendering/markdown/${file}`));
  const sections = sources.flatMap((source) =>
    [...source.matchAll(/['`]### ([A-Z][a-z ]+[a-z])|foldable\('([A-Z][^']+)'/g)].map(
      ([, heading, folded]) => heading ?? folded ?? '',
    ),
  );
  expect(sections).toContain('Plan');
  expect(sections).toContain('Slowest tests');
  const [, table = ''] = readText('docs/results.md').split('## The job summary\n');
  const described = tableRows(table.split('\n## ')[0] ?? '').join('\n');
  const missing = sections.filter((section) => !described.includes(section));
  expect(missing, 'sections of src/rendering/markdown that the table of docs/results.md#the-job-summary lacks').toEqual([]);
});

test.each(['CONTRIBUTING.md', 'AGENTS.md'])('%s names files and folders that exist', (file) => {
  const named = [...readText(file).matchAll(/`((?:src|test|docs|scripts)\/[\w./-]+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
