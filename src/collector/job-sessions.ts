import type { StartedBuild } from '../model/builds.ts';
import type { BuildRecord } from '../model/records.ts';
import type { SessionResult } from '../model/results.ts';
import { countByStatus } from '../results/counting.ts';
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
    evidence: {
      ...(last.session === undefined ? {} : { summary: {} }),
      details: { state: 'read', tests: countByStatus(tests) },
      report: { state: 'none' },
    },
    links: last.video === undefined ? {} : { video: last.video },
  };
};

interface ReportedBuild {
  readonly started: StartedBuild;
  readonly record: BuildRecord;
}

/** The builds that a job reported; all have ended, and what was wrong with them is in the job's verdict. */
export const buildsOf = ({ builds }: JobFacts): readonly ReportedBuild[] =>
  builds.map((build) => {
    const { id } = build;
    const shard = { index: build.shard - 1, total: build.shards };
    const attempt = build.attempt - 1;
    const tag = { runId: '', runAttempt: 0, job: '', shard, attempt, nonce: '' };
    return {
      started: {
        id,
        shard,
        tag,
        devices: [],
        attempt,
        partial: false,
        serviceRetries: false,
        queuedSinceMs: 0,
        queueLimitSinceMs: 0,
      },
      record: { id, status: 'done', statusWord: 'done', capabilities: {}, devices: [], deviceErrors: [] },
    };
  });
