import type { NamedTest } from '../../model/results.ts';

/** Instrumentation that ended before its tests. */
export interface EndedInstrumentation {
  /** Short message: `Process crashed.`, the class of an exception, or the reason for which the instrumentation did not start. */
  readonly shortMessage: string;
  /** Whether the system refused to start the instrumentation, so that no test ran. */
  readonly isRefused?: true;
  readonly longMessage?: string;
  readonly running?: NamedTest;
  /** Lines with the messages, unchanged. */
  readonly log: readonly string[];
}

const maxMessageChars = 4_000;
const maxLogLines = 50;

/** Line of an instrumentation. `am` prints some of them as the message of an exception of its own. */
const entry = /^(?:(?:[\w.$]{1,100}Exception|Error): )?INSTRUMENTATION_(STATUS|RESULT|STATUS_CODE|CODE|FAILED|ABORTED): ?(.*)$/s;

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
  /** Line with the reason for which the system did not start the instrumentation. */
  let refusal: string | undefined;
  let failed: string | undefined;

  const keep = (key: string, value: string, line: string): void => {
    if (log.length < maxLogLines) log.push(line);
    result.set(key, value.slice(0, maxMessageChars));
  };

  const refuse = (code: string | undefined): void => {
    const reason = status.get('Error');
    const isRefusal = reason !== undefined && !status.has('test') && (code === undefined || Number(code) < 0);
    if (!isRefusal || refusal !== undefined) return;
    refusal = reason.trim();
    log.unshift(`INSTRUMENTATION_STATUS: Error=${reason}`);
  };

  const endStatus = (code: string): void => {
    refuse(code);
    const className = status.get('class');
    const name = status.get('test');
    running = code.trim() === '1' && className !== undefined && name !== undefined ? { className, name } : undefined;
    status.clear();
  };

  const fail = (component: string, line: string): void => {
    failed ??= `Instrumentation failed: ${component}`.trim();
    if (log.length < maxLogLines) log.push(line);
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
    else if (kind === 'FAILED') fail(text, line);
    else if (kind === 'ABORTED') keep('shortMsg', text, line);
  };

  for await (const some of lines) for (const line of some) read(line);
  refuse(undefined);
  const refused = refusal ?? failed;
  if (refused !== undefined && running === undefined)
    return { shortMessage: refused, isRefused: true, log: log.slice(0, maxLogLines) };
  const longMessage = result.get('longMsg')?.trim();
  const shortMessage = result.get('shortMsg')?.trim() ?? refused ?? longMessage;
  return shortMessage === undefined ? undefined : { shortMessage, longMessage, running, log };
};
