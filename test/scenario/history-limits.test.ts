import { afterEach, describe, expect, vi } from 'vitest';
import { openCacheStore } from '../../src/action/github/cache.ts';
import { writeHistory } from '../../src/action/history/history-document.ts';
import { it as base, opened, startCachedGitHub } from '../helpers/fixtures.ts';
import type { CacheEntry } from '../helpers/github/results.ts';
import type { GitHubServices } from '../helpers/github-services.ts';
import { createMemoryRunner } from '../helpers/memory-runner.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { espresso, type Inputs } from '../helpers/scenario.ts';
import { stepClock } from '../helpers/virtual-clock.ts';
import { historyRun, oneRun } from '../unit/action/history/histories.ts';

const suite = { framework: 'espresso', suiteId: 'com.example.shop.test' } as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Packed entries of the cache by key. The entries are the same in all tests. */
const packed = new Map<string, CacheEntry>();

interface Job {
  readonly id?: number;
  readonly inputs?: Inputs;
}

/** Opens a repository in which workflow runs of the default branch follow each other. */
const openRepository = async () => {
  const github = await startCachedGitHub();
  const step = ({ id = 9, inputs = {} }: Job = {}): Promise<ActionRun> =>
    runAction({
      ...espresso({ history: 'cache', ...inputs }),
      event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
      env: { ...github.env, GITHUB_RUN_ID: String(id), GITHUB_SHA: `c${id}`, PATH: process.env.PATH ?? '' },
    });
  return {
    github,
    step,
    /** Saves entries of other jobs of the previous run. */
    fill: async (count: number, inputs: Job['inputs'] = {}): Promise<void> => {
      const prefix = await prefixOf(github, () => step({ id: 1, inputs }));
      const run = historyRun(8);
      const folder = github.env.RUNNER_TEMP;
      const variables = { ...github.env, GITHUB_SERVER_URL: 'https://github.com', GITHUB_WORKSPACE: folder };
      vi.spyOn(process, 'cwd').mockReturnValue(folder);
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
      const runner = createMemoryRunner(folder, {}, variables);
      const store = openCacheStore('history', runner);
      for (let nth = 0; nth < count; nth++) {
        const key = `${prefix}${nth.toString(16).padStart(12, '0')}-${run.id}-1`;
        const known = packed.get(key);
        if (known !== undefined) {
          github.addCacheEntry(known);
          continue;
        }
        const document = writeHistory(oneRun(run, { 'com.shop.CartTest#adds': { [`D-${nth}`]: 'f' } }), suite);
        expect(await store.save(key, document)).toBe(true);
        const [entry] = github.cacheEntries().slice(-1);
        if (entry?.key === key) packed.set(key, { ...entry });
      }
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    },
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
};

/** Common prefix of all keys of the suite, from the entry of a first run. */
const prefixOf = async (github: GitHubServices, step: () => Promise<ActionRun>): Promise<string> => {
  await using first = await step();
  expect(first.outputs.verdict).toBe('passed');
  const key = github.cacheEntries().find((entry) => entry.key.includes('-history-'))?.key ?? '';
  return key.replace(/[^-]+-1-1$/, '');
};

/** Keys that a step looked up in the cache. */
const lookUpsSince = (github: GitHubServices, from: number): readonly string[] =>
  github.requests.slice(from).flatMap(({ path, body }) => {
    if (!path.endsWith('/GetCacheEntryDownloadURL')) return [];
    const { key }: { readonly key: string } = JSON.parse(body.toString());
    return [key];
  });

const slow = (github: GitHubServices, path: RegExp, delayMs: number): void =>
  github.fail({ path, until: () => stepClock.sleep(delayMs) });

const it = base.extend('repository', opened(openRepository));

describe('a slow cache', () => {
  const read = 'Read the outcomes of 2 earlier runs.';
  const stored = 'Stored the outcomes of this run';
  const late = 'notice: Could not read the history of earlier runs: it took longer than 30 s';

  it.for([
    { entries: 30, delayMs: 1_500, minutes: '0.2', logged: [read, stored] },
    { entries: 99, delayMs: 4_000, minutes: '5', logged: [late, read, stored] },
    { entries: 12, delayMs: 40_000, minutes: '0.2', logged: [late] },
  ])(
    'with $entries entries, each after $delayMs ms, takes 30 s at most, counts with what has arrived and changes no verdict',
    async ({ entries, delayMs, minutes, logged }, { repository: { github, step, fill } }) => {
      await fill(entries);
      slow(github, /GetCacheEntryDownloadURL/, delayMs);
      await using run = await step({ inputs: { 'github-token': github.token, 'queue-timeout-minutes': minutes } });
      expect(run.outputs).toMatchObject({ verdict: 'passed', passed: '3', 'new-failures': '[]' });
      expect(Number(run.outputs['duration-seconds'])).toBeLessThan(40);
      expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
      for (const line of logged) expect(run.text).toContain(line);
    },
  );
});

it('a branch that responds slowly changes no verdict', async ({ repository: { github, step } }) => {
  const inputs = { history: 'branch:test-history', 'github-token': github.token };
  await using _first = await step({ id: 1, inputs });
  slow(github, /\/git\/(ref|commits|trees|blobs)\//, 20_000);
  await using run = await step({ inputs: { ...inputs, 'queue-timeout-minutes': '0.2' } });
  expect(run.outputs).toMatchObject({ verdict: 'passed', passed: '3' });
  expect(Number(run.outputs['duration-seconds'])).toBeLessThan(40);
});

describe('a job that may list the entries', () => {
  it('looks up each entry once, and after the run only what is new', async ({ repository: { github, step, fill } }) => {
    await fill(12);
    const before = github.requests.length;
    await using run = await step({ inputs: { 'github-token': github.token } });
    const keys = lookUpsSince(github, before);
    // The look-up by prefix finds the newest entry. The entry of run 1 and 11 other entries follow.
    expect(keys).toHaveLength(13);
    expect(new Set(keys).size).toBe(13);
    expect(run.text).toContain('Read the outcomes of 2 earlier runs.');
  });

  it('asks for no entry of another version than this runner can read', async ({ repository: { github, step, fill } }) => {
    await fill(3);
    for (const entry of github.cacheEntries()) Object.assign(entry, { version: 'of another system' });
    const before = github.requests.length;
    await using run = await step({ inputs: { 'github-token': github.token } });
    expect(lookUpsSince(github, before)).toHaveLength(1);
    expect(run.outputs.verdict).toBe('passed');
  });
});

it('a step with everything on reads the history once', async ({ repository: { github, step } }) => {
  const all = { 'check-name': 'Device tests', comment: 'true', 'github-token': github.token };
  await using _first = await step({ id: 1, inputs: all });
  const before = github.requests.length;
  await using run = await step({ inputs: all });
  expect(run.outputs.verdict).toBe('passed');
  const reads = github.requests.slice(before).flatMap(({ method, path }) => {
    const [name = ''] = /caches|GetCacheEntryDownloadURL/.exec(path) ?? (method === 'GET' ? /storage/.exec(path) : null) ?? [];
    return name === '' ? [] : [name];
  });
  // After the run, the second listing shows that nothing is new.
  expect(reads).toEqual(['caches', 'GetCacheEntryDownloadURL', 'storage', 'caches']);
});

describe('a job of a matrix of 40', () => {
  const matrix = { shards: '40', 'shard-index': '7', preflight: 'off' };

  it.for([
    ['balanced by hash', {}],
    ['balanced by duration', { 'shard-by': 'duration' }],
  ] as const)('%s makes at most 12 look-ups', async ([_how, inputs], { repository: { github, step, fill } }) => {
    await fill(40);
    const before = github.requests.length;
    await using run = await step({ inputs: { ...matrix, ...inputs, 'github-token': '' } });
    expect(run.outputs.verdict).not.toBe('');
    expect(lookUpsSince(github, before).length).toBeLessThanOrEqual(12);
    expect(lookUpsSince(github, before).length).toBeGreaterThan(5);
  });
});

it('jobs of a matrix that may list the entries find in the newest one what the others have stored', async ({
  repository: { github, step },
}) => {
  for (const id of [1, 2])
    for (const index of ['0', '1', '2', '3']) {
      const before = github.requests.length;
      const inputs = { shards: '4', 'shard-index': index, preflight: 'off', 'github-token': github.token };
      await using run = await step({ id, inputs });
      expect(lookUpsSince(github, before)).toHaveLength(1);
      const earlier = id === 1 ? (index === '0' ? 0 : 1) : index === '0' ? 1 : 2;
      expect(run.text).toContain(`Read the outcomes of ${earlier} earlier run${earlier === 1 ? '' : 's'}`);
    }
});

it('the entry of the collector spares the jobs of a matrix the entries of the others', async ({ repository, cloud }) => {
  const { github, step, fill } = repository;
  const service = { ...cloud.service, 'github-token': github.token };
  await fill(8, service);
  await using _job = await step({ id: 8, inputs: service });
  await using _collected = await runAction({
    actionFile: 'report/action.yml',
    inputs: { ...cloud.service, framework: 'espresso', 'missing-tests': 'ignore', 'github-token': github.token },
    event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
    env: { ...github.env, GITHUB_RUN_ID: '8' },
  });
  expect(github.cacheEntries().at(-1)?.key).toMatch(/-all[0-9a-f]{12}-8-1$/);
  for (const [id, token] of [
    [9, ''],
    [10, github.token],
  ] as const) {
    const before = github.requests.length;
    await using next = await step({ id, inputs: { ...service, history: 'cache', 'github-token': token } });
    expect(lookUpsSince(github, before).length).toBeLessThanOrEqual(3);
    // Without a listing, the entry of the collector contains only the jobs of its run.
    expect(next.text).toMatch(/Read the outcomes of [23] earlier runs/);
  }
});
