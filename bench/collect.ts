import path from 'node:path';
import { type RawResponder, startRawServer, text } from '../test/helpers/raw-server.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { junitReport } from './lib/junit-report.ts';
import { bundleProgram, measureProcess } from './lib/processes.ts';
import { compare, isQuick } from './lib/rounds.ts';
import { duration, report } from './row.ts';

const sessions = isQuick ? 20 : 1_000;
/** A report of 200 kB. */
const cases = 75;
const sendReport = text(junitReport(cases), 200, { 'content-type': 'text/xml' });
const [failed, passed] = ['FAILED', 'SUCCESS'].map((status) => ({ status, duration: '0.15' }));
const outcomes = Array.from({ length: cases }, (_none, nth) => [`test${nth}`, nth === 0 ? failed : passed]);
/** Details of a session, in agreement with its report. */
const details = JSON.stringify({
  session_id: 'ID',
  status: 'done',
  test_count: cases,
  test_status: { SUCCESS: cases - 1, FAILED: 1 },
  test_details: { 'com.shop.checkout.Suite0Test': Object.fromEntries(outcomes) },
});

const respondAfter =
  (delayMs: number): RawResponder =>
  (response, request) => {
    const id = request.url.split('/').at(-1) ?? '';
    const send = id === 'report' ? sendReport : text(details.replace('ID', id), 200, { 'content-type': 'application/json' });
    if (delayMs === 0) send(response, request);
    else setTimeout(send, delayMs, response, request);
  };

await using folder = await temporaryDirectory();
const collect = await bundleProgram('collect-sessions', folder.path);
const fetch = await bundleProgram('fetch-sessions', folder.path);

/** As a run collects, from a service that takes a tenth of a second; and without pace and delay. */
for (const perSecond of [45, 0]) {
  const isPaced = perSecond > 0;
  await using service = await startRawServer([respondAfter(isPaced ? 100 : 0)], { eager: true });
  const given = [service.origin, String(perSecond), String(sessions)];
  const printedMs = async (...program: [string, ...string[]]): Promise<number> =>
    Number((await measureProcess(...program)).printed);
  const { ours, theirs, ratio } = await compare(
    isPaced ? 1 : 3,
    () => printedMs(collect, ...given, path.join(folder.path, 'report'), String(sessions * cases)),
    () => printedMs(fetch, ...given),
    isPaced ? 0 : 1,
  );
  report({
    what: `collecting 1,000 sessions with 200 kB reports, ${isPaced ? `at ${perSecond} requests per second` : 'as fast as possible'}`,
    ours: duration(ours),
    against: `fetching the same bytes: ${duration(theirs)}`,
    ratio,
    ...(isPaced && { targets: { '≤ 1.5 ×': ratio <= 1.5 } }),
    how: `Details and report of each session, fetched, redacted, parsed, written and merged, against a client that fetches the same on kept connections and drops it; both 12 sessions at a time. ${isPaced ? 'A run sends at most so many requests per second, half of what the service allows a user, and so does the client; each response takes 100 ms.' : 'No run collects like that. The row compares the processor time of redacting, parsing and writing 200 MB of reports, on one thread, with moving as many bytes over loopback.'}`,
  });
}
