import type { AlertRoutes } from '../core/model/alert.ts';
import { type AreaOptions, createCalls, openConnection } from './calls.ts';
import { basicAuthorization, createRedact, type Redact, redactAll, redactData } from './redaction.ts';
import { createAlerts } from './resources/alerts.ts';

/** Either a token, or a user name and key. The service does not document which of the two it expects. */
type AlertsCredentials =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'basic'; readonly username: string; readonly accessKey: string };

export interface AlertsOptions extends AreaOptions {
  readonly credentials: AlertsCredentials;
  readonly routes: AlertRoutes;
  /** Values that must not appear in messages, for instance URLs of webhooks. */
  readonly secrets?: readonly string[];
}

/** Client of the alerts API. Texts of its records may contain secrets, so pass them through `redact` before showing them. */
export type AlertsClient = ReturnType<typeof createAlertsClient>;

export const createAlertsClient = (options: AlertsOptions) => {
  const { credentials, routes, secrets = [] } = options;
  const { authorization, redact: ofCredentials } = accessOf(credentials);
  const ofSecrets = secrets.map((secret) => createRedact('', secret));
  const ofMessages = redactAll([ofCredentials, ...ofSecrets]);
  const connection = openConnection(options, {
    authorization,
    redact: Object.assign((text: string) => ofMessages(text), { inText: ofMessages.inText, needles: [] }),
  });
  // In data, redacts only secrets that are URLs, because other secrets may be words that also occur in names of alerts.
  const addresses = ofSecrets.filter((_, index) => secrets[index]?.includes('://'));
  const ofData = redactAll([ofCredentials, ...addresses]);
  return {
    alerts: createAlerts(createCalls(connection), routes),
    redact: (text: string) => redactData(ofData, text),
    close: connection.close,
  };
};

const accessOf = (credentials: AlertsCredentials): { readonly authorization: string; readonly redact: Redact } => {
  if (credentials.kind === 'token')
    return { authorization: `Bearer ${credentials.token}`, redact: createRedact('', credentials.token) };
  const { username, accessKey } = credentials;
  return { authorization: basicAuthorization(username, accessKey), redact: createRedact(username, accessKey) };
};
