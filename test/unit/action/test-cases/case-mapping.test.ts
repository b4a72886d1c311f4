import { expect, test } from 'vitest';
import { parseMapping } from '../../../../src/action/test-cases/case-mapping.ts';

test('an entry maps one test or many to one case or many', () => {
  expect(parseMapping('TC-1: a.B#c\nTC-2:\n  - a.B#c\n  - a.B#*\n')).toEqual({
    entries: [
      { identifier: 'TC-1', tests: ['a.B#c'], line: 1 },
      { identifier: 'TC-2', tests: ['a.B#c', 'a.B#*'], line: 2 },
    ],
    mistakes: [],
  });
});

const mistakes = [
  ['a list', '- TC-1: a', ['1:1 : must be a mapping of identifiers to tests']],
  ['nothing', '', ['1:1 : must be a mapping of identifiers to tests']],
  ['no test', 'TC-1:\n', ['1:1 TC-1: must be a test, class#method, or a list of them']],
  ['an empty list', 'TC-1: a\nTC-2: []\n', ['2:1 TC-2: must have at least one test']],
  ['a number', 'TC-1: 5\n', ['1:1 TC-1: must be a test, class#method, or a list of them']],
  ['a number among tests', 'TC-1: [a, 5]\n', ['1:1 TC-1: must be a test, class#method, or a list of them']],
  ['several', 'TC-1: 5\nTC-2: 6\n', [expect.stringMatching(/^1:1/), expect.stringMatching(/^2:1/)]],
] as const;

test.each(mistakes)('a mistake is told with its place: %s', (_what, text, told) => {
  expect(parseMapping(text).mistakes.map(({ line, column, key, message }) => `${line}:${column} ${key}: ${message}`)).toEqual(
    told,
  );
});
