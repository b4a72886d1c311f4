import { expect, it } from 'vitest';
import { parsedModules } from '../../helpers/parsed-modules.ts';

// Of the bundle alone: from source, Node loads every module by itself, and the whole of each library.
it.skipIf(process.env.MTC_ENTRYPOINT !== undefined)('the way to the first request parses at most 1.5 MB', async () => {
  const modules = await parsedModules();
  expect(modules.map(({ name }) => name)).toContain('index.js');
  expect(modules.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1_500_000);
});
