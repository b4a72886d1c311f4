import { expect, test } from 'vitest';
import type { RequestEvent } from '../../../src/cloud/request-event.ts';
import { describeRequest } from '../../../src/stages/request-log.ts';

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

const linesOf = (change: Partial<RequestEvent>): readonly string[] => {
  const lines: string[] = [];
  const info = (line: string): void => void lines.push(line);
  const other = (): void => {};
  describeRequest(
    { ...event, ...change },
    { info, notice: other, warning: other, error: other, debug: other, group: (_title, work) => work() },
  );
  return lines;
};

test.each<[string, Partial<RequestEvent>, string[]]>([
  ['an answer', {}, []],
  [
    'a try that is not the last',
    { outcome: 'retry', error: 'GET x: broken', waitMs: 2_000 },
    ['GET x: broken; trying again in 2 s.'],
  ],
  ['the last try', { outcome: 'failed', error: 'GET x: broken', attempt: 5 }, ['GET x: broken; given up after 5 tries.']],
  ['a refusal', { outcome: 'failed', error: 'GET x: not accepted (HTTP 401)', status: 401 }, ['GET x: not accepted (HTTP 401).']],
  ['a page in place of JSON', { outcome: 'failed', error: 'GET x: a page', status: 200 }, ['GET x: a page.']],
  ['what is not there', { outcome: 'failed', error: 'GET x: nothing', status: 404 }, []],
  ['a request that is turned down', { outcome: 'failed', error: 'GET x: all in use', status: 422 }, []],
  ['a cancelled run', { outcome: 'cancelled', error: 'the workflow was cancelled' }, []],
])('%s', (_what, change, lines) => {
  expect(linesOf(change)).toEqual(lines);
});
