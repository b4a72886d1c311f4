import { FormatError } from './binary-error.ts';

/**
 * Remaining number of steps for reading a file. In a hostile file, many parts may refer to one part and cause endless work. The
 * budget grows with the size of the file; no real build comes near it.
 */
export interface WorkBudget {
  left: number;
}

/** Spends `steps`; throws `FormatError` if the budget is exhausted. */
export const spend = (workBudget: WorkBudget, steps: number): void => {
  workBudget.left -= steps;
  if (workBudget.left < 0) throw new FormatError('parts that repeat more often than in any real build');
};
