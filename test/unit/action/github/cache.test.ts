import { readdir, symlink } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CacheEntry, type CacheStore, openCacheStore, saveFirst } from '../../../../src/action/github/cache.ts';
import { type Clock, systemClock } from '../../../../src/lib/clock.ts';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';
import { startRawServer } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner, type MemoryRunner } from '../../../helpers/memory-runner.ts';
import { requireStartedPrograms } from '../../../helpers/programs.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';

let services: GitHubServices;
let folder: TemporaryDirectory;
let runner: MemoryRunner;
/** What the client wrote to standard output. */
let output: string;
/** Resolves when the client has reported that there is no entry. */
let accepted: PromiseWithResolvers<void>;

beforeEach(async () => {
  output = '';
  services = await startGitHubServices();
  folder = await temporaryDirectory();
  const temp = join(folder.path, 'temp');
  const variables = {
    ...services.env,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: folder.path,
    RUNNER_TEMP: temp,
  };
  // The client reads variables and the working directory of the process, and writes to standard output.
  vi.spyOn(process, 'cwd').mockReturnValue(folder.path);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    if (String(text).includes('Cache not found')) accepted.resolve();
    return true;
  });
  accepted = Promise.withResolvers();
  runner = createMemoryRunner(folder.path, {}, variables);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await services[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
  requireStartedPrograms(output);
});

const open = (clock: Clock = systemClock): CacheStore => openCacheStore('history', { ...runner, clock });

const textOf = (entry: CacheEntry | undefined): string | undefined => entry?.content.toString();

describe('openCacheStore', () => {
  it('gives back a file by its key, or the newest by the beginning of one', async () => {
    const store = open();
    expect(await store.save('durations-1', 'first')).toBe(true);
    expect(await store.save('durations-2', 'second')).toBe(true);
    expect(textOf(await store.restore('durations-1', []))).toBe('first');
    expect(textOf(await open().restore('durations-3', ['other-', 'durations-']))).toBe('second');
    expect(runner.lines).toEqual([]);
  });

  it('finds an entry of another installation, with other folders, and leaves no file behind', async () => {
    await using other = await temporaryDirectory();
    await open().save('durations-1', 'mine');
    expect(await readdir(folder.path)).toEqual(['temp']);
    vi.stubEnv('GITHUB_WORKSPACE', other.path);
    vi.stubEnv('RUNNER_TEMP', join(other.path, 'temp'));
    vi.spyOn(process, 'cwd').mockReturnValue(other.path);
    const elsewhere = { ...runner, environment: { ...runner.environment, GITHUB_WORKSPACE: other.path }, clock: systemClock };
    expect(textOf(await openCacheStore('history', elsewhere).restore('durations-1', []))).toBe('mine');
    expect(await openCacheStore('suite', elsewhere).restore('durations-1', [])).toBeUndefined();
    expect(await readdir(other.path)).toEqual(['temp']);
  });

  it('writes nothing outside of the workspace where the repository holds a link', async () => {
    await using outside = await temporaryDirectory();
    await symlink(outside.path, join(folder.path, '.mobile-test-cloud-history'));
    const store = open();
    expect(await store.save('durations-1', 'mine')).toBe(true);
    expect(textOf(await store.restore('durations-1', []))).toBe('mine');
    expect(await readdir(outside.path)).toEqual([]);
  });

  it('tells of two that save one key who was first', async () => {
    const store = open();
    expect(await store.save('basis', 'mine')).toBe(true);
    expect(await open().save('basis', 'yours')).toBe(false);
    expect(textOf(await store.restore('basis', []))).toBe('mine');
    expect(store.available()).toBe(true);
  });

  it.each([
    ['no runtime token', { ACTIONS_RUNTIME_TOKEN: '' }],
    ['no address', { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' }],
  ])('says once that there is no service: %s', async (_what, variables) => {
    const store = openCacheStore('history', {
      ...runner,
      environment: { ...runner.environment, ...variables },
      clock: systemClock,
    });
    expect(await store.save('durations-1', 'x')).toBe(false);
    expect(await store.restore('durations-1', [])).toBeUndefined();
    expect(store.available()).toBe(false);
    expect(runner.lines).toEqual([expect.stringMatching(/^notice: This runner has no cache service/)]);
    expect(services.requests).toEqual([]);
  });

  it('saves nothing where GitHub only lets the job read, and still restores', async () => {
    await open().save('basis', 'mine');
    const requests = services.requests.length;
    const store = openCacheStore('history', {
      ...runner,
      environment: { ...runner.environment, ACTIONS_CACHE_MODE: 'read' },
      clock: systemClock,
    });
    expect(await store.save('durations-1', 'x')).toBe(false);
    expect(services.requests).toHaveLength(requests);
    expect(textOf(await store.restore('basis', []))).toBe('mine');
    const first = { key: 'durations-2', content: 'x', read: String };
    const clock = {
      ...systemClock,
      sleep: () => Promise.reject(new Error('waited for another job, which may not write either')),
    };
    expect(await saveFirst(store, first, { ...runner, clock })).toBeUndefined();
  });

  it('says once that a server of one’s own has none', async () => {
    vi.stubEnv('GITHUB_SERVER_URL', 'https://github.example');
    const store = open();
    expect(await store.save('durations-1', 'x')).toBe(false);
    expect(await store.restore('durations-1', [])).toBeUndefined();
    expect(runner.lines).toEqual([
      'notice: The cache could not be written (this server has no cache service); the run continues without it.',
    ]);
  });

  it('gives up a service that does not respond in time, and asks it no more', async () => {
    const held = Promise.withResolvers<ServerResponse>();
    await using silent = await startRawServer([(response) => held.resolve(response)]);
    vi.stubEnv('ACTIONS_RESULTS_URL', silent.origin);
    // The time limit ends when the request arrives.
    const store = open({ ...systemClock, sleep: () => held.promise.then(() => {}) });
    expect(await store.restore('durations-1', [])).toBeUndefined();
    expect(await store.restore('durations-1', [])).toBeUndefined();
    expect(store.available()).toBe(false);
    expect(silent.requests).toHaveLength(1);
    expect(runner.lines).toEqual([
      'notice: The cache could not be read (no response within 30 s); the run continues without it.',
    ]);
    (await held.promise).end('{"ok":false}');
    await accepted.promise;
  });

  it('stops when the workflow is cancelled', async () => {
    const reason = new Error('cancelled');
    const store = open();
    runner.cancel(reason);
    await expect(store.restore('durations-1', [])).rejects.toBe(reason);
    await expect(store.save('durations-1', 'x')).rejects.toBe(reason);
    expect(runner.lines).toEqual([]);
  });
});
