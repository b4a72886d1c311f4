import { openSync, readdirSync, readSync } from 'node:fs';
import { type Clock, systemClock, type TimeLimit } from '../../src/lib/clock.ts';

/** The work is still under way at the limit. */
export class OutOfVirtualTimeError extends Error {}

/** Turns of the event loop without an event that mean that none is on its way: on loopback what is sent has arrived. */
const quietTurns = 4;

/** Turns of the event loop after which what is under way takes its time: a response on loopback comes within fewer. */
const eagerTurns = 20;

/** Real time between two looks at what takes its time: each look needs the processor, which a process or a thread may wait for. */
const lookMs = 1;

/** The shortest pause that may reach a limit by mistake, as one of those that add up to it. */
const longPauseMs = 500;

/** Where the system does not show which threads work: so long a pause passes after each quiet millisecond, and any after so many. */
const pausePerQuietMs = 1_000;
const longestQuietMs = 200;

/** May lie around without anything happening. Timers that were there before the work are not of it. */
const idleKinds = /^(?:(?:TCPSocket|TCPServer|Pipe|TTY|Signal)Wrap|Immediate|MessagePort)$/;

interface Due {
  dueMs: number;
  readonly ring: () => void;
}

/**
 * A clock whose time passes only while nothing happens: once no socket, file or process has anything to say, it goes to the next sleep or
 * limit. An hour of silence takes a millisecond, however busy the machine is, and no limit is early by the weight of the work.
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
        // Of those that are due at once, the one that was set first comes first.
        due.delete(entry);
        due.add(entry);
      },
      [Symbol.dispose]: () => void due.delete(entry),
    };
  };

  const first = (): Due | undefined => {
    let found: Due | undefined;
    for (const entry of due) if (found === undefined || entry.dueMs < found.dueMs) found = entry;
    return found;
  };

  const clock: Clock = {
    nowMs: () => Math.floor(startedWallMs + jumpedMs + passedMs),
    monotonicMs: () => passedMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const timer = after(delayMs, () => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        });
        const onAbort = (): void => {
          timer[Symbol.dispose]();
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', onAbort, { once: true });
      }),
    after,
  };
  return {
    ...clock,
    /** Moves the wall clock and nothing else, as setting the time of a machine does. */
    jumpWallClock: (byMs: number): void => {
      jumpedMs += byMs;
    },
    /** Lets time pass until the work has ended; throws where it takes longer than `limitMs`. */
    run: async <Result>(work: () => Promise<Result>, limitMs: number): Promise<Result> => {
      const endMs = passedMs + limitMs;
      const timersBefore = countTimers();
      // As the clocks of GitHub's services and of the test, which are real.
      startedWallMs = Date.now() - passedMs;
      jumpedMs = 0;
      let isOver = false;
      const result = work().finally(() => {
        isOver = true;
      });
      // A later caller gets the rejection; until then it must not count as unhandled.
      result.catch(() => {});
      for (let quietMs = 0; ; ) {
        await untilQuiet(() => isOver, timersBefore);
        if (isOver) return result;
        const next = first();
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

/** Events that this process has dealt with since it began: sockets, files, threads. */
const eventsSeen = (): number => performance.nodeTiming.uvMetricsInfo.events;

const countTimers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

/** Whether a file, a name, a process or a timer of a library is under way. */
const isAtWork = (timersBefore: number): boolean => {
  const kinds = process.getActiveResourcesInfo().filter((kind) => !idleKinds.test(kind));
  return kinds.length > timersBefore || kinds.some((kind) => kind !== 'Timeout');
};

/** Open files of the threads' states, by thread. */
const threadFiles = new Map<string, number>();
const stateBytes = Buffer.alloc(64);

/** Whether all threads but this one wait; undefined where the system does not show it. */
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
      // It has ended.
      threadFiles.delete(id);
    }
  }
  return true;
};

/** Pauses from here on are limits of requests and steps, too: what is on its way on a busy machine gets real time to arrive. */
const limitPauseMs = 5_000;

/** Whether nothing is under way in a thread, such as compression, of which no list of the process tells. */
const isCertain = async (pauseMs: number, quietMs: number): Promise<boolean> => {
  if (pauseMs < longPauseMs) return true;
  if (!(await isStill(pauseMs, quietMs))) return false;
  if (pauseMs < limitPauseMs) return true;
  const before = eventsSeen();
  await systemClock.sleep(2 * lookMs);
  return eventsSeen() === before && isStill(pauseMs, quietMs);
};

const isStill = async (pauseMs: number, quietMs: number): Promise<boolean> => {
  const seen = eventsSeen();
  const areIdle = threadsIdle();
  // What a thread has done by now arrives in the next turn.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return eventsSeen() === seen && (areIdle ?? quietMs >= Math.min(longestQuietMs, pauseMs / pausePerQuietMs));
};

/** Waits until no socket, file or process has anything to say. */
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

/** Of the steps that run in a test's own process, and of all that they talk to. */
export const virtualClock = createVirtualClock();

/** The clock of a server that a step talks to: {@link virtualClock} where steps run in the test's own process. */
export const stepClock: Clock = process.env.MTC_STEPS_IN_PROCESS === 'true' ? virtualClock : systemClock;
