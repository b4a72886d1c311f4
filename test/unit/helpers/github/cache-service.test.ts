import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GitHubServices, startGitHubServices } from '../../../helpers/github-services.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../helpers/temp.ts';

let services: GitHubServices;
let folder: TemporaryDirectory;
let cache: typeof import('@actions/cache');
let written: string;

beforeEach(async () => {
  services = await startGitHubServices();
  folder = await temporaryDirectory();
  for (const [name, value] of Object.entries(services.env)) vi.stubEnv(name, value);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.stubEnv('GITHUB_WORKSPACE', folder.path);
  vi.stubEnv('RUNNER_TEMP', join(folder.path, 'temp'));
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  cache = await import('@actions/cache');
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await services[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const path = (): string => join(folder.path, 'history');

const save = async (key: string, content: string): Promise<number> => {
  await mkdir(path(), { recursive: true });
  await writeFile(join(path(), 'durations.json'), content);
  return cache.saveCache([path()], key);
};

const restore = async (key: string, restoreKeys: string[] = []): Promise<readonly [string | undefined, string | undefined]> => {
  await rm(path(), { recursive: true, force: true });
  const hit = await cache.restoreCache([path()], key, restoreKeys);
  return [hit, await readFile(join(path(), 'durations.json'), 'utf8').catch(() => undefined)];
};

test('gives back what was saved, by key or by the start of one, the newest first', async () => {
  await save('durations-main-1', 'first');
  await save('durations-main-2', 'second');
  expect(await restore('durations-main-1')).toEqual(['durations-main-1', 'first']);
  expect(await restore('durations-main-9', ['durations-other-', 'durations-main-'])).toEqual(['durations-main-2', 'second']);
  expect(await restore('durations-other')).toEqual([undefined, undefined]);
  expect(services.cacheEntries().map(({ key, scope }) => [key, scope])).toEqual([
    ['durations-main-1', 'refs/heads/main'],
    ['durations-main-2', 'refs/heads/main'],
  ]);
});

test('never replaces an entry', async () => {
  await save('durations', 'first');
  expect(await save('durations', 'second')).toBe(-1);
  expect(written).toContain('Unable to reserve cache with key durations');
  expect(await restore('durations')).toEqual(['durations', 'first']);
});

test('shows a branch its own entries and those of the default branch, and no others', async () => {
  await save('durations', 'of main');
  services.useCacheScope('refs/heads/feature');
  expect(await restore('durations')).toEqual(['durations', 'of main']);
  await save('durations', 'of feature');
  expect(await restore('durations')).toEqual(['durations', 'of feature']);
  services.useCacheScope('refs/heads/other');
  expect(await restore('durations')).toEqual(['durations', 'of main']);
});

test('a fault is a miss for the client', async () => {
  services.fail({ path: /GetCacheEntryDownloadURL/, reply: { status: 403, body: { msg: 'cache read denied: no scopes' } } });
  await save('durations', 'first');
  expect(await restore('durations')).toEqual([undefined, undefined]);
  expect(written).toContain('cache read denied');
});
