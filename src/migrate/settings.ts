import { expressionIn } from './expressions.ts';

/** A setting in the configuration of another tool. */
export interface Setting {
  /** Place in the configuration, such as `gcloud.num-uniform-shards`. */
  readonly key: string;
  /** Name in the table of rules, such as `num-uniform-shards`. */
  readonly name: string;
  readonly value: unknown;
  /** File name, relative to the workspace. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Part of the value that only exists when the source runs, such as `$DEVICE`. */
  readonly unknown?: string | undefined;
}

/** Outcome of a setting: taken over, taken over with a changed meaning, or without an equivalent. */
export type Outcome = 'taken' | 'changed' | 'unsupported';

export interface Finding extends Setting {
  readonly outcome: Outcome;
  /** Input or capability that replaces the setting. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  /** Name of that input, for the mistakes that its check finds. */
  readonly input?: string | undefined;
  /** Whether the value is hidden. */
  readonly secret?: boolean | undefined;
  /** Whether another setting takes precedence, at least in some of the jobs. */
  readonly isReplaced?: boolean | undefined;
}

/** Part of a configuration that cannot be read literally, so that nothing of it is taken over. */
export interface Unread {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

export type Platform = 'android' | 'ios';

/** One job of the workflow, with the step that runs the tests. */
export interface MigratedStep {
  readonly name: string;
  readonly platform: Platform;
  /** Values by the name of the input; `devices`, `tests`, `download` and `capabilities` are separate collections. */
  readonly inputs: Map<string, string>;
  readonly devices: string[];
  readonly tests: string[];
  readonly download: Set<string>;
  readonly capabilities: Map<string, unknown>;
  /** Limits of the whole run, and of each execution of the suite on a device. */
  readonly minutes: { run?: number; execution?: number };
  /** Tasks for the user, as Markdown without text of the source. */
  readonly remarks: Remark[];
}

/** A sentence with `{}` as placeholders for texts from the source. */
export interface Remark {
  readonly text: string;
  readonly values: readonly string[];
}

export interface Migration {
  readonly steps: readonly MigratedStep[];
  readonly findings: readonly Finding[];
  readonly unread: readonly Unread[];
}

export const remark = (text: string, ...values: readonly string[]): Remark => ({ text, values });

/** Rule that converts a setting. The tables of these rules are also the tables of docs/migration.md. */
export interface Rule {
  readonly outcome: Outcome;
  /** Input with its form, for people, such as `shards: auto`. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  readonly input?: string | undefined;
  /** Whether the value is copied as text, which may contain expressions of the runner. */
  readonly isText?: boolean;
  readonly secret?: boolean;
  /** Writes the setting into a step. The result overrides parts of the rule, for a value that the rule does not fit. */
  readonly apply?: (value: unknown, step: MigratedStep) => Adjustment | undefined;
}

export type Adjustment = Partial<Pick<Rule, 'outcome' | 'to' | 'note'>>;

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

/** Replacement for an unknown value that is only set under a condition. */
export const underCondition = 'a condition';

/** Start of the note for a setting that would have an equivalent if its value were known. */
export const unreadNote = 'its value only exists when the source runs';

/**
 * Applies a table to settings. Each setting gives exactly one finding. A setting without a rule, or whose value only exists when
 * the source runs, has no equivalent.
 */
export const applyRules = (settings: readonly Setting[], table: RuleTable, step: MigratedStep): readonly Finding[] =>
  settings.map((setting): Finding => {
    const rule = ruleFor(table, setting.name);
    if (rule === undefined) return { ...setting, outcome: 'unsupported', note: 'this setting is not known' };
    const { outcome, to, note, input, secret } = rule;
    if (outcome === 'unsupported') return { ...setting, outcome, note, secret };
    if (setting.unknown === undefined && formatValue(setting.value) === '')
      return { ...setting, outcome: 'taken', to: 'the default', note: 'it is empty', secret };
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

export const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === undefined || value === null ? '' : `${value as string | number | boolean}`;
};

/** Lists the texts of one value or a list of them, without empty ones. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(formatValue).filter((text) => text !== '');

/** Adjusts the findings of a whole step: settings that others replace, and filters whose combination changes their meaning. */
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
 * Whether the filters of a step combine differently: the Android test runner takes tests that have the class or package, the
 * size, and all annotations.
 */
const needAll = ({ tests, platform }: MigratedStep): boolean => {
  const kinds = tests.filter((entry) => !entry.startsWith('!')).map((entry) => /^(?:annotation|size):/.exec(entry)?.[0] ?? '');
  return platform === 'android' && (new Set(kinds).size > 1 || kinds.filter((kind) => kind === 'annotation:').length > 1);
};

/** Inputs that several settings write together. */
const sharedInputs: ReadonlySet<string> = new Set(['devices', 'tests', 'download', 'shards']);

/** Marks replaced settings: of those that write the same input, the last one counts. */
const withReplaced = (findings: readonly Finding[]): readonly Finding[] => {
  const targetOf = ({ outcome, input, to }: Finding): string | undefined => {
    if (outcome === 'unsupported' || input === undefined || sharedInputs.has(input) || to === 'the default') return undefined;
    return input === 'capabilities' ? to : input;
  };
  const last = new Map(findings.map((finding, index) => [targetOf(finding), index]));
  return findings.map((finding, index) => {
    const target = targetOf(finding);
    const winner = target === undefined ? undefined : findings[last.get(target) ?? index];
    return winner === undefined || winner === finding ? finding : replacedBy(finding, winner.file, winner.line);
  });
};

/** Finding for a setting that another one replaces. */
export const replacedBy = (setting: Setting, file: string, line: number): Finding => ({
  ...setting,
  outcome: 'unsupported',
  to: undefined,
  input: undefined,
  note: `${setting.file === file ? '' : `${file}, `}line ${line} replaces it`,
  isReplaced: true,
});
