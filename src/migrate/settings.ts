import { expressionIn } from './expressions.ts';

export interface Setting {
  /** Full path in the configuration, such as `gcloud.num-uniform-shards`. */
  readonly key: string;
  /** Key in the table of rules, such as `num-uniform-shards`. */
  readonly name: string;
  readonly value: unknown;
  /** File path relative to the workspace. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** The part of the value that is known only when the source runs, such as `$DEVICE`. */
  readonly unknown?: string | undefined;
}

/** Outcome of a setting: converted, converted with a different meaning, or without an equivalent. */
export type Outcome = 'taken' | 'changed' | 'unsupported';

export interface Finding extends Setting {
  readonly outcome: Outcome;
  /** Input or capability that replaces the setting. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  /** Name of the input in `to`. If the check of this input finds a mistake, the mistake belongs to this setting. */
  readonly input?: string | undefined;
  /** Whether the report must not show the value. */
  readonly secret?: boolean | undefined;
  /** Whether another setting overrides this one, at least in some of the jobs. */
  readonly isReplaced?: boolean | undefined;
}

/** Part of a source that could not be read, so nothing of it is converted. */
export interface Unread {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export type Platform = 'android' | 'ios';

/** A job of the converted workflow, described by its step that runs the tests. */
export interface MigratedStep {
  readonly name: string;
  readonly platform: Platform;
  /** Values by input, except `devices`, `tests`, `download` and `capabilities`, which are in the fields below. */
  readonly inputs: Map<string, string>;
  readonly devices: string[];
  readonly tests: string[];
  readonly download: Set<string>;
  readonly capabilities: Map<string, unknown>;
  /** Time limits in minutes: `run` for the whole run, `execution` for each execution of the suite on a device. */
  readonly minutes: { run?: number; execution?: number };
  readonly remarks: Remark[];
}

/** A sentence in Markdown. Each `{}` is replaced by the next value, which is text from the source. */
export interface Remark {
  readonly text: string;
  readonly values: readonly string[];
}

export interface Migration {
  readonly steps: readonly MigratedStep[];
  readonly findings: readonly Finding[];
  readonly unread: readonly Unread[];
}

/** A converted step, and the findings for the settings of the source from which it was made. */
export interface ReadStep {
  /** Converted step; absent if this service cannot run the tests of these settings. */
  readonly step?: MigratedStep | undefined;
  readonly findings: readonly Finding[];
  readonly unread?: readonly Unread[];
}

export const notRead = (file: string, line: number, text: string, reason: string): ReadStep => ({
  findings: [],
  unread: [{ file, line, text, reason }],
});

export const remark = (text: string, ...values: readonly string[]): Remark => ({ text, values });

/** Rule that converts a setting. docs/migration.md is generated from the tables of these rules. */
export interface Rule {
  readonly outcome: Outcome;
  /** Input with its value, as shown to users, such as `shards: auto`. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  readonly input?: string | undefined;
  /** Whether the value is copied as text. Such a text may contain expressions that the runner evaluates. */
  readonly isText?: boolean;
  readonly secret?: boolean;
  /** Writes the setting into a step. If parts of the rule do not fit the value, returns replacements for these parts. */
  readonly apply?: (value: unknown, step: MigratedStep) => Adjustment | undefined;
}

export type Adjustment = Partial<Pick<Rule, 'outcome' | 'to' | 'note'>>;

export const refused = (note: string): Adjustment => ({ outcome: 'unsupported', to: undefined, note });

export const isDefault: Adjustment = { outcome: 'taken', to: 'the default', note: undefined };

export type RuleTable = Readonly<Record<string, Rule>>;

export const openStep = (name: string, platform: Platform): MigratedStep => ({
  name,
  platform,
  inputs: new Map(),
  devices: [],
  tests: [],
  download: new Set(),
  capabilities: new Map(),
  minutes: {},
  remarks: [],
});

export const ruleFor = (table: RuleTable, name: string): Rule | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Text that replaces a value if the source sets the value only under a condition. */
export const underCondition = 'a condition';

/** Beginning of the note for a setting that could be converted if its value were known. */
export const unreadNote = 'its value only exists when the source runs';

/** Applies a table of rules to settings. Returns one finding for each setting. */
export const applyRules = (settings: readonly Setting[], table: RuleTable, step: MigratedStep): readonly Finding[] =>
  settings.map((setting): Finding => {
    const rule = ruleFor(table, setting.name);
    if (rule === undefined) return unsupported(setting, 'this setting is not known');
    const { outcome, to, note, input, secret } = rule;
    if (outcome === 'unsupported') return { ...setting, outcome, note, secret };
    if (setting.unknown === undefined && formatValue(setting.value) === '')
      return { ...setting, ...isDefault, outcome: 'taken', note: 'it is empty', secret };
    const unknown = setting.unknown ?? (rule.isText === true ? undefined : expressionIn(formatValue(setting.value)));
    if (unknown !== undefined) {
      const place = `${setting.file}:${setting.line}`;
      step.remarks.push(
        unknown === underCondition
          ? remark(`Decide about ${to ?? 'this'}: {} sets it under a condition.`, place)
          : remark(`Set ${to ?? 'this'} yourself: {} has {}, which only exists when the source runs.`, place, unknown),
      );
      return { ...setting, unknown, outcome: 'unsupported', note: `${unreadNote}: ${to ?? 'not kept'}`, secret };
    }
    return { ...setting, outcome, to, note, input, secret, ...rule.apply?.(setting.value, step) };
  });

export const unsupported = (setting: Setting, note: string): Finding => ({ ...setting, outcome: 'unsupported', note });

export const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === undefined || value === null ? '' : `${value as string | number | boolean}`;
};

/** Converts a value, or a list of values, to texts. Leaves out empty texts. */
export const formatValues = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(formatValue).filter((text) => text !== '');

/** Marks overridden settings, and filters whose meaning changes when they are combined. */
export const stepFindings = (findings: readonly Finding[], step: MigratedStep): readonly Finding[] => {
  const kept = withReplaced(findings);
  if (!needAll(step)) return kept;
  step.remarks.push(
    remark(
      'A test had to fit all of {} there; here the entries of `tests` add up. Choose what is to run.',
      step.tests.join(', '),
    ),
  );
  const note = 'entries add up; there, a test had to fit all of them';
  return kept.map((finding) =>
    finding.input === 'tests' && finding.outcome !== 'unsupported' ? { ...finding, outcome: 'changed', note } : finding,
  );
};

/**
 * Whether the input `tests` cannot replace the filters of a step. For the Android test runner, a test must match all filters:
 * class or package, size, and every annotation. In `tests`, it must match only one entry.
 */
const needAll = ({ tests, platform }: MigratedStep): boolean => {
  const kinds = tests.filter((entry) => !entry.startsWith('!')).map((entry) => /^(?:annotation|size):/.exec(entry)?.[0] ?? '');
  return platform === 'android' && (new Set(kinds).size > 1 || kinds.filter((kind) => kind === 'annotation:').length > 1);
};

/** Inputs to which several settings can contribute. */
const sharedInputs: ReadonlySet<string> = new Set(['devices', 'tests', 'download', 'shards']);

/** Marks overridden settings. If several settings write the same input, only the last one applies. */
const withReplaced = (findings: readonly Finding[]): readonly Finding[] => {
  const targetOf = ({ outcome, input, to }: Finding): string | undefined => {
    if (outcome === 'unsupported' || input === undefined || sharedInputs.has(input) || to === 'the default') return undefined;
    return input === 'capabilities' ? to : input;
  };
  const last = new Map(findings.map((finding, index) => [targetOf(finding), index]));
  return findings.map((finding, index) => {
    const target = targetOf(finding);
    const winner = target === undefined ? undefined : findings[last.get(target) ?? index];
    return winner === undefined || winner === finding ? finding : replacedBy(finding, winner);
  });
};

export const replacedBy = (setting: Setting, { file, line }: Pick<Setting, 'file' | 'line'>): Finding => ({
  ...unsupported(setting, `${setting.file === file ? '' : `${file}, `}line ${line} replaces it`),
  to: undefined,
  input: undefined,
  isReplaced: true,
});

/**
 * Returns each setting that a later setting of the same name replaces, together with the later setting. A setting under a
 * condition replaces no other setting.
 *
 * @param isAddition whether a setting adds to earlier settings of its name instead of replacing them
 * @param later settings by name; each of them replaces all of `settings` that have this name
 */
export const replacedIn = <Each extends Setting>(
  settings: readonly Each[],
  isAddition: (setting: Each) => boolean,
  later = new Map<string, Each>(),
): ReadonlyMap<Each, Each> => {
  const replacing = new Map<Each, Each>();
  for (const setting of settings.toReversed()) {
    const other = later.get(setting.name);
    if (other !== undefined) replacing.set(setting, other);
    else if (!isAddition(setting) && setting.unknown !== underCondition) later.set(setting.name, setting);
  }
  return replacing;
};
