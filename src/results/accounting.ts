import { type DiscoveredTest, isFullyKnown } from '../binaries/discovered-suite.ts';
import type { Log } from '../lib/log.ts';
import type { UnstartedBuilds } from '../model/builds.ts';
import { deviceLabel, shardsOf } from '../model/device-shard.ts';
import { type MissingTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import type { KnownSuite, KnownTest, PlannedShard } from '../model/run-plan.ts';
import { type Counters, countedTests, noCounters, type TestStatus } from '../model/status.ts';
import { classOf, methodOf, simpleClass } from './known-tests.ts';
import { isStopped } from './left-out.ts';
import { isLeftEmpty, runsIn } from './selection/narrow-selection.ts';
import type { Selection } from './selection/selection.ts';

export interface Accounting {
  /** Tests that at least one device did not report, in the order of the suite. */
  readonly missing: readonly MissingTest[];
  /** Why nothing can be claimed, or not of all tests; a clause. */
  readonly unclaimed?: string;
  /** `class#method` of tests that no device reported and that the suite's own runner may have left out: a warning, never a verdict. */
  readonly leftOut?: readonly string[];
}

const nothingClaimed = (unclaimed: string): Accounting => ({ missing: [], unclaimed });

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
const claimedTests = (
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
      if (isStopped(last) && !devicesOf.has(name)) notStarted.set(name, 'fail-fast');
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

/**
 * Holds the tests that are selected, and that these shards had to run, against what the sessions reported.
 *
 * Of a single shard that the test runner made, only those tests are claimed that both forms of its split put there.
 *
 * @param shards all of the run, or those of this job
 */
export const accountTests = (
  { suite, unclear, split }: Selection,
  shards: readonly PlannedShard[],
  sessions: readonly SessionResult[],
  devices: readonly string[] = [],
): Accounting => {
  if (suite === undefined) return nothingClaimed('the tests of the suite are unknown');
  if (unclear !== undefined) return nothingClaimed(unclear);
  return findMissingTests(suite, sessions, runsIn(shards), { devices, onAnyDevice: split?.onEachDevice === false });
};

/**
 * The same for a run that may not have started all its shards: what only these have is missing, and had no chance to report.
 *
 * @param planned all shards of the run, or those of this job
 */
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
  // What did not start was left out by no test runner.
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

/**
 * How many tests must run in each session of one shard. 0: the split leaves it empty, while other shards have tests.
 *
 * @returns nothing where that is not known
 */
export const countKnownTests = ({ suite, unclear, split }: Selection, shard: PlannedShard): number | undefined => {
  // Where the request has a split of the user's own, several sessions share the tests in a way that is not known.
  if (suite === undefined || unclear !== undefined || split?.sessions !== 1) return undefined;
  const { tests, unclaimed } = claimedTests(suite, runsIn([shard]));
  if (tests.length > 0) return tests.length;
  // What is unknown may be in this shard, too.
  const isOther = unclaimed === undefined && claimedTests(suite).tests.length > 0;
  return isOther && isLeftEmpty(suite, shard) ? 0 : undefined;
};

/** The tests of all shards together that are selected; `unknown` where that cannot be told. */
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

/** What filters see on a test is of no use once it is selected. */
const storedPart = ({
  target: _target,
  annotations: _annotations,
  sizes: _sizes,
  file: _file,
  tags: _tags,
  ...test
}: DiscoveredTest): KnownTest => test;

const maxNamed = 20;

/** Says what is missing, and what cannot be claimed. */
export const sayMissing = ({ missing, unclaimed, leftOut = [] }: Accounting, log: Log): void => {
  if (unclaimed !== undefined) log.info(`Not all missing tests can be found: ${unclaimed}.`);
  if (missing.length > 0)
    log.warning(`Tests of the suite without a result on at least one device: ${listed(missing.map(({ name }) => name))}.`);
  if (leftOut.length > 0)
    log.warning(
      `Tests of the suite that no device ran, perhaps because its own test runner leaves them out: ${listed(leftOut)}.`,
    );
};

const listed = (names: readonly string[]): string => {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `${names.slice(0, maxNamed).join(', ')}${more}`;
};

/** Tests by status; an unrecognized status counts as an error, since it does not show that the test passed. */
export const countByStatus = (tests: readonly { readonly status: TestStatus }[]): Counters => {
  const counts = { ...noCounters };
  for (const { status } of tests) {
    if (status === 'timed-out') counts.timedOut += 1;
    else if (status === 'unknown') counts.error += 1;
    else counts[status] += 1;
  }
  return counts;
};

/** Tests that ran and did not pass. */
export const failedIn = ({ failed, error, timedOut }: Counters): number => failed + error + timedOut;

/** Tests that ran, whatever their result. */
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
