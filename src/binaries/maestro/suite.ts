import { posix } from 'node:path';
import { type DiscoveredSuite, ordinaryTest, sortTests } from '../../core/model/discovered-suite.ts';
import type { KnownTest } from '../../core/model/run-plan.ts';
import { isRecord } from '../../lib/is-record.ts';
import { readPathPattern } from '../../lib/wildcard.ts';
import { readYaml } from '../../lib/yaml-document.ts';
import { BinaryError } from '../binary-error.ts';
import type { FileTree } from '../folder.ts';
import { type FlowText, readFlow, scalarTexts } from './flow.ts';
import { hiddenPaths, isHidden, linkPaths, packedPaths, rootOf, stemOf, yamlPaths } from './suite-layout.ts';

export interface MaestroFlow extends FlowText {
  /** Path relative to the root of the suite, with its extension and forward slashes. */
  readonly path: string;
  /** Whether the flow runs if the inputs select no flows. Without a `config.yaml`, all flows at the top run. */
  readonly runsByDefault: boolean;
}

export interface MaestroSuite {
  /** The only folder at the top of an archive. Paths of flows are relative to this folder. */
  readonly parent?: string;
  /** Flows sorted by path. Flows in folders with reserved names come last, because only other flows run them. */
  readonly flows: readonly MaestroFlow[];
  /** Paths of all files that are uploaded. */
  readonly files: readonly string[];
  /** Hidden files and folders, which are not uploaded. */
  readonly hidden: readonly string[];
  /** Paths of symbolic links, which are not uploaded. */
  readonly links: readonly string[];
  readonly config: WorkspaceConfig;
  /** Folders that a request may name instead of their flows, see `FlowGroups`. */
  readonly wholeFolders: readonly string[];
}

/** Limits on the number and the bytes of flows. Real suites stay below these limits. */
const limits = { flows: 10_000, flowBytes: 1_000_000, allBytes: 64_000_000 } as const;

/** Reads the flows of a suite. Throws `BinaryError` for a damaged archive, an invalid `config.yaml`, or too many flows. */
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
    for (const target of flow.runs)
      if (tree.entries.get(root + target)?.kind === 'file' && !isHidden(target)) reached.add(target);
    if (reached.size > own.size) refuseTooMuch(tree, [...reached], root);
  }
  return {
    parent: root === '' ? undefined : root.slice(0, -1),
    flows,
    files: packedPaths(tree, root),
    hidden: hiddenPaths(tree, root),
    links: linkPaths(tree, root),
    config,
    wholeFolders: wholeFolders(paths, flows, config),
  };
};

/**
 * Finds the folders in which every YAML file is a readable flow that the configuration selects, and below which there are no
 * others. Whatever the service makes of nested folders and of `config.yaml`, it runs the same flows.
 */
const wholeFolders = (
  paths: readonly string[],
  flows: readonly MaestroFlow[],
  { decides }: WorkspaceConfig,
): readonly string[] => {
  const readable = new Set(
    flows
      .filter(
        ({ problems, runsByDefault }) =>
          (runsByDefault || !decides) && problems.every(({ kind }) => kind !== 'broken' && kind !== 'equal-keys'),
      )
      .map(({ path }) => path),
  );
  const inFolder = Map.groupBy(
    paths.filter((path) => !isWorkspaceFile(path)),
    (path) => posix.dirname(path),
  );
  const hasFolderBelow = new Set([...inFolder.keys()].flatMap(foldersAbove));
  return [...inFolder]
    .filter(([folder, own]) => !hasFolderBelow.has(folder) && own.every((path) => readable.has(path)))
    .map(([folder]) => folder);
};

/** Lists the folders that contain a folder: `.` and `a` for `a/b`. */
const foldersAbove = (folder: string): readonly string[] => {
  if (folder === '.') return [];
  const above = posix.dirname(folder);
  return [above, ...foldersAbove(above)];
};

const refuseTooMuch = (tree: FileTree, paths: readonly string[], root: string): void => {
  const bytes = paths.reduce((sum, path) => sum + (tree.entries.get(root + path)?.sizeBytes ?? 0), 0);
  if (paths.length <= limits.flows && bytes <= limits.allBytes) return;
  throw new BinaryError('too-large', tree.file, {
    found: `the suite has ${paths.length} YAML files with ${Math.ceil(bytes / 1e6)} MB, but at most ${limits.flows} with ${limits.allBytes / 1e6} MB are read`,
    remedy: 'Use the folder with the flows, not a folder above it.',
  });
};

const isSelected = ({ selects, includeTags, excludeTags }: WorkspaceConfig, path: string, { tags }: FlowText): boolean =>
  selects(path) &&
  (includeTags.length === 0 || tags.some((tag) => includeTags.includes(tag))) &&
  !tags.some((tag) => excludeTags.includes(tag));

/** Settings in the `config.yaml` of a suite that decide which flows run. */
interface WorkspaceConfig {
  readonly selects: (path: string) => boolean;
  /** Tags of flows to run; empty for all flows. */
  readonly includeTags: readonly string[];
  readonly excludeTags: readonly string[];
  /** Whether the file chooses flows by patterns or tags. */
  readonly decides: boolean;
  /** Names or file names of flows that run one after the other. */
  readonly flowsOrder: readonly string[];
}

/** Settings without a `config.yaml`: the flows at the top of the suite run. */
const defaultWorkspace: WorkspaceConfig = {
  selects: (path) => !path.includes('/'),
  includeTags: [],
  excludeTags: [],
  decides: false,
  flowsOrder: [],
};

const isWorkspaceFile = (path: string): boolean => /^config\.ya?ml$/.test(path);

/**
 * Reads a `config.yaml`.
 *
 * @throws BinaryError for text that is not a YAML mapping, and for patterns that Maestro refuses
 */
export const readWorkspace = (file: string, path: string, text: string): WorkspaceConfig => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') {
    const [first] = reading.mistakes;
    throw unusable(file, `${path}, line ${first?.line ?? 1}: ${first?.message ?? 'the YAML cannot be read'}`);
  }
  const { value } = reading;
  if (value === null || value === undefined) return defaultWorkspace;
  if (!isRecord(value)) throw unusable(file, `${path} is not a YAML mapping`);
  const order = isRecord(value.executionOrder) ? value.executionOrder.flowsOrder : undefined;
  const [includeTags, excludeTags] = [scalarTexts(value.includeTags), scalarTexts(value.excludeTags)];
  const hasPatterns = value.flows !== undefined && value.flows !== null;
  return {
    selects: hasPatterns ? selecting(scalarTexts(value.flows), file, path) : defaultWorkspace.selects,
    includeTags,
    excludeTags,
    decides: hasPatterns || includeTags.length + excludeTags.length > 0,
    flowsOrder: scalarTexts(order),
  };
};

/** Maximum length of all patterns together, because long patterns take much time for each flow. */
const maxPatternCharacters = 10_000;

/** Creates a function that matches paths with Java's `glob:` patterns, as Maestro does. A leading `!` excludes paths. */
const selecting = (patterns: readonly string[], file: string, path: string): WorkspaceConfig['selects'] => {
  const matchersOf = (isExclusion: boolean) =>
    patterns
      .filter((text) => text.startsWith('!') === isExclusion)
      .map((text) => {
        const pattern = readPathPattern(isExclusion ? text.slice(1) : text, 'java');
        if (pattern.kind === 'pattern') return pattern.matches;
        throw unusable(file, `${path}: the pattern ${JSON.stringify(text)} of flows ${pattern.mistake}`);
      });
  if (patterns.join('').length > maxPatternCharacters)
    throw unusable(file, `${path}: the patterns of flows have more than ${maxPatternCharacters} characters together`);
  const included = matchersOf(false);
  const excluded = matchersOf(true);
  if (included.length === 0 && excluded.length > 0)
    throw unusable(file, `${path}: flows has only exclusions; a pattern that selects flows is missing, such as "*"`);
  return (flow) => included.some((matches) => matches(flow)) && !excluded.some((matches) => matches(flow));
};

const unusable = (file: string, found: string): BinaryError =>
  new BinaryError('damaged', file, {
    found,
    remedy: 'Correct the file; the documentation of Maestro lists its keys.',
  });

/** Lists the flows of a suite as tests. Flows with a configured order come first. */
export const discoverFlows = ({ flows, config, parent, wholeFolders: folders }: MaestroSuite): DiscoveredSuite => {
  const selected = flows.filter(({ runsByDefault }) => runsByDefault);
  const ordered = config.flowsOrder.flatMap((name) => selected.filter((flow) => [flow.name, stemOf(flow.path)].includes(name)));
  const sequence = [...new Set(ordered)].map(flowTest);
  const inSequence = new Set(sequence.map(({ file }) => file));
  const tests = sortTests(selected.map(flowTest)).filter(({ file }) => !inSequence.has(file));
  return {
    tests: [...sequence, ...tests],
    onRequest: sortTests(flows.filter((flow) => !flow.runsByDefault).map(flowTest)),
    sequence: sequence.length === 0 ? undefined : sequence.map(({ className }) => className),
    groups: { folders, byTag: config.includeTags.length + config.excludeTags.length === 0 },
    suiteId: parent,
    classesRead: flows.length,
    unknown: [],
  };
};

const flowTest = ({ path, name, tags }: MaestroFlow): KnownTest => ({
  className: path.replace(/\.ya?ml$/, ''),
  name,
  ...ordinaryTest,
  file: path,
  tags: tags.length === 0 ? undefined : tags,
});
