import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/model/results.ts';
import { createSignatures } from '../../../../src/results/analysis/root-cause.ts';
import { failedTest, flakyTest, testResult } from '../../../helpers/run-results.ts';

const same = (one: Partial<Failure>, other: Partial<Failure>): boolean => {
  const signatureOf = createSignatures();
  return signatureOf(failedTest('a.B#c', one), 'failed') === signatureOf(failedTest('a.B#c', other), 'failed');
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
    [
      { message: 'no activity', trace: 'no activity\nCaused by: a.B: took 5 s' },
      { message: 'no activity', trace: 'no activity\nCaused by: a.B: took 6 s' },
    ],
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
    [
      { message: 'no activity', trace: 'no activity\nCaused by: a.B: no user' },
      { message: 'no activity', trace: 'no activity\nCaused by: a.B: no network' },
    ],
    [
      { message: 'no activity', trace: 'no activity\nCaused by: a.B: no user' },
      { message: 'no service', trace: 'no service\nCaused by: a.B: no user' },
    ],
  ])('tells %j from %j', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it('goes by the status where nothing was said', () => {
    const signatureOf = createSignatures();
    expect(signatureOf(testResult('a#b', { status: 'timed-out' }), 'timed-out')).not.toBe(
      signatureOf(testResult('a#b', { status: 'error' }), 'error'),
    );
  });

  it('tells a flaky test from one that failed in the same way', () => {
    const signatureOf = createSignatures();
    const flaky = flakyTest('a#b', { message: 'no user' });
    expect(signatureOf(flaky, 'flaky')).not.toBe(signatureOf(failedTest('a#b', { message: 'no user' }), 'failed'));
    expect(signatureOf(flaky, 'flaky')).toBe(signatureOf(flakyTest('a#c', { message: 'no user' }), 'flaky'));
  });
});
