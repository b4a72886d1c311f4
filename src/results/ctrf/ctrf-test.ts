import type { EarlierTry, Failure, SessionResult, TestResult } from '../../model/results.ts';
import type { TestStatus } from '../../model/status.ts';
import type { CtrfAttempt, CtrfStatus, CtrfTest, CtrfTestExtra } from './ctrf-document.ts';

export interface TestToWrite {
  readonly test: TestResult;
  readonly flaky: boolean;
  readonly extra: CtrfTestExtra;
}

export interface CtrfRules {
  /** A test that passed only on a retry counts as failed. */
  readonly failOnFlaky: boolean;
}

/**
 * CTRF's `pending` and `other` are never used: tools take them for harmless, and here whatever is neither passed nor skipped is a
 * failure. `rawStatus` is the status that the service reported.
 */
export const ctrfStatusOf = ({ test, flaky }: Pick<TestToWrite, 'test' | 'flaky'>, { failOnFlaky }: CtrfRules): CtrfStatus =>
  flaky && failOnFlaky ? 'failed' : statusOf(test.status);

const statusOf = (status: TestStatus): CtrfStatus => (status === 'passed' || status === 'skipped' ? status : 'failed');

export const toCtrfTest = (item: TestToWrite, rules: CtrfRules): CtrfTest => {
  const { test, flaky, extra } = item;
  const { earlierTries } = test;
  return {
    name: test.name === '' ? '(no name)' : test.name,
    status: ctrfStatusOf(item, rules),
    duration: Math.round(test.durationMs ?? 0),
    ...timesOf(test),
    ...(test.className === '' ? {} : { suite: [test.className] }),
    ...textsOf(test.failures),
    ...messageOf(item, rules),
    ...(test.line === undefined ? {} : { line: test.line }),
    rawStatus: test.statusWord ?? test.status,
    ...(test.file === undefined ? {} : { filePath: test.file }),
    retries: earlierTries.length,
    ...(earlierTries.length === 0 ? {} : { retryAttempts: earlierTries.map(toAttempt) }),
    flaky,
    ...(test.systemOut === undefined ? {} : { stdout: test.systemOut.split('\n') }),
    ...(test.systemErr === undefined ? {} : { stderr: test.systemErr.split('\n') }),
    device: extra.device,
    extra: { ...extra, ...extraOf(test) },
  };
};

const timesOf = ({ startedAt, durationMs }: TestResult): { start?: number; stop?: number } => {
  if (startedAt === undefined) return {};
  const start = startedAt.getTime();
  return { start, ...(durationMs === undefined ? {} : { stop: start + Math.round(durationMs) }) };
};

const textsOf = (failures: readonly Failure[]): { message?: string; trace?: string } => {
  const messages = failures.flatMap(({ message, trace }) => message ?? trace?.trimStart().split('\n', 1) ?? []);
  const traces = failures.flatMap(({ trace }) => trace ?? []);
  return {
    ...(messages.length === 0 ? {} : { message: messages.join('\n') }),
    ...(traces.length === 0 ? {} : { trace: traces.join('\n\n') }),
  };
};

const messageOf = ({ test, flaky }: TestToWrite, { failOnFlaky }: CtrfRules): { message?: string } => {
  if (test.skipMessage !== undefined && test.status === 'skipped') return { message: test.skipMessage };
  if (!flaky || !failOnFlaky) return {};
  return { message: `Passed only on try ${test.earlierTries.length + 1}; flaky tests count as failed in this run.` };
};

const toAttempt = ({ status, failures, durationMs }: EarlierTry, place: number): CtrfAttempt => ({
  attempt: place + 1,
  status: statusOf(status),
  ...(durationMs === undefined ? {} : { duration: Math.round(durationMs) }),
  ...textsOf(failures),
  extra: { rawStatus: status },
});

const extraOf = ({ testId, properties, attachments, links }: TestResult): Partial<CtrfTestExtra> => ({
  ...(testId === undefined ? {} : { testId }),
  ...(properties === undefined ? {} : { properties }),
  ...(attachments === undefined ? {} : { attachments }),
  ...(links === undefined ? {} : { links: { ...links } }),
});

export const placeOf = (
  { device, shard, attempt, buildId, sessionId }: SessionResult,
  simulated: boolean,
  kind: CtrfTestExtra['kind'],
): CtrfTestExtra => ({
  device,
  shard: shard.index + 1,
  shards: shard.total,
  attempt: attempt + 1,
  build: buildId,
  ...(sessionId === undefined ? {} : { session: sessionId }),
  simulated,
  kind,
});
