import { posix } from 'node:path';
import { isRecord } from '../../lib/is-record.ts';
import { readYamlDocuments } from '../../lib/yaml-document.ts';
import { FormatError } from '../binary-error.ts';
import { type MaestroCommand, readCommands } from './commands.ts';

/** Something in a flow that cannot work (`broken`, `no-app-id`), or that Maestro may refuse (`unknown-command`). */
export interface FlowProblem {
  readonly kind: 'broken' | 'no-app-id' | 'unknown-command';
  /** What was found, without the flow. */
  readonly found: string;
}

/** What one flow file says. */
export interface FlowText {
  /** The name in the flow, else that of its file without its ending. */
  readonly name: string;
  readonly tags: readonly string[];
  /** May be an expression such as `${APP_ID}`. */
  readonly appId?: string;
  /** At the top of the flow, in order; empty where the file cannot be read. */
  readonly commands: readonly MaestroCommand[];
  /** Other flows that it runs: paths relative to the suite's root, without those that only the run knows (`${FLOW}`). */
  readonly runs: readonly string[];
  readonly problems: readonly FlowProblem[];
}

/**
 * Reads a flow: its settings, `---`, and its commands.
 *
 * @param path of the file, relative to the suite's root
 * @returns undefined for YAML that is no flow
 */
export const readFlow = (path: string, text: string): FlowText | undefined => {
  const documents = readYamlDocuments(text);
  const broken = documents.find((document) => document.kind === 'broken');
  if (broken !== undefined) {
    const [first] = broken.mistakes;
    return unreadable(path, `YAML that cannot be read, line ${first?.line ?? 1}: ${first?.message ?? 'an unspecified mistake'}`);
  }
  const values = documents.map((document) => (document.kind === 'read' ? document.value : undefined));
  const commands = values.findLast((value) => Array.isArray(value));
  if (commands === undefined) return undefined;
  const [first] = values;
  const settings = isRecord(first) ? first : {};
  try {
    return { ...readSettings(path, settings), ...readSteps(path, commands, settings) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return unreadable(path, error.message);
  }
};

/** File name without folders and ending: how the service's results name a flow. */
export const stemOf = (path: string): string => posix.basename(path).replace(/\.ya?ml$/, '');

const unreadable = (path: string, found: string): FlowText => ({
  name: stemOf(path),
  tags: [],
  commands: [],
  runs: [],
  problems: [{ kind: 'broken', found }],
});

type Settings = Readonly<Record<string, unknown>>;

const readSettings = (path: string, { name, tags, appId }: Settings): Pick<FlowText, 'name' | 'tags' | 'appId'> => ({
  name: typeof name === 'string' && name.trim() !== '' ? name.trim() : stemOf(path),
  tags: textsOf(tags),
  appId: typeof appId === 'string' && appId.trim() !== '' ? appId.trim() : undefined,
});

const readSteps = (path: string, list: unknown, settings: Settings): Pick<FlowText, 'commands' | 'runs' | 'problems'> => {
  const hooks = [settings.onFlowStart, settings.onFlowComplete].filter((hook) => hook !== undefined && hook !== null);
  const { commands, runs, unknown } = readCommands(list, hooks);
  const hasApp = ['appId', 'url'].some((key) => typeof settings[key] === 'string' && settings[key] !== '');
  const isOfRun = (target: string): boolean => target.includes('${');
  return {
    commands,
    runs: runs.filter((target) => !isOfRun(target)).map((target) => posix.join(posix.dirname(path), target)),
    problems: [
      ...(hasApp ? [] : [{ kind: 'no-app-id', found: 'no appId' } as const]),
      ...unknown.map((name) => ({ kind: 'unknown-command', found: `the command "${name.slice(0, 100)}"` }) as const),
    ],
  };
};

/** A list, or a single text. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
    typeof each === 'string' || typeof each === 'number' ? [String(each)] : [],
  );
