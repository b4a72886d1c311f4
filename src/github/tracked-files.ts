import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const maxListBytes = 64 * 1024 * 1024;
const timeoutMs = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** What git needs to start and to find its settings. Tokens and inputs are not among it. */
const passedOn =
  /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|XDG_CONFIG_HOME|TMPDIR|TEMP|TMP|GIT_\w+)$/i;

/**
 * Paths of the files that git knows in a folder, from its root, with `/`. Empty where there is no repository, or no git.
 *
 * @param environment the step's own, of which git is given little
 */
export const trackedFiles = async (folder: string, environment: Environment): Promise<readonly string[]> => {
  const list = await git(['ls-files', '-z'], folder, environment);
  return (list ?? '').split('\0').filter((path) => path !== '');
};

/** The commit whose files are in a folder; undefined where there is no repository, or no git. */
export const checkedOutCommit = async (folder: string, environment: Environment): Promise<string | undefined> =>
  (await git(['rev-parse', '--verify', 'HEAD'], folder, environment))?.trim();

const git = async (args: readonly string[], folder: string, environment: Environment): Promise<string | undefined> => {
  // To start a program costs more than many a step.
  if (environment.GIT_DIR === undefined && !isInRepository(folder)) return undefined;
  try {
    const { stdout } = await promisify(execFile)('git', args, {
      cwd: folder,
      env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
      maxBuffer: maxListBytes,
      timeout: timeoutMs,
    });
    return stdout;
  } catch {
    return undefined;
  }
};

/** Whether the folder or one around it has a `.git`, which is a file in a submodule or another work tree. */
const isInRepository = (folder: string): boolean => {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInRepository(parent);
};
