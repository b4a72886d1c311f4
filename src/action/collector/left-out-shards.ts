import { problem, type RunProblem } from '../../core/model/error-codes.ts';
import type { SessionResult } from '../../core/model/results.ts';
import { describeUnknownTest, findUnknownTest } from '../../core/results/known-tests.ts';
import type { CoveredPart } from './join-jobs.ts';
import type { Job } from './read-jobs.ts';

interface LeftOutShards {
  readonly problems: readonly RunProblem[];
  /** Whether a session reported a test that its job did not know. */
  readonly splitUnknown?: true;
}

/** Finds shards that the jobs left out as empty, although a session reported a test that its job did not know. */
export const findLeftOut = (
  jobs: readonly Job[],
  parts: readonly CoveredPart[],
  sessions: readonly SessionResult[],
): LeftOutShards => {
  const found = jobs
    .values()
    .map(({ facts: { knownSuite, builds } }) => {
      const ids = new Set(builds.map(({ id }) => id));
      const own = sessions.filter(({ buildId }) => ids.has(buildId));
      return knownSuite && findUnknownTest(knownSuite, own);
    })
    .find((each) => each !== undefined);
  if (found === undefined) return { problems: [] };
  // Only the test runner's own split, which has no plan, leaves tests out with an empty shard.
  const byRunner = parts.filter(({ plan }) => plan === undefined);
  const covered = new Set(byRunner.flatMap(({ shards = [] }) => shards));
  const empty = new Set(byRunner.flatMap(({ emptyShards = [] }) => emptyShards));
  const lacking = [...empty.difference(covered)].toSorted((a, b) => a - b);
  const [total = 1] = byRunner.flatMap((part) => part.total ?? []);
  // A job that could tell has ended with this error.
  if (lacking.length === 0 || jobs.some(({ facts }) => facts.code === 'split-unknown'))
    return { problems: [], splitUnknown: true };
  const shards = lacking.map((index) => ({ shard: { index, total } }));
  return {
    problems: [problem('split-unknown', `${describeUnknownTest(found, shards)}. Re-run all jobs`)],
    splitUnknown: true,
  };
};
