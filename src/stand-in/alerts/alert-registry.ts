import { z } from 'zod';
import { Refusal } from '../http/response.ts';
import type { NewId } from '../random.ts';
import { ScenarioError } from '../scenario.ts';
import type { AlertOrders } from '../schema/scenario.ts';
import type { SimulatedTime } from '../simulated-time.ts';

const targetSchema = z
  .object({
    channel: z.enum(['webhook', 'email', 'slack']),
    enabled: z.boolean().default(true),
    config: z.record(z.string(), z.json()),
  })
  .refine(({ channel, config }) => channel !== 'webhook' || (typeof config.url === 'string' && URL.canParse(config.url)), {
    error: 'a webhook needs a url',
    path: ['config', 'url'],
  });

const filterSchema = z
  .looseObject({
    mode: z.enum(['conditions', 'sql']),
    /** The service does not document conditions, so this form is invented. */
    conditions: z
      .array(z.looseObject({ column: z.string(), operator: z.string().default('equals'), value: z.json() }))
      .optional(),
  })
  .nullable();

export const inputSchema = z.object({
  name: z.string().min(1).max(255),
  description: z.string().max(500).nullable().default(null),
  scope: z.enum(['TRACE', 'SESSION']).default('TRACE'),
  metric: z.string().min(1).max(200),
  aggregation: z.string().min(1).max(100),
  operator: z.string().min(1).max(100),
  threshold: z.number(),
  windowMinutes: z.number(),
  cooldownMinutes: z.int().min(0).default(15),
  environments: z.array(z.string().min(1).max(200)).max(1_000).default([]),
  notifications: z.array(targetSchema).min(1).max(100),
  filter: filterSchema.default(null),
});

type AlertInput = z.output<typeof inputSchema>;

const refuseField = (field: string, problem: string): Refusal => new Refusal(422, `${field}: ${problem}`);

const checkChoice = (field: string, value: string, known: readonly string[]): void => {
  if (!known.some((candidate) => candidate.toLowerCase() === value.toLowerCase()))
    throw refuseField(field, `"${value}" is not one of ${known.join(', ')}`);
};

const signs = new Map(Object.entries({ gt: '>', gte: '>=', lt: '<', lte: '<=', eq: '==', '=': '==', ne: '!=', neq: '!=' }));

export const signOf = (operator: string): string => signs.get(operator.toLowerCase()) ?? operator;

/** Throws Refusal if the service would refuse the alert. */
export const readAlertInput = (body: unknown, orders: AlertOrders): AlertInput => {
  const parsed = inputSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuseField(issue?.path.join('.') || 'body', issue?.message ?? 'not an alert');
  }
  const input = parsed.data;
  if (!/^score:\S/.test(input.metric)) checkChoice('metric', input.metric, orders.metrics);
  checkChoice('aggregation', input.aggregation, orders.aggregations);
  checkChoice('operator', signOf(input.operator), orders.operators);
  const windows = orders['window-minutes'];
  if (!windows.includes(input.windowMinutes))
    throw refuseField('windowMinutes', `${input.windowMinutes} is not one of ${windows.join(', ')}`);
  for (const environment of input.environments)
    if (orders.environments !== undefined) checkChoice('environments', environment, orders.environments);
  for (const { column } of input.filter?.conditions ?? []) checkChoice('filter', column, orders['filter-columns']);
  return input;
};

export const alertSchema = z.object({
  id: z.string(),
  ...inputSchema.shape,
  status: z.enum(['active', 'paused']),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type StoredAlert = Readonly<z.output<typeof alertSchema>>;

const maxAlerts = 20_000;

export const createAlertRegistry = (time: SimulatedTime, newId: NewId) => {
  const alerts = new Map<string, StoredAlert>();
  const now = (): string => new Date(time.nowMs()).toISOString();
  return {
    add: (input: AlertInput, status: StoredAlert['status'] = 'active'): StoredAlert => {
      if (alerts.size >= maxAlerts) throw new Refusal(422, `There are ${maxAlerts} alerts already`);
      const id = newId('alert', input.name).slice(0, 24);
      const alert: StoredAlert = { id, ...input, status, createdAt: now(), updatedAt: now() };
      alerts.set(alert.id, alert);
      return alert;
    },
    /** Throws Refusal for an unknown id. */
    setStatus: (id: string, status: StoredAlert['status']): StoredAlert => {
      const alert = alerts.get(id);
      if (alert === undefined) throw new Refusal(404, 'Alert not found');
      const updated: StoredAlert = alert.status === status ? alert : { ...alert, status, updatedAt: now() };
      alerts.set(id, updated);
      return updated;
    },
    all: (): readonly StoredAlert[] => [...alerts.values()],
  };
};

export type AlertRegistry = ReturnType<typeof createAlertRegistry>;

/** Throws ScenarioError if the service would refuse an alert of the scenario. */
export const addExistingAlerts = (alerts: AlertRegistry, orders: AlertOrders): void => {
  for (const [index, { status, ...input }] of orders.existing.entries()) {
    try {
      alerts.add(readAlertInput(input, orders), status === 'paused' ? 'paused' : 'active');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new ScenarioError('scenario', [{ key: `alerts.existing[${index}]`, message: error.message }]);
    }
  }
};
