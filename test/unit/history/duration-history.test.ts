import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CacheStore } from '../../../src/github/cache.ts';
import { readRunContext } from '../../../src/github/run-context.ts';
import {
  type DurationPlace,
  durationPlace,
  loadDurations,
  type SuiteIdentity,
  saveDurations,
} from '../../../src/history/duration-history.ts';
import { type DurationHistory, emptyHistory } from '../../../src/history/durations.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { sessionResult, testResult } from '../../helpers/run-results.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';

let folder: TemporaryDirectory;
let entries: { readonly key: string; readonly content: string; hidden: number }[];

beforeEach(async () => {
  folder = await temporaryDirectory();
  entries = [];
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

const suite: SuiteIdentity = { framework: 'espresso', suiteId: 'com.shop.test', simulated: false, job: 'a1' };

const place = (parts: { run?: string; attempt?: string; store?: CacheStore } & Partial<SuiteIdentity> = {}): DurationPlace => {
  const { run = '1', attempt = '1', store: own = store(), ...identity } = parts;
  const environment = { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt, RUNNER_TEMP: folder.path };
  return durationPlace({ ...suite, ...identity }, readRunContext(environment), environment, own);
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

const ran = (...tests: readonly (readonly [name: string, durationMs: number])[]) => [
  sessionResult({ device: 'A-1', tests: tests.map(([name, durationMs]) => testResult(name, { durationMs })) }),
];

const times = (history: DurationHistory | undefined) =>
  history &&
  Object.fromEntries(
    [...history.classes].flatMap(([className, methods]) =>
      [...methods].map(([method, { durationsMs }]) => [`${className}#${method}`, durationsMs]),
    ),
  );

const load = (from: DurationPlace, shared = true) => loadDurations(from, shared, job().services);
const save = (to: DurationPlace, sessions: ReturnType<typeof ran>) => saveDurations(to, sessions, job().services);

describe('keys of durations', () => {
  it('differ by framework, suite, run, attempt and job, and stay within what the service takes', () => {
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
    expect(new Set([...places, place({ attempt: '2' }), place({ job: 'b2' })].map(({ historyKey }) => historyKey)).size).toBe(
      places.length + 2,
    );
    for (const one of places) {
      for (const other of places) if (one !== other) expect(other.basisKey.startsWith(one.basisKey)).toBe(false);
      for (const key of [one.basisKey, one.historyKey]) expect(key).toMatch(/^[\w.-]{1,400}$/);
      expect(one.historyKey.startsWith(one.historyPrefix)).toBe(true);
      expect(one.basisKey.startsWith(one.historyPrefix)).toBe(false);
    }
  });

  it('stay the same from release to release, so that what was kept is found', () => {
    expect(place({ run: '7', attempt: '2' })).toMatchObject({
      basisKey: 'mobile-test-cloud-durations-1-espresso-com.shop.test-968cae30-run-7-basis',
      historyPrefix: 'mobile-test-cloud-durations-1-espresso-com.shop.test-968cae30-history-',
      historyKey: 'mobile-test-cloud-durations-1-espresso-com.shop.test-968cae30-history-7-2-a1',
    });
    expect(place({ suiteId: 'Shop UI/Tests', simulated: true }).historyPrefix).toBe(
      'mobile-test-cloud-simulated-durations-1-espresso-Shop_UI_Tests-1bed0ac2-history-',
    );
    expect(place({ suiteId: undefined }).historyPrefix).toBe('mobile-test-cloud-durations-1-espresso-suite-e3b0c442-history-');
  });
});

describe('loadDurations', () => {
  it('finds what earlier runs saved', async () => {
    await save(place({ run: '1' }), ran(['a.B#f', 10]));
    await save(place({ run: '2' }), ran(['a.B#f', 30]));
    expect(times(await load(place({ run: '3' })))).toEqual({ 'a.B#f': [10, 30] });
  });

  it('gives every job of a run the same, whatever was saved in between', async () => {
    await save(place({ run: '1' }), ran(['a.B#f', 10]));
    const first = await load(place({ run: '2', job: 'a1' }));
    await save(place({ run: '2', job: 'a1' }), ran(['a.B#f', 30]));
    await save(place({ run: '9', job: 'a1' }), ran(['a.B#f', 50]));
    expect(await load(place({ run: '2', job: 'b2' }))).toEqual(first);
    expect(await load(place({ run: '2', job: 'b2', attempt: '2' }))).toEqual(first);
  });

  it('gives every job of a first run nothing, even where one has ended already', async () => {
    expect(await load(place({ job: 'a1' }))).toEqual(emptyHistory);
    await save(place({ job: 'a1' }), ran(['a.B#f', 10]));
    expect(times(await load(place({ job: 'b2' })))).toEqual({});
  });

  it('waits for the job that was first', async () => {
    const { basisKey } = place({ run: '2' });
    await load(place({ run: '2', job: 'a1' }));
    entries.find(({ key }) => key === basisKey)!.hidden = 3;
    const { clock, services } = job();
    expect(await loadDurations(place({ run: '2', job: 'b2' }), true, services)).toEqual(emptyHistory);
    expect(clock.sleeps).toEqual([1_000, 2_000]);
  });

  it('has no durations if the jobs cannot agree, since no job may save', async () => {
    await save(place({ run: '1' }), ran(['a.B#f', 10]));
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
    await saveDurations(place({ store: none }), ran(['a.B#f', 1]), services);
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
    entries.push({ key: `${place().historyPrefix}0-1-x`, content, hidden: 0 });
    expect(await load(place())).toEqual(emptyHistory);
  });

  it('goes on without a history where something breaks', async () => {
    const { lines, services } = job();
    await mkdir(dirname(place().file), { recursive: true });
    const broken = store({ restore: () => Promise.reject(new Error('disk full\nat x')) });
    expect(await loadDurations(place({ store: broken }), true, services)).toBeUndefined();
    await saveDurations(place({ store: broken }), ran(['a.B#f', 1]), services);
    expect(lines).toEqual([
      'Could not read the durations of earlier runs (disk full).',
      'Could not store the durations for later runs (disk full).',
    ]);
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

describe('saveDurations', () => {
  it('adds the jobs of one run to each other', async () => {
    await save(place({ run: '1' }), ran(['a.B#f', 1]));
    await load(place({ run: '2', job: 'a1' }));
    await save(place({ run: '2', job: 'a1' }), ran(['a.B#f', 10]));
    await save(place({ run: '2', job: 'b2' }), ran(['a.C#g', 20]));
    expect(times(await load(place({ run: '3' })))).toEqual({ 'a.B#f': [1, 10], 'a.C#g': [20] });
  });

  it('saves nothing where nothing passed, and says what it saved', async () => {
    const { lines, services } = job();
    await saveDurations(place(), [sessionResult({ device: 'A-1', tests: [] })], services);
    expect(entries).toEqual([]);
    await saveDurations(place(), ran(['a.B#f', 1]), services);
    expect(entries.map(({ key }) => key)).toEqual([place().historyKey]);
    expect(lines).toEqual(['Stored the durations of the tests for later runs.']);
  });

  it('keeps them in a file that every run has under the same path', () => {
    expect(place({ run: '1' }).file).toBe(join(folder.path, 'mobile-test-cloud', 'durations.json'));
    expect(place({ run: '2', job: 'b2' }).file).toBe(place().file);
  });
});
