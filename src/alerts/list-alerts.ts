import type { Alerts } from '../cloud/resources/alerts.ts';
import type { AlertQuery, AlertRecord } from '../model/alert.ts';
import { type AlertsService, explainAlertError } from './alerts-service.ts';
import { secretsOf } from './secrets.ts';

interface ListedAlerts {
  readonly alerts: readonly AlertRecord[];
  /** Alerts that the service counts and did not list. */
  readonly missing: number;
  /** Sentences on what is odd about the listing. */
  readonly remarks: readonly string[];
}

/**
 * All alerts of a query, with their states.
 *
 * @throws {AreaError}
 */
export const listAlerts = async (query: AlertQuery, service: AlertsService): Promise<ListedAlerts> => {
  try {
    const listed = await readAll(query, service.alerts);
    // Webhooks in the service's responses are as secret as those in the file.
    for (const secret of secretsOf(listed.alerts.map(({ fields }) => fields.notifications))) service.mask(secret);
    return listed.alerts.some(({ status }) => status === 'unknown')
      ? { ...listed, alerts: await withStates(listed.alerts, query, service.alerts) }
      : listed;
  } catch (error) {
    throw explainAlertError(error);
  }
};

const readAll = async (query: AlertQuery, source: Alerts): Promise<ListedAlerts> => {
  const alerts = new Map<string, AlertRecord>();
  const remarks: string[] = [];
  let missing = 0;
  for await (const page of source.pages(query)) {
    for (const alert of page.items) alerts.set(alert.id, alert);
    remarks.push(...page.remarks.map(({ message }) => `The list of alerts is inconsistent: ${message}.`));
    missing = page.missing;
  }
  return { alerts: [...alerts.values()], missing, remarks };
};

/** The service documents the filter by status, but not the stored fields. */
const withStates = async (alerts: readonly AlertRecord[], query: AlertQuery, source: Alerts): Promise<readonly AlertRecord[]> => {
  const paused = await readAll({ ...query, status: 'paused' }, source);
  const pausedIds = new Set(paused.alerts.map(({ id }) => id));
  return alerts.map((alert) =>
    alert.status === 'unknown' ? { ...alert, status: pausedIds.has(alert.id) ? 'paused' : 'active' } : alert,
  );
};
