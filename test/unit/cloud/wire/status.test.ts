import { describe, expect, test } from 'vitest';
import { readRunStatus, readTestStatus } from '../../../../src/cloud/wire/status.ts';

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
