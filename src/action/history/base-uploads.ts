import type { CommitUploads, PastRun } from '../../core/model/history.ts';
import { type History, isPass, rowsIn } from './history.ts';

/** Smallest share of passed tests with which a commit is worth comparing: below it, the app is broken as a whole. */
const leastPassed = 0.5;

/**
 * Uploads of the newest commit of a branch of which at least half of the tests passed, whether the run was red or green. A clause
 * that explains why there is none otherwise.
 *
 * @param variant variant of the app that this run tests. A commit of which only one variant is stored has that one.
 */
export const newestRunnable = ({ runs, tests, uploads }: History, branch: string, variant: string): CommitUploads | string => {
  const isOn = (run: PastRun): boolean => run.branch === branch && run.pullRequest === undefined;
  const commits = new Set(runs.filter(isOn).map(({ commit }) => commit));
  if (commits.size === 0) return `the history has no run of ${branch}`;
  const byCommit = Map.groupBy(uploads, ({ commit }) => commit);
  const stored = [...commits].filter((commit) => byCommit.has(commit)).toReversed();
  if (stored.length === 0) return `no upload of ${branch} is stored`;
  const counts = countPasses(tests, isOn, new Set(stored));
  const newest = stored.find((commit) => {
    const { passed, all } = counts.get(commit) ?? { passed: 0, all: 0 };
    return all > 0 && passed >= leastPassed * all;
  });
  if (newest === undefined) return `at least half of the tests passed on no commit of ${branch} whose upload is stored`;
  const own = byCommit.get(newest) ?? [];
  const same = own.find((each) => each.variant === variant) ?? (own.length === 1 ? own[0] : undefined);
  return same ?? `the uploads that are stored of ${newest.slice(0, 7)} are of other variants of the app`;
};

/** Counts the latest outcome of each test and device on each commit. */
const countPasses = (
  tests: History['tests'],
  isOn: (run: PastRun) => boolean,
  commits: ReadonlySet<string>,
): ReadonlyMap<string, { readonly passed: number; readonly all: number }> => {
  const counts = new Map<string, { passed: number; all: number }>();
  for (const { outcomes } of rowsIn(tests)) {
    const latest = new Map(outcomes.filter(({ run }) => isOn(run)).map((outcome) => [outcome.run.commit, outcome]));
    for (const [commit, outcome] of latest) {
      if (!commits.has(commit)) continue;
      const count = counts.get(commit) ?? { passed: 0, all: 0 };
      counts.set(commit, { passed: count.passed + (isPass(outcome) ? 1 : 0), all: count.all + 1 });
    }
  }
  return counts;
};
