import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheEntry, CacheStore } from '../../../src/github/cache.ts';
import { basisKeyOf, type DurationPlace, loadDurations } from '../../../src/history/duration-history.ts';
import { type DurationHistory, noDurations } from '../../../src/history/durations.ts';
import { emptyHistory, type History, mergeHistories } from '../../../src/history/history.ts';
import { type HistorySuite, writeHistory } from '../../../src/history/history-document.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { historyRun, oneRun } from './histories.ts';

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

type Parts = Partial<HistorySuite> & { run?: string; store?: CacheStore; simulated?: boolean };

const place = ({ run = '1', store: own = store(), simulated = false, ...suite }: Parts = {}): DurationPlace => {
  const whole = { framework: 'espresso', suiteId: 'com.shop.test', ...suite } as const;
  return { store: own, suite: whole, basisKey: basisKeyOf(whole, simulated, run), earlier: history };
};

const job = () => {
  const lines: string[] = [];
  const clock = createFakeClock();
  const controller = new AbortController();
  const log = { info: (line: string) => void lines.push(line), notice: (line: string) => void lines.push(line) };
  const silent = {
    warning: () => {},
    error: () => {},
    debug: () => {},
    group: <T>(_title: string, work: () => Promise<T>) => work(),
  };
  return { clock, lines, controller, services: { clock, log: { ...log, ...silent }, signal: controller.signal } };
};

/** An earlier run of one test, as the history has it. */
const ran = (day: number, durationMs: number): void => {
  history = mergeHistories(history, oneRun(historyRun(day), { 'a.B#f': 'p' }, durationMs));
};

const times = (history: DurationHistory | undefined) =>
  history &&
  Object.fromEntries(
    [...history.classes].flatMap(([className, methods]) =>
      [...methods].map(([method, durationsMs]) => [`${className}#${method}`, durationsMs]),
    ),
  );

const load = (from: DurationPlace, shared = true) => loadDurations(from, shared, job().services);

describe('keys of durations', () => {
  it('differ by framework, suite and run, and stay within what the service takes', () => {
    const places = [
      place(),
      place({ framework: 'xcuitest' }),
      place({ suiteId: 'com.shop.tes' }),
      place({ suiteId: 'com/shop/test' }),
      place({ suiteId: undefined }),
      place({ simulated: true }),
      place({ run: '11' }),
      place({ suiteId: `x,${'ü'.repeat(1_000)}` }),
    ];
    expect(new Set(places.map(({ basisKey }) => basisKey)).size).toBe(places.length);
    for (const one of places) {
      for (const other of places) if (one !== other) expect(other.basisKey.startsWith(one.basisKey)).toBe(false);
      expect(one.basisKey).toMatch(/^[\w.-]{1,400}$/);
    }
  });
});

describe('loadDurations', () => {
  it('finds what earlier runs measured', async () => {
    ran(1, 10);
    ran(2, 30_000);
    expect(times(await load(place({ run: '3' })))).toEqual({ 'a.B#f': [10, 30_000] });
  });

  it('gives every job of a run the same, whatever was stored in between', async () => {
    ran(1, 10);
    const first = await load(place({ run: '2' }));
    ran(9, 50_000);
    expect(await load(place({ run: '2' }))).toEqual(first);
    expect(await load(place({ run: '10' }))).not.toEqual(first);
  });

  it('gives the first job what the others read, also where the entry holds less than the history', async () => {
    for (let day = 1; day <= 60; day++)
      history = mergeHistories(history, oneRun(historyRun(day), { 'a.B#f': day < 6 ? 'p' : 'f' }));
    const first = await load(place({ run: '2' }));
    expect(first).toEqual(noDurations);
    expect(await load(place({ run: '2' }))).toEqual(first);
  });

  it('waits for the job that was first', async () => {
    const { basisKey } = place({ run: '2' });
    await load(place({ run: '2' }));
    entries.find(({ key }) => key === basisKey)!.hidden = 2;
    const { clock, services } = job();
    expect(await loadDurations(place({ run: '2' }), true, services)).toEqual(noDurations);
    expect(clock.sleeps).toEqual([500, 1_000]);
  });

  it('has no durations if the jobs cannot agree, since no job may save', async () => {
    ran(1, 10);
    const { clock, lines, services } = job();
    const readOnly = store({ save: async () => false });
    expect(await loadDurations(place({ run: '2', store: readOnly }), true, services)).toBeUndefined();
    expect(clock.sleeps).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(lines).toEqual([]);
    expect(times(await load(place({ run: '2', store: readOnly }), false))).toEqual({ 'a.B#f': [10] });
  });

  it('sends no request without a cache service', async () => {
    const none = store({ available: () => false, restore: () => Promise.reject(new Error('asked')) });
    const { lines, services } = job();
    expect(await loadDurations(place({ store: none }), true, services)).toBeUndefined();
    expect(await loadDurations(place({ store: none }), false, services)).toEqual(noDurations);
    expect(lines).toEqual([]);
  });

  it('waits no longer for a cache that is gone', async () => {
    const { clock, services } = job();
    let asked = 0;
    const gone = store({ available: () => asked++ < 3, save: async () => false });
    expect(await loadDurations(place({ store: gone }), true, services)).toBeUndefined();
    expect(clock.sleeps).toEqual([500, 1_000]);
  });

  it.each([
    ['damaged', Buffer.from('x'), 'is damaged (neither gzip nor JSON)'],
    ['of another suite', writeHistory(emptyHistory, { framework: 'espresso' }), 'is of the suite "" of espresso'],
  ])('has no durations where the entry of the run is %s', async (_what, content, why) => {
    entries.push({ key: place().basisKey, content, hidden: 0 });
    await expect(load(place())).rejects.toThrow(why);
  });

  it('stops when the workflow is cancelled', async () => {
    const { controller, services } = job();
    const reason = new Error('cancelled');
    const waiting = store({
      save: async () => {
        controller.abort(reason);
        return false;
      },
    });
    await expect(loadDurations(place({ store: waiting }), true, services)).rejects.toBe(reason);
  });
});
