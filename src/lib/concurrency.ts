import type { Clock } from './clock.ts';

/** Returns results in the order of the items. Rejects at the first rejection, but does not stop calls that are still running. */
export const mapConcurrently = async <Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = Array.from({ length: items.length });
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
};

/** Creates a function that runs pieces of work in the order of its calls, at most `limit` at a time. */
export const createLimiter = (limit: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Passes the freed place directly to the next waiting call.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};

/**
 * Runs work until `limit` rejects. Then aborts the signal of the work and rejects, without waiting for the work.
 *
 * @param limit returns a promise that rejects at the limit, and settles when `ended` aborts
 */
export const withinLimit = async <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  limit: (ended: AbortSignal) => Promise<never>,
): Promise<Result> => {
  const over = new AbortController();
  const ended = new AbortController();
  const reached = limit(ended.signal);
  reached.catch((reason: unknown) => over.abort(reason));
  try {
    return await Promise.race([work(over.signal), reached]);
  } finally {
    ended.abort();
  }
};

/** @throws the error of `late` at the time limit, or the reason of `signal` when `signal` aborts */
export const withinTime = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  limitMs: number,
  late: () => Error,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<Result> =>
  withinLimit(work, async (ended) => {
    await clock.sleep(limitMs, AbortSignal.any([signal, ended]));
    throw late();
  });
