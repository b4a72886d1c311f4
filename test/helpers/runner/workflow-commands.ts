/** A workflow command that the runner would carry out. Names in lower case. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const newForm: readonly (readonly [string, string])[] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
];
const newFormProperties = [...newForm, ['%3A', ':'], ['%2C', ',']] as const;
const oldForm = [...newForm, ['%3B', ';'], ['%5D', ']']] as const;

/** The percent sign comes last, as in the runner: otherwise `%250A` would become a line end. */
const decode = (text: string, codes: readonly (readonly [string, string])[]): string =>
  [...codes, ['%25', '%'] as const].reduce((result, [code, character]) => result.replaceAll(code, character), text);

const readProperties = (
  text: string,
  separator: string,
  codes: readonly (readonly [string, string])[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(separator)
      .map((pair) => /^=*([^=]+)=+(.+)$/s.exec(pair))
      .flatMap((match) => (match === null ? [] : [[match[1] ?? '', decode(match[2] ?? '', codes)] as const])),
  );

const splitInfo = (info: string): readonly [string, string] => {
  const space = info.indexOf(' ');
  return space < 0 ? [info.toLowerCase(), ''] : [info.slice(0, space).toLowerCase(), info.slice(space + 1)];
};

/** `::name key=value,key=value::data`, at the start of the line after blanks. */
const readNewForm = (line: string): WorkflowCommand | undefined => {
  const text = line.trimStart();
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  const [name, properties] = splitInfo(text.slice(2, end));
  return {
    name,
    properties: readProperties(properties.trim(), ',', newFormProperties),
    data: decode(text.slice(end + 2), newForm),
  };
};

/** `##[name key=value;key=value]data`, anywhere in the line. */
const readOldForm = (line: string): WorkflowCommand | undefined => {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [name, properties] = splitInfo(line.slice(start + 3, end));
  return { name, properties: readProperties(properties, ';', oldForm), data: decode(line.slice(end + 1), oldForm) };
};

/**
 * The command in a line of output, `undefined` where there is none.
 *
 * Both forms count, `::error::text` and the older `##[error]text`: the runner's `ActionCommand.cs` tries one after the other.
 */
export const readWorkflowCommand = (line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined =>
  [readNewForm(line), readOldForm(line)].find((command) => command !== undefined && registered.has(command.name));
