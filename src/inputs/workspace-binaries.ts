import { opendir } from 'node:fs/promises';
import path from 'node:path';

/** What a search of the workspace found. */
interface WorkspaceBinaries {
  /** Relative to the workspace, with `/`, at most `maxNames`. */
  readonly names: readonly string[];
  /** False if the search stopped at one of its limits, so that there may be more. */
  readonly complete: boolean;
}

const maxNames = 5;
/** Bounds the time that a message about a wrong path may take. */
const maxEntries = 20_000;
const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Finds `.apk` and `.ipa` files in a workspace, the ones near its root first. Follows no links. */
export const findWorkspaceBinaries = async (workspace: string): Promise<WorkspaceBinaries> => {
  const names: string[] = [];
  const folders = [workspace];
  let entries = 0;
  for (const folder of folders) {
    const found: string[] = [];
    try {
      for await (const entry of await opendir(folder)) {
        if (++entries > maxEntries) return { names: [...names, ...found.sort()].slice(0, maxNames), complete: false };
        const place = path.join(folder, entry.name);
        if (entry.isDirectory() && !skipped.has(entry.name)) folders.push(place);
        else if (entry.isFile() && isBinaryName(entry.name))
          found.push(path.relative(workspace, place).replaceAll(path.sep, '/'));
      }
    } catch {
      // A folder that cannot be read holds no file that the step could upload.
    }
    names.push(...found.sort());
    if (names.length > maxNames) return { names: names.slice(0, maxNames), complete: false };
  }
  return { names, complete: true };
};

/** A control character would break the line of the message. */
const isBinaryName = (name: string): boolean => /\.(?:apk|ipa)$/i.test(name) && !/\p{Cc}/u.test(name);
