import { newNonce } from '../../model/build-tag.ts';
import type { Framework } from '../../model/framework.ts';
import { foldAttempts, groupAttempts } from '../../results/fold.ts';
import type { BuildResult, SessionResult, TestResult } from '../../results/model.ts';
import { judgeSlots } from '../../results/slots.ts';
import { isBad } from '../../results/totals.ts';
import type { Plan, PlannedBuild } from '../plan/plan.ts';

/** What to run again, and why not more. */
export interface RerunPlan {
  readonly builds: readonly PlannedBuild[];
  /** Said where nothing is run again though something failed. */
  readonly notice?: string;
}

export interface RerunFacts {
  readonly plan: Plan;
  readonly sessions: readonly SessionResult[];
  readonly builds: readonly BuildResult[];
  /** Somebody asked for the failed jobs to be run again: then no rule of ours holds it back. */
  readonly asked: boolean;
  /** Name of the XCUITest or EarlGrey test bundle, where it is known. */
  readonly target?: string;
}

/** One build for each device and shard that has something to run again: the failed tests alone, or all of it where the session proved nothing. */
export const planRerun = (facts: RerunFacts): RerunPlan => {
  const slots = judgeSlots(facts.sessions, facts.builds).filter(({ judgement }) => judgement.kind !== 'empty');
  const attemptsOf = new Map(groupAttempts(facts.sessions).map((attempts) => [slotKey(attempts[0]), attempts]));
  const held = facts.asked ? undefined : reasonToHold(facts.sessions);
  const builds = slots.flatMap(({ session, judgement }) => {
    const attempts = attemptsOf.get(slotKey(session)) ?? [];
    // A session that died or was timed out has tests that nobody reported: naming the failed ones would lose them.
    const whole = judgement.kind === 'error' || judgement.kind === 'timed-out';
    const failed = foldAttempts(attempts).tests.filter((test) => isBad(test.status));
    if (!whole && failed.length === 0) return [];
    return [plannedRerun(facts, attempts, whole ? undefined : failed)];
  });
  if (builds.length === 0 || held === undefined) return { builds };
  return { builds: [], notice: held };
};

const slotKey = (session: SessionResult | undefined): string =>
  session === undefined ? '' : `${session.shard.index}/${session.shard.total}/${session.device}`;

/** More than half of the tests failed (and more than one): then the app is broken, and running it again only costs device minutes. */
const reasonToHold = (sessions: readonly SessionResult[]): string | undefined => {
  let executed = 0;
  let failed = 0;
  for (const attempts of groupAttempts(sessions)) {
    for (const { status } of foldAttempts(attempts).tests) {
      if (status === 'skipped' || status === 'pending') continue;
      executed += 1;
      if (isBad(status)) failed += 1;
    }
  }
  if (executed === 0) return 'Nothing is run again: no test was executed at all.';
  if (failed > 1 && failed > executed / 2)
    return `Nothing is run again: ${failed} of ${executed} tests failed, more than half, so the app is broken rather than flaky.`;
  return undefined;
};

const plannedRerun = (
  { plan, target }: RerunFacts,
  attempts: readonly SessionResult[],
  failed: readonly TestResult[] | undefined,
): PlannedBuild => {
  const [first] = attempts;
  if (first === undefined) throw new Error('unreachable: a slot has at least one session');
  const original = plan.builds.find(({ shard }) => shard.index === first.shard.index) ?? plan.builds[0];
  if (original === undefined) throw new Error('unreachable: a plan has at least one build');
  const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
  const { framework } = plan.inputs;
  const tests = failed === undefined ? original.tests : [...new Set(failed.map((test) => filterOf(framework, test, target)))];
  return {
    shard: first.shard,
    mark: { ...original.mark, shard: first.shard, attempt, nonce: newNonce() },
    devices: [first.device],
    attempt,
    partial: failed !== undefined,
    ...(tests === undefined ? {} : { tests }),
  };
};

const withoutInstance = (name: string): string => {
  const start = name.endsWith(']') ? name.indexOf('[') : -1;
  return start === -1 ? name : name.slice(0, start);
};

/** As the framework's own filter names a test; the instances of a parameterised one share their method's name. */
const filterOf = (framework: Framework, { className, name }: TestResult, target: string | undefined): string => {
  if (framework === 'espresso') return `${className}#${withoutInstance(name)}`;
  const path = [...className.split(/[./]/), name.replace(/\(\)$/, '')];
  return path.length > 2 || target === undefined ? path.join('/') : [target, ...path].join('/');
};
