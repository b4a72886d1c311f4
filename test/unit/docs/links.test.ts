import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from './action-metadata.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'AGENTS.md',
  'samples/README.md',
  ...globSync('src/*/README.md', { cwd: root }),
  ...globSync('docs/**/*.md', { cwd: root }),
];

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
    ...[...text.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id),
  ]);

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```$/gms, '');

test.each(documents)('%s links to files and headings that exist', (file) => {
  const links = [...withoutCode(readText(file)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const [target = '', anchor] = link.split('#');
    const absolute = target === '' ? path.join(root, file) : path.join(root, path.dirname(file), target);
    if (!existsSync(absolute)) return true;
    return anchor !== undefined && !anchorsIn(readText(path.relative(root, absolute))).has(anchor);
  });
  expect(broken).toEqual([]);
});
