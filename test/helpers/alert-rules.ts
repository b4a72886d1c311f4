import { stringify } from 'yaml';
import type { AlertInput } from '../../src/core/model/alert.ts';

const rule = { name: 'High latency', metric: 'latency', aggregation: 'p95', operator: '>', threshold: 2000, windowMinutes: 5 };
const mail = { channel: 'email', config: { to: 'ann@example.com' } } as const;

/** Alert rule that the built-in cloud accepts, with `changes`. */
export const ruleOf = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...rule,
  notifications: [mail],
  ...changes,
});

export const rulesFile = (...changes: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify({ rules: changes.map(ruleOf) }, { aliasDuplicateObjects: false });

/** Body of the request that creates the rule, with all defaults and with `changes`. */
export const alertInputOf = (changes: Partial<AlertInput> = {}): AlertInput => ({
  ...rule,
  cooldownMinutes: 15,
  environments: [],
  notifications: [{ ...mail, enabled: true }],
  filter: null,
  ...changes,
});
