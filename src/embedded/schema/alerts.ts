import { z } from 'zod';

const wordsSchema = z.array(z.string().min(1).max(100)).max(1_000);

/**
 * Alert rules. The service does not document its metrics, aggregations, operators, windows and columns: these
 * are this simulation's own, and a scenario can replace them.
 */
export const alertsSchema = z.strictObject({
  /** Plain metrics; `score:<name>` is always taken. */
  metrics: wordsSchema.default(['latency', 'cost', 'tokens', 'error_count']),
  aggregations: wordsSchema.default(['avg', 'sum', 'min', 'max', 'count', 'p50', 'p90', 'p95', 'p99']),
  operators: wordsSchema.default(['>', '>=', '<', '<=', '==', '!=']),
  'window-minutes': z.array(z.number().min(0.001)).max(1_000).default([1, 5, 10, 15, 30, 60, 120, 360, 720, 1_440]),
  /** Default: any name. */
  environments: wordsSchema.optional(),
  'filter-columns': wordsSchema.default(['name', 'user', 'model', 'status', 'tag']),
  /** Case of the keys of `meta` in the listing. */
  meta: z.enum(['camel', 'snake']).default('camel'),
  /** Alerts that exist at the start: the fields that create one, and `status`. */
  existing: z.array(z.record(z.string(), z.json())).max(10_000).default([]),
});

export type AlertOrders = z.output<typeof alertsSchema>;
