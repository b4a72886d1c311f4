import { existsSync, globSync, statfsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
const prefix = 'mobile-test-cloud-tests-';

/** Removes folders of runs that were killed. */
const removeOld = async (parent: string): Promise<void> => {
  const dayAgoMs = Date.now() - 86_400_000;
  for (const folder of globSync(path.join(parent, `${prefix}*`)))
    if (statSync(folder).mtimeMs < dayAgoMs) await rm(folder, { recursive: true, force: true }).catch(() => {});
};

/** Programs that steps may start. Without zstd, whose version the cache client reads before each request, which takes longer than the request. */
const programs = ['git', 'tar', 'gzip'];

const linkPrograms = async (folder: string): Promise<void> => {
  await mkdir(folder);
  for (const name of programs) {
    const [found] = globSync((process.env.PATH ?? '').split(path.delimiter).map((place) => path.join(place, name)));
    if (found !== undefined) await symlink(found, path.join(folder, name));
  }
};

/**
 * Global setup of vitest: creates a temporary folder for the run, and removes it at the end. The folder is in memory if there is room, since
 * tests create tens of thousands of files.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const { bavail = 0, bsize = 0 } = existsSync(inMemory) ? statfsSync(inMemory) : {};
  const parent = bavail * bsize >= 4 * 1_024 ** 3 ? inMemory : tmpdir();
  await removeOld(parent);
  const folder = await mkdtemp(path.join(parent, prefix));
  process.env.TMPDIR = folder;
  // On other systems, links may need permissions, and programs may need their folder.
  if (process.platform === 'linux') {
    process.env.MTC_STEP_PROGRAMS = path.join(folder, 'programs');
    await linkPrograms(process.env.MTC_STEP_PROGRAMS);
  }
  return () => rm(folder, { recursive: true, force: true });
};
