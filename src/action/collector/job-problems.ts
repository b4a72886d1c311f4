import type { Lineage } from '../../core/builds/lineage.ts';
import { definitionOf } from '../../core/frameworks/lookup.ts';
import { deviceKey } from '../../core/model/device-name.ts';
import { type ErrorCode, isErrorCode, isServiceTimeoutCode, problem, type RunProblem } from '../../core/model/error-codes.ts';
import type { Framework } from '../../core/model/framework.ts';
import { type TestResult, testName } from '../../core/model/results.ts';
import type { AnalyzedShard } from '../../core/model/run-analysis.ts';
import { clauseOf } from '../../core/model/run-problem.ts';
import { hasFailedAttempt, isBad } from '../../core/results/attempts.ts';
import type { CtrfJob } from '../../core/results/ctrf/ctrf-document.ts';
import { describeShard } from '../../core/results/describe.ts';
import { simpleTestName } from '../../core/results/known-tests.ts';
import { isUnstable } from '../../core/results/repeats.ts';
import { listFirst } from '../../lib/numbers.ts';
import type { NeededJob, ReportInputs } from '../inputs/report-inputs.ts';
import type { Job, SessionProblem, StoredJobs } from './read-jobs.ts';

interface FoundMatrix extends Pick<Lineage<Job>, 'current' | 'problems'>, Pick<StoredJobs, 'others'> {
  /** Problems for devices and shards that have no build. */
  readonly absent: readonly RunProblem[];
  /** Ids of all builds of this workflow run. Absent if the builds cannot be listed. */
  readonly ids?: readonly string[];
}

/**
 * Lists the problems of a matrix that are not problems of a session. Failed jobs come first, because they explain missing
 * builds.
 */
export const matrixProblems = (
  inputs: ReportInputs,
  { current, others, problems, absent, ids }: FoundMatrix,
  shards: readonly AnalyzedShard[],
): readonly RunProblem[] => [
  ...problems,
  ...jobProblems(current, inputs, shards),
  ...absent,
  ...(ids === undefined ? [] : unlistedBuilds(current, new Set(ids))),
  ...lostFailures(current, shards),
  ...problemsOfNeeds(inputs.needs, { jobs: current, others }, absent.length > 0),
];

/** Describes a job by its name, device and shard, because all jobs of a matrix have the same name. */
export const nameJob = ({ name, devices, shard, shards }: CtrfJob): string => {
  // Shard numbers in the document start at 1.
  const part = shard === undefined ? '' : describeShard({ index: shard - 1, total: shards });
  const parts = [listFirst(devices, 1), part].filter((each) => each !== '').join(', ');
  return `the job "${name}"${parts === '' ? '' : ` (${parts})`}`;
};

/** Lists the problems of failed jobs that no test and no collected session explains. */
export const jobProblems = (
  jobs: readonly Job[],
  inputs: ReportInputs,
  shards: readonly AnalyzedShard[],
): readonly RunProblem[] => jobs.filter((job) => !isReportedBySession(job, shards)).flatMap((job) => problemsOfJob(job, inputs));

/** Whether a collected session already reports the problem of the job. */
const isReportedBySession = ({ facts: { code, builds } }: Job, shards: readonly AnalyzedShard[]): boolean => {
  const ids = new Set(builds.map(({ id }) => id));
  return shards.some(
    ({ judgment, deciding }) =>
      (judgment.kind === 'error' || judgment.kind === 'timed-out') &&
      judgment.code === code &&
      deciding.some(({ session }) => ids.has(session.buildId)),
  );
};

/** Texts that follow the name of a job in a message, by the verdict of the job. */
const endings: Readonly<Record<string, string>> = {
  error: 'ended with an error',
  failed: 'failed',
  'timed-out': 'timed out',
  cancelled: 'was cancelled',
};

const problemsOfJob = (
  { name, facts, hasFailedTest, sessionProblems }: Job,
  { framework, missingTests }: ReportInputs,
): readonly RunProblem[] => {
  const { verdict, reason, code } = facts;
  if (facts.framework !== framework)
    return [problem('matrix-artifact-unusable', `the artifact ${name} is for ${facts.framework}, not for ${framework}`)];
  if (facts.sessions.some((session) => session.shard > session.shards))
    return [problem('matrix-artifact-unusable', `the artifact ${name} has a shard number above its number of shards`)];
  const ending = (ended: ErrorCode): readonly RunProblem[] => [
    problem(ended, `${nameJob(facts.job)} ${endings[verdict] ?? verdict}: ${withoutCode(reason)}`),
  ];
  switch (verdict) {
    case 'passed':
      return [];
    case 'timed-out':
      return ending(isErrorCode(code) && isServiceTimeoutCode(code) ? code : 'matrix-job-timed-out');
    case 'started':
    case 'planned':
      return definitionOf(framework).listsBuilds ? [] : [notWaited(facts.job, framework)];
    case 'failed':
      return hasFailedTest || hasUnstable(facts) ? [] : ending('matrix-job-red');
    default:
      // Omits the missing tests that the job reported, because the collector looks for missing tests itself.
      return code === 'tests-missing' && missingTests !== 'fail'
        ? sessionProblems.map((session) => problemOfSession(facts.job, session))
        : ending('matrix-job-red');
  }
};

/** Whether new or changed tests of the job are unstable. */
const hasUnstable = ({ repeats }: Job['facts']): boolean => repeats?.tests.some(isUnstable) === true;

const problemOfSession = (job: CtrfJob, { isTimeout, reason }: SessionProblem): RunProblem =>
  problem(isTimeout ? 'session-timed-out' : 'matrix-job-red', `in ${nameJob(job)}, ${withoutCode(reason)}`);

/** Removes the error code and the number of further problems from the reason of a job. */
const withoutCode = (reason: string): string =>
  clauseOf(reason)
    .replace(/ \[[a-z-]+\]$/, '')
    .replace(/ \(and \d+ more problems?\)$/, '');

const notWaited = (job: CtrfJob, framework: Framework): RunProblem =>
  problem(
    'matrix-job-not-waited',
    `the results of ${nameJob(job)} are unknown, because the job did not wait for its builds, and the service cannot list builds of ${definitionOf(framework).title}. Set \`wait: true\` in this job`,
  );

/** Lists builds that a job started, but that the service does not list. */
export const unlistedBuilds = (jobs: readonly Job[], ids: ReadonlySet<string>): readonly RunProblem[] =>
  jobs.flatMap((job): RunProblem[] => {
    const unlisted = startedBuilds([job]).filter((id) => !ids.has(id));
    if (unlisted.length === 0) return [];
    const clause = `the project ${job.facts.project} does not list build ${listFirst(unlisted, 1)}, which ${nameJob(job.facts.job)} started`;
    return [problem('matrix-no-build', clause)];
  });

/** Ids of the builds that the jobs started. A job without devices started no build, because it only waited for other jobs. */
export const startedBuilds = (jobs: readonly Job[]): readonly string[] =>
  jobs.flatMap(({ facts: { builds, job } }) => (job.devices.length === 0 ? [] : builds.map(({ id }) => id)));

/** Lists failures that a job reported, but that the counted results do not contain. */
export const lostFailures = (jobs: readonly Job[], shards: readonly AnalyzedShard[]): readonly RunProblem[] => {
  const failed = failuresIn(shards);
  return jobs.flatMap(({ facts, failures }): RunProblem[] => {
    const lost = failures.filter(({ test, device }) => !failed(test, device));
    if (lost.length === 0) return [];
    const listed = listFirst(
      lost.map(({ test, device }) => `${testName(test)} failed on ${device}`),
      1,
    );
    const clause = `${nameJob(facts.job)} reported that ${listed}, but the builds that count do not show it`;
    return [problem('matrix-result-lost', clause)];
  });
};

/** Creates a function that checks whether a test failed on a device. For a flaky test, it looks for a failed attempt. */
const failuresIn = (shards: readonly AnalyzedShard[]): ((test: TestResult, device: string) => boolean) => {
  const testKey = (test: TestResult, device: string): string => `${simpleTestName(test)} @ ${String(deviceKey(device))}`;
  const failed = new Set<string>();
  const everFailed = new Set<string>();
  for (const { tests, attempts, last } of shards) {
    for (const test of tests) if (isBad(test.status)) failed.add(testKey(test, last.device));
    for (const test of attempts.flatMap((session) => session.tests))
      if (hasFailedAttempt(test)) everFailed.add(testKey(test, last.device));
  }
  return (test, device) => (isBad(test.status) ? failed : everFailed).has(testKey(test, device));
};

/** Lists jobs in `needs` that failed without a reported reason. */
export const problemsOfNeeds = (
  needs: readonly NeededJob[],
  { jobs, others }: StoredJobs,
  isAbsent: boolean,
): readonly RunProblem[] =>
  needs.flatMap(({ name, result }): RunProblem[] => {
    if (result === 'success') return [];
    if (result === 'skipped')
      return isAbsent ? [problem('matrix-needed-job', `the needed job ${name} was skipped, and builds are missing`)] : [];
    if (jobs.some((job) => job.facts.job.name === name && explainsRed(job))) return [];
    const elsewhere = others.find((job) => job.name === name && job.isRed);
    const ended = result === 'failure' ? 'failed' : 'was cancelled';
    const clause =
      elsewhere === undefined
        ? `the job "${name}", listed in \`needs\`, ${ended}, but its results contain no failure. Look at its log`
        : `the job "${name}" ${ended}. See its report in the project ${elsewhere.project}`;
    return [problem('matrix-needed-job', clause)];
  });

/** Whether the report already contains the reason why the job ended red. */
const explainsRed = ({ facts, facts: { verdict }, hasFailedTest }: Job): boolean =>
  verdict === 'failed'
    ? hasFailedTest || hasUnstable(facts)
    : verdict === 'error' || verdict === 'timed-out' || verdict === 'cancelled';
