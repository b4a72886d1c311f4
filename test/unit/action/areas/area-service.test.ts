import { expect, test } from 'vitest';
import { areaError, logRequest } from '../../../../src/action/areas/area-service.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import { CloudError } from '../../../../src/service/errors.ts';
import type { RequestEvent } from '../../../../src/service/transport.ts';

const path = '/app-automate/plan.json';
const event: RequestEvent = {
  method: 'GET',
  route: `GET ${path}`,
  path,
  attempt: 1,
  durationMs: 5,
  bytesSent: 0,
  bytesReceived: 0,
  outcome: 'ok',
};

const say = (change: Partial<RequestEvent>) => {
  const lines: string[] = [];
  const debugged: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line), debug: (line: string) => void debugged.push(line) };
  logRequest({ ...event, ...change }, log);
  return { lines, debugged };
};

test.each<[string, Partial<RequestEvent>, string[]]>([
  ['a response', {}, []],
  [
    'a try that is not the last',
    { outcome: 'retry', error: 'GET x: broken', waitMs: 2_000 },
    ['GET x: broken; trying again in 2 s.'],
  ],
  ['the last try', { outcome: 'failed', error: 'GET x: broken', attempt: 5 }, ['GET x: broken; gave up after 5 attempts.']],
  ['a refusal', { outcome: 'failed', error: 'GET x: not accepted (HTTP 401)', status: 401 }, ['GET x: not accepted (HTTP 401).']],
  ['a page in place of JSON', { outcome: 'failed', error: 'GET x: a page', status: 200 }, ['GET x: a page.']],
  ['what is not there', { outcome: 'failed', error: 'GET x: nothing', status: 404 }, []],
  ['a request that is turned down', { outcome: 'failed', error: 'GET x: all in use', status: 422 }, []],
  ['no response at all, for an unknown reason', { outcome: 'failed' }, ['A request failed.']],
  ['the same before another try', { outcome: 'retry' }, ['A request failed; trying again in 0 ms.']],
  ['a cancelled run', { outcome: 'cancelled', error: 'the workflow was cancelled' }, []],
])('the log shows a request with %s', (_what, change, lines) => {
  expect(say(change).lines).toEqual(lines);
});

test.each<[Partial<RequestEvent>, string]>([
  [{ status: 200 }, `GET ${path} → 200 in 5 ms, 0 B sent, 0 B received, attempt 1, ok`],
  [
    { bytesSent: 4_200, bytesReceived: 7, attempt: 3, outcome: 'retry' },
    `GET ${path} → no response in 5 ms, 4.2 kB sent, 7 B received, attempt 3, retry`,
  ],
])('the debug log has each request: %j', (change, line) => {
  expect(say(change).debugged).toEqual([line]);
});

test('an error of an area keeps the clause and the code of the call, with a hint of its own', () => {
  const refused = new CloudError('cloud-rejected', { route: 'GET /things', serviceMessage: 'no' });
  expect(areaError(refused, 'Check `base-url`.', 'alerts-url')).toMatchObject({
    name: 'CodedError',
    message: 'the service refused the request: "no"',
    code: 'cloud-rejected',
    hint: 'Check `alerts-url`.',
    cause: refused,
  });
});
