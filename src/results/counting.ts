import { type Counters, noCounters, type TestStatus } from '../model/status.ts';

/** Tests by status; an unrecognized status counts as an error, since it does not show that the test passed. */
export const countByStatus = (tests: readonly { readonly status: TestStatus }[]): Counters => {
  const counts = { ...noCounters };
  for (const { status } of tests) {
    if (status === 'timed-out') counts.timedOut += 1;
    else if (status === 'unknown') counts.error += 1;
    else counts[status] += 1;
  }
  return counts;
};

/** Tests that ran and did not pass. */
export const failedIn = ({ failed, error, timedOut }: Counters): number => failed + error + timedOut;

/** Tests that ran, whatever their result. */
export const executedIn = (counters: Counters): number => counters.passed + failedIn(counters);

export const addCounters = (one: Counters, other: Counters): Counters => combine(one, other, 1);

export const subtractCounters = (one: Counters, other: Counters): Counters => combine(one, other, -1);

const combine = (one: Counters, other: Counters, sign: 1 | -1): Counters => ({
  passed: one.passed + sign * other.passed,
  failed: one.failed + sign * other.failed,
  skipped: one.skipped + sign * other.skipped,
  timedOut: one.timedOut + sign * other.timedOut,
  error: one.error + sign * other.error,
  pending: one.pending + sign * other.pending,
});
