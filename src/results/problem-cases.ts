import { codeMark } from '../model/error-codes.ts';
import type { SessionJudgment, SessionResult, TestResult } from '../model/results.ts';
import type { AnalyzedShard, RunAnalysis } from '../model/run-analysis.ts';
import { failureOfCrash } from './crash/describe-crash.ts';
import { describeSession } from './describe.ts';

/** The class under which a result appears that no test stands for. */
const ownClass = 'Mobile Test Cloud';

/**
 * What is wrong with a device and shard as a whole (no session, a missing report, counters that contradict it), as a test in error, so
 * that no file is greener than the verdict.
 *
 * @returns nothing where all is in order, or a test shows the same
 */
export const problemCaseOf = ({ judgment, tests, last }: AnalyzedShard): TestResult | undefined => {
  if ((judgment.kind !== 'error' && judgment.kind !== 'timed-out') || isShown(judgment, tests)) return undefined;
  const { kind, code, reason } = judgment;
  const { crash } = last;
  const problem = problemCase(kind, `session [${shardLabel(last)}]`, code === undefined ? reason : `${reason} ${codeMark(code)}`);
  return crash === undefined ? problem : { ...problem, crash, failures: [...problem.failures, failureOfCrash(crash, undefined)] };
};

const isShown = ({ kind }: SessionJudgment, tests: readonly TestResult[]): boolean =>
  tests.some(({ status }) => (kind === 'timed-out' ? status === 'timed-out' : status === 'error' || status === 'unknown'));

/** `Google Pixel 3-10.0, shard 1 of 2`: a device and shard, whatever the attempt. */
export const shardLabel = (session: SessionResult): string => describeSession({ ...session, attempt: 0 });

/** The verdict itself, for a run that is red though no test and no session of it is. */
export const verdictCaseOf = ({ verdict: { kind, reason } }: Pick<RunAnalysis, 'verdict'>): TestResult | undefined =>
  kind === 'failed' || kind === 'error' || kind === 'timed-out' || kind === 'cancelled'
    ? problemCase(kind, 'verdict', reason)
    : undefined;

const problemCase = (word: string, name: string, message: string): TestResult => ({
  className: ownClass,
  name,
  status: 'error',
  statusWord: word,
  failures: [{ kind: 'error', message }],
  earlierAttempts: [],
});
