import { describe, expect, test } from 'vitest';
import { readRunStatus, readTestStatus } from '../../../../src/cloud/wire/status.ts';

describe('the state of a build or session', () => {
  test.each([
    ['queued', 'queued'],
    ['running', 'running'],
    ['RUNNING', 'running'],
    ['done', 'done'],
    ['Completed', 'done'],
    ['passed', 'passed'],
    ['Success', 'passed'],
    ['failed', 'failed'],
    ['Error', 'error'],
    ['skipped', 'skipped'],
    ['timedout', 'timed-out'],
    ['TIMEDOUT', 'timed-out'],
    ['timed_out', 'timed-out'],
    ['timed out', 'timed-out'],
    ['timed-out', 'timed-out'],
    ['time out', 'timed-out'],
    ['Timeout', 'timed-out'],
    ['aborted', 'aborted'],
    ['Build-Aborted', 'aborted'],
    ['abort_on_failure', 'aborted'],
    ['', 'unknown'],
    ['quarantined', 'unknown'],
    ['not passed', 'unknown'],
    ['timed outside', 'unknown'],
    ['__proto__', 'unknown'],
    ['constructor', 'unknown'],
  ])('%j is %s', (word, status) => {
    expect(readRunStatus(word)).toBe(status);
  });
});

describe('the result of a test', () => {
  test.each([
    ['SUCCESS', 'passed'],
    ['passed', 'passed'],
    ['FAILED', 'failed'],
    ['IGNORED', 'skipped'],
    ['skipped', 'skipped'],
    ['TIMEDOUT', 'timed-out'],
    ['timed out', 'timed-out'],
    ['ERROR', 'error'],
    ['QUEUED', 'pending'],
    ['RUNNING', 'pending'],
    ['aborted', 'pending'],
    ['not-run (retry-failures)', 'pending'],
    ['Not Run (fail fast)', 'pending'],
    ['NOTRUN', 'pending'],
    ['done', 'unknown'],
    ['runs not', 'unknown'],
    ['flaky', 'unknown'],
    ['toString', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (word, status) => {
    expect(readTestStatus(word)).toBe(status);
  });
});
