import { performance } from 'node:perf_hooks';
import zlib from 'node:zlib';

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
}

/** The work is still under way at the limit. */
export class OutOfVirtualTimeError extends Error {}

interface Timer {
  dueMs: number;
  /** Of timers that are due at once, the one that was set first comes first. */
  order: number;
  readonly everyMs: number;
  readonly delayMs: number;
  readonly call: () => void;
}

const real = {
  setImmediate: globalThis.setImmediate,
  now: performance.now.bind(performance),
  Date: globalThis.Date,
};

/** Cannot be undone: the process is for this alone. */
export const installVirtualTime = (): VirtualTime => {
  const timers = new Map<object, Timer>();
  const startedWallMs = real.Date.now();
  const startedMonotonicMs = real.now();
  let elapsedMs = 0;
  let jumpedMs = 0;
  let order = 0;
  const isUnpacking = watchZlib();

  const schedule = (handle: object, timer: Timer): void => {
    timer.dueMs = elapsedMs + timer.delayMs;
    timer.order = order++;
    timers.set(handle, timer);
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
        call: () => callback(...values),
      };
      const handle = {
        refresh: () => {
          schedule(handle, timer);
          return handle;
        },
        ref: () => handle,
        unref: () => handle,
        hasRef: () => true,
        close: () => {
          timers.delete(handle);
          return handle;
        },
        [Symbol.dispose]: () => void timers.delete(handle),
      };
      schedule(handle, timer);
      return handle;
    };
  const clear = (handle: unknown): void => {
    if (typeof handle === 'object' && handle !== null) timers.delete(handle);
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
    else timers.delete(handle);
    timer.call();
  };

  return {
    elapsedMs: () => elapsedMs,
    jumpWallClock: (byMs) => {
      jumpedMs += byMs;
    },
    run: async (work, limitMs) => {
      const endMs = elapsedMs + limitMs;
      let isOver = false;
      const result = work().finally(() => {
        isOver = true;
      });
      // Whoever waits gets the rejection; until then it is nobody's.
      result.catch(() => {});
      for (;;) {
        await untilQuiet(() => isOver, isUnpacking);
        if (isOver) return result;
        const timer = next();
        if (timer === undefined) continue;
        if (timer[1].dueMs > endMs) throw new OutOfVirtualTimeError(`still under way after ${limitMs / 1_000} simulated seconds`);
        fire(timer);
      }
    },
  };
};

/** Turns of the event loop without an event that mean that none is on its way: on loopback what is sent has arrived. */
const quietTurns = 4;

const untilQuiet = async (isOver: () => boolean, isUnpacking: () => boolean): Promise<void> => {
  let events = -1;
  for (let quiet = 0; quiet < quietTurns && !isOver(); ) {
    await new Promise((resolve) => real.setImmediate(resolve));
    const seen = performance.nodeTiming.uvMetricsInfo.events;
    quiet = seen === events && !isAtWork() && !isUnpacking() ? quiet + 1 : 0;
    events = seen;
  }
};

type Transform = (chunk: Buffer, encoding: BufferEncoding, done: (...result: unknown[]) => void) => void;

/** Longer than any chunk takes; a stream that nobody reads to its end is not waited for. */
const longestChunkMs = 100;

/** Compression works in threads of which the process's own list says nothing. */
const watchZlib = (): (() => boolean) => {
  const underWay = new Map<symbol, number>();
  const base: { _transform: Transform } = Object.getPrototypeOf(zlib.InflateRaw.prototype);
  const transform = base._transform;
  base._transform = function (chunk, encoding, done) {
    const id = Symbol('chunk');
    underWay.set(id, real.now());
    transform.call(this, chunk, encoding, (...result) => {
      underWay.delete(id);
      done(...result);
    });
  };
  return () => [...underWay.values()].some((sinceMs) => real.now() - sinceMs < longestChunkMs);
};

/** What may lie around without anything happening. */
const idleKinds: ReadonlySet<string> = new Set([
  'TCPSocketWrap',
  'TCPServerWrap',
  'PipeWrap',
  'TTYWrap',
  'Timeout',
  'Immediate',
  'MessagePort',
  'SignalWrap',
]);

const isAtWork = (): boolean => process.getActiveResourcesInfo().some((kind) => !idleKinds.has(kind));
