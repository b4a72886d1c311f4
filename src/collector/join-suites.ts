import { present } from '../lib/present.ts';
import type { KnownSuite } from '../model/known-suite.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { Job } from './read-jobs.ts';

/** What the jobs together selected of their suites, nothing where one of them did not know its suite; and the suite's id if it is the same. */
export const joinSuites = (
  jobs: readonly { readonly facts: Pick<Job['facts'], 'knownSuite'> & { readonly job: Pick<Job['facts']['job'], 'suiteId'> } }[],
): Pick<RunOutcome, 'suite' | 'suiteId'> => {
  const suiteIds = new Set(jobs.map(({ facts: { job } }) => job.suiteId));
  const [suiteId] = suiteIds;
  // The history of several suites together is none of theirs.
  return { ...joinTests(jobs), ...present({ suiteId: suiteIds.size === 1 ? suiteId : undefined }) };
};

const joinTests = (jobs: readonly { readonly facts: Pick<Job['facts'], 'knownSuite'> }[]): Pick<RunOutcome, 'suite'> => {
  const suites = jobs.flatMap(({ facts: { knownSuite } }): KnownSuite[] => (knownSuite === undefined ? [] : [knownSuite]));
  if (suites.length < jobs.length || suites.length === 0) return {};
  return {
    suite: {
      tests: suites.flatMap(({ tests }) => tests),
      unknown: suites.flatMap(({ unknown }) => unknown),
      ...present({ unseen: suites.find(({ unseen }) => unseen !== undefined)?.unseen }),
    },
  };
};
