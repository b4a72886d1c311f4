import type { DiscoveredSuite, DiscoveredTest } from '../binaries/discovered-suite.ts';
import { shardOf, splitForms } from '../binaries/shard-split.ts';
import type { Log } from '../lib/log.ts';
import type { Capabilities, UnstartedBuilds } from '../model/builds.ts';
import { shardsOf } from '../model/device-shard.ts';
import type { Framework } from '../model/framework.ts';
import type { KnownSuite, KnownTest } from '../model/known-suite.ts';
import type { PlannedShard } from '../model/planned-shard.ts';
import { type SessionResult, testName } from '../model/results.ts';
import { type Accounting, claimedTests, findMissingTests, nothingClaimed, unreadPart } from './accounting.ts';
import { ownSplit } from './requested-split.ts';
import { readSelection } from './selection/read-selection.ts';

/** What was selected of a suite, and how it is split. */
export interface SelectedShards {
  readonly framework: Framework;
  readonly capabilities: Capabilities;
  /** All of the run, or those of this job. */
  readonly shards: readonly PlannedShard[];
}

/**
 * Holds the tests that are known to be in the suite, and that these shards had to run, against what the sessions reported.
 *
 * Of a single shard that the test runner made, only those tests are claimed that both forms of its split put there.
 */
export const accountTests = (
  suite: DiscoveredSuite | undefined,
  selected: SelectedShards,
  sessions: readonly SessionResult[],
  devices: readonly string[] = [],
): Accounting => {
  const claim = claimOf(suite, selected);
  if (typeof claim === 'string') return nothingClaimed(claim);
  const onAnyDevice = ownSplit(selected.capabilities)?.onEachDevice === false;
  return findMissingTests(claim.suite, sessions, claim.isExpected, { devices, onAnyDevice });
};

/**
 * The same for a run that may not have started all its shards: what only these have is missing, and had no chance to report.
 *
 * @param planned all shards of the run, or those of this job
 */
export const accountStarted = (
  suite: DiscoveredSuite | undefined,
  selected: Omit<SelectedShards, 'shards'>,
  planned: readonly PlannedShard[],
  sessions: readonly SessionResult[],
  unstarted: readonly UnstartedBuilds[],
): Accounting => {
  const first = unstarted.flatMap(({ reason, builds }) =>
    builds.filter(({ attempt }) => attempt === 0).map((build) => ({ reason, build })),
  );
  const [{ reason: notStarted } = {}] = first;
  if (notStarted === undefined) return accountTests(suite, { ...selected, shards: planned }, sessions);
  const indexes = new Set(first.flatMap(({ build }) => shardsOf(build).map(({ index }) => index)));
  const devices = first.flatMap(({ build }) => build.devices);
  const started = planned.filter(({ shard }) => !indexes.has(shard.index));
  const owed = accountTests(suite, { ...selected, shards: started }, sessions, devices);
  const owedNames = new Set(owed.missing.map(({ name }) => name));
  const leftOut = new Set(owed.leftOut);
  // What did not start was left out by no test runner.
  const whole = suite && { ...suite, customRunner: false };
  const { missing, unclaimed } = accountTests(whole, { ...selected, shards: planned }, sessions, devices);
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
export const countKnownTests = (
  suite: DiscoveredSuite | undefined,
  selected: Omit<SelectedShards, 'shards'>,
  shard: PlannedShard,
): number | undefined => {
  const claim = claimOf(suite, { ...selected, shards: [shard] });
  // Where the request has a split of the user's own, several sessions share the tests in a way that is not known.
  if (typeof claim === 'string' || ownSplit(selected.capabilities)?.sessions !== 1) return undefined;
  const { tests, unclaimed } = claimedTests(claim.suite, claim.isExpected);
  if (tests.length > 0) return tests.length;
  const others = claimedTests(claim.suite).tests.length;
  // What may be in either shard, or is unknown, may be in this one.
  const isSure =
    unclaimed === undefined &&
    !claim.suite.tests.some(({ parameterized, conditional, naming }) => parameterized || conditional || naming !== undefined);
  return others > 0 && isSure && isEmptyInBothForms(claim.suite, shard) ? 0 : undefined;
};

interface Claim {
  readonly suite: DiscoveredSuite;
  readonly isExpected: (test: DiscoveredTest) => boolean;
}

/** @returns why nothing can be claimed, as a clause */
const claimOf = (suite: DiscoveredSuite | undefined, { framework, capabilities, shards }: SelectedShards): Claim | string => {
  if (suite === undefined) return 'the tests of the suite are unknown';
  const selection = readSelection(framework, capabilities, suite);
  if (selection.kind === 'unclear') return selection.reason;
  const total = shards[0]?.shard.total ?? Number.POSITIVE_INFINITY;
  const isWhole = new Set(shards.map(({ shard }) => shard.index)).size === total;
  const isHeld = heldBy(shards);
  return { suite, isExpected: (test) => selection.selects(test) && (isWhole || isHeld(test)) };
};

const heldBy = (shards: readonly PlannedShard[]): Claim['isExpected'] => {
  const names = new Set(shards.flatMap(({ tests }) => [...(tests ?? [])]));
  if (names.size > 0) return (test) => names.has(testName(test));
  const filters = new Set(shards.flatMap(({ classFilter }) => classFilter ?? []));
  return filters.size > 0 ? isNamedBy(filters) : isSplitTo(shards);
};

/** The tests of all shards together that the filters select; `unknown` where that cannot be told. */
export const selectedSuite = (
  suite: DiscoveredSuite | undefined,
  { framework, capabilities }: Omit<SelectedShards, 'shards'>,
): KnownSuite | 'unknown' => {
  if (suite === undefined || (unreadPart(suite) !== undefined && suite.tests.length === 0)) return 'unknown';
  const selection = readSelection(framework, capabilities, suite);
  if (selection.kind === 'unclear') return 'unknown';
  const tests = suite.tests.filter(selection.selects).map(storedPart);
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

const isEmptyInBothForms = (suite: DiscoveredSuite, { shard, classFilter }: PlannedShard): boolean =>
  classFilter === undefined &&
  suite.tests.every((test) => splitForms.every((form) => shardOf(test, shard.total, form) !== shard.index));

const isNamedBy =
  (filters: ReadonlySet<string>) =>
  ({ className, name }: DiscoveredTest): boolean =>
    filters.has(`${className}#${name}`) || enclosing(className).some((each) => filters.has(each));

/** A class and those around it, through which it runs. */
const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

const isSplitTo =
  (shards: readonly PlannedShard[]) =>
  (test: DiscoveredTest): boolean =>
    !test.parameterized &&
    test.naming === undefined &&
    shards.some(({ shard }) => splitForms.every((form) => shardOf(test, shard.total, form) === shard.index));

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
