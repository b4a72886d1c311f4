import { FormatError } from './binary-error.ts';

/**
 * Steps that reading a file may still take.
 *
 * A hostile file lets many of its parts share one, so that a small file means endless work; an honest one never comes
 * near the allowance, which is given by its size.
 */
export interface Allowance {
  left: number;
}

/** Takes `steps`; throws `FormatError` when the allowance is used up. */
export const spend = (allowance: Allowance, steps: number): void => {
  allowance.left -= steps;
  if (allowance.left < 0) throw new FormatError('parts that repeat more often than any build writes them');
};
