import { type Cause, cause, codeMark } from '../model/causes.ts';
import { describeShard } from './describe.ts';
import type { SessionJudgement } from './judge-session.ts';
import type { BuildResult, SessionResult, Totals, Verdict, VerdictKind } from './model.ts';
import { type JudgedSession, type JudgedSlot, judgeSlots } from './slots.ts';
import { failedTests } from './totals.ts';

export interface VerdictFacts {
  readonly builds: readonly BuildResult[];
  readonly sessions: readonly SessionResult[];
  readonly totals: Totals;
  readonly failOnFlaky: boolean;
  /** The workflow was cancelled while the run was under way. */
  readonly cancelled?: boolean;
  /** Which limit ran out: `the builds did not end within 120 m`. */
  readonly outOfTime?: Cause;
  /** What went wrong outside of sessions, for instance a build that could not be started. */
  readonly errors: readonly Cause[];
  /** Shards that the split of the discovered tests leaves without a test. */
  readonly knownEmptyShards?: ReadonlySet<number>;
}

export interface JudgedRun {
  readonly verdict: Verdict;
  /** Facts that change nothing, such as a shard without tests. */
  readonly notices: readonly string[];
}

/**
 * The one place that decides. Green needs proof: every session that was asked for ended, reported, and agrees with what the service counts.
 *
 * The order is fixed: cancelled, out of time, errors, time-outs at the service, failed tests, passed.
 */
export const decideVerdict = (facts: VerdictFacts): JudgedRun => {
  const judged = judgeSlots(facts.sessions, facts.builds);
  const speaking = judged.flatMap((slot) => slot.speaking);
  const builds = speakingBuilds(facts, speaking);
  const { errors: emptyErrors, notices } = judgeEmptySlots(facts, judged);
  const verdict = (kind: VerdictKind, ...causes: readonly [Cause, ...Cause[]]): JudgedRun => ({
    verdict: verdictOf(kind, ...causes),
    notices,
  });

  if (facts.cancelled === true)
    return verdict('cancelled', cause('cancelled', 'the workflow was cancelled before every session ended'));
  if (facts.outOfTime !== undefined) return verdict('timed-out', facts.outOfTime);

  // The empty ones last, since what went wrong before explains why nothing was executed.
  const errors = [...facts.errors, ...causesOf(judged, 'error'), ...buildErrors(builds, speaking)];
  const [error, ...otherErrors] = errors.length > 0 ? errors : emptyErrors;
  if (error !== undefined) return verdict('error', error, ...otherErrors);

  const [timeout, ...otherTimeouts] = [...causesOf(judged, 'timed-out'), ...buildTimeouts(builds)];
  if (timeout !== undefined) return verdict('timed-out', timeout, ...otherTimeouts);

  if (facts.totals.failed > 0) return verdict('failed', cause('tests-failed', failedClause(facts)));
  return { verdict: { kind: 'passed', reason: passedSentence(facts) }, notices };
};

const causesOf = (judged: readonly JudgedSlot[], kind: SessionJudgement['kind']): Cause[] =>
  judged.flatMap(({ judgement: { kind: own, code, reason } }) =>
    own === kind && code !== undefined ? [cause(code, reason)] : [],
  );

const buildErrors = (builds: readonly BuildResult[], speaking: readonly JudgedSession[]): Cause[] =>
  builds.flatMap((build): Cause[] => {
    const name = `build ${build.id}${build.shard.total > 1 ? ` (${describeShard(build.shard)})` : ''}`;
    if (build.status === 'error') return [cause('build-error', `${name} ended in error`)];
    if (build.status === 'skipped') return [cause('build-skipped', `${name} was skipped by the service`)];
    if (build.status === 'unknown')
      return [cause('word-unknown', `the service calls ${name} "${build.statusWord}", a word that is not known`)];
    if (build.status === 'failed' && !build.serviceRetries && !explainsFailure(build, speaking))
      return [cause('failed-without-test', `the service calls ${name} "${build.statusWord}", though no test of it failed`)];
    return [];
  });

/** Builds with a session that still speaks, and those without any: where every session was run again whole, the build is history. */
const speakingBuilds = ({ builds, sessions }: VerdictFacts, speaking: readonly JudgedSession[]): BuildResult[] => {
  const heard = new Set(speaking.map(({ session }) => session.buildId));
  const replaced = new Set(sessions.map((session) => session.buildId).filter((id) => !heard.has(id)));
  return builds.filter((build) => !replaced.has(build.id));
};

const explainsFailure = ({ id }: BuildResult, speaking: readonly JudgedSession[]): boolean =>
  speaking.some(({ session, judgement }) => session.buildId === id && judgement.kind !== 'passed' && judgement.kind !== 'empty');

const buildTimeouts = (builds: readonly BuildResult[]): Cause[] =>
  builds
    .filter((build) => build.status === 'timed-out')
    .map((build) => cause('session-timed-out', `the service timed build ${build.id} out`));

/** An empty shard is a notice where others of its device ran tests, or where the split is known to leave it empty. */
const judgeEmptySlots = (facts: VerdictFacts, judged: readonly JudgedSlot[]): { errors: Cause[]; notices: string[] } => {
  const known = facts.knownEmptyShards ?? new Set<number>();
  const isKnown = ({ shard }: SessionResult): boolean => known.has(shard.index) && known.size < shard.total;
  const isEmpty = ({ judgement }: JudgedSlot): boolean => judgement.kind === 'empty';
  if (judged.every((slot) => isEmpty(slot) && !isKnown(slot.session)))
    return { errors: [nothingRan('no test was executed')], notices: [] };

  const errors: Cause[] = [];
  const notices: string[] = [];
  for (const [, slots] of Map.groupBy(judged, ({ session }) => session.device)) {
    const othersRan = slots.some((slot) => !isEmpty(slot));
    for (const { session, judgement } of slots.filter(isEmpty)) {
      if (othersRan || isKnown(session)) notices.push(`${judgement.reason}, as other shards hold them.`);
      else errors.push(nothingRan(judgement.reason));
    }
  }
  return { errors, notices };
};

const nothingRan = (clause: string): Cause => cause('no-tests-ran', clause);

const failedClause = ({ totals, sessions, failOnFlaky }: VerdictFacts): string => {
  const [first] = failedTests(sessions, failOnFlaky, 1);
  const others = totals.failed > 1 ? ` and ${totals.failed - 1} more` : '';
  const flaky = failOnFlaky && totals.flaky > 0 ? ` (${totals.flaky} flaky, counted as failed)` : '';
  return `${totals.failed} of ${totals.tests} tests failed${flaky}: ${first}${others}`;
};

const passedSentence = ({ totals, sessions }: VerdictFacts): string => {
  const devices = new Set(sessions.map((session) => session.device)).size;
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  const flaky = totals.flaky > 0 ? `, ${totals.flaky} of them flaky` : '';
  return `${totals.passed} ${totals.passed === 1 ? 'test' : 'tests'} passed${flaky}${skipped} on ${devices} ${devices === 1 ? 'device' : 'devices'}; every session reported.`;
};

/** The first cause speaks, and the others are counted. */
const verdictOf = (kind: VerdictKind, { code, clause, hint }: Cause, ...others: readonly Cause[]): Verdict => {
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const reason = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${more} ${codeMark(code)}.`;
  return { kind, reason, code, hint };
};
