import type { MaestroCommand } from '../../binaries/maestro/commands.ts';
import { type MaestroFlow, readMaestroSuite } from '../../binaries/maestro/suite.ts';
import type { DiscoveredTest } from '../cloud-state.ts';

const withoutEnding = (path: string): string => path.replace(/\.ya?ml$/, '');

const phrases: Readonly<Record<string, (argument: string) => string>> = {
  launchApp: (app) => `Launch app "${app}"`,
  tapOn: (element) => `Tap on "${element}"`,
  assertVisible: (element) => `Assert that "${element}" is visible`,
  assertNotVisible: (element) => `Assert that "${element}" is not visible`,
  inputText: (text) => `Input text ${text}`,
  runFlow: (file) => `Run ${file}`,
};

const inWords = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

/** A command as Maestro's log has it. */
const describeCommand = ({ name, argument }: MaestroCommand): string => {
  if (argument === undefined) return inWords(name);
  return phrases[name]?.(argument) ?? `${inWords(name)} ${argument}`;
};

/** The flows that the suite's configuration puts first, then the others by their path. */
const inOrder = (flows: readonly MaestroFlow[], order: readonly string[]): readonly MaestroFlow[] => {
  const places = new Map(order.map((entry, index) => [withoutEnding(entry), index]));
  const placeOf = ({ name, path }: MaestroFlow): number =>
    places.get(name) ?? places.get(withoutEnding(path)) ?? places.get(withoutEnding(path.split('/').at(-1) ?? '')) ?? places.size;
  return flows.toSorted((left, right) => placeOf(left) - placeOf(right));
};

/** The flows of an uploaded Maestro suite, those included that only other flows run. Throws BinaryError for a file that is no suite. */
export const flowsInFile = async (file: string): Promise<readonly DiscoveredTest[]> => {
  const { flows, config } = await readMaestroSuite(file);
  const workspace = { includeTags: config.includeTags, excludeTags: config.excludeTags };
  return inOrder(flows, config.flowsOrder).map(({ path, name, tags, commands }) => ({
    className: withoutEnding(path),
    name,
    flow: {
      file: path,
      tags,
      runsByDefault: config.selects(path),
      commands: commands.map(describeCommand),
      workspace,
    },
  }));
};
