import type { Lineage } from '../builds/lineage.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import type { NeededJob, ReportInputs } from '../inputs/report-inputs.ts';
import { listFirst } from '../lib/numbers.ts';
import { deviceKey } from '../model/device-name.ts';
import { type ErrorCode, isErrorCode, isServiceTimeoutCode, problem, type RunProblem } from '../model/error-codes.ts';
import type { Framework } from '../model/framework.ts';
import { type TestResult, testName } from '../model/results.ts';
import type { AnalyzedShard } from '../model/run-analysis.ts';
import { clauseOf } from '../model/run-problem.ts';
import { hasFailedAttempt, isBad } from '../results/attempts.ts';
import type { CtrfJob } from '../results/ctrf/ctrf-document.ts';
import { describeShard } from '../results/describe.ts';
import { simpleTestName } from '../results/known-tests.ts';
import { isUnstable } from '../results/repeats.ts';
import type { Job, SessionProblem, StoredJobs } from './read-jobs.ts';

interface FoundMatrix extends Pick<Lineage<Job>, 'current' | 'problems'>, Pick<StoredJobs, 'others'> {
  /** Problems for devices and shards that have no build. */
  readonly absent: readonly RunProblem[];
  /** Ids of all builds of this workflow run. Absent if the builds cannot be listed. */
  readonly ids?: readonly string[];
}

/** Problems of a matrix, except those of its sessions. Problems of jobs come first, because they explain missing builds. */
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

/** `the job "test" (Google Pixel 3-10.0, shard 2 of 3)`, because all jobs of a matrix have the same name. */
export const nameJob = ({ name, devices, shard, shards }: CtrfJob): string => {
  // Shard numbers in the document start at 1.
  const part = shard === undefined ? '' : describeShard({ index: shard - 1, total: shards });
  const parts = [listFirst(devices, 1), part].filter((each) => each !== '').join(', ');
  return `the job "${name}"${parts === '' ? '' : ` (${parts})`}`;
};

/** Problems of jobs with a red verdict that neither failed tests nor collected sessions explain. */
export const jobProblems = (
  jobs: readonly Job[],
  inputs: ReportInputs,
  shards: readonly AnalyzedShard[],
): readonly RunProblem[] => jobs.filter((job) => !isReportedBySession(job, shards)).flatMap((job) => problemsOfJob(job, inputs));

/** Whether a collected session of the job has the same problem, which is then reported only once. */
const isReportedBySession = ({ facts: { code, builds } }: Job, shards: readonly AnalyzedShard[]): boolean => {
  const ids = new Set(builds.map(({ id }) => id));
  return shards.some(
    ({ judgment, deciding }) =>
      (judgment.kind === 'error' || judgment.kind === 'timed-out') &&
      judgment.code === code &&
      deciding.some(({ session }) => ids.has(session.buildId)),
  );
};

/** Second half of a sentence, by the verdict of the job. */
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
      // The collector looks for missing tests itself, so only problems of the job's sessions are reported.
      return code === 'tests-missing' && missingTests !== 'fail'
        ? sessionProblems.map((session) => problemOfSession(facts.job, session))
        : ending('matrix-job-red');
  }
};

/** Whether new or changed tests of the job are unstable. The collector judges these tests with the quarantine of its step. */
const hasUnstable = ({ repeats }: Job['facts']): boolean => repeats?.tests.some(isUnstable) === true;

const problemOfSession = (job: CtrfJob, { isTimeout, reason }: SessionProblem): RunProblem =>
  problem(isTimeout ? 'session-timed-out' : 'matrix-job-red', `in ${nameJob(job)}, ${withoutCode(reason)}`);

/** Removes error code and number of problems from a job's reason, because the collector adds its own code and number. */
const withoutCode = (reason: string): string =>
  clauseOf(reason)
    .replace(/ \[[a-z-]+\]$/, '')
    .replace(/ \(and \d+ more problems?\)$/, '');

const notWaited = (job: CtrfJob, framework: Framework): RunProblem =>
  problem(
    'matrix-job-not-waited',
    `the results of ${nameJob(job)} are unknown, because the job did not wait for its builds, and the service cannot list builds of ${definitionOf(framework).title}. Set \`wait: true\` in this job`,
  );

/** Only the documents of the jobs show that the results of unlisted builds are missing. */
export const unlistedBuilds = (jobs: readonly Job[], ids: ReadonlySet<string>): readonly RunProblem[] =>
  jobs.flatMap((job): RunProblem[] => {
    const unlisted = startedBuilds([job]).filter((id) => !ids.has(id));
    if (unlisted.length === 0) return [];
    const clause = `the project ${job.facts.project} does not list build ${listFirst(unlisted, 1)}, which ${nameJob(job.facts.job)} started`;
    return [problem('matrix-no-build', clause)];
  });

/** Ids of builds that the service must list. A job without devices only waited for builds of other jobs. */
export const startedBuilds = (jobs: readonly Job[]): readonly string[] =>
  jobs.flatMap(({ facts: { builds, job } }) => (job.devices.length === 0 ? [] : builds.map(({ id }) => id)));

/** Problems for failures that a job reported, but that the counted results do not contain. */
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

/** Creates a function that checks whether a test failed on a device, or whether a passed test has a failed attempt there. */
const failuresIn = (shards: readonly AnalyzedShard[]): ((test: TestResult, device: string) => boolean) => {
  const testKey = (test: TestResult, device: string): string => `${simpleTestName(test)} @ ${deviceKey(device)}`;
  const failed = new Set<string>();
  const everFailed = new Set<string>();
  for (const { tests, attempts, last } of shards) {
    for (const test of tests) if (isBad(test.status)) failed.add(testKey(test, last.device));
    for (const test of attempts.flatMap((session) => session.tests))
      if (hasFailedAttempt(test)) everFailed.add(testKey(test, last.device));
  }
  return (test, device) => (isBad(test.status) ? failed : everFailed).has(testKey(test, device));
};

/** Problems for needed jobs that ended red without an explanation. A needed job may have stored no artifact. */
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

/** Failed or unstable tests explain the verdict `failed`. Any other red verdict is a problem of the job. */
const explainsRed = ({ facts, facts: { verdict }, hasFailedTest }: Job): boolean =>
  verdict === 'failed'
    ? hasFailedTest || hasUnstable(facts)
    : verdict === 'error' || verdict === 'timed-out' || verdict === 'cancelled';
