import type { UploadedRefs } from '../../../core/builds/build-request.ts';
import { type ListedBuild, watchedBuild } from '../../../core/builds/listed-build.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { isTagOf, newNonce } from '../../../core/model/build-tag.ts';
import type { PlannedBuild, StartedBuild, UnstartedBuilds } from '../../../core/model/builds.ts';
import type { RepeatReport } from '../../../core/model/repeats.ts';
import { type SessionResult, testName } from '../../../core/model/results.ts';
import { clauseOf } from '../../../core/model/run-problem.ts';
import { analyzeShards } from '../../../core/results/expected-sessions.ts';
import { isRedForGood } from '../../../core/results/judge.ts';
import {
  countRan,
  describeShown,
  isTooMany,
  isUnstable,
  judgeRepeats,
  type NewTest,
  needsRepeats,
  newTestsOn,
} from '../../../core/results/repeats.ts';
import { nameableGroups, nameTests } from '../../../core/results/selection/narrow-selection.ts';
import { isCancellation } from '../../../lib/cancellation.ts';
import { counted, sum } from '../../../lib/numbers.ts';
import type { Context } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import { listAllBuilds } from '../list-builds.ts';
import { describeLimit, formatBeside, measuredMs } from '../prepare/prediction.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { describeTooMany } from '../prepare/repeat-plan.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import type { EarlierAttempt } from '../start/adopt-builds.ts';
import { deviceTimeUsed, type StartGate } from '../start/gates.ts';
import { startBuilds } from '../start/start.ts';
import { runningBuilds, stopBuilds } from '../stop-builds.ts';
import { openWatch, type WatchedRun } from '../watch/watch.ts';

export interface RepeatOutcome {
  /** Absent if there is no new or changed test to report. */
  readonly repeats?: RepeatReport;
  readonly notices: readonly string[];
}

const silent: RepeatOutcome = { notices: [] };

const held = (why: string): RepeatOutcome => ({ notices: [`Nothing is repeated: ${why}.`] });

interface Repeating extends WatchedRun {
  readonly prepared: Prepared;
  readonly uploaded: UploadedRefs;
  readonly sessions: readonly SessionResult[];
  readonly context: Context;
  readonly times: number;
  readonly device: string;
  /** Alternative device that ran the tests; undefined if the requested device ran them. */
  readonly ranOn: string | undefined;
}

/** Repeats new and changed tests that passed on the first device. Only tests that both pass and fail change the verdict. */
export const repeatNew = async (
  prepared: Prepared,
  sessions: readonly SessionResult[],
  { refs: uploaded, watch, state }: WatchedRun & { readonly refs: UploadedRefs },
  context: Context,
): Promise<RepeatOutcome> => {
  const { plan, reasonOf = () => undefined } = prepared.repeats ?? {};
  if (plan === undefined) return silent;
  const { device } = plan;
  const shards = analyzeShards(sessions);
  const found = newTestsOn(device, shards, reasonOf);
  if (found.length === 0) return silent;
  const { failFast } = prepared.inputs;
  const own = shards.filter(({ last }) => last.device === device);
  const ran = new Set(own.flatMap(({ tests }) => tests.filter(({ status }) => status !== 'skipped').map(testName))).size;
  // Counts all selected tests, because this job may run only one shard of them.
  const all = Math.max(ran, prepared.selection.suite?.tests.filter(({ ignored }) => !ignored).length ?? 0);
  if (isTooMany(found.length, all)) return held(describeTooMany(found.length, all));
  if (state.facts().problems.length > 0) return held('the run has a problem');
  if (failFast && isRed(prepared, sessions, state)) return held('the verdict can no longer be green (`fail-fast`)');
  if (watch.deadline.leftMs() <= 0) return held('the run timed out');

  return context.log.group(`Repeat (${counted(found.length, 'new or changed test')})`, async () => {
    try {
      const { ranOn } = own.findLast(({ last }) => last.ranOn !== undefined)?.last ?? {};
      return await repeatFound(found, { prepared, uploaded, sessions, context, watch, state, ...plan, ranOn });
    } catch (error) {
      if (isCancellation(error) || context.signal.aborted) throw error;
      return held(clauseOf(error));
    }
  });
};

const isRed = ({ inputs }: Prepared, sessions: readonly SessionResult[], state: RunState): boolean => {
  const shards = quarantineShards(analyzeShards(sessions), inputs, state.facts().startedAt);
  return isRedForGood(shards, inputs.failOnFlaky);
};

/** A test with the filter entry that selects only this test. */
interface NamedTest extends NewTest {
  readonly entry: string;
}

const repeatFound = async (found: readonly NewTest[], repeating: Repeating): Promise<RepeatOutcome> => {
  const { prepared, context, state } = repeating;
  const { log } = context;
  // A test that both failed and passed in the results is known to be unstable, so it needs no repeats.
  const seen = found.filter((each) => !needsRepeats(each));
  const wanted = found.filter(needsRepeats).map((each) => ({ ...each, entry: nameTogether([each], repeating)?.tests[0] }));
  const named = wanted.flatMap(({ entry, ...each }): NamedTest[] => (entry === undefined ? [] : [{ ...each, entry }]));
  const [unnamed, ...others] = wanted.filter(({ entry }) => entry === undefined);
  // This module is loaded late, since most runs have no new test.
  const { claimTests } = await import(/* webpackChunkName: "documents" */ './claims.ts');
  const entries = [...new Set(named.map(({ entry }) => entry))];
  const claimed = await claimTests(entries, prepared.inputs, prepared.plan.identity, context);
  const tests = named.filter(({ entry }) => claimed.has(entry));
  const notices = unnamed === undefined ? [] : [describeUnnameable(unnamed, others.length)];
  if (tests.length < named.length)
    log.info(`Other jobs of this matrix repeat ${counted(named.length - tests.length, 'of these tests', 'of these tests')}.`);
  const planned = await planRepeats(tests, repeating);
  const total = planned.adopted.length + planned.remaining.length;
  if (total === 0) return repeatOutcome(seen, [], repeating, { planned: 0, notices });

  const priceMs = predictRepeatMs(tests, repeating);
  const tooDear = beyondBudget(planned, priceMs, repeating);
  if (tooDear !== undefined) return repeatOutcome(seen, [], repeating, { planned: 0, notices: [...notices, tooDear] });
  for (const { test, why } of tests) log.info(`${testName(test)} is ${why}.`);
  const ran = await runRepeats(planned, tests, priceMs, repeating);
  return repeatOutcome([...tests, ...seen], repeatSessions(state), repeating, { planned: total, notices: [...notices, ...ran] });
};

const firstBuildOf = ({ plan }: Prepared): PlannedBuild => {
  const [first] = plan.builds;
  if (first === undefined) throw new Error('unreachable: a run with results has a build');
  return first;
};

/** Filter entries that select only these tests; undefined if a request cannot name the tests. */
const nameTogether = (tests: readonly NewTest[], { prepared }: Repeating) => {
  const { inputs, target, selection } = prepared;
  const naming = { ...inputs, target, suite: selection.whole };
  return nameTests(
    tests.map(({ test }) => test),
    naming,
    firstBuildOf(prepared).filters,
  );
};

const repeatBuild = (tests: readonly NewTest[], repeat: number, repeating: Repeating): PlannedBuild => {
  const { prepared, device, ranOn } = repeating;
  const named = nameTogether(tests, repeating);
  const shard = { index: 0, total: 1 };
  const { tag } = firstBuildOf(prepared);
  return {
    shard,
    tag: { ...tag, shard, attempt: 0, plan: undefined, emptyShards: undefined, repeat, nonce: newNonce() },
    devices: [ranOn ?? device],
    insteadOf: ranOn === undefined ? undefined : device,
    attempt: 0,
    partial: true,
    tests: named?.tests,
    filters: named?.filters,
    knownTests: named?.tests.length,
    repeat,
  };
};

/** Plans one build for each missing repeat, because earlier attempts of the job may have run some repeats. */
const planRepeats = async (tests: readonly NamedTest[], repeating: Repeating): Promise<EarlierAttempt> => {
  if (tests.length === 0) return { adopted: [], remaining: [] };
  const adopted = await earlierRepeats(repeating);
  const counting = await withResults(adopted, repeating);
  const covering = (entry: string): number => counting.filter((build) => build.tests?.includes(entry)).length;
  const missing = tests.map((each) => ({ each, rounds: repeating.times - covering(each.entry) }));
  const rounds = Math.max(0, ...missing.map((each) => each.rounds));
  const last = Math.max(0, ...adopted.map(({ repeat = 0 }) => repeat));
  const lists = Array.from({ length: rounds }, (_, round) => missing.filter((each) => each.rounds > round));
  const remaining = lists
    .flatMap((lacking) =>
      nameableGroups(
        lacking.map(({ each }) => each),
        (group) => nameTogether(group, repeating),
      ),
    )
    .map((group, nth) => repeatBuild(group, last + nth + 1, repeating));
  return { adopted, remaining };
};

/** Leaves out builds in error in which no test ran, because they show nothing. */
const withResults = async (
  adopted: readonly StartedBuild[],
  { state, watch, context }: Repeating,
): Promise<readonly StartedBuild[]> => {
  for (const build of adopted) state.onStarted(build);
  const { records } = state.facts();
  const isBroken = ({ id }: StartedBuild): boolean => records.get(id)?.status === 'error';
  await watch.lookBack(adopted.filter(isBroken), within(context, watch.deadline.signal));
  await watch.caughtUp();
  const ofBuild = Map.groupBy(repeatSessions(state), ({ buildId }) => buildId);
  return adopted.filter((build) => !isBroken(build) || countRan(ofBuild.get(build.id) ?? []) > 0);
};

/**
 * Finds the repeats that an earlier attempt of this job started.
 *
 * @throws if the builds cannot be listed, so that no repeat runs twice
 */
const earlierRepeats = async (repeating: Repeating): Promise<readonly StartedBuild[]> => {
  const { prepared, uploaded, device, ranOn, context, state } = repeating;
  const { cloud, github, clock, log } = context;
  const { framework, project } = prepared.inputs;
  const { content } = uploaded;
  if (github.runAttempt <= 1 || content === undefined || !definitionOf(framework).listsBuilds) return [];
  const isOwn = ({ tag, devices }: ListedBuild): boolean =>
    tag?.repeat !== undefined &&
    tag.job === prepared.plan.identity &&
    tag.content === content &&
    isTagOf(tag, github.runId) &&
    devices.length === 1 &&
    devices[0] === (ranOn ?? device);
  const listed = (await listAllBuilds(framework, project, cloud)).filter(isOwn);
  if (listed.length > 0)
    log.info(
      `An earlier attempt of this job started ${listed.length} repeats with the same binaries: they are not started again.`,
    );
  const nowMs = clock.monotonicMs();
  const insteadOf = ranOn === undefined ? undefined : device;
  return listed.map((build) => {
    const { devices, filters: tests, tag, record } = build;
    state.onPolled(record);
    return watchedBuild(build, { devices, insteadOf, tests, repeat: tag?.repeat, attempt: 0, partial: true }, nowMs);
  });
};

/** Predicted duration of one repeat; 0 if unknown. Durations in this run take precedence over durations in earlier runs. */
const predictRepeatMs = (tests: readonly NewTest[], repeating: Repeating): number => {
  const { prepared, sessions, device } = repeating;
  const results = tests.map(({ test }) => test);
  return measuredMs(results, device, sessions) ?? prepared.predictor?.buildMs(repeatBuild(tests, 1, repeating)) ?? 0;
};

const repeatSessions = (state: RunState): readonly SessionResult[] => [...state.facts().besideSessions.values()];

/** Starts repeats while slots are free, and collects their results. Returns sentences about repeats that did not run. */
const runRepeats = async (
  { adopted, remaining }: EarlierAttempt,
  tests: readonly NewTest[],
  priceMs: number,
  repeating: Repeating,
): Promise<readonly string[]> => {
  const { prepared, uploaded, context, watch, state } = repeating;
  const { inputs } = prepared;
  const whyNot = new Set<string>();
  const unstarted: UnstartedBuilds[] = [];
  // A problem with a repeat becomes a notice, because it is not a problem of the run.
  const events: RunState = {
    ...state,
    onProblem: ({ clause }) => void whyNot.add(clause),
    onUnstarted: (builds) => void unstarted.push(builds),
    onQueued: () => {},
  };
  const limited = within(context, watch.deadline.signal);
  const timeoutMs = Math.min(inputs.timeoutMs, watch.deadline.leftMs());
  using own = openWatch({ ...inputs, timeoutMs, suite: prepared.selection.suite }, limited, events);
  try {
    const gate = repeatGate(tests, priceMs, repeating, own.caughtUp);
    const started = await startBuilds({ inputs, adopted, remaining, refs: uploaded, gate }, limited, events);
    await own.results(started, (_title, work) => work());
  } catch (error) {
    if (isCancellation(error)) throw error;
    whyNot.add(clauseOf(error));
  }
  const open = runningBuilds({ ...state.facts(), started: [] });
  if (open.length > 0) context.log.info(`These builds repeat tests, and are no longer waited for: ${open.join(', ')}.`);
  for (const id of await stopBuilds(inputs.framework, open, context)) state.onBuildStopped(id);
  const refused = unstarted.map(
    ({ reason, builds }) => `${counted(builds.length, 'repeat was', 'repeats were')} not started, ${reasons[reason]}.`,
  );
  return [...refused, ...[...whyNot].map((clause) => `A repeat could not run: ${clause}.`)];
};

const reasons: Readonly<Record<UnstartedBuilds['reason'], string>> = {
  canary: 'since a canary device is red',
  budget: 'to stay within `max-device-minutes`',
  'fail-fast': 'since a new test is known to be unstable (`fail-fast`)',
};

/** Refuses repeats beyond the budget. With `fail-fast`, also refuses all repeats after a test proved unstable. */
const repeatGate =
  (tests: readonly NewTest[], priceMs: number, repeating: Repeating, caughtUp: () => Promise<void>): StartGate =>
  async () => {
    const { budget, inputs } = repeating.prepared;
    if (budget === undefined && !inputs.failFast) return undefined;
    await caughtUp();
    if (budget !== undefined && usedMs(priceMs, repeating) + priceMs > budget.ms) return 'budget';
    const isKnownUnstable = inputs.failFast && judgeRepeats(tests, repeatSessions(repeating.state)).some(isUnstable);
    return isKnownUnstable ? 'fail-fast' : undefined;
  };

/**
 * Device time of the run so far.
 *
 * @param priceMs predicted device time of one repeat
 */
const usedMs = (priceMs: number, { prepared: { predictor }, state, context }: Repeating): number => {
  const buildMs = (build: PlannedBuild): number => (build.repeat === undefined ? (predictor?.buildMs(build) ?? 0) : priceMs);
  return deviceTimeUsed(state.facts(), context.clock.nowMs(), { buildMs }).usedMs;
};

/** Notice that nothing is repeated; undefined if all repeats together fit into the budget. */
const beyondBudget = ({ remaining }: EarlierAttempt, priceMs: number, repeating: Repeating): string | undefined => {
  const { budget } = repeating.prepared;
  if (budget === undefined || remaining.length === 0) return undefined;
  const spentMs = usedMs(priceMs, repeating);
  const nextMs = priceMs * remaining.length;
  if (spentMs + nextMs <= budget.ms && spentMs < budget.ms) return undefined;
  const minutes = formatBeside(budget, spentMs + nextMs);
  return `Nothing is repeated: ${minutes(spentMs)} device minutes are used, the budget is ${describeLimit(budget, minutes)}, and ${counted(remaining.length, 'repeat is', 'repeats are')} predicted to take ${minutes(nextMs)}.`;
};

const repeatOutcome = (
  tests: readonly NewTest[],
  sessions: readonly SessionResult[],
  { context, times }: Repeating,
  { planned, notices }: { readonly planned: number; readonly notices: readonly string[] },
): RepeatOutcome => {
  if (tests.length === 0) return { notices };
  const judged = judgeRepeats(tests, sessions);
  const ran = countRan(sessions);
  for (const test of judged) {
    const { passed, failed, device } = test;
    const name = `${testName(test)} @ ${device}`;
    if (isUnstable(test)) context.log.warning(`${name} is unstable: it passed in ${passed} of ${passed + failed} runs.`);
    else context.log.info(`${name}: ${describeShown(passed)}`);
  }
  return {
    repeats: { times, tests: judged, planned, ran, deviceMs: sum(sessions.map(({ durationMs = 0 }) => durationMs)) },
    notices: [...notices, ...(ran < planned ? [`${ran} of ${planned} repeats of new and changed tests ran.`] : [])],
  };
};

const describeUnnameable = ({ test }: NewTest, others: number): string =>
  others === 0
    ? `Not repeated, since a request cannot name it alone: ${testName(test)}.`
    : `Not repeated, since a request cannot name them alone: ${testName(test)} and ${others} more.`;
