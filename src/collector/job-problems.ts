import { type ErrorCode, problem, type RunProblem } from '../model/error-codes.ts';
import type { Framework } from '../model/framework.ts';
import type { JobReport } from './job-report.ts';

/** What a job's own report says against it: a verdict that its tests do not explain stays what it is. */
export const problemsOfJob = ({ name, facts, hasFailedTest }: JobReport, framework: Framework): readonly RunProblem[] => {
  const { verdict, reason } = facts;
  if (facts.framework !== framework)
    return [problem('matrix-artifact-unusable', `the artifact ${name} is of ${facts.framework}, not of ${framework}`)];
  if (facts.sessions.some((session) => session.shard > session.shards))
    return [problem('matrix-artifact-unusable', `the artifact ${name} has a shard number above its number of shards`)];
  const ending = (code: ErrorCode): RunProblem =>
    problem(code, `the job of ${name} ended ${verdict}: ${reason.replace(/\.$/, '')}`);
  if (verdict === 'passed') return [];
  if (verdict === 'timed-out') return [ending('matrix-job-timed-out')];
  if (verdict === 'started' || verdict === 'planned')
    return [
      problem(
        'matrix-job-not-waited',
        `the job of ${name} did not wait for its results, and ${framework} builds cannot be found later`,
      ),
    ];
  return verdict === 'failed' && hasFailedTest ? [] : [ending('matrix-job-red')];
};
