/**
 * Rebuilds the sample binaries in `samples/` from the sources beside them.
 *
 * `node scripts/build-samples.ts` writes them; with `--check` nothing is written and a difference ends with exit code 1. The release build
 * of the Android app is made with `--r8 <r8.jar>` only.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAndroidSamples } from './samples/android.ts';
import { buildIosSamples } from './samples/ios.ts';

const samples = join(import.meta.dirname, '../samples');
const { values } = parseArgs({ options: { check: { type: 'boolean' }, r8: { type: 'string' } } });
const checkOnly = values.check === true;

const work = await mkdtemp(join(tmpdir(), 'samples-'));
try {
  const built = [
    ...(await buildAndroidSamples(join(samples, 'android'), work, values.r8)),
    ...(await buildIosSamples(join(samples, 'ios'))),
  ];
  for (const { path: name, content, mode } of built) {
    const path = join(samples, name);
    const same = (await readFile(path).catch(() => undefined))?.equals(content) ?? false;
    console.log(`${same ? 'same   ' : 'differs'} ${String(content.length).padStart(6)} B  ${name}`);
    if (same) continue;
    if (checkOnly) process.exitCode = 1;
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { mode });
    }
  }
} finally {
  await rm(work, { recursive: true });
}
