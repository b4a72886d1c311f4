export const alertStatuses = ['active', 'paused'] as const;

export type AlertStatus = (typeof alertStatuses)[number];

export const alertScopes = ['TRACE', 'SESSION'] as const;

interface NotificationTarget {
  readonly channel: 'webhook' | 'email' | 'slack';
  readonly enabled: boolean;
  /** Configuration of the target. A webhook has a `url`; the service defines the other keys. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** Request that creates an alert. The service has documented defaults for absent fields. */
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
  /** Filter of the alert; null to include everything in `scope`. */
  readonly filter: Readonly<Record<string, unknown>> | null;
}

export interface AlertRecord {
  readonly id: string;
  readonly name: string;
  /** `unknown` if the response has no status or an unrecognized status. */
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

/** An operation on alerts. Its path is an input, because the service documents no paths of alerts. */
export interface AlertRoute {
  readonly method: (typeof alertMethods)[number];
  /** Path below the service's base URL, with a leading slash. */
  readonly path: string;
}

export interface AlertRoutes {
  readonly create: AlertRoute;
  readonly list: AlertRoute;
  /** `path` contains `{id}`. `field` is the key of the boolean in the request body. */
  readonly toggle: AlertRoute & { readonly field: string };
}

export const defaultAlertRoutes: AlertRoutes = {
  create: { method: 'POST', path: '/alerts' },
  list: { method: 'GET', path: '/alerts' },
  toggle: { method: 'POST', path: '/alerts/{id}/toggle', field: 'active' },
};
