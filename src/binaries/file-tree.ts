/** Files by their path, in an archive or in a folder: what is inside is told the same way for both. */
export interface FileTree {
  /** The archive or folder, as it was given. */
  readonly file: string;
  readonly container: 'archive' | 'folder';
  /** Of the archive file; for a folder the sum of its files. */
  readonly sizeBytes: number;
  /** By path inside, with forward slashes, no leading and no trailing one. */
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** The whole content of an entry. Throws `BinaryError` where it is larger than `maxBytes`, missing or damaged. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** The first `bytes` of an entry, less where it is shorter. */
  readStart(path: string, bytes: number): Promise<Buffer>;
}

export interface TreeEntry {
  readonly kind: 'file' | 'folder' | 'link';
  readonly sizeBytes: number;
}

/** More entries, or longer names together, than any app has: a file made to exhaust its reader. */
export const treeLimits = { entries: 100_000, nameBytes: 32_000_000 } as const;

/** Names at the top of a tree, sorted; without the folder that the Finder adds to its archives. */
export const topNames = (tree: FileTree): string[] => {
  const names = new Set<string>();
  for (const path of tree.entries.keys()) {
    const slash = path.indexOf('/');
    names.add(slash === -1 ? path : path.slice(0, slash));
  }
  names.delete('__MACOSX');
  names.delete('.DS_Store');
  return [...names].sort();
};
