import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const roomBytes = 4 * 1_024 ** 3;

const hasRoom = (folder: string): boolean => {
  const { bavail = 0, bsize = 0 } = existsSync(folder) ? statfsSync(folder) : {};
  return bavail * bsize >= roomBytes;
};

const prefix = 'mobile-test-cloud-tests-';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot be signaled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the folders of runs that were killed, where this user may. */
const removeOld = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
};

/** What steps start. Without zstd: the client of the cache asks it for its version before each request, which takes longer than the request. */
const programs = ['git', 'tar', 'gzip'];

const linkPrograms = async (folder: string): Promise<void> => {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  await mkdir(folder);
  for (const name of programs) {
    const found = places.map((place) => path.join(place, name)).find((file) => existsSync(file));
    if (found !== undefined) await symlink(found, path.join(folder, name));
  }
};

/**
 * For vitest: gives the run a temporary folder of its own, and removes it at the end with what tests left there. In memory where there is
 * room, since tests make and remove tens of thousands of files.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const parent = hasRoom(inMemory) ? inMemory : tmpdir();
  await removeOld(parent);
  const folder = await mkdtemp(path.join(parent, `${prefix}${process.pid}-`));
  process.env.TMPDIR = folder;
  // Elsewhere, links may need rights, and programs their own folder.
  if (process.platform === 'linux') {
    process.env.MTC_STEP_PROGRAMS = path.join(folder, 'programs');
    await linkPrograms(process.env.MTC_STEP_PROGRAMS);
  }
  return () => rm(folder, { recursive: true, force: true });
};
