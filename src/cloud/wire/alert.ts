import { isRecord } from '../../lib/is-record.ts';
import type { AlertInput, AlertRecord } from '../../model/alert.ts';
import type { NumberedPage } from '../pages.ts';
import { countOf, field, idField, type JsonRecord, UnexpectedShapeError } from './values.ts';

/**
 * Reads an alert, which may be nested under `alert` or `data`. The service documents only the fields of requests, so both
 * `camelCase` and `snake_case` names are accepted. Missing fields stay absent.
 *
 * @throws {UnexpectedShapeError} for a record without id or name.
 */
export const readAlert = (body: unknown): AlertRecord => {
  const record = unwrap(body);
  const id = record && idField(record, 'id', 'alertId', 'alert_id');
  const name = record && field(record, 'name');
  if (record === undefined || id === undefined || typeof name !== 'string')
    throw new UnexpectedShapeError('an alert with id and name', body);
  const present = fieldNames.flatMap((key) => {
    const value = field(record, key) ?? field(record, snakeCase(key));
    return value === undefined && !Object.hasOwn(record, key) ? [] : [[key, value ?? null] as const];
  });
  return { id, name, status: readStatus(record), fields: Object.fromEntries(present) };
};

/**
 * Reads one page of the listing: `data` and `meta`.
 *
 * @throws {UnexpectedShapeError} for any other body.
 */
export const readAlertPage = (
  body: unknown,
  requested: { readonly page: number; readonly limit: number },
): NumberedPage<AlertRecord> => {
  const data = isRecord(body) ? field(body, 'data') : undefined;
  if (!isRecord(body) || !Array.isArray(data)) throw new UnexpectedShapeError('a page of alerts', body);
  const meta = field(body, 'meta');
  const number = (...keys: readonly string[]): number | undefined =>
    isRecord(meta) ? keys.map((key) => countOf(field(meta, key))).find((value) => value !== undefined) : undefined;
  const count = number('totalItems', 'total_items');
  // The service may return smaller pages than requested.
  const limit = number('limit') || requested.limit;
  const lastPage = number('totalPages', 'total_pages') ?? (count === undefined ? undefined : Math.ceil(count / limit));
  return { items: data.map(readAlert), next: nextPage(requested.page, lastPage), count };
};

const nextPage = (page: number, lastPage: number | undefined): number | null | undefined => {
  if (lastPage === undefined) return undefined;
  return page < lastPage ? page + 1 : null;
};

const fieldNames: readonly (keyof AlertInput)[] = [
  'name',
  'description',
  'scope',
  'metric',
  'aggregation',
  'operator',
  'threshold',
  'windowMinutes',
  'cooldownMinutes',
  'environments',
  'notifications',
  'filter',
];

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const unwrap = (body: unknown): JsonRecord | undefined => {
  if (!isRecord(body)) return undefined;
  return ['alert', 'data'].map((key) => field(body, key)).find(isRecord) ?? body;
};

const readStatus = (record: JsonRecord): AlertRecord['status'] => {
  const status = field(record, 'status');
  if (typeof status === 'string') {
    const known = status.trim().toLowerCase();
    return known === 'active' || known === 'paused' ? known : 'unknown';
  }
  const active = ['active', 'isActive', 'is_active'].map((key) => field(record, key)).find((value) => typeof value === 'boolean');
  return active === undefined ? 'unknown' : active ? 'active' : 'paused';
};
