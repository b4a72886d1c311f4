import type { AlertsArea } from '../../src/action/alerts/alerts-area.ts';
import type { AlertsOptions } from '../../src/service/alerts-client.ts';
import { alertInputOf } from './alert-rules.ts';
import { openAlerts } from './cloud-client.ts';
import { json, type RawRequest, type RawResponder } from './loopback-server.ts';
import { createMemoryRunner } from './memory-runner.ts';
import { plainLog } from './stage.ts';

/** Opens the area of an alerts step, with a fake clock and a client for the server of the test. */
export const openAlertsStage = (origin: string, options: Partial<AlertsOptions> = {}) => {
  const runner = createMemoryRunner('/workspace');
  const { masks, signal, cancel } = runner;
  const stack = new AsyncDisposableStack();
  const bound = stack.use(openAlerts(origin, { ...options, signal }));
  const lines: string[] = [];
  const area: AlertsArea = {
    context: { ...runner, clock: bound.clock, log: { ...plainLog(lines), error: (line) => void lines.push(`error: ${line}`) } },
    alerts: bound.client.alerts,
    uncancellable: stack.use(openAlerts(origin, options)).client.alerts,
    redact: bound.client.redact,
    [Symbol.asyncDispose]: async () => {},
  };
  return { area, lines, masks, clock: bound.clock, cancel, [Symbol.asyncDispose]: () => stack.disposeAsync() };
};

/** Alert in a response of the service. Its name contains its id. */
export const stored = (id: string, status?: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...alertInputOf({ name: `alert ${id}` }),
  id,
  ...(status === undefined ? {} : { status }),
  ...more,
});
/** Response with the only page of a listing. */
export const listing = (...data: readonly unknown[]): RawResponder =>
  json({ data, meta: { totalItems: data.length, totalPages: 1 } });
/** Response to a toggle that succeeds. */
export const toggled: RawResponder = (response, request) => {
  const { active } = JSON.parse(String(request.body)) as { active: boolean };
  json(stored(request.url.split('/')[2] ?? '', active ? 'active' : 'paused'))(response, request);
};
/** Path and body of each POST request. */
export const changes = (requests: readonly RawRequest[]): string[] =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => `${url} ${String(body)}`);
