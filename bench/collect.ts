import path from 'node:path';
import { type RawResponder, startRawServer, text } from '../test/helpers/loopback-server.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { junitReport } from './large-inputs.ts';
import { bundleProgram, compare, duration, isQuick, measureProcess, report } from './measure.ts';

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

const perSecond = 45;
/** Responds as slowly as the service does. */
const respond: RawResponder = (response, request) => {
  const id = request.url.split('/').at(-1) ?? '';
  const send = id === 'report' ? sendReport : text(details.replace('ID', id), 200, { 'content-type': 'application/json' });
  setTimeout(send, 100, response, request);
};

await using folder = await temporaryDirectory();
await using service = await startRawServer([respond]);
const args = [service.origin, String(perSecond), String(sessions)];
const printedMs = async (name: string, ...more: readonly string[]): Promise<number> =>
  Number((await measureProcess(await bundleProgram(name, folder.path), ...args, ...more)).printed);
const { ours, theirs, ratio } = await compare(
  1,
  () => printedMs('collect-sessions', path.join(folder.path, 'report'), String(sessions * cases)),
  () => printedMs('fetch-sessions'),
  0,
);
report({
  what: `collecting 1,000 sessions with 200 kB reports, at ${perSecond} requests per second`,
  ours: duration(ours),
  against: `fetching the same bytes: ${duration(theirs)}`,
  ratio,
  targets: { '≤ 1.5 ×': ratio <= 1.5 },
  how: 'Details and report of each session, fetched, redacted, parsed, written and merged, against a client that fetches the same on kept connections and drops it; both 12 sessions at a time. A run sends at most so many requests per second, half of what the service allows a user, and so does the client; each response takes 100 ms.',
});
