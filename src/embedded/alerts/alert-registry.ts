import { Refusal } from '../http/response.ts';
import type { NewId } from '../random.ts';
import { ScenarioError } from '../scenario.ts';
import type { AlertOrders } from '../schema/scenario.ts';
import type { SimulatedTime } from '../simulated-time.ts';
import { type AlertInput, readAlertInput } from './alert-input.ts';

type AlertStatus = 'active' | 'paused';

/** An alert as it is stored, and as responses contain it. */
export interface StoredAlert extends AlertInput {
  readonly id: string;
  readonly status: AlertStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const maxAlerts = 20_000;

export const createAlertRegistry = (time: SimulatedTime, newId: NewId) => {
  const alerts = new Map<string, StoredAlert>();
  const now = (): string => new Date(time.nowMs()).toISOString();
  return {
    add: (input: AlertInput, status: AlertStatus = 'active'): StoredAlert => {
      if (alerts.size >= maxAlerts) throw new Refusal(422, `There are ${maxAlerts} alerts already`);
      const alert: StoredAlert = {
        id: newId('alert', input.name).slice(0, 24),
        ...input,
        status,
        createdAt: now(),
        updatedAt: now(),
      };
      alerts.set(alert.id, alert);
      return alert;
    },
    /** Changes the status of an alert. Throws Refusal for an unknown id. */
    setStatus: (id: string, status: AlertStatus): StoredAlert => {
      const alert = alerts.get(id);
      if (alert === undefined) throw new Refusal(404, 'Alert not found');
      const updated: StoredAlert = alert.status === status ? alert : { ...alert, status, updatedAt: now() };
      alerts.set(id, updated);
      return updated;
    },
    /** Lists alerts in the order of their creation. */
    all: (): readonly StoredAlert[] => [...alerts.values()],
  };
};

export type AlertRegistry = ReturnType<typeof createAlertRegistry>;

/** Stores the alerts that exist at the start of the scenario. Throws ScenarioError if the service would refuse one of them. */
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
