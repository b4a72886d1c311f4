import type { AlertRecord } from '../../core/model/alert.ts';
import { mapTexts } from '../../lib/map-texts.ts';
import type { AlertsArea } from './alerts-area.ts';
import type { AlertSelection } from './alerts-inputs.ts';
import type { AlertOutcome, ListedAlert } from './outcome.ts';
import { chooseAlerts } from './pause-alerts.ts';
import { describeTarget, secretsOf } from './secrets.ts';

/**
 * Lists the stored alerts. Changes nothing at the service.
 *
 * @throws CodedError for a call that failed
 */
export const listSelected = async (
  selections: readonly AlertSelection[],
  area: AlertsArea,
  outcome: AlertOutcome,
): Promise<void> => {
  const alerts = await chooseAlerts(selections, area, outcome);
  const secrets = secretsOf(alerts.map(({ fields }) => fields.notifications));
  const withoutSecrets = (text: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, mask), text);
  outcome.listed = alerts.map((alert) => mapTexts(listedAlert(alert), withoutSecrets));
  for (const { name, status, about } of outcome.listed) area.context.log.info(`"${name}" (${status}): ${about}`);
};

const listedAlert = ({ id, name, status, fields }: AlertRecord): ListedAlert => {
  const { notifications } = fields;
  return {
    id,
    name,
    status,
    fields: { ...fields, notifications: Array.isArray(notifications) ? notifications.map(maskTarget) : notifications },
    about: describeAlert(fields),
  };
};

const mask = '***';

/** Keeps the channel of a target and the keys of its settings. Every setting may be an address or a secret. */
const maskTarget = (target: unknown): unknown => {
  if (typeof target !== 'object' || target === null || !('config' in target)) return target;
  return { ...target, config: maskAll(target.config) };
};

const maskAll = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskAll);
  if (typeof value !== 'object' || value === null) return value === null ? null : mask;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskAll(each)]));
};

const describeAlert = ({
  aggregation,
  metric,
  operator,
  threshold,
  windowMinutes,
  scope,
  notifications,
}: AlertRecord['fields']) => {
  const condition = [aggregation, metric, operator, threshold].flatMap(plainText).join(' ');
  const [minutes] = plainText(windowMinutes);
  const window = minutes === undefined ? '' : ` within ${minutes} minutes`;
  const targets = Array.isArray(notifications) ? notifications.map(describeTarget) : [];
  return [
    `${condition || 'no condition'}${window}`,
    ...(typeof scope === 'string' ? [scope] : []),
    targets.length === 0 ? 'no targets' : targets.join(', '),
  ].join('; ');
};

/** Text or number of a field, as a list; empty for values of other kinds. */
const plainText = (value: unknown): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
