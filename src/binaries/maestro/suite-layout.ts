import { posix } from 'node:path';
import type { FileTree, TreeEntry } from '../folder.ts';

/** Whether the archive's top has exactly one visible name, which is a folder. The service accepts no other layout. */
export const hasOneParent = (tree: FileTree): boolean => {
  const [only, ...others] = topNames(tree).filter((name) => !name.startsWith('.'));
  return only !== undefined && others.length === 0 && isFolderIn(tree, only);
};

/** Whether a path is one of the files that macOS tools add to archives and folders. */
export const isClutter = (path: string): boolean => /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|\._)/.test(path);

/** Whether a name in a path begins with a period. The service refuses suites with such names. */
export const isHidden = (path: string): boolean => path.split('/').some((part) => /^\.(?!\.?$)/.test(part));

/** Lists the files that a packed suite contains, relative to its root. Hidden names, links and the files of macOS are left out. */
export const packedPaths = (tree: FileTree, root: string): readonly string[] =>
  [...tree.entries]
    .filter(([path, { kind }]) => kind === 'file' && path.startsWith(root) && !isClutter(path))
    .map(([path]) => path.slice(root.length))
    .filter((path) => !isHidden(path))
    .sort();

/** Lists the hidden files and folders that a packed suite leaves out, without those that are in another one. */
export const hiddenPaths = (tree: FileTree, root: string): readonly string[] => {
  const hidden = [...tree.entries.keys()]
    .filter((path) => path.startsWith(root) && !isClutter(path))
    .map((path) => path.slice(root.length))
    .filter(isHidden)
    .map((path) => {
      const parts = path.split('/');
      return parts.slice(0, parts.findIndex(isHidden) + 1).join('/');
    });
  return [...new Set(hidden)].sort();
};

/** Whether the service accepts an archive as it is: one visible folder at its top, and no hidden names. */
export const isAccepted = (tree: FileTree): boolean => hasOneParent(tree) && ![...tree.entries.keys()].some(isHidden);

/** Returns the only visible folder at the top of an archive, or else the only hidden folder. */
const parentFolder = (tree: FileTree): string | undefined => {
  const names = topNames(tree).filter((name) => !isClutter(name));
  const visible = names.filter((name) => !name.startsWith('.'));
  const [only, ...others] = visible.length === 0 ? names : visible;
  return only !== undefined && others.length === 0 && isFolderIn(tree, only) ? only : undefined;
};

/** Returns the sorted names at the top of a tree. */
export const topNames = (tree: FileTree): readonly string[] =>
  [...new Set([...tree.entries.keys()].map((path) => path.split('/', 1)[0] ?? ''))].sort();

const isFolderIn = ({ entries }: FileTree, name: string): boolean => {
  const entry = entries.get(name);
  return entry === undefined || entry.kind === 'folder';
};

/** Whether the tree contains a YAML file outside of apps and test bundles. */
export const mayHoldFlows = (tree: FileTree): boolean => yamlPaths(tree, rootOf(tree)).length > 0;

/** Returns the prefix of all paths in the suite: the parent folder with a slash, or an empty string. */
export const rootOf = (tree: FileTree): string => {
  const parent = tree.container === 'archive' ? parentFolder(tree) : undefined;
  return parent === undefined ? '' : `${parent}/`;
};

/** Lists the YAML files of the suite. Hidden files and folders below the root do not belong to the suite. */
export const yamlPaths = (tree: FileTree, root: string): readonly string[] =>
  pathsOf(tree, root, 'file', /^\.|^__MACOSX$|\.(?:app|xctest|framework)$/).filter((path) => /\.ya?ml$/.test(path));

/** Lists the symbolic links in a suite, except in `node_modules`. Links are neither packed nor followed. */
export const linkPaths = (tree: FileTree, root: string): readonly string[] =>
  pathsOf(tree, root, 'link', /^\.|^__MACOSX$|^node_modules$/);

const pathsOf = ({ entries }: FileTree, root: string, kind: TreeEntry['kind'], outside: RegExp): readonly string[] =>
  [...entries]
    .filter(([path, entry]) => entry.kind === kind && path.startsWith(root))
    .map(([path]) => path.slice(root.length))
    .filter((path) => !path.split('/').some((part) => outside.test(part)))
    .sort();

/** Returns the file name without folders and extension, by which the service's results identify a flow. */
export const stemOf = (path: string): string => posix.basename(path).replace(/\.ya?ml$/, '');
