import { type SessionResult, type TestAttempt, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import type { Outcome, TestStatus } from '../model/status.ts';
import { simpleClass } from './known-tests.ts';

interface MergedAttempts {
  /** One result for each test, from the attempt that counts. */
  readonly tests: readonly TestResult[];
  readonly sessionOf: (test: TestResult) => SessionResult;
}

/** Tells whether a status is a failure. A pending test never ran, so it is missing instead of failed. */
export const isBad = (status: TestStatus): boolean => status !== 'passed' && status !== 'skipped' && status !== 'pending';

export const hasRun = ({ status }: TestResult): boolean => status !== 'pending';

export const hasFailedAttempt = ({ status, earlierAttempts }: TestResult): boolean =>
  isBad(status) || earlierAttempts.some((earlier) => isBad(earlier.status));

export const isFlaky = (test: TestResult): boolean => test.status === 'passed' && hasFailedAttempt(test);

const unusual = [
  'rawStatus',
  'expectedFailures',
  'crash',
  'systemOut',
  'systemErr',
  'attachments',
  'properties',
] as const satisfies readonly (keyof TestResult)[];

/** Tells whether a test passed in its first attempt, without data from the list `unusual`. */
export const hasJustPassed = (test: TestResult): boolean =>
  test.status === 'passed' &&
  test.failures.length + test.earlierAttempts.length === 0 &&
  unusual.every((fact) => test[fact] === undefined);

/** @param shard if absent, quarantined failures count like other failures */
export const outcomeOf = (test: TestResult, shard?: Pick<AnalyzedShard, 'quarantined'>): Outcome => {
  if (isFlaky(test)) return 'flaky';
  return test.status === 'failed' && shard?.quarantined.has(test) === true ? 'quarantined' : test.status;
};

/** Merges attempts, given oldest first. The last attempt that executed a test decides. */
export const mergeAttempts = (attempts: readonly SessionResult[]): MergedAttempts => {
  const [only] = attempts;
  if (only !== undefined && attempts.length === 1) return { tests: only.tests, sessionOf: () => only };

  const aligned = alignClassNames(attempts);
  const merged = new Map<string, { readonly test: TestResult; readonly session: SessionResult }>();
  for (const session of attempts) {
    const seen = new Map<string, number>();
    for (const test of session.tests.map(aligned)) {
      const name = testName(test);
      // Parameterized tests share a name, so the nth test of a name is the same test in each attempt.
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const key = `${nth}#${name}`;
      const before = merged.get(key);
      if (before === undefined) merged.set(key, { session, test });
      else if (decides(test, before.test)) merged.set(key, { session, test: withEarlier(before.test, test) });
    }
  }
  const all = [...merged.values()];
  const sessions = new Map(all.map(({ test, session }) => [test, session]));
  const sessionOf = (test: TestResult): SessionResult => {
    const session = sessions.get(test);
    if (session === undefined) throw new Error('unreachable: only tests of these attempts are looked up');
    return session;
  };
  return { tests: all.map(({ test }) => test), sessionOf };
};

/** Merges tests with the same name, oldest first, because the service repeated failed tests in this session. */
export const mergeRepeated = (tests: readonly TestResult[]): readonly TestResult[] => {
  const merged = new Map<string, TestResult>();
  for (const test of tests) {
    const name = testName(test);
    const before = merged.get(name);
    if (before === undefined) merged.set(name, test);
    else if (decides(test, before)) merged.set(name, withEarlier(before, test));
  }
  return merged.size === tests.length ? tests : [...merged.values()];
};

const decides = (last: TestResult, before: TestResult): boolean => isExecuted(last) || !isExecuted(before);

const isExecuted = ({ status }: TestResult): boolean => status !== 'skipped' && status !== 'pending';

const withEarlier = (before: TestResult, last: TestResult): TestResult => {
  if (!isExecuted(before)) return last;
  const { status, failures, durationMs } = before;
  const replaced: TestAttempt = { status, failures, durationMs };
  return { ...last, earlierAttempts: [...before.earlierAttempts, replaced, ...last.earlierAttempts] };
};

/** Adds missing packages to class names, so that a class has the same name in all attempts. */
const alignClassNames = (attempts: readonly SessionResult[]): ((test: TestResult) => TestResult) => {
  const classesOf = attempts.map(({ tests }) => new Set(tests.map(({ className }) => className)));
  const all = new Set(classesOf.flatMap((classes) => [...classes]));
  const longNames = Map.groupBy(
    all.values().filter((className) => simpleClass(className) !== className),
    simpleClass,
  );
  return (test) => {
    const [className, ...others] = longNames.get(test.className) ?? [];
    if (className === undefined || others.length > 0) return test;
    // If one attempt contains both names, they are different classes.
    const areBothInOne = classesOf.some((classes) => classes.has(test.className) && classes.has(className));
    return areBothInOne ? test : { ...test, className };
  };
};
