import { dayMs } from '../lib/durations.ts';
import { matchesWildcard } from '../lib/wildcard.ts';
import type { Framework } from '../model/framework.ts';
import type {
  PastOutcome,
  Quarantine,
  QuarantineEntry,
  QuarantineSuggestions,
  RemovableEntry,
  SuggestedEntry,
} from '../model/history.ts';
import { testName } from '../model/results.ts';
import type { History, OutcomesByDevice } from './history.ts';
import { flakyRunsOf } from './judge-outcomes.ts';
import { entriesOf, isExpired } from './quarantine.ts';

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
  const entries = context.quarantine === undefined ? [] : entriesOf(context.quarantine, context.framework);
  const active = entries.filter((entry) => !isExpired(entry, context.at));
  const isListed = (test: string, device: string): boolean => active.some((entry) => matches(entry, test, device));
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
    if (!outcomes.some(isTroubled) || isListed(test, device)) return [];
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

const isTroubled = ({ status }: PastOutcome): boolean => status !== 'passed';

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
        if (!matches(entry, test, device)) continue;
        const lastIds = new Set(lastRunIds([outcomes]));
        if (outcomes.some((outcome) => lastIds.has(outcome.run.id) && isTroubled(outcome))) return [];
        passes += lastIds.size;
        mostRuns = Math.max(mostRuns, lastIds.size);
      }
    }
    return mostRuns < lookedAtRuns ? [] : [{ test: entry.test, line: entry.line, passes }];
  });

const matches = ({ test: pattern, devices }: QuarantineEntry, test: string, device: string): boolean =>
  matchesWildcard(pattern, test) && (devices.length === 0 || devices.some((each) => matchesWildcard(each, device)));
