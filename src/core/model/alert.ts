export const alertStatuses = ['active', 'paused'] as const;

export type AlertStatus = (typeof alertStatuses)[number];

export const alertScopes = ['TRACE', 'SESSION'] as const;

interface NotificationTarget {
  readonly channel: 'webhook' | 'email' | 'slack';
  readonly enabled: boolean;
  /** Settings of the channel. A webhook has the key `url`, and the service defines all other keys. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** Fields of the request that creates an alert. The service has documented defaults for absent fields. */
export interface AlertInput {
  readonly name: string;
  readonly description?: string | null;
  readonly scope?: (typeof alertScopes)[number];
  readonly metric: string;
  readonly aggregation: string;
  readonly operator: string;
  readonly threshold: number;
  readonly windowMinutes: number | string;
  readonly cooldownMinutes: number;
  readonly environments: readonly string[];
  readonly notifications: readonly NotificationTarget[];
  /** Condition that limits the alert. With null, the alert covers everything in `scope`. */
  readonly filter: Readonly<Record<string, unknown>> | null;
}

export interface AlertRecord {
  readonly id: string;
  readonly name: string;
  /** Status of the alert. It is `unknown` if the response has no recognized status. */
  readonly status: AlertStatus | 'unknown';
  readonly fields: Readonly<Partial<Record<keyof AlertInput, unknown>>>;
}

export interface AlertQuery {
  readonly search?: string;
  readonly status?: AlertStatus;
  readonly scope?: AlertInput['scope'];
  readonly metric?: string;
  readonly limit?: number;
}

export const maxAlertLimit = 100;

export const alertMethods = ['GET', 'POST', 'PUT', 'PATCH'] as const;

/** Method and path of a request for alerts. Users can change them, because the service does not document them. */
export interface AlertRoute {
  readonly method: (typeof alertMethods)[number];
  /** Path with a leading slash, which is appended to the base URL of the service. */
  readonly path: string;
}

export interface AlertRoutes {
  readonly create: AlertRoute;
  readonly list: AlertRoute;
  /** Request that pauses or resumes an alert. Its `path` contains `{id}`, and `field` names the boolean in its body. */
  readonly toggle: AlertRoute & { readonly field: string };
}

export const defaultAlertRoutes: AlertRoutes = {
  create: { method: 'POST', path: '/alerts' },
  list: { method: 'GET', path: '/alerts' },
  toggle: { method: 'POST', path: '/alerts/{id}/toggle', field: 'active' },
};
