import { posix } from 'node:path';
import { isRecord } from '../../lib/is-record.ts';
import { readYamlDocuments } from '../../lib/yaml-document.ts';
import { FormatError } from '../byte-readers.ts';
import { stemOf } from './suite-layout.ts';

/**
 * Problem in a flow. `broken` and `no-app-id` make the flow fail, and the service refuses a suite with `equal-keys`. Maestro may
 * accept an `unknown-command`, and may read an `unread` flow, which only this reader refuses.
 */
export interface FlowProblem {
  readonly kind: 'broken' | 'equal-keys' | 'unread' | 'no-app-id' | 'unknown-command';
  readonly found: string;
}

export interface FlowText {
  /** Name that the flow sets, or else the file name without its extension. */
  readonly name: string;
  readonly tags: readonly string[];
  /** App id, which may be an expression such as `${APP_ID}`. */
  readonly appId?: string;
  /** Commands at the top level of the flow, in order. Empty if the file cannot be read. */
  readonly commands: readonly MaestroCommand[];
  /** Whether a command at any depth opens the app. Absent if this is known only at run time. */
  readonly launches?: boolean;
  /** Paths of the flows that this flow runs, relative to the suite. Excludes paths known only at run time (`${FLOW}`). */
  readonly runs: readonly string[];
  /** Paths of scripts and media files that this flow needs, like `runs`. */
  readonly uses: readonly string[];
  readonly problems: readonly FlowProblem[];
}

/**
 * Reads a flow: settings, `---`, and commands. Returns undefined for YAML that is not a flow.
 *
 * @param path path of the file, relative to the root of the suite
 */
export const readFlow = (path: string, text: string): FlowText | undefined => {
  const documents = readYamlDocuments(text);
  const broken = documents.find((document) => document.kind === 'broken');
  if (broken !== undefined) {
    const equal = broken.mistakes.find(({ equalKey }) => equalKey !== undefined);
    if (equal?.equalKey !== undefined)
      return unreadFlow(path, `the key "${equal.equalKey.slice(0, 100)}" twice in one mapping, line ${equal.line}`, 'equal-keys');
    const [first] = broken.mistakes;
    const found = `YAML that cannot be read, line ${first?.line ?? 1}: ${first?.message ?? 'an unspecified mistake'}`;
    return unreadFlow(path, found, broken.isLimit ? 'unread' : 'broken');
  }
  const values = documents.map((document) => (document.kind === 'read' ? document.value : undefined));
  const commands = values.findLast((value) => Array.isArray(value));
  if (commands === undefined) return undefined;
  const [first] = values;
  const settings = isRecord(first) ? first : {};
  try {
    return { ...readSettings(path, settings), ...readSteps(path, commands, settings) };
  } catch (error) {
    if (error instanceof FlowLimitError) return unreadFlow(path, error.message, 'unread');
    if (!(error instanceof FormatError)) throw error;
    return unreadFlow(path, error.message, 'broken');
  }
};

class FlowLimitError extends Error {}

const unreadFlow = (path: string, found: string, kind: 'broken' | 'equal-keys' | 'unread'): FlowText => ({
  name: stemOf(path),
  tags: [],
  commands: [],
  runs: [],
  uses: [],
  problems: [{ kind, found }],
});

type Settings = Readonly<Record<string, unknown>>;

const readSettings = (path: string, { name, tags, appId }: Settings) => ({
  name: typeof name === 'string' && name.trim() !== '' ? name.trim() : stemOf(path),
  tags: scalarTexts(tags),
  appId: typeof appId === 'string' && appId.trim() !== '' ? appId.trim() : undefined,
});

const readSteps = (path: string, list: unknown, settings: Settings) => {
  const hooks = [settings.onFlowStart, settings.onFlowComplete].filter((hook) => hook !== undefined && hook !== null);
  const { commands, runs, uses, unknown, launches } = readCommands(list, hooks);
  const hasApp = ['appId', 'url'].some((key) => typeof settings[key] === 'string' && settings[key] !== '');
  const isOfRun = (target: string): boolean => target.includes('${');
  const fromRoot = (target: string): string => posix.join(posix.dirname(path), target);
  const opens = launches || (runs.some(isOfRun) ? undefined : false);
  return {
    commands,
    ...(opens !== undefined && { launches: opens }),
    runs: runs.filter((target) => !isOfRun(target)).map(fromRoot),
    uses: uses.filter((target) => !isOfRun(target)).map(fromRoot),
    problems: [
      ...(hasApp ? [] : [{ kind: 'no-app-id', found: 'no appId' } as const]),
      ...unknown.map((name) => ({ kind: 'unknown-command', found: `the command "${name.slice(0, 100)}"` }) as const),
    ],
  };
};

/** Reads a list of texts, or a single text. */
export const scalarTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
    typeof each === 'string' || typeof each === 'number' ? [String(each)] : [],
  );

export interface MaestroCommand {
  readonly name: string;
  /** Summary of the argument: the text or id of an element, or a file. */
  readonly argument?: string;
}

/** Maximum number of commands. A flow with more commands counts as hostile. */
const mostCommands = 100_000;
const mostArgumentChars = 200;

const known: ReadonlySet<string> = new Set(
  `action addMedia assertNoDefectsWithAI assertNotVisible assertScreenshot assertTrue assertVisible assertWithAI back clearKeychain
  clearState copyTextFrom doubleTapOn eraseText evalScript extendedWaitUntil extractTextWithAI hideKeyboard inputRandomCityName
  inputRandomColorName inputRandomCountryName inputRandomEmail inputRandomNumber inputRandomPersonName inputRandomText inputText killApp
  launchApp longPressOn openLink pasteText pressKey repeat retry runFlow runScript scroll scrollUntilVisible setAirplaneMode
  setClipboard setLocation setOrientation setPermissions startRecording stopApp stopRecording swipe takeScreenshot tapOn
  toggleAirplaneMode travel waitForAnimationToEnd`.split(/\s+/),
);

/** Commands that contain other commands or run another flow. */
const holders = ['runFlow', 'repeat', 'retry'];

/** Reads the commands of a flow. Throws `FormatError` if they are not a list, and `FlowLimitError` for too many. */
const readCommands = (own: unknown, hooks: readonly unknown[]) => {
  const runs = new Set<string>();
  const uses = new Set<string>();
  const unknown = new Set<string>();
  let left = mostCommands;
  let launches = false;

  const readList = (list: unknown): readonly MaestroCommand[] => {
    if (!Array.isArray(list)) throw new FormatError('no list of commands');
    return list.map((entry: unknown) => {
      left -= 1;
      if (left < 0) throw new FlowLimitError(`more than ${mostCommands} commands`);
      return readCommand(entry);
    });
  };

  const readCommand = (entry: unknown): MaestroCommand => {
    const [name, value] = typeof entry === 'string' ? [entry] : isRecord(entry) ? (Object.entries(entry)[0] ?? []) : [];
    if (name === undefined) throw new FormatError('a command that is neither a name nor a mapping');
    if (name === 'launchApp') launches = true;
    if (!known.has(name)) unknown.add(name);
    if (holders.includes(name)) readHolder(value);
    for (const target of filesOf(name, value)) uses.add(target);
    return { name, argument: argumentOf(value) };
  };

  const readHolder = (value: unknown): void => {
    if (typeof value === 'string') runs.add(value);
    if (!isRecord(value)) return;
    if (typeof value.file === 'string') runs.add(value.file);
    if (Array.isArray(value.commands)) readList(value.commands);
  };

  for (const hook of hooks) readList(hook);
  const commands = readList(own);
  return { commands, runs: [...runs], uses: [...uses], unknown: [...unknown], launches };
};

/** Files that a command needs, as it names them. */
const filesOf = (command: string, value: unknown): readonly string[] => {
  if (command === 'runScript') return scalarTexts(isRecord(value) ? value.file : value);
  return command === 'addMedia' ? scalarTexts(isRecord(value) ? value.files : value) : [];
};

/** Keys whose value summarizes the argument of a command, the most important key first. */
const tellingKeys = ['text', 'id', 'visible', 'notVisible', 'file', 'link', 'appId', 'condition', 'label'];

const argumentOf = (value: unknown): string | undefined => {
  if (isRecord(value))
    return argumentOf(tellingKeys.map((key) => value[key]).find((each) => each !== undefined && each !== value));
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, mostArgumentChars) : undefined;
};
