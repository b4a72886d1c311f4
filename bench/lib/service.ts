import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { caseNames, reportText } from './junit-report.ts';

/** An upload, as the service saw it. */
export interface Received {
  readonly bytes: number;
  /** From the head of the request to the last byte of its body. */
  readonly durationMs: number;
}

/** A service in its own process: takes uploads, starts builds, and has details and a report for every session. */
export interface Service extends AsyncDisposable {
  readonly origin: string;
  /** The next upload that ends; call it before the upload begins. */
  readonly nextUpload: () => Promise<Received>;
}

/** 75 cases are a report of 200 kB. */
export const casesPerReport = 75;

const receive = async (request: IncomingMessage): Promise<Received> => {
  const startMs = performance.now();
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  return { bytes, durationMs: performance.now() - startMs };
};

/** As the service shows a session, in agreement with its report. */
const sessionDetails = (id: string): unknown => {
  const names = caseNames(casesPerReport);
  const failed = names.filter(({ fails }) => fails).length;
  const byClass = Map.groupBy(names, ({ className }) => className);
  const tests = [...byClass].map(([className, ofClass]) => [
    className,
    Object.fromEntries(ofClass.map(({ name, fails }) => [name, { status: fails ? 'FAILED' : 'SUCCESS', duration: '0.15' }])),
  ]);
  return {
    session_id: id,
    status: 'done',
    test_count: names.length,
    test_status: { SUCCESS: names.length - failed, FAILED: failed },
    test_details: Object.fromEntries(tests),
  };
};

/** In the child process. */
const serve = (delayMs: number): void => {
  const report = reportText(casesPerReport);
  const [beforeId = '', afterId = ''] = JSON.stringify(sessionDetails('#')).split('#');
  const detailsAt = (url: string): string => `${beforeId}${/\/sessions\/(\w+)/.exec(url)?.[1] ?? ''}${afterId}`;
  const started = JSON.stringify({ message: 'Success', build_id: 'build' });
  const devices = JSON.stringify([{ device: 'Google Pixel 7', os: 'android', os_version: '13.0', realMobile: true }]);
  const uploaded = JSON.stringify({ app_url: 'bs://app', app_id: 'app', test_suite_url: 'bs://suite', test_suite_id: 'suite' });
  const bodyFor = (url = ''): string => {
    if (url.endsWith('/report')) return report;
    if (url.endsWith('/devices.json')) return devices;
    return url.includes('/sessions/') ? detailsAt(url) : '[]';
  };
  const server = createServer((request, response) => {
    void (async () => {
      const isBuild = request.url?.endsWith('/build') === true;
      if (request.method === 'POST' && !isBuild) process.send?.(await receive(request));
      if (delayMs > 0) await sleep(delayMs);
      response.setHeader('content-type', request.url?.endsWith('/report') === true ? 'text/xml' : 'application/json');
      response.end(request.method === 'GET' ? bodyFor(request.url) : isBuild ? started : uploaded);
    })();
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
};

/** @param delayMs before each response */
export const startService = async (delayMs = 0): Promise<Service> => {
  const child = fork(import.meta.filename, ['--serve', String(delayMs)]);
  const [address] = (await once(child, 'message')) as [{ readonly port: number }];
  return {
    origin: `http://127.0.0.1:${address.port}`,
    nextUpload: async () => ((await once(child, 'message')) as [Received])[0],
    [Symbol.asyncDispose]: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
};

if (process.argv[2] === '--serve' && process.argv[1] === import.meta.filename) serve(Number(process.argv[3]));
