import type { Counts, RunState, TestState, Verdict } from '../builds/progress.ts';
import type { Shapes } from '../schema/shapes.ts';

const testWordsV1: Readonly<Record<TestState, string>> = {
  queued: 'QUEUED',
  running: 'RUNNING',
  pass: 'SUCCESS',
  fail: 'FAILED',
  error: 'ERROR',
  skip: 'IGNORED',
  timeout: 'TIMEDOUT',
};

const wordsV2: Readonly<Record<TestState, string>> = {
  queued: 'queued',
  running: 'running',
  pass: 'passed',
  fail: 'failed',
  error: 'error',
  skip: 'skipped',
  timeout: 'timedout',
};

/** The newer interface uses the same words for tests, sessions and builds (observed shapes 3.3, 4.2). */
export const wordV2 = (shapes: Shapes, state: TestState): string =>
  (state === 'timeout' ? shapes['timeout-word'] : undefined) ?? wordsV2[state];

/** The word for a test in the older interface (observed shapes 4.1). */
export const testWordV1 = (shapes: Shapes, state: TestState): string => {
  if (shapes['test-words'] === 'v2') return wordV2(shapes, state);
  return (state === 'timeout' ? shapes['timeout-word'] : undefined) ?? testWordsV1[state];
};

/** A build's word in the older interface: `done` means ended, with or without failures (observed shapes 3.2). */
export const buildWordV1 = (shapes: Shapes, state: RunState, verdict: Verdict): string => {
  if (state === 'queued') return shapes['queued-build-word'];
  if (state === 'running') return 'running';
  return { fail: 'failed', error: 'error', timeout: 'timeout', pass: 'done', skip: 'done' }[verdict];
};

/** A device's word in the older interface. Failed tests do not show in it (observed shapes 3.2, trap 1). */
export const deviceWordV1 = (state: RunState, end: 'complete' | 'error' | 'timeout'): string => {
  if (state !== 'ended') return state;
  return { complete: 'done', error: 'error', timeout: 'timeout' }[end];
};

/** `test_status` of the older interface. `pending` adds what a session's body has and a build's has not. */
export const countersV1 = (shapes: Shapes, counts: Counts, pending: boolean): Record<string, number> => {
  if (shapes.counters === 'v2') return countersV2(counts);
  const counters = {
    SUCCESS: counts.pass,
    FAILED: counts.fail,
    IGNORED: counts.skip,
    ...(pending && { QUEUED: counts.queued + counts.running }),
    TIMEDOUT: counts.timeout,
    ...(counts.error > 0 && { ERROR: counts.error }),
  };
  if (shapes.counters === 'upper') return counters;
  return Object.fromEntries(Object.entries(counters).map(([word, count]) => [word.toLowerCase(), count]));
};

/** `testcases.status` of the newer interface (observed shapes 3.3). */
export const countersV2 = (counts: Counts): Record<string, number> => ({
  passed: counts.pass,
  failed: counts.fail,
  skipped: counts.skip,
  timedout: counts.timeout,
  error: counts.error,
  running: counts.running,
  queued: counts.queued,
});
