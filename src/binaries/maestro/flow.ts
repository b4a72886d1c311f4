import { posix } from 'node:path';
import { isRecord } from '../../lib/is-record.ts';
import { readYamlDocuments } from '../../lib/yaml-document.ts';
import { FormatError } from '../binary-error.ts';

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
  /** Whether one of its own commands opens the app, at any depth; absent where it runs flows that only the run knows. */
  readonly launches?: boolean;
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

const readSettings = (path: string, { name, tags, appId }: Settings) => ({
  name: typeof name === 'string' && name.trim() !== '' ? name.trim() : stemOf(path),
  tags: textsOf(tags),
  appId: typeof appId === 'string' && appId.trim() !== '' ? appId.trim() : undefined,
});

const readSteps = (path: string, list: unknown, settings: Settings) => {
  const hooks = [settings.onFlowStart, settings.onFlowComplete].filter((hook) => hook !== undefined && hook !== null);
  const { commands, runs, unknown, launches } = readCommands(list, hooks);
  const hasApp = ['appId', 'url'].some((key) => typeof settings[key] === 'string' && settings[key] !== '');
  const isOfRun = (target: string): boolean => target.includes('${');
  const opens = launches || (runs.some(isOfRun) ? undefined : false);
  return {
    commands,
    ...(opens !== undefined && { launches: opens }),
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

/** One step of a flow. */
export interface MaestroCommand {
  /** As the flow writes it: `tapOn`. */
  readonly name: string;
  /** What it is about, in short: the text or id of an element, a file. Absent where it has none. */
  readonly argument?: string;
}

/** What the commands of a flow are, those inside of others included. */
interface CommandReading {
  /** At the top of the flow, in order. */
  readonly commands: readonly MaestroCommand[];
  /** Files of other flows that it runs, as it writes them. */
  readonly runs: readonly string[];
  /** Names that are no command of Maestro. */
  readonly unknown: readonly string[];
  /** `launchApp` is among them, at any depth. */
  readonly launches: boolean;
}

/** A flow with more was made to exhaust its reader. */
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

/** Commands that hold others, in a list or in another flow. */
const holders = ['runFlow', 'repeat', 'retry'];

/**
 * Reads lists of commands: those of the flow itself, and of its hooks.
 *
 * @throws FormatError for what is no list of commands, and for more commands than any flow has
 */
const readCommands = (own: unknown, hooks: readonly unknown[] = []): CommandReading => {
  const runs = new Set<string>();
  const unknown = new Set<string>();
  let left = mostCommands;
  let launches = false;

  const readList = (list: unknown): readonly MaestroCommand[] => {
    if (!Array.isArray(list)) throw new FormatError('no list of commands');
    return list.map((entry: unknown) => {
      left -= 1;
      if (left < 0) throw new FormatError(`more than ${mostCommands} commands`);
      return readCommand(entry);
    });
  };

  const readCommand = (entry: unknown): MaestroCommand => {
    const [name, value] = typeof entry === 'string' ? [entry] : isRecord(entry) ? (Object.entries(entry)[0] ?? []) : [];
    if (name === undefined) throw new FormatError('a command that is neither a name nor a mapping');
    if (name === 'launchApp') launches = true;
    if (!known.has(name)) unknown.add(name);
    if (holders.includes(name)) readHolder(value);
    const argument = argumentOf(value);
    return { name, argument };
  };

  const readHolder = (value: unknown): void => {
    if (typeof value === 'string') runs.add(value);
    if (!isRecord(value)) return;
    if (typeof value.file === 'string') runs.add(value.file);
    if (Array.isArray(value.commands)) readList(value.commands);
  };

  for (const hook of hooks) readList(hook);
  const commands = readList(own);
  return { commands, runs: [...runs], unknown: [...unknown], launches };
};

/** The first key that says what a command is about. */
const tellingKeys = ['text', 'id', 'visible', 'notVisible', 'file', 'link', 'appId', 'condition', 'label'];

const argumentOf = (value: unknown): string | undefined => {
  if (isRecord(value))
    return argumentOf(tellingKeys.map((key) => value[key]).find((each) => each !== undefined && each !== value));
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, mostArgumentChars) : undefined;
};
