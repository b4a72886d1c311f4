import { present } from '../../lib/present.ts';
import type { BundleEvidence } from '../../model/evidence.ts';
import type { BundleAttempt, BundleRun } from '../../model/result-bundle.ts';
import { type NamedTest, type TestResult, testName } from '../../model/results.ts';
import { isBad } from '../attempts.ts';
import { type BundleCase, bundleCases, caseKey, isMethodName, nameCases } from './bundle-cases.ts';

export interface JoinedBundle {
  readonly tests: readonly TestResult[];
  readonly evidence: BundleEvidence & { readonly state: 'read' };
  readonly failedAttempts: ReadonlyMap<TestResult, BundleAttempt>;
}

/**
 * Joins `listed`, the tests of the session details, with the tests of the bundle, by `Class/test`. The worse result counts. Of
 * several tests with one name, failed tests are matched with failed tests.
 */
export const joinBundle = (listed: readonly TestResult[], runs: readonly BundleRun[], retried: boolean): JoinedBundle => {
  const cases = bundleCases(runs, retried);
  const casesByKey = Map.groupBy(cases, ({ key }) => key);
  const listedByKey = Map.groupBy(listed, caseKey);
  const joined = new Map<TestResult, Joined[]>();
  for (const [key, own] of listedByKey)
    for (const [test, results] of pair(own, casesByKey.get(key) ?? [])) joined.set(test, results);
  const unlisted = cases.filter(({ key, test }) => !listedByKey.has(key) && test.status !== 'unknown');
  const names = nameCases(cases);
  const named = ({ test, from }: Joined): TestResult => (from === undefined ? test : { ...test, name: names(from, test.name) });

  const results = [
    ...listed.flatMap((test) => joined.get(test) ?? []),
    ...unlisted.map((from): Joined => ({ test: from.test, from })),
  ];
  const tests = new Map(results.map((each) => [named(each), each.from?.failedAttempt]));
  const turned = (to: TestResult['status']): readonly string[] =>
    [...joined]
      .filter(([test]) => test.status === 'passed')
      .flatMap(([, own]) => own.filter(({ test, isPaired }) => isPaired === true && test.status === to))
      .map((each) => testName(named(each)));
  return {
    tests: [...tests.keys()],
    evidence: {
      state: 'read',
      unlisted: unlisted
        .filter(({ key, bundled, test }) => isMethodName(key) && bundled.arguments.length === 0 && test.status !== 'skipped')
        .map(({ key }) => key),
      lacking: [...listedByKey]
        .filter(([key, own]) => !casesByKey.has(key) && isMethodName(key) && own.some(({ status }) => status === 'passed'))
        .map(([key]) => key),
      failed: turned('failed'),
      skipped: turned('skipped').length,
      hiddenFailures: runs.reduce((sum, one) => sum + hiddenFailures(one), 0),
      failures: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
    },
    failedAttempts: new Map([...tests].flatMap(([test, attempt]) => (attempt === undefined ? [] : [[test, attempt] as const]))),
  };
};

const hiddenFailures = ({ announced, tests }: BundleRun): number => {
  const held = tests.filter(({ attempts }) => attempts.some(({ status }) => status === 'failed')).length;
  return Math.max(0, (announced.failed ?? 0) - held);
};

interface Joined {
  readonly test: TestResult;
  readonly from?: BundleCase;
  /** Whether both sources have the test. */
  readonly isPaired?: boolean;
}

const pair = (listed: readonly TestResult[], all: readonly BundleCase[]): ReadonlyMap<TestResult, Joined[]> => {
  const known = all.filter(({ test }) => test.status !== 'unknown');
  const good = listed.filter(({ status }) => !isBad(status)).toReversed();
  const bad = listed.filter(({ status }) => isBad(status)).toReversed();
  const paired = new Map<TestResult, BundleCase>();
  const take = (cases: readonly BundleCase[], nextOf: (from: BundleCase) => TestResult | undefined): readonly BundleCase[] =>
    cases.filter((from) => {
      const test = nextOf(from);
      if (test === undefined) return true;
      paired.set(test, from);
      return false;
    });
  const unequal = take(known, ({ test }) => (isBad(test.status) ? bad : good).pop());
  const left = take(unequal, () => bad.pop() ?? good.pop());
  const [first] = listed;
  return new Map(
    listed.map((test): [TestResult, Joined[]] => {
      const from = paired.get(test);
      const own = from === undefined ? { test } : { test: worse(test, from), from, isPaired: true };
      const others = test === first ? left : [];
      return [test, [own, ...others.map((other) => ({ test: { ...test, ...other.test, ...namedLike(test) }, from: other }))]];
    }),
  );
};

const namedLike = ({ className, name }: TestResult): NamedTest => ({ className, name });

/** The worse result counts. Without a failure text in the bundle, the text of the session details stays. */
const worse = (test: TestResult, { test: bundled }: BundleCase): TestResult => {
  const isFailure = isBad(bundled.status) && !isBad(test.status);
  const status = isFailure || test.status === 'passed' ? bundled.status : test.status;
  const kind = test.failures[0]?.kind ?? 'failure';
  const failures = bundled.failures.length > 0 ? bundled.failures.map((failure) => ({ ...failure, kind })) : test.failures;
  return {
    ...test,
    ...bundled,
    ...namedLike(test),
    status,
    ...present({ durationMs: test.durationMs }),
    failures: isBad(status) ? failures : [],
  };
};
