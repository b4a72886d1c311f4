import type { PastRun, QuarantineEntry, TestHistory } from '../../model/history.ts';
import type { RepeatResult } from '../../model/repeats.ts';
import type { Failure, SessionResult, TestAttempt, TestResult } from '../../model/results.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { TestStatus } from '../../model/status.ts';
import { hasFailedAttempt, hasJustPassed, isFlaky } from '../attempts.ts';
import { describeFailure, describeFlaky } from '../describe.ts';
import type { CtrfAttempt, CtrfRepeat, CtrfStatus, CtrfTest, CtrfTestExtra, CtrfTestHistory } from './ctrf-document.ts';

export interface TestToWrite {
  readonly test: TestResult;
  readonly context: Pick<CtrfTestExtra, keyof ReturnType<typeof placeOf> | 'simulated' | 'kind'>;
  /** With an entry, a failure of the test does not count. */
  readonly quarantine?: QuarantineEntry | undefined;
  readonly history?: TestHistory | undefined;
  readonly repeats?: readonly RepeatResult[] | undefined;
}

type CtrfRules = Pick<RunAnalysis, 'failOnFlaky'>;

/** Never `pending` or `other`, which tools treat as harmless, but the action as failures. */
export const ctrfStatusOf = (item: TestToWrite, rules: CtrfRules): CtrfStatus =>
  isFailedFlaky(item, rules) ? 'failed' : toCtrfStatus(item.test.status);

const isFailedFlaky = ({ test, quarantine }: TestToWrite, { failOnFlaky }: CtrfRules): boolean =>
  failOnFlaky && quarantine === undefined && isFlaky(test);

const toCtrfStatus = (status: TestStatus): CtrfStatus => (status === 'passed' || status === 'skipped' ? status : 'failed');

export const rounded = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : Math.round(ms));

/** Uses spreads, because the objects of `present` would double the memory of a run with millions of tests. */
export const toCtrfTest = (item: TestToWrite, rules: CtrfRules): CtrfTest => {
  const { test, context } = item;
  const { earlierAttempts, startedAt, durationMs } = test;
  const isShort = isPlainPass(item);
  const start = startedAt?.getTime();
  return {
    name: test.name === '' ? '(no name)' : test.name,
    status: ctrfStatusOf(item, rules),
    duration: Math.round(durationMs ?? 0),
    start,
    stop: isShort || start === undefined || durationMs === undefined ? undefined : start + Math.round(durationMs),
    suite: test.className === '' ? undefined : [test.className],
    ...messageAndTrace(test.failures),
    ...ctrfMessage(item, rules),
    line: test.line,
    filePath: test.file,
    stdout: test.systemOut?.split('\n'),
    stderr: test.systemErr?.split('\n'),

    retryAttempts: earlierAttempts.length === 0 ? undefined : earlierAttempts.map(toAttempt),
    rawStatus: test.rawStatus ?? test.status,
    retries: earlierAttempts.length,
    flaky: isFlaky(test),
    device: context.device,
    // Kept short, for an entry of at most 400 bytes. The entry of the session has the build.
    extra: isShort ? { ...context, build: undefined, kind: undefined } : extraOf(item),
  };
};

/** True for nearly all results of a large run. */
const isPlainPass = ({ test, context, history, repeats }: TestToWrite): boolean =>
  hasJustPassed(test) &&
  test.testId === undefined &&
  test.links === undefined &&
  context.session !== undefined &&
  history === undefined &&
  repeats === undefined;

const extraOf = (item: TestToWrite): CtrfTestExtra => {
  const { testId, properties, attachments, links } = item.test;
  return {
    ...item.context,
    ...quarantineExtra(item),
    ...historyExtra(item),
    ...crashExtra(item.test),
    repeats: item.repeats?.map(toCtrfRepeat),
    expectedFailures: item.test.expectedFailures?.flatMap((failure) => describeFailure(failure) ?? []),
    testId,
    properties,
    attachments,
    links,
  };
};

const messageAndTrace = (failures: readonly Failure[]): { message?: string; trace?: string } => {
  if (failures.length === 0) return {};
  const messages = failures.flatMap((failure) => describeFailure(failure) ?? []);
  const traces = failures.flatMap(({ trace }) => trace ?? []);
  return {
    message: messages.length === 0 ? undefined : messages.join('\n'),
    trace: traces.length === 0 ? undefined : traces.join('\n\n'),
  };
};

const ctrfMessage = (item: TestToWrite, rules: CtrfRules): { message?: string } => {
  const { test } = item;
  if (test.skipMessage !== undefined && test.status === 'skipped') return { message: test.skipMessage };
  return isFailedFlaky(item, rules) ? { message: describeFlaky(test) } : {};
};

const quarantineExtra = ({ test, quarantine }: TestToWrite) => {
  if (quarantine === undefined || test.status !== 'failed') return {};
  const { reason, issue, until } = quarantine;
  return { quarantined: true as const, quarantine: { reason, issue, until } };
};

/** Results with one name share a history. Its label describes a failure, so only results with a failed attempt get it. */
const historyExtra = ({ test, history }: TestToWrite): { history?: CtrfTestHistory } => {
  if (history === undefined) return {};
  const { flakyRate, recent } = history;
  const { label, since }: Partial<TestHistory> = hasFailedAttempt(test) ? history : {};
  return {
    history: {
      label,
      since: since && toPastRun(since),
      flakyRate,
      recent: recent.map(({ status, run, durationMs }) => ({ status, ...toPastRun(run), duration: durationMs })),
    },
  };
};

const toCtrfRepeat = ({ repeat, status, failures, durationMs, buildId, sessionId, folder }: RepeatResult): CtrfRepeat => ({
  repeat,
  status,
  duration: rounded(durationMs),
  ...messageAndTrace(failures),
  build: buildId,
  session: sessionId,
  folder,
});

const crashExtra = ({ crash, failures }: TestResult) => {
  if (failures.length === 0) return {};
  const traces = failures.flatMap(({ rawTrace }) => rawTrace ?? []);
  const ambiguous = failures.flatMap(({ ambiguousFrames }) => ambiguousFrames ?? []);
  return {
    crash,
    rawTrace: traces.length === 0 ? undefined : traces.join('\n\n'),
    ambiguousFrames: ambiguous.length === 0 ? undefined : ambiguous,
  };
};

const toPastRun = ({ commit, startedAtMs, url }: PastRun) => ({ commit, date: new Date(startedAtMs).toISOString(), url });

const toAttempt = ({ status, failures, durationMs }: TestAttempt, index: number): CtrfAttempt => ({
  attempt: index + 1,
  status: toCtrfStatus(status),
  duration: rounded(durationMs),
  ...messageAndTrace(failures),
  extra: { rawStatus: status },
});

/** Device, shard, attempt, build and session in the document. Shards and attempts count from 1. */
export const placeOf = ({ device, ranOn, shard, attempt, buildId, sessionId }: SessionResult) => ({
  device,
  shard: shard.index + 1,
  shards: shard.total,
  attempt: attempt + 1,
  build: buildId,
  session: sessionId,
  ranOn,
});
