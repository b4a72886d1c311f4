import { showInvisibleInLines, shownText } from '../../../lib/escape/invisible.ts';
import { listIn, memberOf } from '../../../lib/is-record.ts';
import { withoutEnding } from '../../../lib/without-ending.ts';
import type { SessionResult } from '../../../model/results.ts';
import type {
  LogData,
  LogExcerpt,
  MediaData,
  NetworkData,
  NetworkRequest,
  ProfilingData,
  ProfilingSeries,
  SessionFilesData,
} from '../report-data.ts';
import { shownTestName } from '../shown-text.ts';
import { type FindReportFile, numberIn, type ReportFile, readJsonFile, textIn } from './report-file.ts';

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
      // Copies the bytes, since a view would keep the whole chunk in memory.
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

const maxSamples = 240;
const maxKeys = 60;

/** Reads one value of a sample; undefined if the sample does not have it. */
type Read = (sample: unknown) => number | undefined;

/**
 * Reads app profiling for the charts: a list of samples with `ts` in seconds, `cpu` in percent, `mem` and `mema` in megabytes.
 * Keys that end in `_cpu` and `_mem` are the values of the app.
 */
export const readProfiling = (body: unknown, path: string): ProfilingData | undefined => {
  const timed = listIn(body)
    .flatMap((sample) => {
      const second = numberIn(memberOf(sample, 'ts'));
      return second === undefined ? [] : [{ second, sample }];
    })
    .toSorted((a, b) => a.second - b.second);
  const first = timed[0];
  if (first === undefined) return undefined;
  const kept = thinned(timed);
  const series = seriesOf(kept.map(({ sample }) => sample));
  if (series.length === 0) return undefined;
  return { path, seconds: kept.map(({ second }) => rounded(second - first.second)), series, samples: timed.length };
};

/** Selects every nth item and the last item. */
const thinned = <Item>(items: readonly Item[]): Item[] => {
  const step = Math.ceil(items.length / maxSamples);
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
};

const seriesOf = (samples: readonly unknown[]): ProfilingSeries[] => {
  const candidates: { chart: ProfilingSeries['chart']; title: string; read: Read }[] = [
    { chart: 'cpu', title: 'Device', read: (sample) => numberIn(memberOf(sample, 'cpu')) },
    { chart: 'cpu', title: 'App', read: ownKey(samples, '_cpu') },
    { chart: 'memory', title: 'Device, in use', read: usedMemory },
    { chart: 'memory', title: 'App', read: ownKey(samples, '_mem') },
  ];
  return candidates.flatMap(({ chart, title, read }) => {
    const values = samples.map((sample) => {
      const value = read(sample);
      return value === undefined ? null : rounded(value);
    });
    return values.every((value) => value === null) ? [] : [{ chart, title, values }];
  });
};

const usedMemory: Read = (sample) => {
  const total = numberIn(memberOf(sample, 'mem'));
  const available = numberIn(memberOf(sample, 'mema'));
  return total === undefined || available === undefined ? undefined : total - available;
};

/**
 * Creates a function that reads the app's value in a sample. Its key is the first key with this ending that has a number in a
 * sample.
 */
const ownKey = (samples: readonly unknown[], ending: string): Read => {
  for (const sample of samples) {
    if (typeof sample !== 'object' || sample === null) continue;
    const key = Object.keys(sample)
      .slice(0, maxKeys)
      .find((name) => name.endsWith(ending) && numberIn(memberOf(sample, name)) !== undefined);
    if (key !== undefined) return (each) => numberIn(memberOf(each, key));
  }
  return () => undefined;
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const maxRequests = 300;
const maxUrl = 400;
const maxToken = 100;

/** Request with its start time in milliseconds since 1970. */
interface TimedRequest extends NetworkRequest {
  readonly atMs: number;
}

/**
 * Reads a HAR for the waterfall: method, URL, status, size and times. Headers, cookies and bodies are left out.
 *
 * @param har content of the HAR; the service adds the test of each entry as `_test`
 * @param tests tests whose requests are kept first if there are too many
 */
export const readNetwork = (har: unknown, path: string, tests: ReadonlySet<string>): NetworkData => {
  const all = listIn(memberOf(memberOf(har, 'log'), 'entries')).map(readRequest);
  const kept = all.length <= maxRequests ? all : wantedFirst(all, tests).slice(0, maxRequests);
  const firstMs = kept.reduce((first, { atMs }) => Math.min(first, atMs), Number.POSITIVE_INFINITY);
  const requests = kept
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ atMs, test, ...request }) => ({
      ...request,
      startMs: tenths(atMs - firstMs),
      ...(test === undefined ? {} : { test: shownTestName(test) }),
    }));
  return { path, requests, left: all.length - kept.length };
};

const wantedFirst = (all: readonly TimedRequest[], tests: ReadonlySet<string>): TimedRequest[] => {
  const isWanted = ({ test }: TimedRequest): boolean => test !== undefined && tests.has(test);
  return [...all.filter(isWanted), ...all.filter((request) => !isWanted(request))];
};

const readRequest = (entry: unknown): TimedRequest => {
  const request = memberOf(entry, 'request');
  const response = memberOf(entry, 'response');
  const content = memberOf(response, 'content');
  const timings = memberOf(entry, 'timings');
  const phase = (name: string): number => Math.max(0, numberIn(memberOf(timings, name)) ?? 0);
  const test = textIn(memberOf(entry, '_test'));
  const waitMs = tenths(phase('send') + phase('wait'));
  const receiveMs = tenths(phase('receive'));
  // In HAR, the time of `connect` already includes the time of `ssl`.
  const connectMs = tenths(phase('blocked') + phase('dns') + phase('connect'));
  const unexplainedMs = Math.max(0, (numberIn(memberOf(entry, 'time')) ?? 0) - connectMs - waitMs - receiveMs);
  const atMs = Date.parse(textIn(memberOf(entry, 'startedDateTime')));
  return {
    method: shownText(textIn(memberOf(request, 'method')) || '?', maxToken),
    url: shownText(textIn(memberOf(request, 'url')), maxUrl),
    status: numberIn(memberOf(response, 'status')) ?? 0,
    type: shownText(textIn(memberOf(content, 'mimeType')).split(';')[0] ?? '', maxToken),
    bytes: numberIn(memberOf(content, 'size')) ?? -1,
    startMs: 0,
    atMs: Number.isNaN(atMs) ? 0 : atMs,
    connectMs,
    waitMs: tenths(waitMs + unexplainedMs),
    receiveMs,
    ...(test === '' ? {} : { test }),
  };
};

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
