import type { TestResult } from '../model/results.ts';
import { isBad } from '../results/attempts.ts';
import type { RunState } from '../run/run-state.ts';
import { simpleName } from './job-problems.ts';
import type { Job } from './read-jobs.ts';

/**
 * Replaces obfuscated stacks and crashes by the restored ones from the documents of jobs. Only the jobs had the mapping of the
 * app, and the service gives the collector obfuscated stacks. Statuses of tests are not changed.
 *
 * @param jobs jobs that count
 */
export const takeRestoredStacks = (
  jobs: readonly Pick<Job, 'failures'>[],
  { facts, onCollected }: Pick<RunState, 'facts' | 'onCollected'>,
): void => {
  const restored = new Map(
    jobs
      .flatMap(({ failures }) => failures)
      .filter(({ test }) => isRestored(test))
      .map(({ test, build, session }) => [testKey(build, session, test), test] as const),
  );
  if (restored.size === 0) return;
  for (const [key, session] of facts().sessions) {
    const tests = session.tests.map((test) => {
      const stored = isBad(test.status) ? restored.get(testKey(session.buildId, session.sessionId, test)) : undefined;
      return stored === undefined ? test : { ...test, failures: stored.failures, crash: stored.crash };
    });
    if (tests.some((test, index) => test !== session.tests[index])) onCollected(key, { ...session, tests });
  }
};

const isRestored = ({ crash, failures, status }: TestResult): boolean =>
  isBad(status) && (crash !== undefined || failures.some(({ rawTrace }) => rawTrace !== undefined));

const testKey = (build: string, session: string | undefined, test: TestResult): string =>
  `${build}/${session ?? ''}/${simpleName(test)}`;
