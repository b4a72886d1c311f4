import { cutText } from '../../../lib/escape/cut.ts';
import { listFirst, sum } from '../../../lib/numbers.ts';
import { present } from '../../../lib/present.ts';
import type { BundleEvidence } from '../../model/evidence.ts';
import type { BundleAttempt, BundleFailure, BundleRun, BundleTest } from '../../model/result-bundle.ts';
import {
  type Failure,
  type NamedTest,
  type SourcePlace,
  type TestAttempt,
  type TestResult,
  testName,
} from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import type { TestStatus } from '../../model/status.ts';
import { isBad } from '../attempts.ts';
import {
  absent,
  agrees,
  type EvidenceRow,
  error,
  failed,
  isTimedOut,
  noun,
  type Reading,
  row,
  unsettled,
  worse,
} from '../evidence-reading.ts';
import { methodOf, simpleClass } from '../known-tests.ts';

/** Tests of a session with the steps and attachments of those that failed. */
export interface JoinedTests {
  readonly tests: readonly TestResult[];
  readonly failedAttempts: ReadonlyMap<TestResult, BundleAttempt>;
}

export interface JoinedBundle extends JoinedTests {
  readonly evidence: BundleEvidence & { readonly state: 'read' };
}

/** Joins the tests of the session details (`listed`) with the tests of the result bundle. The worse result counts. */
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
      hiddenFailures: sum(runs.map(hiddenFailures)),
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
  /** Whether the session details and the bundle both contain the test. */
  readonly isPaired?: boolean;
}

/** Pairs results with the same name, preferably failed results with failed results. */
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
      const own = from === undefined ? { test } : { test: worseOf(test, from), from, isPaired: true };
      const others = test === first ? left : [];
      return [test, [own, ...others.map((other) => ({ test: { ...test, ...other.test, ...namedLike(test) }, from: other }))]];
    }),
  );
};

const namedLike = ({ className, name }: TestResult): NamedTest => ({ className, name });

/** Merges two results of a test. The worse result counts, and failure texts come from the bundle if it has any. */
const worseOf = (test: TestResult, { test: bundled }: BundleCase): TestResult => {
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

/** Test in the bundle, or one case of a parameterized test. */
interface BundleCase {
  /** `Class/test`, without target and arguments because session details may omit them. */
  readonly key: string;
  readonly bundled: BundleTest;
  /** Result of the test, with the status `unknown` if no attempt is conclusive. */
  readonly test: TestResult;
  readonly failedAttempt: BundleAttempt | undefined;
}

/** @param retried whether failed tests were repeated, so that the last attempt decides instead of a failed attempt */
export const bundleCases = (runs: readonly BundleRun[], retried: boolean): readonly BundleCase[] => {
  const tests = runs.toSorted((one, other) => startMs(one) - startMs(other)).flatMap((run) => run.tests);
  return (retried ? joinRuns(tests) : tests).map((test) => caseOf(test, retried));
};

/** `Class/test`, which identifies a test in all sources. */
const caseKey = ({ className, name }: NamedTest): string => `${simpleClass(className)}/${methodOf(name)}`;

/** Tells whether a test has a name of XCTest, because other names may differ between the sources. */
const isMethodName = (key: string): boolean => /^[^/]+\/test[\p{L}\p{N}_]*$/u.test(key);

const startMs = ({ startedAt }: BundleRun): number => startedAt?.getTime() ?? 0;

/** Joins the attempts of a test, because the service repeats a test in a new run. */
const joinRuns = (tests: readonly BundleTest[]): readonly BundleTest[] => {
  const joined = new Map<string, BundleTest>();
  for (const test of tests) {
    const { attempts, ...identity } = test;
    const key = JSON.stringify(identity);
    const first = joined.get(key);
    joined.set(key, first === undefined ? test : { ...first, attempts: [...first.attempts, ...attempts] });
  }
  return [...joined.values()];
};

const caseOf = (bundled: BundleTest, retried: boolean): BundleCase => {
  const { attempts } = bundled;
  const failedAttempt = attempts.findLast(({ status }) => status === 'failed');
  const deciding = (retried ? undefined : failedAttempt) ?? attempts.findLast(isExecuted) ?? lastOf(attempts);
  const others = attempts.filter((attempt) => attempt !== deciding && isExecuted(attempt));
  const failures = deciding.status === 'failed' ? deciding.failures : [];
  const test: TestResult = {
    className: bundled.className,
    name: bundled.name,
    status: statusOf(deciding),
    failures: failures.map(bundleFailure),
    earlierAttempts: others.map(testAttempt),
    ...present({ durationMs: deciding.durationMs, skipMessage: deciding.skipReason }),
    ...failurePlace(failures),
    ...(deciding.expectedFailures.length === 0 ? {} : { expectedFailures: deciding.expectedFailures.map(bundleFailure) }),
  };
  return { key: caseKey(bundled), bundled, test, failedAttempt };
};

const lastOf = ([first, ...more]: BundleTest['attempts']): BundleAttempt => more.at(-1) ?? first;

const isExecuted = ({ status }: BundleAttempt): boolean => status !== 'skipped' && status !== 'unknown';

const statusOf = ({ status }: BundleAttempt): TestStatus => (status === 'expected-failure' ? 'passed' : status);

const testAttempt = (attempt: BundleAttempt): TestAttempt => ({
  status: statusOf(attempt),
  failures: attempt.failures.map(bundleFailure),
  durationMs: attempt.durationMs,
});

/** File name and line of a failure, without folders of the machine that built the tests. */
const failurePlace = (failures: readonly BundleFailure[]): SourcePlace => {
  const { file, line } = failures.find((failure) => failure.file !== undefined) ?? {};
  return file === undefined ? {} : { file: file.slice(file.lastIndexOf('/') + 1), ...present({ line }) };
};

const source = 'result bundle';

type ReadBundle = BundleEvidence & { readonly state: 'read' };

const reading =
  (read: (bundle: ReadBundle) => Reading): EvidenceRow['read'] =>
  ({ session: { evidence } }) =>
    evidence.bundle?.state === 'read' ? read(evidence.bundle) : absent;

/** A missing or unreadable bundle is no error, because the other sources decide. */
export const bundleFileRow: EvidenceRow = row(source, 'file', {}, ({ session: { evidence } }) => {
  const { bundle } = evidence;
  if (bundle === undefined) return absent;
  if (bundle.state === 'read') return agrees;
  const cell = bundle.state === 'missing' ? 'worse' : 'unreadable';
  return { cell, clause: `its result bundle is ${bundle.state} (${bundle.message})` };
});

export const bundleContentRows: readonly EvidenceRow[] = [
  row(
    source,
    'failure outside of tests',
    { worse: error('bundle-failure') },
    reading(({ failures: [first, ...more] }) => {
      if (first === undefined) return agrees;
      const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
      return worse(`its result bundle has a failure outside of any test: ${first}${others}`);
    }),
  ),
  row(
    source,
    "Xcode's count of failures",
    { worse: error('bundle-contradicts') },
    reading(({ hiddenFailures }) =>
      hiddenFailures === 0
        ? agrees
        : worse(`Xcode counted ${hiddenFailures} more failed ${noun(hiddenFailures)} than its result bundle contains`),
    ),
  ),
  row(source, 'list of tests', { worse: unsettled('bundle-contradicts') }, (compared) =>
    reading(({ unlisted, lacking }) => {
      // After a timeout, a source may list fewer tests.
      if ((unlisted.length === 0 && lacking.length === 0) || isTimedOut(compared.session)) return agrees;
      if (unlisted.length > 0) return worse(`its result bundle has ${some(unlisted)}, but the test details do not`);
      return worse(`according to the test details, ${some(lacking)} passed, but the result bundle does not contain it`);
    })(compared),
  ),
];

/** Names the bundle as the source of failures that the results already contain. */
export const bundleFailedRow: EvidenceRow = row(
  source,
  'failed tests',
  { worse: failed('tests-failed') },
  reading(({ failed: names }) =>
    names.length === 0 ? agrees : worse(`${some(names)} failed in its result bundle, but passed according to the test details`),
  ),
);

const some = (names: readonly string[]): string => `${names[0]}${names.length === 1 ? '' : ` (and ${names.length - 1} more)`}`;

const maxLabel = 200;
const fields = ['configuration', 'target'] as const;

/** Names cases like parameterized tests in JUnit, such as `adds [count: 2]`. */
export const nameCases = (cases: readonly BundleCase[]): ((one: BundleCase, name: string) => string) => {
  const firsts = new Map<string, BundleTest>();
  // Configuration and target become part of a name only if they differ between cases of a test.
  const differing = { configuration: new Set<string>(), target: new Set<string>() };
  for (const { key, bundled } of cases) {
    const first = firsts.get(key) ?? bundled;
    firsts.set(key, first);
    for (const field of fields) if (bundled[field] !== first[field]) differing[field].add(key);
  }
  return ({ key, bundled }, name) => {
    const parts = [...bundled.arguments, ...fields.filter((field) => differing[field].has(key)).map((field) => bundled[field])];
    return parts.length === 0 ? name : `${name} [${cutText(parts.join(', '), maxLabel)}]`;
  };
};

const maxNames = 5;

/** Mentions expected failures, because the tests themselves count as passed. */
export const expectedFailuresNotice = (shards: readonly AnalyzedShard[]): string | undefined => {
  const names = new Set<string>();
  for (const { tests } of shards) for (const test of tests) if (test.expectedFailures !== undefined) names.add(testName(test));
  if (names.size === 0) return undefined;
  const [count, verb] = names.size === 1 ? ['1 test', 'counts'] : [`${names.size} tests`, 'count'];
  return `${count} with expected failures ${verb} as passed: ${listFirst([...names], maxNames)}.`;
};

const maxCalls = 10;

/** Type of most failures, which is omitted because it says nothing. */
const plainType = 'Assertion Failure';

/** Converts a failure. The trace lists its place and calls in a form that `sourceHints` can read. */
const bundleFailure = ({ message, type, file, line, calls, expectedReason }: BundleFailure): Failure => {
  const place = placeText(file, line);
  const callers = calls.flatMap((call) => {
    const where = placeText(call.file, call.line);
    return where === undefined || where === place ? [] : [`${where}: ${call.symbol}`];
  });
  const text = message === '' ? (type ?? 'failed') : message;
  const trace = [text, ...(place === undefined ? [] : [`at ${place}`]), ...callers.slice(0, maxCalls)];
  return {
    kind: 'failure',
    message: expectedReason === undefined ? text : `${text} (expected: ${expectedReason})`,
    type: type === plainType ? undefined : type,
    trace: trace.length === 1 ? undefined : trace.join('\n'),
  };
};

const placeText = (file: string | undefined, line: number | undefined): string | undefined =>
  file === undefined ? undefined : `${file}${line === undefined ? '' : `:${line}`}`;
