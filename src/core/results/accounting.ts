import type { Log } from '../../lib/log.ts';
import { listFirst } from '../../lib/numbers.ts';
import type { UnstartedBuilds } from '../model/builds.ts';
import { deviceLabel, shardsOf } from '../model/device-shard.ts';
import { isFullyKnown } from '../model/discovered-suite.ts';
import { type MissingTest, type SessionResult, type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import type { KnownSuite, KnownTest, PlannedShard } from '../model/run-plan.ts';
import { type Counters, countedTests, noCounters, type TestStatus } from '../model/status.ts';
import { classOf, methodOf, simpleClass, simpleNameOf } from './known-tests.ts';
import { isStopped } from './left-out.ts';
import { isLeftEmpty, runsIn } from './selection/narrow-selection.ts';
import type { Selection } from './selection/selection.ts';

export interface Accounting {
  /** Missing tests, in the order in which the suite lists them. */
  readonly missing: readonly MissingTest[];
  /** Clause that says why `missing` may be incomplete. */
  readonly unclaimed?: string;
  /** Tests (`class#method`) that no device ran, perhaps because of a custom test runner. They cause only a warning. */
  readonly leftOut?: readonly string[];
}

interface Owing {
  readonly devices?: readonly string[];
  /** Whether one result on any device is enough, because the service chooses the device of each test. */
  readonly onAnyDevice?: boolean;
}

/** Finds tests that lack a result on at least one device. */
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
  const [any] = [...sessions.map(deviceLabel), ...devices];
  const compared = (device: string): string => (onAnyDevice ? (any ?? device) : device);
  const byDevice = Map.groupBy(sessions, (session) => compared(deviceLabel(session)));
  for (const device of devices.map(compared)) byDevice.set(device, byDevice.get(device) ?? []);
  // Each device is read separately, because its table of names takes much memory.
  for (const [device, own] of byDevice) {
    const isReported = readReport(own, classes, names);
    for (const { test, devices } of lacking) if (!isReported(test)) devices.push(device);
  }
  // Missing tests count as left out if the suite has a custom test runner and all counts agree.
  const mayLeaveOut = suite.customRunner === true && sessions.length > 0 && sessions.every(countsAgree);
  const isLeftOut = ({ devices }: Lacking): boolean => mayLeaveOut && devices.length === byDevice.size;
  const missing = lacking.flatMap((one): MissingTest[] =>
    one.devices.length === 0 || isLeftOut(one) ? [] : [{ name: testName(one.test), devices: one.devices }],
  );
  const leftOut = lacking.filter(isLeftOut).map(({ test }) => testName(test));
  return { missing, unclaimed, leftOut: leftOut.length === 0 ? undefined : leftOut };
};

/** Returns the tests that must have a result, and a clause that says why the suite may contain more tests. */
const claimedTests = (suite: KnownSuite, isExpected: (test: KnownTest) => boolean = () => true) => {
  const unknown = new Set(suite.unknown.map(({ part }) => part));
  const tests = suite.tests.filter((test) => isClaimed(test) && !unknown.has(test.className) && isExpected(test));
  const unread = unknown.size === 0 ? undefined : `the tests of ${[...unknown].slice(0, 3).join(', ')} are not all known`;
  return { tests, unclaimed: [suite.unseen, unread].filter((reason) => reason !== undefined).join('; ') || undefined };
};

/** Tells whether a test certainly runs, and under a known name. */
const isClaimed = ({ ignored, conditional, naming }: KnownTest): boolean => !ignored && !conditional && naming !== 'free';

/** Tells whether the service counts as many tests as the report contains. False without a count or a report. */
const countsAgree = ({ evidence: { summary, details, report } }: SessionResult): boolean => {
  const counted = (details.state === 'read' ? details.counters : undefined) ?? summary?.counters;
  return counted !== undefined && report.state === 'read' && countedTests(counted) === countedTests(report.tests);
};

/** Adds tests that the service listed but never ran, unless `known` contains them in another spelling. */
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

interface ReportedClass {
  readonly names: Set<string>;
  hasUnknownName: boolean;
}

/** Tells whether the sessions reported a test. A class also matches without its package or module, which some sources omit. */
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
    // An unknown name may belong to a run of a parameterized test.
    own.hasUnknownName ||= !suiteNames.has(testName({ className, name: methodOf(name) }));
  };
  for (const { tests } of sessions) for (const test of tests) if (test.status !== 'pending') add(test);
  return ({ className, name, parameterized }) => {
    const simple = simpleClass(className);
    const found = [className, ...(classes.has(simple) ? [] : [simple])].flatMap((each) => reported.get(each) ?? []);
    return found.some(({ names, hasUnknownName }) => names.has(name) || (parameterized && hasUnknownName));
  };
};

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

/** Finds missing tests, also in shards that were not started. */
export const accountStarted = (
  selection: Selection,
  planned: readonly PlannedShard[],
  sessions: readonly SessionResult[],
  unstarted: readonly UnstartedBuilds[],
): Accounting => {
  const [held, refused] = [
    unstarted.filter(({ reason }) => reason === 'canary'),
    unstarted.filter(({ reason }) => reason !== 'canary'),
  ];
  const started = accountRefused(selection, planned, sessions, refused);
  return held.length === 0 ? started : withHeldBack(started, selection, planned, held);
};

/** Adds all tests of the devices that red canary devices held back. Tests that are missing elsewhere, too, keep no reason. */
const withHeldBack = (
  started: Accounting,
  selection: Selection,
  planned: readonly PlannedShard[],
  held: readonly UnstartedBuilds[],
): Accounting => {
  const devices = [...new Set(held.flatMap(({ builds }) => builds.flatMap((build) => build.devices)))];
  const suite = selection.suite && { ...selection.suite, customRunner: false };
  const { missing } = accountTests({ ...selection, suite }, planned, [], devices);
  const own = new Map(started.missing.map((test) => [test.name, test]));
  const names = new Set(missing.map(({ name }) => name));
  return {
    ...started,
    missing: [
      ...missing.map((test): MissingTest => {
        const known = own.get(test.name);
        return known === undefined
          ? { ...test, notStarted: 'canary' }
          : { ...known, devices: [...known.devices, ...test.devices] };
      }),
      ...started.missing.filter(({ name }) => !names.has(name)),
    ],
  };
};

const accountRefused = (
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
  // `customRunner` is false, because the test runner never saw the tests of unstarted shards.
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

/** Counts the tests that must run in a shard. Undefined if the number is unknown. */
export const countKnownTests = ({ suite, unclear, split }: Selection, shard: PlannedShard): number | undefined => {
  // If `capabilities` split the build, the tests of each session are unknown.
  if (suite === undefined || unclear !== undefined || split?.sessions !== 1) return undefined;
  const { tests, unclaimed } = claimedTests(suite, runsIn([shard]));
  if (tests.length > 0) return tests.length;
  // The shard is empty only if all tests of the suite are known and run in other shards.
  const isOther = unclaimed === undefined && claimedTests(suite).tests.length > 0;
  return isOther && isLeftEmpty(suite, shard) ? 0 : undefined;
};

export const selectedSuite = ({ suite, whole, unclear }: Selection): KnownSuite | 'unknown' => {
  if (suite === undefined || unclear !== undefined || (suite.tests.length === 0 && !isFullyKnown(suite))) return 'unknown';
  const tests = suite.tests.map(storedPart);
  const classes = new Set(tests.map(({ className }) => className));
  const unknown = suite.unknown.filter(({ part }) => classes.has(part)).map(({ part }) => ({ part }));
  const isPart = unknown.length < suite.unknown.length || (whole !== undefined && tests.length < whole.tests.length);
  return {
    tests,
    unknown,
    unseen: suite.unseen,
    isPart: isPart || undefined,
    customRunner: suite.customRunner,
  };
};

/** Omits fields that only filters use. */
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

/** Counts an unrecognized status as an error, because it does not prove that the test passed. */
export const countByStatus = (tests: readonly { readonly status: TestStatus }[]): Counters => {
  const counts = { ...noCounters };
  for (const { status } of tests) {
    if (status === 'timed-out') counts.timedOut += 1;
    else if (status === 'unknown') counts.error += 1;
    else counts[status] += 1;
  }
  return counts;
};

export const failedIn = ({ failed, error, timedOut }: Counters): number => failed + error + timedOut;

export const executedIn = (counters: Counters): number => counters.passed + failedIn(counters);

export const subtractCounters = (one: Counters, other: Counters): Counters => addCounters(one, other, -1);

export const addCounters = (one: Counters, other: Counters, sign: 1 | -1 = 1): Counters => ({
  passed: one.passed + sign * other.passed,
  failed: one.failed + sign * other.failed,
  skipped: one.skipped + sign * other.skipped,
  timedOut: one.timedOut + sign * other.timedOut,
  error: one.error + sign * other.error,
  pending: one.pending + sign * other.pending,
});
