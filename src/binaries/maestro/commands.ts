import { isRecord } from '../../lib/is-record.ts';
import { FormatError } from '../binary-error.ts';

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
export const readCommands = (own: unknown, hooks: readonly unknown[] = []): CommandReading => {
  const runs = new Set<string>();
  const unknown = new Set<string>();
  let left = mostCommands;

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
  return { commands: readList(own), runs: [...runs], unknown: [...unknown] };
};

/** The first key that says what a command is about. */
const tellingKeys = ['text', 'id', 'visible', 'notVisible', 'file', 'link', 'appId', 'condition', 'label'];

const argumentOf = (value: unknown): string | undefined => {
  if (isRecord(value))
    return argumentOf(tellingKeys.map((key) => value[key]).find((each) => each !== undefined && each !== value));
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, mostArgumentChars) : undefined;
};
