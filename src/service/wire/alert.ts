import type { AlertInput, AlertRecord } from '../../core/model/alert.ts';
import { isRecord, memberOf } from '../../lib/is-record.ts';
import type { NumberedPage } from '../pages.ts';
import { countOf, idField, UnexpectedShapeError } from './values.ts';

/**
 * Reads an alert, which may be nested under `alert` or `data`. Accepts names of fields in `camelCase` and `snake_case`.
 *
 * @throws {UnexpectedShapeError} for a record without id or name
 */
export const readAlert = (body: unknown): AlertRecord => {
  const record = ['alert', 'data'].map((key) => memberOf(body, key)).find(isRecord) ?? body;
  const id = idField(record, 'id', 'alertId', 'alert_id');
  const name = memberOf(record, 'name');
  if (id === undefined || typeof name !== 'string') throw new UnexpectedShapeError('an alert with id and name', body);
  const present = fieldNames.flatMap((key) => {
    const values = [key, snakeCase(key)].map((name) => memberOf(record, name)).filter((value) => value !== undefined);
    return values.length === 0 ? [] : [[key, values.find((value) => value !== null) ?? null] as const];
  });
  return { id, name, status: readStatus(record), fields: Object.fromEntries(present) };
};

/** @throws {UnexpectedShapeError} for a body without a list `data` */
export const readAlertPage = (
  body: unknown,
  requested: { readonly page: number; readonly limit: number },
): NumberedPage<AlertRecord> => {
  const [data, meta] = [memberOf(body, 'data'), memberOf(body, 'meta')];
  if (!Array.isArray(data)) throw new UnexpectedShapeError('a page of alerts', body);
  const number = (...keys: readonly string[]): number | undefined =>
    keys.map((key) => countOf(memberOf(meta, key))).find((value) => value !== undefined);
  const count = number('totalItems', 'total_items');
  // The service may return smaller pages than requested.
  const limit = number('limit') || requested.limit;
  const lastPage = number('totalPages', 'total_pages') ?? (count === undefined ? undefined : Math.ceil(count / limit));
  const next = lastPage !== undefined && requested.page >= lastPage ? null : requested.page + 1;
  return { items: data.map(readAlert), next: lastPage === undefined ? undefined : next, count };
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

const readStatus = (record: unknown): AlertRecord['status'] => {
  const status = memberOf(record, 'status');
  if (typeof status === 'string') {
    const known = status.trim().toLowerCase();
    return known === 'active' || known === 'paused' ? known : 'unknown';
  }
  const active = ['active', 'isActive', 'is_active']
    .map((key) => memberOf(record, key))
    .find((value) => typeof value === 'boolean');
  return active === undefined ? 'unknown' : active ? 'active' : 'paused';
};
