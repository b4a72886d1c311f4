import type { JUnitLimits } from './limits.ts';
import type { ProblemList } from './problem.ts';
import type { SharedNames } from './shared-names.ts';
import type { TextBudget } from './text-budget.ts';

/** What every part of one reading shares. */
export interface ReadingContext {
  readonly limits: JUnitLimits;
  readonly problems: ProblemList;
  readonly budget: TextBudget;
  /** Resolves references in character data. */
  readonly decode: (text: string) => string;
  readonly nameOf: SharedNames;
}
