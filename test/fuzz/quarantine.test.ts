import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { parseQuarantine } from '../../src/inputs/quarantine.ts';
import { readText } from '../unit/docs/action-metadata.ts';
import { fuzz } from './fuzz.ts';
import { mutatedText } from './mutations.ts';

const [, file = ''] = /^## The file\n\n```yaml\n(.*?)^```/ms.exec(readText('docs/flaky-tests.md')) ?? [];
const now = Date.parse('2026-01-02T00:00:00Z');
const lastDay = '2026-07-01';

describe('quarantine files', () => {
  fuzz(
    'a quarantine file is read, or every mistake in it has its place',
    mutatedText([file, JSON.stringify(parse(file))], 40_000),
    (text) => {
      const { entries, mistakes } = parseQuarantine(text, now);
      const lines = text.split(/\r\n|\n|\r/).length;
      for (const { line, column, message } of mistakes)
        assert(line >= 1 && line <= lines + 1 && column >= 1 && message !== '', 'a mistake has its place and says what is wrong');
      assert(mistakes.length === 0 || entries.length === 0, 'no entry of a file with mistakes is used');
      for (const { test, reason, issue, until } of entries)
        assert(
          /[#*]/.test(test) && reason !== '' && /^https?:/i.test(issue) && until <= lastDay,
          'an entry is complete, and ends',
        );
      return entries;
    },
  );
});
