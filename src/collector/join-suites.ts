import { present } from '../lib/present.ts';
import type { KnownSuite } from '../model/known-suite.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { Job } from './read-jobs.ts';

/** What the jobs together selected of their suites; nothing where one of them did not know its suite. */
export const joinSuites = (jobs: readonly { readonly facts: Pick<Job['facts'], 'knownSuite'> }[]): Pick<RunOutcome, 'suite'> => {
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
