import { createHash } from 'node:crypto';
import { showInvisible } from './invisible.ts';

const maxLength = 100;

/** Names that Windows reads as a device, whatever their extension. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/i;

/** Maps names to folder names of at most 100 characters that are safe on Windows. Names that would share a folder get a hash. */
export const safeNames = (names: readonly string[]): Map<string, string> => {
  const taken = new Set<string>();
  const folders = new Map<string, string>();
  for (const name of [...new Set(names)].toSorted()) {
    const folder = freeName(name, taken);
    taken.add(folder.toLowerCase());
    folders.set(name, folder);
  }
  return folders;
};

/** Assigns folder names like `safeNames`, but to one name at a time. */
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
  const plain = safeName(name);
  if (!taken.has(plain.toLowerCase())) return plain;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  let candidate = withSuffix(plain, hash);
  for (let count = 2; taken.has(candidate.toLowerCase()); count++) candidate = withSuffix(plain, `${hash}-${count}`);
  return candidate;
};

const withSuffix = (plain: string, suffix: string): string => `${plain.slice(0, maxLength - suffix.length - 1)}-${suffix}`;

const safeName = (name: string): string => {
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

/** Maximum length of the name of an artifact. The service allows more, but longer names do not fit into lists and file names. */
const maxArtifactLength = 150;
const hashLength = 8;

/**
 * Replaces characters that file systems or the artifact service forbid by `-`. A long name is cut and ends in a hash of the
 * full name.
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
