import { Refusal } from '../http/answer.ts';
import { ScenarioError } from '../scenario.ts';
import type { AlertOrders } from '../schema/alerts.ts';
import { readAlertInput } from './alert-input.ts';
import type { AlertRegistry } from './alert-registry.ts';

/** Stores the alerts that the scenario says were there before. Throws ScenarioError for one that the service would refuse. */
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
