import { expect, test } from 'vitest';
import { readText } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';
import { symbolMistake } from './pointers.ts';

const page = readText('docs/internals/paths.md');

const words: Readonly<Record<string, RegExp>> = {
  'A device name': /device/i,
  'A failure message': /failure|report|text/i,
  'A build id': /\bids?\b|build/i,
};

test.each(Object.entries(words))('%s goes through files that exist and speak of it, as many as the page says', (title, word) => {
  const [, section = ''] = page.split(`## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  const places = tableRows(own).flatMap(([place = '']) => {
    const [, file = '', link = '', symbol = ''] = /^\[`([^`]+)`\]\(([^)]+)\)`#(\w+)`$/.exec(place) ?? [];
    return file === '' ? [] : [{ file, link, symbol }];
  });
  expect(places.flatMap(({ file, symbol }) => symbolMistake(file, symbol) ?? [])).toEqual([]);
  expect(places.map(({ link }) => link)).toEqual(places.map(({ file }) => `../../${file}`));
  expect(places.filter(({ file }) => !word.test(readText(file)))).toEqual([]);
  expect(new Set(places.map(({ file }) => file)).size).toBe(Number(/: (\d+) files\./.exec(own)?.[1]));
});
