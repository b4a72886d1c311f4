import { codeMark } from '../model/causes.ts';
import { describeSession } from './describe.ts';
import { judgeSession, type SessionJudgement } from './judge-session.ts';
import type { RunResult, SessionResult, TestResult } from './model.ts';

/** The class under which a result appears that no test stands for. */
const ownClass = 'Mobile Test Cloud';

/**
 * What is wrong with a session as a whole (it never came, its report is missing, its counters contradict it), as a test in error, so that
 * no file is greener than the verdict.
 *
 * @param tests the session's with those of the attempts before
 * @returns nothing where the session is in order, or a test of it tells the same
 */
export const complaintAboutSession = (
  last: SessionResult,
  tests: readonly TestResult[],
  serviceRetries: boolean,
): TestResult | undefined => {
  const judgement = judgeSession(last, { serviceRetries });
  if ((judgement.kind !== 'error' && judgement.kind !== 'timed-out') || isTold(judgement, tests)) return undefined;
  const { kind, code, reason } = judgement;
  return complaint(kind, `session [${slotLabel(last)}]`, code === undefined ? reason : `${reason} ${codeMark(code)}`);
};

const isTold = ({ kind }: SessionJudgement, tests: readonly TestResult[]): boolean =>
  tests.some(({ status }) =>
    kind === 'timed-out' ? status === 'timed-out' : status === 'error' || status === 'unknown' || status === 'pending',
  );

/** `Google Pixel 3-10.0, shard 1 of 2`: a device and shard, whatever the attempt. */
export const slotLabel = ({ device, shard }: SessionResult): string => describeSession({ device, shard, attempt: 0 });

/** The verdict itself, for a run that is red though no test and no session of it is. */
export const complaintOfVerdict = ({ verdict: { kind, reason } }: Pick<RunResult, 'verdict'>): TestResult | undefined =>
  kind === 'failed' || kind === 'error' || kind === 'timed-out' || kind === 'cancelled'
    ? complaint(kind, 'verdict', reason)
    : undefined;

const complaint = (word: string, name: string, message: string): TestResult => ({
  className: ownClass,
  name,
  status: 'error',
  statusWord: word,
  failures: [{ kind: 'error', message }],
  earlierTries: [],
});

/** Builds for which the service was asked to run failed tests again. */
export const retryingBuilds = ({ builds }: Pick<RunResult, 'builds'>): ReadonlySet<string> =>
  new Set(builds.filter((build) => build.serviceRetries).map((build) => build.id));
