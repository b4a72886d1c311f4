import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../helpers/zip.ts';
import { bundleFiles, emptySpec } from '../unit/binaries/xcresult/bundle-files.ts';
import { hostileBundles } from './result-bundles/hostile-bundles.ts';

const mostMb = 300;
const mostMs = 20_000;

interface Reading {
  readonly outcome: string;
  readonly durationMs: number;
  readonly peakBytes: number;
}

const folder = await mkdtemp(join(tmpdir(), 'soak-'));

/** Reads a bundle in a process of its own, which tells its peak memory. */
const readMeasured = async (files: Readonly<Record<string, Buffer>>): Promise<Reading> => {
  const file = join(folder, 'bundle.zip');
  await writeFile(file, await zipOf(files));
  const script = join(import.meta.dirname, 'result-bundles/read-measured.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, file]);
  return JSON.parse(stdout);
};

// The peak of a process is told by the system, in its own way.
describe.runIf(process.platform === 'linux')(`a hostile result bundle costs at most ${mostMb} MB and ${mostMs / 1_000} s`, () => {
  let idleBytes = 0;
  beforeAll(async () => {
    idleBytes = (await readMeasured(bundleFiles(emptySpec))).peakBytes;
  });

  test.each(Object.entries(hostileBundles))('the limits hold for %s', async (title, make) => {
    const { outcome, durationMs, peakBytes } = await readMeasured(make());
    const costMb = (peakBytes - idleBytes) / 1e6;
    process.stdout.write(`${title}: ${Math.round(costMb)} MB, ${(durationMs / 1_000).toFixed(1)} s, ${outcome}\n`);
    expect(outcome).toMatch(/^(?:damaged|too-large): |^\d+ tests$/);
    expect(costMb).toBeLessThanOrEqual(mostMb);
    expect(durationMs).toBeLessThanOrEqual(mostMs);
  });
});
