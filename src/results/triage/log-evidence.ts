import { stripVTControlCharacters } from 'node:util';
import { cutText } from '../../lib/escape/cut.ts';
import { showInvisible } from '../../lib/escape/invisible.ts';
import { withoutNamedSecrets } from './mask-secrets.ts';
import { simpleName } from './read-failure.ts';

/** Lines of a log that explain a failure. */
interface LogFinding {
  /** Number of the first line, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** A test whose lines in the log are searched. */
export interface WantedLines {
  /** Name of the test: `class#method`. */
  readonly test: string;
  readonly exception?: string | undefined;
}

const maxLines = 12;
const maxLineChars = 300;

interface Candidate {
  readonly rank: number;
  readonly line: number;
  readonly lines: string[];
}

/** Start of a crash in a log. */
const crash =
  /\bFATAL EXCEPTION\b|\bFatal signal \d|\bANR in\b|Terminating app due to uncaught exception|\bProcess \S{1,200} has died\b/;
/** Lines that continue a stack trace or a memory dump. */
const goesOn = /^\s|^\S{0,3}at |Caused by:|:\s+at |\bE (?:AndroidRuntime|TestRunner)|\bF DEBUG|\bW System\.err/;
const isError = /^(?:\d\d-\d\d \d\d:\d\d:\d\d\.\d+ +\d+ +\d+ )?E[ /]/;

/**
 * Finds the lines that explain a failure: a crash, the named exception, or the last error. The log of a session has one part per
 * test, each below a heading. Returns at most one finding per test. The key is the name of the test.
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
    // The last error is more informative than earlier errors. The first crash or exception is more informative than later crashes
    // and exceptions.
    if (rank === 0 || (before !== undefined && (before.rank > rank || (before.rank === rank && rank > 1)))) return;
    open = { rank, line: number, lines: [displayLine(raw)] };
    best.set(current.test, open);
  };
  for await (const some of lines) for (const line of some) read(line);
  return new Map([...best].map(([test, { line, lines: own }]) => [test, { line, lines: own }]));
};

/** Rank of a line: 3 crash, 2 exception, 1 error, 0 other. */
const rankOf = (line: string, { exception }: WantedLines): number => {
  if (crash.test(line)) return 3;
  if (exception !== undefined && line.includes(simpleName(exception))) return 2;
  return isError.test(line) ? 1 : 0;
};

const displayLine = (line: string): string =>
  showInvisible(cutText(withoutNamedSecrets(stripVTControlCharacters(line.slice(0, 4 * maxLineChars))), maxLineChars));
