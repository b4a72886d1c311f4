import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CacheEntry } from '../../../../src/action/github/cache.ts';
import { emptyHistory, type History, mergeHistories, rowsIn } from '../../../../src/action/history/history.ts';
import {
  type CacheIdentity,
  type HistoryStore,
  openBranchHistory,
  openCacheHistory,
} from '../../../../src/action/history/history-stores.ts';
import { findSuites } from '../../../../src/action/history/step-history.ts';
import type { HistoryPlace } from '../../../../src/core/model/history.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { device, historyRun, merged, oneRun } from './histories.ts';

const suite = { framework: 'espresso', suiteId: 'com.shop.test' } as const;
const ten = Array.from({ length: 10 }, (_, nth) => nth);

/** Outcomes of one of ten jobs of a run. */
const ofJob = (nth: number, day = 1): History =>
  oneRun(historyRun(day), { [`A#t${nth}`]: 'p', 'A#shared': { [`D-${nth}`]: 'f' } });

const readAll = async (store: HistoryStore): Promise<History> => {
  const parts: History[] = [];
  await store.read((part) => void parts.push(part), new AbortController().signal);
  return merged(...parts);
};

const seenBy = ({ tests }: History): readonly string[] => [...rowsIn(tests)].map((row) => `${row.name} ${row.device}`).toSorted();

const ofAll = ten.flatMap((nth) => [`t${nth} ${device}`, `shared D-${nth}`]).toSorted();

describe('a branch', () => {
  let github: GitHubServices;

  beforeEach(async () => {
    github = await startGitHubServices();
  });

  afterEach(() => github[Symbol.asyncDispose]());

  const open = (branch = 'history'): HistoryStore => {
    const runner = createMemoryRunner('', {}, { GITHUB_API_URL: github.origin, GITHUB_REPOSITORY: 'acme/shop' });
    return openBranchHistory(branch, github.token, suite, false, { ...runner, random: () => 0 });
  };

  it('loses nothing of ten jobs that write at once: one commit for each, on a branch without a parent', async () => {
    expect((await readAll(open())).runs).toEqual([]);
    await Promise.all(ten.map((nth) => open().write(ofJob(nth))));
    expect(seenBy(await readAll(open()))).toEqual(ofAll);
    const commits = github.branch('history');
    expect(commits.map(({ parents }) => parents.length)).toEqual([...Array.from({ length: 9 }, () => 1), 0]);
    expect(Object.keys(commits[0]?.files ?? {})).toEqual([
      'mobile-test-cloud-history/v1/results/espresso-com.shop.test-968cae30.json.gz',
    ]);
    expect(commits[0]?.message).toContain('[skip ci]');
  });

  it('commits nothing where nothing is new', async () => {
    const store = open();
    await store.write(ofJob(1));
    await store.write(ofJob(1));
    expect(github.branch('history')).toHaveLength(1);
  });

  it('leaves a branch alone that holds something else', async () => {
    github.addBranch('main', { 'src/app.ts': 'x' });
    const store = open('main');
    await expect(readAll(store)).rejects.toThrow('the branch "main" has other files, for instance src/app.ts');
    await expect(store.write(ofJob(1))).rejects.toThrow('[history-branch-in-use]');
    expect(github.branch('main')).toHaveLength(1);
  });
});

describe('the cache', () => {
  let entries: CacheEntry[];
  let lookUps = 0;
  const keysByPrefix = (prefix: string): readonly string[] =>
    entries.toReversed().flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []));

  beforeEach(() => {
    entries = [];
  });

  interface Job extends Partial<CacheIdentity> {
    readonly mayList?: boolean;
    readonly notices?: string[];
  }

  const open = ({ mayList = false, notices = [], ...identity }: Job): HistoryStore =>
    openCacheHistory(
      { suite, simulated: false, job: 'job', siblings: [], collector: 'all', runId: '1', runAttempt: 1, ...identity },
      {
        available: () => true,
        mayWrite: true,
        restore: async (key, starts) => {
          lookUps += 1;
          const found = [key, ...starts].map((start) => keysByPrefix(start)[0]).find((each) => each !== undefined);
          return entries.find((each) => each.key === found);
        },
        save: async (key, content) => {
          if (entries.some((entry) => entry.key === key)) return false;
          entries.push({ key, content: Buffer.from(content) });
          return true;
        },
      },
      async (prefix) => (mayList ? keysByPrefix(prefix).map((key) => ({ key, version: '1' })) : undefined),
      { ...silentLog, notice: (line) => void notices.push(line) },
    );

  const writeAtOnce = async (runId: string, day: number, before: History): Promise<void> => {
    await Promise.all(ten.map((nth) => open({ job: `job${nth}`, runId }).write(mergeHistories(before, ofJob(nth, day)))));
  };

  it.each<[what: string, reader: Job]>([
    ['may list the entries', { job: 'other', mayList: true }],
    ['knows the other jobs of the matrix', { job: 'job0', siblings: ten.slice(1).map((nth) => `job${nth}`) }],
  ])('loses nothing of ten jobs that write at once, for a reader that %s', async (_what, reader) => {
    await writeAtOnce('1', 1, emptyHistory);
    expect(seenBy(await readAll(open({ runId: '2', ...reader })))).toEqual(ofAll);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(10);
  });

  it('finds the jobs that earlier documents name, of which each adds its newest entry', async () => {
    await writeAtOnce('1', 1, emptyHistory);
    const all = await readAll(open({ runId: '2', mayList: true }));
    await writeAtOnce('2', 2, all);
    const read = await readAll(open({ job: 'job3', runId: '3' }));
    expect(read.runs.map(({ id }) => id)).toEqual(['1', '2']);
    expect([...read.tests.get('A')!.get('shared')!.values()].map(({ length }) => length)).toEqual(ten.map(() => 2));
  });

  it('spreads what 40 jobs saw within a few runs, though each of them looks up 11 entries at most', async () => {
    const jobs = Array.from({ length: 40 }, (_, nth) => `job${nth}`);
    let known: History[] = [];
    for (const day of [1, 2, 3, 4]) {
      const stores = jobs.map((job) => open({ job, runId: String(day), siblings: jobs.filter((other) => other !== job) }));
      lookUps = 0;
      known = await Promise.all(stores.map(readAll));
      expect(lookUps).toBeLessThanOrEqual(40 * 11);
      await Promise.all(stores.map((store, nth) => store.write(mergeHistories(known[nth] ?? emptyHistory, ofJob(nth, day)))));
    }
    const ofFirstRun = ({ tests }: History) =>
      [...rowsIn(tests)].filter(({ name, outcomes }) => name === 'shared' && outcomes.some(({ run }) => run.id === '1'));
    expect(known.map((each) => ofFirstRun(each).length)).toEqual(jobs.map(() => 40));
  });

  it('reads an entry once that a newer one holds', async () => {
    await open({ runId: '1' }).write(ofJob(1, 1));
    await open({ runId: '2' }).write(mergeHistories(await readAll(open({ runId: '2' })), ofJob(1, 2)));
    const [old] = entries;
    entries = [{ key: old!.key, content: Buffer.from('damaged') }, ...entries.slice(1)];
    const notices: string[] = [];
    const read = await readAll(open({ runId: '3', mayList: true, notices }));
    expect(read.runs).toHaveLength(2);
    expect(notices).toEqual([]);
  });

  it('goes on without an entry that is damaged, and says so', async () => {
    await open({ job: 'job1' }).write(ofJob(1));
    entries.push({ key: entries[0]!.key.replace('job1', 'job2'), content: Buffer.from('{"format":') });
    const notices: string[] = [];
    const read = await readAll(open({ job: 'job1', runId: '2', mayList: true, notices }));
    expect(seenBy(read)).toHaveLength(2);
    expect(notices).toEqual([expect.stringMatching(/job2-1-1\): the stored history is damaged/)]);
  });

  it('keeps simulated outcomes and other suites apart', async () => {
    await open({}).write(ofJob(1));
    expect((await readAll(open({ simulated: true, mayList: true }))).runs).toEqual([]);
    expect((await readAll(open({ suite: { ...suite, suiteId: 'com.shop.tes' }, mayList: true }))).runs).toEqual([]);
    expect(entries[0]?.key).toBe('mobile-test-cloud-history-1-espresso-com.shop.test-968cae30-job-1-1');
    await expect(open({}).write(ofJob(1))).rejects.toThrow('did not accept the entry');
  });
});

const onBranch = { kind: 'branch', branch: 'test-history' } as const;

const find = async (place: HistoryPlace, hasToken: boolean) => {
  await using github = await startGitHubServices();
  const runner = createMemoryRunner('/workspace', {}, { GITHUB_API_URL: github.origin });
  return await findSuites(
    'espresso',
    { place, token: hasToken ? github.token : undefined, siblings: [], project: 'shop' },
    runner,
  );
};

it('no history has suites where it is off, or where its branch does not exist', async () => {
  expect(await find({ kind: 'off' }, true)).toEqual([]);
  expect(await find(onBranch, true)).toEqual([]);
});

it.each<[what: string, place: HistoryPlace, why: RegExp]>([
  ['a branch without a token', onBranch, /github-token is empty/],
  ['a cache that the runner does not have', { kind: 'cache' }, /no cache service/],
])('the suites of a history cannot be found in %s', async (_, place, why) => {
  await expect(find(place, false)).rejects.toThrow(why);
});
