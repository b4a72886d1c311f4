import { EOL } from 'node:os';

/**
 * Reads a file of the kind of `GITHUB_OUTPUT`, `GITHUB_STATE` or `GITHUB_ENV`.
 *
 * Lines are `name=value`, or `name<<delimiter`, the lines of the value, `delimiter`. The last value of a name wins.
 *
 * @throws Error where the runner would refuse the file: a line of neither form, or a value whose delimiter is missing.
 */
export const readFileCommands = (text: string): Record<string, string> => {
  const values = new Map<string, string>();
  const lines = text.split(EOL);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc > 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (delimiter === '' || end < 0) throw new Error(`Matching delimiter not found '${delimiter}' for ${line}`);
      values.set(line.slice(0, heredoc), lines.slice(index + 1, end).join(EOL));
      index = end;
    } else if (equals > 0) values.set(line.slice(0, equals), line.slice(equals + 1));
    else throw new Error(`Invalid format '${line}'`);
  }
  return Object.fromEntries(values);
};
