import type { JUnitLimits } from './limits.ts';
import type { ProblemList } from './problem.ts';
import type { SharedNames } from './shared-names.ts';
import type { TextBudget } from './text-budget.ts';

/**
 * Cases of one name in one report are attempts of one test only for a caller that requested retries; otherwise a test each. Nor does
 * `flaky="true"` excuse a failure then.
 */
export type RepeatedCases = 'attempts' | 'separate';

/** What every part of one reading shares. */
export interface ReadingContext {
  readonly limits: JUnitLimits;
  readonly repeatedCases: RepeatedCases;
  /** Whether tests that passed at once or were skipped keep their output. */
  readonly keepsPassedOutput: boolean;
  readonly problems: ProblemList;
  readonly budget: TextBudget;
  readonly nameOf: SharedNames;
}
