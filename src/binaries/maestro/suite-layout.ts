import { posix } from 'node:path';
import type { FileTree, TreeEntry } from '../folder.ts';

/** Names at the top of an archive that the service sees: all names without a leading period, even `__MACOSX`. */
const visibleTopNames = (tree: FileTree): readonly string[] => topLevel(tree).filter((name) => !name.startsWith('.'));

/** Whether the service accepts the layout of an archive: one visible folder at the top, and no other visible name. */
export const hasOneParent = (tree: FileTree): boolean => {
  const [only, ...others] = visibleTopNames(tree);
  return only !== undefined && others.length === 0 && isFolderIn(tree, only);
};

/** Whether a path is one of the files that macOS tools add to archives and folders. */
export const isClutter = (path: string): boolean => /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|\._)/.test(path);

/** Returns the one visible folder at the top of an archive, or the one hidden folder if nothing is visible. */
const parentFolder = (tree: FileTree): string | undefined => {
  const names = topLevel(tree).filter((name) => !isClutter(name));
  const visible = names.filter((name) => !name.startsWith('.'));
  const [only, ...others] = visible.length === 0 ? names : visible;
  return only !== undefined && others.length === 0 && isFolderIn(tree, only) ? only : undefined;
};

const topLevel = (tree: FileTree): readonly string[] =>
  [...new Set([...tree.entries.keys()].map((path) => path.split('/', 1)[0] ?? ''))].sort();

const isFolderIn = ({ entries }: FileTree, name: string): boolean => {
  const entry = entries.get(name);
  return entry === undefined || entry.kind === 'folder';
};

/** Whether an archive or a folder may be a suite: it contains a YAML file that is not inside an app or test bundle. */
export const mayHoldFlows = (tree: FileTree): boolean => yamlPaths(tree, rootOf(tree)).length > 0;

/** Returns the prefix of every path in the suite: the parent folder with a slash, or an empty string. */
export const rootOf = (tree: FileTree): string => {
  const parent = tree.container === 'archive' ? parentFolder(tree) : undefined;
  return parent === undefined ? '' : `${parent}/`;
};

/** Lists the YAML files of the suite. Hidden files and folders below the root do not belong to the suite. */
export const yamlPaths = (tree: FileTree, root: string): readonly string[] =>
  pathsOf(tree, root, 'file', /^\.|^__MACOSX$|\.(?:app|xctest|framework)$/).filter((path) => /\.ya?ml$/.test(path));

/** Lists the symbolic links in a suite, except in `node_modules`. These links are neither packed nor followed. */
export const linkPaths = (tree: FileTree, root: string): readonly string[] =>
  pathsOf(tree, root, 'link', /^\.|^__MACOSX$|^node_modules$/);

const pathsOf = ({ entries }: FileTree, root: string, kind: TreeEntry['kind'], outside: RegExp): readonly string[] =>
  [...entries]
    .filter(([path, entry]) => entry.kind === kind && path.startsWith(root))
    .map(([path]) => path.slice(root.length))
    .filter((path) => !path.split('/').some((part) => outside.test(part)))
    .sort();

/** Returns the file name without folders and without its extension. The service's results identify a flow by this name. */
export const stemOf = (path: string): string => posix.basename(path).replace(/\.ya?ml$/, '');
