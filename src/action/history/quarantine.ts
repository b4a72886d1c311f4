import { deviceLabel } from '../../core/model/device-shard.ts';
import type { Framework } from '../../core/model/framework.ts';
import type { Quarantine, QuarantineEntry, QuarantineSuggestions, SuggestedEntry } from '../../core/model/history.ts';
import { type SessionResult, testName } from '../../core/model/results.ts';
import type { AnalyzedShard, CountedShard, QuarantinedFailure } from '../../core/model/run-analysis.ts';
import type { KnownSuite, KnownTest } from '../../core/model/run-plan.ts';
import { isTroubled } from '../../core/model/status.ts';
import { isFlaky } from '../../core/results/attempts.ts';
import { claimedCounts, declaredTotals } from '../../core/results/evidence-reading.ts';
import { isSuiteItself } from '../../core/results/junit/suite.ts';
import { dayMs } from '../../lib/durations.ts';
import { compileWildcard } from '../../lib/wildcard.ts';
import { type HistoryTests, type Outcomes, type OutcomesByDevice, testsIn } from './history.ts';
import { flakyRunsOf } from './judge-outcomes.ts';

/** Returns the first entry of the file that matches a test on a device, or undefined without such an entry. */
type FindEntry = (name: string, device: string) => QuarantineEntry | undefined;

interface QuarantineInputs {
  /** Absent if the workflow has no quarantine file. */
  readonly quarantine?: Quarantine;
  readonly framework: Framework;
}

/**
 * Marks the failures that do not count because a quarantine entry applies to the test. Problems outside of tests always count.
 */
export const quarantineShards = (
  shards: readonly AnalyzedShard[],
  inputs: QuarantineInputs,
  at: Date,
): readonly AnalyzedShard[] => {
  if (inputs.quarantine === undefined) return shards;
  const find = findQuarantined(inputs, at);
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
 * Creates a function that finds the quarantine entry of a test.
 *
 * @param at start of the run; its date decides which entries apply
 */
export const findQuarantined = (inputs: QuarantineInputs, at: Date): FindEntry => createFinder(currentEntries(inputs, at));

/** Entries that apply at the start of a run. */
export const currentEntries = (inputs: QuarantineInputs, at: Date): readonly QuarantineEntry[] =>
  entriesForFramework(inputs).filter((entry) => !isExpired(entry, at));

/** Whether the session has tests in state ERROR. It is then unknown which of its failed tests have this state. */
const countsErrors = (session: SessionResult): boolean =>
  [...claimedCounts(session), declaredTotals(session)].some((each) => each !== undefined && each.error > 0);

export const entriesForFramework = ({ quarantine, framework }: QuarantineInputs): readonly QuarantineEntry[] =>
  quarantine?.entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework)) ?? [];

/** An entry applies until the end of its day `until`, in UTC. */
const isExpired = ({ until }: QuarantineEntry, at: Date): boolean => until < dayOf(at);

const dayOf = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Groups the quarantined failures by test and entry, in the order of the shards. */
export const quarantinedFailures = (shards: readonly CountedShard[]): readonly QuarantinedFailure[] => {
  const all = shards.flatMap(({ quarantined, tests, last }) =>
    quarantined.size === 0
      ? []
      : tests.flatMap((test) => {
          const entry = test.status === 'failed' ? quarantined.get(test) : undefined;
          return entry === undefined ? [] : [{ test, entry, device: deviceLabel(last) }];
        }),
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
  const patterns = entries.map((entry) => ({
    entry,
    matches: compileWildcard(entry.test),
    devices: entry.devices.map(compileWildcard),
  }));
  const known = new Map<string, typeof patterns>();
  return (name, device) => {
    const own = known.get(name) ?? patterns.filter(({ matches }) => matches(name));
    known.set(name, own);
    return own.find(({ devices }) => devices.length === 0 || devices.some((matches) => matches(device)))?.entry;
  };
};

/** Tests that the entries of a quarantine file may refer to. */
export interface KnownTests {
  /** Discovered tests, including tests that were not selected. Absent if the tests are unknown. */
  readonly suite?: KnownSuite;
  readonly shards: readonly AnalyzedShard[];
  /** Whether tests may have no result because other jobs run them or the run was cut short. */
  readonly isPart: boolean;
}

/** Lists warnings about entries that expired or match no known test. A warning contains the line of the entry. */
export const quarantineWarnings = (inputs: QuarantineInputs, at: Date, known: KnownTests): readonly string[] => {
  const entries = entriesForFramework(inputs);
  const isUnmatched = createUnmatched(known);
  const nameOf = ({ line, test }: QuarantineEntry) => `${inputs.quarantine?.file}:${line}: the quarantine of ${test}`;
  const advice = 'Fix the test and remove the entry, or extend "until"';
  return [
    ...entries
      .filter((entry) => isExpired(entry, at))
      .map((entry) => `${nameOf(entry)} expired on ${entry.until} and no longer applies. ${advice}.`),
    ...entries
      .filter((entry) => !isExpired(entry, at) && isUnmatched(entry))
      .map((entry) => `${nameOf(entry)} matches no known test. Correct "test", or remove the entry.`),
  ];
};

/** Creates a function that checks whether an entry matches no known test. */
const createUnmatched = ({ suite, shards, isPart }: KnownTests): ((entry: QuarantineEntry) => boolean) => {
  const tests = suite?.tests ?? [];
  const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
  const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
  if (!isComplete && (isPart || reported.length === 0)) return () => false;

  const names = new Set([...reported, ...tests].map(testName));
  const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
  return ({ test }) => {
    const [className = ''] = test.split('#', 1);
    return !some(names, test) && !some(openClasses, className);
  };
};

/** Whether the name of the test in the results is known only after a run. */
const isNamedFreely = ({ parameterized, naming }: KnownTest): boolean => parameterized || naming !== undefined;

const some = (names: ReadonlySet<string>, pattern: string): boolean =>
  names.has(pattern) || (pattern.includes('*') && names.values().some(compileWildcard(pattern)));

export interface SuggestionContext extends QuarantineInputs {
  readonly at: Date;
  readonly newIssueUrl: string;
}

const lookedAtRuns = 20;
const leastFlakyRuns = 3;
const suggestedDays = 30;
const mostSuggestions = 20;

/** Suggests entries for flaky tests without an entry, and entries to remove. `tests` includes the outcomes of this run. */
export const suggestEntries = (tests: HistoryTests, context: SuggestionContext): QuarantineSuggestions => {
  // A test without a class is skipped because an entry cannot name it.
  const rows = testsIn(tests)
    .filter(({ className }) => className !== '')
    .map((test): TestRow => [testName(test), test.byDevice])
    .toArray();
  const find = findQuarantined(context, context.at);
  const add = rows
    .flatMap((row) => suggestEntry(row, find, context) ?? [])
    .toSorted((a, b) => b.flakyRuns - a.flakyRuns)
    .slice(0, mostSuggestions);
  const remove = entriesForFramework(context).flatMap((entry) => {
    const passes = passesOf(entry, rows);
    return passes === undefined ? [] : [{ test: entry.test, line: entry.line, passes }];
  });
  return { add, remove };
};

type TestRow = readonly [test: string, byDevice: OutcomesByDevice];

const suggestEntry = ([test, byDevice]: TestRow, find: FindEntry, context: SuggestionContext): SuggestedEntry | undefined => {
  const flaky = [...byDevice].flatMap(([device, outcomes]) => {
    if (!outcomes.some(({ status }) => isTroubled(status)) || find(test, device) !== undefined) return [];
    const ids = flakyRunsOf(outcomes);
    return ids.size === 0 ? [] : [{ device, ids }];
  });
  if (flaky.length === 0) return undefined;
  const lastIds = lastRunIds([...byDevice.values()]);
  const flakyRuns = lastIds.filter((id) => flaky.some(({ ids }) => ids.has(id))).length;
  if (flakyRuns < leastFlakyRuns) return undefined;
  const where = flaky.filter(({ ids }) => lastIds.some((id) => ids.has(id))).map(({ device }) => device);
  const devices = where.length === byDevice.size ? [] : where;
  const counted = { test, devices, flakyRuns, runs: lastIds.length };
  return { ...counted, yaml: entryYaml(counted, context) };
};

/** Returns the ids of the last 20 runs in which a test ran on any device. Attempts of one run count once. */
const lastRunIds = (rows: readonly Outcomes[]): readonly string[] => {
  const runs = [...new Set(rows.flatMap((outcomes) => outcomes.map(({ run }) => run)))];
  const inOrder = runs.toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  return [...new Set(inOrder.map(({ id }) => id))].slice(-lookedAtRuns);
};

/** Formats a suggested entry. Values are quoted as in JSON, which is valid YAML. */
const entryYaml = (
  { test, devices, flakyRuns, runs }: Omit<SuggestedEntry, 'yaml'>,
  { quarantine, framework, at, newIssueUrl }: SuggestionContext,
): string => {
  const namesFrameworks = quarantine?.entries.some(({ frameworks }) => frameworks.length > 0) === true;
  return [
    `- test: ${JSON.stringify(test)}`,
    `  reason: Flaky in ${flakyRuns} of the last ${runs} runs`,
    `  issue: ${newIssueUrl} # replace it with the address of the issue`,
    `  until: ${dayOf(new Date(at.getTime() + suggestedDays * dayMs))}`,
    ...(devices.length === 0 ? [] : ['  devices:', ...devices.map((device) => `    - ${JSON.stringify(device)}`)]),
    ...(namesFrameworks ? [`  frameworks: [${framework}]`] : []),
  ].join('\n');
};

/** Counts the passes of an entry's tests in their last runs. Undefined if a test failed, or if no test ran often enough. */
const passesOf = (entry: QuarantineEntry, rows: readonly TestRow[]): number | undefined => {
  const find = createFinder([entry]);
  let passes = 0;
  let mostRuns = 0;
  for (const [test, byDevice] of rows)
    for (const [device, outcomes] of byDevice) {
      if (find(test, device) === undefined) continue;
      const lastIds = new Set(lastRunIds([outcomes]));
      if (outcomes.some(({ run, status }) => lastIds.has(run.id) && isTroubled(status))) return undefined;
      passes += lastIds.size;
      mostRuns = Math.max(mostRuns, lastIds.size);
    }
  return mostRuns < lookedAtRuns ? undefined : passes;
};
