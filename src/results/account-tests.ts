import { type DiscoveredTest, isFullyKnown } from '../binaries/discovered-suite.ts';
import type { Log } from '../lib/log.ts';
import type { UnstartedBuilds } from '../model/builds.ts';
import { shardsOf } from '../model/device-shard.ts';
import type { KnownSuite, KnownTest } from '../model/known-suite.ts';
import type { PlannedShard } from '../model/planned-shard.ts';
import type { SessionResult } from '../model/results.ts';
import { type Accounting, claimedTests, findMissingTests, nothingClaimed } from './accounting.ts';
import { isLeftEmpty, runsIn } from './selection/narrow-selection.ts';
import type { Selection } from './selection/selection.ts';

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
