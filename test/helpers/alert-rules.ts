import { stringify } from 'yaml';
import type { AlertInput } from '../../src/model/alert.ts';

const rule = { name: 'High latency', metric: 'latency', aggregation: 'p95', operator: '>', threshold: 2000, windowMinutes: 5 };
const mail = { channel: 'email', config: { to: 'ann@example.com' } } as const;

/** A rule that the built-in cloud takes, but for `changes`. */
export const ruleOf = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...rule,
  notifications: [mail],
  ...changes,
});

/** A file of rules, one for each set of changes. */
export const rulesFile = (...changes: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify({ rules: changes.map(ruleOf) }, { aliasDuplicateObjects: false });

/** What creation is sent, with all defaults, but for `changes`. */
export const alertInputOf = (changes: Partial<AlertInput> = {}): AlertInput => ({
  ...rule,
  cooldownMinutes: 15,
  environments: [],
  notifications: [{ ...mail, enabled: true }],
  filter: null,
  ...changes,
});
