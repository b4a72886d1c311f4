import { stripVTControlCharacters } from 'node:util';
import { cutText } from '../../../lib/escape/cut.ts';
import { showInvisible } from '../../../lib/escape/invisible.ts';
import { listIn, memberOf } from '../../../lib/is-record.ts';
import { simpleExceptionName } from './read-failure.ts';
import type { TriageEvidence } from './triage-document.ts';

export interface LogFinding {
  /** Line number of the first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

export interface WantedLines {
  /** Name of the test as `class#method`. */
  readonly test: string;
  readonly exception?: string;
}

const maxLines = 12;
const maxLineChars = 300;

interface Candidate extends LogFinding {
  readonly rank: number;
  readonly lines: string[];
}

const crash =
  /\bFATAL EXCEPTION\b|\bFatal signal \d|\bANR in\b|Terminating app due to uncaught exception|\bProcess \S{1,200} has died\b/;
/** Matches lines that continue a stack trace or a memory dump. */
const goesOn = /^\s|^\S{0,3}at |Caused by:|:\s+at |\bE (?:AndroidRuntime|TestRunner)|\bF DEBUG|\bW System\.err/;
const isError = /^(?:\d\d-\d\d \d\d:\d\d:\d\d\.\d+ +\d+ +\d+ )?E[ /]/;

/**
 * Finds for each test a crash, the named exception, or else the last error. The log has a heading above the lines of each test.
 */
export const findLogLines = async (
  lines: AsyncIterable<readonly string[]>,
  wanted: readonly WantedLines[],
): Promise<ReadonlyMap<string, LogFinding>> => {
  const byTest = new Map(wanted.map((each) => [each.test, each]));
  const best = new Map<string, Candidate>();
  let current: WantedLines | undefined;
  let open: Candidate | undefined;
  let number = 0;
  const read = (raw: string): void => {
    number += 1;
    const heading = /^===== (.{1,2000}) =====$/.exec(raw);
    if (heading !== null) {
      current = byTest.get(heading[1] ?? '');
      open = undefined;
      return;
    }
    if (current === undefined) return;
    const rank = rankOf(raw, current);
    if (open !== undefined && rank <= open.rank && open.lines.length < maxLines && goesOn.test(raw)) {
      open.lines.push(displayLine(raw));
      return;
    }
    open = undefined;
    const before = best.get(current.test);
    // Keeps the first crash or exception, or else the last error.
    if (rank === 0 || (before !== undefined && (before.rank > rank || (before.rank === rank && rank > 1)))) return;
    open = { rank, line: number, lines: [displayLine(raw)] };
    best.set(current.test, open);
  };
  for await (const some of lines) for (const line of some) read(line);
  return new Map([...best].map(([test, { line, lines: own }]) => [test, { line, lines: own }]));
};

/** Matches what drivers, adb and services log when a device or session is gone. */
const sessionEnd =
  /\bdevice\b[^\n]{0,60}\b(?:went |is |was |has )?(?:offline|disconnected|not found|unavailable|unauthorized|rebooted|locked)\b|\b(?:lost|closed) connection to (?:the )?device\b|\bconnection to (?:the )?device (?:was )?(?:lost|closed)\b|\bsession (?:was |is )?(?:terminated|deleted|lost|closed)\b|\bINSTRUMENTATION_(?:ABORTED|FAILED)\b|\bSystem has crashed\b|\b(?:system_server|zygote) (?:has )?died\b|\bNo space left on device\b|\bINSTALL_FAILED_\w{1,60}/i;

/** Finds the last line that says why the session ended. Undefined if no line does. */
export const findSessionEnd = async (lines: AsyncIterable<readonly string[]>): Promise<LogFinding | undefined> => {
  let found: LogFinding | undefined;
  let number = 0;
  for await (const some of lines)
    for (const raw of some) {
      number += 1;
      if (!raw.startsWith('===== ') && sessionEnd.test(raw)) found = { line: number, lines: [displayLine(raw)] };
    }
  return found;
};

/** Ranks a line: 3 for a crash, 2 for the exception, 1 for an error, 0 for any other line. */
const rankOf = (line: string, { exception }: WantedLines): number => {
  if (crash.test(line)) return 3;
  if (exception !== undefined && line.includes(simpleExceptionName(exception))) return 2;
  return isError.test(line) ? 1 : 0;
};

const displayLine = (line: string): string =>
  showInvisible(cutText(stripVTControlCharacters(line.slice(0, 4 * maxLineChars)), maxLineChars));

const maxEntries = 50_000;
const maxRequests = 5;
const maxUrl = 300;
const maxMethod = 20;

/**
 * Lists the last failed requests of a test. The field `_test` of an entry contains the name of the test.
 *
 * @param file path of the HAR inside the report folder
 */
export const failedRequests = (har: unknown, test: string, file: string): readonly TriageEvidence[] => {
  const entries = listIn(memberOf(memberOf(har, 'log'), 'entries')).slice(0, maxEntries);
  return entries
    .filter((entry) => memberOf(entry, '_test') === test)
    .flatMap((entry): TriageEvidence[] => {
      const status = memberOf(memberOf(entry, 'response'), 'status');
      if (typeof status !== 'number' || !Number.isInteger(status) || (status > 0 && status < 400)) return [];
      const { method, url } = methodAndUrl(memberOf(entry, 'request'));
      return url === undefined ? [] : [{ kind: 'request', method, url, status: Math.max(0, status), file }];
    })
    .slice(-maxRequests);
};

/** Returns the URL without user name, query and fragment, because they may contain secrets. */
const methodAndUrl = (request: unknown): { readonly method: string; readonly url: string | undefined } => {
  const [method, address] = [memberOf(request, 'method'), memberOf(request, 'url')];
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return {
    method: typeof method === 'string' ? showInvisible(method.slice(0, maxMethod)) : '?',
    url: url === null ? undefined : showInvisible(`${url.protocol}//${url.host}${url.pathname}`.slice(0, maxUrl)),
  };
};
