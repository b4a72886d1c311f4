import type { NetworkData, NetworkRequest, ProfilingData, ProfilingSeries } from '../report-data.ts';
import { shownTestName, shownText } from '../shown-text.ts';
import { fieldOf, listIn, numberIn, textIn } from './report-file.ts';

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
      const second = numberIn(fieldOf(sample, 'ts'));
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

/** Selects every nth item and the last one. */
const thinned = <Item>(items: readonly Item[]): Item[] => {
  const step = Math.ceil(items.length / maxSamples);
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
};

const seriesOf = (samples: readonly unknown[]): ProfilingSeries[] => {
  const candidates: { chart: ProfilingSeries['chart']; title: string; read: Read }[] = [
    { chart: 'cpu', title: 'Device', read: (sample) => numberIn(fieldOf(sample, 'cpu')) },
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
  const total = numberIn(fieldOf(sample, 'mem'));
  const available = numberIn(fieldOf(sample, 'mema'));
  return total === undefined || available === undefined ? undefined : total - available;
};

/** Reads the value of the app: the first key with this ending that has a number in a sample. */
const ownKey = (samples: readonly unknown[], ending: string): Read => {
  for (const sample of samples) {
    if (typeof sample !== 'object' || sample === null) continue;
    const key = Object.keys(sample)
      .slice(0, maxKeys)
      .find((name) => name.endsWith(ending) && numberIn(fieldOf(sample, name)) !== undefined);
    if (key !== undefined) return (each) => numberIn(fieldOf(each, key));
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
  const all = listIn(fieldOf(fieldOf(har, 'log'), 'entries')).map(readRequest);
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
  const request = fieldOf(entry, 'request');
  const response = fieldOf(entry, 'response');
  const content = fieldOf(response, 'content');
  const timings = fieldOf(entry, 'timings');
  const phase = (name: string): number => Math.max(0, numberIn(fieldOf(timings, name)) ?? 0);
  const test = textIn(fieldOf(entry, '_test'));
  const waitMs = tenths(phase('send') + phase('wait'));
  const receiveMs = tenths(phase('receive'));
  // In HAR, the time of `connect` already includes the time of `ssl`.
  const connectMs = tenths(phase('blocked') + phase('dns') + phase('connect'));
  const unexplainedMs = Math.max(0, (numberIn(fieldOf(entry, 'time')) ?? 0) - connectMs - waitMs - receiveMs);
  const atMs = Date.parse(textIn(fieldOf(entry, 'startedDateTime')));
  return {
    method: shownText(textIn(fieldOf(request, 'method')) || '?', maxToken),
    url: shownText(textIn(fieldOf(request, 'url')), maxUrl),
    status: numberIn(fieldOf(response, 'status')) ?? 0,
    type: shownText(textIn(fieldOf(content, 'mimeType')).split(';')[0] ?? '', maxToken),
    bytes: numberIn(fieldOf(content, 'size')) ?? -1,
    startMs: 0,
    atMs: Number.isNaN(atMs) ? 0 : atMs,
    connectMs,
    waitMs: tenths(waitMs + unexplainedMs),
    receiveMs,
    ...(test === '' ? {} : { test }),
  };
};

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
