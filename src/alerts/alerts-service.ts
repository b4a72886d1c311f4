import { AreaError } from '../areas/area-error.ts';
import { openArea, type StartEmbedded } from '../areas/area-service.ts';
import { type AlertsClient, createAlertsClient } from '../cloud/alerts-client.ts';
import { CloudError, ForbiddenError, NotFoundError, UnauthorizedError } from '../cloud/errors.ts';
import type { Alerts } from '../cloud/resources/alerts.ts';
import type { StepContext } from '../context.ts';
import { mappedLog } from '../lib/log.ts';
import type { AlertsAccess } from './alerts-inputs.ts';

/** The step with the alert area at the other end. Its log shows no secret. To be closed when the step is over. */
export interface AlertsService extends StepContext, AsyncDisposable {
  readonly alerts: Alerts;
  /** The same without a signal: for what must be done although the workflow was cancelled. */
  readonly uncancellable: Alerts;
  /** Replaces secrets in a text that is about to be shown; `log` does so itself. */
  readonly redact: (text: string) => string;
}

/**
 * Opens the alert area. Sends nothing yet.
 *
 * @param secrets what no message may repeat, for instance addresses of webhooks
 */
export const openAlerts = async (
  access: AlertsAccess,
  secrets: readonly string[],
  context: StepContext,
  startEmbedded: StartEmbedded,
): Promise<AlertsService> => {
  const { options, embedded, ...area } = await openArea(access.area, context, startEmbedded);
  const credentials: AlertsAccess['credentials'] = embedded === undefined ? access.credentials : { kind: 'basic', ...embedded };
  for (const secret of secrets) context.mask(secret);

  const { signal: _, ...withoutSignal } = options;
  const open = (own: typeof withoutSignal): AlertsClient =>
    createAlertsClient({ ...own, credentials, routes: access.routes, secrets });
  const clients = [open(options), open(withoutSignal)] as const;
  return {
    ...area,
    alerts: clients[0].alerts,
    uncancellable: clients[1].alerts,
    log: mappedLog(context.log, clients[0].redact),
    redact: clients[0].redact,
    [Symbol.asyncDispose]: async () => {
      for (const client of clients) await client.close();
      await area[Symbol.asyncDispose]();
    },
  };
};

/** A failed call with the inputs to look at; other errors stay as they are. */
export const explainAlertError = (error: unknown): unknown =>
  error instanceof CloudError ? new AreaError(error, hintFor(error), 'alerts-url') : error;

const hintFor = (error: CloudError): string => {
  if (error instanceof UnauthorizedError || error instanceof ForbiddenError)
    return 'Check `alerts-token`, or `username` and `access-key`; workflows started from forks and by Dependabot get no secrets by default.';
  if (error instanceof NotFoundError) return 'Check `alerts-url` and `paths`: the service has nothing at this address.';
  return error.hint;
};
