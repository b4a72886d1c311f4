import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { duration } from './lib/figures.ts';
import { bundleProgram, measureProcess } from './lib/measured-process.ts';
import { casesPerReport, startReportServer } from './lib/report-server.ts';
import type { Row } from './row.ts';

const sessions = 1_000;
const mostRatio = 1.5;
/** With the 16 requests that are under way at once, 100 ms are 160 requests a second, which is more than the service allows; and none at all. */
const delaysMs = [100, 0] as const;

export const measure = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const delayMs of delaysMs) rows.push(await measureAt(delayMs));
  return rows;
};

const measureAt = async (delayMs: number): Promise<Row> => {
  await using folder = await temporaryDirectory();
  await using server = await startReportServer(delayMs);
  const collect = await bundleProgram('collect-sessions', folder.path);
  const fetch = await bundleProgram('fetch-sessions', folder.path);
  const reportDir = path.join(folder.path, 'report');
  const printedMs = async (program: string, given: readonly string[]): Promise<number> =>
    Number((await measureProcess(program, [server.origin, ...given])).printed);
  const { ours, theirs } = await alternate({
    rounds: delayMs === 0 ? 5 : 3,
    ours: () => printedMs(collect, [reportDir, String(sessions), String(sessions * casesPerReport)]),
    theirs: () => printedMs(fetch, [String(sessions)]),
  });
  const ratio = medianRatio(ours, theirs);
  const what = delayMs === 0 ? 'a service that answers at once' : `a service that answers after ${delayMs} ms`;
  return {
    what: `collecting 1,000 sessions with reports of 200 kB from ${what}`,
    ours: duration(median(ours)),
    against: `fetching the same bytes ${duration(median(theirs))}`,
    ratio,
    target: `≤ ${mostRatio} ×`,
    met: ratio <= mostRatio,
    how: 'Details and report of each session, fetched, written, read and joined, 8 sessions at a time, against a client that fetches the same on connections that are kept, as many at once, and drops it. The service allows 90 requests a second; 16 requests of 100 ms at once are more than that.',
    ...(delayMs === 0
      ? {
          floor:
            'Over loopback nothing is waited for, and the processor time of reading 200 MB of reports is what is left: the row says how much that is.',
        }
      : {}),
  };
};
