import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CloudError, type FailureKind } from '../../../src/service/errors.ts';
import { type CallKind, defaultRetryPolicy, pauseBeforeRetryMs, readRetryAfterMs } from '../../../src/service/retry.ts';

class TestError extends CloudError {
  constructor(failure: FailureKind) {
    super('cloud-rejected', { route: 'GET /x', failure });
  }
}

const always = (): number => 1;
const never = (): number => 0;
const failed = (kind: CallKind, error: unknown, attempt = 1, pausedMs = 0) => ({ kind, error, attempt, pausedMs });

describe('repeated requests', () => {
  const failures: readonly FailureKind[] = [
    'unsent',
    'lost',
    'stalled',
    'overtime',
    'throttled',
    'unavailable',
    'unreadable',
    'final',
  ];
  const rows: readonly { readonly kind: CallKind; readonly again: readonly FailureKind[] }[] = [
    { kind: 'read', again: failures.slice(0, -1) },
    { kind: 'download', again: failures.slice(0, -1).filter((failure) => failure !== 'unreadable') },
    { kind: 'delete', again: failures.slice(0, -1) },
    { kind: 'upload', again: ['unsent', 'lost', 'stalled', 'throttled', 'unavailable', 'unreadable'] },
    { kind: 'start', again: ['unsent', 'throttled'] },
  ];
  test.each(
    rows.flatMap(({ kind, again }) => failures.map((failure) => ({ kind, failure, sentAgain: again.includes(failure) }))),
  )('whether a $kind is sent again after $failure is $sentAgain', ({ kind, failure, sentAgain }) => {
    const pauseMs = pauseBeforeRetryMs(defaultRetryPolicy, failed(kind, new TestError(failure)), always);
    expect(pauseMs !== undefined).toBe(sentAgain);
  });

  test('a mistake of ours is not sent again', () => {
    expect(pauseBeforeRetryMs(defaultRetryPolicy, failed('read', new TypeError('x')), always)).toBeUndefined();
  });
});

describe('pauses between attempts', () => {
  test.each([
    { failure: 'lost', bounds: [500, 1_000, 2_000, 4_000, undefined] },
    { failure: 'throttled', bounds: [5_000, 10_000, 20_000, 40_000, undefined] },
  ] as const)('pauses after $failure have the bounds $bounds', ({ failure, bounds }) => {
    const pauses = bounds.map((_, index) =>
      pauseBeforeRetryMs(defaultRetryPolicy, failed('read', new TestError(failure), index + 1), always),
    );
    expect(pauses).toEqual(bounds);
  });

  test('an upload has one try more, and no pause is longer than the longest', () => {
    const pauses = [4, 5, 6].map((attempt) =>
      pauseBeforeRetryMs(defaultRetryPolicy, failed('upload', new TestError('throttled'), attempt), always),
    );
    expect(pauses).toEqual([40_000, 60_000, undefined]);
  });

  test('a pause is anything between nothing and the bound', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 4 }), (drawn, attempt) => {
        const pauseMs = pauseBeforeRetryMs(defaultRetryPolicy, failed('read', new TestError('lost'), attempt), () => drawn) ?? -1;
        expect(pauseMs).toBeGreaterThanOrEqual(0);
        expect(pauseMs).toBeLessThanOrEqual(500 * 2 ** (attempt - 1));
      }),
    );
  });

  test.each([
    { retryAfterMs: 3_000, random: never, pauseMs: 3_000 },
    { retryAfterMs: 3_000, random: always, pauseMs: 3_500 },
    { retryAfterMs: 0, random: always, pauseMs: 500 },
    { retryAfterMs: 9e9, random: never, pauseMs: 120_000 },
  ])('a pause never ends before the service asks for: $retryAfterMs', ({ retryAfterMs, random, pauseMs }) => {
    const error = new CloudError('cloud-rate-limited', { route: 'GET /x', retryAfterMs });
    expect(pauseBeforeRetryMs(defaultRetryPolicy, failed('read', error), random)).toBe(pauseMs);
  });

  test('a pause never exceeds the budget of all pauses', () => {
    const error = new CloudError('cloud-rate-limited', { route: 'GET /x', retryAfterMs: 100_000 });
    expect(pauseBeforeRetryMs(defaultRetryPolicy, failed('read', error, 2, 200_000), never)).toBe(100_000);
    expect(pauseBeforeRetryMs(defaultRetryPolicy, failed('read', error, 2, 200_001), never)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const nowMs = Date.parse('2026-01-02T10:00:00Z');
  test.each([
    [{ 'retry-after': '5' }, 5_000],
    [{ 'retry-after': ' 0.5 ' }, 500],
    [{ 'retry-after': ['7', '9'] }, 7_000],
    [{ 'retry-after': 'Fri, 02 Jan 2026 10:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Fri, 02 Jan 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after': 'Fri, 02 Jan 2026 10:00:30 GMT', date: 'Fri, 02 Jan 2026 10:00:20 GMT' }, 10_000],
    [{ 'retry-after': 'Fri, 02 Jan 2026 10:00:30 GMT', date: 'nonsense' }, 30_000],
    [{ 'retry-after': '' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{}, undefined],
  ])('the header %j is read as a pause', (headers, pauseMs) => {
    expect(readRetryAfterMs(headers, nowMs)).toBe(pauseMs);
  });
});
