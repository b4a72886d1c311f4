/** Set up for tests whose steps run in the tests' own process: their time passes only while nothing happens. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aroundEach } from 'vitest';
import { virtualClock } from './virtual-clock.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** What the sources load late. Loading is nothing that virtual time waits for, so it is done before any step runs. */
for (const file of globSync('**/*.ts', { cwd: src, exclude: ['post.ts', 'rendering/html/**'] }))
  for (const [, name = ''] of readFileSync(path.join(src, file), 'utf8').matchAll(/\bimport\(\s*(?:\/\*.*?\*\/)?\s*'([^']+)'/g))
    await import(name.startsWith('.') ? path.join(src, path.dirname(file), name) : name);

process.env.PATH = process.env.MTC_STEP_PROGRAMS ?? process.env.PATH;

/** No test here has a reason to take so long. */
const giveUpMs = 6 * 3_600_000;

aroundEach((runTest) => virtualClock.run(runTest, giveUpMs));
