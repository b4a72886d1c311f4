import { problem, type RunProblem } from '../model/error-codes.ts';
import { percentText } from './summary.ts';
import { coveragePercent } from './tally.ts';
import type { TracedListing } from './trace-listing.ts';

/**
 * Why the step is red, or undefined. Green needs proof: an empty listing covers nothing, unless the change names no issue at all.
 */
export const reasonToFail = (
  listing: Pick<TracedListing, 'tally' | 'requirements'>,
  requireCoverage: number | undefined,
): RunProblem | undefined => {
  if (requireCoverage === undefined || listing.requirements?.length === 0) return undefined;
  const percent = coveragePercent(listing.tally);
  if (percent === undefined)
    return requireCoverage === 0
      ? undefined
      : tooLow(`No test case was listed, and ${requireCoverage} % of them should be covered`);
  if (percent >= requireCoverage) return undefined;
  const { covered, count, unread } = listing.tally;
  const doubt = unread === 0 ? '' : `; ${unread} more could not be read and count as not covered`;
  return tooLow(
    `${covered} of ${count} test cases are covered (${percentText(percent)}), and ${requireCoverage} % should be${doubt}`,
  );
};

const tooLow = (clause: string): RunProblem => problem('coverage-too-low', clause);
