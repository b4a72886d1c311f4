import { definitionOf } from '../frameworks/lookup.ts';
import type { NeededJob, ReportInputs } from '../inputs/report-inputs.ts';
import { type ErrorCode, isErrorCode, isServiceTimeoutCode, problem, type RunProblem } from '../model/error-codes.ts';
import type { Framework } from '../model/framework.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { clauseOf } from '../model/run-problem.ts';
import type { CtrfJob } from '../results/ctrf/ctrf-document.ts';
import { nameJob } from './name-job.ts';
import type { Job, SessionProblem } from './read-jobs.ts';

type JudgedBy = Pick<ReportInputs, 'framework' | 'missingTests' | 'needs'>;

/**
 * What the jobs' own documents and results say against them: a verdict that neither failed tests nor the collected sessions explain stays
 * what it is.
 *
 * @param jobs that count
 * @param isAbsent a device and shard has no build
 * @param shards as the verdict of the collector judges them
 */
export const jobProblems = (
  jobs: readonly Job[],
  inputs: JudgedBy,
  isAbsent: boolean,
  shards: readonly AnalyzedShard[] = [],
): readonly RunProblem[] => [
  ...jobs.filter((job) => !isReportedBySession(job, shards)).flatMap((job) => problemsOfJob(job, inputs)),
  ...problemsOfNeeds(inputs.needs, jobs, isAbsent),
];

/** A collected session of the job has the same problem, and names its device: reporting both would count it twice. */
const isReportedBySession = ({ facts: { code, builds } }: Job, shards: readonly AnalyzedShard[]): boolean => {
  const ids = new Set(builds.map(({ id }) => id));
  return shards.some(
    ({ judgment, deciding }) =>
      (judgment.kind === 'error' || judgment.kind === 'timed-out') &&
      judgment.code === code &&
      deciding.some(({ session }) => ids.has(session.buildId)),
  );
};

const problemsOfJob = (
  { name, facts, hasFailedTest, sessionProblems }: Job,
  { framework, missingTests }: JudgedBy,
): readonly RunProblem[] => {
  const { verdict, reason, code } = facts;
  if (facts.framework !== framework)
    return [problem('matrix-artifact-unusable', `the artifact ${name} is for ${facts.framework}, not for ${framework}`)];
  if (facts.sessions.some((session) => session.shard > session.shards))
    return [problem('matrix-artifact-unusable', `the artifact ${name} has a shard number above its number of shards`)];
  const ending = (ended: ErrorCode): RunProblem =>
    problem(ended, `${nameJob(facts.job)} ended ${verdict}: ${withoutCode(reason)}`);
  switch (verdict) {
    case 'passed':
      return [];
    case 'timed-out':
      // The job ran out of time, or the service timed out a session or a test of it.
      return [ending(isErrorCode(code) && isServiceTimeoutCode(code) ? code : 'matrix-job-timed-out')];
    case 'started':
    case 'planned':
      return definitionOf(framework).listsBuilds ? [] : [notWaited(facts.job, framework)];
    case 'failed':
      return hasFailedTest ? [] : [ending('matrix-job-red')];
    default:
      // The collector compares the tests itself, by a rule of its own. That excuses no session.
      return code === 'tests-missing' && missingTests !== 'fail'
        ? sessionProblems.map((session) => problemOfSession(facts.job, session))
        : [ending('matrix-job-red')];
  }
};

const problemOfSession = (job: CtrfJob, { isTimeout, reason }: SessionProblem): RunProblem =>
  problem(isTimeout ? 'session-timed-out' : 'matrix-job-red', `${nameJob(job)} reports: ${withoutCode(reason)}`);

/** Without the job's count of problems and its code: the collector's reason has its own. */
const withoutCode = (reason: string): string =>
  clauseOf(reason)
    .replace(/ \[[a-z-]+\]$/, '')
    .replace(/ \(and \d+ more problems?\)$/, '');

const notWaited = (job: CtrfJob, framework: Framework): RunProblem =>
  problem(
    'matrix-job-not-waited',
    `${nameJob(job)} did not wait for its results, and ${definitionOf(framework).title} builds cannot be found later`,
  );

/** These results also cover jobs that stored nothing. */
export const problemsOfNeeds = (needs: readonly NeededJob[], jobs: readonly Job[], isAbsent: boolean): readonly RunProblem[] =>
  needs.flatMap(({ name, result }): RunProblem[] => {
    if (result === 'success') return [];
    if (result === 'skipped')
      return isAbsent ? [problem('matrix-needed-job', `the needed job ${name} was skipped, and builds are missing`)] : [];
    const isExplained = jobs.some((job) => job.facts.job.name === name && explainsRed(job));
    const ended = result === 'failure' ? 'failed' : 'was cancelled';
    return isExplained ? [] : [problem('matrix-needed-job', `the needed job ${name} ${ended}, and its results do not say why`)];
  });

const explainsRed = ({ facts: { verdict }, hasFailedTest }: Job): boolean =>
  verdict === 'failed' ? hasFailedTest : verdict === 'error' || verdict === 'timed-out' || verdict === 'cancelled';
