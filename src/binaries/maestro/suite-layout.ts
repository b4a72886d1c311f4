import { posix } from 'node:path';
import type { FileTree, TreeEntry } from '../folder.ts';

/** Whether the archive's top has exactly one visible name, which is a folder. The service accepts no other layout. */
export const hasOneParent = (tree: FileTree): boolean => {
  const [only, ...others] = topNames(tree).filter((name) => !name.startsWith('.'));
  return only !== undefined && others.length === 0 && isFolderIn(tree, only);
};

/** Whether a path is one of the files that macOS tools add to archives and folders. */
export const isClutter = (path: string): boolean => /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|\._)/.test(path);

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
