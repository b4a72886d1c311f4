import { expect, test } from 'vitest';
import { readMessages } from '../../../scripts/messages/message-catalog.ts';
import { mistakeTable } from '../../../scripts/messages/mistake-table.ts';
import { makeMistake } from '../../../scripts/messages/mistakes.ts';
import { renderMessages } from '../../../scripts/messages/render-messages.ts';
import { readText, root } from './action-metadata.ts';

// Paths of files in messages have other separators there.
test.skipIf(process.platform === 'win32')(
  'docs/internals/messages.md has every message of the sources, and what each mistake gives',
  async () => {
    expect(readText('docs/internals/messages.md')).toBe(await renderMessages(root));
  },
);

/** A path of this repository, which a user of the action does not have. In a link it is one of the repository on GitHub. */
const ownPath = /\bdocs\/\S*\.md\b(?<!blob\/main\/docs\/\S*)/;

test('no message of the sources names a page of the documentation without a link to it', () => {
  expect(readMessages(root).filter(({ text }) => ownPath.test(text))).toEqual([]);
});

test.each(Object.values(mistakeTable).flat())('a mistake in a workflow has messages with codes: $title', async (mistake) => {
  const lines = await makeMistake(mistake);
  expect(lines).not.toEqual([]);
  // The warning about an unknown build parameter ends with a suggestion instead.
  for (const line of lines) expect(line).toMatch(/\[[\w-]+\]\.?$|\?$/);
});
