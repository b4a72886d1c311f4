import { capitalized } from '../../lib/capitalized.ts';
import { counted, digits, listed, sum } from '../../lib/numbers.ts';
import { deviceLabel } from '../model/device-shard.ts';
import {
  isServiceTimeoutCode,
  isTimeoutCode,
  problem,
  problemSentence,
  type RunProblem,
  reasonOf,
} from '../model/error-codes.ts';
import type { RepeatedTest } from '../model/repeats.ts';
import {
  type BuildResult,
  type MissingTest,
  type SessionJudgment,
  type TestResult,
  type Totals,
  testName,
  type Verdict,
  type VerdictKind,
} from '../model/results.ts';
import type { AnalyzedShard, CountedShard, JudgedSession, RunAnalysis } from '../model/run-analysis.ts';
import type { UnstartedShards } from '../model/run-plan.ts';
import { isEnded } from '../model/status.ts';
import { isBad, isFlaky } from './attempts.ts';
import { describeDevices, describeShard } from './describe.ts';
import { hasLastingProblem } from './expected-sessions.ts';
import { stoppedWithoutFailure } from './left-out.ts';
import { describeUnstable } from './repeats.ts';
import { countFailedFlaky, widestFailure } from './totals.ts';

export interface JudgedFacts {
  readonly builds: readonly BuildResult[];
  readonly shards: readonly CountedShard[];
  readonly totals: Totals;
  readonly failOnFlaky: boolean;
  readonly cancelled?: boolean;
  /** Problems outside of sessions, such as an expired time limit. */
  readonly problems: readonly RunProblem[];
  /** Tests without a result. Empty if the input `missing-tests` is `warn` or `ignore`. */
  readonly missingTests?: readonly MissingTest[];
  /** New or changed tests that both passed and failed, without quarantined tests. */
  readonly unstable?: readonly RepeatedTest[];
  readonly unstarted?: readonly UnstartedShards[];
}

export interface JudgedRun {
  readonly verdict: Verdict;
  readonly notices: readonly string[];
}

/** Decides the verdict of a run that has results or was cut short. `judge-run.ts` decides about other runs. */
export const decideVerdict = (facts: JudgedFacts): JudgedRun => {
  const { shards } = facts;
  const builds = decidingBuilds(facts);
  const { errors: emptyErrors, notices } = judgeEmptyShards(shards);
  const verdict = (kind: VerdictKind, ...problems: readonly [RunProblem, ...RunProblem[]]): JudgedRun => {
    const [, ...others] = problems.filter((each, nth) => nth === 0 || facts.problems.includes(each));
    const named = others.map((each) => oneLine(problemSentence(each)));
    return { verdict: { ...verdictOf(kind, ...problems), ...(named.length === 0 ? {} : { others: named }) }, notices };
  };

  const [lost] = facts.problems.filter(({ code }) => code === 'build-may-be-running');
  const andLost = lost === undefined ? '' : `. ${capitalized(lost.clause)}`;
  if (facts.cancelled === true) {
    const mayRun = lost !== undefined || facts.builds.some(({ status }) => !isEnded(status));
    const hint = mayRun ? 'Builds may still be running. To wait for them, set `build-ids` in a later step.' : undefined;
    const when = lost === undefined ? ' before all sessions ended' : andLost;
    return verdict('cancelled', problem('cancelled', `the workflow was cancelled${when}`, hint));
  }
  const outOfTime = facts.problems.find(({ code }) => isTimeoutCode(code));
  if (outOfTime !== undefined) return verdict('timed-out', { ...outOfTime, clause: `${outOfTime.clause}${andLost}` });

  const errors = [
    ...facts.problems.filter(({ code }) => !isServiceTimeoutCode(code)),
    ...problemsOf(shards, 'error'),
    ...problemsOf(shards, 'waiting'),
    ...shards.flatMap(({ judgment: { isProvisional, reason } }) =>
      isProvisional === true ? [problem('report-missing', reason)] : [],
    ),
    ...buildErrors(builds, shards),
    ...hiddenFailures(shards),
    ...missingProblems(facts.missingTests ?? [], shards),
  ];
  // Empty shards count only if there are no other errors, because an error usually explains them.
  const [error, ...otherErrors] = errors.length > 0 ? errors : emptyErrors;
  if (error !== undefined) return verdict('error', error, ...otherErrors);

  const [timeout, ...otherTimeouts] = [
    ...facts.problems.filter(({ code }) => isServiceTimeoutCode(code)),
    ...problemsOf(shards, 'timed-out'),
    ...builds
      .filter(({ status }) => status === 'timed-out')
      .map(({ id }) => problem('session-timed-out', `build ${id} timed out at the service`)),
  ];
  if (timeout !== undefined) return verdict('timed-out', timeout, ...otherTimeouts);

  const unstarted = (facts.unstarted ?? []).map(({ clause }) => `; ${clause}`).join('');
  const { unstable = [] } = facts;
  const andUnstable = unstable.length === 0 ? '' : `; ${describeUnstable(unstable)}`;
  if (facts.totals.failed > facts.totals.quarantined)
    return verdict('failed', problem('tests-failed', `${failedClause(facts)}${andUnstable}${unstarted}`));
  // No failed test explains why tests did not run, so they count as missing.
  if (unstarted !== '') return verdict('error', problem('tests-missing', unstarted.slice(2)));
  if (unstable.length > 0) return verdict('failed', problem('new-test-unstable', describeUnstable(unstable)));
  return { verdict: { kind: 'passed', reason: passedSentence(facts) }, notices };
};

/** Adds problems that were found after the verdict. They become notices if the verdict is already worse than `failed`. */
export const withLateProblems = (run: RunAnalysis, ...problems: readonly [RunProblem, ...RunProblem[]]): RunAnalysis => {
  const { kind } = run.verdict;
  if (kind !== 'cancelled' && kind !== 'timed-out' && kind !== 'error')
    return { ...run, verdict: verdictOf('error', ...problems) };
  const notices = problems.map((each) => oneLine(problemSentence(each)));
  return { ...run, notices: [...run.notices, ...notices] };
};

const problemsOf = (shards: readonly AnalyzedShard[], kind: SessionJudgment['kind']): RunProblem[] =>
  shards.flatMap(({ judgment: { kind: own, code, reason } }) =>
    own === kind && code !== undefined ? [problem(code, reason)] : [],
  );

/** Reports builds that count failed tests which none of their sessions shows. */
const hiddenFailures = (shards: readonly AnalyzedShard[]): RunProblem[] => {
  const hiding = shards.flatMap(({ deciding }) => deciding).filter(({ buildHidesFailures }) => buildHidesFailures);
  return [...new Set(hiding.map(buildOf))].map((id) =>
    problem('counts-contradict', `build ${id} counts failed tests that none of its sessions shows`),
  );
};

const buildErrors = (builds: readonly BuildResult[], shards: readonly AnalyzedShard[]): RunProblem[] => {
  const unexplained = stoppedWithoutFailure(shards);
  return builds.flatMap((build): RunProblem[] => {
    const name = `build ${build.id}${build.shard.total > 1 ? ` (${describeShard(build.shard)})` : ''}`;
    const statusNote = build.rawStatus.toLowerCase() === 'error' ? '' : ` ("${build.rawStatus}")`;
    if (build.status === 'error') return [problem('build-error', `${name} ended with an error${statusNote}`)];
    if (build.status === 'aborted' && !build.abortRequested)
      return [problem('build-error', `the service aborted ${name}, although this run did not request it`)];
    if (unexplained.has(build.id))
      return [problem('failed-without-test', `the service stopped ${name} early, but no test in it failed`)];
    if (build.status === 'unknown')
      return [problem('word-unknown', `the service gives ${name} the unrecognized status "${build.rawStatus}"`)];
    if (build.status === 'failed' && !build.serviceRetries && !explainsFailure(build, shards))
      return [problem('failed-without-test', `the service reports ${name} as "${build.rawStatus}", but no test in it failed`)];
    return [];
  });
};

/** Returns the builds whose status counts. A bad session that was repeated may explain any status except `unknown`. */
const decidingBuilds = ({ builds, shards }: JudgedFacts): BuildResult[] => {
  const deciding = new Set(shards.flatMap((shard) => shard.deciding));
  const judged = shards.flatMap((shard) => shard.judged);
  const history = new Set(judged.map(buildOf)).difference(new Set([...deciding].map(buildOf)));
  const healed = new Set(judged.filter((each) => !deciding.has(each) && isBadSession(each)).map(buildOf));
  return builds.filter(({ id, status }) => !history.has(id) && (status === 'unknown' || !healed.has(id)));
};

const buildOf = ({ session }: JudgedSession): string => session.buildId;

const isBadSession = ({ judgment: { kind } }: JudgedSession): boolean => kind !== 'passed' && kind !== 'empty';

const explainsFailure = ({ id }: BuildResult, shards: readonly AnalyzedShard[]): boolean =>
  shards.some(({ deciding }) => deciding.some((each) => buildOf(each) === id && isBadSession(each)));

/** Reports tests that are missing on a device without errors, because an error explains missing tests. */
const missingProblems = (missing: readonly MissingTest[], shards: readonly AnalyzedShard[]): RunProblem[] => {
  const explained = new Set(
    shards
      .filter(({ judgment: { kind } }) => kind === 'error' || kind === 'timed-out' || kind === 'waiting')
      .map(({ last }) => deviceLabel(last)),
  );
  const all = new Set(shards.map(({ last }) => deviceLabel(last)));
  const unexplained = missing.flatMap(({ name, devices, notStarted }) => {
    const device = devices.find((each) => !explained.has(each));
    return device === undefined || notStarted !== undefined ? [] : [{ name, device, isEverywhere: devices.length >= all.size }];
  });
  const [first, ...others] = unexplained;
  if (first === undefined) return [];
  const where = first.isEverywhere ? '' : ` on ${first.device}`;
  const more = `; ${counted(others.length, 'more test')} ${others.length === 1 ? 'is' : 'are'} missing`;
  const clause = `no session${where} reported "${first.name}", but the suite contains this test${others.length === 0 ? '' : more}`;
  return [problem('tests-missing', clause)];
};

/** Reports empty shards. They cause only a notice if the split leaves them empty or if the device ran other tests. */
const judgeEmptyShards = (shards: readonly AnalyzedShard[]): { errors: RunProblem[]; notices: string[] } => {
  const isKnown = ({ last }: AnalyzedShard): boolean => last.evidence.knownTests === 0;
  const isEmpty = ({ judgment }: AnalyzedShard): boolean => judgment.kind === 'empty';
  if (shards.every((shard) => isEmpty(shard) && !isKnown(shard)))
    return { errors: [problem('no-tests-ran', 'no test was executed')], notices: [] };

  const errors: RunProblem[] = [];
  const left: string[] = [];
  for (const own of Map.groupBy(shards, ({ last }) => deviceLabel(last)).values()) {
    const othersRan = own.some((shard) => !isEmpty(shard));
    for (const shard of own.filter(isEmpty)) {
      if ((othersRan && shard.last.evidence.isUnsplit !== true) || isKnown(shard)) left.push(shard.judgment.reason);
      else errors.push(problem('no-tests-ran', shard.judgment.reason));
    }
  }
  const [first, ...more] = left;
  const others = more.length === 0 ? '' : ` (and ${counted(more.length, 'more shard')})`;
  const notices =
    first === undefined ? [] : [`${first}${others}: the split assigns ${more.length === 0 ? 'it' : 'them'} no tests.`];
  return { errors, notices };
};

const failedClause = ({ totals, shards, failOnFlaky }: JudgedFacts): string => {
  const counting = totals.failed - totals.quarantined;
  const first = widestFailure(shards, failOnFlaky);
  const name = first === undefined ? '' : `${testName(first.test)} @ ${first.label}`;
  const others = counting > 1 ? ` and ${digits(counting - 1)} more` : '';
  const failedFlaky = countFailedFlaky(shards, failOnFlaky);
  const bundled = sum(
    shards.map(({ last: { evidence } }) => (evidence.bundle?.state === 'read' ? evidence.bundle.failed.length : 0)),
  );
  const remarks = [
    ...(failedFlaky > 0 ? [`${digits(failedFlaky)} flaky, counted as failed`] : []),
    ...(bundled > 0 ? [`${digits(bundled)} known only from the result bundle`] : []),
    ...(totals.quarantined > 0 ? [`${digits(totals.quarantined)} quarantined`] : []),
  ];
  const inBrackets = remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
  return `${digits(totals.failed)} of ${digits(totals.tests)} ${severalDevices(shards) ? 'test results failed' : 'tests failed'}${inBrackets}: ${name}${others}`;
};

const passedSentence = ({ totals, shards }: JudgedFacts): string => {
  const unit = severalDevices(shards) ? 'test result' : 'test';
  const flaky = totals.flaky > 0 ? ` (${digits(totals.flaky)} of them flaky)` : '';
  const parts = [
    `${counted(totals.passed, unit)} passed${flaky}`,
    ...(totals.quarantined > 0 ? [`${digits(totals.quarantined)} failed in quarantine`] : []),
    ...(totals.skipped > 0 ? [`${counted(totals.skipped, 'was', 'were')} skipped`] : []),
  ];
  return `${listed(parts, 'and')} on ${describeDevices(shards)}; every session reported.`;
};

/** Tells whether there are several devices, so that a test has several results. */
const severalDevices = (shards: readonly AnalyzedShard[]): boolean =>
  new Set(shards.map(({ last }) => deviceLabel(last))).size > 1;

const verdictOf = (kind: VerdictKind, { hint, ...first }: RunProblem, ...others: readonly RunProblem[]): Verdict => ({
  kind,
  reason: oneLine(reasonOf(first, others.length)),
  code: first.code,
  hint,
});

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Tells whether the verdict can no longer become green. Expects ended shards whose quarantined tests are known. */
export const isRedForGood = (
  shards: readonly AnalyzedShard[],
  failOnFlaky: boolean,
  isLastAttempt: (shard: AnalyzedShard) => boolean = () => true,
): boolean =>
  shards.some((shard) => {
    const isLast = isLastAttempt(shard);
    const isRed = (test: TestResult): boolean =>
      !shard.quarantined.has(test) && (isBad(test.status) ? isLast || failOnFlaky : failOnFlaky && isFlaky(test));
    return shard.tests.some(isRed) || (isLast && shard.deciding.some(({ session }) => hasLastingProblem(session)));
  });
