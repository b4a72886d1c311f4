import { deviceLabel } from '../model/device-shard.ts';
import type { KnownSuite, KnownTest } from '../model/known-suite.ts';
import { type MissingTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { countedTests } from '../model/status.ts';
import { classOf, methodOf, simpleClass } from './known-tests.ts';

export interface Accounting {
  /** Tests that at least one device did not report, in the order of the suite. */
  readonly missing: readonly MissingTest[];
  /** Why nothing can be claimed, or not of all tests; a clause. */
  readonly unclaimed?: string;
  /** `class#method` of tests that no device reported and that the suite's own runner may have left out: a warning, never a verdict. */
  readonly leftOut?: readonly string[];
}

export const nothingClaimed = (unclaimed: string): Accounting => ({ missing: [], unclaimed });

interface Owing {
  /** Devices that had to run the tests, also where they have no session. */
  readonly devices?: readonly string[];
  /** The service chooses the device on which a test runs: it is missing if none of them reported it. */
  readonly onAnyDevice?: boolean;
}

/**
 * Holds the tests that are known to be in the suite against the results: what no session of a device reported, whatever the result, is
 * missing there. A crashed process leaves such tests, and a filter with a typo.
 *
 * A parameterized test is there when one of its sets of values is. What is unknown of one class says nothing against the others.
 *
 * If the suite has a runner of its own, what no device reported while the service counts exactly the reported tests was left out by that
 * runner as far as can be known.
 *
 * @param sessions of all shards and attempts that should have run the tests
 * @param isExpected whether these sessions had to run a test, by filters and shards
 * @param owing on which devices they had to run
 */
export const findMissingTests = (
  suite: KnownSuite,
  sessions: readonly SessionResult[],
  isExpected: (test: KnownTest) => boolean = () => true,
  { devices = [], onAnyDevice = false }: Owing = {},
): Accounting => {
  const { tests: expected, unclaimed } = claimedTests(suite, isExpected);
  const classes = new Set(suite.tests.map(({ className }) => className));
  const names = new Set(suite.tests.map(testName));
  const lacking = expected.map((test): Lacking => ({ test, devices: [] }));
  // One device after the other, since what each reported is a table as large as its results.
  const [any] = [...sessions.map(deviceLabel), ...devices];
  const compared = (device: string): string => (onAnyDevice ? (any ?? device) : device);
  const byDevice = Map.groupBy(sessions, (session) => compared(deviceLabel(session)));
  for (const device of devices.map(compared)) byDevice.set(device, byDevice.get(device) ?? []);
  for (const [device, own] of byDevice) {
    const isReported = readReport(own, classes, names);
    for (const { test, devices } of lacking) if (!isReported(test)) devices.push(device);
  }
  const mayLeaveOut = suite.customRunner === true && sessions.length > 0 && sessions.every(countsAgree);
  const isLeftOut = ({ devices }: Lacking): boolean => mayLeaveOut && devices.length === byDevice.size;
  const missing = lacking.flatMap((one): MissingTest[] =>
    one.devices.length === 0 || isLeftOut(one) ? [] : [{ name: testName(one.test), devices: one.devices }],
  );
  const leftOut = lacking.filter(isLeftOut).map(({ test }) => testName(test));
  return { missing, unclaimed, leftOut: leftOut.length === 0 ? undefined : leftOut };
};

/**
 * Tests that must run wherever the suite runs, and why there may be more of them, as a clause. No claim is made of ignored tests, of those
 * that run under a condition or that results may name in any way, and of classes whose tests are not all known.
 */
export const claimedTests = (
  suite: KnownSuite,
  isExpected: (test: KnownTest) => boolean = () => true,
): { readonly tests: readonly KnownTest[]; readonly unclaimed?: string } => {
  const unknown = new Set(suite.unknown.map(({ part }) => part));
  const tests = suite.tests.filter((test) => isClaimed(test) && !unknown.has(test.className) && isExpected(test));
  const reasons = [
    ...(suite.unseen === undefined ? [] : [suite.unseen]),
    ...(unknown.size === 0 ? [] : [`the tests of ${[...unknown].slice(0, 3).join(', ')} are not all known`]),
  ];
  return { tests, unclaimed: reasons.length === 0 ? undefined : reasons.join('; ') };
};

/** Whether a result under its name has to come for a test that runs. */
const isClaimed = ({ ignored, conditional, naming }: KnownTest): boolean => !ignored && !conditional && naming !== 'free';

/** Whether the service counts exactly the tests of the report. Without a count, or without a report, it does not. */
const countsAgree = ({ evidence: { summary, details, report } }: SessionResult): boolean => {
  const counted = (details.state === 'read' ? details.counters : undefined) ?? summary?.counters;
  return counted !== undefined && report.state === 'read' && countedTests(counted) === countedTests(report.tests);
};

/**
 * Adds the tests that the service named and never ran: they are missing as well, each once for a device, also where the service spells a
 * test otherwise than the suite.
 */
export const addNeverRan = (known: readonly MissingTest[], shards: readonly AnalyzedShard[]): readonly MissingTest[] => {
  const devicesOf = new Map(known.map(({ name, devices }) => [name, new Set(devices)]));
  const notStarted = new Map(known.map((each) => [each.name, each.notStarted]));
  const counted = new Set(known.flatMap(({ name, devices }) => devices.map((device) => simpleKey(name, device))));
  for (const { neverRan, last } of shards) {
    for (const name of neverRan.map(testName)) {
      const device = deviceLabel(last);
      if (counted.has(simpleKey(name, device))) continue;
      const devices = devicesOf.get(name) ?? new Set();
      devicesOf.set(name, devices.add(device));
    }
  }
  return [...devicesOf].map(([name, devices]) => ({
    name,
    devices: [...devices],
    notStarted: notStarted.get(name),
  }));
};

/** Of a test on a device, without what its spellings differ in: package, module and the values of a parameterized test. */
const simpleKey = (name: string, device: string): string => {
  const hash = name.indexOf('#');
  return `${simpleClass(classOf(name.slice(0, Math.max(0, hash))))}#${methodOf(name.slice(hash + 1))} @ ${device}`;
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
  hasUnknownName: boolean;
}

/**
 * Returns which tests a device reported.
 *
 * Some responses of the service name a class without its package, and a suite may know its classes without their module; there, the simple
 * names are compared. A name that is exactly that of a class of the suite stands for no other class.
 */
const readReport = (
  sessions: readonly SessionResult[],
  classes: ReadonlySet<string>,
  suiteNames: ReadonlySet<string>,
): ((test: KnownTest) => boolean) => {
  const reported = new Map<string, ReportedClass>();
  const add = (test: TestResult): void => {
    const className = classOf(test.className);
    const simple = simpleClass(className);
    const isUnknownName = !suiteNames.has(testName({ className, name: methodOf(test.name) }));
    addName(reported, !classes.has(className) && classes.has(simple) ? simple : className, test.name, isUnknownName);
  };
  for (const { tests } of sessions) for (const test of tests) if (test.status !== 'pending') add(test);
  return ({ className, name, parameterized }) => {
    const simple = simpleClass(className);
    const found = [className, ...(classes.has(simple) ? [] : [simple])].flatMap((each) => reported.get(each) ?? []);
    return found.some(({ names, hasUnknownName }) => names.has(name) || (parameterized && hasUnknownName));
  };
};

/** Runs of a parameterized test may have names that do not contain the method: any unknown name may be one of them. */
const addName = (classes: Map<string, ReportedClass>, className: string, name: string, isUnknownName: boolean): void => {
  const reported = classes.get(className) ?? { names: new Set(), hasUnknownName: false };
  reported.names.add(name);
  reported.names.add(methodOf(name));
  reported.hasUnknownName ||= isUnknownName;
  classes.set(className, reported);
};
