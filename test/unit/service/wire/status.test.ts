import { describe, expect, test } from 'vitest';
import { readCounters, readRunStatus, readTestStatus } from '../../../../src/service/wire/status.ts';

/** A row for each spelling of each status. */
const rows = (spellings: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(spellings).flatMap(([status, words]) => words.map((word) => [word, status] as const));

describe('the state of a build or session', () => {
  test.each(
    rows({
      queued: ['queued'],
      running: ['running', 'RUNNING'],
      done: ['done', 'Completed'],
      passed: ['passed', 'Success'],
      failed: ['failed'],
      error: ['Error', 'stopped'],
      skipped: ['skipped', 'ignored'],
      'timed-out': ['timedout', 'TIMEDOUT', 'timed_out', 'timed out', 'timed-out', 'time out', 'Timeout'],
      aborted: ['aborted', 'Build-Aborted', 'abort_on_failure'],
      unknown: ['', 'quarantined', 'not passed', 'timed outside', '__proto__', 'constructor'],
    }),
  )('%j is %s', (word, status) => {
    expect(readRunStatus(word)).toBe(status);
  });
});

describe('the result of a test', () => {
  test.each(
    rows({
      passed: ['SUCCESS', 'passed'],
      failed: ['FAILED'],
      skipped: ['IGNORED', 'skipped'],
      'timed-out': ['TIMEDOUT', 'timed out'],
      error: ['ERROR', 'stopped'],
      pending: ['QUEUED', 'RUNNING', 'aborted', 'not-run (retry-failures)', 'Not Run (fail fast)', 'NOTRUN'],
      unknown: ['done', 'runs not', 'flaky', 'toString', ''],
    }),
  )('%j is %s', (word, status) => {
    expect(readTestStatus(word)).toBe(status);
  });
});

describe('counters', () => {
  const zero = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };

  test.each([
    { value: { SUCCESS: 2, FAILED: 2, IGNORED: 0, TIMEDOUT: 0 }, counters: { ...zero, passed: 2, failed: 2 } },
    {
      value: { SUCCESS: 1, FAILED: 0, IGNORED: 1, QUEUED: 3, TIMEDOUT: 1, ERROR: 4 },
      counters: { passed: 1, failed: 0, skipped: 1, timedOut: 1, error: 4, pending: 3 },
    },
    {
      value: { passed: 4, failed: 2, skipped: 1, timedout: 3, error: 0, running: 1, queued: 2 },
      counters: { passed: 4, failed: 2, skipped: 1, timedOut: 3, error: 0, pending: 3 },
    },
    { value: { failed: 1, success: 2, queued: 0, ignored: 1 }, counters: { ...zero, failed: 1, passed: 2, skipped: 1 } },
    { value: { timed_out: 1 }, counters: { ...zero, timedOut: 1 } },
    { value: { 'Timed Out': '2' }, counters: { ...zero, timedOut: 2 } },
    { value: { SUCCESS: '7' }, counters: { ...zero, passed: 7 } },
    { value: { SUCCESS: 2, passed: 2 }, counters: { ...zero, passed: 2 } },
    { value: { SUCCESS: 0 }, counters: zero },
    { value: { SUCCESS: 1, FAILED: null }, counters: { ...zero, passed: 1 } },
    { value: { SUCCESS: 1, FLAKY: 0 }, counters: { ...zero, passed: 1 } },
  ])('$value is read as counters', ({ value, counters }) => {
    expect(readCounters(value)).toEqual({ counters, countersProblem: undefined });
  });

  test.each([[undefined], [null], [{}], [{ FAILED: null }]])('%j are no counters, which is not the same as zero', (value) => {
    expect(readCounters(value)).toEqual({ counters: undefined, countersProblem: undefined });
  });

  test.each([
    [[], 'they are not an object'],
    ['SUCCESS', 'they are not an object'],
    [3, 'they are not an object'],
    [{ FLAKY: 1 }, 'they count 1 under the unknown status "FLAKY"'],
    [{ SUCCESS: 1, CRASHED: '2' }, 'they count 2 under the unknown status "CRASHED"'],
    [{ SUCCESS: 1, FAILED: 'many' }, '"FAILED" is not a number'],
    [{ SUCCESS: 1, FLAKY: 'many' }, '"FLAKY" is not a number'],
    [{ FAILED: -1 }, '"FAILED" is not a number'],
    [{ FAILED: 0.5 }, '"FAILED" is not a number'],
    [{ FAILED: true }, '"FAILED" is not a number'],
    [{ FAILED: Number.POSITIVE_INFINITY }, '"FAILED" is not a number'],
    [{ FAILED: 1e300 }, '"FAILED" is not a number'],
  ])('%j cannot be trusted: %s', (value, problem) => {
    expect(readCounters(value).countersProblem).toBe(problem);
  });
});
