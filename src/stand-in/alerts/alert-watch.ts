import { z } from 'zod';
import { minuteMs } from '../../lib/durations.ts';
import { sum } from '../../lib/numbers.ts';
import { postToLoopback } from '../http/loopback.ts';
import { Refusal } from '../http/response.ts';
import type { NewId } from '../random.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import { type AlertRegistry, type StoredAlert, signOf } from './alert-registry.ts';

export interface MetricSample extends Omit<z.output<typeof sampleSchema>, 'at'> {
  /** Simulated time, in milliseconds since the epoch. */
  readonly atMs: number;
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

/** A filter in the mode `sql` lets every sample pass, because there is no database. */
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

/** The value is undefined if no sample in the time window matches. */
const evaluate = (alert: StoredAlert, samples: readonly MetricSample[], nowMs: number) => {
  const sinceMs = nowMs - Number(alert.windowMinutes) * minuteMs;
  const inWindow = samples.filter(({ atMs }) => atMs > sinceMs && atMs <= nowMs);
  const values = inWindow.flatMap((sample) => (concerns(alert, sample) ? [sample.value] : []));
  const value = aggregate(alert.aggregation, values);
  return { value, crossed: value !== undefined && isCrossed(value, alert.operator, alert.threshold) };
};

const sampleSchema = z.strictObject({
  scope: z.enum(['TRACE', 'SESSION']).default('TRACE'),
  metric: z.string().min(1).max(200),
  value: z.number(),
  environment: z.string().min(1).max(200).optional(),
  /** Values of the columns that a filter can read. */
  attributes: z.record(z.string().max(200), z.json()).default({}),
  /** Simulated time of the sample. Default: the time of the request. */
  at: z.iso.datetime().optional(),
});

export const samplesSchema = z.union([z.array(sampleSchema).max(10_000), sampleSchema]);

export const eventSchema = z.object({
  id: z.string(),
  alertId: z.string(),
  alertName: z.string(),
  state: z.enum(['FIRING', 'ACKNOWLEDGED', 'RESOLVED']),
  value: z.number().nullable(),
  firedAt: z.string(),
  /** Number of notifications so far. A notification is repeated after each cooldown. */
  fires: z.int(),
  acknowledgedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  /** Outcome of each notification: the HTTP status of the response, or a word if there was no response. */
  deliveries: z.array(z.object({ channel: z.string(), outcome: z.union([z.int(), z.string()]) })),
});

type AlertEvent = Readonly<z.output<typeof eventSchema>>;

const maxSamples = 50_000;
const maxEvents = 5_000;

/** Alerts are evaluated without a timer, at each new sample and at each request for events. */
export const createAlertWatch = (alerts: AlertRegistry, time: SimulatedTime, newId: NewId) => {
  const events = new Map<string, AlertEvent>();
  const openEvents = new Map<string, string>();
  const firedAtMs = new Map<string, number>();
  let samples: readonly MetricSample[] = [];
  const now = (): string => new Date(time.nowMs()).toISOString();

  const keep = (event: AlertEvent): AlertEvent => {
    events.set(event.id, event);
    const oldest = events.keys().next();
    if (events.size > maxEvents && oldest.done !== true) events.delete(oldest.value);
    return event;
  };

  const fire = async (
    alert: StoredAlert,
    open: AlertEvent | undefined,
    value: number | null,
    signal: AbortSignal,
  ): Promise<void> => {
    firedAtMs.set(alert.id, time.nowMs());
    const event: AlertEvent = keep({
      id: open?.id ?? newId('alert event', alert.id).slice(0, 24),
      alertId: alert.id,
      alertName: alert.name,
      state: 'FIRING',
      value,
      firedAt: open?.firedAt ?? now(),
      fires: (open?.fires ?? 0) + 1,
      acknowledgedAt: null,
      resolvedAt: null,
      deliveries: open?.deliveries ?? [],
    });
    openEvents.set(alert.id, event.id);
    const deliveries = await notify(alert, event, signal);
    const latest = events.get(event.id) ?? event;
    keep({ ...latest, deliveries: [...latest.deliveries, ...deliveries] });
  };

  const evaluateOne = async (alert: StoredAlert, signal: AbortSignal): Promise<void> => {
    const { value, crossed } = evaluate(alert, samples, time.nowMs());
    const open = events.get(openEvents.get(alert.id) ?? '');
    if (!crossed) {
      openEvents.delete(alert.id);
      if (open !== undefined) keep({ ...open, state: 'RESOLVED', value: value ?? null, resolvedAt: now() });
      return;
    }
    // After an acknowledgment, the targets are not notified again.
    if (open?.state === 'ACKNOWLEDGED') return;
    const cooledAtMs = (firedAtMs.get(alert.id) ?? Number.NEGATIVE_INFINITY) + alert.cooldownMinutes * minuteMs;
    if (time.nowMs() >= cooledAtMs) await fire(alert, open, value ?? null, signal);
  };

  const evaluateAll = async (signal: AbortSignal): Promise<void> => {
    for (const alert of alerts.all()) if (alert.status === 'active') await evaluateOne(alert, signal);
  };

  return {
    take: async (taken: readonly MetricSample[], signal: AbortSignal): Promise<void> => {
      samples = [...samples, ...taken].slice(-maxSamples);
      await evaluateAll(signal);
    },
    /** Evaluates every alert again, and lists the newest event first. */
    events: async (signal: AbortSignal): Promise<readonly AlertEvent[]> => {
      await evaluateAll(signal);
      return [...events.values()].reverse();
    },
    acknowledge: (eventId: string): AlertEvent => {
      const event = events.get(eventId);
      if (event === undefined) throw new Refusal(404, 'Alert event not found');
      if (event.state === 'RESOLVED') throw new Refusal(422, 'The alert event is resolved');
      return keep({ ...event, state: 'ACKNOWLEDGED', acknowledgedAt: now() });
    },
  };
};

/** The service does not document this payload, so its form is invented. */
const notify = async (alert: StoredAlert, event: AlertEvent, signal: AbortSignal): Promise<AlertEvent['deliveries']> => {
  const { id, state, value, firedAt, fires } = event;
  const payload = {
    simulated: true,
    alert: { id: alert.id, name: alert.name, scope: alert.scope, metric: alert.metric },
    event: { id, state, value, threshold: alert.threshold, firedAt, fires },
  };
  const deliveries: AlertEvent['deliveries'] = [];
  for (const { channel, enabled, config } of alert.notifications) {
    if (!enabled) continue;
    const url = typeof config.url === 'string' ? config.url : '';
    const outcome = channel === 'webhook' ? await postToLoopback(url, payload, signal) : 'noted';
    deliveries.push({ channel, outcome });
  }
  return deliveries;
};
