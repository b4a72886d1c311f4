import type { NamedTest } from '../../model/results.ts';

/** Instrumentation that ended before its tests. */
export interface EndedInstrumentation {
  /** Short message: `Process crashed.`, or the class of an exception. */
  readonly shortMessage: string;
  readonly longMessage?: string | undefined;
  readonly running?: NamedTest | undefined;
  /** Lines with the messages, unchanged. */
  readonly log: readonly string[];
}

const maxMessageChars = 4_000;
const maxLogLines = 50;

const entry = /^INSTRUMENTATION_(STATUS|RESULT|STATUS_CODE|CODE|FAILED|ABORTED): ?(.*)$/s;

/** Reads the output of `am instrument -r`. Returns undefined if the tests finished, or if the end is missing. */
export const readInstrumentationLog = async (
  lines: AsyncIterable<readonly string[]>,
): Promise<EndedInstrumentation | undefined> => {
  const status = new Map<string, string>();
  const result = new Map<string, string>();
  const log: string[] = [];
  let running: NamedTest | undefined;
  /** Key of the message that the next lines continue. */
  let open: string | undefined;

  const keep = (key: string, value: string, line: string): void => {
    if (log.length < maxLogLines) log.push(line);
    result.set(key, value.slice(0, maxMessageChars));
  };

  const endStatus = (code: string): void => {
    const className = status.get('class');
    const name = status.get('test');
    running = code.trim() === '1' && className !== undefined && name !== undefined ? { className, name } : undefined;
    status.clear();
  };

  const read = (line: string): void => {
    const [, kind, text = ''] = entry.exec(line) ?? [];
    if (kind === undefined) {
      if (open !== undefined) keep(open, `${result.get(open)}\n${line}`, line);
      return;
    }
    open = undefined;
    const [key = '', ...values] = text.split('=');
    const value = values.join('=');
    if (kind === 'STATUS') status.set(key, value.slice(0, maxMessageChars));
    else if (kind === 'RESULT' && (key === 'shortMsg' || key === 'longMsg')) {
      open = key;
      keep(key, value, line);
    } else if (kind === 'STATUS_CODE') endStatus(text);
    else if (kind === 'FAILED') keep('shortMsg', `Instrumentation failed: ${text}`, line);
    else if (kind === 'ABORTED') keep('shortMsg', text, line);
  };

  for await (const some of lines) for (const line of some) read(line);
  const shortMessage = result.get('shortMsg')?.trim();
  return shortMessage === undefined ? undefined : { shortMessage, longMessage: result.get('longMsg')?.trim(), running, log };
};
