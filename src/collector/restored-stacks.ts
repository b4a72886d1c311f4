import type { TestResult } from '../model/results.ts';
import { isBad } from '../results/attempts.ts';
import type { RunState } from '../run/run-state.ts';
import { simpleName } from './job-problems.ts';
import type { StoredFailure } from './read-jobs.ts';

/**
 * Takes stacks and crashes from the documents of jobs, which had the app's mapping, while the service gives the collector
 * obfuscated stacks. Statuses are those of the service.
 *
 * @param failures stored failures of the jobs that count
 */
export const takeRestoredStacks = (failures: readonly StoredFailure[], { facts, onCollected }: RunState): void => {
  const restored = new Map(
    failures
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
