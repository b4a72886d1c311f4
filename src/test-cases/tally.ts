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

export const addToTally = (tally: CaseTally, result: CaseResult): CaseTally => {
  const counter = result === 'not-run' ? 'notRun' : result;
  const covered = tally.covered + (result === 'not-run' ? 0 : 1);
  return { ...tally, count: tally.count + 1, covered, [counter]: tally[counter] + 1 };
};

/** Returns the share of covered cases in percent. Cases that could not be read count as not covered. */
export const coveragePercent = ({ count, covered, unread }: CaseTally): number | undefined =>
  count + unread === 0 ? undefined : (covered * 100) / (count + unread);

/** Outputs of the `test-cases` action. Every output is always set. */
export const testCaseOutputsOf = (
  { count, covered, passed, failed, notRun }: CaseTally,
  outputPath: string,
): Readonly<Record<string, string>> => ({
  count: String(count),
  covered: String(covered),
  passed: String(passed),
  failed: String(failed),
  'not-run': String(notRun),
  'output-path': outputPath,
});

/** Outputs of a step that ended before it had listed anything. */
export const noTestCaseOutputs = testCaseOutputsOf(emptyTally, '');
