import { z } from 'zod';
import { hourMs } from '../../lib/durations.ts';
import { isRecord } from '../../lib/is-record.ts';
import { matchesPath } from '../../lib/wildcard.ts';
import { readYaml } from '../../lib/yaml-document.ts';
import { readText } from '../http/body.ts';
import type { RecordedRequest, RequestLog } from '../http/request-log.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import type { Exchange, Route } from '../http/route.ts';
import { parseScenario, ScenarioError } from '../scenario.ts';
import type { Simulation } from '../simulation.ts';

const maxScenarioBytes = 4 * 1024 * 1024;

/** Amounts of an ISO 8601 duration, without years and months, whose lengths differ. */
const units = { W: 168 * hourMs, D: 24 * hourMs, H: hourMs, M: hourMs / 60, S: 1_000 } as const;

const durationMs = (text: string): number | undefined => {
  const match = /^P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,3})?)S)?)?$/.exec(text);
  if (match === null || /[PT]$/.test(text)) return undefined;
  const [, weeks, days, hours, minutes, seconds] = match.map((amount) => Number(amount ?? 0));
  return (
    (weeks ?? 0) * units.W + (days ?? 0) * units.D + (hours ?? 0) * units.H + (minutes ?? 0) * units.M + (seconds ?? 0) * units.S
  );
};

const maxAdvanceMs = 100 * 366 * 24 * hourMs;

/** `PT5M`, `P1DT12H`, `PT0.5S`: at most a hundred years at once. */
const advanceSchema = z.strictObject({
  advance: z.string().refine((text) => (durationMs(text) ?? Number.POSITIVE_INFINITY) <= maxAdvanceMs),
});

/** The request as the journal shows it. A request without a response has the status null. */
const journalEntry = ({ atMs, method, path, query, body, status, fault }: RecordedRequest) => ({
  time: new Date(atMs).toISOString(),
  method,
  path,
  query,
  body: body ?? null,
  status: status ?? null,
  ...(fault !== undefined && { fault }),
});

/** All requests, or those of one method and path; `*` matches within a segment of the path, `**` any number of segments. */
const journal = ({ requests }: RequestLog, query: URLSearchParams): RouteResponse => {
  const method = query.get('method')?.toUpperCase();
  const path = query.get('path');
  return jsonResponse(
    requests
      .filter((request) => method === undefined || request.method === method)
      .filter((request) => path === null || matchesPath(path, request.path))
      .map(journalEntry),
  );
};

/** Turns a mistake in a scenario into a 422 that lists all of them. */
const refusingMistakes = <Result>(change: () => Result): Result => {
  try {
    return change();
  } catch (error) {
    if (error instanceof ScenarioError) throw new Refusal(422, error.message);
    throw error;
  }
};

/** A list of faults, or a mapping with nothing but the key `faults`; as JSON or YAML. Throws Refusal. */
const readFaults = (text: string): unknown => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') throw new Refusal(422, reading.mistakes.map(({ message }) => message).join('\n'));
  const { value } = reading;
  if (isRecord(value) && Object.keys(value).join() === 'faults') return value.faults;
  if (Array.isArray(value)) return value;
  throw new Refusal(422, 'Expected a list of faults as in a scenario, or a mapping with the key "faults"');
};

/**
 * Steers the simulation: what was requested, what happens next, and when. Not a part of the service, so the paths need no credentials;
 * only this machine may use them.
 *
 * @param openApi writes the description of every operation
 */
export const controlRoutes = (simulation: Simulation, log: RequestLog, openApi: () => Promise<unknown>): readonly Route[] => {
  const now = (): { readonly now: string } => ({ now: new Date(simulation.time().nowMs()).toISOString() });
  const scenarioText = ({ request }: Exchange): Promise<string> => readText(request, maxScenarioBytes);
  return [
    { method: 'GET', path: '/simulation/requests', handle: ({ query }) => journal(log, query) },
    {
      method: 'DELETE',
      path: '/simulation/requests',
      handle: () => {
        const deleted = log.requests.length;
        log.clear();
        return jsonResponse({ deleted });
      },
    },
    {
      method: 'PUT',
      path: '/simulation/scenario',
      handle: async (exchange) => {
        const text = await scenarioText(exchange);
        refusingMistakes(() => simulation.setScenario(parseScenario(text)));
        return jsonResponse(now());
      },
    },
    {
      method: 'PUT',
      path: '/simulation/faults',
      handle: async (exchange) => {
        const text = await scenarioText(exchange);
        return jsonResponse({ faults: refusingMistakes(() => simulation.setFaults(readFaults(text))) });
      },
    },
    {
      method: 'POST',
      path: '/simulation/time',
      handle: async (exchange) => {
        const parsed = advanceSchema.safeParse(await exchange.readJson());
        const byMs = parsed.success ? durationMs(parsed.data.advance) : undefined;
        if (byMs === undefined)
          throw new Refusal(422, 'advance: expected an ISO 8601 duration such as "PT5M", without years and months');
        simulation.advance(byMs);
        return jsonResponse(now());
      },
    },
    {
      method: 'POST',
      path: '/simulation/reset',
      handle: async () => {
        await simulation.reset();
        log.clear();
        return jsonResponse(now());
      },
    },
    { method: 'GET', path: '/simulation/openapi.json', handle: async () => jsonResponse(await openApi()) },
  ];
};
