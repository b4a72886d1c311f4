import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/model/results.ts';
import { createSignatures, failureHeadline } from '../../../../src/rendering/failures/signature.ts';
import { testResult } from '../../../helpers/run-results.ts';

const same = (one: Partial<Failure>, other: Partial<Failure>): boolean => {
  const signatureOf = createSignatures();
  const test = testResult('a.B#c', { status: 'failed' });
  return signatureOf(test, { kind: 'failure', ...one }) === signatureOf(test, { kind: 'failure', ...other });
};

describe('createSignatures', () => {
  it.each([
    [{ message: 'no view with id 2131230861' }, { message: 'no view with id 2131230999' }],
    [{ message: 'Object@1f2e3d4c is gone' }, { message: 'Object@aabbccdd is gone' }],
    [{ message: 'at 0xdeadbeef' }, { message: 'at 0x1' }],
    [
      { message: 'same', trace: 'at a.B.c(B.kt:3)\nmore' },
      { message: 'same', trace: 'at a.B.c(B.kt:3)\nother' },
    ],
    [{ message: 'first\nsecond' }, { message: 'first\nthird' }],
  ])('takes %j and %j for one failure', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    [{ message: 'no view' }, { message: 'no user' }],
    [
      { message: 'same', trace: 'at a.B.c(B.kt:3)' },
      { message: 'same', trace: 'at a.B.c(B.kt:4)' },
    ],
    [
      { message: 'same', type: 'AssertionError' },
      { message: 'same', type: 'IllegalStateException' },
    ],
  ])('tells %j from %j', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it('goes by the status where nothing was said', () => {
    const signatureOf = createSignatures();
    expect(signatureOf(testResult('a#b', { status: 'timed-out' }), undefined)).not.toBe(
      signatureOf(testResult('a#b', { status: 'error' }), undefined),
    );
  });
});

describe('failureHeadline', () => {
  it.each([
    [{ kind: 'failure', message: '\n  no user\nmore' }, 'no user'],
    [{ kind: 'failure', trace: 'java.lang.Error: x\n\tat a' }, 'java.lang.Error: x'],
    [{ kind: 'failure', type: 'E', message: 'x' }, 'E: x'],
    [{ kind: 'failure', type: 'E' }, 'E'],
    [undefined, ''],
  ] as const)('of %j is %j', (failure, headline) => {
    expect(failureHeadline(failure)).toBe(headline);
  });
});
