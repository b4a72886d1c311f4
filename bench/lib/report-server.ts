import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { caseNames, reportText } from './junit-report.ts';

/** A server in a process of its own that has, for any session, its details and a report. */
export interface ReportServer extends AsyncDisposable {
  readonly origin: string;
}

/** 75 cases are a report of 200 kB. */
export const casesPerReport = 75;

const serve = (delayMs: number): void => {
  const report = Buffer.from(reportText(casesPerReport));
  const details = Buffer.from(JSON.stringify(sessionDetails()));
  const server = createServer((request, response) => {
    void (async () => {
      if (delayMs > 0) await sleep(delayMs);
      const isReport = request.url?.endsWith('/report') ?? false;
      const body = isReport ? report : details;
      response.writeHead(200, { 'content-type': isReport ? 'text/xml' : 'application/json', 'content-length': body.length });
      response.end(body);
    })();
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) process.send?.(`http://127.0.0.1:${address.port}`);
  });
};

/** As the service shows a session, in agreement with the report. */
const sessionDetails = () => {
  const names = caseNames(casesPerReport);
  const failed = names.filter(({ fails }) => fails).length;
  const byClass = Map.groupBy(names, ({ className }) => className);
  const tests = [...byClass].map(([className, ofClass]) => [
    className,
    Object.fromEntries(ofClass.map(({ name, fails }) => [name, { status: fails ? 'FAILED' : 'SUCCESS', duration: '0.15' }])),
  ]);
  return {
    session_id: 's',
    status: 'done',
    start_time: '2026-03-14 10:00:00 UTC',
    duration: '12',
    test_count: names.length,
    test_status: { SUCCESS: names.length - failed, FAILED: failed },
    test_details: Object.fromEntries(tests),
  };
};

/** @param delayMs before each answer, as the way to a service and its look-ups take */
export const startReportServer = async (delayMs: number): Promise<ReportServer> => {
  const child = fork(import.meta.filename, ['--serve', String(delayMs)]);
  const [origin]: string[] = await once(child, 'message');
  if (origin === undefined) throw new Error('the server gave no address');
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
};

if (process.argv[2] === '--serve' && process.argv[1] === import.meta.filename) serve(Number(process.argv[3]));
