/** Reads the output of a step as the runner does: its streams, and the files for file commands. */
import { EOL } from 'node:os';

/** A workflow command that the runner would execute. The name is in lower case. */
interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const inOldForm = /%(?:0D|0A|3B|5D|25)/g;

/** `::name key=value,key=value::data` at the start of a line, and the older `##[name key=value;key=value]data` anywhere in it. */
const forms = [
  { form: /^\s*::(.*?)::(.*)$/s, separator: ',', inProperty: /%(?:0D|0A|3A|2C|25)/g, inData: /%(?:0D|0A|25)/g },
  { form: /##\[(.*?)\](.*)$/s, separator: ';', inProperty: inOldForm, inData: inOldForm },
];

const decode = (text: string, codes: RegExp): string => text.replace(codes, (code) => decodeURIComponent(code));

/** Reads the command in a line as `ActionCommand.cs` of the runner does; undefined if none of the `registered` ones is in it. */
export const readWorkflowCommand = (line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined => {
  for (const { form, separator, inProperty, inData } of forms) {
    const [, info = '', data = ''] = form.exec(line) ?? [];
    const [name = '', properties = ''] = info.split(/ (.*)/s);
    if (!registered.has(name.toLowerCase())) continue;
    const pairs = properties
      .trim()
      .split(separator)
      .flatMap((pair) => {
        const [, key = '', value = ''] = /^=*([^=]+)=+(.+)$/s.exec(pair) ?? [];
        return key === '' ? [] : [[key, decode(value, inProperty)] as const];
      });
    return { name: name.toLowerCase(), properties: Object.fromEntries(pairs), data: decode(data, inData) };
  }
  return undefined;
};

const levels = ['error', 'warning', 'notice'] as const;
const written = new Set(['add-mask', 'debug', 'endgroup', 'group', ...levels]);
const injected = 'add-matcher add-path echo remove-matcher save-state set-env set-output stop-commands'.split(' ');
const knownCommands = new Set([...written, ...injected]);

/**
 * Reads a log as the runner does. `text` is the visible part, in which values appear as `***` after they were masked.
 *
 * @throws Error for a command that the action never writes, since it must come from the name of a test or a device
 */
export const readRunnerLog = (output: string) => {
  const annotations: { level: (typeof levels)[number]; message: string; properties: WorkflowCommand['properties'] }[] = [];
  const masks: string[] = [];
  const visible: string[] = [];
  const show = (line: string): void => void visible.push(masks.reduce((result, mask) => result.replaceAll(mask, '***'), line));

  for (const line of output.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const { name, properties, data } = readWorkflowCommand(line, knownCommands) ?? { name: 'text', properties: {}, data: line };
    if (injected.includes(name)) throw new Error(`the log has the command ${name}: ${line}`);
    if (name === 'text' || name === 'group') show(data);
    // A value of several lines is masked as a whole and line by line, since output is read by lines.
    if (name === 'add-mask') masks.push(...new Set([data, ...data.split(/\r?\n/)].filter((mask) => mask.trim() !== '')));
    const level = levels.find((each) => each === name);
    if (level === undefined) continue;
    annotations.push({ level, message: data, properties });
    show(`${level}: ${data}`);
  }
  return { annotations, masks, text: visible.join('\n') };
};

/**
 * Reads a file such as `GITHUB_OUTPUT`: `name=value`, or `name<<delimiter`, the lines of the value and `delimiter`.
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
