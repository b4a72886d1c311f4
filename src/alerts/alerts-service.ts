import { AreaError } from '../areas/area-error.ts';
import type { StartEmbedded } from '../areas/area-service.ts';
import { openArea } from '../areas/area-service.ts';
import { type AlertsClient, createAlertsClient } from '../cloud/alerts-client.ts';
import { CloudError, ForbiddenError, NotFoundError, UnauthorizedError } from '../cloud/errors.ts';
import type { Alerts } from '../cloud/resources/alerts.ts';
import type { StepContext } from '../context.ts';
import type { Clock } from '../lib/clock.ts';
import { type Log, mappedLog } from '../lib/log.ts';
import type { AlertsAccess } from './alerts-inputs.ts';

/** What the stages of `alerts` need. To be closed when the step is over. */
export interface AlertsService extends AsyncDisposable {
  readonly alerts: Alerts;
  /** The same without a signal: for what must be done although the workflow was cancelled. */
  readonly uncancellable: Alerts;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Where messages link to. */
  readonly docsUrl: string;
  readonly isSimulated: StepContext['isSimulated'];
  /** Replaces secrets in a text that is about to be shown; `log` does so itself. */
  readonly redact: (text: string) => string;
  /** Hides texts in all logs from here on. */
  readonly mask: (secrets: readonly string[]) => void;
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
  const area = await openArea(access.area, context, startEmbedded);
  const credentials: AlertsAccess['credentials'] =
    area.embedded === undefined ? access.credentials : { kind: 'basic', ...area.embedded };
  const mask = (texts: readonly string[]): void => {
    for (const text of texts) context.mask(text);
  };
  mask(secrets);

  const { signal: _, ...withoutSignal } = area.options;
  const open = (options: typeof withoutSignal): AlertsClient =>
    createAlertsClient({ ...options, credentials, routes: access.routes, secrets });
  const clients = [open(area.options), open(withoutSignal)] as const;
  return {
    alerts: clients[0].alerts,
    uncancellable: clients[1].alerts,
    clock: area.options.clock,
    log: mappedLog(context.log, clients[0].redact),
    signal: context.signal,
    docsUrl: context.github.docsUrl,
    isSimulated: area.isSimulated,
    redact: clients[0].redact,
    mask,
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
