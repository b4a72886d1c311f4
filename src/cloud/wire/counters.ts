import { isRecord } from '../../lib/is-record.ts';
import type { Counters } from '../../model/status.ts';
import { boundedLine } from '../service-message.ts';
import { countOf } from './json.ts';
import { isTimeout, plainWord } from './status.ts';

type Counter = keyof Counters | 'queued';

/** The counters, and why they cannot be trusted, as a clause. */
export interface CountersReading {
  readonly counters: Counters | undefined;
  readonly countersProblem: string | undefined;
}

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

const shownChars = 40;

/**
 * Reads `test_status` (v1) or `testcases.status` (v2): keys in any case and under any of their names.
 *
 * A key that is absent means 0. No counters at all give none, since zeros would be a claim. A value that is no count, and an unrecognized
 * key with a count above 0, are problems: something happened that the other counters do not tell.
 */
export const readCounters = (value: unknown): CountersReading => {
  if (value === undefined || value === null) return { counters: undefined, countersProblem: undefined };
  if (!isRecord(value)) return { counters: undefined, countersProblem: 'the counters are not an object' };
  const counts = new Map<Counter, number>();
  let countersProblem: string | undefined;
  for (const [key, given] of Object.entries(value)) {
    if (given === null) continue;
    const shown = boundedLine(key, shownChars);
    const counter = counterOf(key);
    const count = countOf(given);
    if (count === undefined) countersProblem ??= `the counter "${shown}" is not a number`;
    else if (counter !== undefined) counts.set(counter, Math.max(count, counts.get(counter) ?? 0));
    else if (count > 0) countersProblem ??= `the counter "${shown}" is unrecognized and counts ${count}`;
  }
  if (counts.size === 0) return { counters: undefined, countersProblem };
  const of = (counter: Counter): number => counts.get(counter) ?? 0;
  const counters = {
    passed: of('passed'),
    failed: of('failed'),
    skipped: of('skipped'),
    timedOut: of('timedOut'),
    error: of('error'),
    pending: of('pending') + of('queued'),
  };
  return { counters, countersProblem };
};

const counterOf = (key: string): Counter | undefined => {
  const plain = plainWord(key);
  return isTimeout(plain) ? 'timedOut' : counterWords.get(plain);
};
