import type { AlertQuery, AlertRecord } from '../../core/model/alert.ts';
import { mappedLog } from '../../lib/log.ts';
import type { Alerts } from '../../service/index.ts';
import { type AlertsClient, CloudError, createAlertsClient, isCloudError } from '../../service/index.ts';
import { areaError, openArea, type StartEmbedded } from '../areas/area-service.ts';
import type { StepContext } from '../context.ts';
import type { AlertsAccess } from './alerts-inputs.ts';
import { secretsOf } from './secrets.ts';

/** Client of the alert service. Must be closed at the end of the step. */
export interface AlertsArea extends AsyncDisposable {
  /** Context of the step, with a log that redacts the secrets of the alerts. */
  readonly context: StepContext;
  readonly alerts: Alerts;
  /** Client whose calls continue even if the workflow is cancelled. */
  readonly uncancellable: Alerts;
  /** Replaces the secrets in a text for users. The log of `context` already does this. */
  readonly redact: (text: string) => string;
}

/**
 * Opens the client without sending a request.
 *
 * @param secrets texts that no message may repeat, for instance webhook URLs
 */
export const openAlerts = async (
  access: AlertsAccess,
  secrets: readonly string[],
  context: StepContext,
  startEmbedded: StartEmbedded,
): Promise<AlertsArea> => {
  const area = await openArea(access.area, context, startEmbedded);
  const { options, embedded } = area;
  const credentials: AlertsAccess['credentials'] = embedded === undefined ? access.credentials : { kind: 'basic', ...embedded };
  for (const secret of secrets) context.mask(secret);

  const { signal: _, ...withoutSignal } = options;
  const open = (own: typeof withoutSignal): AlertsClient =>
    createAlertsClient({ ...own, credentials, routes: access.routes, secrets });
  const clients = [open(options), open(withoutSignal)] as const;
  return {
    context: { ...area.context, log: mappedLog(context.log, clients[0].redact) },
    alerts: clients[0].alerts,
    uncancellable: clients[1].alerts,
    redact: clients[0].redact,
    [Symbol.asyncDispose]: async () => {
      for (const client of clients) await client.close();
      await area[Symbol.asyncDispose]();
    },
  };
};

/** Adds a hint about the inputs to the error of a request. Returns other errors unchanged. */
export const explainAlertError = (error: unknown): unknown =>
  error instanceof CloudError ? areaError(error, hintFor(error), 'alerts-url') : error;

const hintFor = (error: CloudError): string => {
  if (isCloudError(error, 'cloud-unauthorized', 'cloud-forbidden'))
    return 'Check `alerts-token`, or `username` and `access-key`; workflows started from forks and by Dependabot get no secrets by default.';
  if (isCloudError(error, 'cloud-not-found')) return 'Check `alerts-url` and `paths`: the service has nothing at this address.';
  return error.hint;
};

interface ListedAlerts {
  readonly alerts: readonly AlertRecord[];
  /** Number of alerts that the service counted but did not list. */
  readonly missing: number;
  /** Sentences about irregularities of the list, such as missing alerts. */
  readonly remarks: readonly string[];
}

/**
 * Lists all alerts that match a query, with their statuses.
 *
 * @throws CodedError
 */
export const listAlerts = async (query: AlertQuery, area: AlertsArea): Promise<ListedAlerts> => {
  try {
    const listed = await readAll(query, area.alerts);
    // Masks the webhook URLs in the responses, because they are secret.
    for (const secret of secretsOf(listed.alerts.map(({ fields }) => fields.notifications))) area.context.mask(secret);
    return listed.alerts.some(({ status }) => status === 'unknown')
      ? { ...listed, alerts: await withStates(listed.alerts, query, area.alerts) }
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

/** Fills in unknown statuses by listing the paused alerts, because the service documents no status field. */
const withStates = async (alerts: readonly AlertRecord[], query: AlertQuery, source: Alerts): Promise<readonly AlertRecord[]> => {
  const paused = await readAll({ ...query, status: 'paused' }, source);
  const pausedIds = new Set(paused.alerts.map(({ id }) => id));
  return alerts.map((alert) =>
    alert.status === 'unknown' ? { ...alert, status: pausedIds.has(alert.id) ? 'paused' : 'active' } : alert,
  );
};
