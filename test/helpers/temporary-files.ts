import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const roomBytes = 4 * 1_024 ** 3;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomBytes;
};

/**
 * For vitest: gives the run a temporary folder of its own, and removes it at the end with what tests left there. In memory where there is
 * room, since tests make and remove tens of thousands of files.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(hasRoom(inMemory) ? inMemory : tmpdir(), 'mobile-test-cloud-tests-'));
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
};
