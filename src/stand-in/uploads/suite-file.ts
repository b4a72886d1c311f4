import {
  discoverSuite,
  type FileTree,
  hasOneParent,
  isFullyKnown,
  type MaestroCommand,
  type MaestroFlow,
  readFlows,
  withArchive,
  withTree,
} from '../../binaries/index.ts';
import { sentenceOf } from '../builds/default-suites.ts';
import type { DiscoveredTest, DiscoverTests } from '../cloud-state.ts';
import { traitsOf } from '../framework.ts';
import { invalid, Refusal } from '../http/response.ts';
import type { UploadRecord } from './upload-registry.ts';

type StoredUpload = Pick<UploadRecord, 'name' | 'content' | 'framework'>;

/** The message names uploads instead of the paths of stored files. */
export const unreadableSuite = (error: unknown, uploads: readonly StoredUpload[], form?: 'error'): Refusal => {
  const why = error instanceof Error ? error.message : 'The suite cannot be read';
  const named = uploads.reduce((text, { name, content }) => (content ? text.replaceAll(content.path, name) : text), why);
  return invalid('INVALID_TESTSUITE', named.slice(0, 500), form);
};

/** Throws Refusal. With `takesFlat`, the files of a Maestro archive need no common folder. */
export const checkSuiteFile = async ({ framework, name, content }: StoredUpload, takesFlat: boolean): Promise<void> => {
  if (framework === undefined || content === undefined) return;
  const mistake = await withArchive(content.path, async (tree) =>
    framework !== 'maestro' || takesFlat ? undefined : layoutMistake(tree),
  ).catch((error: unknown) => Promise.reject(unreadableSuite(error, [{ name, content }], 'error')));
  if (mistake !== undefined) throw mistake;
};

const layoutMistake = (tree: FileTree): Refusal | undefined => {
  if (!hasOneParent(tree)) {
    const text = 'A suite of Maestro flows has exactly one visible folder at the top of its archive';
    return invalid('INVALID_TESTSUITE', text, 'error');
  }
  const hidden = [...tree.entries.keys()].find((path) => path.split('/').some((part) => part.startsWith('.')));
  if (hidden === undefined) return undefined;
  return new Refusal(
    422,
    `[HIDDEN_DIRECTORY] The archive has a name that begins with a period: ${hidden.slice(0, 200)}`,
    'error',
  );
};

/** Returns undefined if the tests cannot be determined, as in a binary without symbols. */
export const testsInFile: DiscoverTests = async (framework, file, app) => {
  if (traitsOf(framework).runner === 'maestro') return flowsInFile(file);
  const suite = await discoverSuite(file, app);
  return suite === undefined || (suite.tests.length === 0 && !isFullyKnown(suite)) ? undefined : suite.tests;
};

const withoutYamlEnding = (path: string): string => path.replace(/\.ya?ml$/, '');

const phrases: Readonly<Record<string, (argument: string) => string>> = {
  launchApp: (app) => `Launch app "${app}"`,
  tapOn: (element) => `Tap on "${element}"`,
  assertVisible: (element) => `Assert that "${element}" is visible`,
  assertNotVisible: (element) => `Assert that "${element}" is not visible`,
  inputText: (text) => `Input text ${text}`,
  runFlow: (file) => `Run ${file}`,
};

const describeCommand = ({ name, argument }: MaestroCommand): string => {
  if (argument === undefined) return sentenceOf(name);
  return phrases[name]?.(argument) ?? `${sentenceOf(name)} ${argument}`;
};

/** Sorts flows by the order in the suite configuration. Flows that are missing there come last. */
const inOrder = (flows: readonly MaestroFlow[], order: readonly string[]): readonly MaestroFlow[] => {
  const places = new Map(order.map((entry, index) => [withoutYamlEnding(entry), index]));
  const placeOf = ({ name, path }: MaestroFlow): number =>
    places.get(name) ??
    places.get(withoutYamlEnding(path)) ??
    places.get(withoutYamlEnding(path.split('/').at(-1) ?? '')) ??
    places.size;
  return flows.toSorted((left, right) => placeOf(left) - placeOf(right));
};

/** Includes flows that run only as part of other flows. Throws BinaryError if the file is not a suite. */
const flowsInFile = async (file: string): Promise<readonly DiscoveredTest[]> => {
  const { flows, config, files } = await withTree(file, readFlows);
  if (flows.some(({ problems }) => problems.some(({ kind }) => kind === 'equal-keys'))) throw new Error('Invalid YAML syntax');
  const present = new Set(files);
  const workspace = { includeTags: config.includeTags, excludeTags: config.excludeTags };
  return inOrder(flows, config.flowsOrder).map(({ path, name, tags, commands, runs, uses }) => ({
    className: withoutYamlEnding(path),
    name,
    flow: {
      file: path,
      tags,
      runsByDefault: config.selects(path),
      commands: commands.map(describeCommand),
      workspace,
      lacks: [...runs, ...uses].find((target) => !present.has(target)),
    },
  }));
};
