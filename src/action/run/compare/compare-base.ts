import type { BaseReport, BaseSession, ComparedTest } from '../../../core/model/base-comparison.ts';
import type { PlannedBuild, UnstartedBuilds } from '../../../core/model/builds.ts';
import { problem, type RunProblem } from '../../../core/model/error-codes.ts';
import type { CommitUploads } from '../../../core/model/history.ts';
import { type SessionResult, type TestResult, testName } from '../../../core/model/results.ts';
import type { LocatedTest } from '../../../core/model/run-analysis.ts';
import type { ComparisonPlan } from '../../../core/model/run-plan.ts';
import { clauseOf } from '../../../core/model/run-problem.ts';
import { countOnce } from '../../../core/results/analysis/count-once.ts';
import {
  describeOnBase,
  failuresToCompare,
  judgeOnBase,
  mostCompared,
  namePlaceOnBase,
  runsOnBase,
} from '../../../core/results/base-comparison.ts';
import { analyzeShards } from '../../../core/results/expected-sessions.ts';
import { nameableGroups, nameTests } from '../../../core/results/selection/narrow-selection.ts';
import { isCancellation } from '../../../lib/cancellation.ts';
import { counted, sum } from '../../../lib/numbers.ts';
import { hashOf } from '../../../lib/short-hash.ts';
import type { Context } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import { measuredMs } from '../prepare/prediction.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { deviceTimeUsed, openGate, type StartGate } from '../start/gates.ts';
import { runningBuilds, stopBuilds } from '../stop-builds.ts';
import { contentOf, openStoredRunner, type StoredRequest, type StoredRun } from '../stored/stored-runs.ts';
import type { BuildWatch, WatchedRun } from '../watch/watch.ts';
import { openKeptRuns } from './kept-runs.ts';

interface Comparing extends WatchedRun {
  readonly prepared: Prepared;
  readonly sessions: readonly SessionResult[];
  readonly context: Context;
}

/** A failed test, the device on which it failed, and how often it is to run there on the base. */
interface Failure {
  readonly test: TestResult;
  /** Requested device, as reports name it. */
  readonly device: string;
  readonly ranOn: string;
  readonly times: number;
  /** Filter entry that selects only this test. Undefined if a request cannot name it alone. */
  readonly entry: string | undefined;
}

interface Findings {
  readonly runs: readonly StoredRun[];
  /** Reason why a test without a run has none, as a clause. */
  readonly whyNot: string;
}

/**
 * Runs failed tests on the app and the suite of the base branch, and tells which fail there, too. Changes neither the verdict nor a
 * count. Undefined if there is nothing to compare.
 */
export const compareBase = async (
  prepared: Prepared,
  sessions: readonly SessionResult[],
  { watch, state }: WatchedRun,
  context: Context,
): Promise<BaseReport | undefined> => {
  const { inputs } = prepared;
  const { plan, uploads } = prepared.comparison ?? {};
  if (plan === undefined) return undefined;
  const { chosen, more } = failuresToCompare(
    countOnce(quarantineShards(analyzeShards(sessions), inputs, state.facts().startedAt)),
  );
  if (chosen.length === 0) return undefined;
  const comparing = { prepared, sessions, watch, state, context };
  const failures = chosen.map((each) => failureOf(each, comparing));
  const found = uploads === undefined ? nothing(plan.why) : await runOnBase(failures, uploads, plan, comparing);
  const tests = failures.map((failure) => compared(failure, found, plan));
  for (const test of tests) context.log.info(`${testName(test)} @ ${test.device} ${describeOnBase(test)}.`);
  if (more > 0) context.log.info(`Not compared: ${counted(more, 'more failed test')}, since at most ${mostCompared} are.`);
  const onBase = [...state.facts().besideSessions.values()].filter((session) => session.onBase !== undefined);
  return { tests, more, deviceMs: sum(onBase.map(({ durationMs = 0 }) => durationMs)) };
};

const nothing = (whyNot = 'no build of the base branch can be run'): Findings => ({ runs: [], whyNot });

const failureOf = ({ test, session }: LocatedTest, { prepared }: Comparing): Failure => {
  const { device, ranOn = device } = session;
  const named = nameTogether([test], prepared);
  const entry = named?.extra.length === 0 ? named.tests[0] : undefined;
  return { test, device, ranOn, times: runsOnBase(test, prepared.inputs.retries), entry };
};

const nameTogether = (tests: readonly TestResult[], { inputs, target, selection, plan }: Prepared) =>
  nameTests(tests, { ...inputs, target, suite: selection.whole }, plan.builds[0]?.filters);

/** Runs the tests, as far as time, slots and budget allow. Problems become the reason why a test has no result. */
const runOnBase = async (
  failures: readonly Failure[],
  uploads: CommitUploads,
  plan: ComparisonPlan,
  comparing: Comparing,
): Promise<Findings> => {
  const { prepared, watch, state, context } = comparing;
  const { inputs, selection } = prepared;
  if (watch.deadline.leftMs() <= 0) return nothing(outOfTime);
  const problems: RunProblem[] = [];
  const unstarted: UnstartedBuilds[] = [];
  const events: RunState = {
    ...state,
    onProblem: (each) => void problems.push(each),
    onUnstarted: (builds) => void unstarted.push(builds),
    onQueued: () => {},
  };
  const content = contentOf(uploads);
  const limited = within(context, watch.deadline.signal);
  const runs: StoredRun[] = [];
  let refused: string | undefined;
  try {
    const run = { ...inputs, timeoutMs: Math.min(inputs.timeoutMs, watch.deadline.leftMs()), suite: selection.suite };
    const prices = new Map<string, number>();
    const template = templateOf(uploads, comparing);
    const kept = openKeptRuns(inputs, template, limited);
    using runner = openStoredRunner(
      {
        run,
        template,
        uploads: new Map([[content, uploads]]),
        gate: (caughtUp) => budgetGate(prices, caughtUp, comparing),
      },
      limited,
      events,
    );
    runs.push(...((await kept?.read()) ?? (await runner.adoptEarlier())?.runs ?? []));
    const requests = requestsFor(failures, runs, content, comparing);
    for (const { request, priceMs } of requests) prices.set(keyOf(request.device, request.entries), priceMs);
    if (requests.length > 0) {
      const title = `Compare with ${namePlaceOnBase(plan)} (${counted(failures.length, 'failed test')})`;
      const round = await runner.run(
        title,
        requests.map(({ request }) => request),
      );
      runs.push(...round.runs);
      refused = round.refused.get(content);
      await kept?.save(
        runs,
        failures.map(({ test }) => test),
      );
    }
  } catch (error) {
    if (isCancellation(error) || context.signal.aborted) throw error;
    problems.push(problem('unexpected', clauseOf(error)));
  }
  const open = runningBuilds({ ...state.facts(), started: [] });
  if (open.length > 0) context.log.info(`These builds of the base branch are no longer waited for: ${open.join(', ')}.`);
  for (const id of await stopBuilds(inputs.framework, open, context)) state.onBuildStopped(id);
  return { runs, whyNot: refused ?? whyNotRun(problems, unstarted, watch) };
};

const outOfTime = 'the time of the run was over (`timeout-minutes`)';

const whyNotRun = (problems: readonly RunProblem[], unstarted: readonly UnstartedBuilds[], { deadline }: BuildWatch): string => {
  if (unstarted.length > 0) return 'the budget has no room for it (`max-device-minutes`)';
  if (deadline.leftMs() <= 0) return outOfTime;
  return problems[0]?.clause ?? 'it was not started';
};

/** Build of which only devices, tests and content differ between runs. Its tag keeps it out of the results of the project. */
const templateOf = (uploads: CommitUploads, { prepared }: Comparing): PlannedBuild => {
  const [first] = prepared.plan.builds;
  if (first === undefined) throw new Error('unreachable: a run with results has a build');
  const { runId, runAttempt, job, nonce } = first.tag;
  const shard = { index: 0, total: 1 };
  const base = hashOf(prepared.comparison?.head ?? '', uploads.commit);
  const tag = { runId, runAttempt, job, shard, attempt: 0, base, nonce };
  return { shard, devices: first.devices, attempt: 0, partial: false, tag, onBase: 0 };
};

interface PricedRequest {
  readonly request: StoredRequest & { readonly device: string; readonly entries: readonly string[] };
  readonly priceMs: number;
}

const keyOf = (device: string, entries: readonly string[]): string => [device, ...entries].join('\n');

/**
 * One build for each device and round, with the tests that still lack runs. First comes one round of all devices, so that a budget
 * that is used up leaves as few tests as possible without a result.
 */
const requestsFor = (
  failures: readonly Failure[],
  adopted: readonly StoredRun[],
  content: string,
  { prepared, sessions }: Comparing,
): readonly PricedRequest[] => {
  const missing = failures.flatMap((failure) => {
    const shown = shownBy(failure, adopted);
    const isKnown = shown.some(({ result }) => result === 'lacks-test');
    const lacking = failure.entry === undefined || isKnown ? 0 : failure.times - countShown(shown);
    return lacking > 0 ? [{ ...failure, lacking }] : [];
  });
  const rounds = Math.max(0, ...missing.map(({ lacking }) => lacking));
  return Array.from({ length: rounds }, (_, round) => missing.filter(({ lacking }) => lacking > round)).flatMap((inRound) =>
    [...Map.groupBy(inRound, ({ ranOn }) => ranOn)].flatMap(([ranOn, own]) =>
      nameableGroups(own, (group) =>
        nameTogether(
          group.map(({ test }) => test),
          prepared,
        ),
      ).map((group): PricedRequest => {
        const tests = group.map(({ test }) => test);
        const { tests: entries = [], filters } = nameTogether(tests, prepared) ?? {};
        const device = group[0]?.device ?? ranOn;
        const request = { content, tests, device: ranOn, entries, filters };
        return { request, priceMs: measuredMs(tests, device, sessions) ?? predictedMs(request, prepared) };
      }),
    ),
  );
};

const predictedMs = ({ device, entries }: PricedRequest['request'], { plan, predictor }: Prepared): number => {
  const [first] = plan.builds;
  if (first === undefined) return 0;
  return predictor?.buildMs({ ...first, serviceShards: undefined, devices: [device], partial: true, tests: entries }) ?? 0;
};

/** Refuses runs that the budget does not allow. A run costs at least as much as predicted until it has ended. */
const budgetGate = (
  prices: ReadonlyMap<string, number>,
  caughtUp: () => Promise<void>,
  { prepared: { budget, predictor }, state, context }: Comparing,
): StartGate => {
  if (budget === undefined) return openGate;
  const priceOf = ({ devices: [device = ''], tests: entries = [] }: PlannedBuild): number =>
    prices.get(keyOf(device, entries)) ?? 0;
  const buildMs = (build: PlannedBuild): number =>
    build.onBase === undefined ? (predictor?.buildMs(build) ?? 0) : priceOf(build);
  return async (planned) => {
    await caughtUp();
    const { usedMs } = deviceTimeUsed(state.facts(), context.clock.nowMs(), { buildMs });
    return usedMs >= budget.ms || usedMs + priceOf(planned) > budget.ms ? 'budget' : undefined;
  };
};

/** Results of a test in the builds that were asked for it on its device. */
const shownBy = ({ test, ranOn, entry }: Failure, runs: readonly StoredRun[]) =>
  runs
    .filter(({ device, entries }) => device === ranOn && entry !== undefined && entries?.includes(entry) === true)
    .map((run) => ({ ...run.resultOf(test), run }));

type Shown = ReturnType<typeof shownBy>;

const countShown = (shown: Shown): number => shown.filter(({ result }) => result === 'passed' || result === 'failed').length;

const compared = (failure: Failure, { runs, whyNot }: Findings, { branch, commit }: ComparisonPlan): ComparedTest => {
  const { test, device, entry } = failure;
  const { className, name } = test;
  const shown = shownBy(failure, runs);
  const sessions = shown.flatMap(({ result, run: { buildId, sessionId, dashboard } }): BaseSession[] =>
    result === 'passed' || result === 'failed' ? [{ status: result, buildId, sessionId, dashboard }] : [],
  );
  const result = judgeOnBase(sessions);
  const unnamed = entry === undefined && commit !== undefined ? 'a request cannot name the test alone' : undefined;
  const why = result === 'unknown' ? (unnamed ?? shown.find((each) => each.why !== undefined)?.why ?? whyNot) : undefined;
  return { className, name, device, result, why, branch, commit, sessions };
};
