import type { Counters } from '../../model/status.ts';
import { countOf, isRecord } from './json.ts';
import { isTimeout, plainWord } from './status.ts';

type Counter = keyof Counters | 'queued';

const counterWords: ReadonlyMap<string, Counter> = new Map([
  ['success', 'passed'],
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['ignored', 'skipped'],
  ['skipped', 'skipped'],
  ['error', 'error'],
  ['queued', 'queued'],
  ['running', 'pending'],
]);

/**
 * Reads `test_status` (v1) or `testcases.status` (v2): keys in any case and under any of their names.
 *
 * A key that is absent means 0. No counters at all, or one that is not a count, gives undefined, since zeros would be a claim.
 */
export const readCounters = (value: unknown): Counters | undefined => {
  if (!isRecord(value)) return undefined;
  const counts = new Map<Counter, number>();
  for (const [key, given] of Object.entries(value)) {
    const counter = counterOf(key);
    if (counter === undefined || given === null) continue;
    const count = countOf(given);
    if (count === undefined) return undefined;
    // Two names for one counter are one counter, not a sum.
    counts.set(counter, Math.max(count, counts.get(counter) ?? 0));
  }
  if (counts.size === 0) return undefined;
  const of = (counter: Counter): number => counts.get(counter) ?? 0;
  return {
    passed: of('passed'),
    failed: of('failed'),
    skipped: of('skipped'),
    timedOut: of('timedOut'),
    error: of('error'),
    pending: of('pending') + of('queued'),
  };
};

const counterOf = (key: string): Counter | undefined => {
  const plain = plainWord(key);
  return isTimeout(plain) ? 'timedOut' : counterWords.get(plain);
};
