import { withArchive } from '../archive.ts';
import { BinaryError } from '../binary-error.ts';
import type { FileTree } from '../file-tree.ts';
import { isFolder, readFolder } from '../folder.ts';
import { type FlowText, readFlow } from './flow.ts';
import { linkPaths, rootOf, yamlPaths } from './layout.ts';
import { defaultWorkspace, isWorkspaceFile, readWorkspace, type WorkspaceConfig } from './workspace.ts';

export interface MaestroFlow extends FlowText {
  /** Relative to the suite's root, with its ending and forward slashes. */
  readonly path: string;
  /** The `config.yaml` of the suite, or without one its place at the top, selects it where nothing else is asked for. */
  readonly runsByDefault: boolean;
}

/** The flows of a folder or an archive. */
export interface MaestroSuite {
  /** The one folder at the top of an archive that holds everything, which paths are relative to; absent for a flat archive and a folder. */
  readonly parent?: string;
  /** Sorted by path; also those that only other flows run, last where they are hidden. */
  readonly flows: readonly MaestroFlow[];
  /** Paths of links, which stand for nothing in a suite. */
  readonly links: readonly string[];
  readonly config: WorkspaceConfig;
}

/** More than any suite has, each and together. */
const limits = { flows: 10_000, flowBytes: 1_000_000, allBytes: 64_000_000 } as const;

/** Reads a folder or a zip archive of flows. Throws `BinaryError` as `readFlows` does. */
export const readMaestroSuite = async (fileOrFolder: string): Promise<MaestroSuite> =>
  (await isFolder(fileOrFolder)) ? readFlows(await readFolder(fileOrFolder)) : withArchive(fileOrFolder, readFlows);

/** Throws `BinaryError` for a damaged archive, an unreadable `config.yaml`, and more flows than any suite has. */
export const readFlows = async (tree: FileTree): Promise<MaestroSuite> => {
  const root = rootOf(tree);
  const paths = yamlPaths(tree, root);
  refuseTooMuch(tree, paths, root);
  const textOf = async (path: string): Promise<string> => (await tree.read(root + path, limits.flowBytes)).toString('utf8');

  const configPath = paths.find(isWorkspaceFile);
  const config = configPath === undefined ? defaultWorkspace : readWorkspace(tree.file, configPath, await textOf(configPath));
  const flows: MaestroFlow[] = [];
  const own = new Set(paths);
  const reached = new Set(paths);
  for (const path of reached) {
    if (isWorkspaceFile(path)) continue;
    const flow = readFlow(path, await textOf(path));
    if (flow === undefined) continue;
    flows.push({ path, ...flow, runsByDefault: own.has(path) && isSelected(config, path, flow) });
    for (const target of flow.runs) if (tree.entries.get(root + target)?.kind === 'file') reached.add(target);
    if (reached.size > own.size) refuseTooMuch(tree, [...reached], root);
  }
  return { parent: root === '' ? undefined : root.slice(0, -1), flows, links: linkPaths(tree, root), config };
};

const refuseTooMuch = (tree: FileTree, paths: readonly string[], root: string): void => {
  const bytes = paths.reduce((sum, path) => sum + (tree.entries.get(root + path)?.sizeBytes ?? 0), 0);
  if (paths.length <= limits.flows && bytes <= limits.allBytes) return;
  throw new BinaryError('too-large', tree.file, {
    found: `${paths.length} YAML files of ${Math.ceil(bytes / 1e6)} MB`,
    expected: `at most ${limits.flows} of ${limits.allBytes / 1e6} MB, as a suite of Maestro flows`,
    remedy: 'Use the folder with the flows, not a folder above it.',
  });
};

const isSelected = ({ selects, includeTags, excludeTags }: WorkspaceConfig, path: string, { tags }: FlowText): boolean =>
  selects(path) &&
  (includeTags.length === 0 || tags.some((tag) => includeTags.includes(tag))) &&
  !tags.some((tag) => excludeTags.includes(tag));
