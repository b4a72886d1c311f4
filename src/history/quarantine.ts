import { dayMs } from '../lib/durations.ts';
import { compileWildcard, matchesWildcard } from '../lib/wildcard.ts';
import { deviceLabel } from '../model/device-shard.ts';
import type { Framework } from '../model/framework.ts';
import type {
  PastOutcome,
  Quarantine,
  QuarantineEntry,
  QuarantineSuggestions,
  RemovableEntry,
  SuggestedEntry,
} from '../model/history.ts';
import { type SessionResult, testName } from '../model/results.ts';
import type { AnalyzedShard, QuarantinedFailure } from '../model/run-analysis.ts';
import type { KnownSuite, KnownTest } from '../model/run-plan.ts';
import { isFlaky } from '../results/attempts.ts';
import { claimedCounts, declaredTotals } from '../results/evidence-reading.ts';
import { isSuiteItself } from '../results/junit/suite.ts';
import type { History, OutcomesByDevice } from './history.ts';
import { flakyRunsOf } from './judge-outcomes.ts';

/** Finds the quarantine entry for a test on a device. If several entries match, returns the first one in the file. */
type FindEntry = (name: string, device: string) => QuarantineEntry | undefined;

/**
 * Marks failures that do not count, because a quarantine entry applies to the test. Only tests that ran and failed can be
 * quarantined. All other problems count: a timeout, a test in state ERROR, a failure of the suite outside of its tests, an
 * inconclusive session.
 *
 * @param at start of the run; its date decides which entries apply
 */
export const quarantineShards = (
  shards: readonly AnalyzedShard[],
  quarantine: Quarantine,
  framework: Framework,
  at: Date,
): readonly AnalyzedShard[] => {
  const find = findQuarantined(quarantine, framework, at);
  return shards.map((shard) => {
    const failedOrFlaky = shard.tests.filter(
      (test) => isFlaky(test) || (test.status === 'failed' && !isSuiteItself(test) && !countsErrors(shard.sessionOf(test))),
    );
    const found = failedOrFlaky.flatMap((test) => {
      const entry = find(testName(test), shard.last.device);
      return entry === undefined ? [] : [[test, entry] as const];
    });
    return { ...shard, quarantined: new Map(found) };
  });
};

/**
 * Creates a function that finds the entry that applies to a test on a device.
 *
 * @param at start of the run; its date decides which entries apply
 */
export const findQuarantined = (quarantine: Quarantine, framework: Framework, at: Date): FindEntry =>
  createFinder(entriesForFramework(quarantine, framework).filter((entry) => !isExpired(entry, at)));

/**
 * Whether any source counts a test in state ERROR. It is then unknown which tests of the session only failed, so no failure is
 * quarantined.
 */
const countsErrors = (session: SessionResult): boolean =>
  [...claimedCounts(session), declaredTotals(session)].some((each) => each !== undefined && each.error > 0);

/** Entries that apply to a framework. */
export const entriesForFramework = ({ entries }: Quarantine, framework: Framework): readonly QuarantineEntry[] =>
  entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework));

/** Whether an entry has expired. An entry applies until the end of the day `until`, in UTC. */
const isExpired = ({ until }: QuarantineEntry, at: Date): boolean => until < at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Quarantined failures, grouped by test and entry, in the order of the shards. */
export const quarantinedFailures = (shards: readonly AnalyzedShard[]): readonly QuarantinedFailure[] => {
  const all = shards.flatMap(({ quarantined, last }) =>
    [...quarantined].flatMap(([test, entry]) => (test.status === 'failed' ? [{ test, entry, device: deviceLabel(last) }] : [])),
  );
  return [...Map.groupBy(all, ({ test, entry }) => `${entry.line} ${testName(test)}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { test, entry } = first;
    return [{ name: testName(test), entry, failures: test.failures, devices: [...new Set(own.map(({ device }) => device))] }];
  });
};

/** Creates a finder that compares each name with the patterns only once, because names repeat on every device. */
const createFinder = (entries: readonly QuarantineEntry[]): FindEntry => {
  const exact = Map.groupBy(entries, ({ test }) => test);
  const patterns = entries
    .filter(({ test }) => test.includes('*'))
    .map((entry) => ({ entry, matches: compileWildcard(entry.test) }));
  const known = new Map<string, readonly QuarantineEntry[]>();
  const entriesFor = (name: string): readonly QuarantineEntry[] => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const named = exact.get(name) ?? [];
    const matching = patterns.filter(({ entry, matches }) => entry.test !== name && matches(name)).map(({ entry }) => entry);
    const found = [...named, ...matching].toSorted((one, other) => one.line - other.line);
    known.set(name, found);
    return found;
  };
  const devicesOf = new Map(entries.map((entry) => [entry, entry.devices.map(compileWildcard)]));
  const appliesTo = (entry: QuarantineEntry, device: string): boolean =>
    entry.devices.length === 0 || devicesOf.get(entry)?.some((matches) => matches(device)) === true;
  return (name, device) => entriesFor(name).find((entry) => appliesTo(entry, device));
};

/** Tests that the entries of a quarantine file may refer to. */
export interface KnownTests {
  /** Discovered tests, including tests that were not selected. Absent if unknown. */
  readonly suite?: KnownSuite | undefined;
  readonly shards: readonly AnalyzedShard[];
  /** Whether the suite may have tests without a result, because other jobs run them or because the run was cut short. */
  readonly isPart: boolean;
}

/** Warnings about entries that expired or that match no known test. Each is a sentence with the line of the entry. */
export const quarantineWarnings = (
  quarantine: Quarantine,
  framework: Framework,
  at: Date,
  known: KnownTests,
): readonly string[] => {
  const isUnmatched = createUnmatched(known);
  const unmatched = entriesForFramework(quarantine, framework)
    .filter((entry) => !isExpired(entry, at) && isUnmatched(entry))
    .map((entry) => `${entryName(quarantine, entry)} matches no known test. Correct "test", or remove the entry.`);
  return [...expiryWarnings(quarantine, framework, at), ...unmatched];
};

const expiryWarnings = (quarantine: Quarantine, framework: Framework, at: Date): readonly string[] =>
  entriesForFramework(quarantine, framework)
    .filter((entry) => isExpired(entry, at))
    .map((entry) => {
      const advice = 'Fix the test and remove the entry, or extend "until"';
      return `${entryName(quarantine, entry)} expired on ${entry.until} and no longer applies. ${advice}.`;
    });

const entryName = ({ file }: Quarantine, { line, test }: QuarantineEntry): string => `${file}:${line}: the quarantine of ${test}`;

const createUnmatched = ({ suite, shards, isPart }: KnownTests): ((entry: QuarantineEntry) => boolean) => {
  const tests = suite?.tests ?? [];
  const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
  const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
  if (!isComplete && (isPart || reported.length === 0)) return () => false;

  const names = new Set([...reported, ...tests].map(testName));
  const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
  return ({ test }) => {
    if (names.has(test)) return false;
    const [className = ''] = test.split('#', 1);
    return !some(openClasses, className) && (!test.includes('*') || !some(names, test));
  };
};

/** Whether the names of the test in the results are known only after a run. */
const isNamedFreely = ({ parameterized, naming }: KnownTest): boolean => parameterized || naming !== undefined;

const some = (names: ReadonlySet<string>, pattern: string): boolean =>
  names.has(pattern) || (pattern.includes('*') && names.values().some(compileWildcard(pattern)));

export interface SuggestionContext {
  readonly framework: Framework;
  /** Entries of the quarantine file. Absent if the workflow has no such file. */
  readonly quarantine?: Quarantine | undefined;
  /** Date of the run. */
  readonly at: Date;
  readonly newIssueUrl: string;
}

const lookedAtRuns = 20;
const leastFlakyRuns = 3;
/** Number of days for which a suggested entry applies. */
const suggestedDays = 30;
const mostSuggestions = 20;

/**
 * Suggests quarantine entries for flaky tests that have no entry yet, and entries to remove.
 *
 * @param history the history, including the outcomes of this run
 */
export const suggestEntries = (history: History, context: SuggestionContext): QuarantineSuggestions => {
  const entries = context.quarantine === undefined ? [] : entriesForFramework(context.quarantine, context.framework);
  const active = entries.filter((entry) => !isExpired(entry, context.at));
  const isListed = (test: string, device: string): boolean => active.some((entry) => entryMatches(entry, test, device));
  const add = [...rowsByTest(history)]
    .flatMap(([test, byDevice]) => suggestEntry(test, byDevice, isListed, context) ?? [])
    .toSorted((a, b) => b.flakyRuns - a.flakyRuns)
    .slice(0, mostSuggestions);
  return { add, remove: removableEntries(history, entries) };
};

/** Yields the outcomes of each test. Skips tests without a class, because an entry cannot name them. */
function* rowsByTest({ tests }: History): Generator<readonly [test: string, byDevice: OutcomesByDevice]> {
  for (const [className, byName] of tests)
    if (className !== '') for (const [name, byDevice] of byName) yield [testName({ className, name }), byDevice];
}

const suggestEntry = (
  test: string,
  byDevice: OutcomesByDevice,
  isListed: (test: string, device: string) => boolean,
  context: SuggestionContext,
): SuggestedEntry | undefined => {
  const flaky = [...byDevice].flatMap(([device, outcomes]) => {
    if (!outcomes.some(hasNotPassed) || isListed(test, device)) return [];
    const ids = flakyRunsOf(outcomes);
    return ids.size === 0 ? [] : [{ device, ids }];
  });
  if (flaky.length === 0) return undefined;
  const lastIds = lastRunIds([...byDevice.values()]);
  const isFlakyId = (id: string): boolean => flaky.some(({ ids }) => ids.has(id));
  const flakyRuns = lastIds.filter(isFlakyId).length;
  if (flakyRuns < leastFlakyRuns) return undefined;
  const where = flaky.filter(({ ids }) => lastIds.some((id) => ids.has(id))).map(({ device }) => device);
  const devices = where.length === byDevice.size ? [] : where;
  const counted = { test, devices, flakyRuns, runs: lastIds.length };
  return { ...counted, yaml: entryYaml(counted, context) };
};

/** Ids of the last 20 runs in which a test ran on any device. Several attempts of one run count once. */
const lastRunIds = (rows: readonly (readonly PastOutcome[])[]): readonly string[] => {
  const runs = [...new Set(rows.flatMap((outcomes) => outcomes.map(({ run }) => run)))];
  const inOrder = runs.toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  return [...new Set(inOrder.map(({ id }) => id))].slice(-lookedAtRuns);
};

const hasNotPassed = ({ status }: PastOutcome): boolean => status !== 'passed';

/** Formats a suggested entry. Values are quoted as in JSON, which is valid YAML. */
const entryYaml = ({ test, devices, flakyRuns, runs }: Omit<SuggestedEntry, 'yaml'>, context: SuggestionContext): string => {
  const until = new Date(context.at.getTime() + suggestedDays * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return [
    `- test: ${JSON.stringify(test)}`,
    `  reason: Flaky in ${flakyRuns} of the last ${runs} runs`,
    `  issue: ${context.newIssueUrl} # replace it with the address of the issue`,
    `  until: ${until}`,
    ...(devices.length === 0 ? [] : ['  devices:', ...devices.map((device) => `    - ${JSON.stringify(device)}`)]),
    ...(context.quarantine === undefined ? [] : frameworksYaml(context)),
  ].join('\n');
};

/** Adds `frameworks` to a suggested entry if other entries of the file have this key. */
const frameworksYaml = ({ quarantine, framework }: SuggestionContext): readonly string[] =>
  quarantine?.entries.some(({ frameworks }) => frameworks.length > 0) ? [`  frameworks: [${framework}]`] : [];

const removableEntries = (history: History, entries: readonly QuarantineEntry[]): readonly RemovableEntry[] =>
  entries.flatMap((entry) => {
    let passes = 0;
    let mostRuns = 0;
    for (const [test, byDevice] of rowsByTest(history)) {
      for (const [device, outcomes] of byDevice) {
        if (!entryMatches(entry, test, device)) continue;
        const lastIds = new Set(lastRunIds([outcomes]));
        if (outcomes.some((outcome) => lastIds.has(outcome.run.id) && hasNotPassed(outcome))) return [];
        passes += lastIds.size;
        mostRuns = Math.max(mostRuns, lastIds.size);
      }
    }
    return mostRuns < lookedAtRuns ? [] : [{ test: entry.test, line: entry.line, passes }];
  });

const entryMatches = ({ test: pattern, devices }: QuarantineEntry, test: string, device: string): boolean =>
  matchesWildcard(pattern, test) && (devices.length === 0 || devices.some((each) => matchesWildcard(each, device)));
