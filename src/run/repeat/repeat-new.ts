import type { UploadedRefs } from '../../builds/build-request.ts';
import type { Context } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import { isCancellation } from '../../lib/cancellation.ts';
import { counted, sum } from '../../lib/numbers.ts';
import type { PlannedBuild, UnstartedBuilds } from '../../model/builds.ts';
import type { RepeatReport } from '../../model/repeats.ts';
import { type SessionResult, testName } from '../../model/results.ts';
import { clauseOf } from '../../model/run-problem.ts';
import { isEnded } from '../../model/status.ts';
import { analyzeShards } from '../../results/expected-sessions.ts';
import { isRedForGood } from '../../results/foregone.ts';
import {
  describeShown,
  isTooMany,
  isUnstable,
  judgeRepeats,
  type NewTest,
  needsRepeats,
  newTestsOn,
} from '../../results/repeats.ts';
import { describeLimit, formatBeside } from '../prepare/prediction.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { describeTooMany } from '../prepare/repeat-plan.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { deviceTimeUsed, type StartGate } from '../start/gates.ts';
import { startBuilds } from '../start/start.ts';
import { stopBuilds } from '../stop-builds.ts';
import { type BuildWatch, openWatch } from '../watch/watch.ts';
import { createRepeatPlanner, type PlannedRepeats } from './plan-repeats.ts';

export interface RepeatOutcome {
  /** Results of the repeats; absent if no new or changed test passed, or if no test was to be repeated. */
  readonly repeats?: RepeatReport;
  readonly notices: readonly string[];
}

const silent: RepeatOutcome = { notices: [] };

const held = (why: string): RepeatOutcome => ({ notices: [`Nothing is repeated: ${why}.`] });

/** Repeats new and changed tests that passed on the first device. The verdict changes only if a test both passed and failed. */
export const repeatNew = async (
  prepared: Prepared,
  sessions: readonly SessionResult[],
  { refs: uploaded, watch, state }: Pick<Repeating, 'watch' | 'state'> & { readonly refs: UploadedRefs },
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
  // The number of selected tests is used, because this job may run only one shard of them.
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

interface Repeating {
  readonly watch: BuildWatch;
  readonly state: RunState;
  readonly prepared: Prepared;
  readonly uploaded: UploadedRefs;
  readonly sessions: readonly SessionResult[];
  readonly context: Context;
  readonly times: number;
  readonly device: string;
  readonly ranOn: string | undefined;
}

const repeatFound = async (found: readonly NewTest[], repeating: Repeating): Promise<RepeatOutcome> => {
  const { prepared, uploaded, context, state } = repeating;
  const { log } = context;
  const planner = createRepeatPlanner(prepared, uploaded, repeating);
  const named = found.filter(needsRepeats).map((each) => ({ each, entry: planner.entryOf(each.test) }));
  const nameable = named.flatMap(({ each, entry }) => (entry === undefined ? [] : [{ each, entry }]));
  const [unnameable, ...others] = named.filter(({ entry }) => entry === undefined);
  // This module is loaded late, since most runs have no new test.
  const { claimTests } = await import(/* webpackChunkName: "documents" */ './claims.ts');
  const claimed = await claimTests(
    [...new Set(nameable.map(({ entry }) => entry))],
    prepared.inputs,
    prepared.plan.identity,
    context,
  );
  const tests = nameable.filter(({ entry }) => claimed.has(entry)).map(({ each }) => each);
  const notices = unnameable === undefined ? [] : [describeUnnameable(unnameable.each, others.length)];
  if (tests.length < nameable.length)
    log.info(`Other jobs of this matrix repeat ${counted(nameable.length - tests.length, 'of these tests', 'of these tests')}.`);
  const planned = await planner.plan(tests, context);
  // A new or changed test that both failed and passed in the results is known to be unstable, so it needs no repeats.
  const seen = found.filter((each) => !needsRepeats(each));
  if (planned.adopted.length + planned.remaining.length === 0)
    return repeatOutcome([...seen], [], repeating, { planned: 0, notices });

  const priceMs = planner.sessionMs(tests, repeating.sessions, prepared.predictor) ?? 0;
  const tooDear = beyondBudget(planned, priceMs, repeating);
  if (tooDear !== undefined) return repeatOutcome(seen, [], repeating, { planned: 0, notices: [...notices, tooDear] });
  for (const { test, why } of tests) log.info(`${testName(test)} is ${why}.`);
  const ran = await runRepeats(planned, tests, priceMs, repeating);
  const total = planned.adopted.length + planned.remaining.length;
  return repeatOutcome([...tests, ...seen], repeatSessions(state), repeating, { planned: total, notices: [...notices, ...ran] });
};

const repeatSessions = (state: RunState): readonly SessionResult[] => [...state.facts().repeatSessions.values()];

/** Starts as many repeats at once as slots are free, and collects results. Returns sentences about repeats that did not run. */
const runRepeats = async (
  { adopted, remaining }: PlannedRepeats,
  tests: readonly NewTest[],
  priceMs: number,
  repeating: Repeating,
): Promise<readonly string[]> => {
  const { prepared, uploaded, context, watch, state } = repeating;
  const { inputs } = prepared;
  const whyNot = new Set<string>();
  const unstarted: UnstartedBuilds[] = [];
  // Problems with repeats are not problems of the run.
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
    for (const build of adopted) state.onStarted(build);
    const gate = repeatGate(tests, priceMs, repeating, own.caughtUp);
    const started = await startBuilds({ inputs, adopted, remaining, refs: uploaded, gate }, limited, events);
    await own.results(started, (_title, work) => work());
  } catch (error) {
    if (isCancellation(error)) throw error;
    whyNot.add(clauseOf(error));
  }
  await stopLeftBehind(repeating);
  const refused = unstarted.map(
    ({ reason, builds }) => `${counted(builds.length, 'repeat was', 'repeats were')} not started, ${reasons[reason]}.`,
  );
  return [...refused, ...[...whyNot].map((clause) => `A repeat could not run: ${clause}.`)];
};

const reasons: Readonly<Record<UnstartedBuilds['reason'], string>> = {
  budget: 'to stay within `max-device-minutes`',
  'fail-fast': 'since a new test is known to be unstable (`fail-fast`)',
};

/** Creates a gate that refuses repeats beyond the budget and, with `fail-fast`, all repeats once a test is unstable. */
const repeatGate = (
  tests: readonly NewTest[],
  priceMs: number,
  { prepared, state, context }: Repeating,
  caughtUp: () => Promise<void>,
): StartGate => ({
  refuses: async () => {
    const { budget, inputs } = prepared;
    if (budget === undefined && !inputs.failFast) return undefined;
    await caughtUp();
    const facts = state.facts();
    const { usedMs } = deviceTimeUsed(facts, context.clock.nowMs(), priceOf(priceMs, prepared));
    if (budget !== undefined && usedMs + priceMs > budget.ms) return 'budget';
    return inputs.failFast && judgeRepeats(tests, repeatSessions(state)).some(isUnstable) ? 'fail-fast' : undefined;
  },
});

/** Predicts the device time of builds: `priceMs` for a repeat, and the prediction of the run for other builds. */
const priceOf = (priceMs: number, { predictor }: Prepared) => ({
  buildMs: (build: PlannedBuild): number => (build.repeat === undefined ? (predictor?.buildMs(build) ?? 0) : priceMs),
});

/** If all repeats together would exceed the budget: sentence that says that none is started. Otherwise undefined. */
const beyondBudget = (
  { remaining }: PlannedRepeats,
  priceMs: number,
  { prepared, state, context }: Repeating,
): string | undefined => {
  const { budget } = prepared;
  if (budget === undefined || remaining.length === 0) return undefined;
  const { usedMs } = deviceTimeUsed(state.facts(), context.clock.nowMs(), priceOf(priceMs, prepared));
  const nextMs = priceMs * remaining.length;
  if (usedMs + nextMs <= budget.ms && usedMs < budget.ms) return undefined;
  const minutes = formatBeside(budget, usedMs + nextMs);
  return `Nothing is repeated: ${minutes(usedMs)} device minutes are used, the budget is ${describeLimit(budget, minutes)}, and ${counted(remaining.length, 'repeat is', 'repeats are')} predicted to take ${minutes(nextMs)}.`;
};

/** Whether the verdict of the run can no longer be green. With `fail-fast`, nothing is repeated in this case. */
const isRed = ({ inputs }: Prepared, sessions: readonly SessionResult[], state: RunState): boolean => {
  const shards = quarantineShards(analyzeShards(sessions), inputs, state.facts().startedAt);
  return isRedForGood(shards, { failOnFlaky: inputs.failOnFlaky, isLastAttempt: () => true });
};

/** Stops repeats that the run no longer waits for. */
const stopLeftBehind = async ({ prepared, state, context }: Repeating): Promise<void> => {
  const { repeats, records } = state.facts();
  const open = repeats.map(({ id }) => id).filter((id) => !isEnded(records.get(id)?.status ?? 'running'));
  if (open.length === 0) return;
  context.log.info(`These builds repeat tests, and are no longer waited for: ${open.join(', ')}.`);
  for (const id of await stopBuilds(prepared.inputs.framework, open, context)) state.onBuildStopped(id);
};

const repeatOutcome = (
  tests: readonly NewTest[],
  sessions: readonly SessionResult[],
  { context, times }: Repeating,
  { planned, notices }: { readonly planned: number; readonly notices: readonly string[] },
): RepeatOutcome => {
  if (tests.length === 0) return { notices };
  const judged = judgeRepeats(tests, sessions);
  const ran = new Set(judged.flatMap(({ results }) => results.map(({ repeat }) => repeat))).size;
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
