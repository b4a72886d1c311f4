import { createHash } from 'node:crypto';
import { showInvisible } from './invisible.ts';

const maxLength = 100;

/** Names for which Windows opens a device, whatever extension they have. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/i;

/**
 * Assigns a folder name to each name: letters, digits and `.-_` only, at most 100 long, never `.`, `..`, hidden or reserved on
 * Windows. No two names share a folder, even if the file system ignores case: the second gets a hash of its own name. The same
 * set of names gives the same folders in any order.
 */
export const safeNames = (names: readonly string[]): Map<string, string> => {
  const taken = new Set<string>();
  const folders = new Map<string, string>();
  // Sorted, so that the order of the names has no effect.
  for (const name of [...new Set(names)].toSorted()) {
    const folder = freeName(name, taken);
    taken.add(folder.toLowerCase());
    folders.set(name, folder);
  }
  return folders;
};

/** Creates a function that does the same for names that come one after another: each takes a name that is still free. */
export const createSafeNames = (names: readonly string[]): ((name: string) => string) => {
  const folders = safeNames(names);
  return (name) => {
    const known = folders.get(name);
    if (known !== undefined) return known;
    const folder = freeName(name, new Set([...folders.values()].map((each) => each.toLowerCase())));
    folders.set(name, folder);
    return folder;
  };
};

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const plain = plainName(name);
  if (!taken.has(plain.toLowerCase())) return plain;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  let candidate = withSuffix(plain, hash);
  for (let count = 2; taken.has(candidate.toLowerCase()); count++) candidate = withSuffix(plain, `${hash}-${count}`);
  return candidate;
};

const withSuffix = (plain: string, suffix: string): string => `${plain.slice(0, maxLength - suffix.length - 1)}-${suffix}`;

const plainName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^[.-]+/, '_')
    .slice(0, maxLength)
    .replace(/(?<![.])[.]+$/, '_');
  if (plain === '') return '_';
  return reserved.test(plain) ? `_${plain}`.slice(0, maxLength) : plain;
};

/** Limit below that of the service, since names are shown in lists, and the name of a single file is its file name. */
const maxArtifactLength = 150;
const hashLength = 8;

/**
 * Makes the name of a workflow artifact. Characters that the artifact service forbids (`" : < > | * ? \ /` and line ends), or
 * that file systems cannot hold, become `-`, since people download artifacts under their names. A name that had to be cut ends in
 * a hash of the whole, so that two long names stay apart.
 */
export const safeArtifactName = (text: string): string => {
  const plain = showInvisible(text)
    .replace(/[":<>|*?\\/\s]+/g, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
  if (plain === '') return 'artifact';
  if (plain.length <= maxArtifactLength) return plain;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, hashLength);
  return `${plain.slice(0, maxArtifactLength - hashLength - 1).toWellFormed()}-${hash}`;
};
