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
    // EPERM: a process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes folders of runs that were killed. */
const removeOld = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
};

/** Programs that steps may start. Without zstd, whose version the cache client reads before each request, which takes longer than the request. */
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
 * Global setup of vitest: creates a temporary folder for the run, and removes it at the end. The folder is in memory if there is room, since
 * tests create tens of thousands of files.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const parent = hasRoom(inMemory) ? inMemory : tmpdir();
  await removeOld(parent);
  const folder = await mkdtemp(path.join(parent, `${prefix}${process.pid}-`));
  process.env.TMPDIR = folder;
  // On other systems, links may need permissions, and programs may need their folder.
  if (process.platform === 'linux') {
    process.env.MTC_STEP_PROGRAMS = path.join(folder, 'programs');
    await linkPrograms(process.env.MTC_STEP_PROGRAMS);
  }
  return () => rm(folder, { recursive: true, force: true });
};
