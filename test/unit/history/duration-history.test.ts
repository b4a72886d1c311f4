import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CacheStore } from '../../../src/github/cache.ts';
import { readGitHubContext } from '../../../src/github/github-context.ts';
import { type DurationPlace, durationPlace, loadDurations } from '../../../src/history/duration-history.ts';
import { type DurationHistory, noDurations } from '../../../src/history/durations.ts';
import { writeDurations } from '../../../src/history/durations-document.ts';
import { emptyHistory, type History, mergeHistories } from '../../../src/history/history.ts';
import type { HistorySuite } from '../../../src/history/history-document.ts';
import { codeOf } from '../../../src/history/outcomes.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';

let folder: TemporaryDirectory;
let history: History;
let entries: { readonly key: string; readonly content: string; hidden: number }[];

beforeEach(async () => {
  folder = await temporaryDirectory();
  entries = [];
  history = emptyHistory;
});

afterEach(() => folder[Symbol.asyncDispose]());

/** A cache as the service keeps it: entries are never replaced, and the newest is found by the start of its key. */
const store = (more: Partial<CacheStore> = {}): CacheStore => ({
  available: () => true,
  restore: async (key, restoreKeys, file) => {
    const visible = entries.toReversed().filter((entry) => entry.hidden-- <= 0);
    const found = [key, ...restoreKeys]
      .map((start) => visible.find((entry) => entry.key.startsWith(start)))
      .find((entry) => entry !== undefined);
    if (found === undefined) return false;
    await writeFile(file, found.content);
    return true;
  },
  save: async (key, file) => {
    if (entries.some((entry) => entry.key === key)) return false;
    entries.push({ key, content: await readFile(file, 'utf8'), hidden: 0 });
    return true;
  },
  ...more,
});

type Parts = Partial<HistorySuite> & { run?: string; store?: CacheStore; simulated?: boolean; isOff?: boolean };

const place = ({ run = '1', store: own = store(), isOff = false, ...suite }: Parts = {}): DurationPlace => {
  const environment = { GITHUB_RUN_ID: run, RUNNER_TEMP: folder.path };
  const identity = { framework: 'espresso', suiteId: 'com.shop.test', simulated: false, ...suite } as const;
  const kept = { read: () => Promise.resolve(history), write: () => Promise.reject(new Error('planning writes nothing')) };
  return durationPlace(identity, readGitHubContext(environment), environment, own, isOff ? undefined : kept);
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
const ran = (id: number, durationMs: number): void => {
  const run = { id: String(id), attempt: 1, commit: 'c', branch: 'main', startedAtMs: id, finishedAtMs: id };
  const byDevice = new Map([['A-1', Uint16Array.of(codeOf('passed', durationMs))]]);
  const tests = new Map([['a.B', new Map([['f', byDevice]])]]);
  history = mergeHistories(history, { runs: [run], tests, sources: new Set() });
};

const times = (history: DurationHistory | undefined) =>
  history &&
  Object.fromEntries(
    [...history.classes].flatMap(([className, methods]) =>
      [...methods].map(([method, { durationsMs }]) => [`${className}#${method}`, durationsMs]),
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
      for (const key of [one.basisKey, one.formerPrefix]) expect(key).toMatch(/^[\w.-]{1,400}$/);
      expect(one.basisKey.startsWith(one.formerPrefix)).toBe(false);
    }
  });

  it('stay the same from release to release, so that what was kept is found', () => {
    expect(place({ run: '7' })).toMatchObject({
      basisKey: 'mobile-test-cloud-durations-1-espresso-com.shop.test-968cae30-run-7-basis',
      formerPrefix: 'mobile-test-cloud-durations-1-espresso-com.shop.test-968cae30-history-',
    });
    expect(place({ suiteId: 'Shop UI/Tests', simulated: true }).formerPrefix).toBe(
      'mobile-test-cloud-simulated-durations-1-espresso-Shop_UI_Tests-1bed0ac2-history-',
    );
    expect(place({ suiteId: undefined }).formerPrefix).toBe('mobile-test-cloud-durations-1-espresso-suite-e3b0c442-history-');
  });
});

describe('loadDurations', () => {
  it('finds what earlier runs measured, in steps of 15 %', async () => {
    ran(1, 10);
    ran(2, 30_000);
    const found = times(await load(place({ run: '3' })))?.['a.B#f'] ?? [];
    expect(found[0]).toBe(10);
    expect(Math.abs(Math.log(found[1]! / 30_000))).toBeLessThan(0.075);
  });

  it('gives every job of a run the same, whatever was stored in between', async () => {
    ran(1, 10);
    const first = await load(place({ run: '2' }));
    ran(9, 50_000);
    expect(await load(place({ run: '2' }))).toEqual(first);
    expect(await load(place({ run: '10' }))).not.toEqual(first);
  });

  it('reads what an earlier version stored, until there is a history', async () => {
    const former = { ...noDurations, lastRun: '0', sequence: 1 };
    const classes = new Map([['a.B', new Map([['f', { seen: 1, durationsMs: [77] }]])]]);
    entries.push({ key: `${place().formerPrefix}0-1-x`, content: writeDurations({ ...former, classes }), hidden: 0 });
    expect(times(await load(place({ run: '1' })))).toEqual({ 'a.B#f': [77] });
    ran(1, 10);
    expect(times(await load(place({ run: '2' })))).toEqual({ 'a.B#f': [10] });
  });

  it('has none where no history is kept', async () => {
    ran(1, 10);
    expect(await load(place({ isOff: true }))).toEqual(noDurations);
  });

  it('waits for the job that was first', async () => {
    const { basisKey } = place({ run: '2' });
    await load(place({ run: '2' }));
    entries.find(({ key }) => key === basisKey)!.hidden = 3;
    const { clock, services } = job();
    expect(await loadDurations(place({ run: '2' }), true, services)).toEqual(noDurations);
    expect(clock.sleeps).toEqual([1_000, 2_000]);
  });

  it('has no durations if the jobs cannot agree, since no job may save', async () => {
    ran(1, 10);
    const { clock, lines, services } = job();
    const readOnly = store({ save: async () => false });
    expect(await loadDurations(place({ run: '2', store: readOnly }), true, services)).toBeUndefined();
    expect(clock.sleeps).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(lines).toEqual([
      'Not using durations of earlier runs: no job of this run could store them in the cache for the other jobs.',
    ]);
    expect(times(await load(place({ run: '2', store: readOnly }), false))).toEqual({ 'a.B#f': [10] });
  });

  it('sends no request without a cache service', async () => {
    const none = store({ available: () => false, restore: () => Promise.reject(new Error('asked')) });
    const { lines, services } = job();
    expect(await loadDurations(place({ store: none }), true, services)).toBeUndefined();
    expect(await loadDurations(place({ store: none, isOff: true }), false, services)).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('waits no longer for a cache that is gone', async () => {
    const { clock, lines, services } = job();
    let asked = 0;
    const gone = store({ available: () => asked++ < 3, save: async () => false });
    expect(await loadDurations(place({ store: gone }), true, services)).toBeUndefined();
    expect(clock.sleeps).toEqual([1_000, 2_000]);
    expect(lines).toHaveLength(1);
  });

  it.each([
    ['damaged', '{"format":'],
    ['foreign', '{"format":"x"}'],
    ['too large', `{"format":"${'x'.repeat(1_000_001)}"}`],
  ])('starts afresh with a history that is %s', async (_what, content) => {
    entries.push({ key: `${place().formerPrefix}0-1-x`, content, hidden: 0 });
    expect(await load(place())).toEqual(noDurations);
  });

  it('goes on without a history where something breaks', async () => {
    const { lines, services } = job();
    await mkdir(dirname(place().file), { recursive: true });
    const broken = store({ restore: () => Promise.reject(new Error('disk full\nat x')) });
    expect(await loadDurations(place({ store: broken }), true, services)).toBeUndefined();
    expect(lines).toEqual(['Could not read the durations of earlier runs (disk full).']);
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

it('agrees in a file that every run has under the same path', () => {
  expect(place({ run: '1' }).file).toBe(join(folder.path, 'mobile-test-cloud', 'durations.json'));
  expect(place({ run: '2' }).file).toBe(place().file);
});
