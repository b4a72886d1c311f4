import { describe, expect, test } from 'vitest';
import { readMessages } from '../../../scripts/messages/message-catalog.ts';
import { mistakeTable } from '../../../scripts/messages/mistake-table.ts';
import { makeMistake } from '../../../scripts/messages/mistakes.ts';
import { renderMessages } from '../../../scripts/messages/render-messages.ts';
import { readText, root } from './action-metadata.ts';

const messages = readMessages(root);
const mistakes = Object.values(mistakeTable).flat();

/** What no message has: three ways to say one thing, the form of an earlier version, and paths of this repository. */
const refused = [
  /\bfound\b[^.]*, expected\b/,
  /\bexpected\b.*\bfound\b/,
  /^Input /,
  /\bdocs\/\S*\.md\b(?<!blob\/main\/docs\/\S*)/,
];

describe('docs/internals/messages.md', () => {
  // Paths of files in messages have other separators there.
  test.skipIf(process.platform === 'win32')('has every message of the sources, and what each mistake gives', async () => {
    expect(readText('docs/internals/messages.md')).toBe(await renderMessages(root));
  });

  test('has hundreds of messages', () => {
    expect(messages.length).toBeGreaterThan(350);
  });
});

test.each(refused)('no message of the sources matches %s', (words) => {
  expect(messages.filter(({ text }) => words.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

describe('a mistake in a workflow', () => {
  test('is one of at least 81, each with a title of its own', () => {
    expect(new Set(mistakes.map(({ title }) => title)).size).toBe(mistakes.length);
    expect(mistakes.length).toBeGreaterThanOrEqual(81);
  });

  test.each(mistakes)('a mistake has a plain message: $title', async (mistake) => {
    const lines = await makeMistake(mistake);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(refused.filter((words) => words.test(line))).toEqual([]);
    for (const line of lines) expect(line).toMatch(/\[[\w-]+\]\.?$|\?$/);
  });
});
