import { matchesPath } from '../../lib/wildcard.ts';
import type { Random } from '../random.ts';
import type { Fault } from '../schema/faults.ts';

/** Selects the fault for a request, if any. Every fault counts the requests that match it; the first that is due wins. */
export const createFaultSelector = (
  faults: readonly Fault[],
  random: Random,
): ((method: string, path: string) => Fault | undefined) => {
  const states = faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
  const isStruck = (state: (typeof states)[number]): boolean => {
    const { nth, times, probability } = state.fault;
    const isDue = state.seen >= nth && (times === 'always' || state.struck < times);
    return isDue && (probability === 1 || random() < probability);
  };
  return (method, path) => {
    const matching = states.filter(
      ({ fault }) => (fault.method === undefined || fault.method === method) && matchesPath(fault.path, path),
    );
    for (const state of matching) state.seen++;
    const chosen = matching.find(isStruck);
    if (chosen === undefined) return undefined;
    chosen.struck++;
    return chosen.fault;
  };
};
