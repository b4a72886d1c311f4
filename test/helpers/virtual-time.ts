import { performance } from 'node:perf_hooks';
import { eventsSeen, untilQuiet, watchZlib } from './quiet.ts';

/**
 * Time of a process that passes only while nothing happens: once no socket and no file has anything to say, the clock goes to the
 * next timer. An hour of silence takes a millisecond, however busy the machine is, and no timer is early by the weight of the work.
 *
 * Timers, `Date`, `performance.now` and `process.hrtime.bigint` of the whole process follow it; sockets and files stay real.
 */
export interface VirtualTime {
  /** Milliseconds since it was installed. */
  readonly elapsedMs: () => number;
  /** Moves the wall clock and nothing else, as setting the time of a machine does. */
  readonly jumpWallClock: (byMs: number) => void;
  /** Lets time pass until the work has ended; throws where it takes longer than `limitMs`. */
  readonly run: <Result>(work: () => Promise<Result>, limitMs: number) => Promise<Result>;
  /** Sets the time, rings the first timer that is due by then, and waits until nothing happens. */
  readonly passTo: (elapsedMs: number) => Promise<Passed>;
  /** Child processes whose time is this one's: each must be here before time passes in `run`. */
  readonly followers: Set<Follower>;
}

/** What came of a moment. */
export interface Passed {
  readonly rang: boolean;
  /** Of the next timer; undefined where there is none. */
  readonly dueMs?: number | undefined;
}

/** Another process on the same time. */
export interface Follower {
  /** As {@link VirtualTime.passTo}, there. Undefined where the process is gone. */
  readonly passTo: (elapsedMs: number) => Promise<Passed | undefined>;
}

/** The work is still under way at the limit. */
export class OutOfVirtualTimeError extends Error {}

interface Timer {
  dueMs: number;
  /** Of timers that are due at once, the one that was set first comes first. */
  order: number;
  readonly everyMs: number;
  readonly delayMs: number;
  /** Whether the process waits for it. */
  holds: boolean;
  readonly call: () => void;
}

/** Nothing here pauses for so long. Where no timer is due before, a thread is late that no list shows, or all is lost. */
const longestPauseMs = 3_600_000;
/**
 * Real time for the thread, {@link mostDoubts} times: that it is done shows nowhere in the process, so that only its own pace can be waited for.
 */
const doubtMs = 200;
const mostDoubts = 100;

const real = {
  setTimeout: globalThis.setTimeout,
  setInterval: globalThis.setInterval,
  now: performance.now.bind(performance),
  Date: globalThis.Date,
};

/**
 * Cannot be undone: the process is for this alone.
 *
 * @param lives how long the process lives: as long as it has a timer that was not told otherwise (`unref`), as Node does it, or until it
 *   ends itself
 */
export const installVirtualTime = (lives: 'as its timers' | 'until it ends itself' = 'until it ends itself'): VirtualTime => {
  const timers = new Map<object, Timer>();
  const startedWallMs = real.Date.now();
  const startedMonotonicMs = real.now();
  let elapsedMs = 0;
  let jumpedMs = 0;
  let order = 0;
  const isUnpacking = watchZlib();
  const followers = new Set<Follower>();
  const life = real.setInterval(() => {}, 2 ** 30).unref();

  const holdProcess = (): void => {
    if (lives !== 'as its timers') return;
    if (timers.values().some(({ holds }) => holds)) life.ref();
    else life.unref();
  };

  const schedule = (handle: object, timer: Timer): void => {
    timer.dueMs = elapsedMs + timer.delayMs;
    timer.order = order++;
    timers.set(handle, timer);
    holdProcess();
  };
  const clear = (handle: unknown): void => {
    if (typeof handle === 'object' && handle !== null && timers.delete(handle)) holdProcess();
  };

  const set =
    (repeats: boolean) =>
    (callback: (...values: unknown[]) => void, delay: number = 0, ...values: unknown[]): object => {
      const delayMs = delay >= 1 && delay <= 2 ** 31 - 1 ? delay : 1;
      const timer: Timer = {
        dueMs: 0,
        order: 0,
        delayMs,
        everyMs: repeats ? delayMs : 0,
        holds: true,
        call: () => callback(...values),
      };
      const hold = (holds: boolean): object => {
        timer.holds = holds;
        holdProcess();
        return handle;
      };
      const handle = {
        refresh: () => {
          schedule(handle, timer);
          return handle;
        },
        ref: () => hold(true),
        unref: () => hold(false),
        hasRef: () => timer.holds,
        close: () => {
          clear(handle);
          return handle;
        },
        [Symbol.dispose]: () => clear(handle),
      };
      schedule(handle, timer);
      return handle;
    };

  const wallMs = (): number => Math.floor(startedWallMs + jumpedMs + elapsedMs);
  const VirtualDate = new Proxy(real.Date, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [wallMs()] : values, self),
    apply: () => new real.Date(wallMs()).toString(),
    get: (target, key) => (key === 'now' ? wallMs : Reflect.get(target, key)),
  });
  Object.assign(globalThis, {
    setTimeout: set(false),
    setInterval: set(true),
    clearTimeout: clear,
    clearInterval: clear,
    Date: VirtualDate,
  });
  const monotonicMs = (): number => startedMonotonicMs + elapsedMs;
  performance.now = monotonicMs;
  process.hrtime.bigint = () => BigInt(Math.round(monotonicMs() * 1e6));

  const next = (): [object, Timer] | undefined => {
    let found: [object, Timer] | undefined;
    for (const entry of timers) {
      const [, timer] = entry;
      const isEarlier =
        found === undefined || timer.dueMs < found[1].dueMs || (timer.dueMs === found[1].dueMs && timer.order < found[1].order);
      if (isEarlier) found = entry;
    }
    return found;
  };

  const fire = ([handle, timer]: [object, Timer]): void => {
    elapsedMs = Math.max(elapsedMs, timer.dueMs);
    if (timer.everyMs > 0) schedule(handle, timer);
    else clear(handle);
    timer.call();
  };

  const untilNothingHappens = (isOver: () => boolean): Promise<void> => untilQuiet(isOver, isUnpacking, () => followers.size);

  const passTo = async (toMs: number): Promise<Passed> => {
    elapsedMs = Math.max(elapsedMs, toMs);
    const timer = next();
    const rang = timer !== undefined && timer[1].dueMs <= elapsedMs;
    if (rang) fire(timer);
    await untilNothingHappens(() => false);
    return { rang, dueMs: next()?.[1].dueMs };
  };

  /** When the first timer of the followers is due; undefined where one of them did something, or this process did meanwhile. */
  const askFollowers = async (atMs: number): Promise<number | undefined> => {
    if (followers.size === 0) return Number.POSITIVE_INFINITY;
    const seen = eventsSeen();
    const asked = followers.size;
    const responses = await Promise.all([...followers].map((follower) => follower.passTo(atMs)));
    await untilNothingHappens(() => false);
    // Each response is an event itself.
    if (eventsSeen() - seen > asked || responses.some((passed) => passed === undefined || passed.rang)) return undefined;
    return Math.min(...responses.map((passed) => passed?.dueMs ?? Number.POSITIVE_INFINITY));
  };

  return {
    elapsedMs: () => elapsedMs,
    jumpWallClock: (byMs) => {
      jumpedMs += byMs;
    },
    passTo,
    followers,
    run: async (work, limitMs) => {
      const endMs = elapsedMs + limitMs;
      let isOver = false;
      const result = work().finally(() => {
        isOver = true;
      });
      // A later caller gets the rejection; until then it must not count as unhandled.
      result.catch(() => {});
      for (let doubts = 0; ; ) {
        await untilNothingHappens(() => isOver);
        if (isOver) return result;
        const othersDueMs = await askFollowers(elapsedMs);
        const timer = next();
        if (othersDueMs === undefined) continue;
        const dueMs = Math.min(othersDueMs, timer?.[1].dueMs ?? Number.POSITIVE_INFINITY);
        if (dueMs === Number.POSITIVE_INFINITY) continue;
        if (dueMs - elapsedMs > longestPauseMs && doubts < mostDoubts) {
          doubts += 1;
          await new Promise((resolve) => real.setTimeout(resolve, doubtMs));
          continue;
        }
        doubts = 0;
        if (dueMs > endMs) throw new OutOfVirtualTimeError(`still under way after ${limitMs / 1_000} simulated seconds`);
        elapsedMs = Math.max(elapsedMs, dueMs);
        if ((await askFollowers(elapsedMs)) !== undefined && timer !== undefined && timer[1].dueMs <= elapsedMs) fire(timer);
      }
    },
  };
};
