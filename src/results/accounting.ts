import { isFullyKnown } from '../binaries/discovered-suite.ts';
import type { Log } from '../lib/log.ts';
import { listFirst } from '../lib/numbers.ts';
import type { UnstartedBuilds } from '../model/builds.ts';
import { deviceLabel, shardsOf } from '../model/device-shard.ts';
import { type MissingTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import type { KnownSuite, KnownTest, PlannedShard } from '../model/run-plan.ts';
import { type Counters, countedTests, noCounters, type TestStatus } from '../model/status.ts';
import { classOf, methodOf, simpleClass, simpleNameOf } from './known-tests.ts';
import { isStopped } from './left-out.ts';
import { isLeftEmpty, runsIn } from './selection/narrow-selection.ts';
import type { Selection } from './selection/selection.ts';

export interface Accounting {
  /** Tests that at least one device did not report, in the order of the suite. */
  readonly missing: readonly MissingTest[];
  /** Why the list of missing tests is incomplete or could not be determined, as a clause. */
  readonly unclaimed?: string;
  /** Tests (`class#method`) that the suite's own test runner may have left out on every device. They cause only a warning. */
  readonly leftOut?: readonly string[];
}

interface Owing {
  /** Devices that had to run the tests, including devices without a session. */
  readonly devices?: readonly string[];
  /** Whether the service chooses the device for each test. If so, a test is missing only if no device reported it. */
  readonly onAnyDevice?: boolean;
}

/**
 * Compares the known tests of the suite with the results. A test is missing on a device if no session of the device reported any
 * result of the test. A parameterized test needs a result for at least one of its sets of values.
 *
 * If the tests of one class are unknown, other classes are still compared. The suite's own test runner may leave out tests. It
 * probably did so if the service counts exactly the reported tests.
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
  // Handles one device at a time, because the table of the names that a device reported is large.
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

/** Tests that must have a result wherever the suite runs, and a clause on why the suite may contain further tests. */
const claimedTests = (suite: KnownSuite, isExpected: (test: KnownTest) => boolean = () => true) => {
  const unknown = new Set(suite.unknown.map(({ part }) => part));
  const tests = suite.tests.filter((test) => isClaimed(test) && !unknown.has(test.className) && isExpected(test));
  const unread = unknown.size === 0 ? undefined : `the tests of ${[...unknown].slice(0, 3).join(', ')} are not all known`;
  return { tests, unclaimed: [suite.unseen, unread].filter((reason) => reason !== undefined).join('; ') || undefined };
};

/** Whether a test certainly runs, and its result can be recognized by name. */
const isClaimed = ({ ignored, conditional, naming }: KnownTest): boolean => !ignored && !conditional && naming !== 'free';

/** Whether the service's count equals the number of reported tests. False if there is no count or no report. */
const countsAgree = ({ evidence: { summary, details, report } }: SessionResult): boolean => {
  const counted = (details.state === 'read' ? details.counters : undefined) ?? summary?.counters;
  return counted !== undefined && report.state === 'read' && countedTests(counted) === countedTests(report.tests);
};

/** Adds tests that the service listed but never ran. A test counts once per device, even if its name has several spellings. */
export const addNeverRan = (known: readonly MissingTest[], shards: readonly AnalyzedShard[]): readonly MissingTest[] => {
  const missing = new Map(known.map((test) => [test.name, { ...test, devices: new Set(test.devices) }]));
  const counted = new Set(known.flatMap(({ name, devices }) => devices.map((device) => simpleKey(name, device))));
  for (const { neverRan, last } of shards) {
    const device = deviceLabel(last);
    for (const name of neverRan.map(testName)) {
      if (counted.has(simpleKey(name, device))) continue;
      const test = missing.get(name) ?? { name, devices: new Set(), notStarted: isStopped(last) ? 'fail-fast' : undefined };
      missing.set(name, test);
      test.devices.add(device);
    }
  }
  return [...missing.values()].map((test) => ({ ...test, devices: [...test.devices] }));
};

const simpleKey = (name: string, device: string): string => `${simpleNameOf(name)} @ ${device}`;

interface Lacking {
  readonly test: KnownTest;
  readonly devices: string[];
}

/** Names that a device reported for one class: the full names and their method names. */
interface ReportedClass {
  readonly names: Set<string>;
  /** Whether a reported name matches no test of the suite. */
  hasUnknownName: boolean;
}

/**
 * Collects which tests a device reported. Some responses of the service omit a class's package, and a suite may know classes
 * without their module. In these cases, simple class names are compared. A reported class name that equals a class of the suite
 * matches only that class.
 */
const readReport = (
  sessions: readonly SessionResult[],
  classes: ReadonlySet<string>,
  suiteNames: ReadonlySet<string>,
): ((test: KnownTest) => boolean) => {
  const reported = new Map<string, ReportedClass>();
  const add = ({ className: reportedClass, name }: TestResult): void => {
    const className = classOf(reportedClass);
    const simple = simpleClass(className);
    const key = !classes.has(className) && classes.has(simple) ? simple : className;
    const own = reported.get(key) ?? { names: new Set(), hasUnknownName: false };
    reported.set(key, own);
    own.names.add(name).add(methodOf(name));
    // The name of a parameterized run need not contain the method name, so any unknown name may belong to a parameterized test.
    own.hasUnknownName ||= !suiteNames.has(testName({ className, name: methodOf(name) }));
  };
  for (const { tests } of sessions) for (const test of tests) if (test.status !== 'pending') add(test);
  return ({ className, name, parameterized }) => {
    const simple = simpleClass(className);
    const found = [className, ...(classes.has(simple) ? [] : [simple])].flatMap((each) => reported.get(each) ?? []);
    return found.some(({ names, hasUnknownName }) => names.has(name) || (parameterized && hasUnknownName));
  };
};

/** Compares the selected tests of these shards with the tests that the sessions reported. */
const accountTests = (
  { suite, unclear, split }: Selection,
  shards: readonly PlannedShard[],
  sessions: readonly SessionResult[],
  devices: readonly string[] = [],
): Accounting => {
  if (suite === undefined) return { missing: [], unclaimed: 'the tests of the suite are unknown' };
  if (unclear !== undefined) return { missing: [], unclaimed: unclear };
  return findMissingTests(suite, sessions, runsIn(shards), { devices, onAnyDevice: split?.onEachDevice === false });
};

/** Finds the missing tests of a run. Tests of unstarted shards are also missing, unless a started shard reported them. */
export const accountStarted = (
  selection: Selection,
  planned: readonly PlannedShard[],
  sessions: readonly SessionResult[],
  unstarted: readonly UnstartedBuilds[],
): Accounting => {
  const first = unstarted.flatMap(({ reason, builds }) =>
    builds.filter(({ attempt }) => attempt === 0).map((build) => ({ reason, build })),
  );
  const [{ reason: notStarted } = {}] = first;
  if (notStarted === undefined) return accountTests(selection, planned, sessions);
  const indexes = new Set(first.flatMap(({ build }) => shardsOf(build).map(({ index }) => index)));
  const devices = first.flatMap(({ build }) => build.devices);
  const started = planned.filter(({ shard }) => !indexes.has(shard.index));
  const owed = accountTests(selection, started, sessions, devices);
  const owedNames = new Set(owed.missing.map(({ name }) => name));
  const leftOut = new Set(owed.leftOut);
  // Tests of unstarted shards never reached the test runner, so the runner did not leave them out.
  const suite = selection.suite && { ...selection.suite, customRunner: false };
  const { missing, unclaimed } = accountTests({ ...selection, suite }, planned, sessions, devices);
  return {
    missing: missing
      .filter(({ name }) => !leftOut.has(name))
      .map((test) => (owedNames.has(test.name) ? test : { ...test, notStarted })),
    unclaimed,
    leftOut: owed.leftOut,
  };
};

/** Number of tests that each session of a shard must run: 0 if the split leaves the shard empty, undefined if unknown. */
export const countKnownTests = ({ suite, unclear, split }: Selection, shard: PlannedShard): number | undefined => {
  // If `capabilities` split the build into several sessions, it is unknown which tests each session runs.
  if (suite === undefined || unclear !== undefined || split?.sessions !== 1) return undefined;
  const { tests, unclaimed } = claimedTests(suite, runsIn([shard]));
  if (tests.length > 0) return tests.length;
  // Unknown tests of the suite may belong to this shard. The number is then unknown.
  const isOther = unclaimed === undefined && claimedTests(suite).tests.length > 0;
  return isOther && isLeftEmpty(suite, shard) ? 0 : undefined;
};

/** Selected tests of all shards together, or `unknown`. */
export const selectedSuite = ({ suite, unclear }: Selection): KnownSuite | 'unknown' => {
  if (suite === undefined || unclear !== undefined || (suite.tests.length === 0 && !isFullyKnown(suite))) return 'unknown';
  const tests = suite.tests.map(storedPart);
  const classes = new Set(tests.map(({ className }) => className));
  return {
    tests,
    unknown: suite.unknown.filter(({ part }) => classes.has(part)).map(({ part }) => ({ part })),
    unseen: suite.unseen,
    customRunner: suite.customRunner,
  };
};

/** Drops the fields that only filters use, because the tests are already selected. */
const storedPart = ({ className, name, ignored, parameterized, conditional, naming }: KnownTest): KnownTest => ({
  className,
  name,
  ignored,
  parameterized,
  conditional,
  naming,
});

const maxNamed = 20;

export const logMissing = ({ missing, unclaimed, leftOut = [] }: Accounting, log: Log): void => {
  if (unclaimed !== undefined) log.info(`Not all missing tests can be found: ${unclaimed}.`);
  const names = missing.map(({ name }) => name);
  if (names.length > 0) log.warning(`Tests of the suite without a result on at least one device: ${listFirst(names, maxNamed)}.`);
  if (leftOut.length > 0)
    log.warning(
      `Tests of the suite that no device ran, perhaps because its own test runner leaves them out: ${listFirst(leftOut, maxNamed)}.`,
    );
};

/** Counts tests by status. An unrecognized status counts as an error, because it does not prove that the test passed. */
export const countByStatus = (tests: readonly { readonly status: TestStatus }[]): Counters => {
  const counts = { ...noCounters };
  for (const { status } of tests) {
    if (status === 'timed-out') counts.timedOut += 1;
    else if (status === 'unknown') counts.error += 1;
    else counts[status] += 1;
  }
  return counts;
};

/** Number of tests that ran and did not pass. */
export const failedIn = ({ failed, error, timedOut }: Counters): number => failed + error + timedOut;

/** Number of tests that ran, with any result. */
export const executedIn = (counters: Counters): number => counters.passed + failedIn(counters);

export const addCounters = (one: Counters, other: Counters): Counters => combine(one, other, 1);

export const subtractCounters = (one: Counters, other: Counters): Counters => combine(one, other, -1);

const combine = (one: Counters, other: Counters, sign: 1 | -1): Counters => ({
  passed: one.passed + sign * other.passed,
  failed: one.failed + sign * other.failed,
  skipped: one.skipped + sign * other.skipped,
  timedOut: one.timedOut + sign * other.timedOut,
  error: one.error + sign * other.error,
  pending: one.pending + sign * other.pending,
});
