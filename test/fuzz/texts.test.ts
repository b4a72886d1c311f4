import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'vitest';
import { matchesName, matchesPath } from '../../src/embedded/wildcard.ts';
import { matchesWildcard } from '../../src/lib/wildcard.ts';
import { shortenFailure } from '../../src/rendering/shorten-failure.ts';
import { failureHeadline } from '../../src/results/analysis/failure-signature.ts';
import { sourceHints } from '../../src/results/analysis/source-hints.ts';
import { annotationTexts, identifiersIn } from '../../src/test-cases/case-identifier.ts';
import { titleKeysOfTest } from '../../src/test-cases/case-title.ts';
import { issueKeysIn } from '../../src/test-cases/issue-keys.ts';
import { fuzz } from './fuzz.ts';
import { anyText, mutatedText, textOf } from './generators/texts.ts';

const framePieces = [
  ['\tat com.shop.CartTest.adds(CartTest.kt:31)\n', '\tat android.view.View.click(View.java:9)\n', 'Caused by: '],
  ['View Hierarchy:', '\n', ' ', '(', ')', '.', ':', 'File.swift:12: ', 'a/b.m#CharacterRangeLen=0&StartingLineNumber=11'],
  ['x'.repeat(300), '....', 'at ', '\r', '$1', 'java.lang.AssertionError: expected:<3>', '.kt:1', '/'],
].flat();
const message = textOf(framePieces);
const trace = mutatedText([framePieces.join('')], framePieces);

describe('messages and traces', () => {
  fuzz('become few lines and places', fc.record({ message, trace, type: anyText }), (parts) => {
    const failure = { kind: 'failure', ...parts } as const;
    assert(shortenFailure(failure, 12).split('\n').length <= 13, 'a shortened trace has its lines');
    assert(failureHeadline(failure).length <= 2_000, 'a headline is bounded');
    const hints = [...sourceHints({ file: parts.message, line: 3 }, failure)].filter(({ file }) => file !== parts.message);
    assert(hints.length <= 40, 'places are few');
    for (const { file, line } of hints)
      assert(file.length <= 1_100 && Number.isSafeInteger(line) && line >= 1, 'a place has a file and a line');
  });

  fuzz('are searched for identifiers and issue keys in bounded time', fc.oneof(message, trace), (text) => {
    identifiersIn(text);
    annotationTexts(text);
    titleKeysOfTest(text);
    for (const tracker of ['jira', 'azure', 'clickup', 'asana'] as const)
      assert(issueKeysIn([text], tracker).length <= 100, 'issue keys are few');
  });
});

const joined = (pieces: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''));
const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The same path pattern as a regular expression. */
const pathExpression = (pattern: string): RegExp => {
  const source = pattern.split('/').reduce((expression, segment, index) => {
    if (segment === '**') return `${expression}${index === 0 ? '(?:[^/]*/)*' : '(?:/[^/]*)*'}`;
    return `${expression}${index === 0 ? '' : '/'}${segment.split('*').map(literal).join('[^/]*')}`;
  }, '');
  return new RegExp(`^${source}$`);
};

fuzz(
  'wildcards match what regular expressions of the same meaning match',
  // Short, so that the expression stays quick.
  fc.record({
    pattern: joined(['a', 'b', '/', '*', '**', '.', 'ab', '#', '\n'], 8),
    text: joined(['a', 'b', '/', '.', 'ab', '#', '\n'], 10),
  }),
  ({ pattern, text }) => {
    const wanted = new RegExp(`^${pattern.split('*').map(literal).join('[^]*')}$`).test(text);
    assert.equal(matchesWildcard(pattern, text), wanted, 'a star stands for any characters');
    assert.equal(matchesName(pattern, text), wanted, 'a star stands for any characters in the built-in cloud');
    if (pattern.startsWith('**')) return;
    assert.equal(matchesPath(pattern, text), pathExpression(pattern).test(text), 'two stars stand for any segments');
  },
);
