import type { UploadedRefs } from '../../../core/builds/build-request.ts';
import { retryTag } from '../../../core/builds/lineage.ts';
import type { PlannedBuild } from '../../../core/model/builds.ts';
import { deviceKey } from '../../../core/model/device-name.ts';
import { deviceShardKey, shardsOf } from '../../../core/model/device-shard.ts';
import type { SessionResult, TestResult } from '../../../core/model/results.ts';
import type { AnalyzedShard } from '../../../core/model/run-analysis.ts';
import type { KnownSuite } from '../../../core/model/run-plan.ts';
import { isBad, mergeAttempts } from '../../../core/results/attempts.ts';
import { describeSession } from '../../../core/results/describe.ts';
import { analyzeShards, isInconclusive } from '../../../core/results/expected-sessions.ts';
import { describeExtras } from '../../../core/results/selection/filter-styles.ts';
import { nameTests } from '../../../core/results/selection/narrow-selection.ts';
import { counted, listFirst } from '../../../lib/numbers.ts';
import type { Context } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { Plan, PlannedRun } from '../prepare/plan.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { within } from '../run-deadline.ts';
import { type EarlierAttempt, withAdoptedShards } from '../start/adopt-builds.ts';
import { failFastGate, joinGates, type StartGate } from '../start/gates.ts';
import { startBuilds } from '../start/start.ts';
import type { WatchedRun } from '../watch/watch.ts';

interface RerunOptions extends WatchedRun {
  readonly earlier: EarlierAttempt;
  readonly alternatives: RerunFacts['alternatives'];
  readonly refs: UploadedRefs;
  readonly budget: StartGate;
}

/** Runs failed tests and lost sessions again. Returns the sessions of all attempts. */
export const rerunFailures = async (
  prepared: PlannedRun & Pick<Prepared, 'selection' | 'target'>,
  sessions: readonly SessionResult[],
  { earlier, alternatives, refs, watch, state, budget }: RerunOptions,
  context: Context,
): Promise<readonly SessionResult[]> => {
  const { inputs, target } = prepared;
  const { builds, leftOut } = prepared.plan;
  const plan = withAdoptedShards({ ...prepared.plan, builds: [...builds, ...leftOut] }, earlier);
  const facts = { inputs, plan, target, suite: prepared.selection.whole, alternatives };
  const isRequested = earlier.adopted.length > 0;
  const { log } = context;
  // If the user re-runs failed jobs, one round is added.
  const rounds = inputs.retries + inputs.sessionRetries + (isRequested ? 1 : 0);
  const spent = new Map<string, Spent>();
  let all = sessions;
  for (let round = 0; round < rounds; round++) {
    // After a problem of the whole run, nothing is repeated.
    if (state.facts().problems.length > 0 || watch.deadline.leftMs() <= 0) return all;
    const { startedAt } = state.facts();
    const rerun = planRerun({ sessions: all, spent, ...facts, startedAt, isRequested: isRequested && round === 0 });
    if (rerun.notice !== undefined) log.notice(rerun.notice);
    if (rerun.builds.length === 0) return all;
    for (const [key, now] of rerun.spent) spent.set(key, now);
    const isLastRound = round === rounds - 1;
    // A shard outside of this round may get a later one only while its attempts are not used up.
    const isLastAttempt = (shard: AnalyzedShard): boolean =>
      !rerun.builds.some((build) => isBefore(shard.last, build)) && (isLastRound || !mayRunAgain(shard, inputs, spent));
    const gate = joinGates(failFastGate(inputs, isLastAttempt, state, watch.caughtUp), budget);
    const collected = await log.group(`Run again (round ${round + 1})`, async () => {
      for (const line of rerun.lines) log.info(line);
      if (rerun.warning !== undefined) log.warning(rerun.warning);
      const limited = within(context, watch.deadline.signal);
      const started = await startBuilds({ inputs, adopted: [], remaining: rerun.builds, refs, gate }, limited, state);
      return watch.results(started, (_title, work) => work());
    });
    all = [...all, ...collected];
  }
  return all;
};

/** Whether the build is a later attempt of the session's device and shard. */
const isBefore = ({ device, shard, attempt }: SessionResult, build: PlannedBuild): boolean =>
  build.attempt > attempt && build.shard.index === shard.index && (build.insteadOf ?? build.devices[0]) === device;

interface Spent {
  readonly retries: number;
  readonly sessionRetries: number;
}

const nothingSpent: Spent = { retries: 0, sessionRetries: 0 };

/** Returns a function that says whether a shard will certainly not run again on its device. */
export const lastAttempts =
  (inputs: RunInputs, { adopted }: EarlierAttempt) =>
  (shard: AnalyzedShard): boolean =>
    !inputs.wait || !(adopted.length > 0 || mayRunAgain(shard, inputs));

/** Whether the inputs allow another attempt of this device and shard. */
const mayRunAgain = (
  shard: AnalyzedShard,
  { retries, sessionRetries }: Spent,
  spent: ReadonlyMap<string, Spent> = new Map(),
): boolean => {
  const used = spent.get(deviceShardKey(shard.last)) ?? nothingSpent;
  if (isLost(shard)) return used.sessionRetries < sessionRetries;
  return used.retries < retries && !hidesFailures(shard);
};

/** Whether failed tests have no name, so that no retry can show that they pass. */
const hidesFailures = ({ judged }: AnalyzedShard): boolean => judged.at(-1)?.hidesFailures === true;

export interface RerunFacts extends PlannedRun {
  readonly target?: string;
  readonly suite?: KnownSuite;
  readonly sessions: readonly SessionResult[];
  /** Whether the user re-runs failed jobs. Failures are then repeated once, whatever the inputs say. */
  readonly isRequested: boolean;
  /** Start of the run, which decides which entries of the quarantine file apply. */
  readonly startedAt: Date;
  /** Attempts used in earlier rounds. The keys are from `deviceShardKey`. */
  readonly spent?: ReadonlyMap<string, Spent>;
  /** Alternatives of each requested device, in the order of preference. */
  readonly alternatives?: ReadonlyMap<string, readonly string[]>;
}

const mostNamed = 10;

/** Plans one build for each device and shard that must run again. */
export const planRerun = (facts: RerunFacts) => {
  const { inputs } = facts;
  const { retries, sessionRetries } = inputs;
  // A device that the inputs do not name cannot be requested again.
  const shards = quarantineShards(analyzeShards(facts.sessions), inputs, facts.startedAt).filter(
    ({ judgment, last }) => judgment.kind !== 'empty' && inputs.devices.includes(last.device),
  );
  const held = facts.isRequested ? undefined : reasonToHold(shards);
  const healing = new Set(lostSessions(shards));
  const spent = new Map<string, Spent>();
  /** Returns the used attempts, including the next attempt; undefined if the shard must not run again. */
  const payFor = (shard: AnalyzedShard): Spent | undefined => {
    const used = facts.spent?.get(deviceShardKey(shard.last)) ?? nothingSpent;
    if (facts.isRequested) return used;
    if (isLost(shard))
      return healing.has(shard) && used.sessionRetries < sessionRetries
        ? { ...used, sessionRetries: used.sessionRetries + 1 }
        : undefined;
    return held === undefined && mayRunAgain(shard, inputs, facts.spent) ? { ...used, retries: used.retries + 1 } : undefined;
  };
  const isRetried = (shard: AnalyzedShard): boolean => isToRun(shard) && !isLost(shard) && !hidesFailures(shard);
  const heldBack = held === undefined || retries === 0 ? [] : shards.filter(isRetried);
  const reruns = shards.filter(isToRun).flatMap((shard) => {
    const now = payFor(shard);
    if (now === undefined) return [];
    spent.set(deviceShardKey(shard.last), now);
    return [plannedRerun(facts, shard, testsToRepeat(shard))];
  });
  const isLeft = (shard: AnalyzedShard): boolean =>
    isLost(shard) &&
    !healing.has(shard) &&
    (facts.spent?.get(deviceShardKey(shard.last)) ?? nothingSpent).sessionRetries < sessionRetries;
  const left = facts.isRequested ? [] : shards.filter(isLeft).map(({ last }) => describeSession(last));
  const extra = [...new Set(reruns.flatMap((rerun) => rerun.extra))];
  return {
    builds: reruns.map(({ build }) => build),
    lines: [
      ...reruns.map(({ line }) => line),
      ...(left.length === 0
        ? []
        : [`Not started again in this round, since at most half of the sessions are: ${listFirst(left, mostNamed)}.`]),
    ],
    /** Sentence about tests that run again although they did not fail. */
    warning: extra.length === 0 ? undefined : describeExtras('did not fail', extra),
    spent,
    notice: heldBack.length === 0 ? undefined : `Nothing ${reruns.length === 0 ? '' : 'else '}is run again: ${held}.`,
  };
};

const isToRun = ({ deciding, tests }: AnalyzedShard): boolean =>
  deciding.some(isInconclusive) || tests.some(({ status }) => isBad(status));

/**
 * Failed tests of a shard. After an inconclusive retry, they are the tests that the retry repeated. Undefined if the whole shard must
 * run again, because some of its tests may have no result.
 */
const testsToRepeat = ({ attempts, deciding }: AnalyzedShard): readonly TestResult[] | undefined => {
  const inconclusive = deciding.filter(isInconclusive);
  if (inconclusive.some(({ session }) => !session.partial)) return undefined;
  const unproven = new Set(inconclusive.map(({ session }) => session));
  const failed = mergeAttempts(attempts.filter((each) => !unproven.has(each))).tests.filter(({ status }) => isBad(status));
  return failed.length === 0 ? undefined : failed;
};

/**
 * Sessions to start again because the service could not run them. At most half start again, because repeats do not help in an
 * outage.
 */
const lostSessions = (shards: readonly AnalyzedShard[]): readonly AnalyzedShard[] =>
  shards.filter(isLost).slice(0, Math.max(1, Math.floor(shards.length / 2)));

/** Whether the last session ended in error or was dropped from the queue, before any test ran and without a crash. */
const isLost = ({ last: { crash, evidence }, judged }: AnalyzedShard): boolean => {
  const { summary, deviceStatus, report } = evidence;
  const messages = [summary?.error, deviceStatus?.message].filter((message) => message !== undefined);
  const isError = summary?.status === 'error' || deviceStatus?.status === 'error';
  const wasDropped =
    (summary?.status === 'timed-out' || deviceStatus?.status === 'timed-out') &&
    messages.some((message) => /queue/i.test(message));
  const crashed =
    crash !== undefined ||
    (report.state === 'read' && report.crash !== undefined) ||
    messages.some((message) => /crash/i.test(message));
  return (isError || wasDropped) && judged.at(-1)?.mayHaveRun === false && !crashed;
};

/** Clause that says why failures are not repeated; undefined if they may be repeated. */
const reasonToHold = (shards: readonly AnalyzedShard[]): string | undefined => {
  const executed = shards.flatMap(({ tests }) => tests.filter(({ status }) => status !== 'skipped'));
  const failed = shards.flatMap(({ tests, quarantined }) =>
    tests.filter((test) => isBad(test.status) && !quarantined.has(test)),
  ).length;
  if (executed.length === 0) return 'no test was executed at all';
  if (failed > 1 && failed > executed.length / 2)
    return `${failed} of ${executed.length} tests failed, more than half, so the app is probably broken rather than flaky`;
  return undefined;
};

/** First build of the session's shard, limited to the tests of this shard. */
const originalOf = ({ builds }: Plan, { shard }: SessionResult): PlannedBuild => {
  const isOwn = (build: PlannedBuild): boolean => shardsOf(build).some(({ index }) => index === shard.index);
  const build = builds.find(isOwn) ?? builds[0];
  if (build === undefined) throw new Error('unreachable: a plan has at least one build');
  const part = build.serviceShards?.[shard.index];
  return part === undefined ? build : { ...build, tests: part.tests, knownTests: part.knownTests };
};

const plannedRerun = (
  facts: RerunFacts,
  shard: AnalyzedShard,
  failed: readonly TestResult[] | undefined,
): { readonly build: PlannedBuild; readonly line: string; readonly extra: readonly string[] } => {
  const { attempts, last } = shard;
  const original = originalOf(facts.plan, last);
  const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
  const alone = failed && nameTests(failed, { ...facts.inputs, target: facts.target, suite: facts.suite }, original.filters);
  const { tests, filters, knownTests } = alone === undefined ? original : { ...alone, knownTests: undefined };
  const other = isLost(shard) ? nextAlternative(facts, attempts, last) : last.ranOn;
  const insteadOf = other === undefined ? undefined : last.device;
  const whole = `the whole session, ${failed === undefined ? 'which was inconclusive' : 'since the service cannot be asked for its failed tests'}`;
  const build = {
    shard: last.shard,
    tag: retryTag(original.tag, last.shard, attempt, insteadOf),
    devices: [other ?? last.device],
    insteadOf,
    attempt,
    partial: alone !== undefined,
    tests,
    filters,
    knownTests,
  };
  const what = alone === undefined ? whole : counted(alone.tests.length, 'failed test');
  const place = other === undefined ? last.device : `${other}, instead of ${last.device}`;
  return { build, line: `${place}: ${what}.`, extra: alone?.extra ?? [] };
};

/** Next unused alternative device. If all are used, the shard stays on its last alternative device. */
const nextAlternative = (
  { alternatives, sessions, inputs }: RerunFacts,
  attempts: readonly SessionResult[],
  { device, ranOn }: SessionResult,
): string | undefined => {
  const ofOthers = sessions.flatMap((session) => (session.device === device ? [] : [session.ranOn ?? session.device]));
  const used = new Set(
    [...inputs.devices, ...ofOthers, ...attempts.map((session) => session.ranOn ?? session.device)].map(deviceKey),
  );
  return alternatives?.get(device)?.find((other) => !used.has(deviceKey(other))) ?? ranOn;
};
