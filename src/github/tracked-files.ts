import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const maxListBytes = 64 * 1024 * 1024;
const timeoutMs = 10_000;

/** Paths of the files that git knows in a folder, from its root, with `/`. Empty where there is no repository, or no git. */
export const trackedFiles = async (folder: string): Promise<readonly string[]> => {
  try {
    const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], {
      cwd: folder,
      maxBuffer: maxListBytes,
      timeout: timeoutMs,
    });
    return stdout.split('\0').filter((path) => path !== '');
  } catch {
    return [];
  }
};
