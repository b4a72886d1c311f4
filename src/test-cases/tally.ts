import type { CaseResult } from './trace-case.ts';

/** Numbers of test cases. `count` = `covered` + `notRun`; `covered` = `passed` + `failed` + `partial`. */
export interface CaseTally {
  readonly count: number;
  /** Cases with at least one test that ran. */
  readonly covered: number;
  readonly passed: number;
  readonly failed: number;
  readonly partial: number;
  readonly notRun: number;
  /** Cases that the service counted but did not list. */
  readonly unread: number;
}

export const emptyTally: CaseTally = { count: 0, covered: 0, passed: 0, failed: 0, partial: 0, notRun: 0, unread: 0 };

const counterOfResult = { passed: 'passed', failed: 'failed', partial: 'partial', 'not-run': 'notRun' } as const;

export const addToTally = (tally: CaseTally, result: CaseResult): CaseTally => {
  const key = counterOfResult[result];
  return {
    ...tally,
    count: tally.count + 1,
    covered: tally.covered + (result === 'not-run' ? 0 : 1),
    [key]: tally[key] + 1,
  };
};

/** Share of covered cases in percent. Cases that could not be read count as not covered. Undefined if there are no cases. */
export const coveragePercent = ({ count, covered, unread }: CaseTally): number | undefined =>
  count + unread === 0 ? undefined : (covered * 100) / (count + unread);
