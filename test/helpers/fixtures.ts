import { test } from 'vitest';
import { startGitHubServices } from './github-services.ts';
import { standingCloud } from './standing-cloud.ts';
import { temporaryDirectory } from './temp.ts';

/** Fixture that opens something for each test that names it, and disposes of it after the test. */
export const opened =
  <Opened extends AsyncDisposable>(open: () => Promise<Opened>) =>
  async ({ task: _task }: { readonly task: unknown }, lifetime: { onCleanup: (close: () => Promise<void>) => void }) => {
    const value = await open();
    lifetime.onCleanup(async () => value[Symbol.asyncDispose]());
    return value;
  };

/** Starts GitHub's services for runners with one temporary folder, as hosted ones have it: an entry of the cache belongs to its path. */
export const startCachedGitHub = async () => {
  const stack = new AsyncDisposableStack();
  const github = stack.use(await startGitHubServices());
  const temp = stack.use(await temporaryDirectory());
  const env = { ...github.env, RUNNER_TEMP: temp.path };
  return { ...github, env, [Symbol.asyncDispose]: () => stack.disposeAsync() };
};

/** A test whose function may name what it needs: GitHub's services, the same with a cache that steps share, and a cloud with the four tests. */
export const it = test
  .extend('github', opened(startGitHubServices))
  .extend('cachedGitHub', opened(startCachedGitHub))
  .extend('cloud', opened(standingCloud));
