import type { RunStatus, TestStatus } from '../../model/status.ts';

/** A build that was stopped has not run its tests. Where this step stopped it, the verdict already says so. */
const runWords: ReadonlyMap<string, RunStatus> = new Map([
  ['stopped', 'error'],
  ['queued', 'queued'],
  ['running', 'running'],
  ['done', 'done'],
  ['completed', 'done'],
  ['passed', 'passed'],
  ['success', 'passed'],
  ['failed', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
  ['ignored', 'skipped'],
]);

const testWords: ReadonlyMap<string, TestStatus> = new Map([
  ['stopped', 'error'],
  ['queued', 'pending'],
  ['running', 'pending'],
  ['passed', 'passed'],
  ['success', 'passed'],
  ['failed', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
  ['ignored', 'skipped'],
]);

/** The state of a build or session; an unrecognized status becomes `unknown`. */
export const readRunStatus = (word: string): RunStatus => {
  const plain = plainWord(word);
  return isTimeout(plain) ? 'timed-out' : (runWords.get(plain) ?? 'unknown');
};

/** The result of a test in v1 and v2 words. */
export const readTestStatus = (word: string): TestStatus => {
  const plain = plainWord(word);
  return isTimeout(plain) ? 'timed-out' : (testWords.get(plain) ?? 'unknown');
};

/** Lower case without separators: `Timed Out`, `timed_out` and `TIMEDOUT` are one word. */
export const plainWord = (word: string): string =>
  word
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

export const isTimeout = (plain: string): boolean => plain === 'timeout' || plain === 'timedout';
