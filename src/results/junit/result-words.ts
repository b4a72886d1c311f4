import type { TestStatus } from '../../model/status.ts';

const words: readonly (readonly [TestStatus, readonly string[]])[] = [
  ['passed', ['passed', 'pass', 'success', 'successful', 'succeeded', 'ok', 'run', 'completed', 'finished', 'done', 'executed']],
  ['failed', ['failed', 'fail', 'failure']],
  ['error', ['error', 'errored', 'broken', 'crashed', 'aborted']],
  [
    'skipped',
    [
      'skipped',
      'skip',
      'ignored',
      'disabled',
      'notrun',
      'notexecuted',
      'suppressed',
      'inconclusive',
      'omitted',
      'todo',
      'excluded',
    ],
  ],
  ['timed-out', ['timedout', 'timeout']],
  ['pending', ['pending', 'queued', 'running', 'started', 'scheduled']],
];

const statusByWord = new Map(words.flatMap(([status, spellings]) => spellings.map((word) => [word, status] as const)));

/** The result that a `status` or `result` attribute names, however it is spelled: `TIMED_OUT`, `Timed out`, `timedout`. */
export const statusOfWord = (word: string): TestStatus =>
  statusByWord.get(
    word
      .slice(0, 40)
      .toLowerCase()
      .replace(/[\s_-]+/g, '')
      .replace(/^timeout$/, 'timedout'),
  ) ?? 'unknown';

/** `true`, `1` and counts above zero; `false`, `0` and everything else are no. */
export const isYes = (value: string | undefined): boolean =>
  value !== undefined && /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());

export const isNo = (value: string | undefined): boolean => value !== undefined && /^(?:false|no|0+)$/i.test(value.trim());

const badness: Readonly<Record<TestStatus, number>> = {
  passed: 0,
  skipped: 1,
  pending: 2,
  unknown: 3,
  failed: 4,
  'timed-out': 5,
  error: 6,
};

export const worst = (statuses: readonly TestStatus[]): TestStatus =>
  statuses.reduce<TestStatus>((one, other) => (badness[other] > badness[one] ? other : one), 'passed');
