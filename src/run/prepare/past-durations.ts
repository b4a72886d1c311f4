import type { StepContext } from '../../context.ts';
import { type DurationHistory, durationsOf, durationsOn } from '../../history/durations.ts';
import type { History } from '../../history/history.ts';
import type { HistoryStore } from '../../history/history-store.ts';
import { type HistoryOwner, openStore } from '../../history/run-history.ts';
import type { PastDurations } from './prediction.ts';

/**
 * The history of a suite before the run: it is read once, however often it is asked for. What is wrong with it is said when the run has
 * ended, and its outcomes are compared.
 */
export const openReading = async (owner: HistoryOwner, context: StepContext): Promise<HistoryStore | undefined> => {
  const { log } = context;
  const store = await openStore(owner, { ...context, log: { ...log, notice: log.debug } });
  if (store === undefined) return undefined;
  let reading: Promise<History> | undefined;
  return {
    ...store,
    read: () => {
      reading ??= store.read();
      return reading;
    },
  };
};

/** What earlier runs tell of durations; undefined where nothing is known. Never fails: a prediction is a help, no more. */
export const readPastDurations = async (
  store: HistoryStore | undefined,
  signal: AbortSignal,
): Promise<PastDurations | undefined> => {
  try {
    const history = await store?.read();
    return history === undefined || history.runs.length === 0 ? undefined : pastDurationsOf(history);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
};

export const pastDurationsOf = (history: History): PastDurations => {
  const all = durationsOf(history);
  const known = new Map<string, DurationHistory>();
  return {
    runs: new Set(history.runs.map(({ id }) => id)).size,
    all,
    on: (device) => {
      const own = known.get(device) ?? durationsOn(history, device);
      known.set(device, own);
      return own.classes.size > 0 ? own : all;
    },
  };
};
