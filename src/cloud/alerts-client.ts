import type { AlertRoutes } from '../model/alert.ts';
import { type AreaOptions, openConnection } from './connection.ts';
import { basicAuthorization, createRedact, type Redact, redactAll } from './redaction.ts';
import { type Alerts, createAlerts } from './resources/alerts.ts';

/** The specification leaves the authentication of alerts open (5): a token as Bearer, or user name and access key as Basic. */
export type AlertsCredentials =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'basic'; readonly username: string; readonly accessKey: string };

export interface AlertsOptions extends AreaOptions {
  readonly credentials: AlertsCredentials;
  readonly routes: AlertRoutes;
  /** What no message of the service may repeat, for instance addresses of webhooks. */
  readonly secrets?: readonly string[];
}

/** The alert area, typed. Every call rejects with a CloudError, or with the reason of an aborted signal. */
export interface AlertsClient {
  readonly alerts: Alerts;
  /** Ends all connections; calls still in flight fail. */
  close(): Promise<void>;
}

/**
 * Opens a client. Sends nothing yet.
 *
 * @throws {AddressRefusedError} for a base URL that is not https, nor http on loopback.
 */
export const createAlertsClient = (options: AlertsOptions): AlertsClient => {
  const { credentials, routes, secrets = [] } = options;
  const connection = openConnection(options, {
    authorization: authorizationOf(credentials),
    redact: redactAll([redactOf(credentials), ...secrets.map((secret) => createRedact('', secret))]),
  });
  return { alerts: createAlerts(connection, routes), close: () => connection.close() };
};

const authorizationOf = (credentials: AlertsCredentials): string =>
  credentials.kind === 'token' ? `Bearer ${credentials.token}` : basicAuthorization(credentials.username, credentials.accessKey);

const redactOf = (credentials: AlertsCredentials): Redact =>
  credentials.kind === 'token' ? createRedact('', credentials.token) : createRedact(credentials.username, credentials.accessKey);
