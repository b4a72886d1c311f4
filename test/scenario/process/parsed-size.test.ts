import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { msToFirstRequest } from '../../../bench/measure.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

/** A file that Node had loaded and parsed before the first request. */
interface ParsedModule {
  readonly name: string;
  readonly bytes: number;
}

/** Starts the action, and returns the files that were loaded before its first request, without the modules of Node. */
const parsedModules = async (): Promise<readonly ParsedModule[]> => {
  await using folder = await temporaryDirectory();
  const noted = path.join(folder.path, 'noted-modules');
  const preload = JSON.stringify(path.join(import.meta.dirname, 'note-modules.ts'));
  await msToFirstRequest({ NODE_OPTIONS: `--import=${preload}`, NOTED_MODULES: noted });
  const urls = (await readFile(noted, 'utf8')).split('\n').filter((url) => url.startsWith('file:'));
  const files = urls.map((url) => fileURLToPath(url));
  return await Promise.all(files.map(async (file) => ({ name: path.basename(file), bytes: (await stat(file)).size })));
};

// Sources are not measured, because Node loads every module and whole libraries from them.
it.skipIf(process.env.MTC_ENTRYPOINT !== undefined)('the way to the first request parses at most 1.4 MB', async () => {
  const modules = await parsedModules();
  expect(modules.map(({ name }) => name)).toContain('index.js');
  expect(modules.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1_400_000);
});
