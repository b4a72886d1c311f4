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
    ['done', 'unknown'],
    ['flaky', 'unknown'],
    ['toString', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (word, status) => {
    expect(readTestStatus(word)).toBe(status);
  });
});
