import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { compare, duration, isQuick, measureProgram, megabytes, report } from './measure.ts';

/** Devices, shards, tests in a shard. */
const [large, small] = [isQuick ? [10, 10, 400] : [100, 10, 2_000], [10, 10, 200]];
await using folder = await temporaryDirectory();

const peaks: number[] = [];
const resultsOf = (size: readonly number[]): number => size.reduce((product, factor) => product * factor, 1);
const msPerResult = (size: readonly number[]) => async (): Promise<number> => {
  const { printed, peakBytes } = await measureProgram('merge-run', path.join(folder.path, 'report'), ...size);
  peaks.push(peakBytes);
  return Number(printed) / resultsOf(size);
};
const { ours, theirs, ratio } = await compare(3, msPerResult(large), msPerResult(small));
const peakBytes = Math.max(...peaks);
report({
  what: 'merging and rendering 2,000,000 results',
  ours: `${duration(ours * resultsOf(large))}, peak ${megabytes(peakBytes)}`,
  against: `per result, at 20,000: ${duration(theirs * resultsOf(small))}`,
  ratio,
  targets: { '≤ 1.3 ×': ratio <= 1.3, '≤ 1 GB': peakBytes <= 1e9 },
  how: 'From results in memory (100 devices × 10 shards × 2,000 tests, and 10 × 10 × 200) to totals, verdict, `results.json`, `junit.xml`, `report.html`, annotations and summary. The ratio compares the time per result.',
});
