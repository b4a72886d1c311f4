import { z } from 'zod';
import { type AlertInput, type AlertStatus, alertScopes, alertStatuses } from '../../core/model/alert.ts';
import { isRecord } from '../../lib/is-record.ts';
import { readYaml, type YamlPath, type YamlReading, yamlKey } from '../../lib/yaml-document.ts';
import type { FileMistake } from '../inputs/workspace-files.ts';

/** Schema of a string with limits on its length, counted in characters and not in UTF-16 units. */
const boundedText = (minLength: number, maxLength: number): z.ZodString => {
  const expected =
    minLength === 0 ? `a string of up to ${maxLength} characters` : `a string of ${minLength} to ${maxLength} characters`;
  const fits = (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength;
  };
  return z
    .string(`must be ${expected}`)
    .refine(fits, `must be ${expected}`)
    .meta(minLength === 0 ? { maxLength } : { minLength, maxLength });
};

const requiredText = (what: string): z.ZodString => z.string(`must be ${what}`).min(1, `must be ${what}`);

const enabledSchema = z
  .boolean('must be true or false')
  .default(true)
  .describe('A disabled target is kept, and skipped when the alert fires.');

const webhookSchema = z.strictObject({
  channel: z.literal('webhook'),
  enabled: enabledSchema,
  config: z
    .looseObject(
      { url: z.string('must be the address of the webhook').regex(/^https?:\/\/\S+$/, 'must be an http(s):// address') },
      'must be a mapping with url',
    )
    .describe('Holds the url of the webhook; further keys are passed on.'),
});

const otherTargetSchema = z.strictObject({
  channel: z.enum(['email', 'slack'], 'must be webhook, email or slack'),
  enabled: enabledSchema,
  config: z.looseObject({}, 'must be a mapping').describe("The service's own keys for this channel; passed on as they are."),
});

/** Schema of a notification target. Checks a target with an unknown channel by the last variant. */
const targetSchema = z.discriminatedUnion('channel', [webhookSchema, otherTargetSchema], {
  unionFallback: true,
  error: 'must be a mapping with channel and config',
});

/** Schema of one rule: the fields that create an alert, and the status that the alert must have. */
const ruleSchema = z.strictObject(
  {
    name: boundedText(1, 255).describe('Identifies the rule: names are unique.'),
    description: boundedText(0, 500).nullable().optional(),
    scope: z.enum(alertScopes, 'must be TRACE or SESSION').optional().describe('Whether the rule watches traces or sessions.'),
    metric: requiredText('a metric, for instance latency or score:<name>').describe('A plain key, or score:<name>.'),
    aggregation: requiredText("one of the service's words").describe('How the values of a window are combined. Sent unchanged.'),
    operator: requiredText("one of the service's words").describe(
      'How that value is compared with the threshold. Sent unchanged.',
    ),
    threshold: z.number('must be a number').describe('The value that the metric is compared with.'),
    windowMinutes: z
      .union([z.number(), z.string().min(1)], "must be one of the service's window sizes")
      .describe('Size of the window. Sent unchanged; the service checks it.'),
    cooldownMinutes: z
      .int('must be a whole number of minutes')
      .min(0, 'must be 0 or more minutes')
      .default(15)
      .describe('Minimum time between two notifications.'),
    environments: z
      .array(requiredText('the name of an environment'), 'must be a list')
      .default([])
      .describe('Empty: every environment.'),
    notifications: z
      .array(targetSchema, 'must be a list with at least one target')
      .min(1, 'must have at least one target')
      .describe('Who is told when the alert fires.'),
    filter: z
      .looseObject({ mode: z.enum(['conditions', 'sql'], 'must be conditions or sql') }, 'must be null or a mapping with mode')
      .nullable()
      .default(null)
      .describe('Null: everything in scope. The content of a mode is sent unchanged.'),
    status: z.enum(alertStatuses, 'must be active or paused').default('active').describe('The state that `apply` sets.'),
  },
  'must be a mapping with the fields of an alert rule',
);

/** Schema of the whole file: a list of rules, or a mapping with the key `rules`. Editors also use this schema. */
export const rulesFileSchema = z.union([
  z.array(ruleSchema),
  z.strictObject({ $schema: z.string().optional(), rules: z.array(ruleSchema) }),
]);

export interface AlertRule {
  readonly input: AlertInput;
  readonly status: AlertStatus;
  /** Line where the rule begins in the file, from 1. */
  readonly line: number;
  /** Line number of each field in the file, from 1. */
  readonly fieldLines: Readonly<Partial<Record<string, number>>>;
}

interface ParsedRules {
  readonly rules: readonly AlertRule[];
  /** Mistakes in the order of the file. With a mistake, the rules must not be used. */
  readonly mistakes: readonly FileMistake[];
}

/** Maximum number of rules, more than a file written by hand contains. */
const maxRules = 5_000;

/** Parses a rules file, and checks all documented constraints of the service. Returns every mistake; never throws. */
export const parseRules = (text: string): ParsedRules => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') return { rules: [], mistakes: reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
  const list = readRuleList(reading);
  if ('mistakes' in list) return { rules: [], mistakes: list.mistakes };

  const rules: AlertRule[] = [];
  const mistakes: FileMistake[] = [];
  for (const [index, entry] of list.entries.entries()) {
    const path = [...list.path, index];
    const parsed = ruleSchema.safeParse(entry);
    if (parsed.success) {
      const { status, description, scope, ...rest } = parsed.data;
      rules.push({
        input: { ...rest, description, scope },
        status,
        line: reading.placeOf(path).line,
        fieldLines: Object.fromEntries(Object.keys(Object(entry)).map((key) => [key, reading.placeOf([...path, key]).line])),
      });
    } else
      for (const mistake of mistakesOf(parsed.error.issues, path, reading.placeOf))
        mistakes.push({ ...mistake, entry: nameOf(entry), message: orMissing(mistake, path, entry) });
  }
  mistakes.push(...repeatedNames(list, reading.placeOf));
  return { rules, mistakes: mistakes.toSorted((one, other) => one.line - other.line || one.column - other.column) };
};

type PlaceOf = Extract<YamlReading, { kind: 'read' }>['placeOf'];

interface RuleList {
  readonly path: YamlPath;
  readonly entries: readonly unknown[];
}

const fileKeys: ReadonlySet<string> = new Set(['rules', '$schema']);

const readRuleList = ({
  value,
  placeOf,
}: Extract<YamlReading, { kind: 'read' }>): RuleList | { readonly mistakes: readonly FileMistake[] } => {
  const mistake = (path: YamlPath, message: string): { mistakes: readonly FileMistake[] } => ({
    mistakes: [{ ...placeOf(path), key: yamlKey(path), message }],
  });
  const unknown = isRecord(value) ? Object.keys(value).find((key) => !fileKeys.has(key)) : undefined;
  if (unknown !== undefined)
    return mistake([unknown], 'is not known. The file must be a list of rules, or a mapping with the key rules');
  const path = isRecord(value) ? ['rules'] : [];
  const entries: unknown = isRecord(value) && 'rules' in value ? value.rules : value;
  if (!Array.isArray(entries)) return mistake(path, 'must be a list of rules, or a mapping with the key rules');
  return entries.length > maxRules ? mistake(path, `has more than ${maxRules} rules`) : { path, entries };
};

const mistakesOf = (issues: readonly z.core.$ZodIssue[], path: YamlPath, placeOf: PlaceOf): FileMistake[] =>
  issues.flatMap((issue) => {
    const within = issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : [];
    if (within.some((each) => each.path.length > 0)) return mistakesOf(within, [...path, ...issue.path], placeOf);
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ at: [...path, ...issue.path, key], message: 'unknown key' }))
        : [{ at: [...path, ...issue.path], message: issue.message }];
    return found.map(({ at, message }) => ({ ...placeOf(at), key: yamlKey(at), message }));
  });

const longestName = 120;

const nameOf = (rule: unknown): string | undefined =>
  isRecord(rule) && typeof rule.name === 'string' && rule.name !== '' ? rule.name.slice(0, longestName) : undefined;

/** Adds to the message that the field is missing, because the schema describes only wrong values. */
const orMissing = ({ key, message }: FileMistake, path: YamlPath, rule: unknown): string => {
  const field = key.slice(yamlKey(path).length + 1);
  return isRecord(rule) && Object.hasOwn(ruleSchema.shape, field) && rule[field] === undefined && message.startsWith('must ')
    ? `is missing; it ${message}`
    : message;
};

const repeatedNames = ({ path, entries }: RuleList, placeOf: PlaceOf): FileMistake[] => {
  const named = entries.flatMap((entry, index) => {
    const at = [...path, index, 'name'];
    return isRecord(entry) && typeof entry.name === 'string' ? [{ name: entry.name, key: yamlKey(at), ...placeOf(at) }] : [];
  });
  return [...Map.groupBy(named, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    others.map(({ line, column, key }) => ({
      line,
      column,
      key,
      message: `repeats the name of the rule in line ${first?.line}; names must be unique`,
    })),
  );
};
