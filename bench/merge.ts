import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import { bundleProgram, measureProcess } from './lib/measured-process.ts';
import type { Row } from './row.ts';

/** Devices, shards, tests in a shard. */
const large = [100, 10, 2_000] as const;
const small = [10, 10, 200] as const;

const mostPeakBytes = 1e9;
const mostGrowth = 1.3;

type Size = typeof large | typeof small;

export const measure = async (): Promise<Row> => {
  await using folder = await temporaryDirectory();
  const program = await bundleProgram('merge-run', folder.path);
  const mergeMs = async (size: Size) => {
    const { printed, peakBytes } = await measureProcess(program, [path.join(folder.path, 'report'), ...size.map(String)]);
    const [tookMs, liveBytes] = printed.split(' ');
    return { tookMs: Number(tookMs), liveBytes: Number(liveBytes), peakBytes };
  };
  const { ours, theirs } = await alternate({ rounds: 3, ours: () => mergeMs(large), theirs: () => mergeMs(small) });
  const perResult = (runs: typeof ours, size: Size): number[] => runs.map(({ tookMs }) => tookMs / resultsOf(size));
  const growth = medianRatio(perResult(ours, large), perResult(theirs, small));
  const peakBytes = Math.max(...ours.map((run) => run.peakBytes));
  const liveBytes = Math.max(...ours.map((run) => run.liveBytes));
  return {
    what: 'merging and rendering 2,000,000 results',
    ours: `${duration(median(ours.map(({ tookMs }) => tookMs)))}, peak ${megabytes(peakBytes)} (live ${megabytes(liveBytes)})`,
    against: `per result, at 20,000: ${duration(median(theirs.map(({ tookMs }) => tookMs)))}`,
    ratio: growth,
    target: `≤ ${mostGrowth} ×, ≤ 1 GB`,
    met: growth <= mostGrowth && peakBytes <= mostPeakBytes,
    how: 'From results in memory (100 devices × 10 shards × 2,000 tests, and 10 × 10 × 200) to totals, verdict, `results.json`, `junit.xml`, `report.html`, annotations and summary. The ratio compares the time per result. The memory is the peak of the process, including the results; live is what remains after a full garbage collection.',
  };
};

const resultsOf = (size: Size): number => size.reduce((product, factor) => product * factor, 1);
