import { postToLoopback } from '../http/loopback.ts';
import type { StoredAlert } from './alert-registry.ts';

/** Result of one notification. */
export interface Delivery {
  readonly channel: string;
  /** `noted`: e-mails and Slack messages are not sent. `skipped`: not an address of this machine. A number is the response's status. */
  readonly outcome: number | 'failed' | 'skipped' | 'noted';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a notification tells of an event. */
interface NotifiedEvent {
  readonly id: string;
  readonly state: string;
  readonly value: number | null;
  readonly firedAt: string;
  readonly fires: number;
}

/** Notifies every enabled target and skips disabled ones. The service does not document the payload: this one is our own. */
export const notify = async (alert: StoredAlert, event: NotifiedEvent, signal: AbortSignal): Promise<readonly Delivery[]> => {
  const payload = {
    simulated: true,
    alert: { id: alert.id, name: alert.name, scope: alert.scope, metric: alert.metric },
    event: {
      id: event.id,
      state: event.state,
      value: event.value,
      threshold: alert.threshold,
      firedAt: event.firedAt,
      fires: event.fires,
    },
  };
  const deliveries: Delivery[] = [];
  for (const { channel, enabled, config } of alert.notifications) {
    if (!enabled) continue;
    const outcome = channel === 'webhook' ? await postToLoopback(textOf(config.url), payload, signal) : 'noted';
    deliveries.push({ channel, outcome });
  }
  return deliveries;
};
