import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { duration } from './lib/figures.ts';
import { bundleProgram, measureProcess } from './lib/measured-process.ts';
import { casesPerReport, startService } from './lib/service.ts';
import type { Row } from './row.ts';

const sessions = 1_000;
const mostRatio = 1.5;
/** With 16 concurrent requests, 100 ms are 160 requests per second, which is more than the service allows; and none at all. */
const delaysMs = [100, 0] as const;

export const measure = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const delayMs of delaysMs) rows.push(await measureAt(delayMs));
  return rows;
};

const measureAt = async (delayMs: number): Promise<Row> => {
  await using folder = await temporaryDirectory();
  await using server = await startService(delayMs);
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
  const what = delayMs === 0 ? 'service without delay' : `service with a delay of ${delayMs} ms`;
  return {
    what: `collecting 1,000 sessions with 200 kB reports, ${what}`,
    ours: duration(median(ours)),
    against: `fetching the same bytes: ${duration(median(theirs))}`,
    ratio,
    target: `≤ ${mostRatio} ×`,
    met: ratio <= mostRatio,
    how: 'Details and report of each session, fetched, written, parsed and merged, 8 sessions at a time, against a client that fetches the same as many at once on kept connections and drops it. The service allows 90 requests per second; 16 concurrent requests of 100 ms are more than that. Without that delay the row shows the processor time of reading 200 MB of reports.',
  };
};
