import type { AlertRoutes } from '../model/alert.ts';
import { type AreaOptions, createCalls, openConnection } from './calls.ts';
import { basicAuthorization, createRedact, type Redact, redactAll, redactData } from './redaction.ts';
import { createAlerts } from './resources/alerts.ts';

/** Credentials of the alert API, whose authentication is not documented: a token as Bearer, or user name and key as Basic. */
type AlertsCredentials =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'basic'; readonly username: string; readonly accessKey: string };

export interface AlertsOptions extends AreaOptions {
  readonly credentials: AlertsCredentials;
  readonly routes: AlertRoutes;
  /** Values that must not appear in messages, for instance URLs of webhooks. */
  readonly secrets?: readonly string[];
}

/**
 * Client of the alert API. Every call rejects with a CloudError, or with the reason of an aborted signal. Error messages are
 * redacted. Records still contain secrets, because `syncAlerts` compares them with rules: pass texts of records through `redact`
 * before they are shown.
 */
export type AlertsClient = ReturnType<typeof createAlertsClient>;

/** Opens a client. Sends nothing yet. */
export const createAlertsClient = (options: AlertsOptions) => {
  const { credentials, routes, secrets = [] } = options;
  const { authorization, redact: ofCredentials } = accessOf(credentials);
  const ofSecrets = secrets.map((secret) => createRedact('', secret));
  const ofMessages = redactAll([ofCredentials, ...ofSecrets]);
  const connection = openConnection(options, {
    authorization,
    redact: Object.assign((text: string) => ofMessages(text), { inText: ofMessages.inText, needles: [] }),
  });
  // In alert data, only secrets that are URLs are replaced. Parts of other secrets may be ordinary words that also occur in names
  // of alerts.
  const addresses = ofSecrets.filter((_, index) => secrets[index]?.includes('://'));
  const ofData = redactAll([ofCredentials, ...addresses]);
  return {
    alerts: createAlerts(createCalls(connection), routes),
    /** Removes credentials and secret URLs from a text that is about to be shown. */
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
