import { duration } from './lib/figures.ts';
import { auto, counted, type Figures, simulate, sizes } from './polling/strategies.ts';
import type { Row } from './row.ts';

const fixedMs = 10_000;
const medianMs = 2_000;
const p95Ms = 4_000;

export const measure = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const size of sizes) {
    const ours = await simulate(size, counted, auto);
    const fixed = await simulate(size, counted, { pollIntervalMs: fixedMs });
    const ratio = ours.asks / fixed.asks;
    const sessions = size.devices * size.shards;
    rows.push({
      what: `end of the last of ${sessions.toLocaleString('en')} sessions to its results`,
      ours: describe(ours),
      against: `every 10 s: ${describe(fixed)}`,
      ratio,
      target: 'median ≤ 2 s, p95 ≤ 4 s, fewer requests',
      met: ours.medianMs <= medianMs && ours.p95Ms <= p95Ms && ratio < 1,
      how: `The watch stage on a simulated clock over ${ours.runs} drawn runs with sessions of one to 60 minutes, which docs/polling.md describes; the ratio is of status requests.`,
    });
  }
  return rows;
};

const describe = (figures: Figures): string =>
  `median ${duration(figures.medianMs)}, p95 ${duration(figures.p95Ms)}, ${Math.round(figures.asks)} requests`;
