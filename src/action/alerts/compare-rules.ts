import type { AlertInput, AlertRecord, AlertStatus } from '../../core/model/alert.ts';
import type { AlertRule } from './rules-file.ts';
import { describeTarget } from './secrets.ts';

export type RuleStep = { readonly rule: AlertRule } & (
  | { readonly kind: 'create' }
  | {
      readonly kind: 'keep';
      readonly alert: AlertRecord;
      /** Fields that differ between rule and alert. The step only shows them, because the service cannot update an alert. */
      readonly drift: readonly Drift[];
      /** Status to set. Absent if the alert already has the status of the rule. */
      readonly bringTo?: AlertStatus;
    }
  /** Several alerts have this name, so it is unclear which alert the rule means. */
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
);

export interface RulesPlan {
  readonly steps: readonly RuleStep[];
  /** Names of alerts without a rule. The action does not change these alerts. */
  readonly unmanaged: readonly string[];
}

/** Compares the rules with all alerts of the service. A rule and an alert belong together if their names are equal. */
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

/** A field whose stored value differs from the rules file. `wanted` and `stored` describe the two values without secrets. */
interface Drift {
  readonly field: keyof AlertInput;
  readonly wanted: string;
  readonly stored: string;
}

/** Lists the fields of a rule that differ from the stored alert. Ignores a field that is missing in the response. */
const compareFields = (input: AlertInput, { fields }: AlertRecord): readonly Drift[] =>
  (Object.keys(input) as (keyof AlertInput)[]).flatMap((field) => {
    const [wanted, stored] = [input[field], fields[field]];
    const isSame = wanted === undefined || stored === undefined || isSameField(field, wanted, stored);
    return isSame ? [] : [describeDrift(field, wanted, stored)];
  });

const isSameField = (field: keyof AlertInput, wanted: unknown, stored: unknown): boolean => {
  // The names are always equal, because rules and alerts were paired by name.
  if (field === 'name') return true;
  if (field === 'description') return (wanted ?? '') === (stored ?? '');
  if (field === 'environments') return isSameSet(wanted, stored ?? []);
  if (field === 'notifications') return isSameSelection(wanted, stored);
  if (field === 'filter') return wanted === null ? stored === null : contains(stored, wanted);
  return isSameScalar(wanted, stored);
};

/** Whether two scalars are equal. `5` equals `"5"`, since the service does not document the types of its fields. */
const isSameScalar = (wanted: unknown, stored: unknown): boolean =>
  wanted === stored ||
  (isScalar(wanted) && isScalar(stored) && String(wanted) === String(stored)) ||
  (typeof wanted === 'number' && typeof stored === 'string' && stored.trim() !== '' && Number(stored) === wanted);

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isSameSet = (wanted: unknown, stored: unknown): boolean => {
  if (!Array.isArray(wanted) || !Array.isArray(stored)) return false;
  const [one, other] = [new Set<unknown>(wanted), new Set<unknown>(stored)];
  return one.size === other.size && one.isSubsetOf(other);
};

/** Whether two lists contain the same targets, in any order. A stored target may have additional keys, such as an id. */
const isSameSelection = (wanted: unknown, stored: unknown): boolean => {
  if (!Array.isArray(wanted) || !Array.isArray(stored) || wanted.length !== stored.length) return false;
  const left: unknown[] = [...stored];
  return wanted.every((target) => {
    const place = left.findIndex((candidate) => contains(withEnabled(candidate), target));
    if (place === -1) return false;
    left.splice(place, 1);
    return true;
  });
};

const withEnabled = (target: unknown): unknown =>
  typeof target === 'object' && target !== null ? { enabled: true, ...target } : target;

/** Whether `stored` contains all keys and values of `wanted`. Lists are compared entry by entry. */
const contains = (stored: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(stored) && stored.length === wanted.length && wanted.every((entry, index) => contains(stored[index], entry))
    );
  if (typeof wanted !== 'object' || wanted === null) return isSameScalar(wanted, stored);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  const kept = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(wanted).every(([key, value]) => kept.has(key) && contains(kept.get(key), value));
};

const maxShownLength = 200;

const describeDrift = (field: keyof AlertInput, wanted: unknown, stored: unknown): Drift => {
  const describe = field === 'notifications' ? describeTargets : describeValue;
  const drift = { field, wanted: describe(wanted), stored: describe(stored) };
  // If both descriptions are equal, the targets differ in a secret, which the descriptions do not contain.
  return drift.wanted === drift.stored ? { ...drift, stored: `${drift.stored} (with another address or content)` } : drift;
};

const describeTargets = (targets: unknown): string =>
  Array.isArray(targets) ? targets.map(describeTarget).toSorted().join(', ') : 'no list of targets';

const describeValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1).toWellFormed()}…` : text;
};
