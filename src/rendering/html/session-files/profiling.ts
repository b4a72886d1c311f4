import type { ProfilingData, ProfilingSeries } from '../report-data.ts';
import { fieldOf, listIn, numberIn } from './report-file.ts';

const maxSamples = 240;
const maxKeys = 60;

/** A value of a sample, if it has one. */
type Read = (sample: unknown) => number | undefined;

/**
 * Reads app profiling for the page's curves: a list of samples with `ts` in seconds, `cpu` in percent, `mem` and
 * `mema` in megabytes, and keys of the app that end in `_cpu` and `_mem`.
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

/** Every nth sample, and always the last. */
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

/** The app's own key: the first with this ending that some sample has a number for. */
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
