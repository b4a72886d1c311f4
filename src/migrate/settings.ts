/** Setting of another tool, as its configuration has it. */
export interface Setting {
  /** Name in the configuration, such as `gcloud.num-uniform-shards`. */
  readonly key: string;
  readonly value: unknown;
  /** Relative to the workspace. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Where a setting went: taken over, taken over with a changed meaning, or without an equivalent. */
export type Outcome = 'taken' | 'changed' | 'unsupported';

export interface Finding extends Setting {
  readonly outcome: Outcome;
  /** Input or capability that has the setting now. */
  readonly to?: string;
  readonly note?: string;
}

/** Part of a configuration that cannot be read literally, so that nothing of it is taken over. */
export interface Unread {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export type Platform = 'android' | 'ios';

/** One step of the workflow. */
export interface MigratedStep {
  readonly name: string;
  readonly platform: Platform;
  /** By name of the input; `devices`, `tests` and `download` are lists of their own. */
  readonly inputs: Map<string, string>;
  readonly devices: string[];
  readonly tests: string[];
  readonly download: Set<string>;
  readonly capabilities: Map<string, unknown>;
  /** What the user has to fill in or look at. */
  readonly remarks: string[];
}

export interface Migration {
  readonly steps: readonly MigratedStep[];
  readonly findings: readonly Finding[];
  readonly unread: readonly Unread[];
}

/** The result of a setting. Tables of these rules are also the tables of docs/migration.md. */
export interface Rule {
  readonly outcome: Outcome;
  /** For people: the input with its form, such as `shards`. */
  readonly to?: string;
  readonly note?: string;
  /** Writes the setting into a step. A result replaces parts of the rule, for a value that the rule does not fit. */
  readonly apply?: (value: unknown, step: MigratedStep) => Partial<Pick<Rule, 'outcome' | 'to' | 'note'>> | undefined;
}

export type RuleTable = Readonly<Record<string, Rule>>;

export const openStep = (name: string, platform: Platform): MigratedStep => ({
  name,
  platform,
  inputs: new Map(),
  devices: [],
  tests: [],
  download: new Set(),
  capabilities: new Map(),
  remarks: [],
});

/** Applies a table to settings. Each setting gives exactly one finding; one that no rule knows has no equivalent. */
export const applyRules = (settings: readonly Setting[], table: RuleTable, step: MigratedStep, prefix = ''): readonly Finding[] =>
  settings.map((setting): Finding => {
    const name = setting.key.slice(prefix.length);
    const rule = Object.hasOwn(table, name) ? table[name] : undefined;
    if (rule === undefined) return { ...setting, outcome: 'unsupported', note: 'this setting is not known' };
    const { outcome, to, note } = { ...rule, ...rule.apply?.(setting.value, step) };
    return { ...setting, outcome, to, note };
  });

/** Rule that puts a text into an input as it is. */
export const input = (name: string, note?: string): Rule => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to: `\`${name}\``,
  note,
  apply: (value, step) => void step.inputs.set(name, textOf(value)),
});

/** Rule for a switch that becomes a capability. */
export const capability = (name: string, note?: string): Rule => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to: `\`capabilities\`: \`${name}\``,
  note,
  apply: (value, step) => void step.capabilities.set(name, isOn(value)),
});

export const none = (note: string): Rule => ({ outcome: 'unsupported', note });

export const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === undefined || value === null ? '' : `${value as string | number | boolean}`;
};

export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');

export const isOn = (value: unknown): boolean => value === true || /^(?:true|yes|on|1|)$/i.test(textOf(value));

/** `15m`, `1h`, `900s`, `90` (seconds) as minutes, rounded up. Undefined for anything else. */
export const minutesOf = (value: unknown): number | undefined => {
  const found = /^(\d{1,9})\s*(s|sec|m|min|h|)$/i.exec(textOf(value).trim());
  if (found === null) return undefined;
  const unitSeconds = { s: 1, m: 60, h: 3_600 }[(found[2] ?? '').charAt(0).toLowerCase() || 's'] ?? 1;
  return Math.max(1, Math.ceil((Number(found[1]) * unitSeconds) / 60));
};

/** Rule for a time limit. */
export const timeLimit = (note: string): Rule => ({
  outcome: 'changed',
  to: '`timeout-minutes`',
  note,
  apply: (value, step) => {
    const minutes = minutesOf(value);
    if (minutes === undefined) return { outcome: 'unsupported', note: 'this is no duration' };
    step.inputs.set('timeout-minutes', String(minutes));
    return undefined;
  },
});

/** Rule for filters in the form of the Android test runner: `class a.B#c,d.E`, `notPackage a`, `size small`. */
export const runnerFilters: Rule = {
  outcome: 'taken',
  to: '`tests`',
  apply: (value, step) => {
    const unknown: string[] = [];
    for (const text of textsOf(value)) {
      const found = /^(not)?\s*(class|package|annotation|size)\s+(.+)$/is.exec(text.trim());
      if (found === null) unknown.push(text);
      else
        for (const name of (found[3] ?? '').split(/[,;\s]+/).filter((each) => each !== ''))
          step.tests.push(`${found[1] === undefined ? '' : '!'}${prefixes[(found[2] ?? '').toLowerCase()] ?? ''}${name}`);
    }
    return unknown.length === 0
      ? undefined
      : { outcome: 'unsupported', note: `no entry of \`tests\` is the same as ${unknown.map((text) => `"${text}"`).join(', ')}` };
  },
};

const prefixes: Readonly<Record<string, string>> = { package: 'package:', annotation: 'annotation:', size: 'size:' };
