import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText, root } from './action-metadata.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'AGENTS.md',
  'samples/README.md',
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

describe.each(documents)('%s', (file) => {
  const links = [...withoutCode(readText(file)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);

  test('links to files and headings that exist', () => {
    const broken = links.filter((link) => {
      const [target = '', anchor] = link.split('#');
      const absolute = target === '' ? path.join(root, file) : path.join(root, path.dirname(file), target);
      if (!existsSync(absolute)) return true;
      return anchor !== undefined && !anchorsIn(readText(path.relative(root, absolute))).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('has no line end but the usual, and no trailing blanks', () => {
    expect(
      readText(file)
        .split('\n')
        .filter((line) => /[ \t]$/.test(line)),
    ).toEqual([]);
  });
});
