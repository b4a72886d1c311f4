import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { duration } from './lib/figures.ts';
import { bundleProgram, measureProcess } from './lib/measured-process.ts';
import { casesPerReport, startService } from './lib/service.ts';
import type { Row } from './row.ts';

const sessions = 1_000;
const mostRatio = 1.5;

/** At 100 ms, 16 concurrent requests are 160 per second, which is more than the service allows; and without a delay. */
export const measure = async (): Promise<readonly Row[]> => [await measureAt(100), await measureAt(0)];

const measureAt = async (delayMs: number): Promise<Row> => {
  await using folder = await temporaryDirectory();
  await using server = await startService(delayMs);
  const collect = await bundleProgram('collect-sessions', folder.path);
  const fetch = await bundleProgram('fetch-sessions', folder.path);
  const printedMs = async (program: string, given: readonly string[]): Promise<number> =>
    Number((await measureProcess(program, [server.origin, ...given])).printed);
  const { ours, theirs } = await alternate({
    ...(delayMs === 0 ? { rounds: 3 } : { rounds: 2, warmUps: 0 }),
    ours: () => printedMs(collect, [path.join(folder.path, 'report'), String(sessions), String(sessions * casesPerReport)]),
    theirs: () => printedMs(fetch, [String(sessions)]),
  });
  const ratio = medianRatio(ours, theirs);
  return {
    what: `collecting 1,000 sessions with 200 kB reports, service with ${delayMs === 0 ? 'no delay' : `a delay of ${delayMs} ms`}`,
    ours: duration(median(ours)),
    against: `fetching the same bytes: ${duration(median(theirs))}`,
    ratio,
    target: `≤ ${mostRatio} ×`,
    met: ratio <= mostRatio,
    how: 'Details and report of each session, fetched, redacted, parsed, written and merged, 12 sessions at a time, against a client that fetches the same on kept connections, 8 sessions at a time, and drops it. Neither keeps to the pace of a run, which sends at most 45 requests per second and so needs at least 44 s for these 2,000. Without the delay the row compares the processor time of redacting, parsing and writing 200 MB of reports, on one thread, with moving as many bytes over loopback.',
  };
};
