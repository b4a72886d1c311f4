import { type Cause, type CauseCode, cause } from '../model/causes.ts';
import type { Framework } from '../model/framework.ts';
import type { JobReport } from './job-report.ts';

export interface JobComplaints {
  /** For the verdict. */
  readonly errors: readonly Cause[];
  readonly outOfTime?: Cause;
}

/** What a job's own report says against it: a verdict that its tests do not tell stays what it is. */
export const complaintsOf = ({ name, facts, hasFailedTest }: JobReport, framework: Framework): JobComplaints => {
  const { verdict, reason } = facts;
  if (facts.framework !== framework)
    return { errors: [cause('matrix-artifact-unusable', `the artifact ${name} is of ${facts.framework}, not of ${framework}`)] };
  if (facts.sessions.some((session) => session.shard > session.shards))
    return { errors: [cause('matrix-artifact-unusable', `the artifact ${name} holds a shard that cannot be`)] };
  const ending = (code: CauseCode): Cause => cause(code, `the job of ${name} ended ${verdict}: ${reason.replace(/\.$/, '')}`);
  if (verdict === 'passed') return { errors: [] };
  if (verdict === 'timed-out') return { errors: [], outOfTime: ending('matrix-job-red') };
  if (verdict === 'started' || verdict === 'planned')
    return {
      errors: [
        cause(
          'matrix-job-not-waited',
          `the job of ${name} did not wait for its results, and ${framework} builds cannot be found later`,
        ),
      ],
    };
  return { errors: verdict === 'failed' && hasFailedTest ? [] : [ending('matrix-job-red')] };
};
