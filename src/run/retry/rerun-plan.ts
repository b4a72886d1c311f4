import { definitionOf } from '../../frameworks/lookup.ts';
import { newNonce } from '../../model/build-tag.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { shardsOf } from '../../model/device-shard.ts';
import type { SessionResult, TestResult } from '../../model/results.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { isBad } from '../../results/attempts.ts';
import { analyzeShards } from '../../results/device-shards.ts';
import type { Plan } from '../plan/plan.ts';

/** What to run again, and why not more. */
export interface RerunPlan {
  readonly builds: readonly PlannedBuild[];
  /** Said where nothing is run again though something failed. */
  readonly notice?: string;
}

export interface RerunFacts {
  readonly plan: Plan;
  readonly sessions: readonly SessionResult[];
  /** The failed jobs are run again on request: then no rule of ours holds it back. */
  readonly isRequested: boolean;
  /** Name of the test bundle, where it is known. */
  readonly target?: string;
}

/** One build for each device and shard that has something to run again: the failed tests alone, or all of it where the session is inconclusive. */
export const planRerun = (facts: RerunFacts): RerunPlan => {
  const shards = analyzeShards(facts.sessions).filter(({ judgement }) => judgement.kind !== 'empty');
  const held = facts.isRequested ? undefined : reasonToHold(shards);
  const builds = shards.flatMap((shard) => {
    const { judgement, tests } = shard;
    // A session that died or was timed out has tests without a result: naming the failed ones would lose them.
    const whole = judgement.kind === 'error' || judgement.kind === 'timed-out';
    const failed = tests.filter((test) => isBad(test.status));
    if (!whole && failed.length === 0) return [];
    return [plannedRerun(facts, shard, whole ? undefined : failed)];
  });
  if (builds.length === 0 || held === undefined) return { builds };
  return { builds: [], notice: held };
};

/** More than half of the tests failed (and more than one): then the app is broken, and running it again only costs device minutes. */
const reasonToHold = (shards: readonly AnalyzedShard[]): string | undefined => {
  const executed = shards.flatMap(({ tests }) => tests.filter(({ status }) => status !== 'skipped'));
  const failed = executed.filter(({ status }) => isBad(status)).length;
  if (executed.length === 0) return 'Nothing is run again: no test was executed at all.';
  if (failed > 1 && failed > executed.length / 2)
    return `Nothing is run again: ${failed} of ${executed.length} tests failed, more than half, so the app is probably broken rather than flaky.`;
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
  { plan, target }: RerunFacts,
  { attempts, last }: AnalyzedShard,
  failed: readonly TestResult[] | undefined,
): PlannedBuild => {
  const original = originalOf(plan, last);
  const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
  const { entryOf } = definitionOf(plan.inputs.framework).testFilter;
  const entries = failed?.map(({ className, name }) => entryOf(className, name, target));
  const tests = entries === undefined ? original.tests : [...new Set(entries)];
  return {
    shard: last.shard,
    tag: { ...original.tag, shard: last.shard, attempt, nonce: newNonce() },
    devices: [last.device],
    attempt,
    partial: failed !== undefined,
    tests,
    ...(original.filters === undefined ? {} : { filters: original.filters }),
    knownTests: failed === undefined ? original.knownTests : undefined,
  };
};
