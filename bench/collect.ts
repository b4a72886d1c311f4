import path from 'node:path';
import { Agent } from 'undici';
import { systemClock } from '../src/lib/clock.ts';
import { mapConcurrently } from '../src/lib/concurrency.ts';
import { type RawResponder, startRawServer, text } from '../test/helpers/loopback-server.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { junitReport } from './large-inputs.ts';
import { compare, duration, isQuick, measureProgram, report } from './measure.ts';

const sessions = isQuick ? 20 : 1_000;
const cases = 75;
const sendReport = text(junitReport(cases), 200, { 'content-type': 'text/xml' });
const statusOf = (nth: number): string => (nth === 0 ? 'FAILED' : 'SUCCESS');
const outcomes = Array.from({ length: cases }, (_none, nth) => [`test${nth}`, { status: statusOf(nth), duration: '0.15' }]);
const details = JSON.stringify({
  session_id: 'ID',
  status: 'done',
  test_count: cases,
  test_status: { SUCCESS: cases - 1, FAILED: 1 },
  test_details: { 'com.shop.checkout.Suite0Test': Object.fromEntries(outcomes) },
});

const perSecond = 45;
const respond: RawResponder = (response, request) => {
  const id = request.url.split('/').at(-1) ?? '';
  const send = id === 'report' ? sendReport : text(details.replace('ID', id), 200, { 'content-type': 'application/json' });
  setTimeout(send, 100, response);
};

await using folder = await temporaryDirectory();
await using service = await startRawServer([respond]);
const collect = async (): Promise<number> => {
  const given = [service.origin, perSecond, sessions, path.join(folder.path, 'report'), sessions * cases];
  return Number((await measureProgram('collect-sessions', ...given)).printed);
};
const agent = new Agent({ connections: 24 });
const drain = async (path: string): Promise<void> =>
  (await agent.request({ origin: service.origin, path, method: 'GET' })).body.dump({ limit: Number.POSITIVE_INFINITY });
const fetchOnly = async (): Promise<number> => {
  const startMs = performance.now();
  await mapConcurrently([...Array(sessions).keys()], 12, async (nth) => {
    await systemClock.sleep(Math.max(0, startMs + (nth * 2_000) / perSecond - performance.now()));
    const path = `/app-automate/espresso/builds/b1/sessions/s${nth}`;
    await Promise.all([drain(path), drain(`${path}/report`)]);
  });
  return performance.now() - startMs;
};
const { ours, theirs, ratio } = await compare(1, collect, fetchOnly, 0);
await agent.close();
report({
  what: `collecting 1,000 sessions with 200 kB reports, at ${perSecond} requests per second`,
  ours: duration(ours),
  against: `fetching the same bytes: ${duration(theirs)}`,
  ratio,
  targets: { '≤ 1.5 ×': ratio <= 1.5 },
  how: 'Details and report of each session, fetched, redacted, parsed, written and merged, against a client that fetches the same and drops it; both 12 sessions at a time, and each response after 100 ms. A run sends at most so many requests per second, half of what the service allows a user.',
});
