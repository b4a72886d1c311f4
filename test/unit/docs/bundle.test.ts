import { expect, test } from 'vitest';
import { readText } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';

const rows = tableRows(readText('docs/internals/bundle-packages.md')).map(([name = '', version = '', kilobytes = '']) => ({
  title: `${name.replaceAll('`', '')} ${version}`,
  kilobytes: Number(kilobytes),
}));

/** Small packages that two others have inside of their own folders, which npm cannot join. */
const twice = ['brace-expansion 2.1.8', 'balanced-match 1.0.2'];

test('the list of bundled packages names those whose licenses are passed on', () => {
  const licensed = [...readText('dist/licenses.txt').matchAll(/(?:^|\n-{80}\n\n)(\S+ \d+\.\d+\.\S+)\n/g)].map(
    ([, title]) => title,
  );
  expect(licensed.length).toBeGreaterThan(100);
  expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(licensed));
});

test('no package is bundled twice in one version, but for two small ones', () => {
  const titles = rows.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual(twice);
});
