import type { AlertRecord, AlertStatus } from '../model/alert.ts';
import { compareFields, type Drift } from './compare-fields.ts';
import type { AlertRule } from './parse-rules.ts';

/** What is to be done about one rule of the file. */
export type RuleStep = { readonly rule: AlertRule } & (
  | { readonly kind: 'create' }
  | {
      readonly kind: 'keep';
      readonly alert: AlertRecord;
      /** Shown and not changed: the interface has no update. */
      readonly drift: readonly Drift[];
      /** The state to bring it into; absent where it has it already. */
      readonly bringTo?: AlertStatus;
    }
  /** Several alerts of the service have this name, so none of them is meant. */
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
);

export interface RulesPlan {
  /** In the order of the file. */
  readonly steps: readonly RuleStep[];
  /** Names of alerts that the file does not hold; they are left alone. */
  readonly unmanaged: readonly string[];
}

/** Compares the file with all alerts of the service. Names are the identity. */
export const planRules = (rules: readonly AlertRule[], alerts: readonly AlertRecord[]): RulesPlan => {
  const byName = Map.groupBy(alerts, ({ name }) => name);
  const steps = rules.map((rule): RuleStep => {
    const [alert, ...others] = byName.get(rule.input.name) ?? [];
    if (alert === undefined) return { kind: 'create', rule };
    if (others.length > 0) return { kind: 'ambiguous', rule, ids: [alert, ...others].map(({ id }) => id) };
    const drift = compareFields(rule.input, alert);
    return { kind: 'keep', rule, alert, drift, bringTo: alert.status === rule.status ? undefined : rule.status };
  });
  const wanted = new Set(rules.map(({ input }) => input.name));
  return { steps, unmanaged: [...byName.keys()].filter((name) => !wanted.has(name)) };
};
