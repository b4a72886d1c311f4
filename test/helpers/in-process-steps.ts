/** Setup file for tests whose steps run in the process of the tests, on the virtual clock. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aroundEach } from 'vitest';
import { virtualClock } from './virtual-clock.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** Loads modules of dynamic imports before any step runs, since the virtual clock does not wait for the loading of modules. */
for (const file of globSync('**/*.ts', { cwd: src, exclude: ['post.ts', 'report-page/**'] }))
  for (const [, name = ''] of readFileSync(path.join(src, file), 'utf8').matchAll(/\bimport\(\s*(?:\/\*.*?\*\/)?\s*'([^']+)'/g))
    await import(name.startsWith('.') ? path.join(src, path.dirname(file), name) : name);

process.env.PATH = process.env.MTC_STEP_PROGRAMS ?? process.env.PATH;

/** Simulated time after which a test counts as endless. */
const giveUpMs = 6 * 3_600_000;

aroundEach((runTest) => virtualClock.run(runTest, giveUpMs));
