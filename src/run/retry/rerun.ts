import type { UploadedRefs } from '../../builds/build-request.ts';
import { retryTag } from '../../builds/lineage.ts';
import type { Context } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import { counted } from '../../lib/numbers.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { shardsOf } from '../../model/device-shard.ts';
import type { SessionResult, TestResult } from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { isBad } from '../../results/attempts.ts';
import { analyzeShards } from '../../results/device-shards.ts';
import { describeExtras } from '../../results/selection/filter-request.ts';
import { type NamingFacts, nameTests } from '../../results/selection/narrow-selection.ts';
import type { Plan } from '../prepare/plan.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { failFastGate, joinGates, type StartGate } from '../start/gates.ts';
import { startBuilds } from '../start/start.ts';
import type { BuildWatch } from '../watch/watch.ts';

interface RerunOptions extends Pick<RerunFacts, 'isRequested' | 'target' | 'suite'> {
  readonly watch: BuildWatch;
  readonly state: RunState;
  readonly budget: StartGate;
}

/**
 * Runs what failed again, and only that, on the device where it failed: as often as `retries` allows, and once where the failed jobs are
 * run again on request.
 *
 * @returns the sessions of all attempts
 */
export const rerunFailures = async (
  plan: Plan,
  uploaded: UploadedRefs,
  sessions: readonly SessionResult[],
  context: Context,
  { watch, state, budget, ...facts }: RerunOptions,
): Promise<readonly SessionResult[]> => {
  const { inputs } = plan;
  const { log } = context;
  const rounds = inputs.retries + (facts.isRequested ? 1 : 0);
  let all = sessions;
  for (let round = 0; round < rounds; round++) {
    // After a problem outside of sessions nothing is run again.
    if (state.facts().problems.length > 0 || watch.deadline.leftMs() <= 0) return all;
    const { startedAt } = state.facts();
    const rerun = planRerun({ plan, sessions: all, ...facts, startedAt, isRequested: facts.isRequested && round === 0 });
    if (rerun.notice !== undefined) log.notice(rerun.notice);
    if (rerun.builds.length === 0) return all;
    const isLastRound = round === rounds - 1;
    const isLastAttempt = ({ last }: AnalyzedShard): boolean => isLastRound && rerun.builds.some((build) => isOf(last, build));
    const gate = joinGates(failFastGate(inputs, isLastAttempt, state, watch.caughtUp), budget);
    const collected = await log.group(`Run again (${round + 1} of at most ${rounds})`, async () => {
      for (const line of rerun.lines) log.info(line);
      if (rerun.warning !== undefined) log.warning(rerun.warning);
      const limited = within(context, watch.deadline.signal);
      const builds = await startBuilds(inputs, { adopted: [], remaining: rerun.builds }, uploaded, limited, state, gate);
      return watch.results(builds, (_title, work) => work());
    });
    all = [...all, ...collected];
  }
  return all;
};

/** Whether the build ran this session. */
const isOf = ({ device, shard, attempt }: SessionResult, build: PlannedBuild): boolean =>
  build.attempt === attempt && build.shard.index === shard.index && build.devices.includes(device);

/** What to run again, and why not more. */
interface RerunPlan {
  readonly builds: readonly PlannedBuild[];
  /** What each of them runs, for the log. */
  readonly lines: readonly string[];
  /** Tests that run again though they did not fail, a sentence. */
  readonly warning?: string;
  /** Why not all is run again that failed. */
  readonly notice?: string;
}

export interface RerunFacts extends Pick<NamingFacts, 'target' | 'suite'> {
  readonly plan: Plan;
  readonly sessions: readonly SessionResult[];
  /** The failed jobs are run again on request: then no rule of ours holds it back. */
  readonly isRequested: boolean;
  /** Of the run: its day decides which entries of the quarantine file apply. */
  readonly startedAt: Date;
}

/**
 * One build for each device and shard that has something to run again: the failed tests alone, or all of it where the session is
 * inconclusive, or a failed test cannot be named.
 */
export const planRerun = (facts: RerunFacts): RerunPlan => {
  const { framework, quarantine } = facts.plan.inputs;
  const all = analyzeShards(facts.sessions).filter(({ judgment }) => judgment.kind !== 'empty');
  const shards = quarantine === undefined ? all : quarantineShards(all, quarantine, framework, facts.startedAt);
  const held = facts.isRequested ? undefined : reasonToHold(shards);
  const allowed = held === undefined ? shards : lostSessions(shards);
  const heldBack = shards.filter((shard) => !allowed.includes(shard) && isToRun(shard));
  const reruns = allowed.filter(isToRun).map((shard) => {
    const { tests } = shard;
    return plannedRerun(facts, shard, isInconclusive(shard) ? undefined : tests.filter((test) => isBad(test.status)));
  });
  const extra = [...new Set(reruns.flatMap((rerun) => rerun.extra))];
  return {
    builds: reruns.map(({ build }) => build),
    lines: reruns.map(({ line }) => line),
    warning: extra.length === 0 ? undefined : describeExtras('did not fail', extra),
    notice: heldBack.length === 0 ? undefined : `Nothing ${reruns.length === 0 ? '' : 'else '}is run again: ${held}.`,
  };
};

/** A session that died or was timed out has tests without a result: naming the failed ones would lose them. */
const isInconclusive = ({ judgment: { kind } }: AnalyzedShard): boolean => kind === 'error' || kind === 'timed-out';

const isToRun = (shard: AnalyzedShard): boolean => isInconclusive(shard) || shard.tests.some(({ status }) => isBad(status));

/**
 * Sessions that the service could not run: they say nothing about the app. At most half of all, and at least one, since an outage is not
 * healed by repeating everything.
 */
const lostSessions = (shards: readonly AnalyzedShard[]): readonly AnalyzedShard[] =>
  shards.filter(({ last }) => isLost(last)).slice(0, Math.max(1, Math.floor(shards.length / 2)));

/** The service calls the session an error before it reported a test, and neither report nor logs tell of a crash. */
const isLost = ({ tests, crash, evidence: { summary, deviceStatus, report } }: SessionResult): boolean =>
  (summary?.status === 'error' || deviceStatus?.status === 'error') &&
  tests.length === 0 &&
  crash === undefined &&
  !(report.state === 'read' && report.crash !== undefined);

/**
 * Why running again would only cost device minutes, as a clause: nothing ran, or more than half of the tests (and more than one) failed.
 * Quarantined failures show nothing of the kind.
 */
const reasonToHold = (shards: readonly AnalyzedShard[]): string | undefined => {
  const executed = shards.flatMap(({ tests }) => tests.filter(({ status }) => status !== 'skipped'));
  const failed = shards.reduce(
    (sum, { tests, quarantined }) => sum + tests.filter((test) => isBad(test.status) && !quarantined.has(test)).length,
    0,
  );
  if (executed.length === 0) return 'no test was executed at all';
  if (failed > 1 && failed > executed.length / 2)
    return `${failed} of ${executed.length} tests failed, more than half, so the app is probably broken rather than flaky`;
  return undefined;
};

/** What ran the shard first, with its own tests where the service had split a build. */
const originalOf = ({ builds }: Plan, { shard }: SessionResult): PlannedBuild => {
  const isOwn = (build: PlannedBuild): boolean => shardsOf(build).some(({ index }) => index === shard.index);
  const build = builds.find(isOwn) ?? builds[0];
  if (build === undefined) throw new Error('unreachable: a plan has at least one build');
  const part = build.serviceShards?.[shard.index];
  return part === undefined ? build : { ...build, tests: part.tests, knownTests: part.knownTests };
};

const plannedRerun = (
  facts: RerunFacts,
  { attempts, last }: AnalyzedShard,
  failed: readonly TestResult[] | undefined,
): { readonly build: PlannedBuild; readonly line: string; readonly extra: readonly string[] } => {
  const original = originalOf(facts.plan, last);
  const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
  const alone = failed && nameTests(failed, { ...facts.plan.inputs, target: facts.target, suite: facts.suite }, original.filters);
  const { tests, filters, knownTests } = alone === undefined ? original : { ...alone, knownTests: undefined };
  const whole = `the whole session, ${failed === undefined ? 'which was inconclusive' : 'since the service cannot be asked for its failed tests'}`;
  const build = {
    shard: last.shard,
    tag: retryTag(original.tag, last.shard, attempt),
    devices: [last.device],
    attempt,
    partial: alone !== undefined,
    tests,
    filters,
    knownTests,
  };
  const what = alone === undefined ? whole : counted(alone.tests.length, 'failed test');
  return { build, line: `${last.device}: ${what}.`, extra: alone?.extra ?? [] };
};
