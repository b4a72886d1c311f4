import { expressionIn } from './expressions.ts';

/** Line of a source. */
interface SourceLine {
  /** Path of the file relative to the workspace. */
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
}

export interface Setting extends SourceLine {
  /** Path in the configuration, such as `gcloud.num-uniform-shards`. */
  readonly key: string;
  /** Name of the setting in the table of rules. */
  readonly name: string;
  readonly value: unknown;
  /** Part of the value that is known only when the source runs, such as `$DEVICE`. */
  readonly unknown?: string;
}

export type Outcome =
  /** Converted with the same meaning. */
  | 'taken'
  /** Converted with another meaning. */
  | 'changed'
  /** Not converted. */
  | 'unsupported';

export interface Finding extends Setting, Conversion, Pick<Rule, 'input' | 'secret'> {
  /** Whether another setting overrides this setting, at least in some jobs. */
  readonly isReplaced?: boolean;
}

/** Part of a source that could not be read. */
export interface Unread extends SourceLine {
  readonly text: string;
  readonly reason: string;
}

export type Platform = 'android' | 'ios';

/** Step that runs the tests in a job of the new workflow. */
export interface MigratedStep {
  readonly name: string;
  readonly platform: Platform;
  /** Inputs, except `devices`, `tests`, `download` and `capabilities`, which have separate fields. */
  readonly inputs: Map<string, string>;
  readonly devices: string[];
  readonly tests: string[];
  readonly download: Set<string>;
  readonly capabilities: Map<string, unknown>;
  /** Limits in minutes: of the whole run, and of each execution of the suite on a device. */
  readonly minutes: { run?: number; execution?: number };
  readonly remarks: Remark[];
  readonly around: Surroundings;
}

/** What the source says about the job around the tests. */
interface Surroundings {
  /** Value of `on`, if a workflow starts the tests. */
  triggers?: unknown;
  /** Expression of `if`. */
  condition?: string;
  /** Name of a hosted runner. */
  runner?: string;
  /** Whether the tests belong to a Flutter app; undefined if the source does not show that. */
  isFlutter?: boolean;
}

/** Sentence in Markdown. Each `{}` in the text is replaced by the next value. */
export interface Remark {
  readonly text: string;
  readonly values: readonly string[];
}

export interface Migration {
  readonly steps: readonly MigratedStep[];
  readonly findings: readonly Finding[];
  readonly unread: readonly Unread[];
}

export interface ReadStep {
  /** Absent if this service cannot run the tests. */
  readonly step?: MigratedStep;
  readonly findings: readonly Finding[];
  readonly unread?: readonly Unread[];
}

export const notRead = (file: string, line: number, text: string, reason: string): ReadStep => ({
  findings: [],
  unread: [{ file, line, text, reason }],
});

export const remark = (text: string, ...values: readonly string[]): Remark => ({ text, values });

/** Result of converting a setting. */
export interface Conversion {
  readonly outcome: Outcome;
  /** Input as shown to users, such as `shards: auto`. */
  readonly to?: string;
  readonly note?: string;
}

/** Rule for converting a setting. docs/migration.md lists all rules. */
export interface Rule extends Conversion {
  /** Input that receives the value. A mistake in this input counts as a mistake of the setting. */
  readonly input?: string;
  /** Whether the value is copied as text, so that it may contain expressions for the runner. */
  readonly isText?: boolean;
  readonly secret?: boolean;
  /** Writes the setting into a step. Returns the fields of the rule that are different for this value. */
  readonly apply?: (value: unknown, step: MigratedStep) => Adjustment | undefined;
}

export type Adjustment = Partial<Conversion>;

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
  around: {},
});

export const ruleFor = (table: RuleTable, name: string): Rule | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

export const underCondition = 'a condition';

export const unreadNote = 'its value only exists when the source runs';

/** Applies the rules to the settings of a step. Returns one finding per setting. */
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
          : remark(
              `Set ${to ?? 'this'} yourself: {} has {}, which only exists when the source runs.`,
              place,
              quoteOf(setting, unknown),
            ),
      );
      return { ...setting, unknown, outcome: 'unsupported', note: `${unreadNote}: ${to ?? 'not kept'}`, secret };
    }
    return { ...setting, outcome, to, note, input, secret, ...rule.apply?.(setting.value, step) };
  });

/** The unknown part of a value, or the whole value if it has that part from another line. */
const quoteOf = ({ value }: Setting, unknown: string): string => {
  const text = formatValue(value);
  return text === '' || text.includes(unknown) ? unknown : text;
};

export const unsupported = (setting: Setting, note: string): Finding => ({ ...setting, outcome: 'unsupported', note });

export const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === undefined || value === null ? '' : `${value as string | number | boolean}`;
};

/** Formats each value as text, without empty texts. */
export const formatValues = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(formatValue).filter((text) => text !== '');

/** Marks settings that other settings override, and filters that have another meaning in combination. */
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

/** Whether the filters change their meaning: the Android test runner combines them with "and", but `tests` with "or". */
const needAll = ({ tests, platform }: MigratedStep): boolean => {
  const kinds = tests.filter((entry) => !entry.startsWith('!')).map((entry) => /^(?:annotation|size):/.exec(entry)?.[0] ?? '');
  return platform === 'android' && (new Set(kinds).size > 1 || kinds.filter((kind) => kind === 'annotation:').length > 1);
};

/** Inputs to which several settings can contribute. */
const sharedInputs: ReadonlySet<string> = new Set(['devices', 'tests', 'download', 'shards']);

/** Marks each setting whose input a later setting writes again. */
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

export const replacedBy = (setting: Setting, { file, line }: SourceLine): Finding => ({
  ...unsupported(setting, `${setting.file === file ? '' : `${file}, `}line ${line} replaces it`),
  to: undefined,
  input: undefined,
  isReplaced: true,
});

/**
 * Maps each replaced setting to the later setting of the same name. A setting under a condition replaces no other setting.
 *
 * @param isAddition whether a setting extends earlier settings instead of replacing them
 * @param later settings after `settings`, by name
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
