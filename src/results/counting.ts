import { type Counters, noCounters, type TestStatus } from '../model/status.ts';

/** Tests by status; a status that nobody knows counts as an error, since it proves nothing. */
export const countByStatus = (tests: readonly { readonly status: TestStatus }[]): Counters => {
  const counts = { ...noCounters };
  for (const { status } of tests) {
    if (status === 'timed-out') counts.timedOut += 1;
    else if (status === 'unknown') counts.error += 1;
    else counts[status] += 1;
  }
  return counts;
};
