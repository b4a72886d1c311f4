import type { Clock } from '../lib/clock.ts';
import { minuteMs, secondMs } from '../lib/durations.ts';
import { CloudError, type FailureKind } from './errors.ts';
import { headerOf, type ResponseHeaders } from './response.ts';

/** `read`: JSON by GET. `download`: a file by GET. `start`: the POST that starts a build. */
export type CallKind = 'read' | 'download' | 'delete' | 'upload' | 'start';

export interface RetryPolicy {
  readonly failures: Readonly<Record<CallKind, readonly FailureKind[]>>;
  readonly attempts: Readonly<Record<CallKind, number>>;
  /** Upper bound of the first pause, which doubles with each further pause. A pause is random between 0 and its bound. */
  readonly firstPauseMs: number;
  /** Upper bound of the first pause after a 429 without `Retry-After`. */
  readonly firstThrottledPauseMs: number;
  readonly maxPauseMs: number;
  /** Maximum pause taken from `Retry-After`; longer values are cut. */
  readonly maxRetryAfterMs: number;
  readonly budgetMs: number;
}

const retryable: readonly FailureKind[] = ['unsent', 'lost', 'stalled', 'overtime', 'throttled', 'unavailable', 'unreadable'];

export const defaultRetryPolicy: RetryPolicy = {
  failures: {
    read: retryable,
    // An `unreadable` download is not retried here, because callers that wait for a file retry on a schedule.
    download: retryable.filter((failure) => failure !== 'unreadable'),
    delete: retryable,
    upload: ['unsent', 'lost', 'stalled', 'throttled', 'unavailable', 'unreadable'],
    // Sends a start again only if the failed attempt certainly started no build.
    start: ['unsent', 'throttled'],
  },
  // Uploads are limited to 5 per minute and user, so they need the most attempts.
  attempts: { read: 5, download: 5, delete: 5, upload: 6, start: 5 },
  firstPauseMs: 500,
  firstThrottledPauseMs: 5_000,
  maxPauseMs: 60_000,
  maxRetryAfterMs: 120_000,
  budgetMs: 300_000,
};

interface FailedAttempt {
  readonly kind: CallKind;
  readonly error: unknown;
  readonly attempt: number;
  readonly pausedMs: number;
  readonly reportsThrottling?: boolean;
}

/** Returns undefined if the call is not retried. `random` returns a number from 0 to 1. */
export const pauseBeforeRetryMs = (policy: RetryPolicy, failed: FailedAttempt, random: () => number): number | undefined => {
  const { kind, error, attempt } = failed;
  if (!(error instanceof CloudError) || !policy.failures[kind].includes(error.failure)) return undefined;
  if (attempt >= policy.attempts[kind] || (failed.reportsThrottling && error.failure === 'throttled')) return undefined;
  const pauseMs = Math.round(drawPauseMs(policy, error, attempt, random));
  return failed.pausedMs + pauseMs > policy.budgetMs ? undefined : pauseMs;
};

const drawPauseMs = (policy: RetryPolicy, error: CloudError, attempt: number, random: () => number): number => {
  const requestedMs = error.retryAfterMs;
  // Waits for the requested time and a little longer, so that many jobs do not retry at the same moment.
  if (requestedMs !== undefined) return Math.min(requestedMs, policy.maxRetryAfterMs) + random() * policy.firstPauseMs;
  const firstMs = error.failure === 'throttled' ? policy.firstThrottledPauseMs : policy.firstPauseMs;
  return random() * Math.min(policy.maxPauseMs, firstMs * 2 ** (attempt - 1));
};

/**
 * Reads a number of seconds or a date. A date is compared with the `Date` header, because the clock of the runner may be wrong.
 */
export const readRetryAfterMs = (headers: ResponseHeaders, nowMs: number): number | undefined => {
  const value = headerOf(headers, 'retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d{1,9}(\.\d{1,3})?$/.test(value)) return Number(value) * 1_000;
  // `Date.parse` would read "-5" as a day in 2001.
  const untilMs = /^[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(untilMs)) return undefined;
  const sentMs = Date.parse(headerOf(headers, 'date') ?? '');
  return Math.max(0, untilMs - (Number.isNaN(sentMs) ? nowMs : sentMs));
};

interface Deadline {
  /** Maximum time in which no byte is sent or received. */
  readonly idleMs: number;
  /** Maximum time for one attempt, including redirects and the body. */
  readonly totalMs: number;
}

export type Deadlines = Readonly<Record<CallKind, Deadline>> & {
  /** Maximum time until a connection is established, including TLS. */
  readonly connectMs: number;
};

export const defaultDeadlines: Deadlines = {
  connectMs: 15 * secondMs,
  read: { idleMs: 30 * secondMs, totalMs: minuteMs },
  download: { idleMs: minuteMs, totalMs: 30 * minuteMs },
  delete: { idleMs: 30 * secondMs, totalMs: minuteMs },
  // After the last byte, the service sends nothing while it unpacks and signs the app.
  upload: { idleMs: 5 * minuteMs, totalMs: 120 * minuteMs },
  start: { idleMs: 2 * minuteMs, totalMs: 2 * minuteMs },
};

/** Watches the deadlines of an attempt. `signal` aborts at a deadline, or when a signal of the caller aborts. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly expired: () => keyof Deadline | undefined;
  /** Reports progress, with the number of bytes sent or received. */
  readonly touch: (bytes?: number) => void;
  /** Ends the deadlines and aborts work that still uses the signal, such as reading a body. */
  readonly end: () => void;
}

/** Abort reason of finished calls. Created only once, because creating an error takes a measurable part of a small call. */
const ended = new Error('the call is over');

/** Minimum number of bytes that count as progress. Otherwise a response that arrives byte by byte could last for hours. */
const leastProgressBytes = 1_024;

export const startWatch = (limits: Deadline, signals: readonly AbortSignal[], clock: Clock): Watch => {
  const controller = new AbortController();
  let passed: keyof Deadline | undefined;
  let progressBytes = 0;
  const expire = (deadline: keyof Deadline): void => {
    passed ??= deadline;
    controller.abort();
  };
  const idle = clock.after(limits.idleMs, () => expire('idleMs'));
  const total = clock.after(limits.totalMs, () => expire('totalMs'));
  // `AbortSignal.any` would stay attached to signals that live as long as the run. These listeners are removed.
  const forward = (): void => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) forward();
    signal.addEventListener('abort', forward, { once: true });
  }
  return {
    signal: controller.signal,
    expired: () => passed,
    touch: (bytes = leastProgressBytes) => {
      progressBytes += bytes;
      if (progressBytes < leastProgressBytes || controller.signal.aborted) return;
      progressBytes = 0;
      idle.refresh();
    },
    end: () => {
      idle[Symbol.dispose]();
      total[Symbol.dispose]();
      for (const signal of signals) signal.removeEventListener('abort', forward);
      controller.abort(ended);
    },
  };
};
