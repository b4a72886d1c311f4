import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import { readAlertInput } from './alert-input.ts';
import type { StoredAlert } from './alert-registry.ts';

const readNumber = (query: URLSearchParams, name: string, fallback: number, max: number): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > max) throw new Refusal(422, `${name}: expected a whole number from 1 to ${max}`);
  return number;
};

const readChoice = (query: URLSearchParams, name: string, choices: readonly string[]): string | undefined => {
  const text = query.get(name);
  if (text !== null && !choices.includes(text)) throw new Refusal(422, `${name}: expected ${choices.join(' or ')}`);
  return text ?? undefined;
};

const filterOf = (query: URLSearchParams): ((alert: StoredAlert) => boolean) => {
  const search = query.get('search')?.toLowerCase();
  const status = readChoice(query, 'status', ['active', 'paused']);
  const scope = readChoice(query, 'scope', ['TRACE', 'SESSION']);
  const metric = query.get('metric');
  return (alert) =>
    (search === undefined || alert.name.toLowerCase().includes(search)) &&
    (status === undefined || alert.status === status) &&
    (scope === undefined || alert.scope === scope) &&
    (metric === null || alert.metric === metric);
};

/** Lists one page of alerts. A page after the last one is empty, not an error. */
const listResponse = ({ alerts, scenario }: CloudState, { query }: Exchange): RouteResponse => {
  const page = readNumber(query, 'page', 1, 999_999_999);
  const limit = readNumber(query, 'limit', 50, 100);
  const found = alerts.all().filter(filterOf(query));
  const total = found.length;
  const pages = Math.ceil(total / limit);
  const totals =
    scenario.alerts.meta === 'camel' ? { totalItems: total, totalPages: pages } : { total_items: total, total_pages: pages };
  return jsonResponse({ data: found.slice((page - 1) * limit, page * limit), meta: { page, limit, ...totals } });
};

const toggle = async (cloud: CloudState, exchange: Exchange): Promise<RouteResponse> => {
  const body = await exchange.readJson();
  const active: unknown = typeof body === 'object' && body !== null && 'active' in body ? body.active : undefined;
  if (typeof active !== 'boolean') throw new Refusal(422, 'active: expected true or false');
  return jsonResponse(cloud.alerts.setStatus(param(exchange, 'id'), active ? 'active' : 'paused'));
};

/** Routes that create, list and toggle alerts, under the paths that the action uses by default. */
export const alertRoutes = (cloud: CloudState): readonly Route[] => [
  {
    operation: 'createAlert',
    method: 'POST',
    path: '/alerts',
    handle: async (exchange) =>
      jsonResponse(cloud.alerts.add(readAlertInput(await exchange.readJson(), cloud.scenario.alerts)), 201),
  },
  { operation: 'listAlerts', method: 'GET', path: '/alerts', handle: (exchange) => listResponse(cloud, exchange) },
  { operation: 'toggleAlert', method: 'POST', path: '/alerts/:id/toggle', handle: (exchange) => toggle(cloud, exchange) },
];
