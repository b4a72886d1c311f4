/**
 * Prints the tables of docs/polling.md: every size of run with every interval, what becomes of it by what is known, and by the price.
 *
 *     npm run bench:polling
 */
import { duration } from '../lib/figures.ts';
import type { Strategy } from './simulate-run.ts';
import { auto, counted, fixedIntervals, prices, type SizedRuns, simulate, sizes, uncounted } from './strategies.ts';
import type { Knowledge } from './workload.ts';

const print = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

const head = (...names: readonly string[]): void => {
  console.log();
  print([...names, 'median', 'p95', 'longest', 'requests']);
  print([...names.map(() => '---'), '---:', '---:', '---:', '---:']);
};

const line = async (
  names: readonly string[],
  size: SizedRuns,
  knowledge: readonly Knowledge[],
  strategy: Strategy,
): Promise<void> => {
  const { medianMs, p95Ms, longestMs, asks } = await simulate(size, knowledge, strategy);
  print([...names, duration(medianMs), duration(p95Ms), duration(longestMs), String(Math.round(asks))]);
};

const sessionsOf = ({ devices, shards }: SizedRuns): string => (devices * shards).toLocaleString('en');

head('sessions', 'asked');
for (const size of sizes) {
  await line([sessionsOf(size), '`auto`'], size, counted, auto);
  for (const pollIntervalMs of fixedIntervals)
    await line([sessionsOf(size), `every ${pollIntervalMs / 1_000} s`], size, counted, { pollIntervalMs });
}

const [one, ten] = sizes;
if (one !== undefined && ten !== undefined) {
  head('known of one session');
  for (const kind of [...counted, ...uncounted]) await line([kind.name], one, [kind], auto);

  head('sessions', 'price of a request');
  for (const size of [one, ten])
    for (const priceMs of prices) await line([sessionsOf(size), duration(priceMs)], size, counted, { ...auto, priceMs });
}
