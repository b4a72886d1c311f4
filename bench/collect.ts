import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { duration } from './lib/figures.ts';
import { bundleProgram, measureProcess } from './lib/measured-process.ts';
import { casesPerReport, startService } from './lib/service.ts';
import type { Row } from './row.ts';

const sessions = 1_000;

/** As a run collects, from a service that takes a tenth of a second; and without pace and delay. */
export const measure = async (): Promise<readonly Row[]> => [await measureAt(45, 100), await measureAt(0, 0)];

const measureAt = async (perSecond: number, delayMs: number): Promise<Row> => {
  await using folder = await temporaryDirectory();
  await using server = await startService(delayMs);
  const collect = await bundleProgram('collect-sessions', folder.path);
  const fetch = await bundleProgram('fetch-sessions', folder.path);
  const printedMs = async (program: string, given: readonly string[]): Promise<number> =>
    Number((await measureProcess(program, [server.origin, String(perSecond), String(sessions), ...given])).printed);
  const { ours, theirs } = await alternate({
    ...(perSecond === 0 ? { rounds: 3 } : { rounds: 1, warmUps: 0 }),
    ours: () => printedMs(collect, [path.join(folder.path, 'report'), String(sessions * casesPerReport)]),
    theirs: () => printedMs(fetch, []),
  });
  const ratio = medianRatio(ours, theirs);
  return {
    what: `collecting 1,000 sessions with 200 kB reports, ${perSecond === 0 ? 'as fast as possible' : `at ${perSecond} requests per second`}`,
    ours: duration(median(ours)),
    against: `fetching the same bytes: ${duration(median(theirs))}`,
    ratio,
    ...(perSecond === 0 ? {} : { target: '≤ 1.5 ×', met: ratio <= 1.5 }),
    how: `Details and report of each session, fetched, redacted, parsed, written and merged, against a client that fetches the same on kept connections and drops it; both 12 sessions at a time. ${perSecond === 0 ? 'No run collects like that. The row compares the processor time of redacting, parsing and writing 200 MB of reports, on one thread, with moving as many bytes over loopback.' : 'A run sends at most so many requests per second, half of what the service allows a user, and so does the client; each response takes 100 ms.'}`,
  };
};
