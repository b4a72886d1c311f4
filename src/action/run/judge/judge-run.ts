import type { BaseReport } from '../../../core/model/base-comparison.ts';
import type { StartedBuild } from '../../../core/model/builds.ts';
import type { RunProblem } from '../../../core/model/error-codes.ts';
import type { BuildRecord } from '../../../core/model/records.ts';
import type { RepeatedTest, RepeatReport } from '../../../core/model/repeats.ts';
import {
  type BuildResult,
  type JobIdentity,
  type MissingTest,
  type SessionResult,
  testName,
  type Verdict,
} from '../../../core/model/results.ts';
import type { CountedShard, RunAnalysis, TestsOfRun } from '../../../core/model/run-analysis.ts';
import type { KnownSuite, Prediction, RunPlan, UnstartedShards } from '../../../core/model/run-plan.ts';
import { addNeverRan } from '../../../core/results/accounting.ts';
import { analyzeTests } from '../../../core/results/analysis/analyze-tests.ts';
import { countOnce } from '../../../core/results/analysis/count-once.ts';
import { describeStopped, describeUnstarted } from '../../../core/results/describe.ts';
import { analyzeShards, expectedSessions } from '../../../core/results/expected-sessions.ts';
import { decideVerdict, type JudgedFacts, type JudgedRun } from '../../../core/results/judge.ts';
import { isStopped, stoppedBuilds } from '../../../core/results/left-out.ts';
import { countsAsUnstable } from '../../../core/results/repeats.ts';
import { expectedFailuresNotice } from '../../../core/results/result-bundle/join-bundle.ts';
import { countTotals } from '../../../core/results/totals.ts';
import { capitalized } from '../../../lib/capitalized.ts';
import { sum } from '../../../lib/numbers.ts';
import { analyzeHistory } from '../../history/analyze-history.ts';
import { findQuarantined, quarantinedFailures, quarantineShards, quarantineWarnings } from '../../history/quarantine.ts';
import { currentRun, type StoredHistory } from '../../history/run-history.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import { dashboardUrl } from '../connect.ts';
import type { RunFacts } from '../run-state.ts';
import { uncollectedSession } from '../watch/collect-session.ts';

interface JudgedInputs extends ResultInputs {
  readonly shardIndex?: number;
}

/** A build whose results were read from the `results.json` of its job, not from the service. */
type DocumentedBuild = Pick<BuildResult, 'id' | 'shard' | 'attempt'>;

/** Data about a run that is not in `RunFacts`; empty if the run was interrupted. */
export interface RunOutcome {
  readonly missing?: readonly MissingTest[];
  /** Tests that must have a result. */
  readonly knownSuite?: KnownSuite | 'unknown';
  /** All tests of the suite, selected or not, because a quarantine file may name any test. */
  readonly suite?: KnownSuite;
  readonly suiteId?: string;
  readonly target?: string;
  /** Absent with `history: off`, or if the run has no results. */
  readonly history?: StoredHistory;
  /** Sentence that says why this job starts no build. */
  readonly nothingToRun?: string;
  /** Set if the run does not wait for results, as in a dry run. The verdict then ignores results. */
  readonly plan?: RunPlan;
  /** Sentence that says why a dry run started nothing. */
  readonly dryRun?: string;
  /** Set if the changed files select no test. The action `report` then expects no builds. */
  readonly emptySelection?: true;
  /** Shards that the jobs of a matrix did not start. */
  readonly unstarted?: readonly UnstartedShards[];
  /** Prediction for all jobs of a matrix together. */
  readonly prediction?: Prediction;
  readonly documentedBuilds?: readonly DocumentedBuild[];
  readonly repeats?: RepeatReport;
  readonly onBase?: BaseReport;
  readonly changedFiles?: RunAnalysis['changedFiles'];
  readonly splitUnknown?: RunAnalysis['splitUnknown'];
  readonly notices?: readonly string[];
}

export const nothingSelected = (why: string): RunOutcome => ({
  nothingToRun: why,
  emptySelection: true,
  knownSuite: { tests: [], unknown: [] },
});

interface Origin {
  readonly baseUrl: string;
  readonly simulated: boolean;
  /** Undefined in the action `report`. */
  readonly job: JobIdentity | undefined;
  readonly masked?: RunAnalysis['masked'];
}

export const judgeRun = (inputs: JudgedInputs, facts: RunFacts, outcome: RunOutcome, origin: Origin): RunAnalysis => {
  const leavesResults = outcome.plan !== undefined && !isCut(facts);
  const known = leavesResults ? [] : [...facts.sessions.values(), ...uncollected(facts)];
  const sessions = known.toSorted(byPlan(facts.started));
  const shards = countOnce(quarantineShards(analyzeShards(sessions), inputs, facts.startedAt));
  const ignoresMissing = inputs.missingTests === 'ignore';
  const accounted = ignoresMissing ? shards.filter(({ last }) => !isStopped(last)) : shards;
  const missingTests = addNeverRan(ignoresMissing ? [] : (outcome.missing ?? []), accounted);
  const { failOnFlaky } = inputs;
  const totals = countTotals(shards, failOnFlaky, missingTests);
  const expected = expectedFailuresNotice(shards);
  const builds = [
    ...facts.started.map((started) => buildResult(started, facts.records.get(started.id), origin.baseUrl)),
    ...(outcome.documentedBuilds ?? []).map((build) => documentedBuild(build, origin.baseUrl)),
  ];
  const stopped = describeStopped(stoppedBuilds(facts.started, shards));
  const unstarted = [
    ...facts.unstarted.map(describeUnstarted),
    ...(stopped === undefined ? [] : [stopped]),
    // If the service reports stopped builds, the reports of jobs about stopped builds are left out.
    ...(outcome.unstarted ?? []).filter((each) => stopped === undefined || each.stopped !== true),
  ];
  const repeats = outcome.repeats && withQuarantine(outcome.repeats, inputs, facts.startedAt);
  const decided = judge(outcome, {
    builds,
    shards,
    totals,
    failOnFlaky,
    cancelled: facts.cancelled,
    problems: facts.problems,
    missingTests: inputs.missingTests === 'fail' ? (outcome.missing ?? []) : [],
    unstarted,
    unstable: repeats?.tests.filter(countsAsUnstable) ?? [],
  });
  const isUnknown = outcome.knownSuite === 'unknown' && outcome.plan === undefined && !ignoresMissing;
  const judged = isUnknown ? withUnknownTests(decided) : decided;
  const { app, testSuite, media } = facts.uploaded;
  return {
    framework: inputs.framework,
    simulated: origin.simulated,
    project: inputs.project,
    job: origin.job,
    builds,
    refs: { app, testSuite, media },
    ...withHistory({ ...analyzeTests(shards), sessions, failOnFlaky }, inputs, facts, outcome),
    verdict: judged.verdict,
    notices: [
      ...judged.notices,
      ...unstarted.map(({ clause }) => `${capitalized(clause)}.`),
      ...(expected === undefined ? [] : [expected]),
      ...(outcome.notices ?? []),
    ],
    masked: origin.masked,
    totals,
    startedAt: facts.startedAt,
    finishedAt: facts.finishedAt,
    queueMs: facts.queueMs,
    deviceMs: sum(sessions.map(({ durationMs = 0 }) => durationMs)),
    quarantine: quarantineReport(inputs, facts, outcome, shards),
    plan: outcome.plan,
    prediction: outcome.prediction ?? facts.prediction,
    missingTests,
    unstarted,
    repeats,
    onBase: outcome.onBase,
    emptySelection: outcome.emptySelection === true,
    suite: outcome.suite,
    changedFiles: outcome.changedFiles,
    splitUnknown: outcome.splitUnknown,
    knownSuite: outcome.knownSuite === 'unknown' ? undefined : outcome.knownSuite,
  };
};

const withHistory = (analyzed: TestsOfRun, { framework, quarantine }: JudgedInputs, facts: RunFacts, { history }: RunOutcome) => {
  if (history === undefined) return { ...analyzed, history };
  const { stored, run, newIssueUrl } = history;
  const context = { framework, quarantine, at: facts.startedAt, newIssueUrl };
  return { ...analyzed, ...analyzeHistory(analyzed, stored, currentRun(run, facts), context) };
};

const withQuarantine = (report: RepeatReport, inputs: JudgedInputs, at: Date): RepeatReport => {
  const find = findQuarantined(inputs, at);
  const entryOf = (test: RepeatedTest) => (test.broken === undefined ? find(testName(test), test.device) : undefined);
  return { ...report, tests: report.tests.map((test) => ({ ...test, quarantined: entryOf(test) })) };
};

const quarantineReport = (
  inputs: JudgedInputs,
  { startedAt, cancelled, problems }: RunFacts,
  { suite }: RunOutcome,
  shards: readonly CountedShard[],
): RunAnalysis['quarantine'] => {
  if (inputs.quarantine === undefined) return undefined;
  const known = { suite, shards, isPart: inputs.shardIndex !== undefined || cancelled || problems.length > 0 };
  const warnings = quarantineWarnings(inputs, startedAt, known);
  return { file: inputs.quarantine.file, failures: quarantinedFailures(shards), warnings };
};

const unknownTests = 'The tests of the suite are unknown, so missing tests cannot be detected.';

const withUnknownTests = ({ verdict, notices }: JudgedRun): JudgedRun => {
  const reason = verdict.kind === 'passed' ? `${verdict.reason} ${unknownTests}` : verdict.reason;
  return { verdict: { ...verdict, reason }, notices: [...notices, unknownTests] };
};

/** Sorts sessions by build, then by requested device. Unrequested devices come first, because they explain missing sessions. */
const byPlan = (started: readonly StartedBuild[]) => {
  const order = new Map(
    started.map(({ id, devices }, nth) => [id, { nth, places: new Map(devices.map((name, at) => [name, at])) }]),
  );
  const startOrder = ({ buildId }: SessionResult): number => order.get(buildId)?.nth ?? order.size;
  const place = ({ buildId, device }: SessionResult): number => order.get(buildId)?.places.get(device) ?? -1;
  return (a: SessionResult, b: SessionResult): number =>
    startOrder(a) - startOrder(b) || place(a) - place(b) || a.shard.index - b.shard.index;
};

const judge = ({ nothingToRun, dryRun, plan }: RunOutcome, facts: JudgedFacts): JudgedRun => {
  if (dryRun !== undefined) return { verdict: { kind: 'planned', reason: dryRun }, notices: [] };
  if (nothingToRun !== undefined && !isCut(facts))
    return { verdict: { kind: 'passed', reason: nothingToRun }, notices: [nothingToRun] };
  if (plan === undefined || isCut(facts)) return decideVerdict(facts);
  return { verdict: startedVerdict(facts.builds), notices: [] };
};

/** Whether the run ended early. The verdict then uses the results known so far. */
const isCut = ({ cancelled = false, problems, unstarted = [] }: JudgedFacts | RunFacts): boolean =>
  cancelled || problems.length > 0 || unstarted.length > 0;

const startedVerdict = (builds: readonly BuildResult[]): Verdict => ({
  kind: 'started',
  reason: `${builds.length === 1 ? 'One build was' : `${builds.length} builds were`} started; this step does not wait for results.`,
});

/** Sessions that an interrupted run did not collect. They are known from responses about their builds. */
const uncollected = ({ started, records, sessions, cancelled, problems }: RunFacts): SessionResult[] => {
  if (!cancelled && !problems.some(isCutShort)) return [];
  const expected = started.flatMap((build) => {
    const record = records.get(build.id);
    // Sessions of a build without listed devices do not count as missing.
    return record === undefined || record.devices.length === 0 ? [] : expectedSessions(build, record);
  });
  const why = cancelled ? 'the run was cancelled' : 'an error ended the run';
  return expected.filter(({ key }) => !sessions.has(key)).map((session) => uncollectedSession(session, why));
};

const isCutShort = ({ code }: RunProblem): boolean => code === 'unexpected' || code === 'runner-file';

const documentedBuild = (build: DocumentedBuild, baseUrl: string): BuildResult => ({
  ...build,
  status: 'documented',
  rawStatus: 'reported by its job',
  serviceRetries: false,
  dashboardUrl: dashboardUrl(baseUrl, build.id),
});

const buildResult = (started: StartedBuild, record: BuildRecord | undefined, baseUrl: string): BuildResult => ({
  id: started.id,
  shard: started.shard,
  attempt: started.attempt,
  // The build counts as running if all polls failed.
  status: record?.status ?? 'running',
  rawStatus: record?.rawStatus ?? 'not polled yet',
  serviceRetries: started.serviceRetries,
  abortRequested: started.leftOut?.abortRequested,
  dashboardUrl: dashboardUrl(baseUrl, started.id),
});
