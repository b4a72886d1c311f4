import { stringify } from 'yaml';
import type { AlertInput } from '../../src/model/alert.ts';

/** A rule that the built-in cloud takes, but for `changes`. */
export const ruleOf = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  name: 'High latency',
  metric: 'latency',
  aggregation: 'p95',
  operator: '>',
  threshold: 2000,
  windowMinutes: 5,
  notifications: [{ channel: 'email', config: { to: 'ann@example.com' } }],
  ...changes,
});

/** A file of rules, one for each set of changes. */
export const rulesFile = (...changes: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify({ rules: changes.map(ruleOf) });

/** What creation is sent, with all defaults, but for `changes`. */
export const alertInputOf = (changes: Partial<AlertInput> = {}): AlertInput => ({
  name: 'High latency',
  metric: 'latency',
  aggregation: 'p95',
  operator: '>',
  threshold: 2000,
  windowMinutes: 5,
  cooldownMinutes: 15,
  environments: [],
  notifications: [{ channel: 'email', enabled: true, config: { to: 'ann@example.com' } }],
  filter: null,
  ...changes,
});
