/** States of an alert rule. */
export const alertStatuses = ['active', 'paused'] as const;

export type AlertStatus = (typeof alertStatuses)[number];

export const alertScopes = ['TRACE', 'SESSION'] as const;

export type AlertScope = (typeof alertScopes)[number];

const notificationChannels = ['webhook', 'email', 'slack'] as const;

interface NotificationTarget {
  readonly channel: (typeof notificationChannels)[number];
  readonly enabled: boolean;
  /** For a webhook it holds `url`; what else it holds is the service's. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** What creates an alert, with the documented defaults. Values that are not enumerated there are passed on as they are. */
export interface AlertInput {
  readonly name: string;
  readonly description?: string | null;
  readonly scope?: AlertScope;
  readonly metric: string;
  readonly aggregation: string;
  readonly operator: string;
  readonly threshold: number;
  readonly windowMinutes: number | string;
  readonly cooldownMinutes: number;
  /** Empty: all environments. */
  readonly environments: readonly string[];
  readonly notifications: readonly NotificationTarget[];
  /** null: everything in scope. */
  readonly filter: Readonly<Record<string, unknown>> | null;
}

/** An alert as the service keeps it. */
export interface AlertRecord {
  readonly id: string;
  readonly name: string;
  /** `unknown`: the response does not say, or says an unrecognized word. */
  readonly status: AlertStatus | 'unknown';
  /** The documented fields that the response holds, under their documented names. */
  readonly fields: Readonly<Partial<Record<keyof AlertInput, unknown>>>;
}

/** Which alerts are listed. */
export interface AlertQuery {
  /** A part of the name, in any case. */
  readonly search?: string;
  readonly status?: AlertStatus;
  readonly scope?: AlertScope;
  readonly metric?: string;
  /** 1 to 100. */
  readonly limit?: number;
}

export const maxAlertLimit = 100;

export const alertMethods = ['GET', 'POST', 'PUT', 'PATCH'] as const;

/** One operation of alerts: the specification gives none of the paths, so they are the user's. */
export interface AlertRoute {
  readonly method: (typeof alertMethods)[number];
  /** From the address of the service, beginning with a slash. */
  readonly path: string;
}

export interface AlertRoutes {
  readonly create: AlertRoute;
  readonly list: AlertRoute;
  /** `path` holds `{id}`; `field` is the key of the body that carries the boolean. */
  readonly toggle: AlertRoute & { readonly field: string };
}

export const defaultAlertRoutes: AlertRoutes = {
  create: { method: 'POST', path: '/alerts' },
  list: { method: 'GET', path: '/alerts' },
  toggle: { method: 'POST', path: '/alerts/{id}/toggle', field: 'active' },
};
