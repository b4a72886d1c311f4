import {
  type Adjustment,
  type Conversion,
  formatValue,
  formatValues,
  isDefault,
  type MigratedStep,
  type Rule,
  type RuleTable,
  refused,
  remark,
} from './settings.ts';

/** A rule with a note has the outcome `changed`, because a note describes a changed meaning. */
const mapped = (to: string, note?: string): Conversion => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to,
  note,
});

export const none = (note: string): Rule => ({ outcome: 'unsupported', note });

export const notNeeded = none('not needed here');

/** @param names names of settings, separated by blanks */
export const sameRule = (rule: Rule, names: string): RuleTable =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]));

export const always = (to: string, note?: string): Rule => ({ ...mapped(to, note), isText: true });

export const input = (name: string, note?: string): Rule => ({
  ...always(`\`${name}\``, note),
  input: name,
  apply: (value, step) => void step.inputs.set(name, formatValue(value)),
});

/** Rule for the path of a binary. Removes `./` and the checkout folder from the path. */
export const binary = (name: 'app' | 'test-suite'): Rule => ({
  ...input(name),
  apply: (value, step) => setBinary(name, value, step),
});

export const setBinary = (name: 'app' | 'test-suite', value: unknown, step: MigratedStep): Adjustment | undefined => {
  const text = formatValue(value);
  if (/^(?:gs:\/\/|storage:)/.test(text)) {
    step.remarks.push(
      remark(`\`${name}\` reads no storage of another service: download {} in a step before, and name that file.`, text),
    );
    return refused('download it in a step before');
  }
  const path = text.replace(/^\$\{\{ ?github\.workspace ?\}\}\//, '').replace(/^(?:\.\/)+/, '');
  if (/^\/(?!\/)|^[A-Za-z]:\\|^~/.test(path))
    step.remarks.push(remark(`The path {} in \`${name}\` exists on one machine only. Correct it.`, path));
  step.inputs.set(name, path);
  return undefined;
};

export const capability = (name: string, note?: string): Rule => ({
  ...mapped(`\`capabilities\`: \`${name}\``, note),
  input: 'capabilities',
  apply: (value, step) => {
    const isOn = switchOf(value);
    if (isOn === undefined) return noSwitch;
    step.capabilities.set(name, isOn);
    return undefined;
  },
});

export const textCapability = (name: string, note?: string): Rule => ({
  ...capability(name, note),
  isText: true,
  apply: (value, step) => void step.capabilities.set(name, formatValue(value)),
});

/** @param values texts of the input for on and off; a text is absent if it is the default of the input */
export const switchInput = (
  name: string,
  to: string,
  values: { readonly on?: string; readonly off?: string },
  note?: string,
): Rule => ({
  ...mapped(to, note),
  input: name,
  apply: (value, step) => {
    const isOn = switchOf(value);
    if (isOn === undefined) return noSwitch;
    const text = isOn ? values.on : values.off;
    if (text === undefined) return isDefault;
    step.inputs.set(name, text);
    return undefined;
  },
});

export const deviceLogs = switchInput('device-logs', '`device-logs`', { on: 'true', off: 'false' });

const noSwitch = refused('it is neither true nor false');

const switchOf = (value: unknown): boolean | undefined => {
  const text = formatValue(value).trim().toLowerCase();
  if (['true', 'yes', 'on', '1'].includes(text)) return true;
  return ['false', 'no', 'off', '0'].includes(text) ? false : undefined;
};

export const isOn = (value: unknown): boolean => switchOf(value) === true;

const duration = /(\d{1,9}(?:\.\d{1,9})?)\s*(seconds?|sec|s|minutes?|min|m|hours?|h|$)\s*/gi;

/** Minutes in a unit, by the first letter of the unit. All other units are seconds. */
const unitMinutes: Readonly<Record<string, number>> = { m: 1, h: 60 };

/**
 * Reads a duration such as `15m`, `1h30m`, `900s` or `90` (seconds), rounded up to minutes. Returns undefined for other texts.
 */
export const minutesOf = (value: unknown): number | undefined => {
  const text = formatValue(value).trim();
  if (text === '' || text.replaceAll(duration, '') !== '') return undefined;
  const sum = [...text.matchAll(duration)].reduce(
    (minutes, [, count, unit = '']) => minutes + Number(count) * (unitMinutes[unit.charAt(0).toLowerCase()] ?? 1 / 60),
    0,
  );
  // `toFixed` removes the rounding errors of the sum.
  return Math.max(1, Math.ceil(Number(sum.toFixed(6))));
};

/** @param scope whether the limit applies to the whole `run`, or to each `execution` of the suite on a device */
export const timeLimit = (scope: keyof MigratedStep['minutes']): Rule => ({
  ...mapped(
    '`timeout-minutes`',
    scope === 'run'
      ? 'the time in the queue has its own limit, `queue-timeout-minutes`'
      : 'the limit of the whole run, so that of an execution is multiplied by devices, shards and attempts',
  ),
  input: 'timeout-minutes',
  apply: (value, step) => {
    const minutes = /^0\w*$/.test(formatValue(value)) ? undefined : minutesOf(value);
    if (minutes === undefined) return refused('it is no duration');
    step.minutes[scope] = minutes;
    return undefined;
  },
});

export const count = (name: string, least: number, note?: string): Rule => ({
  ...mapped(`\`${name}\``, note),
  input: name,
  apply: (value, step) => {
    const text = formatValue(value).trim();
    if (!/^\d{1,9}$/.test(text) || Number(text) < least) return refused(`it is no number from ${least}`);
    step.inputs.set(name, String(Number(text)));
    return undefined;
  },
});

export const testList = (toEntries: (value: unknown, step: MigratedStep) => readonly string[], note?: string): Rule => ({
  ...mapped('`tests`', note),
  input: 'tests',
  apply: (value, step) => void step.tests.push(...toEntries(value, step)),
});

const kinds: Readonly<Record<string, string>> = { class: '', package: 'package:', annotation: 'annotation:', size: 'size:' };

/**
 * Reads filters of the Android test runner: `class a.B#c,d.E`, `notPackage a`, `size small`.
 *
 * @returns filters, each with its entry of `tests`, or undefined if `tests` has no equivalent
 */
const runnerFilters = (text: string): readonly { readonly filter: string; readonly entry: string | undefined }[] => {
  let kind = '';
  return text.split(/[,;]/).flatMap((part) => {
    const filter = part.trim();
    const [, word, name = filter] = /^([A-Za-z]+)\s+(\S.*)$/s.exec(filter) ?? [];
    kind = word ?? kind;
    const excludes = /^not[A-Z]/.test(kind);
    const own = (excludes ? kind.slice('not'.length) : kind).toLowerCase();
    const prefix = Object.hasOwn(kinds, own) ? kinds[own] : undefined;
    if (name === '') return [];
    return [{ filter, entry: prefix === undefined ? undefined : `${excludes ? '!' : ''}${prefix}${name}` }];
  });
};

/** Rule for filters of tests. A note lists the filters that `tests` cannot express. */
export const testFilters: Rule = {
  ...mapped('`tests`'),
  input: 'tests',
  apply: (value, step) => {
    const filters = formatValues(value).flatMap(runnerFilters);
    const tests = filters.flatMap(({ entry }) => entry ?? []);
    const others = filters.flatMap(({ filter, entry }) => (entry === undefined ? filter : [])).join(', ');
    step.tests.push(...tests);
    if (tests.length === filters.length) return undefined;
    step.remarks.push(remark('No entry of `tests` is the same as {}: without it, other tests run.', others));
    return tests.length > 0 ? { outcome: 'changed', note: `without ${others}` } : refused('no entry of `tests` is the same');
  },
};

/**
 * Rule for a setting that all devices of a step share.
 *
 * @param defaults pattern of values that need no capability
 */
const oneForAll = (name: string, defaults: RegExp): Rule => ({
  ...capability(name, 'one for all devices of a step'),
  apply: (value, step) => {
    const values = formatValues(value);
    const [first, ...others] = new Set(values);
    if (others.length > 0) {
      const text = `\`capabilities\`: \`${name}\` is one for all devices of a step, and the source has {}. Use a step for each.`;
      step.remarks.push(remark(text, values.join(', ')));
      return refused('the source has several');
    }
    if (first === undefined || defaults.test(first)) return isDefault;
    step.capabilities.set(name, first.replace('-', '_'));
    return undefined;
  },
});

export const locale = oneForAll('locale', /^(?:en(?:[-_]US)?|default)$/i);
export const orientation = oneForAll('deviceOrientation', /^(?:portrait|default)$/i);
