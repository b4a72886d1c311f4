import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheEntry, CacheStore } from '../../../src/github/cache.ts';
import { loadDurations } from '../../../src/history/duration-history.ts';
import { noDurations } from '../../../src/history/durations.ts';
import { emptyHistory, type History } from '../../../src/history/history.ts';
import { type HistorySuite, writeHistory } from '../../../src/history/history-document.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { historyRun, merged, oneRun, times } from './histories.ts';

let history: History;
let entries: (CacheEntry & { hidden: number })[];

beforeEach(() => {
  entries = [];
  history = emptyHistory;
});

/** A cache as the service keeps it: entries are never replaced. */
const store = (more: Partial<CacheStore> = {}): CacheStore => ({
  available: () => true,
  restore: async (key) => entries.find((entry) => entry.key === key && entry.hidden-- <= 0),
  save: async (key, content) => {
    if (entries.some((entry) => entry.key === key)) return false;
    entries.push({ key, content: Buffer.from(content), hidden: 0 });
    return true;
  },
  ...more,
});

interface Parts extends Partial<HistorySuite> {
  readonly run?: string;
  readonly cache?: CacheStore;
  readonly shared?: boolean;
  readonly simulated?: boolean;
  readonly runner?: ReturnType<typeof createMemoryRunner>;
  readonly clock?: ReturnType<typeof createFakeClock>;
}

/** What one job of a run loads. */
const load = ({
  run = '1',
  cache = store(),
  shared = true,
  simulated = false,
  runner = createMemoryRunner(''),
  clock = createFakeClock(),
  ...suite
}: Parts = {}) => {
  const context = { ...runner, clock, github: { ...runner.github, runId: run }, isSimulated: () => simulated };
  return loadDurations(cache, { framework: 'espresso', suiteId: 'com.shop.test', ...suite }, history, shared, context);
};

/** An earlier run of one test, as the history has it. */
const ran = (day: number, durationMs: number): void => {
  history = merged(history, oneRun(historyRun(day), { 'a.B#f': 'p' }, durationMs));
};

describe('loadDurations', () => {
  it('has keys that differ by framework, suite and run, and stay within what the service takes', async () => {
    const all: Parts[] = [
      {},
      { framework: 'xcuitest' },
      { suiteId: 'com.shop.tes' },
      { suiteId: 'com/shop/test' },
      { suiteId: undefined },
      { simulated: true },
      { run: '11' },
      { suiteId: `x,${'ü'.repeat(1_000)}` },
    ];
    for (const each of all) await load(each);
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(all.length);
    for (const key of keys) {
      for (const other of keys) if (key !== other) expect(other.startsWith(key)).toBe(false);
      expect(key).toMatch(/^[\w.-]{1,400}$/);
    }
  });

  it('finds what earlier runs measured', async () => {
    ran(1, 10);
    ran(2, 30_000);
    expect(times(await load({ run: '3' }))).toEqual({ 'a.B#f': [10, 30_000] });
  });

  it('gives every job of a run the same, whatever was stored in between', async () => {
    ran(1, 10);
    const first = await load();
    ran(9, 50_000);
    expect(await load()).toEqual(first);
    expect(await load({ run: '10' })).not.toEqual(first);
  });

  it('gives the first job what the others read, also where the entry holds less than the history', async () => {
    const days = Array.from({ length: 60 }, (_, nth) => oneRun(historyRun(nth + 1), { 'a.B#f': nth < 5 ? 'p' : 'f' }));
    history = merged(...days);
    const first = await load();
    expect(first).toEqual(noDurations);
    expect(await load()).toEqual(first);
  });

  it('waits for the job that was first', async () => {
    await load();
    entries[0]!.hidden = 2;
    const clock = createFakeClock();
    expect(await load({ clock })).toEqual(noDurations);
    expect(clock.sleeps).toEqual([500, 1_000]);
  });

  it('has no durations if the jobs cannot agree, since no job may save', async () => {
    ran(1, 10);
    const clock = createFakeClock();
    const runner = createMemoryRunner('');
    const cache = store({ save: async () => false });
    expect(await load({ cache, clock, runner })).toBeUndefined();
    expect(clock.sleeps).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(runner.lines).toEqual([]);
    expect(times(await load({ cache, shared: false }))).toEqual({ 'a.B#f': [10] });
  });

  it('sends no request without a cache service', async () => {
    const cache = store({ available: () => false, restore: () => Promise.reject(new Error('asked')) });
    const runner = createMemoryRunner('');
    expect(await load({ cache, runner })).toBeUndefined();
    expect(await load({ cache, runner, shared: false })).toEqual(noDurations);
    expect(runner.lines).toEqual([]);
  });

  it('waits no longer for a cache that is gone', async () => {
    const clock = createFakeClock();
    let asked = 0;
    const cache = store({ available: () => asked++ < 3, save: async () => false });
    expect(await load({ cache, clock })).toBeUndefined();
    expect(clock.sleeps).toEqual([500, 1_000]);
  });

  it.each([
    ['damaged', Buffer.from('x'), 'is damaged (neither gzip nor JSON)'],
    ['of another suite', writeHistory(emptyHistory, { framework: 'espresso' }), 'is of the suite "" of espresso'],
  ])('has no durations where the entry of the run is %s', async (_what, content, why) => {
    await load();
    entries = entries.map((entry) => ({ ...entry, content }));
    await expect(load()).rejects.toThrow(why);
  });

  it('stops when the workflow is cancelled', async () => {
    const runner = createMemoryRunner('');
    const reason = new Error('cancelled');
    const save = async (): Promise<boolean> => {
      runner.cancel(reason);
      return false;
    };
    await expect(load({ cache: store({ save }), runner })).rejects.toBe(reason);
  });
});
