import { showInvisibleInLines } from '../../../lib/escape/invisible.ts';
import { withoutEnding } from '../../../lib/without-ending.ts';
import type { SessionResult } from '../../../model/results.ts';
import type { LogData, LogExcerpt, MediaData, NetworkData, ProfilingData, SessionFilesData } from '../report-data.ts';
import { shownTestName } from '../shown-text.ts';
import { readNetwork, readProfiling } from './recorded-data.ts';
import { type FindReportFile, type ReportFile, readJsonFile } from './report-file.ts';

const logs = [
  { kind: 'device-logs', title: 'Device log' },
  { kind: 'instrumentation-logs', title: 'Instrumentation log' },
] as const;

/** Reads the parts of a session's files that the page shows. A missing or invalid file becomes a note. */
export const readExcerpts = async (
  session: SessionResult,
  find: FindReportFile,
  tests: readonly string[],
  media: readonly MediaData[],
): Promise<SessionFilesData> => {
  const notes: string[] = [];
  const readLogs: LogData[] = [];
  for (const { kind, title } of logs) {
    for (const name of session.files[kind] ?? []) {
      const file = await find(session.folder, name);
      if (file === undefined) notes.push(`${title}: the file is missing from the report folder.`);
      else readLogs.push({ title, path: file.shown, bytes: file.bytes, excerpts: await readLogExcerpts(file, tests) });
    }
  }
  const network = await readNetworkFile(session, find, tests, notes);
  const profiling = await readProfilingFile(session, find, notes);
  return {
    logs: readLogs,
    ...(network === undefined ? {} : { network }),
    ...(profiling === undefined ? {} : { profiling }),
    media,
    notes,
  };
};

const readNetworkFile = async (
  session: SessionResult,
  find: FindReportFile,
  tests: readonly string[],
  notes: string[],
): Promise<NetworkData | undefined> => {
  const read = await readFirst(session, 'network-logs', 'Network log', find, notes);
  return read === undefined ? undefined : readNetwork(read.value, read.shown, new Set(tests));
};

const readProfilingFile = async (
  session: SessionResult,
  find: FindReportFile,
  notes: string[],
): Promise<ProfilingData | undefined> => {
  const read = await readFirst(session, 'app-profiling', 'App profiling', find, notes);
  if (read === undefined) return undefined;
  const profiling = readProfiling(read.value, read.shown);
  if (profiling === undefined) notes.push(`App profiling: ${read.shown} contains no recognized samples.`);
  return profiling;
};

const readFirst = async (
  session: SessionResult,
  kind: 'network-logs' | 'app-profiling',
  title: string,
  find: FindReportFile,
  notes: string[],
): Promise<{ value: unknown; shown: string } | undefined> => {
  const [name] = session.files[kind] ?? [];
  if (name === undefined) return undefined;
  const file = await find(session.folder, name);
  if (file === undefined) {
    notes.push(`${title}: the file is missing from the report folder.`);
    return undefined;
  }
  const reading = await readJsonFile(file);
  if (reading.state === 'read') return { value: reading.value, shown: file.shown };
  notes.push(`${title}: ${file.shown} is left out: ${reading.why}.`);
  return undefined;
};

/** Maximum size of the part of a log that is searched for tests. The end of the log is read separately. */
const maxScannedBytes = 64_000_000;
const testExcerptBytes = 12_000;
const endExcerptBytes = 12_000;

/** Reads the end of each requested test's part of a log. If no requested test has a part, reads the end of the whole log. */
export const readLogExcerpts = async (file: ReportFile, tests: readonly string[]): Promise<LogExcerpt[]> => {
  const wanted = new Map(tests.map((test) => [test, createTail(testExcerptBytes)]));
  if (wanted.size > 0)
    for await (const { test, bytes } of readLogParts(file.chunks(Math.min(file.bytes, maxScannedBytes))))
      if (test !== undefined) wanted.get(test)?.add(bytes);
  const found = [...wanted]
    .filter(([, tail]) => tail.total() > 0)
    .map(([test, tail]) => ({ test: shownTestName(test), ...excerptOf(tail) }));
  return found.length > 0 ? found : [await readEnd(file)];
};

const readEnd = async (file: ReportFile): Promise<LogExcerpt> => {
  const tail = createTail(endExcerptBytes);
  const start = Math.max(0, file.bytes - endExcerptBytes - 1);
  tail.skip(start);
  tail.add(await file.read(start, endExcerptBytes + 1));
  return excerptOf(tail);
};

interface Tail {
  add(bytes: Buffer): void;
  skip(bytes: number): void;
  total(): number;
  bytes(): Buffer;
}

/** Creates a buffer that keeps only the last `size` bytes of its input. */
const createTail = (size: number): Tail => {
  let kept: Buffer = Buffer.alloc(0);
  let total = 0;
  return {
    add: (bytes) => {
      total += bytes.length;
      // A copy, since a view would keep the whole chunk in memory.
      kept = Buffer.concat([kept, bytes.subarray(-size)]).subarray(-size);
    },
    skip: (bytes) => {
      total += bytes;
    },
    total: () => total,
    bytes: () => kept,
  };
};

/** Returns the text of a tail, starting with a whole line unless one line fills the tail. */
const excerptOf = (tail: Tail): LogExcerpt => {
  const bytes = tail.bytes();
  const isCut = tail.total() > bytes.length;
  const lineEnd = isCut ? bytes.indexOf('\n') : -1;
  const whole = lineEnd === -1 || lineEnd === bytes.length - 1 ? bytes : bytes.subarray(lineEnd + 1);
  const text = withoutEnding(showInvisibleInLines(whole.toString('utf8')).replace(/^\n+/, ''), '\n');
  return { text, cutBytes: tail.total() - whole.length };
};

/** Piece of a session's log, and the test to which it belongs; undefined before the first heading. */
interface LogPiece {
  readonly test: string | undefined;
  readonly bytes: Buffer;
}

const headingStart = Buffer.from('\n===== ');
const lineFeed = 0x0a;
const heading = /^\n===== (.{1,2000}) =====\r?\n$/s;
const maxHeading = 8_192;

/**
 * Reads a log with one part per test, each under a heading such as `===== com.shop.CartTest#addsItem =====`. Yields pieces as
 * they arrive, so that long lines take no memory.
 */
export async function* readLogParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<LogPiece> {
  // A line end in front allows the first line to be a heading.
  let waiting: Buffer = Buffer.from('\n');
  let test: string | undefined;
  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    for (let found = findHeading(waiting); found !== undefined; found = findHeading(waiting)) {
      yield { test, bytes: waiting.subarray(0, found.start) };
      test = found.test;
      waiting = waiting.subarray(found.end);
    }
    const safe = safeLength(waiting);
    yield { test, bytes: waiting.subarray(0, safe) };
    waiting = waiting.subarray(safe);
  }
  yield { test, bytes: waiting };
}

interface Heading {
  readonly test: string;
  readonly start: number;
  /** Offset of the end of the heading. It does not include the line feed, which may begin the next heading. */
  readonly end: number;
}

const findHeading = (bytes: Buffer): Heading | undefined => {
  for (let start = bytes.indexOf(headingStart); start !== -1; start = bytes.indexOf(headingStart, start + 1)) {
    const end = bytes.indexOf(lineFeed, start + 1);
    if (end === -1) return undefined;
    const [, test] = end - start > maxHeading ? [] : (heading.exec(bytes.subarray(start, end + 1).toString('utf8')) ?? []);
    if (test !== undefined) return { test, start, end };
  }
  return undefined;
};

/** Returns how many bytes are certainly not part of a heading that continues in the next chunk. */
const safeLength = (bytes: Buffer): number => {
  const lastLine = bytes.lastIndexOf(lineFeed);
  return lastLine === -1 || bytes.length - lastLine > maxHeading ? bytes.length : lastLine;
};
