import { z } from 'zod';
import { minuteMs } from '../../lib/durations.ts';
import { sum } from '../../lib/numbers.ts';
import { signOf } from './alert-input.ts';
import type { StoredAlert } from './alert-registry.ts';

export interface MetricSample {
  readonly scope: 'TRACE' | 'SESSION';
  readonly metric: string;
  readonly value: number;
  readonly environment?: string | undefined;
  /** Values of the columns that a filter can read. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Simulated time of the sample, in milliseconds since the epoch. */
  readonly atMs: number;
}

interface Evaluation {
  /** Aggregated value; undefined if no sample in the window matches. */
  readonly value: number | undefined;
  readonly crossed: boolean;
}

const percentile = (values: readonly number[], percent: number): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
};

const aggregate = (aggregation: string, values: readonly number[]): number | undefined => {
  const name = aggregation.toLowerCase();
  if (name === 'count') return values.length;
  if (name === 'sum') return sum(values);
  if (values.length === 0) return undefined;
  if (name === 'min') return Math.min(...values);
  if (name === 'max') return Math.max(...values);
  const percent = /^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1];
  return percent === undefined ? sum(values) / values.length : percentile(values, Number(percent));
};

const isCrossed = (value: number, operator: string, threshold: number): boolean => {
  switch (signOf(operator)) {
    case '>=':
      return value >= threshold;
    case '<':
      return value < threshold;
    case '<=':
      return value <= threshold;
    case '==':
      return value === threshold;
    case '!=':
      return value !== threshold;
    default:
      return value > threshold;
  }
};

/** Whether a sample passes the filter of an alert. With the mode `sql`, every sample passes, since there is no database. */
const passesFilter = ({ filter }: StoredAlert, { attributes }: MetricSample): boolean =>
  (filter?.mode === 'conditions' ? (filter.conditions ?? []) : []).every(({ column, operator, value }) => {
    const found = Object.hasOwn(attributes, column) ? attributes[column] : undefined;
    if (operator === 'not_equals') return found !== value;
    if (operator === 'contains') return typeof found === 'string' && typeof value === 'string' && found.includes(value);
    return found === value;
  });

const concerns = (alert: StoredAlert, sample: MetricSample): boolean =>
  sample.scope === alert.scope &&
  sample.metric === alert.metric &&
  (alert.environments.length === 0 || (sample.environment !== undefined && alert.environments.includes(sample.environment))) &&
  passesFilter(alert, sample);

/** Evaluates an alert on the samples in its time window. `nowMs` is simulated time. */
export const evaluate = (alert: StoredAlert, samples: readonly MetricSample[], nowMs: number): Evaluation => {
  const sinceMs = nowMs - Number(alert.windowMinutes) * minuteMs;
  const values = samples.filter((sample) => sample.atMs > sinceMs && sample.atMs <= nowMs && concerns(alert, sample));
  const value = aggregate(
    alert.aggregation,
    values.map((sample) => sample.value),
  );
  return { value, crossed: value !== undefined && isCrossed(value, alert.operator, alert.threshold) };
};

const sampleSchema = z.strictObject({
  scope: z.enum(['TRACE', 'SESSION']).default('TRACE'),
  metric: z.string().min(1).max(200),
  value: z.number(),
  environment: z.string().min(1).max(200).optional(),
  attributes: z.record(z.string().max(200), z.json()).default({}),
  /** Simulated time of the sample. Default: the time of the request. */
  at: z.iso.datetime().optional(),
});

export const samplesSchema = z.union([z.array(sampleSchema).max(10_000), sampleSchema]);
