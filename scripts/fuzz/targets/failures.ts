import fc from 'fast-check';
import { sourceHints } from '../../../src/rendering/failures/locations.ts';
import { failureHeadline } from '../../../src/rendering/failures/signature.ts';
import { shortenFailure } from '../../../src/rendering/failures/trace.ts';
import { annotationTexts, identifiersIn } from '../../../src/test-cases/case-identifier.ts';
import { titleKeysOfTest } from '../../../src/test-cases/case-title.ts';
import { issueKeysIn } from '../../../src/test-cases/issue-keys.ts';
import { demand, type Target, target } from '../target.ts';
import { anyText, mutatedText, textOf } from '../texts.ts';

const framePieces = [
  '\tat com.shop.CartTest.adds(CartTest.kt:31)\n',
  '\tat android.view.View.click(View.java:9)\n',
  'Caused by: ',
  'View Hierarchy:',
  '\n',
  ' ',
  '(',
  ')',
  '.',
  ':',
  'File.swift:12: ',
  'a/b.m#CharacterRangeLen=0&StartingLineNumber=11',
  'x'.repeat(300),
  '....',
  'at ',
  '\r',
  '$1',
  'java.lang.AssertionError: expected:<3>',
  '.kt:1',
  '/',
];

const checkFailure = ({
  message,
  trace,
  type,
}: {
  readonly message: string;
  readonly trace: string;
  readonly type: string;
}): void => {
  const failure = { kind: 'failure', message, trace, type } as const;
  const short = shortenFailure(failure, 12);
  demand(short.split('\n').length <= 13, 'a shortened trace has its lines');
  demand(failureHeadline(failure).length <= 2_000, 'a headline is bounded');
  let hints = 0;
  for (const { file, line } of sourceHints({ file: message, line: 3 }, failure)) {
    hints += 1;
    demand(
      (file.length <= 1_100 || file === message) && ((Number.isSafeInteger(line) && line >= 1) || file === message),
      'a place has a file and a line',
    );
  }
  demand(hints <= 40, 'places are few');
  for (const text of [message, trace]) {
    identifiersIn(text);
    annotationTexts(text);
    titleKeysOfTest(text);
    for (const tracker of ['jira', 'azure', 'clickup', 'asana'] as const)
      demand(issueKeysIn([text], tracker).length <= 100, 'issue keys are few');
  }
};

export const failureTargets: readonly Target[] = [
  target({
    name: 'failures',
    takes: 'messages and traces; names with identifiers and issue keys',
    holds: 'few lines and places, bounded',
    share: 2,
    open: () => ({
      input: fc.record({ message: textOf(framePieces), trace: mutatedText([framePieces.join('')], framePieces), type: anyText }),
      check: checkFailure,
    }),
  }),
];
