import { matchesPath } from '../../lib/wildcard.ts';
import type { RouteResponse } from '../http/response.ts';
import type { RecordedResponse } from '../schema/scenario.ts';

/** Placeholder for the origin of the server that replays the responses. */
export const originMark = '{{origin}}';

const responseOf = ({ status, type, json, body = '' }: RecordedResponse, origin: string): RouteResponse => ({
  status,
  type: type ?? (json === undefined ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'),
  body: (json === undefined ? body : JSON.stringify(json)).replaceAll(originMark, origin),
});

/** Returns the recorded responses to a path in order, and then repeats the last response. */
export const createReplay = (recorded: readonly RecordedResponse[], origin: () => string) => {
  const series = [...Map.groupBy(recorded, ({ method, path }) => `${method} ${path}`).values()].map((responses) => ({
    method: responses[0]?.method,
    path: responses[0]?.path ?? '',
    responses,
    next: 0,
  }));
  // Paths without `*` are more specific, so they come first.
  const ordered = [...series.filter(({ path }) => !path.includes('*')), ...series.filter(({ path }) => path.includes('*'))];
  return (method: string, path: string): RouteResponse | undefined => {
    const found = ordered.find((each) => each.method === method && matchesPath(each.path, path));
    const response = found?.responses[Math.min(found.next, found.responses.length - 1)];
    if (found === undefined || response === undefined) return undefined;
    found.next++;
    return responseOf(response, origin());
  };
};
