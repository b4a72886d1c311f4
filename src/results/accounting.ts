import { classOf, type KnownSuite, type KnownTest, methodOf, simpleClass } from './known-tests.ts';
import { type SessionResult, type TestResult, testName } from './model.ts';

export interface MissingTest {
  /** `class#method`, as in the suite. */
  readonly name: string;
  /** Those that reported nothing for it. */
  readonly devices: readonly string[];
}

export interface Accounting {
  /** `class#method` of tests that at least one device did not report, in the order of the suite. */
  readonly missing: readonly string[];
  /** The same, with the devices. */
  readonly tests: readonly MissingTest[];
  /** Counted as results are: over (test, device) pairs. */
  readonly pairs: number;
  /** Why nothing can be claimed, or not of all tests; a clause. */
  readonly unclaimed?: string;
}

export const nothingClaimed = (unclaimed: string): Accounting => ({ missing: [], tests: [], pairs: 0, unclaimed });

/**
 * Holds the tests that are known to be in the suite against those that came back: what no session of a device reported, whatever the
 * result, is missing there. A crashed process leaves such tests, and a filter with a typo.
 *
 * A parameterised test is there when one of its sets of values is. No claim is made of ignored tests, of those that only certain devices
 * run, of classes that looking inside could not fully tell, and of no test at all where a whole file of the suite is not understood.
 *
 * @param sessions of all shards and attempts that should have run the tests
 * @param isExpected whether these sessions had to run a test, by filters and shards
 */
export const findMissingTests = (
  suite: KnownSuite,
  sessions: readonly SessionResult[],
  isExpected: (test: KnownTest) => boolean = () => true,
): Accounting => {
  const classes = Map.groupBy(suite.tests, ({ className }) => className);
  const foreign = suite.unknown.find(({ part }) => !classes.has(part));
  if (foreign !== undefined) return nothingClaimed(`what ${foreign.part} holds is not known`);

  const unknown = new Set(suite.unknown.map(({ part }) => part));
  const expected = suite.tests.filter(
    (test) => !test.ignored && !test.conditional && !unknown.has(test.className) && isExpected(test),
  );
  const names = new Set(suite.tests.map(testName));
  const lacking = expected.map((test): Lacking => ({ test, devices: [] }));
  // One device after the other, since what each reported is a table as large as its results.
  for (const [device, own] of Map.groupBy(sessions, (session) => session.device)) {
    const isReported = readReport(own, classes, names);
    for (const { test, devices } of lacking) if (!isReported(test)) devices.push(device);
  }
  const tests = lacking.flatMap(({ test, devices }): MissingTest[] =>
    devices.length === 0 ? [] : [{ name: testName(test), devices }],
  );
  return {
    missing: tests.map(({ name }) => name),
    tests,
    pairs: tests.reduce((sum, { devices }) => sum + devices.length, 0),
    ...(unknown.size === 0 ? {} : { unclaimed: `the tests of ${[...unknown].slice(0, 3).join(', ')} are not all known` }),
  };
};

interface Lacking {
  readonly test: KnownTest;
  /** Those that reported nothing for it. */
  readonly devices: string[];
}

/** What a device reported of one class: the names as they are, and the methods behind them. */
interface ReportedClass {
  readonly names: Set<string>;
  /** Whether a name stands for no test of the suite. */
  hasStranger: boolean;
}

/**
 * Answers which tests a device reported.
 *
 * Some answers of the service name a class without its package, and a suite may know its classes without their module; there, the simple
 * names are compared.
 */
const readReport = (
  sessions: readonly SessionResult[],
  classes: ReadonlyMap<string, unknown>,
  suiteNames: ReadonlySet<string>,
): ((test: KnownTest) => boolean) => {
  const named = new Map<string, ReportedClass>();
  const simple = new Map<string, ReportedClass>();
  const add = (test: TestResult): void => {
    const className = classOf(test.className);
    const simpleName = simpleClass(className);
    const isStranger = !suiteNames.has(testName({ className, name: methodOf(test.name) }));
    addName(named, className, test.name, isStranger);
    if (simpleName === className || classes.has(simpleName)) addName(simple, simpleName, test.name, isStranger);
  };
  for (const { tests } of sessions) for (const test of tests) add(test);
  return ({ className, name, parameterised }) => {
    const found = [named.get(className), simple.get(simpleClass(className))].filter((each) => each !== undefined);
    return found.some(({ names, hasStranger }) => names.has(name) || (parameterised && hasStranger));
  };
};

/** Runs of a parameterised test may have names that do not tell the method: any stranger may be one. */
const addName = (classes: Map<string, ReportedClass>, className: string, name: string, isStranger: boolean): void => {
  const reported = classes.get(className) ?? { names: new Set(), hasStranger: false };
  reported.names.add(name);
  reported.names.add(methodOf(name));
  reported.hasStranger ||= isStranger;
  classes.set(className, reported);
};
