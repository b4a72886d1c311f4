/** Reads the output of a step as the runner does: its streams, and the files for file commands. */
import { EOL } from 'node:os';

/** A workflow command that the runner would execute. The name is in lower case. */
interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const inData = /%(?:0D|0A|25)/g;
const inProperties = /%(?:0D|0A|3A|2C|25)/g;
const inOldForm = /%(?:0D|0A|3B|5D|25)/g;

const decode = (text: string, codes: RegExp): string => text.replace(codes, (code) => decodeURIComponent(code));

const commandOf = (info: string, separator: string, codes: RegExp, data: string): WorkflowCommand => {
  const [name = '', properties = ''] = info.split(/ (.*)/s);
  const pairs = properties.split(separator).flatMap((pair) => {
    const [, key = '', value = ''] = /^=*([^=]+)=+(.+)$/s.exec(pair) ?? [];
    return key === '' ? [] : [[key, decode(value, codes)] as const];
  });
  return { name: name.toLowerCase(), properties: Object.fromEntries(pairs), data };
};

/** Reads `::name key=value,key=value::data` at the start of the line. */
const readNewForm = (line: string): WorkflowCommand | undefined => {
  const text = line.trimStart();
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  const info = text.slice(2, end).replace(/ \s*/, ' ').trimEnd();
  return commandOf(info, ',', inProperties, decode(text.slice(end + 2), inData));
};

/** Reads `##[name key=value;key=value]data` anywhere in the line. */
const readOldForm = (line: string): WorkflowCommand | undefined => {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  return commandOf(line.slice(start + 3, end), ';', inOldForm, decode(line.slice(end + 1), inOldForm));
};

/**
 * Reads the command in a line of output; undefined if there is none. The runner accepts `::error::text` and the older `##[error]text`
 * (`ActionCommand.cs`).
 */
export const readWorkflowCommand = (line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined =>
  [readNewForm(line), readOldForm(line)].find((command) => command !== undefined && registered.has(command.name));

/** Commands of the runner. A line with any other name is text. */
const knownCommands = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];

/** An annotation with its properties, such as `title`, `file` and `line`. */
interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

const isLevel = (name: string): name is Annotation['level'] => name === 'error' || name === 'warning' || name === 'notice';

/** Reads a log: commands in both forms, `stop-commands`, masks. */
export const readRunnerLog = (output: string) => {
  const registered = new Set(knownCommands);
  /** Commands that the runner would execute, in order. */
  const commands: WorkflowCommand[] = [];
  const annotations: Annotation[] = [];
  const masks: string[] = [];
  const visible: string[] = [];
  let stopToken: string | undefined;
  const show = (line: string): void => void visible.push(masks.reduce((result, mask) => result.replaceAll(mask, '***'), line));

  for (const line of output.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const command = readWorkflowCommand(line, registered);
    if (command === undefined || (stopToken !== undefined && command.name !== stopToken)) {
      show(line);
      continue;
    }
    const { name, properties, data } = command;
    if (name === stopToken) {
      registered.delete(name);
      stopToken = undefined;
      continue;
    }
    commands.push(command);
    if (name === 'group') show(data);
    // A value of several lines is masked as a whole and line by line, since output is read by lines.
    if (name === 'add-mask') masks.push(...new Set([data, ...data.split(/\r?\n/)].filter((mask) => mask.trim() !== '')));
    if (name === 'stop-commands') {
      stopToken = data.toLowerCase();
      registered.add(stopToken);
    }
    if (isLevel(name)) {
      annotations.push({ level: name, message: data, properties });
      show(`${name}: ${data}`);
    }
  }
  /** `text`: the visible log. Values appear as `***` after they were masked. */
  return { commands, annotations, masks, text: visible.join('\n') };
};

/**
 * Reads a file such as `GITHUB_OUTPUT`: `name=value`, or `name<<delimiter`, the lines of the value and `delimiter`. The last value of a name
 * wins.
 *
 * @throws Error if the runner would reject the file: for a line of neither form, or a missing delimiter.
 */
export const readFileCommands = (text: string): Record<string, string> => {
  const values: Record<string, string> = {};
  const lines = text.split(EOL);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const [, name, sign, rest = ''] = /^([^=]+?)(<<|=)(.*)$/s.exec(line) ?? [];
    if (name === undefined) throw new Error(`Invalid format '${line}'`);
    const end = lines.indexOf(rest, index + 1);
    if (sign === '<<' && (rest === '' || end < 0)) throw new Error(`Matching delimiter not found '${rest}' for ${line}`);
    values[name] = sign === '=' ? rest : lines.slice(index + 1, end).join(EOL);
    if (sign === '<<') index = end;
  }
  return values;
};
