import { shownText } from '../../../lib/escape/invisible.ts';
import { digits, sum } from '../../../lib/numbers.ts';
import { deviceLabel } from '../../../model/device-shard.ts';
import { publishedDocsUrl } from '../../../model/error-codes.ts';
import type { PastRun, TestHistory } from '../../../model/history.ts';
import { type MissingTest, type NamedTest, type SessionResult, type TestResult, testName } from '../../../model/results.ts';
import type { AnalyzedShard, QuarantinedFailure, RunAnalysis } from '../../../model/run-analysis.ts';
import { explainFailure } from '../../../results/analysis/root-cause.ts';
import { outcomeOf } from '../../../results/attempts.ts';
import { createNameTable, createTestNumbers } from '../../../results/describe.ts';
import { type CauseOfRun, causesOfRun } from '../../../results/triage/causes-of-run.ts';
import { dayOf, describeBalance, describeMissing, describePast, listNames, missingTitle } from '../../describe-tests.ts';
import { noPlaces } from '../../failure-places.ts';
import { countFailures } from '../../markdown/format.ts';
import { knownMs, timesOf } from '../../run-times.ts';
import type { PageBudget } from '../budget.ts';
import type { PageContext } from '../headline.ts';
import type {
  DetailsData,
  HistoryData,
  MissingTestsData,
  PastData,
  PastRunData,
  QuarantineData,
  QuarantinedFailureData,
  ResultData,
  ResultsData,
  SessionData,
  TestData,
} from '../report-data.ts';
import { maxNameLength } from '../shown-text.ts';
import { createFailures } from './failures.ts';
import { sessionData } from './sessions.ts';

const maxMissingTests = 2_000;
const maxMissingDevices = 5;

/** Data of the page, except the files of single sessions. */
interface PageData {
  readonly results: ResultsData;
  readonly details: DetailsData;
  /** Sessions of the run, in the order of `results.sessions`. */
  readonly sessions: readonly SessionResult[];
  /** Sentences about what was left out. */
  readonly notes: readonly string[];
}

export const pageData = (
  run: RunAnalysis,
  budget: PageBudget,
  { docsUrl = publishedDocsUrl, places = noPlaces }: PageContext = {},
): PageData => {
  const { keeps, note } = selectShown(run, budget);
  const failures = createFailures(run.framework, budget.detailBytes, places);
  const pasts = createPasts(run);
  const causes = causesOfRun(run);
  const sessionCauses = causesOfSessions(causes);
  const tests = createTests();
  // Sorts by device, then by shard.
  const shards = [...Map.groupBy(run.shards, ({ last }) => deviceLabel(last)).values()].flatMap((own) => own.toSorted(byShard));

  const resultOf = (test: TestResult, shard: AnalyzedShard, nth: number): ResultData => {
    const outcome = outcomeOf(test, shard);
    const number = tests.numberOf(test, nth);
    return {
      test: number,
      outcome,
      durationMs: wholeMs(knownMs(test.durationMs)),
      ...failures.describe(test, outcome),
      past: tests.all[number]?.nth === undefined ? pasts.of(test, deviceLabel(shard.last)) : undefined,
    };
  };
  const resultsOf = addLostResults(
    shards,
    shards.map((shard, nth) => shard.tests.filter(keeps).map((test) => resultOf(test, shard, nth))),
  );
  const sessions = shards.flatMap((shard, nth) =>
    shard.judged.map(
      ({ session, judgment }, attempt): SessionData => ({
        ...sessionData(session, judgment, run.startedAt),
        ...(isQuarantined(shard) ? { kind: 'quarantined' } : {}),
        cause: sessionCauses.get(session),
        results: attempt === shard.judged.length - 1 ? resultsOf[nth] : undefined,
      }),
    ),
  );
  const shownCauses = new Set([...failures.lines, ...sessions].map(({ cause }) => cause));
  const results: ResultsData = {
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
    details: failures.details,
    sessions: shards.flatMap(({ judged }) => judged.map(({ session }) => session)),
    notes: [...(note === undefined ? [] : [note]), ...failures.notes()],
  };
};

const causesOfSessions = (causes: readonly CauseOfRun[]): ReadonlyMap<SessionResult, string> =>
  new Map(causes.flatMap((cause) => (cause.kind === 'sessions' ? cause.shards.map(({ last }) => [last, cause.id]) : [])));

/** Whether a shard has a single session, which failed only because of quarantined failures. */
const isQuarantined = (shard: AnalyzedShard): boolean =>
  shard.judged.length === 1 && shard.judgment.kind === 'failed' && countFailures(shard).failed === 0;

const byShard = ({ last: { shard: one } }: AnalyzedShard, { last: { shard: other } }: AnalyzedShard): number =>
  one.index - other.index || one.total - other.total;

const wholeMs = (durationMs: number | undefined): number | undefined => durationMs && Math.round(durationMs);

/**
 * Collects the distinct tests and their indexes. If a name occurs several times in one session (parameterized tests), each
 * occurrence is a separate test.
 */
const createTests = () => {
  const numbers = createTestNumbers();
  const all: TestData[] = [];
  return {
    all,
    numberOf: ({ className, name }: TestResult, session: number): number => {
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

/**
 * Selects the tests to show. If there are too many results, only failed and flaky tests are shown, those that failed on most
 * devices first. A test has all its results or is left out, so an empty cell never hides a result.
 */
const selectShown = (
  { shards, tests }: RunAnalysis,
  budget: PageBudget,
): { readonly keeps: (test: TestResult) => boolean; readonly note?: string } => {
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

/** Returns an upper bound for the bytes of a name, not counting escaped control characters. */
const nameBytes = ({ className, name }: NamedTest): number =>
  3 * (Math.min(className.length, maxNameLength) + Math.min(name.length, maxNameLength));

/** Adds tests without a result to sessions that failed early. These are the tests that the same shard ran on other devices. */
const addLostResults = (shards: readonly AnalyzedShard[], results: readonly (readonly ResultData[])[]): typeof results => {
  if (!shards.some(hasEndedEarly)) return results;
  const testsBy = <Key>(keyOf: (shard: AnalyzedShard) => Key): Map<Key, Set<number>> => {
    const tests = new Map<Key, Set<number>>();
    for (const [nth, shard] of shards.entries()) {
      const own = tests.get(keyOf(shard)) ?? new Set<number>();
      tests.set(keyOf(shard), own);
      for (const { test } of results[nth] ?? []) own.add(test);
    }
    return tests;
  };
  const shardOf = ({ last: { shard } }: AnalyzedShard): string => `${shard.index}/${shard.total}`;
  const deviceOf = ({ last }: AnalyzedShard): string => deviceLabel(last);
  const [ofShard, ofDevice] = [testsBy(shardOf), testsBy(deviceOf)];
  return shards.map((shard, nth) => {
    const own = results[nth] ?? [];
    if (!hasEndedEarly(shard)) return own;
    const ran = ofDevice.get(deviceOf(shard));
    const lost = [...(ofShard.get(shardOf(shard)) ?? [])].filter((test) => ran?.has(test) !== true);
    return [...own, ...lost.map((test): ResultData => ({ test, outcome: 'no result' }))];
  });
};

const hasEndedEarly = ({ judged }: AnalyzedShard): boolean => {
  const last = judged.at(-1);
  return last !== undefined && (last.session.sessionId === undefined || ['error', 'timed-out'].includes(last.judgment.kind));
};

const missingTestsData = (missing: readonly MissingTest[], devices: number): MissingTestsData => {
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

const quarantineData = ({ quarantine, totals, devices }: RunAnalysis): QuarantineData => {
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

/** Maximum number of histories. Each pair of a test and a device has one history, which takes about 2 kB of JSON. */
const maxTests = 4_000;

/**
 * Creates the lookup of earlier results. If there are too many histories, those of tests that failed in this run are preferred.
 */
const createPasts = (run: RunAnalysis) => {
  const { tests, devices, history } = run;
  const pastKey = (test: NamedTest, device: string): string => `${testName(test)} on ${device}`;
  const kept = (history === undefined ? [] : tests)
    .flatMap((test) => (test.history ?? []).map((past) => ({ past, key: pastKey(test, devices[past.device] ?? '') })))
    .toSorted((a, b) => urgency(b.past) - urgency(a.past))
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
    /** Earlier runs with outcomes in these results, oldest first. */
    runs,
    /** Finds the earlier results of a test on a device. */
    of: (test: TestResult, device: string): PastData | undefined =>
      pasts.size === 0 ? undefined : pasts.get(pastKey(test, device)),
  };
};

const urgency = ({ label }: TestHistory): number => Number(label !== undefined);

const historyData = ({ history, finishedAt }: RunAnalysis, runs: readonly PastRun[]): HistoryData | undefined => {
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
  text: shownText(`${dayOf(startedAtMs, now)}, commit ${commit.slice(0, 7)} on ${branch}`, maxNameLength),
  url,
});

const shownNamed = <Named extends { readonly name: string }>(each: Named): Named => ({
  ...each,
  name: shownText(each.name, maxNameLength),
});
