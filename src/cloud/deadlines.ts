import { minuteMs, secondMs } from '../lib/durations.ts';
import type { CallKind } from './retry.ts';

interface Deadline {
  /** Longest time without progress, sent or received. */
  readonly idleMs: number;
  /** Longest time for one attempt, redirects and body included. */
  readonly totalMs: number;
}

export type Deadlines = Readonly<Record<CallKind, Deadline>> & {
  /** Longest time until a connection is established, TLS included. */
  readonly connectMs: number;
};

export const defaultDeadlines: Deadlines = {
  connectMs: 15 * secondMs,
  read: { idleMs: 30 * secondMs, totalMs: minuteMs },
  download: { idleMs: minuteMs, totalMs: 30 * minuteMs },
  delete: { idleMs: 30 * secondMs, totalMs: minuteMs },
  // After the last byte the service unpacks and signs the app, and sends nothing meanwhile.
  upload: { idleMs: 5 * minuteMs, totalMs: 120 * minuteMs },
  start: { idleMs: 2 * minuteMs, totalMs: 2 * minuteMs },
};

/** Watches one attempt. Its signal aborts when a deadline passes or when one of the caller's signals aborts. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Which deadline has passed, if any. */
  readonly expired: () => keyof Deadline | undefined;
  /** Must be called on progress, with the number of bytes sent or received. */
  readonly touch: (bytes?: number) => void;
  /** Ends the watch and aborts work that still uses its signal, such as a body that was not read to its end. */
  readonly end: () => void;
}

/** Never shown. Created once, since creating an error for each call is a measurable part of a small call. */
const ended = new Error('the call is over');

/** Fewer bytes do not count as progress: a response of single bytes would last for hours. */
const leastProgressBytes = 1_024;

// Real timers, not the Clock: these guard sockets, whose time is never accelerated.
export const startWatch = (limits: Deadline, signals: readonly AbortSignal[]): Watch => {
  const controller = new AbortController();
  let passed: keyof Deadline | undefined;
  let progressBytes = 0;
  const expire = (deadline: keyof Deadline): void => {
    passed ??= deadline;
    controller.abort();
  };
  const idle = setTimeout(expire, limits.idleMs, 'idleMs');
  const total = setTimeout(expire, limits.totalMs, 'totalMs');
  // Listeners are removed explicitly: results of AbortSignal.any would accumulate on a signal that lives as long as the run.
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
      clearTimeout(idle);
      clearTimeout(total);
      for (const signal of signals) signal.removeEventListener('abort', forward);
      controller.abort(ended);
    },
  };
};
