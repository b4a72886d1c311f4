import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/model/evidence.ts';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { noCounters } from '../../../../src/core/model/status.ts';
import { addNeverRan } from '../../../../src/core/results/accounting.ts';
import { analyzeShards, judgeSession, mayStillSettle } from '../../../../src/core/results/expected-sessions.ts';
import {
  countPassedBefore,
  inBuild,
  isStopped,
  leftOutBy,
  stoppedWithoutFailure,
} from '../../../../src/core/results/left-out.ts';
import { failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const neverRan = testResult('a.B#late', { status: 'pending' });
const failed = failedTest('a.B#early');

const session = (evidence: Partial<Evidence>, tests: readonly TestResult[] = [failed, neverRan]): SessionResult => {
  const base = sessionResult({ device: pixel, buildId: 'b1', tests });
  return { ...base, evidence: { ...base.evidence, ...evidence } };
};

const leftOutOf = (abortRequested: boolean, failuresOnlyRequested: boolean) => ({ abortRequested, failuresOnlyRequested });

describe('a build request', () => {
  const abort = { abortBuildOnFailure: { enabled: true } };
  const rerun = { rerunPreviouslyFailed: { enabled: true } };
  it.each([
    [{}, undefined],
    [{ testOrchestrationOptions: 'all' }, undefined],
    [{ testOrchestrationOptions: { abortBuildOnFailure: { enabled: false } } }, undefined],
    [{ testOrchestrationOptions: { abortBuildOnFailure: { enabled: 'true' } } }, leftOutOf(true, false)],
    [rerun, leftOutOf(false, true)],
    [{ testOrchestrationOptions: { ...rerun, ...abort } }, leftOutOf(true, true)],
  ])('%j leaves out %j', (request, leftOut) => {
    expect(leftOutBy(request)).toEqual(leftOut);
  });
});

describe('a session of a build that was to stop at failures', () => {
  it.each<[what: string, evidence: Partial<Evidence>, tests: readonly TestResult[]]>([
    ['its build was aborted', { buildAborted: true }, []],
    ['its details say aborted', { details: { state: 'read', tests: noCounters, status: 'aborted' } }, [testResult('a.B#c')]],
    [
      'its details count tests that never ran',
      { details: { state: 'read', tests: noCounters, counters: { ...noCounters, pending: 1 } } },
      [failed],
    ],
    ['its entry says aborted', { summary: { status: 'aborted' } }, [testResult('a.B#c')]],
    ['its device says aborted', { deviceStatus: { status: 'aborted', message: 'Aborted' } }, [testResult('a.B#c')]],
    ['it failed, and tests never ran', { summary: { status: 'failed' } }, [failed, neverRan]],
    ['it failed, and counts tests that never ran', { summary: { counters: { ...noCounters, failed: 1, pending: 3 } } }, [failed]],
  ])('is stopped where %s, and only where that was asked for', (_, evidence, tests) => {
    expect(isStopped(session({ ...evidence, abortRequested: true }, tests))).toBe(true);
    expect(isStopped(session(evidence, tests))).toBe(false);
  });

  it.each<[what: string, evidence: Partial<Evidence>, tests: readonly TestResult[]]>([
    ['it ran all its tests', {}, [failed]],
    ['no test failed', {}, [testResult('a.B#c'), neverRan]],
    ['it ended in error', { summary: { status: 'error' } }, [failed, neverRan]],
    ['it timed out', { summary: { status: 'timed-out' } }, [failed, neverRan]],
    ['it still runs', { summary: { status: 'running' } }, [failed, neverRan]],
  ])('is not stopped where %s', (_, evidence, tests) => {
    expect(isStopped(session({ ...evidence, abortRequested: true }, tests))).toBe(false);
  });

  it('is failed instead of contradicting itself, and never green', () => {
    const none = { details: { state: 'missing', message: 'none' }, report: { state: 'none' } } as const;
    const never = { ...session({ abortRequested: true, buildAborted: true, ...none }, []), sessionId: undefined };
    expect(judgeSession(never)).toMatchObject({ kind: 'failed', code: 'tests-failed' });
    expect(judgeSession({ ...never, evidence: { ...never.evidence, abortRequested: undefined } }).kind).toBe('error');
    expect(stoppedWithoutFailure(analyzeShards([never]))).toEqual(new Set(['b1']));
    expect(stoppedWithoutFailure(analyzeShards([session({ abortRequested: true, buildAborted: true })]))).toEqual(new Set());
  });

  it('keeps every finding that is no lack', () => {
    const summary = { counters: { ...noCounters, failed: 5 } };
    const contradicting = session({ abortRequested: true, buildAborted: true, summary });
    expect(judgeSession(contradicting)).toMatchObject({ kind: 'error', code: 'counts-contradict' });
  });

  it('still waits for its report', () => {
    const late = session({ abortRequested: true, buildAborted: true, report: { state: 'missing', message: 'not yet' } });
    expect(mayStillSettle(late)).toBe(true);
    expect(judgeSession(late).kind).toBe('failed');
  });

  it('explains its missing tests', () => {
    const shards = analyzeShards([session({ abortRequested: true, buildAborted: true })]);
    expect(addNeverRan([], shards)).toEqual([{ name: 'a.B#late', devices: [pixel], notStarted: 'fail-fast' }]);
    expect(addNeverRan([], analyzeShards([session({})]))).toEqual([{ name: 'a.B#late', devices: [pixel] }]);
  });
});

describe('a build that runs the failures of another one', () => {
  const named = { className: 'B', name: 'c', status: 'pending', screenshotUrls: [] } as const;
  const leftOut = leftOutOf(false, true);

  it.each([
    ['not-run (retry-failures)', 'skipped'],
    ['Not Run (Rerun previously failed)', 'skipped'],
    ['not-run (fail-fast)', 'pending'],
    ['not-run', 'pending'],
    ['queued', 'pending'],
  ])('calls a test with the status "%s" %s', (rawStatus, status) => {
    const test = { ...named, rawStatus };
    expect(inBuild(leftOut)(test).status).toBe(status);
    expect(inBuild(undefined)(test).status).toBe('pending');
    expect(countPassedBefore([inBuild(leftOut)(test)])).toBe(status === 'skipped' ? 1 : undefined);
  });
});
