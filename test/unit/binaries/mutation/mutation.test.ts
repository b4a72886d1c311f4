import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BinaryError } from '../../../../src/binaries/binary-error.ts';
import { discoverSuite } from '../../../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../../../src/binaries/inspect-binary.ts';
import { temporaryFolder } from '../writers/archive.ts';
import { damagedFiles } from './damaged-files.ts';

const cases = 400;
/** Of work of this thread, which a busy machine does not change. */
const mostCpuMs = 2_000;

it('ends each of many damaged files with facts or with a BinaryError, soon', async () => {
  const file = join(await temporaryFolder(), 'damaged.bin');
  const damaged = await damagedFiles();
  const outcomes = { read: 0, refused: 0 };
  for (let number = 0; number < cases; number++) {
    const { name, bytes } = await damaged(number);
    await writeFile(file, bytes);
    for (const work of [inspectBinary, discoverSuite]) {
      const before = process.threadCpuUsage();
      try {
        await work(file);
        outcomes.read += 1;
      } catch (error) {
        expect(error, name).toBeInstanceOf(BinaryError);
        outcomes.refused += 1;
      }
      expect(process.threadCpuUsage(before).user / 1_000, name).toBeLessThan(mostCpuMs);
    }
  }
  // Both kinds of outcome, or the damage is either none or only ever seen by the archive's checksums.
  expect(outcomes.read).toBeGreaterThan(cases / 10);
  expect(outcomes.refused).toBeGreaterThan(cases / 2);
});
