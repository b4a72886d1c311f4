import { type Adjustment, formatValue, formatValues, type MigratedStep, type Rule, remark } from './settings.ts';

/** Rule that copies a text into an input unchanged. */
export const input = (name: string, note?: string): Rule => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to: `\`${name}\``,
  note,
  input: name,
  isText: true,
  apply: (value, step) => {
    step.inputs.set(name, formatValue(value));
    return undefined;
  },
});

/** Rule for the path of a binary. Removes `./` and the checkout folder from the path. */
export const binary = (name: 'app' | 'test-suite'): Rule => ({
  ...input(name),
  apply: (value, step) => {
    if (formatValue(value).startsWith('gs://')) {
      step.remarks.push(
        remark(`\`${name}\` reads no Cloud Storage: download {} in a step before, and name that file.`, formatValue(value)),
      );
      return { outcome: 'unsupported', to: undefined, note: 'download it in a step before' };
    }
    const path = formatValue(value)
      .replace(/^\$\{\{ ?github\.workspace ?\}\}\//, '')
      .replace(/^(?:\.\/)+/, '');
    if (/^\/(?!\/)|^[A-Za-z]:\\|^~/.test(path))
      step.remarks.push(remark(`The path {} in \`${name}\` exists on one machine only. Correct it.`, path));
    return input(name).apply?.(path, step);
  },
});

export const capability = (name: string, note?: string): Rule => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to: `\`capabilities\`: \`${name}\``,
  note,
  input: 'capabilities',
  apply: (value, step) => orNoSwitch(value, (isOn) => void step.capabilities.set(name, isOn)),
});

export const textCapability = (name: string, note?: string): Rule => ({
  ...capability(name, note),
  isText: true,
  apply: (value, step) => {
    step.capabilities.set(name, formatValue(value));
    return undefined;
  },
});

export const switchInput = (
  name: string,
  to: string,
  values: { readonly on?: string; readonly off?: string },
  note?: string,
): Rule => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to,
  note,
  input: name,
  apply: (value, step) =>
    orNoSwitch(value, (isOn) => {
      const text = isOn ? values.on : values.off;
      if (text === undefined) return { outcome: 'taken', to: 'the default', note: undefined };
      step.inputs.set(name, text);
      return undefined;
    }),
});

const orNoSwitch = (value: unknown, apply: (isOn: boolean) => Adjustment | undefined): Adjustment | undefined => {
  const isOn = switchOf(value);
  return isOn === undefined ? { outcome: 'unsupported', to: undefined, note: 'it is neither true nor false' } : apply(isOn);
};

export const none = (note: string): Rule => ({ outcome: 'unsupported', note });

export const notNeeded = none('not needed here');

export const always = (to: string, note?: string): Rule => ({
  outcome: note === undefined ? 'taken' : 'changed',
  to,
  note,
  isText: true,
});

/** Reads a boolean; undefined for any other value. */
const switchOf = (value: unknown): boolean | undefined => {
  const text = formatValue(value).trim().toLowerCase();
  if (['true', 'yes', 'on', '1'].includes(text)) return true;
  return ['false', 'no', 'off', '0'].includes(text) ? false : undefined;
};

export const isOn = (value: unknown): boolean => switchOf(value) === true;

/** Minutes of each unit, by its first letter. A number without a unit is in seconds. */
const unitMinutes: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['h', 60],
]);

const duration = /(\d{1,9}(?:\.\d{1,9})?)\s*(seconds?|sec|s|minutes?|min|m|hours?|h|$)\s*/gi;

/** Reads minutes, rounded up, from `15m`, `1.5h`, `1h30m`, `900s` or `90` (seconds). Undefined for anything else. */
export const minutesOf = (value: unknown): number | undefined => {
  const text = formatValue(value).trim();
  if (text === '' || text.replaceAll(duration, '') !== '') return undefined;
  const parts = [...text.matchAll(duration)].map(
    ([, count, unit = '']) => Number(count) * (unitMinutes.get(unit.charAt(0).toLowerCase()) ?? 1 / 60),
  );
  // Without rounding errors of the sum.
  const minutes = Number(parts.reduce((sum, each) => sum + each, 0).toFixed(6));
  return Math.max(1, Math.ceil(minutes));
};

/**
 * Rule for a time limit.
 *
 * @param of what the limit applies to: the whole run, or each execution of the suite on a device
 */
export const timeLimit = (of: keyof MigratedStep['minutes']): Rule => ({
  outcome: 'changed',
  to: '`timeout-minutes`',
  note:
    of === 'run'
      ? 'the time in the queue has its own limit, `queue-timeout-minutes`'
      : 'the limit of the whole run, so that of an execution is multiplied by devices, shards and attempts',
  input: 'timeout-minutes',
  apply: (value, step) => {
    const minutes = /^0\w*$/.test(formatValue(value)) ? undefined : minutesOf(value);
    if (minutes === undefined) return { outcome: 'unsupported', to: undefined, note: 'it is no duration' };
    step.minutes[of] = minutes;
    return undefined;
  },
});

export const count = (name: string, least: number, note?: string): Rule => ({
  ...input(name, note),
  isText: false,
  apply: (value, step) => {
    const text = formatValue(value).trim();
    if (!/^\d{1,9}$/.test(text) || Number(text) < least)
      return { outcome: 'unsupported', to: undefined, note: `it is no number from ${least}` };
    step.inputs.set(name, String(Number(text)));
    return undefined;
  },
});

const kinds: Readonly<Record<string, string>> = { class: '', package: 'package:', annotation: 'annotation:', size: 'size:' };

/**
 * Reads filters of the Android test runner: `class a.B#c,d.E`, `notPackage a`, `size small`.
 *
 * @returns each filter with its entry of `tests`; the entry is undefined if `tests` has no equivalent
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

/** Rule for filters of the Android test runner. A filter without an equivalent changes which tests run, so a note mentions it. */
export const testFilters: Rule = {
  outcome: 'taken',
  to: '`tests`',
  input: 'tests',
  apply: (value, step) => {
    const filters = formatValues(value).flatMap(runnerFilters);
    const tests = filters.flatMap(({ entry }) => entry ?? []);
    const others = filters.flatMap(({ filter, entry }) => (entry === undefined ? [filter] : []));
    step.tests.push(...tests);
    if (others.length === 0) return undefined;
    step.remarks.push(remark('No entry of `tests` is the same as {}: without it, other tests run.', others.join(', ')));
    const note = `without ${others.join(', ')}`;
    return tests.length > 0
      ? { outcome: 'changed', note }
      : { outcome: 'unsupported', to: undefined, note: 'no entry of `tests` is the same' };
  },
};

/** Rule for a setting that has one value for all devices of a step. Values that match `defaults` are left out. */
const oneForAll = (name: string, defaults: RegExp): Rule => ({
  outcome: 'changed',
  to: `\`capabilities\`: \`${name}\``,
  note: 'one for all devices of a step',
  input: 'capabilities',
  apply: (value, step) => {
    const [first, ...others] = [...new Set(formatValues(value))];
    if (others.length > 0) {
      step.remarks.push(
        remark(
          `\`capabilities\`: \`${name}\` is one for all devices of a step, and the source has {}. Use a step for each.`,
          formatValues(value).join(', '),
        ),
      );
      return { outcome: 'unsupported', to: undefined, note: 'the source has several' };
    }
    if (first === undefined || defaults.test(first)) return { outcome: 'taken', to: 'the default', note: undefined };
    step.capabilities.set(name, first.replace('-', '_'));
    return undefined;
  },
});

export const locale = oneForAll('locale', /^(?:en(?:[-_]US)?|default)$/i);
export const orientation = oneForAll('deviceOrientation', /^(?:portrait|default)$/i);
