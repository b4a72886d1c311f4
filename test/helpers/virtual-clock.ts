import { openSync, readdirSync, readSync } from 'node:fs';
import { type Clock, systemClock, type TimeLimit } from '../../src/lib/clock.ts';

export class OutOfVirtualTimeError extends Error {}

/** Turns of the event loop without an event after which none is expected, since data on loopback arrives at once. */
const quietTurns = 4;

/** Turns of the event loop after which the clock waits in real time, since a response on loopback takes fewer turns. */
const eagerTurns = 20;

/** Real time between two checks. Each check needs the processor, for which a process or thread may wait. */
const lookMs = 1;

/** Shortest pause that needs a closer check, since several of them may add up to a limit. */
const longPauseMs = 500;

/** Shortest pause that may be the limit of a request or step. Before it passes, data gets real time to arrive. */
const limitPauseMs = 5_000;

/** Resources that may exist while nothing happens. */
const idleKinds = /^(?:(?:TCPSocket|TCPServer|Pipe|TTY|Signal)Wrap|Immediate|MessagePort)$/;

interface Due {
  dueMs: number;
  readonly ring: () => void;
}

/**
 * Creates a clock whose time passes only while nothing happens: when no socket, file or process is active, it jumps to the next sleep or
 * limit. An hour of silence takes a millisecond, and a busy machine causes no timeouts.
 */
export const createVirtualClock = () => {
  let startedWallMs = Date.now();
  const due = new Set<Due>();
  let passedMs = 0;
  let jumpedMs = 0;

  const after = (delayMs: number, ring: () => void): TimeLimit => {
    const entry: Due = { dueMs: passedMs + delayMs, ring };
    due.add(entry);
    return {
      refresh: () => {
        entry.dueMs = passedMs + delayMs;
        // Entries that are due at the same time run in the order in which they were set.
        due.delete(entry);
        due.add(entry);
      },
      [Symbol.dispose]: () => void due.delete(entry),
    };
  };

  const clock: Clock = {
    nowMs: () => Math.floor(startedWallMs + jumpedMs + passedMs),
    monotonicMs: () => passedMs,
    sleep: async (delayMs, signal) => {
      signal?.throwIfAborted();
      const over = Promise.withResolvers<void>();
      using _timer = after(delayMs, over.resolve);
      const onAbort = (): void => over.reject(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      await over.promise.finally(() => signal?.removeEventListener('abort', onAbort));
    },
    after,
  };
  return {
    ...clock,
    jumpWallClock: (byMs: number): void => {
      jumpedMs += byMs;
    },
    /** Lets time pass until the work has ended. @throws OutOfVirtualTimeError after `limitMs` */
    run: async <Result>(work: () => Promise<Result>, limitMs: number): Promise<Result> => {
      const endMs = passedMs + limitMs;
      const timersBefore = countTimers();
      // The clocks of the test and of the stand-ins for GitHub are real.
      startedWallMs = Date.now() - passedMs;
      jumpedMs = 0;
      let isOver = false;
      const result = work().finally(() => {
        isOver = true;
      });
      // The rejection is returned later, and must not count as unhandled until then.
      result.catch(() => {});
      for (let quietMs = 0; ; ) {
        await untilQuiet(() => isOver, timersBefore);
        if (isOver) return result;
        const [next] = [...due].sort((a, b) => a.dueMs - b.dueMs);
        if (next === undefined || !(await isCertain(next.dueMs - passedMs, quietMs))) {
          await systemClock.sleep(lookMs);
          quietMs += lookMs;
          continue;
        }
        quietMs = 0;
        if (next.dueMs > endMs) throw new OutOfVirtualTimeError(`still under way after ${limitMs / 1_000} simulated seconds`);
        passedMs = Math.max(passedMs, next.dueMs);
        due.delete(next);
        next.ring();
      }
    },
  };
};

const eventsSeen = (): number => performance.nodeTiming.uvMetricsInfo.events;

const countTimers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

/** Whether a file, a name look-up, a child process or a timer of a library is active. */
const isAtWork = (timersBefore: number): boolean => {
  const kinds = process.getActiveResourcesInfo().filter((kind) => !idleKinds.test(kind));
  return kinds.length > timersBefore || kinds.some((kind) => kind !== 'Timeout');
};

const threadFiles = new Map<string, number>();
const stateBytes = Buffer.alloc(64);

/** Whether all other threads are idle; undefined if the system does not show it. */
const threadsIdle = (): boolean | undefined => {
  if (process.platform !== 'linux') return undefined;
  for (const id of readdirSync('/proc/self/task')) {
    if (id === String(process.pid)) continue;
    try {
      const file = threadFiles.get(id) ?? openSync(`/proc/self/task/${id}/stat`, 'r');
      threadFiles.set(id, file);
      const length = readSync(file, stateBytes, 0, stateBytes.length, 0);
      const text = stateBytes.toString('latin1', 0, length);
      if (text.charAt(text.lastIndexOf(')') + 2) !== 'S') return false;
    } catch {
      // The thread has ended.
      threadFiles.delete(id);
    }
  }
  return true;
};

/** Whether no thread is active, for instance with compression, which the list of resources does not show. */
const isCertain = async (pauseMs: number, quietMs: number): Promise<boolean> => {
  if (pauseMs < longPauseMs) return true;
  const seen = eventsSeen();
  if (pauseMs >= limitPauseMs) await systemClock.sleep(2 * lookMs);
  // Where the system does not show threads, a longer pause needs more quiet.
  const areIdle = threadsIdle() ?? quietMs >= Math.min(200, pauseMs / 1_000);
  // Results of threads arrive in the next turn.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return areIdle && eventsSeen() === seen;
};

const untilQuiet = async (isOver: () => boolean, timersBefore: number): Promise<void> => {
  let events = -1;
  for (let quiet = 0, turns = 0; quiet < quietTurns && !isOver(); turns += 1) {
    const isPatient = quiet === 0 && turns > eagerTurns;
    await (isPatient ? systemClock.sleep(lookMs) : new Promise((resolve) => setImmediate(resolve)));
    const seen = eventsSeen();
    quiet = seen === events && !isAtWork(timersBefore) ? quiet + 1 : 0;
    events = seen;
  }
};

/** Clock of steps that run in the process of the tests, and of their servers. */
export const virtualClock = createVirtualClock();

/** Clock of steps and of their servers: {@link virtualClock} if steps run in the process of the tests. */
export const stepClock: Clock = process.env.MTC_STEPS_IN_PROCESS === 'true' ? virtualClock : systemClock;
