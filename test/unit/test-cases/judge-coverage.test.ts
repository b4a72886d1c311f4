import { describe, expect, test } from 'vitest';
import { reasonToFail } from '../../../src/test-cases/publish-cases.ts';
import { type CaseTally, emptyTally } from '../../../src/test-cases/tally.ts';

const tallyOf = (covered: number, count: number, unread = 0): CaseTally => ({ ...emptyTally, covered, count, unread });

describe('reasonToFail', () => {
  test.each([
    ['nothing is required', tallyOf(0, 10), undefined],
    ['exactly enough is covered', tallyOf(8, 10), 80],
    ['everything is covered', tallyOf(10, 10), 100],
    ['no coverage is required of an empty listing', emptyTally, 0],
  ])('is none where %s', (_when, tally, required) => {
    expect(reasonToFail({ tally }, required)).toBeUndefined();
  });

  test.each([
    ['too little is covered', tallyOf(7, 10), 80, '7 of 10 test cases are covered (70 %), but 80 % are required'],
    ['one of many is missing', tallyOf(999, 1000), 100, '999 of 1000 test cases are covered (99.9 %), but 100 % are required'],
    [
      'cases could not be read',
      tallyOf(8, 8, 8),
      80,
      '8 of 8 test cases are covered (50 %), but 80 % are required; 8 more could not be read and count as not covered',
    ],
    ['nothing was listed', emptyTally, 80, 'No test case was listed, but 80 % must be covered'],
  ])('says by how much where %s', (_when, tally, required, clause) => {
    expect(reasonToFail({ tally }, required)).toMatchObject({ code: 'coverage-too-low', clause });
  });

  test('is none for a change that names no issue, and one for issues without test cases', () => {
    expect(reasonToFail({ tally: emptyTally, requirements: [] }, 80)).toBeUndefined();
    const untested = { key: 'SHOP-1', result: 'untested', cases: [], caseCount: 0 } as const;
    expect(reasonToFail({ tally: emptyTally, requirements: [untested] }, 80)).toMatchObject({ code: 'coverage-too-low' });
  });
});
