import { countByStatus } from '../results/counting.ts';
import type { BuildResult, SessionResult } from '../results/model.ts';
import type { StartedBuild } from '../run/start/start.ts';
import type { ReportedSlot } from './choose-slots.ts';
import type { JobFacts } from './job-report.ts';

/** The session that a job reported, its attempts folded into one, as its document holds them. Where its files go is the caller's. */
export const sessionOf = ({
  key,
  device,
  shard,
  report,
  attempts,
  last,
}: ReportedSlot): Omit<SessionResult, 'folder' | 'files'> => {
  const tests = report.tests.get(key) ?? [];
  const [first] = attempts;
  return {
    device,
    shard,
    attempt: 0,
    buildId: last.build,
    ...(last.session === undefined ? {} : { sessionId: last.session }),
    ...(first?.start === undefined ? {} : { startedAt: new Date(first.start) }),
    durationMs: attempts.reduce((sum, { duration = 0 }) => sum + duration, 0),
    tests,
    evidence: { details: { state: 'read', tests: countByStatus(tests) }, report: { state: 'none' } },
    links: last.video === undefined ? {} : { video: last.video },
  };
};

interface ReportedBuild {
  readonly started: StartedBuild;
  readonly result: BuildResult;
}

/** The builds that a job reported; all have ended, and what was wrong with them is in the job's verdict. */
export const buildsOf = ({ builds }: JobFacts): readonly ReportedBuild[] =>
  builds.map((build) => {
    const { id } = build;
    const shard = { index: build.shard - 1, total: build.shards };
    const attempt = build.attempt - 1;
    const mark = { runId: '', runAttempt: 0, job: '', shard, attempt, nonce: '' };
    return {
      started: {
        id,
        shard,
        mark,
        devices: [],
        attempt,
        partial: false,
        serviceRetries: false,
        queuedSinceMs: 0,
        queueLimitSinceMs: 0,
      },
      result: { id, shard, attempt, status: 'done', statusWord: 'done', serviceRetries: false },
    };
  });
