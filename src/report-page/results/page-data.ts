import { deviceLabel } from '../../core/model/device-shard.ts';
import { publishedDocsUrl } from '../../core/model/error-codes.ts';
import type { PastRun } from '../../core/model/history.ts';
import { type MissingTest, type NamedTest, type TestResult, testName } from '../../core/model/results.ts';
import type { AnalyzedShard, CountedShard, QuarantinedFailure, RunAnalysis } from '../../core/model/run-analysis.ts';
import { explainFailure } from '../../core/results/analysis/root-cause.ts';
import { outcomeOf } from '../../core/results/attempts.ts';
import { createNameTable, createTestNumbers } from '../../core/results/describe.ts';
import { countFailures } from '../../core/results/totals.ts';
import { causesOfRun } from '../../core/results/triage/causes-of-run.ts';
import { describeElement } from '../../core/results/triage/screen.ts';
import { noFacts, triageRun } from '../../core/results/triage/triage.ts';
import type { TriageEntry } from '../../core/results/triage/triage-document.ts';
import {
  dayOf,
  describeBalance,
  describeMissing,
  describePast,
  listNames,
  missingTitle,
} from '../../core/wording/describe-tests.ts';
import { noPlaces } from '../../core/wording/failure-places.ts';
import { knownMs, timesOf } from '../../core/wording/run-times.ts';
import { shownText } from '../../lib/escape/invisible.ts';
import { digits, sum } from '../../lib/numbers.ts';
import type { PageBudget } from '../budget.ts';
import type { PageContext } from '../headline.ts';
import type {
  CauseData,
  PastData,
  PastRunData,
  QuarantinedFailureData,
  ResultData,
  ResultsData,
  SessionData,
} from '../report-data.ts';
import { maxNameLength } from '../shown-text.ts';
import { createFailures } from './failures.ts';
import { addLostResults, addMissingResults } from './missing-results.ts';
import { sessionData } from './sessions.ts';

const maxMissingTests = 2_000;
const maxMissingDevices = 5;

/** Creates the data of the page, without session files. `sessions` has the same order as `results.sessions`. */
export const pageData = (
  run: RunAnalysis,
  budget: PageBudget,
  { docsUrl = publishedDocsUrl, places = noPlaces, triage = triageRun(run, noFacts), causeMarkdown }: PageContext = {},
) => {
  const { keeps, note } = selectShown(run, budget);
  const failures = createFailures(run, budget.detailBytes, places);
  const pasts = createPasts(run);
  const causes = causesOfRun(run);
  const causeOfSession = new Map(
    causes.flatMap((cause) => (cause.kind === 'sessions' ? cause.shards.map(({ last }) => [last, cause.id]) : [])),
  );
  const tests = createTests();
  // Sorts the shards by device, then by index.
  const shards = [...Map.groupBy(run.shards, ({ last }) => deviceLabel(last)).values()].flatMap((own) => own.toSorted(byShard));

  const numberOf = new Map(
    shards.flatMap(({ judged }) => judged.map(({ session }) => session)).map((session, at) => [session, at]),
  );

  const resultOf = (test: TestResult, shard: CountedShard, nth: number): ResultData => {
    const outcome = outcomeOf(test, shard);
    const number = tests.numberOf(test, nth);
    return {
      test: number,
      outcome,
      counts: outcome === 'flaky' && run.failOnFlaky && !shard.quarantined.has(test) ? 'failed' : undefined,
      others: shard.otherResults
        .get(test)
        ?.map((other) => ({ session: numberOf.get(other.session) ?? 0, outcome: outcomeOf(other.test) })),
      durationMs: wholeMs(knownMs(test.durationMs)),
      ...failures.describe(test, outcome, shard.last.device),
      past: tests.all[number]?.nth === undefined ? pasts.of(test, deviceLabel(shard.last)) : undefined,
    };
  };
  const lost = addLostResults(
    shards,
    shards.map((shard, nth) => shard.tests.filter(keeps).map((test) => resultOf(test, shard, nth))),
  );
  const resultsOf = addMissingResults(run, shards, lost, tests.numberOf, note === undefined ? budget.results : 0);
  const sessions = shards.flatMap((shard, nth) =>
    shard.judged.map(
      ({ session, judgment }, attempt): SessionData => ({
        ...sessionData(session, judgment, run.startedAt),
        ...(isQuarantined(shard) ? { kind: 'quarantined' } : {}),
        cause: causeOfSession.get(session),
        results: attempt === shard.judged.length - 1 ? resultsOf[nth] : undefined,
      }),
    ),
  );
  const shownCauses = new Set([...failures.lines, ...sessions].map(({ cause }) => cause));
  const results: ResultsData = {
    totals: run.totals,
    lengthMs: timesOf(run).totalMs,
    devices: run.devices.map((device) => shownText(device, maxNameLength)),
    tests: tests.all,
    sessions,
    failures: failures.lines,
    causes: causes.map(({ id }) => id).filter((id) => shownCauses.has(id)),
    balance: run.balance && shownText(describeBalance(run.balance), maxNameLength),
    missingTests: missingTestsData(run.missingTests, run.devices.length),
    quarantine: quarantineData(run),
    history: historyData(run, pasts.runs),
    leftOut: note,
    docsUrl,
  };
  return {
    results,
    details: { ...failures.details, causes: triage.entries.map((entry) => causeData(entry, causeMarkdown)) },
    sessions: shards.flatMap(({ judged }) => judged.map(({ session }) => session)),
    notes: [...(note === undefined ? [] : [note]), ...failures.notes()],
  };
};

/** Largest number of elements of the screen. `triage.json` has more. */
const maxElements = 10;

const causeData = (entry: TriageEntry, causeMarkdown: PageContext['causeMarkdown']): CauseData => ({
  id: entry.id,
  category: entry.category,
  certainty: entry.certainty,
  nextStep: entry.nextStep,
  host: entry.cause.host,
  owners: entry.owners.map((owner) => shownText(owner, maxNameLength)),
  suspects: entry.suspects.map(({ file }) => file),
  screen: entry.screen?.elements.slice(0, maxElements).map(describeElement) ?? [],
  markdown: causeMarkdown?.(entry),
});

/** Whether a shard with only one session failed only because of quarantined failures. */
const isQuarantined = (shard: AnalyzedShard): boolean =>
  shard.judged.length === 1 && shard.judgment.kind === 'failed' && countFailures(shard).failed === 0;

const byShard = ({ last: { shard: one } }: AnalyzedShard, { last: { shard: other } }: AnalyzedShard): number =>
  one.index - other.index || one.total - other.total;

const wholeMs = (durationMs: number | undefined): number | undefined => durationMs && Math.round(durationMs);

/** Collects the distinct tests and their indexes. Equal names in one session belong to different tests. */
const createTests = () => {
  const numbers = createTestNumbers();
  const all: ResultsData['tests'][number][] = [];
  return {
    all,
    numberOf: ({ className, name }: NamedTest, session: number): number => {
      const number = numbers.next(className, name, session);
      all[number] ??= {
        className: shownText(className, maxNameLength),
        name: shownText(name, maxNameLength),
        nth: numbers.nth(number) || undefined,
      };
      return number;
    },
  };
};

const resultBytes = 48;

/** Selects the tests to show. If there are too many results, the page shows only failed and flaky tests. */
const selectShown = (
  { shards, tests }: RunAnalysis,
  budget: PageBudget,
): { keeps: (test: TestResult) => boolean; note?: string } => {
  const results = sum(shards.map((shard) => shard.tests.length));
  const names = sum(tests.map(nameBytes));
  if (results <= budget.results && results * resultBytes + names <= budget.resultBytes) return { keeps: () => true };

  const entryOf = createNameTable(() => ({ results: 0, isKept: false }));
  for (const shard of shards) for (const test of shard.tests) entryOf(test.className, test.name).results += 1;
  const wanted = tests.filter(({ failureGroups }) => failureGroups.length > 0).toSorted((a, b) => b.failedOn - a.failedOn);
  let left = { results: budget.results, resultBytes: budget.resultBytes };
  let kept = 0;
  for (const test of wanted) {
    const entry = entryOf(test.className, test.name);
    const bytes = nameBytes(test) + entry.results * resultBytes;
    // Leaves out whole tests, because an empty cell must not hide a result.
    if (entry.results > left.results || bytes > left.resultBytes) continue;
    left = { results: left.results - entry.results, resultBytes: left.resultBytes - bytes };
    entry.isKept = true;
    kept += 1;
  }
  const lacking =
    kept < wanted.length ? ` ${digits(wanted.length - kept)} of the ${digits(wanted.length)} do not fit either.` : '';
  return {
    keeps: ({ className, name }) => entryOf(className, name).isKept,
    note: `The run has ${digits(results)} results. This page shows only tests with a failure on some device.${lacking} All are in results.json.`,
  };
};

/** Estimates the maximum size of a name in bytes. Escaped control characters are not considered. */
const nameBytes = ({ className, name }: NamedTest): number =>
  3 * (Math.min(className.length, maxNameLength) + Math.min(name.length, maxNameLength));

const missingTestsData = (missing: readonly MissingTest[], devices: number): ResultsData['missingTests'] => {
  const list = (names: readonly string[]): string => listNames(names, maxMissingDevices);
  return {
    title: missingTitle(missing),
    tests: missing
      .slice(0, maxMissingTests)
      .map((test) => [shownText(test.name, maxNameLength), shownText(describeMissing(test, devices, list), maxNameLength)]),
    more: Math.max(0, missing.length - maxMissingTests),
  };
};

const maxFailures = 500;
const maxWarnings = 50;
const maxDevices = 5;
const maxText = 500;
const maxAddress = 2_000;

const quarantineData = ({ quarantine, totals, devices }: RunAnalysis): ResultsData['quarantine'] => {
  const { failures = [], warnings = [] } = quarantine ?? {};
  return {
    results: totals.quarantined,
    failures: failures.slice(0, maxFailures).map((failure) => failureData(failure, devices)),
    more: Math.max(0, failures.length - maxFailures),
    warnings: warnings.slice(0, maxWarnings).map((warning) => shownText(warning, maxText)),
  };
};

const failureData = (failure: QuarantinedFailure, devices: readonly string[]): QuarantinedFailureData => {
  const { name, entry } = failure;
  const [first] = failure.failures;
  return {
    name: shownText(name, maxNameLength),
    on: devices.length === 1 ? '' : shownText(`on ${listNames(failure.devices, maxDevices)}`, maxText),
    devices: failure.devices.map((device) => shownText(device, maxNameLength)),
    message: first && shownText(explainFailure(first).headline, maxText),
    reason: shownText(entry.reason, maxText),
    issue: shownText(entry.issue, maxAddress),
    until: entry.until,
  };
};

/** Maximum number of histories, each of one test on one device. A history takes about 2 kB of JSON. */
const maxTests = 4_000;

/** Finds the histories to show. If there are too many, tests that failed in this run come first. */
const createPasts = (run: RunAnalysis) => {
  const { tests, devices, history } = run;
  const pastKey = (test: NamedTest, device: string): string => `${testName(test)} on ${device}`;
  const kept = (history === undefined ? [] : tests)
    .flatMap((test) => (test.history ?? []).map((past) => ({ past, key: pastKey(test, devices[past.device] ?? '') })))
    .toSorted((a, b) => Number(b.past.label !== undefined) - Number(a.past.label !== undefined))
    .slice(0, maxTests);
  const inAnyOrder = new Set(kept.flatMap(({ past }) => past.recent.map((outcome) => outcome.run)));
  const runs = [...inAnyOrder].toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  const positions = new Map(runs.map((run, at) => [run, at]));
  const pasts = new Map(
    kept.map(({ key, past }) => [
      key,
      {
        label: history?.earlierRuns === 0 ? undefined : past.label,
        text: describePast(run, [past]),
        recent: past.recent.map((outcome) => ({
          run: positions.get(outcome.run) ?? 0,
          outcome: outcome.status,
          durationMs: outcome.durationMs,
        })),
      },
    ]),
  );
  return {
    /** Earlier runs that the histories contain, oldest first. */
    runs,
    of: (test: TestResult, device: string): PastData | undefined =>
      pasts.size === 0 ? undefined : pasts.get(pastKey(test, device)),
  };
};

const historyData = ({ history, finishedAt }: RunAnalysis, runs: readonly PastRun[]): ResultsData['history'] => {
  if (history === undefined) return undefined;
  const { trends } = history;
  return {
    runs: runs.map((run) => shownRun(run, finishedAt)),
    trends: {
      runs: trends.runs.map(({ run, ...counts }) => ({ ...counts, ...shownRun(run, finishedAt) })),
      flakiest: trends.flakiest.map(shownNamed),
      slowest: trends.slowest.map(shownNamed),
      devices: trends.devices.map(({ device, ...counts }) => shownNamed({ ...counts, name: device })),
    },
  };
};

const shownRun = ({ startedAtMs, commit, branch, url }: PastRun, now: Date): PastRunData => ({
  text: shownText(
    `${dayOf(startedAtMs, now)}${commit === '' ? '' : `, commit ${commit.slice(0, 7)}`}${branch === '' ? '' : ` on ${branch}`}`,
    maxNameLength,
  ),
  url,
});

const shownNamed = <Named extends { readonly name: string }>(each: Named): Named => ({
  ...each,
  name: shownText(each.name, maxNameLength),
});
