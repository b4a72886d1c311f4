import type { FileTree, TreeEntry } from '../folder.ts';

/**
 * Names at the top of an archive that the service sees: it takes a suite only if this is one folder. What `__MACOSX` holds counts too.
 */
const visibleTopNames = (tree: FileTree): readonly string[] => topLevel(tree).filter((name) => !name.startsWith('.'));

/** Whether an archive is as the service takes it: one visible folder at the top, and no other visible name. */
export const hasOneParent = (tree: FileTree): boolean => {
  const [only, ...others] = visibleTopNames(tree);
  return only !== undefined && others.length === 0 && isFolderIn(tree, only);
};

/** What tools of macOS add to archives and folders. */
export const isClutter = (path: string): boolean => /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|\._)/.test(path);

/** The one visible folder at the top of an archive, or the one hidden folder that holds everything. */
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

/** Whether an archive or a folder may be a suite: it has YAML that is none of an app's resources. */
export const mayHoldFlows = (tree: FileTree): boolean => yamlPaths(tree, rootOf(tree)).length > 0;

/** In front of every path of the suite: the parent folder with a slash, or nothing. */
export const rootOf = (tree: FileTree): string => {
  const parent = tree.container === 'archive' ? parentFolder(tree) : undefined;
  return parent === undefined ? '' : `${parent}/`;
};

/** Hidden files and folders below the root are none of the suite's. */
export const yamlPaths = (tree: FileTree, root: string): readonly string[] =>
  pathsOf(tree, root, 'file', /^\.|^__MACOSX$|\.(?:app|xctest|framework)$/).filter((path) => /\.ya?ml$/.test(path));

/** Links in a suite: they are not packed, and nothing is read behind them. Those of installed JavaScript packages are no part of it. */
export const linkPaths = (tree: FileTree, root: string): readonly string[] =>
  pathsOf(tree, root, 'link', /^\.|^__MACOSX$|^node_modules$/);

/** Sorted, relative to the root. */
const pathsOf = ({ entries }: FileTree, root: string, kind: TreeEntry['kind'], outside: RegExp): readonly string[] =>
  [...entries]
    .filter(([path, entry]) => entry.kind === kind && path.startsWith(root))
    .map(([path]) => path.slice(root.length))
    .filter((path) => !path.split('/').some((part) => outside.test(part)))
    .sort();
