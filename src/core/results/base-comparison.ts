import type { BaseReport, BaseResult, BaseSession, ComparedTest } from '../model/base-comparison.ts';
import type { FlakyRate } from '../model/history.ts';
import { type NamedTest, type TestResult, testName } from '../model/results.ts';
import type { CountedShard, LocatedTest } from '../model/run-analysis.ts';
import { isBad, outcomeOf } from './attempts.ts';
import { createCauses } from './triage/identify-cause.ts';

/** Maximum number of failed tests that a run compares with the base branch. */
export const mostCompared = 20;

const shownCommit = 7;

/**
 * Chooses the failed tests to compare: first one test of each cause, then the second of each, and so on. Leaves out quarantined
 * failures.
 */
export const failuresToCompare = (
  shards: readonly CountedShard[],
): { readonly chosen: readonly LocatedTest[]; readonly more: number } => {
  const identify = createCauses();
  const failed = shards.flatMap(({ tests, quarantined, sessionOf }) =>
    tests
      .filter((test) => isBad(test.status) && !quarantined.has(test))
      .map((test) => ({ test, session: sessionOf(test), cause: identify(test, outcomeOf(test)).id })),
  );
  const ofCause = [...Map.groupBy(failed, ({ cause }) => cause).values()];
  const places = new Map(ofCause.flatMap((own) => own.map((each, place) => [each, place] as const)));
  const ordered = failed.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const chosen = ordered.slice(0, mostCompared).map(({ test, session }) => ({ test, session }));
  return { chosen, more: failed.length - chosen.length };
};

/** Number of runs of a test on the base: as many as it had here. A re-run that a user asks for adds none. */
export const runsOnBase = ({ earlierAttempts }: TestResult, retries: number): number =>
  1 + Math.min(earlierAttempts.length, retries);

export const countOnBase = (sessions: readonly BaseSession[]): { readonly passed: number; readonly failed: number } => {
  const failed = sessions.filter(({ status }) => status === 'failed').length;
  return { passed: sessions.length - failed, failed };
};

export const judgeOnBase = (sessions: readonly BaseSession[]): BaseResult => {
  const { passed, failed } = countOnBase(sessions);
  if (failed > 0) return passed > 0 ? 'unstable-on-base' : 'fails-on-base';
  return passed > 0 ? 'passes-on-base' : 'unknown';
};

/** Names the first `limit` tests that also fail on the base branch, as `class#method @ device`. */
export const failingOnBase = (report: BaseReport | undefined, limit: number): readonly string[] =>
  (report?.tests ?? [])
    .filter(({ result }) => result === 'fails-on-base')
    .slice(0, limit)
    .map((test) => `${testName(test)} @ ${test.device}`);

export const findOnBase = (report: BaseReport | undefined) => {
  const known = new Map(report?.tests.map((test) => [`${test.device}\n${testName(test)}`, test]));
  return (test: NamedTest, device: string): ComparedTest | undefined =>
    known.size === 0 ? undefined : known.get(`${device}\n${testName(test)}`);
};

/** `main at 1a2b3c4` */
export const namePlaceOnBase = ({ branch, commit }: Pick<ComparedTest, 'branch' | 'commit'>): string =>
  commit === undefined ? branch : `${branch} at ${commit.slice(0, shownCommit)}`;

/**
 * `fails on main, too (2 of 2 runs at 1a2b3c4)`
 *
 * @param rate flaky rate of the test in the history
 */
export const describeOnBase = (test: ComparedTest, rate?: FlakyRate): string => {
  const { branch, commit = '', result, sessions, why = 'no run has a result' } = test;
  const { passed, failed } = countOnBase(sessions);
  const past = rate === undefined ? '' : `; in the history, ${rate.failures} of ${rate.outcomes} outcomes failed`;
  const runs = (count: number): string =>
    `${count} of ${sessions.length} ${sessions.length === 1 ? 'run' : 'runs'} at ${commit.slice(0, shownCommit)}`;
  switch (result) {
    case 'fails-on-base':
      return `fails on ${branch}, too (${runs(failed)})${past}`;
    case 'unstable-on-base':
      return `passes and fails on ${branch} (${runs(failed)} failed)${past}`;
    case 'passes-on-base':
      return `passes on ${branch} (${runs(passed)}): this change or flakiness${past}`;
    case 'unknown':
      return `unknown on ${branch}: ${why}`;
  }
};

/**
 * Clause for titles: `all 3 also fail on main at 1a2b3c4`. Undefined if no result is known, or if nothing can be said in one clause.
 *
 * @param failed number of failures that count
 */
export const summarizeOnBase = ({ tests }: BaseReport, failed: number): string | undefined => {
  const failing = tests.filter(({ result }) => result === 'fails-on-base');
  const passing = tests.filter(({ result }) => result === 'passes-on-base');
  const places = (own: readonly ComparedTest[]): string => [...new Set(own.map(namePlaceOnBase))].join(' and ');
  const all = failed === 1 ? 'it' : failed === 2 ? 'both' : `all ${failed}`;
  if (failing.length > 0 && failing.length === failed)
    return `${all} also ${failed === 1 ? 'fails' : 'fail'} on ${places(failing)}`;
  if (failing.length > 0)
    return `${failing.length} of ${failed} also ${failing.length === 1 ? 'fails' : 'fail'} on ${places(failing)}`;
  if (passing.length > 0 && passing.length === failed) return `${all} ${failed === 1 ? 'passes' : 'pass'} on ${places(passing)}`;
  return undefined;
};
