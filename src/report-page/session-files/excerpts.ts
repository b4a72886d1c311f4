import type { SessionResult } from '../../core/model/results.ts';
import { showInvisibleInLines, shownText } from '../../lib/escape/invisible.ts';
import { listIn, memberOf } from '../../lib/is-record.ts';
import { withoutEnding } from '../../lib/without-ending.ts';
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

const logKinds = [
  ['device-logs', 'Device log'],
  ['instrumentation-logs', 'Instrumentation log'],
] as const;

/** Reads the parts of a session's files that the page shows. A missing or invalid file becomes a note. */
export const readExcerpts = async (
  { folder, files }: SessionResult,
  find: FindReportFile,
  tests: readonly string[],
  media: readonly MediaData[],
): Promise<SessionFilesData> => {
  const notes: string[] = [];
  const open = async (title: string, name: string): Promise<ReportFile | undefined> => {
    const file = await find(folder, name);
    if (file === undefined) notes.push(`${title}: the file is missing from the report folder.`);
    return file;
  };
  const readJson = async (title: string, [name]: readonly string[] = []) => {
    const file = name === undefined ? undefined : await open(title, name);
    if (file === undefined) return undefined;
    const reading = await readJsonFile(file);
    if (reading.state === 'read') return { value: reading.value, path: file.shown };
    notes.push(`${title}: ${file.shown} is left out: ${reading.why}.`);
    return undefined;
  };
  const logs: LogData[] = [];
  for (const [kind, title] of logKinds) {
    for (const name of files[kind] ?? []) {
      const file = await open(title, name);
      if (file !== undefined)
        logs.push({ title, path: file.shown, bytes: file.bytes, excerpts: await readLogExcerpts(file, tests) });
    }
  }
  const har = await readJson('Network log', files['network-logs']);
  const samples = await readJson('App profiling', files['app-profiling']);
  const profiling = samples && readProfiling(samples.value, samples.path);
  if (samples !== undefined && profiling === undefined)
    notes.push(`App profiling: ${samples.path} contains no recognized samples.`);
  return { logs, network: har && readNetwork(har.value, har.path, new Set(tests)), profiling, media, notes };
};

/** Maximum number of bytes at the start of a log that are searched for tests. */
const maxScannedBytes = 64_000_000;
const excerptBytes = 12_000;

/** Reads the end of each test's part of a log. If no test has a part, reads the end of the whole log. */
export const readLogExcerpts = async (file: ReportFile, tests: readonly string[]): Promise<LogExcerpt[]> => {
  const tails = new Map<string, Tail>();
  if (tests.length > 0)
    for await (const { test, bytes } of readLogParts(file.chunks(Math.min(file.bytes, maxScannedBytes))))
      if (test !== undefined && tests.includes(test)) tails.set(test, extended(tails.get(test), bytes));
  const found = tests.flatMap((test) => {
    const tail = tails.get(test);
    return tail === undefined || tail.totalBytes === 0 ? [] : [{ test: shownTestName(test), ...excerptOf(tail) }];
  });
  if (found.length > 0) return found;
  const start = Math.max(0, file.bytes - excerptBytes);
  const end = await file.read(start, excerptBytes);
  return [excerptOf({ kept: end, totalBytes: start + end.length })];
};

interface Tail {
  readonly kept: Buffer;
  readonly totalBytes: number;
}

const extended = ({ kept, totalBytes }: Tail = { kept: Buffer.alloc(0), totalBytes: 0 }, bytes: Buffer): Tail => ({
  // Copies the bytes, because a view would keep the whole chunk in memory.
  kept: Buffer.concat([kept, bytes.subarray(-excerptBytes)]).subarray(-excerptBytes),
  totalBytes: totalBytes + bytes.length,
});

/** Text from the end of a log. It starts with a whole line, unless a single line fills it. */
const excerptOf = ({ kept, totalBytes }: Tail): LogExcerpt => {
  const lineEnd = totalBytes > kept.length ? kept.indexOf('\n') : -1;
  const whole = lineEnd === -1 || lineEnd === kept.length - 1 ? kept : kept.subarray(lineEnd + 1);
  const text = withoutEnding(showInvisibleInLines(whole.toString('utf8')).replace(/^\n+/, ''), '\n');
  return { text, cutBytes: totalBytes - whole.length };
};

const headingStart = Buffer.from('\n===== ');
const lineFeed = 0x0a;
const heading = /^\n===== (.{1,2000}) =====\r?\n$/s;
const maxHeading = 8_192;

/** Splits a log at headings such as `===== com.shop.CartTest#addsItem =====`. Text before the first heading has no test. */
export async function* readLogParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ test: string | undefined; bytes: Buffer }> {
  // The added line feed lets `findHeading` find a heading in the first line, too.
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

/** Finds the first heading. `end` excludes its last line feed, because the next heading may begin with it. */
const findHeading = (bytes: Buffer): { test: string; start: number; end: number } | undefined => {
  for (let start = bytes.indexOf(headingStart); start !== -1; start = bytes.indexOf(headingStart, start + 1)) {
    const end = bytes.indexOf(lineFeed, start + 1);
    if (end === -1) return undefined;
    const [, test] = end - start > maxHeading ? [] : (heading.exec(bytes.subarray(start, end + 1).toString('utf8')) ?? []);
    if (test !== undefined) return { test, start, end };
  }
  return undefined;
};

/** Number of bytes before a line that may become a heading with the next chunk. */
const safeLength = (bytes: Buffer): number => {
  const lastLine = bytes.lastIndexOf(lineFeed);
  return lastLine === -1 || bytes.length - lastLine > maxHeading ? bytes.length : lastLine;
};

const maxSamples = 240;
const maxKeys = 60;

/** Reads one value of a sample. Undefined if the sample does not have the value. */
type Read = (sample: unknown) => number | undefined;

/** Reads the samples of app profiling. `ts` is in seconds, `cpu` in percent, and memory in megabytes. */
export const readProfiling = (body: unknown, path: string): ProfilingData | undefined => {
  const timed = listIn(body)
    .flatMap((sample) => {
      const second = numberIn(memberOf(sample, 'ts'));
      return second === undefined ? [] : [{ second, sample }];
    })
    .toSorted((a, b) => a.second - b.second);
  const first = timed[0];
  if (first === undefined) return undefined;
  const step = Math.ceil(timed.length / maxSamples);
  const kept = timed.filter((_, index) => index % step === 0 || index === timed.length - 1);
  const series = seriesOf(kept.map(({ sample }) => sample));
  if (series.length === 0) return undefined;
  return { path, seconds: kept.map(({ second }) => tenths(second - first.second)), series, samples: timed.length };
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
      return value === undefined ? null : tenths(value);
    });
    return values.every((value) => value === null) ? [] : [{ chart, title, values }];
  });
};

const usedMemory: Read = (sample) => {
  const total = numberIn(memberOf(sample, 'mem'));
  const available = numberIn(memberOf(sample, 'mema'));
  return total === undefined || available === undefined ? undefined : total - available;
};

/** Creates a reader for a value of the app, whose key ends in `_cpu` or `_mem`. */
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

const maxRequests = 300;
const maxUrl = 400;
const maxToken = 100;

/**
 * Reads the requests of a HAR without headers, cookies and bodies.
 *
 * @param har content of the HAR, to which the service adds the test of each entry as `_test`
 * @param tests tests whose requests are preferred if there are too many requests
 */
export const readNetwork = (har: unknown, path: string, tests: ReadonlySet<string>): NetworkData => {
  const all = listIn(memberOf(memberOf(har, 'log'), 'entries')).map(readRequest);
  const isWanted = ({ request: { test } }: TimedRequest): boolean => test !== undefined && tests.has(test);
  const wantedFirst = (): TimedRequest[] => all.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  const kept = all.length <= maxRequests ? all : wantedFirst().slice(0, maxRequests);
  const inOrder = kept.toSorted((a, b) => a.atMs - b.atMs);
  const firstMs = inOrder[0]?.atMs ?? 0;
  const requests = inOrder.map(({ atMs, request: { test, ...request } }) => ({
    ...request,
    startMs: tenths(atMs - firstMs),
    test: test && shownTestName(test),
  }));
  return { path, requests, left: all.length - kept.length };
};

type TimedRequest = ReturnType<typeof readRequest>;

/** Reads a request, and its start in milliseconds since 1970. */
const readRequest = (entry: unknown): { readonly atMs: number; readonly request: Omit<NetworkRequest, 'startMs'> } => {
  const request = memberOf(entry, 'request');
  const response = memberOf(entry, 'response');
  const content = memberOf(response, 'content');
  const timings = memberOf(entry, 'timings');
  const phase = (name: string): number => Math.max(0, numberIn(memberOf(timings, name)) ?? 0);
  const waitMs = tenths(phase('send') + phase('wait'));
  const receiveMs = tenths(phase('receive'));
  // In HAR, the time of `connect` already includes the time of `ssl`.
  const connectMs = tenths(phase('blocked') + phase('dns') + phase('connect'));
  const unexplainedMs = Math.max(0, (numberIn(memberOf(entry, 'time')) ?? 0) - connectMs - waitMs - receiveMs);
  const atMs = Date.parse(textIn(memberOf(entry, 'startedDateTime')));
  return {
    atMs: Number.isNaN(atMs) ? 0 : atMs,
    request: {
      method: shownText(textIn(memberOf(request, 'method')) || '?', maxToken),
      url: shownText(textIn(memberOf(request, 'url')), maxUrl),
      status: numberIn(memberOf(response, 'status')) ?? 0,
      type: shownText(textIn(memberOf(content, 'mimeType')).split(';')[0] ?? '', maxToken),
      bytes: numberIn(memberOf(content, 'size')) ?? -1,
      connectMs,
      waitMs: tenths(waitMs + unexplainedMs),
      receiveMs,
      test: textIn(memberOf(entry, '_test')) || undefined,
    },
  };
};

const tenths = (value: number): number => Math.round(value * 10) / 10;
